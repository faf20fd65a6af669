"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 16 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: i64, %7: i64, %8: i64):
      %9 = "arith.trunci"(%7) : (i64) -> i32
      %10 = "arith.trunci"(%8) : (i64) -> i32
      %11 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %17 = "arith.constant"() {value = 32 : i64} : () -> i64
      %18 = "arith.shrui"(%7, %17) : (i64, i64) -> i64
      %19 = "arith.constant"() {value = 1 : i32} : () -> i32
      %20 = "arith.subi"(%9, %19) : (i32, i32) -> i32
      %21 = "llvm.intr.ctlz"(%20) {is_zero_poison = false} : (i32) -> i32
      %22 = "arith.constant"() {value = 32 : i32} : () -> i32
      %23 = "arith.subi"(%22, %21) : (i32, i32) -> i32
      %24 = "arith.extui"(%14) : (i32) -> i64
      %25 = "arith.muli"(%24, %18) : (i64, i64) -> i64
      %26 = "arith.shrui"(%25, %17) : (i64, i64) -> i64
      %27 = "arith.trunci"(%26) : (i64) -> i32
      %28 = "arith.addi"(%27, %14) : (i32, i32) -> i32
      %29 = "arith.shrui"(%28, %23) : (i32, i32) -> i32
      %30 = "arith.cmpi"(%23, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %31 = "arith.constant"() {value = 0 : i32} : () -> i32
      %32 = "arith.select"(%30, %29, %31) : (i1, i32, i32) -> i32
      %33 = "arith.muli"(%32, %9) : (i32, i32) -> i32
      %34 = "arith.subi"(%14, %33) : (i32, i32) -> i32
      %35 = "llvm.intr.ctlz"(%20) {is_zero_poison = false} : (i32) -> i32
      %36 = "arith.subi"(%22, %35) : (i32, i32) -> i32
      %37 = "arith.shrui"(%28, %36) : (i32, i32) -> i32
      %38 = "arith.cmpi"(%36, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %39 = "arith.select"(%38, %37, %31) : (i1, i32, i32) -> i32
      %40 = "arith.shrui"(%8, %17) : (i64, i64) -> i64
      %41 = "arith.subi"(%10, %19) : (i32, i32) -> i32
      %42 = "llvm.intr.ctlz"(%41) {is_zero_poison = false} : (i32) -> i32
      %43 = "arith.subi"(%22, %42) : (i32, i32) -> i32
      %44 = "arith.extui"(%39) : (i32) -> i64
      %45 = "arith.muli"(%44, %40) : (i64, i64) -> i64
      %46 = "arith.shrui"(%45, %17) : (i64, i64) -> i64
      %47 = "arith.trunci"(%46) : (i64) -> i32
      %48 = "arith.addi"(%47, %39) : (i32, i32) -> i32
      %49 = "arith.shrui"(%48, %43) : (i32, i32) -> i32
      %50 = "arith.cmpi"(%43, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %51 = "arith.select"(%50, %49, %31) : (i1, i32, i32) -> i32
      %52 = "arith.muli"(%51, %10) : (i32, i32) -> i32
      %53 = "arith.subi"(%39, %52) : (i32, i32) -> i32
      %54 = "llvm.intr.ctlz"(%41) {is_zero_poison = false} : (i32) -> i32
      %55 = "arith.extsi"(%34) : (i32) -> i64
      %56 = "arith.extsi"(%53) : (i32) -> i64
      %57 = "arith.constant"() {value = 4 : i32} : () -> i32
      %58 = "arith.constant"() {value = 3 : i32} : () -> i32
      %59 = "arith.constant"() {value = 4 : i64} : () -> i64
      %60 = "arith.muli"(%3, %59) : (i64, i64) -> i64
      %61 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %62 = "arith.muli"(%55, %60) : (i64, i64) -> i64
      %63 = "arith.constant"() {value = 1024 : i64} : () -> i64
      %64 = "arith.muli"(%56, %63) : (i64, i64) -> i64
      %65 = "arith.addi"(%62, %64) : (i64, i64) -> i64
      %66 = "llvm.getelementptr"(%0, %65) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %67 = "arith.muli"(%5, %59) : (i64, i64) -> i64
      %68 = "arith.muli"(%6, %63) : (i64, i64) -> i64
      %69 = "arith.muli"(%55, %67) : (i64, i64) -> i64
      %70 = "arith.muli"(%56, %68) : (i64, i64) -> i64
      %71 = "arith.addi"(%69, %70) : (i64, i64) -> i64
      %72 = "llvm.getelementptr"(%4, %71) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %73 = "arith.muli"(%34, %57) : (i32, i32) -> i32
      %74 = "arith.muli"(%53, %61) : (i32, i32) -> i32
      %75 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %76 = "arith.muli"(%11, %57) : (i32, i32) -> i32
      %77 = "llvm.getelementptr"(%66, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %78 = "llvm.getelementptr"(%75, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %79 = "arith.addi"(%74, %76) : (i32, i32) -> i32
      %80 = "arith.cmpi"(%73, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %81 = "arith.cmpi"(%79, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %82 = "arith.andi"(%80, %81) : (i1, i1) -> i1
      %83, %84, %85, %86 = "scf.if"(%82) ({
        %87 = "llvm.load"(%77) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %88 = "vector.extract"(%87) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %89 = "vector.extract"(%87) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %90 = "vector.extract"(%87) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %91 = "vector.extract"(%87) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%88, %89, %90, %91) : (f32, f32, f32, f32) -> ()
      }, {
        %92 = "llvm.mlir.undef"() : () -> f32
        %93 = "llvm.mlir.undef"() : () -> f32
        %94 = "llvm.mlir.undef"() : () -> f32
        %95 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%92, %93, %94, %95) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %96 = "llvm.getelementptr"(%77, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %97 = "arith.addi"(%73, %19) : (i32, i32) -> i32
      %98 = "arith.cmpi"(%97, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %99 = "arith.andi"(%98, %81) : (i1, i1) -> i1
      %100, %101, %102, %103 = "scf.if"(%99) ({
        %104 = "llvm.load"(%96) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %105 = "vector.extract"(%104) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %106 = "vector.extract"(%104) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %107 = "vector.extract"(%104) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %108 = "vector.extract"(%104) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%105, %106, %107, %108) : (f32, f32, f32, f32) -> ()
      }, {
        %109 = "llvm.mlir.undef"() : () -> f32
        %110 = "llvm.mlir.undef"() : () -> f32
        %111 = "llvm.mlir.undef"() : () -> f32
        %112 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%109, %110, %111, %112) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %113 = "llvm.getelementptr"(%96, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %114 = "arith.constant"() {value = 2 : i32} : () -> i32
      %115 = "arith.addi"(%73, %114) : (i32, i32) -> i32
      %116 = "arith.cmpi"(%115, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %117 = "arith.andi"(%116, %81) : (i1, i1) -> i1
      %118, %119, %120, %121 = "scf.if"(%117) ({
        %122 = "llvm.load"(%113) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %123 = "vector.extract"(%122) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %124 = "vector.extract"(%122) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %125 = "vector.extract"(%122) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %126 = "vector.extract"(%122) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%123, %124, %125, %126) : (f32, f32, f32, f32) -> ()
      }, {
        %127 = "llvm.mlir.undef"() : () -> f32
        %128 = "llvm.mlir.undef"() : () -> f32
        %129 = "llvm.mlir.undef"() : () -> f32
        %130 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%127, %128, %129, %130) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %131 = "llvm.getelementptr"(%113, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %132 = "arith.addi"(%73, %58) : (i32, i32) -> i32
      %133 = "arith.cmpi"(%132, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %134 = "arith.andi"(%133, %81) : (i1, i1) -> i1
      %135, %136, %137, %138 = "scf.if"(%134) ({
        %139 = "llvm.load"(%131) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %140 = "vector.extract"(%139) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %141 = "vector.extract"(%139) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %142 = "vector.extract"(%139) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %143 = "vector.extract"(%139) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%140, %141, %142, %143) : (f32, f32, f32, f32) -> ()
      }, {
        %144 = "llvm.mlir.undef"() : () -> f32
        %145 = "llvm.mlir.undef"() : () -> f32
        %146 = "llvm.mlir.undef"() : () -> f32
        %147 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%144, %145, %146, %147) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %148 = "vector.from_elements"(%83, %84, %85, %86) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%148, %78) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %149 = "llvm.getelementptr"(%78) {rawConstantIndices = array<i32: 1032>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %150 = "vector.from_elements"(%100, %101, %102, %103) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%150, %149) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %151 = "llvm.getelementptr"(%78) {rawConstantIndices = array<i32: 2064>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %152 = "vector.from_elements"(%118, %119, %120, %121) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%152, %151) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %153 = "llvm.getelementptr"(%78) {rawConstantIndices = array<i32: 3096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %154 = "vector.from_elements"(%135, %136, %137, %138) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%154, %153) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %155 = "arith.constant"() {value = 64 : i64} : () -> i64
      %156 = "arith.muli"(%6, %155) : (i64, i64) -> i64
      %157 = "arith.constant"() {value = 8 : i64} : () -> i64
      %158 = "arith.muli"(%6, %157) : (i64, i64) -> i64
      %159 = "arith.constant"() {value = 8 : i32} : () -> i32
      %160 = "arith.remui"(%11, %159) : (i32, i32) -> i32
      %161 = "arith.divui"(%11, %159) : (i32, i32) -> i32
      %162 = "arith.extsi"(%160) : (i32) -> i64
      %163 = "arith.muli"(%162, %6) : (i64, i64) -> i64
      %164 = "arith.remui"(%161, %57) : (i32, i32) -> i32
      %165 = "arith.divui"(%161, %57) : (i32, i32) -> i32
      %166 = "arith.extsi"(%164) : (i32) -> i64
      %167 = "arith.muli"(%166, %5) : (i64, i64) -> i64
      %168 = "arith.addi"(%163, %167) : (i64, i64) -> i64
      %169 = "arith.extsi"(%165) : (i32) -> i64
      %170 = "arith.muli"(%169, %158) : (i64, i64) -> i64
      %171 = "arith.addi"(%168, %170) : (i64, i64) -> i64
      %172 = "llvm.getelementptr"(%72, %171) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %173 = "arith.constant"() {value = 1032 : i32} : () -> i32
      %174 = "arith.muli"(%164, %173) : (i32, i32) -> i32
      %175 = "arith.addi"(%160, %174) : (i32, i32) -> i32
      %176 = "arith.muli"(%165, %159) : (i32, i32) -> i32
      %177 = "arith.addi"(%175, %176) : (i32, i32) -> i32
      %178 = "llvm.getelementptr"(%75, %177) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %179 = "arith.addi"(%160, %176) : (i32, i32) -> i32
      %180 = "arith.addi"(%73, %164) : (i32, i32) -> i32
      %181 = "arith.addi"(%74, %179) : (i32, i32) -> i32
      %182 = "llvm.load"(%178) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %183 = "llvm.getelementptr"(%178) {rawConstantIndices = array<i32: 64>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %184 = "llvm.load"(%183) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %185 = "llvm.getelementptr"(%178) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %186 = "llvm.load"(%185) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %187 = "llvm.getelementptr"(%178) {rawConstantIndices = array<i32: 192>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %188 = "llvm.load"(%187) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %189 = "llvm.getelementptr"(%178) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %190 = "llvm.load"(%189) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %191 = "llvm.getelementptr"(%178) {rawConstantIndices = array<i32: 320>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %192 = "llvm.load"(%191) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %193 = "llvm.getelementptr"(%178) {rawConstantIndices = array<i32: 384>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %194 = "llvm.load"(%193) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %195 = "llvm.getelementptr"(%178) {rawConstantIndices = array<i32: 448>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %196 = "llvm.load"(%195) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %197 = "llvm.getelementptr"(%178) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %198 = "llvm.load"(%197) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %199 = "llvm.getelementptr"(%178) {rawConstantIndices = array<i32: 576>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %200 = "llvm.load"(%199) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %201 = "llvm.getelementptr"(%178) {rawConstantIndices = array<i32: 640>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %202 = "llvm.load"(%201) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %203 = "llvm.getelementptr"(%178) {rawConstantIndices = array<i32: 704>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %204 = "llvm.load"(%203) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %205 = "llvm.getelementptr"(%178) {rawConstantIndices = array<i32: 768>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %206 = "llvm.load"(%205) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %207 = "llvm.getelementptr"(%178) {rawConstantIndices = array<i32: 832>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %208 = "llvm.load"(%207) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %209 = "llvm.getelementptr"(%178) {rawConstantIndices = array<i32: 896>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %210 = "llvm.load"(%209) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %211 = "llvm.getelementptr"(%178) {rawConstantIndices = array<i32: 960>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %212 = "llvm.load"(%211) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %213 = "arith.cmpi"(%180, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %214 = "arith.cmpi"(%181, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %215 = "arith.andi"(%213, %214) : (i1, i1) -> i1
      "scf.if"(%215) ({
        "llvm.store"(%182, %172) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %216 = "llvm.getelementptr"(%172, %156) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %217 = "arith.constant"() {value = 64 : i32} : () -> i32
      %218 = "arith.addi"(%181, %217) : (i32, i32) -> i32
      %219 = "arith.cmpi"(%218, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %220 = "arith.andi"(%213, %219) : (i1, i1) -> i1
      "scf.if"(%220) ({
        "llvm.store"(%184, %216) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %221 = "arith.constant"() {value = 2 : i64} : () -> i64
      %222 = "arith.muli"(%221, %156) : (i64, i64) -> i64
      %223 = "llvm.getelementptr"(%172, %222) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %224 = "arith.constant"() {value = 128 : i32} : () -> i32
      %225 = "arith.addi"(%181, %224) : (i32, i32) -> i32
      %226 = "arith.cmpi"(%225, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %227 = "arith.andi"(%213, %226) : (i1, i1) -> i1
      "scf.if"(%227) ({
        "llvm.store"(%186, %223) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %228 = "arith.constant"() {value = 3 : i64} : () -> i64
      %229 = "arith.muli"(%228, %156) : (i64, i64) -> i64
      %230 = "llvm.getelementptr"(%172, %229) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %231 = "arith.constant"() {value = 192 : i32} : () -> i32
      %232 = "arith.addi"(%181, %231) : (i32, i32) -> i32
      %233 = "arith.cmpi"(%232, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %234 = "arith.andi"(%213, %233) : (i1, i1) -> i1
      "scf.if"(%234) ({
        "llvm.store"(%188, %230) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %235 = "arith.muli"(%59, %156) : (i64, i64) -> i64
      %236 = "llvm.getelementptr"(%172, %235) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %237 = "arith.constant"() {value = 256 : i32} : () -> i32
      %238 = "arith.addi"(%181, %237) : (i32, i32) -> i32
      %239 = "arith.cmpi"(%238, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %240 = "arith.andi"(%213, %239) : (i1, i1) -> i1
      "scf.if"(%240) ({
        "llvm.store"(%190, %236) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %241 = "arith.constant"() {value = 5 : i64} : () -> i64
      %242 = "arith.muli"(%241, %156) : (i64, i64) -> i64
      %243 = "llvm.getelementptr"(%172, %242) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %244 = "arith.constant"() {value = 320 : i32} : () -> i32
      %245 = "arith.addi"(%181, %244) : (i32, i32) -> i32
      %246 = "arith.cmpi"(%245, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %247 = "arith.andi"(%213, %246) : (i1, i1) -> i1
      "scf.if"(%247) ({
        "llvm.store"(%192, %243) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %248 = "arith.constant"() {value = 6 : i64} : () -> i64
      %249 = "arith.muli"(%248, %156) : (i64, i64) -> i64
      %250 = "llvm.getelementptr"(%172, %249) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %251 = "arith.constant"() {value = 384 : i32} : () -> i32
      %252 = "arith.addi"(%181, %251) : (i32, i32) -> i32
      %253 = "arith.cmpi"(%252, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %254 = "arith.andi"(%213, %253) : (i1, i1) -> i1
      "scf.if"(%254) ({
        "llvm.store"(%194, %250) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %255 = "arith.constant"() {value = 7 : i64} : () -> i64
      %256 = "arith.muli"(%255, %156) : (i64, i64) -> i64
      %257 = "llvm.getelementptr"(%172, %256) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %258 = "arith.constant"() {value = 448 : i32} : () -> i32
      %259 = "arith.addi"(%181, %258) : (i32, i32) -> i32
      %260 = "arith.cmpi"(%259, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %261 = "arith.andi"(%213, %260) : (i1, i1) -> i1
      "scf.if"(%261) ({
        "llvm.store"(%196, %257) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %262 = "arith.muli"(%157, %156) : (i64, i64) -> i64
      %263 = "llvm.getelementptr"(%172, %262) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %264 = "arith.constant"() {value = 512 : i32} : () -> i32
      %265 = "arith.addi"(%181, %264) : (i32, i32) -> i32
      %266 = "arith.cmpi"(%265, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %267 = "arith.andi"(%213, %266) : (i1, i1) -> i1
      "scf.if"(%267) ({
        "llvm.store"(%198, %263) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %268 = "arith.constant"() {value = 9 : i64} : () -> i64
      %269 = "arith.muli"(%268, %156) : (i64, i64) -> i64
      %270 = "llvm.getelementptr"(%172, %269) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %271 = "arith.constant"() {value = 576 : i32} : () -> i32
      %272 = "arith.addi"(%181, %271) : (i32, i32) -> i32
      %273 = "arith.cmpi"(%272, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %274 = "arith.andi"(%213, %273) : (i1, i1) -> i1
      "scf.if"(%274) ({
        "llvm.store"(%200, %270) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %275 = "arith.constant"() {value = 10 : i64} : () -> i64
      %276 = "arith.muli"(%275, %156) : (i64, i64) -> i64
      %277 = "llvm.getelementptr"(%172, %276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %278 = "arith.constant"() {value = 640 : i32} : () -> i32
      %279 = "arith.addi"(%181, %278) : (i32, i32) -> i32
      %280 = "arith.cmpi"(%279, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %281 = "arith.andi"(%213, %280) : (i1, i1) -> i1
      "scf.if"(%281) ({
        "llvm.store"(%202, %277) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %282 = "arith.constant"() {value = 11 : i64} : () -> i64
      %283 = "arith.muli"(%282, %156) : (i64, i64) -> i64
      %284 = "llvm.getelementptr"(%172, %283) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %285 = "arith.constant"() {value = 704 : i32} : () -> i32
      %286 = "arith.addi"(%181, %285) : (i32, i32) -> i32
      %287 = "arith.cmpi"(%286, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %288 = "arith.andi"(%213, %287) : (i1, i1) -> i1
      "scf.if"(%288) ({
        "llvm.store"(%204, %284) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %289 = "arith.constant"() {value = 12 : i64} : () -> i64
      %290 = "arith.muli"(%289, %156) : (i64, i64) -> i64
      %291 = "llvm.getelementptr"(%172, %290) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %292 = "arith.constant"() {value = 768 : i32} : () -> i32
      %293 = "arith.addi"(%181, %292) : (i32, i32) -> i32
      %294 = "arith.cmpi"(%293, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %295 = "arith.andi"(%213, %294) : (i1, i1) -> i1
      "scf.if"(%295) ({
        "llvm.store"(%206, %291) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %296 = "arith.constant"() {value = 13 : i64} : () -> i64
      %297 = "arith.muli"(%296, %156) : (i64, i64) -> i64
      %298 = "llvm.getelementptr"(%172, %297) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %299 = "arith.constant"() {value = 832 : i32} : () -> i32
      %300 = "arith.addi"(%181, %299) : (i32, i32) -> i32
      %301 = "arith.cmpi"(%300, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %302 = "arith.andi"(%213, %301) : (i1, i1) -> i1
      "scf.if"(%302) ({
        "llvm.store"(%208, %298) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %303 = "arith.constant"() {value = 14 : i64} : () -> i64
      %304 = "arith.muli"(%303, %156) : (i64, i64) -> i64
      %305 = "llvm.getelementptr"(%172, %304) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %306 = "arith.constant"() {value = 896 : i32} : () -> i32
      %307 = "arith.addi"(%181, %306) : (i32, i32) -> i32
      %308 = "arith.cmpi"(%307, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %309 = "arith.andi"(%213, %308) : (i1, i1) -> i1
      "scf.if"(%309) ({
        "llvm.store"(%210, %305) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %310 = "arith.constant"() {value = 15 : i64} : () -> i64
      %311 = "arith.muli"(%310, %156) : (i64, i64) -> i64
      %312 = "llvm.getelementptr"(%172, %311) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %313 = "arith.constant"() {value = 960 : i32} : () -> i32
      %314 = "arith.addi"(%181, %313) : (i32, i32) -> i32
      %315 = "arith.cmpi"(%314, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %316 = "arith.andi"(%213, %315) : (i1, i1) -> i1
      "scf.if"(%316) ({
        "llvm.store"(%212, %312) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "transpose_tile", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64, %7: i64, %8: i64, %9: i64):
      %10 = "arith.trunci"(%8) : (i64) -> i32
      %11 = "arith.trunci"(%9) : (i64) -> i32
      %12 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %18 = "arith.constant"() {value = 32 : i64} : () -> i64
      %19 = "arith.shrui"(%8, %18) : (i64, i64) -> i64
      %20 = "arith.constant"() {value = 1 : i32} : () -> i32
      %21 = "arith.subi"(%10, %20) : (i32, i32) -> i32
      %22 = "llvm.intr.ctlz"(%21) {is_zero_poison = false} : (i32) -> i32
      %23 = "arith.constant"() {value = 32 : i32} : () -> i32
      %24 = "arith.subi"(%23, %22) : (i32, i32) -> i32
      %25 = "arith.extui"(%15) : (i32) -> i64
      %26 = "arith.muli"(%25, %19) : (i64, i64) -> i64
      %27 = "arith.shrui"(%26, %18) : (i64, i64) -> i64
      %28 = "arith.trunci"(%27) : (i64) -> i32
      %29 = "arith.addi"(%28, %15) : (i32, i32) -> i32
      %30 = "arith.shrui"(%29, %24) : (i32, i32) -> i32
      %31 = "arith.cmpi"(%24, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %32 = "arith.constant"() {value = 0 : i32} : () -> i32
      %33 = "arith.select"(%31, %30, %32) : (i1, i32, i32) -> i32
      %34 = "arith.muli"(%33, %10) : (i32, i32) -> i32
      %35 = "arith.subi"(%15, %34) : (i32, i32) -> i32
      %36 = "llvm.intr.ctlz"(%21) {is_zero_poison = false} : (i32) -> i32
      %37 = "arith.subi"(%23, %36) : (i32, i32) -> i32
      %38 = "arith.shrui"(%29, %37) : (i32, i32) -> i32
      %39 = "arith.cmpi"(%37, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %40 = "arith.select"(%39, %38, %32) : (i1, i32, i32) -> i32
      %41 = "arith.shrui"(%9, %18) : (i64, i64) -> i64
      %42 = "arith.subi"(%11, %20) : (i32, i32) -> i32
      %43 = "llvm.intr.ctlz"(%42) {is_zero_poison = false} : (i32) -> i32
      %44 = "arith.subi"(%23, %43) : (i32, i32) -> i32
      %45 = "arith.extui"(%40) : (i32) -> i64
      %46 = "arith.muli"(%45, %41) : (i64, i64) -> i64
      %47 = "arith.shrui"(%46, %18) : (i64, i64) -> i64
      %48 = "arith.trunci"(%47) : (i64) -> i32
      %49 = "arith.addi"(%48, %40) : (i32, i32) -> i32
      %50 = "arith.shrui"(%49, %44) : (i32, i32) -> i32
      %51 = "arith.cmpi"(%44, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %52 = "arith.select"(%51, %50, %32) : (i1, i32, i32) -> i32
      %53 = "arith.muli"(%52, %11) : (i32, i32) -> i32
      %54 = "arith.subi"(%40, %53) : (i32, i32) -> i32
      %55 = "llvm.intr.ctlz"(%42) {is_zero_poison = false} : (i32) -> i32
      %56 = "arith.extsi"(%35) : (i32) -> i64
      %57 = "arith.extsi"(%54) : (i32) -> i64
      %58 = "arith.constant"() {value = 4 : i32} : () -> i32
      %59 = "arith.constant"() {value = 3 : i32} : () -> i32
      %60 = "arith.constant"() {value = 4 : i64} : () -> i64
      %61 = "arith.muli"(%3, %60) : (i64, i64) -> i64
      %62 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %63 = "arith.constant"() {value = 1024 : i64} : () -> i64
      %64 = "arith.muli"(%4, %63) : (i64, i64) -> i64
      %65 = "arith.muli"(%56, %61) : (i64, i64) -> i64
      %66 = "arith.muli"(%57, %64) : (i64, i64) -> i64
      %67 = "arith.addi"(%65, %66) : (i64, i64) -> i64
      %68 = "llvm.getelementptr"(%0, %67) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %69 = "arith.muli"(%6, %60) : (i64, i64) -> i64
      %70 = "arith.muli"(%7, %63) : (i64, i64) -> i64
      %71 = "arith.muli"(%56, %69) : (i64, i64) -> i64
      %72 = "arith.muli"(%57, %70) : (i64, i64) -> i64
      %73 = "arith.addi"(%71, %72) : (i64, i64) -> i64
      %74 = "llvm.getelementptr"(%5, %73) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %75 = "arith.muli"(%35, %58) : (i32, i32) -> i32
      %76 = "arith.muli"(%54, %62) : (i32, i32) -> i32
      %77 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %78 = "arith.constant"() {value = 256 : i64} : () -> i64
      %79 = "arith.muli"(%4, %78) : (i64, i64) -> i64
      %80 = "arith.extsi"(%12) : (i32) -> i64
      %81 = "arith.muli"(%80, %4) : (i64, i64) -> i64
      %82 = "llvm.getelementptr"(%68, %81) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %83 = "llvm.getelementptr"(%77, %12) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %84 = "arith.addi"(%76, %12) : (i32, i32) -> i32
      %85 = "arith.cmpi"(%75, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %86 = "arith.cmpi"(%84, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %87 = "arith.andi"(%85, %86) : (i1, i1) -> i1
      %88 = "scf.if"(%87) ({
        %89 = "llvm.load"(%82) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%89) : (f32) -> ()
      }, {
        %90 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%90) : (f32) -> ()
      }) : (i1) -> f32
      %91 = "llvm.getelementptr"(%82, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %92 = "arith.addi"(%75, %20) : (i32, i32) -> i32
      %93 = "arith.cmpi"(%92, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %94 = "arith.andi"(%93, %86) : (i1, i1) -> i1
      %95 = "scf.if"(%94) ({
        %96 = "llvm.load"(%91) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%96) : (f32) -> ()
      }, {
        %97 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%97) : (f32) -> ()
      }) : (i1) -> f32
      %98 = "llvm.getelementptr"(%91, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %99 = "arith.constant"() {value = 2 : i32} : () -> i32
      %100 = "arith.addi"(%75, %99) : (i32, i32) -> i32
      %101 = "arith.cmpi"(%100, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %102 = "arith.andi"(%101, %86) : (i1, i1) -> i1
      %103 = "scf.if"(%102) ({
        %104 = "llvm.load"(%98) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%104) : (f32) -> ()
      }, {
        %105 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%105) : (f32) -> ()
      }) : (i1) -> f32
      %106 = "llvm.getelementptr"(%98, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %107 = "arith.addi"(%75, %59) : (i32, i32) -> i32
      %108 = "arith.cmpi"(%107, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %109 = "arith.andi"(%108, %86) : (i1, i1) -> i1
      %110 = "scf.if"(%109) ({
        %111 = "llvm.load"(%106) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%111) : (f32) -> ()
      }, {
        %112 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%112) : (f32) -> ()
      }) : (i1) -> f32
      %113 = "llvm.getelementptr"(%82, %79) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %114 = "arith.constant"() {value = 256 : i32} : () -> i32
      %115 = "arith.addi"(%84, %114) : (i32, i32) -> i32
      %116 = "arith.cmpi"(%115, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %117 = "arith.andi"(%85, %116) : (i1, i1) -> i1
      %118 = "scf.if"(%117) ({
        %119 = "llvm.load"(%113) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%119) : (f32) -> ()
      }, {
        %120 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%120) : (f32) -> ()
      }) : (i1) -> f32
      %121 = "llvm.getelementptr"(%113, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %122 = "arith.andi"(%93, %116) : (i1, i1) -> i1
      %123 = "scf.if"(%122) ({
        %124 = "llvm.load"(%121) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%124) : (f32) -> ()
      }, {
        %125 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%125) : (f32) -> ()
      }) : (i1) -> f32
      %126 = "llvm.getelementptr"(%121, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %127 = "arith.andi"(%101, %116) : (i1, i1) -> i1
      %128 = "scf.if"(%127) ({
        %129 = "llvm.load"(%126) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%129) : (f32) -> ()
      }, {
        %130 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%130) : (f32) -> ()
      }) : (i1) -> f32
      %131 = "llvm.getelementptr"(%126, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %132 = "arith.andi"(%108, %116) : (i1, i1) -> i1
      %133 = "scf.if"(%132) ({
        %134 = "llvm.load"(%131) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%134) : (f32) -> ()
      }, {
        %135 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%135) : (f32) -> ()
      }) : (i1) -> f32
      %136 = "arith.constant"() {value = 2 : i64} : () -> i64
      %137 = "arith.muli"(%136, %79) : (i64, i64) -> i64
      %138 = "llvm.getelementptr"(%82, %137) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %139 = "arith.constant"() {value = 512 : i32} : () -> i32
      %140 = "arith.addi"(%84, %139) : (i32, i32) -> i32
      %141 = "arith.cmpi"(%140, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %142 = "arith.andi"(%85, %141) : (i1, i1) -> i1
      %143 = "scf.if"(%142) ({
        %144 = "llvm.load"(%138) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%144) : (f32) -> ()
      }, {
        %145 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%145) : (f32) -> ()
      }) : (i1) -> f32
      %146 = "llvm.getelementptr"(%138, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %147 = "arith.andi"(%93, %141) : (i1, i1) -> i1
      %148 = "scf.if"(%147) ({
        %149 = "llvm.load"(%146) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%149) : (f32) -> ()
      }, {
        %150 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%150) : (f32) -> ()
      }) : (i1) -> f32
      %151 = "llvm.getelementptr"(%146, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %152 = "arith.andi"(%101, %141) : (i1, i1) -> i1
      %153 = "scf.if"(%152) ({
        %154 = "llvm.load"(%151) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%154) : (f32) -> ()
      }, {
        %155 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%155) : (f32) -> ()
      }) : (i1) -> f32
      %156 = "llvm.getelementptr"(%151, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %157 = "arith.andi"(%108, %141) : (i1, i1) -> i1
      %158 = "scf.if"(%157) ({
        %159 = "llvm.load"(%156) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%159) : (f32) -> ()
      }, {
        %160 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%160) : (f32) -> ()
      }) : (i1) -> f32
      %161 = "arith.constant"() {value = 3 : i64} : () -> i64
      %162 = "arith.muli"(%161, %79) : (i64, i64) -> i64
      %163 = "llvm.getelementptr"(%82, %162) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %164 = "arith.constant"() {value = 768 : i32} : () -> i32
      %165 = "arith.addi"(%84, %164) : (i32, i32) -> i32
      %166 = "arith.cmpi"(%165, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %167 = "arith.andi"(%85, %166) : (i1, i1) -> i1
      %168 = "scf.if"(%167) ({
        %169 = "llvm.load"(%163) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%169) : (f32) -> ()
      }, {
        %170 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%170) : (f32) -> ()
      }) : (i1) -> f32
      %171 = "llvm.getelementptr"(%163, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %172 = "arith.andi"(%93, %166) : (i1, i1) -> i1
      %173 = "scf.if"(%172) ({
        %174 = "llvm.load"(%171) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%174) : (f32) -> ()
      }, {
        %175 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%175) : (f32) -> ()
      }) : (i1) -> f32
      %176 = "llvm.getelementptr"(%171, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %177 = "arith.andi"(%101, %166) : (i1, i1) -> i1
      %178 = "scf.if"(%177) ({
        %179 = "llvm.load"(%176) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%179) : (f32) -> ()
      }, {
        %180 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%180) : (f32) -> ()
      }) : (i1) -> f32
      %181 = "llvm.getelementptr"(%176, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %182 = "arith.andi"(%108, %166) : (i1, i1) -> i1
      %183 = "scf.if"(%182) ({
        %184 = "llvm.load"(%181) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%184) : (f32) -> ()
      }, {
        %185 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%185) : (f32) -> ()
      }) : (i1) -> f32
      "llvm.store"(%88, %83) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %186 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%118, %186) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %187 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%143, %187) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %188 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 768>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%168, %188) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %189 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 1032>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%95, %189) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %190 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 1288>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%123, %190) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %191 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 1544>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%148, %191) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %192 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 1800>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%173, %192) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %193 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 2064>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%103, %193) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %194 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 2320>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%128, %194) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %195 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 2576>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%153, %195) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %196 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 2832>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%178, %196) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %197 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 3096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%110, %197) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %198 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 3352>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%133, %198) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %199 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 3608>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%158, %199) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %200 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 3864>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%183, %200) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %201 = "arith.constant"() {value = 64 : i64} : () -> i64
      %202 = "arith.muli"(%7, %201) : (i64, i64) -> i64
      %203 = "arith.constant"() {value = 8 : i64} : () -> i64
      %204 = "arith.muli"(%7, %203) : (i64, i64) -> i64
      %205 = "arith.constant"() {value = 8 : i32} : () -> i32
      %206 = "arith.remui"(%12, %205) : (i32, i32) -> i32
      %207 = "arith.divui"(%12, %205) : (i32, i32) -> i32
      %208 = "arith.extsi"(%206) : (i32) -> i64
      %209 = "arith.muli"(%208, %7) : (i64, i64) -> i64
      %210 = "arith.remui"(%207, %58) : (i32, i32) -> i32
      %211 = "arith.divui"(%207, %58) : (i32, i32) -> i32
      %212 = "arith.extsi"(%210) : (i32) -> i64
      %213 = "arith.muli"(%212, %6) : (i64, i64) -> i64
      %214 = "arith.addi"(%209, %213) : (i64, i64) -> i64
      %215 = "arith.extsi"(%211) : (i32) -> i64
      %216 = "arith.muli"(%215, %204) : (i64, i64) -> i64
      %217 = "arith.addi"(%214, %216) : (i64, i64) -> i64
      %218 = "llvm.getelementptr"(%74, %217) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %219 = "arith.constant"() {value = 1032 : i32} : () -> i32
      %220 = "arith.muli"(%210, %219) : (i32, i32) -> i32
      %221 = "arith.addi"(%206, %220) : (i32, i32) -> i32
      %222 = "arith.muli"(%211, %205) : (i32, i32) -> i32
      %223 = "arith.addi"(%221, %222) : (i32, i32) -> i32
      %224 = "llvm.getelementptr"(%77, %223) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %225 = "arith.addi"(%206, %222) : (i32, i32) -> i32
      %226 = "arith.addi"(%75, %210) : (i32, i32) -> i32
      %227 = "arith.addi"(%76, %225) : (i32, i32) -> i32
      %228 = "llvm.load"(%224) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %229 = "llvm.getelementptr"(%224) {rawConstantIndices = array<i32: 64>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %230 = "llvm.load"(%229) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %231 = "llvm.getelementptr"(%224) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %232 = "llvm.load"(%231) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %233 = "llvm.getelementptr"(%224) {rawConstantIndices = array<i32: 192>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %234 = "llvm.load"(%233) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %235 = "llvm.getelementptr"(%224) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %236 = "llvm.load"(%235) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %237 = "llvm.getelementptr"(%224) {rawConstantIndices = array<i32: 320>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %238 = "llvm.load"(%237) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %239 = "llvm.getelementptr"(%224) {rawConstantIndices = array<i32: 384>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %240 = "llvm.load"(%239) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %241 = "llvm.getelementptr"(%224) {rawConstantIndices = array<i32: 448>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %242 = "llvm.load"(%241) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %243 = "llvm.getelementptr"(%224) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %244 = "llvm.load"(%243) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %245 = "llvm.getelementptr"(%224) {rawConstantIndices = array<i32: 576>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %246 = "llvm.load"(%245) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %247 = "llvm.getelementptr"(%224) {rawConstantIndices = array<i32: 640>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %248 = "llvm.load"(%247) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %249 = "llvm.getelementptr"(%224) {rawConstantIndices = array<i32: 704>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %250 = "llvm.load"(%249) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %251 = "llvm.getelementptr"(%224) {rawConstantIndices = array<i32: 768>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %252 = "llvm.load"(%251) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %253 = "llvm.getelementptr"(%224) {rawConstantIndices = array<i32: 832>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %254 = "llvm.load"(%253) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %255 = "llvm.getelementptr"(%224) {rawConstantIndices = array<i32: 896>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %256 = "llvm.load"(%255) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %257 = "llvm.getelementptr"(%224) {rawConstantIndices = array<i32: 960>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %258 = "llvm.load"(%257) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %259 = "arith.cmpi"(%226, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %260 = "arith.cmpi"(%227, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %261 = "arith.andi"(%259, %260) : (i1, i1) -> i1
      "scf.if"(%261) ({
        "llvm.store"(%228, %218) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %262 = "llvm.getelementptr"(%218, %202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %263 = "arith.constant"() {value = 64 : i32} : () -> i32
      %264 = "arith.addi"(%227, %263) : (i32, i32) -> i32
      %265 = "arith.cmpi"(%264, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %266 = "arith.andi"(%259, %265) : (i1, i1) -> i1
      "scf.if"(%266) ({
        "llvm.store"(%230, %262) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %267 = "arith.muli"(%136, %202) : (i64, i64) -> i64
      %268 = "llvm.getelementptr"(%218, %267) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %269 = "arith.constant"() {value = 128 : i32} : () -> i32
      %270 = "arith.addi"(%227, %269) : (i32, i32) -> i32
      %271 = "arith.cmpi"(%270, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %272 = "arith.andi"(%259, %271) : (i1, i1) -> i1
      "scf.if"(%272) ({
        "llvm.store"(%232, %268) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %273 = "arith.muli"(%161, %202) : (i64, i64) -> i64
      %274 = "llvm.getelementptr"(%218, %273) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %275 = "arith.constant"() {value = 192 : i32} : () -> i32
      %276 = "arith.addi"(%227, %275) : (i32, i32) -> i32
      %277 = "arith.cmpi"(%276, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %278 = "arith.andi"(%259, %277) : (i1, i1) -> i1
      "scf.if"(%278) ({
        "llvm.store"(%234, %274) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %279 = "arith.muli"(%60, %202) : (i64, i64) -> i64
      %280 = "llvm.getelementptr"(%218, %279) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %281 = "arith.addi"(%227, %114) : (i32, i32) -> i32
      %282 = "arith.cmpi"(%281, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %283 = "arith.andi"(%259, %282) : (i1, i1) -> i1
      "scf.if"(%283) ({
        "llvm.store"(%236, %280) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %284 = "arith.constant"() {value = 5 : i64} : () -> i64
      %285 = "arith.muli"(%284, %202) : (i64, i64) -> i64
      %286 = "llvm.getelementptr"(%218, %285) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %287 = "arith.constant"() {value = 320 : i32} : () -> i32
      %288 = "arith.addi"(%227, %287) : (i32, i32) -> i32
      %289 = "arith.cmpi"(%288, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %290 = "arith.andi"(%259, %289) : (i1, i1) -> i1
      "scf.if"(%290) ({
        "llvm.store"(%238, %286) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %291 = "arith.constant"() {value = 6 : i64} : () -> i64
      %292 = "arith.muli"(%291, %202) : (i64, i64) -> i64
      %293 = "llvm.getelementptr"(%218, %292) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %294 = "arith.constant"() {value = 384 : i32} : () -> i32
      %295 = "arith.addi"(%227, %294) : (i32, i32) -> i32
      %296 = "arith.cmpi"(%295, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %297 = "arith.andi"(%259, %296) : (i1, i1) -> i1
      "scf.if"(%297) ({
        "llvm.store"(%240, %293) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %298 = "arith.constant"() {value = 7 : i64} : () -> i64
      %299 = "arith.muli"(%298, %202) : (i64, i64) -> i64
      %300 = "llvm.getelementptr"(%218, %299) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %301 = "arith.constant"() {value = 448 : i32} : () -> i32
      %302 = "arith.addi"(%227, %301) : (i32, i32) -> i32
      %303 = "arith.cmpi"(%302, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %304 = "arith.andi"(%259, %303) : (i1, i1) -> i1
      "scf.if"(%304) ({
        "llvm.store"(%242, %300) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %305 = "arith.muli"(%203, %202) : (i64, i64) -> i64
      %306 = "llvm.getelementptr"(%218, %305) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %307 = "arith.addi"(%227, %139) : (i32, i32) -> i32
      %308 = "arith.cmpi"(%307, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %309 = "arith.andi"(%259, %308) : (i1, i1) -> i1
      "scf.if"(%309) ({
        "llvm.store"(%244, %306) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %310 = "arith.constant"() {value = 9 : i64} : () -> i64
      %311 = "arith.muli"(%310, %202) : (i64, i64) -> i64
      %312 = "llvm.getelementptr"(%218, %311) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %313 = "arith.constant"() {value = 576 : i32} : () -> i32
      %314 = "arith.addi"(%227, %313) : (i32, i32) -> i32
      %315 = "arith.cmpi"(%314, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %316 = "arith.andi"(%259, %315) : (i1, i1) -> i1
      "scf.if"(%316) ({
        "llvm.store"(%246, %312) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %317 = "arith.constant"() {value = 10 : i64} : () -> i64
      %318 = "arith.muli"(%317, %202) : (i64, i64) -> i64
      %319 = "llvm.getelementptr"(%218, %318) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %320 = "arith.constant"() {value = 640 : i32} : () -> i32
      %321 = "arith.addi"(%227, %320) : (i32, i32) -> i32
      %322 = "arith.cmpi"(%321, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %323 = "arith.andi"(%259, %322) : (i1, i1) -> i1
      "scf.if"(%323) ({
        "llvm.store"(%248, %319) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %324 = "arith.constant"() {value = 11 : i64} : () -> i64
      %325 = "arith.muli"(%324, %202) : (i64, i64) -> i64
      %326 = "llvm.getelementptr"(%218, %325) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %327 = "arith.constant"() {value = 704 : i32} : () -> i32
      %328 = "arith.addi"(%227, %327) : (i32, i32) -> i32
      %329 = "arith.cmpi"(%328, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %330 = "arith.andi"(%259, %329) : (i1, i1) -> i1
      "scf.if"(%330) ({
        "llvm.store"(%250, %326) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %331 = "arith.constant"() {value = 12 : i64} : () -> i64
      %332 = "arith.muli"(%331, %202) : (i64, i64) -> i64
      %333 = "llvm.getelementptr"(%218, %332) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %334 = "arith.addi"(%227, %164) : (i32, i32) -> i32
      %335 = "arith.cmpi"(%334, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %336 = "arith.andi"(%259, %335) : (i1, i1) -> i1
      "scf.if"(%336) ({
        "llvm.store"(%252, %333) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %337 = "arith.constant"() {value = 13 : i64} : () -> i64
      %338 = "arith.muli"(%337, %202) : (i64, i64) -> i64
      %339 = "llvm.getelementptr"(%218, %338) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %340 = "arith.constant"() {value = 832 : i32} : () -> i32
      %341 = "arith.addi"(%227, %340) : (i32, i32) -> i32
      %342 = "arith.cmpi"(%341, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %343 = "arith.andi"(%259, %342) : (i1, i1) -> i1
      "scf.if"(%343) ({
        "llvm.store"(%254, %339) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %344 = "arith.constant"() {value = 14 : i64} : () -> i64
      %345 = "arith.muli"(%344, %202) : (i64, i64) -> i64
      %346 = "llvm.getelementptr"(%218, %345) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %347 = "arith.constant"() {value = 896 : i32} : () -> i32
      %348 = "arith.addi"(%227, %347) : (i32, i32) -> i32
      %349 = "arith.cmpi"(%348, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %350 = "arith.andi"(%259, %349) : (i1, i1) -> i1
      "scf.if"(%350) ({
        "llvm.store"(%256, %346) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %351 = "arith.constant"() {value = 15 : i64} : () -> i64
      %352 = "arith.muli"(%351, %202) : (i64, i64) -> i64
      %353 = "llvm.getelementptr"(%218, %352) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %354 = "arith.constant"() {value = 960 : i32} : () -> i32
      %355 = "arith.addi"(%227, %354) : (i32, i32) -> i32
      %356 = "arith.cmpi"(%355, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %357 = "arith.andi"(%259, %356) : (i1, i1) -> i1
      "scf.if"(%357) ({
        "llvm.store"(%258, %353) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "transpose_tile_1", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64, %7: i64, %8: i64):
      %9 = "arith.trunci"(%7) : (i64) -> i32
      %10 = "arith.trunci"(%8) : (i64) -> i32
      %11 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %17 = "arith.constant"() {value = 32 : i64} : () -> i64
      %18 = "arith.shrui"(%7, %17) : (i64, i64) -> i64
      %19 = "arith.constant"() {value = 1 : i32} : () -> i32
      %20 = "arith.subi"(%9, %19) : (i32, i32) -> i32
      %21 = "llvm.intr.ctlz"(%20) {is_zero_poison = false} : (i32) -> i32
      %22 = "arith.constant"() {value = 32 : i32} : () -> i32
      %23 = "arith.subi"(%22, %21) : (i32, i32) -> i32
      %24 = "arith.extui"(%14) : (i32) -> i64
      %25 = "arith.muli"(%24, %18) : (i64, i64) -> i64
      %26 = "arith.shrui"(%25, %17) : (i64, i64) -> i64
      %27 = "arith.trunci"(%26) : (i64) -> i32
      %28 = "arith.addi"(%27, %14) : (i32, i32) -> i32
      %29 = "arith.shrui"(%28, %23) : (i32, i32) -> i32
      %30 = "arith.cmpi"(%23, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %31 = "arith.constant"() {value = 0 : i32} : () -> i32
      %32 = "arith.select"(%30, %29, %31) : (i1, i32, i32) -> i32
      %33 = "arith.muli"(%32, %9) : (i32, i32) -> i32
      %34 = "arith.subi"(%14, %33) : (i32, i32) -> i32
      %35 = "llvm.intr.ctlz"(%20) {is_zero_poison = false} : (i32) -> i32
      %36 = "arith.subi"(%22, %35) : (i32, i32) -> i32
      %37 = "arith.shrui"(%28, %36) : (i32, i32) -> i32
      %38 = "arith.cmpi"(%36, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %39 = "arith.select"(%38, %37, %31) : (i1, i32, i32) -> i32
      %40 = "arith.shrui"(%8, %17) : (i64, i64) -> i64
      %41 = "arith.subi"(%10, %19) : (i32, i32) -> i32
      %42 = "llvm.intr.ctlz"(%41) {is_zero_poison = false} : (i32) -> i32
      %43 = "arith.subi"(%22, %42) : (i32, i32) -> i32
      %44 = "arith.extui"(%39) : (i32) -> i64
      %45 = "arith.muli"(%44, %40) : (i64, i64) -> i64
      %46 = "arith.shrui"(%45, %17) : (i64, i64) -> i64
      %47 = "arith.trunci"(%46) : (i64) -> i32
      %48 = "arith.addi"(%47, %39) : (i32, i32) -> i32
      %49 = "arith.shrui"(%48, %43) : (i32, i32) -> i32
      %50 = "arith.cmpi"(%43, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %51 = "arith.select"(%50, %49, %31) : (i1, i32, i32) -> i32
      %52 = "arith.muli"(%51, %10) : (i32, i32) -> i32
      %53 = "arith.subi"(%39, %52) : (i32, i32) -> i32
      %54 = "llvm.intr.ctlz"(%41) {is_zero_poison = false} : (i32) -> i32
      %55 = "arith.extsi"(%34) : (i32) -> i64
      %56 = "arith.extsi"(%53) : (i32) -> i64
      %57 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %58 = "arith.constant"() {value = 1024 : i64} : () -> i64
      %59 = "arith.muli"(%3, %58) : (i64, i64) -> i64
      %60 = "arith.constant"() {value = 4 : i32} : () -> i32
      %61 = "arith.constant"() {value = 4 : i64} : () -> i64
      %62 = "arith.muli"(%4, %61) : (i64, i64) -> i64
      %63 = "arith.muli"(%55, %59) : (i64, i64) -> i64
      %64 = "arith.muli"(%56, %62) : (i64, i64) -> i64
      %65 = "arith.addi"(%63, %64) : (i64, i64) -> i64
      %66 = "llvm.getelementptr"(%0, %65) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %67 = "arith.muli"(%6, %61) : (i64, i64) -> i64
      %68 = "arith.muli"(%55, %58) : (i64, i64) -> i64
      %69 = "arith.muli"(%56, %67) : (i64, i64) -> i64
      %70 = "arith.addi"(%68, %69) : (i64, i64) -> i64
      %71 = "llvm.getelementptr"(%5, %70) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %72 = "arith.muli"(%34, %57) : (i32, i32) -> i32
      %73 = "arith.muli"(%53, %60) : (i32, i32) -> i32
      %74 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %75 = "arith.constant"() {value = 64 : i64} : () -> i64
      %76 = "arith.muli"(%3, %75) : (i64, i64) -> i64
      %77 = "arith.remui"(%11, %60) : (i32, i32) -> i32
      %78 = "arith.divui"(%11, %60) : (i32, i32) -> i32
      %79 = "arith.extsi"(%77) : (i32) -> i64
      %80 = "arith.muli"(%79, %4) : (i64, i64) -> i64
      %81 = "arith.extsi"(%78) : (i32) -> i64
      %82 = "arith.muli"(%81, %3) : (i64, i64) -> i64
      %83 = "arith.addi"(%80, %82) : (i64, i64) -> i64
      %84 = "llvm.getelementptr"(%66, %83) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %85 = "arith.constant"() {value = 5 : i32} : () -> i32
      %86 = "arith.muli"(%78, %85) : (i32, i32) -> i32
      %87 = "arith.addi"(%77, %86) : (i32, i32) -> i32
      %88 = "llvm.getelementptr"(%74, %87) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %89 = "arith.addi"(%72, %78) : (i32, i32) -> i32
      %90 = "arith.addi"(%73, %77) : (i32, i32) -> i32
      %91 = "arith.cmpi"(%89, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %92 = "arith.cmpi"(%90, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %93 = "arith.andi"(%91, %92) : (i1, i1) -> i1
      %94 = "scf.if"(%93) ({
        %95 = "llvm.load"(%84) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%95) : (f32) -> ()
      }, {
        %96 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%96) : (f32) -> ()
      }) : (i1) -> f32
      %97 = "llvm.getelementptr"(%84, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %98 = "arith.constant"() {value = 64 : i32} : () -> i32
      %99 = "arith.addi"(%89, %98) : (i32, i32) -> i32
      %100 = "arith.cmpi"(%99, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %101 = "arith.andi"(%100, %92) : (i1, i1) -> i1
      %102 = "scf.if"(%101) ({
        %103 = "llvm.load"(%97) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%103) : (f32) -> ()
      }, {
        %104 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%104) : (f32) -> ()
      }) : (i1) -> f32
      %105 = "llvm.getelementptr"(%97, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %106 = "arith.constant"() {value = 128 : i32} : () -> i32
      %107 = "arith.addi"(%89, %106) : (i32, i32) -> i32
      %108 = "arith.cmpi"(%107, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %109 = "arith.andi"(%108, %92) : (i1, i1) -> i1
      %110 = "scf.if"(%109) ({
        %111 = "llvm.load"(%105) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%111) : (f32) -> ()
      }, {
        %112 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%112) : (f32) -> ()
      }) : (i1) -> f32
      %113 = "llvm.getelementptr"(%105, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %114 = "arith.constant"() {value = 192 : i32} : () -> i32
      %115 = "arith.addi"(%89, %114) : (i32, i32) -> i32
      %116 = "arith.cmpi"(%115, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %117 = "arith.andi"(%116, %92) : (i1, i1) -> i1
      %118 = "scf.if"(%117) ({
        %119 = "llvm.load"(%113) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%119) : (f32) -> ()
      }, {
        %120 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%120) : (f32) -> ()
      }) : (i1) -> f32
      %121 = "llvm.getelementptr"(%113, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %122 = "arith.constant"() {value = 256 : i32} : () -> i32
      %123 = "arith.addi"(%89, %122) : (i32, i32) -> i32
      %124 = "arith.cmpi"(%123, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %125 = "arith.andi"(%124, %92) : (i1, i1) -> i1
      %126 = "scf.if"(%125) ({
        %127 = "llvm.load"(%121) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%127) : (f32) -> ()
      }, {
        %128 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%128) : (f32) -> ()
      }) : (i1) -> f32
      %129 = "llvm.getelementptr"(%121, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %130 = "arith.constant"() {value = 320 : i32} : () -> i32
      %131 = "arith.addi"(%89, %130) : (i32, i32) -> i32
      %132 = "arith.cmpi"(%131, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %133 = "arith.andi"(%132, %92) : (i1, i1) -> i1
      %134 = "scf.if"(%133) ({
        %135 = "llvm.load"(%129) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%135) : (f32) -> ()
      }, {
        %136 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%136) : (f32) -> ()
      }) : (i1) -> f32
      %137 = "llvm.getelementptr"(%129, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %138 = "arith.constant"() {value = 384 : i32} : () -> i32
      %139 = "arith.addi"(%89, %138) : (i32, i32) -> i32
      %140 = "arith.cmpi"(%139, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %141 = "arith.andi"(%140, %92) : (i1, i1) -> i1
      %142 = "scf.if"(%141) ({
        %143 = "llvm.load"(%137) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%143) : (f32) -> ()
      }, {
        %144 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%144) : (f32) -> ()
      }) : (i1) -> f32
      %145 = "llvm.getelementptr"(%137, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %146 = "arith.constant"() {value = 448 : i32} : () -> i32
      %147 = "arith.addi"(%89, %146) : (i32, i32) -> i32
      %148 = "arith.cmpi"(%147, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %149 = "arith.andi"(%148, %92) : (i1, i1) -> i1
      %150 = "scf.if"(%149) ({
        %151 = "llvm.load"(%145) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%151) : (f32) -> ()
      }, {
        %152 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%152) : (f32) -> ()
      }) : (i1) -> f32
      %153 = "llvm.getelementptr"(%145, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %154 = "arith.constant"() {value = 512 : i32} : () -> i32
      %155 = "arith.addi"(%89, %154) : (i32, i32) -> i32
      %156 = "arith.cmpi"(%155, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %157 = "arith.andi"(%156, %92) : (i1, i1) -> i1
      %158 = "scf.if"(%157) ({
        %159 = "llvm.load"(%153) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%159) : (f32) -> ()
      }, {
        %160 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%160) : (f32) -> ()
      }) : (i1) -> f32
      %161 = "llvm.getelementptr"(%153, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %162 = "arith.constant"() {value = 576 : i32} : () -> i32
      %163 = "arith.addi"(%89, %162) : (i32, i32) -> i32
      %164 = "arith.cmpi"(%163, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %165 = "arith.andi"(%164, %92) : (i1, i1) -> i1
      %166 = "scf.if"(%165) ({
        %167 = "llvm.load"(%161) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%167) : (f32) -> ()
      }, {
        %168 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%168) : (f32) -> ()
      }) : (i1) -> f32
      %169 = "llvm.getelementptr"(%161, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %170 = "arith.constant"() {value = 640 : i32} : () -> i32
      %171 = "arith.addi"(%89, %170) : (i32, i32) -> i32
      %172 = "arith.cmpi"(%171, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %173 = "arith.andi"(%172, %92) : (i1, i1) -> i1
      %174 = "scf.if"(%173) ({
        %175 = "llvm.load"(%169) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%175) : (f32) -> ()
      }, {
        %176 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%176) : (f32) -> ()
      }) : (i1) -> f32
      %177 = "llvm.getelementptr"(%169, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %178 = "arith.constant"() {value = 704 : i32} : () -> i32
      %179 = "arith.addi"(%89, %178) : (i32, i32) -> i32
      %180 = "arith.cmpi"(%179, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %181 = "arith.andi"(%180, %92) : (i1, i1) -> i1
      %182 = "scf.if"(%181) ({
        %183 = "llvm.load"(%177) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%183) : (f32) -> ()
      }, {
        %184 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%184) : (f32) -> ()
      }) : (i1) -> f32
      %185 = "llvm.getelementptr"(%177, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %186 = "arith.constant"() {value = 768 : i32} : () -> i32
      %187 = "arith.addi"(%89, %186) : (i32, i32) -> i32
      %188 = "arith.cmpi"(%187, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %189 = "arith.andi"(%188, %92) : (i1, i1) -> i1
      %190 = "scf.if"(%189) ({
        %191 = "llvm.load"(%185) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%191) : (f32) -> ()
      }, {
        %192 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%192) : (f32) -> ()
      }) : (i1) -> f32
      %193 = "llvm.getelementptr"(%185, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %194 = "arith.constant"() {value = 832 : i32} : () -> i32
      %195 = "arith.addi"(%89, %194) : (i32, i32) -> i32
      %196 = "arith.cmpi"(%195, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %197 = "arith.andi"(%196, %92) : (i1, i1) -> i1
      %198 = "scf.if"(%197) ({
        %199 = "llvm.load"(%193) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%199) : (f32) -> ()
      }, {
        %200 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%200) : (f32) -> ()
      }) : (i1) -> f32
      %201 = "llvm.getelementptr"(%193, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %202 = "arith.constant"() {value = 896 : i32} : () -> i32
      %203 = "arith.addi"(%89, %202) : (i32, i32) -> i32
      %204 = "arith.cmpi"(%203, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %205 = "arith.andi"(%204, %92) : (i1, i1) -> i1
      %206 = "scf.if"(%205) ({
        %207 = "llvm.load"(%201) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%207) : (f32) -> ()
      }, {
        %208 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%208) : (f32) -> ()
      }) : (i1) -> f32
      %209 = "llvm.getelementptr"(%201, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %210 = "arith.constant"() {value = 960 : i32} : () -> i32
      %211 = "arith.addi"(%89, %210) : (i32, i32) -> i32
      %212 = "arith.cmpi"(%211, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %213 = "arith.andi"(%212, %92) : (i1, i1) -> i1
      %214 = "scf.if"(%213) ({
        %215 = "llvm.load"(%209) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%215) : (f32) -> ()
      }, {
        %216 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%216) : (f32) -> ()
      }) : (i1) -> f32
      "llvm.store"(%94, %88) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %217 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 320>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%102, %217) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %218 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 640>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%110, %218) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %219 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 960>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%118, %219) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %220 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 1280>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%126, %220) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %221 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 1600>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%134, %221) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %222 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 1920>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%142, %222) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %223 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 2240>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%150, %223) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %224 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 2560>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%158, %224) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %225 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 2880>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%166, %225) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %226 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 3200>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%174, %226) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %227 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 3520>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%182, %227) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %228 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 3840>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%190, %228) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %229 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 4160>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%198, %229) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %230 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 4480>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%206, %230) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %231 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 4800>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%214, %231) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %232 = "arith.muli"(%79, %6) : (i64, i64) -> i64
      %233 = "arith.muli"(%78, %60) : (i32, i32) -> i32
      %234 = "arith.extsi"(%233) : (i32) -> i64
      %235 = "arith.addi"(%232, %234) : (i64, i64) -> i64
      %236 = "llvm.getelementptr"(%71, %235) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %237 = "arith.constant"() {value = 20 : i32} : () -> i32
      %238 = "arith.muli"(%78, %237) : (i32, i32) -> i32
      %239 = "arith.addi"(%77, %238) : (i32, i32) -> i32
      %240 = "llvm.getelementptr"(%74, %239) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %241 = "arith.addi"(%72, %233) : (i32, i32) -> i32
      %242 = "llvm.load"(%240) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %243 = "llvm.getelementptr"(%240) {rawConstantIndices = array<i32: 5>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %244 = "llvm.load"(%243) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %245 = "llvm.getelementptr"(%240) {rawConstantIndices = array<i32: 10>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %246 = "llvm.load"(%245) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %247 = "llvm.getelementptr"(%240) {rawConstantIndices = array<i32: 15>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %248 = "llvm.load"(%247) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %249 = "llvm.getelementptr"(%240) {rawConstantIndices = array<i32: 1280>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %250 = "llvm.load"(%249) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %251 = "llvm.getelementptr"(%240) {rawConstantIndices = array<i32: 1285>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %252 = "llvm.load"(%251) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %253 = "llvm.getelementptr"(%240) {rawConstantIndices = array<i32: 1290>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %254 = "llvm.load"(%253) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %255 = "llvm.getelementptr"(%240) {rawConstantIndices = array<i32: 1295>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %256 = "llvm.load"(%255) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %257 = "llvm.getelementptr"(%240) {rawConstantIndices = array<i32: 2560>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %258 = "llvm.load"(%257) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %259 = "llvm.getelementptr"(%240) {rawConstantIndices = array<i32: 2565>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %260 = "llvm.load"(%259) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %261 = "llvm.getelementptr"(%240) {rawConstantIndices = array<i32: 2570>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %262 = "llvm.load"(%261) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %263 = "llvm.getelementptr"(%240) {rawConstantIndices = array<i32: 2575>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %264 = "llvm.load"(%263) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %265 = "llvm.getelementptr"(%240) {rawConstantIndices = array<i32: 3840>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %266 = "llvm.load"(%265) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %267 = "llvm.getelementptr"(%240) {rawConstantIndices = array<i32: 3845>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %268 = "llvm.load"(%267) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %269 = "llvm.getelementptr"(%240) {rawConstantIndices = array<i32: 3850>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %270 = "llvm.load"(%269) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %271 = "llvm.getelementptr"(%240) {rawConstantIndices = array<i32: 3855>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %272 = "llvm.load"(%271) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %273 = "arith.cmpi"(%241, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %274 = "arith.andi"(%273, %92) : (i1, i1) -> i1
      "scf.if"(%274) ({
        %275 = "vector.from_elements"(%242, %244, %246, %248) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%275, %236) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %276 = "llvm.getelementptr"(%236) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %277 = "arith.addi"(%241, %122) : (i32, i32) -> i32
      %278 = "arith.cmpi"(%277, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %279 = "arith.andi"(%278, %92) : (i1, i1) -> i1
      "scf.if"(%279) ({
        %280 = "vector.from_elements"(%250, %252, %254, %256) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%280, %276) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %281 = "llvm.getelementptr"(%276) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %282 = "arith.addi"(%241, %154) : (i32, i32) -> i32
      %283 = "arith.cmpi"(%282, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %284 = "arith.andi"(%283, %92) : (i1, i1) -> i1
      "scf.if"(%284) ({
        %285 = "vector.from_elements"(%258, %260, %262, %264) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%285, %281) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %286 = "llvm.getelementptr"(%281) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %287 = "arith.addi"(%241, %186) : (i32, i32) -> i32
      %288 = "arith.cmpi"(%287, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %289 = "arith.andi"(%288, %92) : (i1, i1) -> i1
      "scf.if"(%289) ({
        %290 = "vector.from_elements"(%266, %268, %270, %272) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%290, %286) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "transpose_tile_2", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64, %7: i64, %8: i64, %9: i64):
      %10 = "arith.trunci"(%8) : (i64) -> i32
      %11 = "arith.trunci"(%9) : (i64) -> i32
      %12 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %18 = "arith.constant"() {value = 32 : i64} : () -> i64
      %19 = "arith.shrui"(%8, %18) : (i64, i64) -> i64
      %20 = "arith.constant"() {value = 1 : i32} : () -> i32
      %21 = "arith.subi"(%10, %20) : (i32, i32) -> i32
      %22 = "llvm.intr.ctlz"(%21) {is_zero_poison = false} : (i32) -> i32
      %23 = "arith.constant"() {value = 32 : i32} : () -> i32
      %24 = "arith.subi"(%23, %22) : (i32, i32) -> i32
      %25 = "arith.extui"(%15) : (i32) -> i64
      %26 = "arith.muli"(%25, %19) : (i64, i64) -> i64
      %27 = "arith.shrui"(%26, %18) : (i64, i64) -> i64
      %28 = "arith.trunci"(%27) : (i64) -> i32
      %29 = "arith.addi"(%28, %15) : (i32, i32) -> i32
      %30 = "arith.shrui"(%29, %24) : (i32, i32) -> i32
      %31 = "arith.cmpi"(%24, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %32 = "arith.constant"() {value = 0 : i32} : () -> i32
      %33 = "arith.select"(%31, %30, %32) : (i1, i32, i32) -> i32
      %34 = "arith.muli"(%33, %10) : (i32, i32) -> i32
      %35 = "arith.subi"(%15, %34) : (i32, i32) -> i32
      %36 = "llvm.intr.ctlz"(%21) {is_zero_poison = false} : (i32) -> i32
      %37 = "arith.subi"(%23, %36) : (i32, i32) -> i32
      %38 = "arith.shrui"(%29, %37) : (i32, i32) -> i32
      %39 = "arith.cmpi"(%37, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %40 = "arith.select"(%39, %38, %32) : (i1, i32, i32) -> i32
      %41 = "arith.shrui"(%9, %18) : (i64, i64) -> i64
      %42 = "arith.subi"(%11, %20) : (i32, i32) -> i32
      %43 = "llvm.intr.ctlz"(%42) {is_zero_poison = false} : (i32) -> i32
      %44 = "arith.subi"(%23, %43) : (i32, i32) -> i32
      %45 = "arith.extui"(%40) : (i32) -> i64
      %46 = "arith.muli"(%45, %41) : (i64, i64) -> i64
      %47 = "arith.shrui"(%46, %18) : (i64, i64) -> i64
      %48 = "arith.trunci"(%47) : (i64) -> i32
      %49 = "arith.addi"(%48, %40) : (i32, i32) -> i32
      %50 = "arith.shrui"(%49, %44) : (i32, i32) -> i32
      %51 = "arith.cmpi"(%44, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %52 = "arith.select"(%51, %50, %32) : (i1, i32, i32) -> i32
      %53 = "arith.muli"(%52, %11) : (i32, i32) -> i32
      %54 = "arith.subi"(%40, %53) : (i32, i32) -> i32
      %55 = "llvm.intr.ctlz"(%42) {is_zero_poison = false} : (i32) -> i32
      %56 = "arith.extsi"(%35) : (i32) -> i64
      %57 = "arith.extsi"(%54) : (i32) -> i64
      %58 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %59 = "arith.constant"() {value = 1024 : i64} : () -> i64
      %60 = "arith.muli"(%3, %59) : (i64, i64) -> i64
      %61 = "arith.constant"() {value = 4 : i32} : () -> i32
      %62 = "arith.constant"() {value = 4 : i64} : () -> i64
      %63 = "arith.muli"(%4, %62) : (i64, i64) -> i64
      %64 = "arith.muli"(%56, %60) : (i64, i64) -> i64
      %65 = "arith.muli"(%57, %63) : (i64, i64) -> i64
      %66 = "arith.addi"(%64, %65) : (i64, i64) -> i64
      %67 = "llvm.getelementptr"(%0, %66) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %68 = "arith.muli"(%6, %59) : (i64, i64) -> i64
      %69 = "arith.muli"(%7, %62) : (i64, i64) -> i64
      %70 = "arith.muli"(%56, %68) : (i64, i64) -> i64
      %71 = "arith.muli"(%57, %69) : (i64, i64) -> i64
      %72 = "arith.addi"(%70, %71) : (i64, i64) -> i64
      %73 = "llvm.getelementptr"(%5, %72) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %74 = "arith.muli"(%35, %58) : (i32, i32) -> i32
      %75 = "arith.muli"(%54, %61) : (i32, i32) -> i32
      %76 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %77 = "arith.constant"() {value = 64 : i64} : () -> i64
      %78 = "arith.muli"(%3, %77) : (i64, i64) -> i64
      %79 = "arith.remui"(%12, %61) : (i32, i32) -> i32
      %80 = "arith.divui"(%12, %61) : (i32, i32) -> i32
      %81 = "arith.extsi"(%79) : (i32) -> i64
      %82 = "arith.muli"(%81, %4) : (i64, i64) -> i64
      %83 = "arith.extsi"(%80) : (i32) -> i64
      %84 = "arith.muli"(%83, %3) : (i64, i64) -> i64
      %85 = "arith.addi"(%82, %84) : (i64, i64) -> i64
      %86 = "llvm.getelementptr"(%67, %85) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %87 = "arith.constant"() {value = 5 : i32} : () -> i32
      %88 = "arith.muli"(%80, %87) : (i32, i32) -> i32
      %89 = "arith.addi"(%79, %88) : (i32, i32) -> i32
      %90 = "llvm.getelementptr"(%76, %89) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %91 = "arith.addi"(%74, %80) : (i32, i32) -> i32
      %92 = "arith.addi"(%75, %79) : (i32, i32) -> i32
      %93 = "arith.cmpi"(%91, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %94 = "arith.cmpi"(%92, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %95 = "arith.andi"(%93, %94) : (i1, i1) -> i1
      %96 = "scf.if"(%95) ({
        %97 = "llvm.load"(%86) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%97) : (f32) -> ()
      }, {
        %98 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%98) : (f32) -> ()
      }) : (i1) -> f32
      %99 = "llvm.getelementptr"(%86, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %100 = "arith.constant"() {value = 64 : i32} : () -> i32
      %101 = "arith.addi"(%91, %100) : (i32, i32) -> i32
      %102 = "arith.cmpi"(%101, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %103 = "arith.andi"(%102, %94) : (i1, i1) -> i1
      %104 = "scf.if"(%103) ({
        %105 = "llvm.load"(%99) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%105) : (f32) -> ()
      }, {
        %106 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%106) : (f32) -> ()
      }) : (i1) -> f32
      %107 = "llvm.getelementptr"(%99, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %108 = "arith.constant"() {value = 128 : i32} : () -> i32
      %109 = "arith.addi"(%91, %108) : (i32, i32) -> i32
      %110 = "arith.cmpi"(%109, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %111 = "arith.andi"(%110, %94) : (i1, i1) -> i1
      %112 = "scf.if"(%111) ({
        %113 = "llvm.load"(%107) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%113) : (f32) -> ()
      }, {
        %114 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%114) : (f32) -> ()
      }) : (i1) -> f32
      %115 = "llvm.getelementptr"(%107, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %116 = "arith.constant"() {value = 192 : i32} : () -> i32
      %117 = "arith.addi"(%91, %116) : (i32, i32) -> i32
      %118 = "arith.cmpi"(%117, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %119 = "arith.andi"(%118, %94) : (i1, i1) -> i1
      %120 = "scf.if"(%119) ({
        %121 = "llvm.load"(%115) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%121) : (f32) -> ()
      }, {
        %122 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%122) : (f32) -> ()
      }) : (i1) -> f32
      %123 = "llvm.getelementptr"(%115, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %124 = "arith.constant"() {value = 256 : i32} : () -> i32
      %125 = "arith.addi"(%91, %124) : (i32, i32) -> i32
      %126 = "arith.cmpi"(%125, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %127 = "arith.andi"(%126, %94) : (i1, i1) -> i1
      %128 = "scf.if"(%127) ({
        %129 = "llvm.load"(%123) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%129) : (f32) -> ()
      }, {
        %130 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%130) : (f32) -> ()
      }) : (i1) -> f32
      %131 = "llvm.getelementptr"(%123, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %132 = "arith.constant"() {value = 320 : i32} : () -> i32
      %133 = "arith.addi"(%91, %132) : (i32, i32) -> i32
      %134 = "arith.cmpi"(%133, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %135 = "arith.andi"(%134, %94) : (i1, i1) -> i1
      %136 = "scf.if"(%135) ({
        %137 = "llvm.load"(%131) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%137) : (f32) -> ()
      }, {
        %138 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%138) : (f32) -> ()
      }) : (i1) -> f32
      %139 = "llvm.getelementptr"(%131, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %140 = "arith.constant"() {value = 384 : i32} : () -> i32
      %141 = "arith.addi"(%91, %140) : (i32, i32) -> i32
      %142 = "arith.cmpi"(%141, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %143 = "arith.andi"(%142, %94) : (i1, i1) -> i1
      %144 = "scf.if"(%143) ({
        %145 = "llvm.load"(%139) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%145) : (f32) -> ()
      }, {
        %146 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%146) : (f32) -> ()
      }) : (i1) -> f32
      %147 = "llvm.getelementptr"(%139, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %148 = "arith.constant"() {value = 448 : i32} : () -> i32
      %149 = "arith.addi"(%91, %148) : (i32, i32) -> i32
      %150 = "arith.cmpi"(%149, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %151 = "arith.andi"(%150, %94) : (i1, i1) -> i1
      %152 = "scf.if"(%151) ({
        %153 = "llvm.load"(%147) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%153) : (f32) -> ()
      }, {
        %154 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%154) : (f32) -> ()
      }) : (i1) -> f32
      %155 = "llvm.getelementptr"(%147, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %156 = "arith.constant"() {value = 512 : i32} : () -> i32
      %157 = "arith.addi"(%91, %156) : (i32, i32) -> i32
      %158 = "arith.cmpi"(%157, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %159 = "arith.andi"(%158, %94) : (i1, i1) -> i1
      %160 = "scf.if"(%159) ({
        %161 = "llvm.load"(%155) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%161) : (f32) -> ()
      }, {
        %162 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%162) : (f32) -> ()
      }) : (i1) -> f32
      %163 = "llvm.getelementptr"(%155, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %164 = "arith.constant"() {value = 576 : i32} : () -> i32
      %165 = "arith.addi"(%91, %164) : (i32, i32) -> i32
      %166 = "arith.cmpi"(%165, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %167 = "arith.andi"(%166, %94) : (i1, i1) -> i1
      %168 = "scf.if"(%167) ({
        %169 = "llvm.load"(%163) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%169) : (f32) -> ()
      }, {
        %170 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%170) : (f32) -> ()
      }) : (i1) -> f32
      %171 = "llvm.getelementptr"(%163, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %172 = "arith.constant"() {value = 640 : i32} : () -> i32
      %173 = "arith.addi"(%91, %172) : (i32, i32) -> i32
      %174 = "arith.cmpi"(%173, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %175 = "arith.andi"(%174, %94) : (i1, i1) -> i1
      %176 = "scf.if"(%175) ({
        %177 = "llvm.load"(%171) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%177) : (f32) -> ()
      }, {
        %178 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%178) : (f32) -> ()
      }) : (i1) -> f32
      %179 = "llvm.getelementptr"(%171, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %180 = "arith.constant"() {value = 704 : i32} : () -> i32
      %181 = "arith.addi"(%91, %180) : (i32, i32) -> i32
      %182 = "arith.cmpi"(%181, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %183 = "arith.andi"(%182, %94) : (i1, i1) -> i1
      %184 = "scf.if"(%183) ({
        %185 = "llvm.load"(%179) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%185) : (f32) -> ()
      }, {
        %186 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%186) : (f32) -> ()
      }) : (i1) -> f32
      %187 = "llvm.getelementptr"(%179, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %188 = "arith.constant"() {value = 768 : i32} : () -> i32
      %189 = "arith.addi"(%91, %188) : (i32, i32) -> i32
      %190 = "arith.cmpi"(%189, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %191 = "arith.andi"(%190, %94) : (i1, i1) -> i1
      %192 = "scf.if"(%191) ({
        %193 = "llvm.load"(%187) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%193) : (f32) -> ()
      }, {
        %194 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%194) : (f32) -> ()
      }) : (i1) -> f32
      %195 = "llvm.getelementptr"(%187, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %196 = "arith.constant"() {value = 832 : i32} : () -> i32
      %197 = "arith.addi"(%91, %196) : (i32, i32) -> i32
      %198 = "arith.cmpi"(%197, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %199 = "arith.andi"(%198, %94) : (i1, i1) -> i1
      %200 = "scf.if"(%199) ({
        %201 = "llvm.load"(%195) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%201) : (f32) -> ()
      }, {
        %202 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%202) : (f32) -> ()
      }) : (i1) -> f32
      %203 = "llvm.getelementptr"(%195, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %204 = "arith.constant"() {value = 896 : i32} : () -> i32
      %205 = "arith.addi"(%91, %204) : (i32, i32) -> i32
      %206 = "arith.cmpi"(%205, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %207 = "arith.andi"(%206, %94) : (i1, i1) -> i1
      %208 = "scf.if"(%207) ({
        %209 = "llvm.load"(%203) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%209) : (f32) -> ()
      }, {
        %210 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%210) : (f32) -> ()
      }) : (i1) -> f32
      %211 = "llvm.getelementptr"(%203, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %212 = "arith.constant"() {value = 960 : i32} : () -> i32
      %213 = "arith.addi"(%91, %212) : (i32, i32) -> i32
      %214 = "arith.cmpi"(%213, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %215 = "arith.andi"(%214, %94) : (i1, i1) -> i1
      %216 = "scf.if"(%215) ({
        %217 = "llvm.load"(%211) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%217) : (f32) -> ()
      }, {
        %218 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%218) : (f32) -> ()
      }) : (i1) -> f32
      "llvm.store"(%96, %90) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %219 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 320>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%104, %219) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %220 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 640>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%112, %220) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %221 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 960>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%120, %221) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %222 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 1280>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%128, %222) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %223 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 1600>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%136, %223) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %224 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 1920>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%144, %224) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %225 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 2240>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%152, %225) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %226 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 2560>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%160, %226) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %227 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 2880>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%168, %227) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %228 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 3200>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%176, %228) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %229 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 3520>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%184, %229) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %230 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 3840>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%192, %230) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %231 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 4160>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%200, %231) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %232 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 4480>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%208, %232) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %233 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 4800>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%216, %233) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %234 = "arith.muli"(%6, %77) : (i64, i64) -> i64
      %235 = "arith.muli"(%6, %18) : (i64, i64) -> i64
      %236 = "arith.remui"(%12, %23) : (i32, i32) -> i32
      %237 = "arith.divui"(%12, %23) : (i32, i32) -> i32
      %238 = "arith.extsi"(%236) : (i32) -> i64
      %239 = "arith.muli"(%238, %6) : (i64, i64) -> i64
      %240 = "arith.remui"(%237, %61) : (i32, i32) -> i32
      %241 = "arith.divui"(%237, %61) : (i32, i32) -> i32
      %242 = "arith.extsi"(%240) : (i32) -> i64
      %243 = "arith.muli"(%242, %7) : (i64, i64) -> i64
      %244 = "arith.addi"(%239, %243) : (i64, i64) -> i64
      %245 = "arith.extsi"(%241) : (i32) -> i64
      %246 = "arith.muli"(%245, %235) : (i64, i64) -> i64
      %247 = "arith.addi"(%244, %246) : (i64, i64) -> i64
      %248 = "llvm.getelementptr"(%73, %247) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %249 = "arith.muli"(%236, %87) : (i32, i32) -> i32
      %250 = "arith.addi"(%249, %240) : (i32, i32) -> i32
      %251 = "arith.constant"() {value = 160 : i32} : () -> i32
      %252 = "arith.muli"(%241, %251) : (i32, i32) -> i32
      %253 = "arith.addi"(%250, %252) : (i32, i32) -> i32
      %254 = "llvm.getelementptr"(%76, %253) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %255 = "arith.muli"(%241, %23) : (i32, i32) -> i32
      %256 = "arith.addi"(%236, %255) : (i32, i32) -> i32
      %257 = "arith.addi"(%74, %256) : (i32, i32) -> i32
      %258 = "arith.addi"(%75, %240) : (i32, i32) -> i32
      %259 = "llvm.load"(%254) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %260 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 320>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %261 = "llvm.load"(%260) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %262 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 640>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %263 = "llvm.load"(%262) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %264 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 960>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %265 = "llvm.load"(%264) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %266 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 1280>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %267 = "llvm.load"(%266) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %268 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 1600>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %269 = "llvm.load"(%268) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %270 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 1920>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %271 = "llvm.load"(%270) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %272 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 2240>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %273 = "llvm.load"(%272) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %274 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 2560>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %275 = "llvm.load"(%274) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %276 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 2880>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %277 = "llvm.load"(%276) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %278 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 3200>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %279 = "llvm.load"(%278) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %280 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 3520>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %281 = "llvm.load"(%280) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %282 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 3840>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %283 = "llvm.load"(%282) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %284 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 4160>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %285 = "llvm.load"(%284) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %286 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 4480>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %287 = "llvm.load"(%286) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %288 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 4800>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %289 = "llvm.load"(%288) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %290 = "arith.cmpi"(%257, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %291 = "arith.cmpi"(%258, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %292 = "arith.andi"(%290, %291) : (i1, i1) -> i1
      "scf.if"(%292) ({
        "llvm.store"(%259, %248) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %293 = "llvm.getelementptr"(%248, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %294 = "arith.addi"(%257, %100) : (i32, i32) -> i32
      %295 = "arith.cmpi"(%294, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %296 = "arith.andi"(%295, %291) : (i1, i1) -> i1
      "scf.if"(%296) ({
        "llvm.store"(%261, %293) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %297 = "llvm.getelementptr"(%293, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %298 = "arith.addi"(%257, %108) : (i32, i32) -> i32
      %299 = "arith.cmpi"(%298, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %300 = "arith.andi"(%299, %291) : (i1, i1) -> i1
      "scf.if"(%300) ({
        "llvm.store"(%263, %297) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %301 = "llvm.getelementptr"(%297, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %302 = "arith.addi"(%257, %116) : (i32, i32) -> i32
      %303 = "arith.cmpi"(%302, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %304 = "arith.andi"(%303, %291) : (i1, i1) -> i1
      "scf.if"(%304) ({
        "llvm.store"(%265, %301) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %305 = "llvm.getelementptr"(%301, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %306 = "arith.addi"(%257, %124) : (i32, i32) -> i32
      %307 = "arith.cmpi"(%306, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %308 = "arith.andi"(%307, %291) : (i1, i1) -> i1
      "scf.if"(%308) ({
        "llvm.store"(%267, %305) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %309 = "llvm.getelementptr"(%305, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %310 = "arith.addi"(%257, %132) : (i32, i32) -> i32
      %311 = "arith.cmpi"(%310, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %312 = "arith.andi"(%311, %291) : (i1, i1) -> i1
      "scf.if"(%312) ({
        "llvm.store"(%269, %309) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %313 = "llvm.getelementptr"(%309, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %314 = "arith.addi"(%257, %140) : (i32, i32) -> i32
      %315 = "arith.cmpi"(%314, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %316 = "arith.andi"(%315, %291) : (i1, i1) -> i1
      "scf.if"(%316) ({
        "llvm.store"(%271, %313) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %317 = "llvm.getelementptr"(%313, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %318 = "arith.addi"(%257, %148) : (i32, i32) -> i32
      %319 = "arith.cmpi"(%318, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %320 = "arith.andi"(%319, %291) : (i1, i1) -> i1
      "scf.if"(%320) ({
        "llvm.store"(%273, %317) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %321 = "llvm.getelementptr"(%317, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %322 = "arith.addi"(%257, %156) : (i32, i32) -> i32
      %323 = "arith.cmpi"(%322, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %324 = "arith.andi"(%323, %291) : (i1, i1) -> i1
      "scf.if"(%324) ({
        "llvm.store"(%275, %321) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %325 = "llvm.getelementptr"(%321, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %326 = "arith.addi"(%257, %164) : (i32, i32) -> i32
      %327 = "arith.cmpi"(%326, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %328 = "arith.andi"(%327, %291) : (i1, i1) -> i1
      "scf.if"(%328) ({
        "llvm.store"(%277, %325) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %329 = "llvm.getelementptr"(%325, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %330 = "arith.addi"(%257, %172) : (i32, i32) -> i32
      %331 = "arith.cmpi"(%330, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %332 = "arith.andi"(%331, %291) : (i1, i1) -> i1
      "scf.if"(%332) ({
        "llvm.store"(%279, %329) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %333 = "llvm.getelementptr"(%329, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %334 = "arith.addi"(%257, %180) : (i32, i32) -> i32
      %335 = "arith.cmpi"(%334, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %336 = "arith.andi"(%335, %291) : (i1, i1) -> i1
      "scf.if"(%336) ({
        "llvm.store"(%281, %333) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %337 = "llvm.getelementptr"(%333, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %338 = "arith.addi"(%257, %188) : (i32, i32) -> i32
      %339 = "arith.cmpi"(%338, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %340 = "arith.andi"(%339, %291) : (i1, i1) -> i1
      "scf.if"(%340) ({
        "llvm.store"(%283, %337) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %341 = "llvm.getelementptr"(%337, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %342 = "arith.addi"(%257, %196) : (i32, i32) -> i32
      %343 = "arith.cmpi"(%342, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %344 = "arith.andi"(%343, %291) : (i1, i1) -> i1
      "scf.if"(%344) ({
        "llvm.store"(%285, %341) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %345 = "llvm.getelementptr"(%341, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %346 = "arith.addi"(%257, %204) : (i32, i32) -> i32
      %347 = "arith.cmpi"(%346, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %348 = "arith.andi"(%347, %291) : (i1, i1) -> i1
      "scf.if"(%348) ({
        "llvm.store"(%287, %345) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %349 = "llvm.getelementptr"(%345, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %350 = "arith.addi"(%257, %212) : (i32, i32) -> i32
      %351 = "arith.cmpi"(%350, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %352 = "arith.andi"(%351, %291) : (i1, i1) -> i1
      "scf.if"(%352) ({
        "llvm.store"(%289, %349) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "transpose_tile_3", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: i64, %7: i64, %8: i64):
      %9 = "arith.trunci"(%7) : (i64) -> i32
      %10 = "arith.trunci"(%8) : (i64) -> i32
      %11 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %17 = "arith.constant"() {value = 32 : i64} : () -> i64
      %18 = "arith.shrui"(%7, %17) : (i64, i64) -> i64
      %19 = "arith.constant"() {value = 1 : i32} : () -> i32
      %20 = "arith.subi"(%9, %19) : (i32, i32) -> i32
      %21 = "llvm.intr.ctlz"(%20) {is_zero_poison = false} : (i32) -> i32
      %22 = "arith.constant"() {value = 32 : i32} : () -> i32
      %23 = "arith.subi"(%22, %21) : (i32, i32) -> i32
      %24 = "arith.extui"(%14) : (i32) -> i64
      %25 = "arith.muli"(%24, %18) : (i64, i64) -> i64
      %26 = "arith.shrui"(%25, %17) : (i64, i64) -> i64
      %27 = "arith.trunci"(%26) : (i64) -> i32
      %28 = "arith.addi"(%27, %14) : (i32, i32) -> i32
      %29 = "arith.shrui"(%28, %23) : (i32, i32) -> i32
      %30 = "arith.cmpi"(%23, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %31 = "arith.constant"() {value = 0 : i32} : () -> i32
      %32 = "arith.select"(%30, %29, %31) : (i1, i32, i32) -> i32
      %33 = "arith.muli"(%32, %9) : (i32, i32) -> i32
      %34 = "arith.subi"(%14, %33) : (i32, i32) -> i32
      %35 = "llvm.intr.ctlz"(%20) {is_zero_poison = false} : (i32) -> i32
      %36 = "arith.subi"(%22, %35) : (i32, i32) -> i32
      %37 = "arith.shrui"(%28, %36) : (i32, i32) -> i32
      %38 = "arith.cmpi"(%36, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %39 = "arith.select"(%38, %37, %31) : (i1, i32, i32) -> i32
      %40 = "arith.shrui"(%8, %17) : (i64, i64) -> i64
      %41 = "arith.subi"(%10, %19) : (i32, i32) -> i32
      %42 = "llvm.intr.ctlz"(%41) {is_zero_poison = false} : (i32) -> i32
      %43 = "arith.subi"(%22, %42) : (i32, i32) -> i32
      %44 = "arith.extui"(%39) : (i32) -> i64
      %45 = "arith.muli"(%44, %40) : (i64, i64) -> i64
      %46 = "arith.shrui"(%45, %17) : (i64, i64) -> i64
      %47 = "arith.trunci"(%46) : (i64) -> i32
      %48 = "arith.addi"(%47, %39) : (i32, i32) -> i32
      %49 = "arith.shrui"(%48, %43) : (i32, i32) -> i32
      %50 = "arith.cmpi"(%43, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %51 = "arith.select"(%50, %49, %31) : (i1, i32, i32) -> i32
      %52 = "arith.muli"(%51, %10) : (i32, i32) -> i32
      %53 = "arith.subi"(%39, %52) : (i32, i32) -> i32
      %54 = "llvm.intr.ctlz"(%41) {is_zero_poison = false} : (i32) -> i32
      %55 = "arith.extsi"(%34) : (i32) -> i64
      %56 = "arith.extsi"(%53) : (i32) -> i64
      %57 = "arith.constant"() {value = 16 : i32} : () -> i32
      %58 = "arith.constant"() {value = 16 : i64} : () -> i64
      %59 = "arith.muli"(%3, %58) : (i64, i64) -> i64
      %60 = "arith.constant"() {value = 256 : i32} : () -> i32
      %61 = "arith.muli"(%55, %59) : (i64, i64) -> i64
      %62 = "arith.constant"() {value = 256 : i64} : () -> i64
      %63 = "arith.muli"(%56, %62) : (i64, i64) -> i64
      %64 = "arith.addi"(%61, %63) : (i64, i64) -> i64
      %65 = "llvm.getelementptr"(%0, %64) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %66 = "arith.muli"(%5, %58) : (i64, i64) -> i64
      %67 = "arith.muli"(%6, %62) : (i64, i64) -> i64
      %68 = "arith.muli"(%55, %66) : (i64, i64) -> i64
      %69 = "arith.muli"(%56, %67) : (i64, i64) -> i64
      %70 = "arith.addi"(%68, %69) : (i64, i64) -> i64
      %71 = "llvm.getelementptr"(%4, %70) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %72 = "arith.muli"(%34, %57) : (i32, i32) -> i32
      %73 = "arith.muli"(%53, %60) : (i32, i32) -> i32
      %74 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %75 = "arith.constant"() {value = 4 : i64} : () -> i64
      %76 = "arith.muli"(%3, %75) : (i64, i64) -> i64
      %77 = "arith.constant"() {value = 64 : i32} : () -> i32
      %78 = "arith.remui"(%11, %77) : (i32, i32) -> i32
      %79 = "arith.divui"(%11, %77) : (i32, i32) -> i32
      %80 = "arith.constant"() {value = 4 : i32} : () -> i32
      %81 = "arith.muli"(%78, %80) : (i32, i32) -> i32
      %82 = "arith.extsi"(%79) : (i32) -> i64
      %83 = "arith.muli"(%82, %3) : (i64, i64) -> i64
      %84 = "arith.extsi"(%81) : (i32) -> i64
      %85 = "arith.addi"(%84, %83) : (i64, i64) -> i64
      %86 = "llvm.getelementptr"(%65, %85) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %87 = "arith.constant"() {value = 258 : i32} : () -> i32
      %88 = "arith.muli"(%79, %87) : (i32, i32) -> i32
      %89 = "arith.addi"(%81, %88) : (i32, i32) -> i32
      %90 = "llvm.getelementptr"(%74, %89) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %91 = "arith.addi"(%72, %79) : (i32, i32) -> i32
      %92 = "arith.addi"(%73, %81) : (i32, i32) -> i32
      %93 = "arith.cmpi"(%91, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %94 = "arith.cmpi"(%92, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %95 = "arith.andi"(%93, %94) : (i1, i1) -> i1
      %96, %97, %98, %99 = "scf.if"(%95) ({
        %100 = "llvm.load"(%86) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %101 = "vector.extract"(%100) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %102 = "vector.extract"(%100) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %103 = "vector.extract"(%100) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %104 = "vector.extract"(%100) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%101, %102, %103, %104) : (f32, f32, f32, f32) -> ()
      }, {
        %105 = "llvm.mlir.undef"() : () -> f32
        %106 = "llvm.mlir.undef"() : () -> f32
        %107 = "llvm.mlir.undef"() : () -> f32
        %108 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%105, %106, %107, %108) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %109 = "llvm.getelementptr"(%86, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %110 = "arith.addi"(%91, %80) : (i32, i32) -> i32
      %111 = "arith.cmpi"(%110, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %112 = "arith.andi"(%111, %94) : (i1, i1) -> i1
      %113, %114, %115, %116 = "scf.if"(%112) ({
        %117 = "llvm.load"(%109) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %118 = "vector.extract"(%117) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %119 = "vector.extract"(%117) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %120 = "vector.extract"(%117) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %121 = "vector.extract"(%117) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%118, %119, %120, %121) : (f32, f32, f32, f32) -> ()
      }, {
        %122 = "llvm.mlir.undef"() : () -> f32
        %123 = "llvm.mlir.undef"() : () -> f32
        %124 = "llvm.mlir.undef"() : () -> f32
        %125 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%122, %123, %124, %125) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %126 = "llvm.getelementptr"(%109, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %127 = "arith.constant"() {value = 8 : i32} : () -> i32
      %128 = "arith.addi"(%91, %127) : (i32, i32) -> i32
      %129 = "arith.cmpi"(%128, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %130 = "arith.andi"(%129, %94) : (i1, i1) -> i1
      %131, %132, %133, %134 = "scf.if"(%130) ({
        %135 = "llvm.load"(%126) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %136 = "vector.extract"(%135) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %137 = "vector.extract"(%135) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %138 = "vector.extract"(%135) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %139 = "vector.extract"(%135) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%136, %137, %138, %139) : (f32, f32, f32, f32) -> ()
      }, {
        %140 = "llvm.mlir.undef"() : () -> f32
        %141 = "llvm.mlir.undef"() : () -> f32
        %142 = "llvm.mlir.undef"() : () -> f32
        %143 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%140, %141, %142, %143) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %144 = "llvm.getelementptr"(%126, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %145 = "arith.constant"() {value = 12 : i32} : () -> i32
      %146 = "arith.addi"(%91, %145) : (i32, i32) -> i32
      %147 = "arith.cmpi"(%146, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %148 = "arith.andi"(%147, %94) : (i1, i1) -> i1
      %149, %150, %151, %152 = "scf.if"(%148) ({
        %153 = "llvm.load"(%144) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %154 = "vector.extract"(%153) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %155 = "vector.extract"(%153) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %156 = "vector.extract"(%153) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %157 = "vector.extract"(%153) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%154, %155, %156, %157) : (f32, f32, f32, f32) -> ()
      }, {
        %158 = "llvm.mlir.undef"() : () -> f32
        %159 = "llvm.mlir.undef"() : () -> f32
        %160 = "llvm.mlir.undef"() : () -> f32
        %161 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%158, %159, %160, %161) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %162 = "vector.from_elements"(%96, %97) : (f32, f32) -> vector<2xf32>
      "llvm.store"(%162, %90) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
      %163 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %164 = "vector.from_elements"(%98, %99) : (f32, f32) -> vector<2xf32>
      "llvm.store"(%164, %163) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
      %165 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 1032>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %166 = "vector.from_elements"(%113, %114) : (f32, f32) -> vector<2xf32>
      "llvm.store"(%166, %165) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
      %167 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 1034>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %168 = "vector.from_elements"(%115, %116) : (f32, f32) -> vector<2xf32>
      "llvm.store"(%168, %167) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
      %169 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 2064>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %170 = "vector.from_elements"(%131, %132) : (f32, f32) -> vector<2xf32>
      "llvm.store"(%170, %169) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
      %171 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 2066>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %172 = "vector.from_elements"(%133, %134) : (f32, f32) -> vector<2xf32>
      "llvm.store"(%172, %171) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
      %173 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 3096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %174 = "vector.from_elements"(%149, %150) : (f32, f32) -> vector<2xf32>
      "llvm.store"(%174, %173) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
      %175 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 3098>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %176 = "vector.from_elements"(%151, %152) : (f32, f32) -> vector<2xf32>
      "llvm.store"(%176, %175) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %177 = "arith.muli"(%6, %58) : (i64, i64) -> i64
      %178 = "arith.constant"() {value = 2 : i64} : () -> i64
      %179 = "arith.muli"(%6, %178) : (i64, i64) -> i64
      %180 = "arith.constant"() {value = 2 : i32} : () -> i32
      %181 = "arith.remui"(%11, %180) : (i32, i32) -> i32
      %182 = "arith.divui"(%11, %180) : (i32, i32) -> i32
      %183 = "arith.extsi"(%181) : (i32) -> i64
      %184 = "arith.muli"(%183, %6) : (i64, i64) -> i64
      %185 = "arith.remui"(%182, %57) : (i32, i32) -> i32
      %186 = "arith.divui"(%182, %57) : (i32, i32) -> i32
      %187 = "arith.extsi"(%185) : (i32) -> i64
      %188 = "arith.muli"(%187, %5) : (i64, i64) -> i64
      %189 = "arith.addi"(%184, %188) : (i64, i64) -> i64
      %190 = "arith.extsi"(%186) : (i32) -> i64
      %191 = "arith.muli"(%190, %179) : (i64, i64) -> i64
      %192 = "arith.addi"(%189, %191) : (i64, i64) -> i64
      %193 = "llvm.getelementptr"(%71, %192) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %194 = "arith.muli"(%185, %87) : (i32, i32) -> i32
      %195 = "arith.addi"(%181, %194) : (i32, i32) -> i32
      %196 = "arith.muli"(%186, %180) : (i32, i32) -> i32
      %197 = "arith.addi"(%195, %196) : (i32, i32) -> i32
      %198 = "llvm.getelementptr"(%74, %197) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %199 = "arith.addi"(%181, %196) : (i32, i32) -> i32
      %200 = "arith.addi"(%72, %185) : (i32, i32) -> i32
      %201 = "arith.addi"(%73, %199) : (i32, i32) -> i32
      %202 = "llvm.load"(%198) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %203 = "llvm.getelementptr"(%198) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %204 = "llvm.load"(%203) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %205 = "llvm.getelementptr"(%198) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %206 = "llvm.load"(%205) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %207 = "llvm.getelementptr"(%198) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %208 = "llvm.load"(%207) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %209 = "llvm.getelementptr"(%198) {rawConstantIndices = array<i32: 64>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %210 = "llvm.load"(%209) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %211 = "llvm.getelementptr"(%198) {rawConstantIndices = array<i32: 80>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %212 = "llvm.load"(%211) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %213 = "llvm.getelementptr"(%198) {rawConstantIndices = array<i32: 96>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %214 = "llvm.load"(%213) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %215 = "llvm.getelementptr"(%198) {rawConstantIndices = array<i32: 112>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %216 = "llvm.load"(%215) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %217 = "llvm.getelementptr"(%198) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %218 = "llvm.load"(%217) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %219 = "llvm.getelementptr"(%198) {rawConstantIndices = array<i32: 144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %220 = "llvm.load"(%219) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %221 = "llvm.getelementptr"(%198) {rawConstantIndices = array<i32: 160>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %222 = "llvm.load"(%221) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %223 = "llvm.getelementptr"(%198) {rawConstantIndices = array<i32: 176>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %224 = "llvm.load"(%223) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %225 = "llvm.getelementptr"(%198) {rawConstantIndices = array<i32: 192>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %226 = "llvm.load"(%225) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %227 = "llvm.getelementptr"(%198) {rawConstantIndices = array<i32: 208>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %228 = "llvm.load"(%227) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %229 = "llvm.getelementptr"(%198) {rawConstantIndices = array<i32: 224>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %230 = "llvm.load"(%229) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %231 = "llvm.getelementptr"(%198) {rawConstantIndices = array<i32: 240>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %232 = "llvm.load"(%231) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %233 = "arith.cmpi"(%200, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %234 = "arith.cmpi"(%201, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %235 = "arith.andi"(%233, %234) : (i1, i1) -> i1
      "scf.if"(%235) ({
        "llvm.store"(%202, %193) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %236 = "llvm.getelementptr"(%193, %177) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %237 = "arith.addi"(%201, %57) : (i32, i32) -> i32
      %238 = "arith.cmpi"(%237, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %239 = "arith.andi"(%233, %238) : (i1, i1) -> i1
      "scf.if"(%239) ({
        "llvm.store"(%204, %236) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %240 = "arith.muli"(%178, %177) : (i64, i64) -> i64
      %241 = "llvm.getelementptr"(%193, %240) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %242 = "arith.addi"(%201, %22) : (i32, i32) -> i32
      %243 = "arith.cmpi"(%242, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %244 = "arith.andi"(%233, %243) : (i1, i1) -> i1
      "scf.if"(%244) ({
        "llvm.store"(%206, %241) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %245 = "arith.constant"() {value = 3 : i64} : () -> i64
      %246 = "arith.muli"(%245, %177) : (i64, i64) -> i64
      %247 = "llvm.getelementptr"(%193, %246) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %248 = "arith.constant"() {value = 48 : i32} : () -> i32
      %249 = "arith.addi"(%201, %248) : (i32, i32) -> i32
      %250 = "arith.cmpi"(%249, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %251 = "arith.andi"(%233, %250) : (i1, i1) -> i1
      "scf.if"(%251) ({
        "llvm.store"(%208, %247) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %252 = "arith.muli"(%75, %177) : (i64, i64) -> i64
      %253 = "llvm.getelementptr"(%193, %252) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %254 = "arith.addi"(%201, %77) : (i32, i32) -> i32
      %255 = "arith.cmpi"(%254, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %256 = "arith.andi"(%233, %255) : (i1, i1) -> i1
      "scf.if"(%256) ({
        "llvm.store"(%210, %253) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %257 = "arith.constant"() {value = 5 : i64} : () -> i64
      %258 = "arith.muli"(%257, %177) : (i64, i64) -> i64
      %259 = "llvm.getelementptr"(%193, %258) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %260 = "arith.constant"() {value = 80 : i32} : () -> i32
      %261 = "arith.addi"(%201, %260) : (i32, i32) -> i32
      %262 = "arith.cmpi"(%261, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %263 = "arith.andi"(%233, %262) : (i1, i1) -> i1
      "scf.if"(%263) ({
        "llvm.store"(%212, %259) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %264 = "arith.constant"() {value = 6 : i64} : () -> i64
      %265 = "arith.muli"(%264, %177) : (i64, i64) -> i64
      %266 = "llvm.getelementptr"(%193, %265) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %267 = "arith.constant"() {value = 96 : i32} : () -> i32
      %268 = "arith.addi"(%201, %267) : (i32, i32) -> i32
      %269 = "arith.cmpi"(%268, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %270 = "arith.andi"(%233, %269) : (i1, i1) -> i1
      "scf.if"(%270) ({
        "llvm.store"(%214, %266) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %271 = "arith.constant"() {value = 7 : i64} : () -> i64
      %272 = "arith.muli"(%271, %177) : (i64, i64) -> i64
      %273 = "llvm.getelementptr"(%193, %272) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %274 = "arith.constant"() {value = 112 : i32} : () -> i32
      %275 = "arith.addi"(%201, %274) : (i32, i32) -> i32
      %276 = "arith.cmpi"(%275, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %277 = "arith.andi"(%233, %276) : (i1, i1) -> i1
      "scf.if"(%277) ({
        "llvm.store"(%216, %273) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %278 = "arith.constant"() {value = 8 : i64} : () -> i64
      %279 = "arith.muli"(%278, %177) : (i64, i64) -> i64
      %280 = "llvm.getelementptr"(%193, %279) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %281 = "arith.constant"() {value = 128 : i32} : () -> i32
      %282 = "arith.addi"(%201, %281) : (i32, i32) -> i32
      %283 = "arith.cmpi"(%282, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %284 = "arith.andi"(%233, %283) : (i1, i1) -> i1
      "scf.if"(%284) ({
        "llvm.store"(%218, %280) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %285 = "arith.constant"() {value = 9 : i64} : () -> i64
      %286 = "arith.muli"(%285, %177) : (i64, i64) -> i64
      %287 = "llvm.getelementptr"(%193, %286) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %288 = "arith.constant"() {value = 144 : i32} : () -> i32
      %289 = "arith.addi"(%201, %288) : (i32, i32) -> i32
      %290 = "arith.cmpi"(%289, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %291 = "arith.andi"(%233, %290) : (i1, i1) -> i1
      "scf.if"(%291) ({
        "llvm.store"(%220, %287) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %292 = "arith.constant"() {value = 10 : i64} : () -> i64
      %293 = "arith.muli"(%292, %177) : (i64, i64) -> i64
      %294 = "llvm.getelementptr"(%193, %293) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %295 = "arith.constant"() {value = 160 : i32} : () -> i32
      %296 = "arith.addi"(%201, %295) : (i32, i32) -> i32
      %297 = "arith.cmpi"(%296, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %298 = "arith.andi"(%233, %297) : (i1, i1) -> i1
      "scf.if"(%298) ({
        "llvm.store"(%222, %294) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %299 = "arith.constant"() {value = 11 : i64} : () -> i64
      %300 = "arith.muli"(%299, %177) : (i64, i64) -> i64
      %301 = "llvm.getelementptr"(%193, %300) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %302 = "arith.constant"() {value = 176 : i32} : () -> i32
      %303 = "arith.addi"(%201, %302) : (i32, i32) -> i32
      %304 = "arith.cmpi"(%303, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %305 = "arith.andi"(%233, %304) : (i1, i1) -> i1
      "scf.if"(%305) ({
        "llvm.store"(%224, %301) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %306 = "arith.constant"() {value = 12 : i64} : () -> i64
      %307 = "arith.muli"(%306, %177) : (i64, i64) -> i64
      %308 = "llvm.getelementptr"(%193, %307) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %309 = "arith.constant"() {value = 192 : i32} : () -> i32
      %310 = "arith.addi"(%201, %309) : (i32, i32) -> i32
      %311 = "arith.cmpi"(%310, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %312 = "arith.andi"(%233, %311) : (i1, i1) -> i1
      "scf.if"(%312) ({
        "llvm.store"(%226, %308) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %313 = "arith.constant"() {value = 13 : i64} : () -> i64
      %314 = "arith.muli"(%313, %177) : (i64, i64) -> i64
      %315 = "llvm.getelementptr"(%193, %314) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %316 = "arith.constant"() {value = 208 : i32} : () -> i32
      %317 = "arith.addi"(%201, %316) : (i32, i32) -> i32
      %318 = "arith.cmpi"(%317, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %319 = "arith.andi"(%233, %318) : (i1, i1) -> i1
      "scf.if"(%319) ({
        "llvm.store"(%228, %315) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %320 = "arith.constant"() {value = 14 : i64} : () -> i64
      %321 = "arith.muli"(%320, %177) : (i64, i64) -> i64
      %322 = "llvm.getelementptr"(%193, %321) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %323 = "arith.constant"() {value = 224 : i32} : () -> i32
      %324 = "arith.addi"(%201, %323) : (i32, i32) -> i32
      %325 = "arith.cmpi"(%324, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %326 = "arith.andi"(%233, %325) : (i1, i1) -> i1
      "scf.if"(%326) ({
        "llvm.store"(%230, %322) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %327 = "arith.constant"() {value = 15 : i64} : () -> i64
      %328 = "arith.muli"(%327, %177) : (i64, i64) -> i64
      %329 = "llvm.getelementptr"(%193, %328) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %330 = "arith.constant"() {value = 240 : i32} : () -> i32
      %331 = "arith.addi"(%201, %330) : (i32, i32) -> i32
      %332 = "arith.cmpi"(%331, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %333 = "arith.andi"(%233, %332) : (i1, i1) -> i1
      "scf.if"(%333) ({
        "llvm.store"(%232, %329) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "transpose_tile_4", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64, %7: i64, %8: i64, %9: i64):
      %10 = "arith.trunci"(%8) : (i64) -> i32
      %11 = "arith.trunci"(%9) : (i64) -> i32
      %12 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %18 = "arith.constant"() {value = 32 : i64} : () -> i64
      %19 = "arith.shrui"(%8, %18) : (i64, i64) -> i64
      %20 = "arith.constant"() {value = 1 : i32} : () -> i32
      %21 = "arith.subi"(%10, %20) : (i32, i32) -> i32
      %22 = "llvm.intr.ctlz"(%21) {is_zero_poison = false} : (i32) -> i32
      %23 = "arith.constant"() {value = 32 : i32} : () -> i32
      %24 = "arith.subi"(%23, %22) : (i32, i32) -> i32
      %25 = "arith.extui"(%15) : (i32) -> i64
      %26 = "arith.muli"(%25, %19) : (i64, i64) -> i64
      %27 = "arith.shrui"(%26, %18) : (i64, i64) -> i64
      %28 = "arith.trunci"(%27) : (i64) -> i32
      %29 = "arith.addi"(%28, %15) : (i32, i32) -> i32
      %30 = "arith.shrui"(%29, %24) : (i32, i32) -> i32
      %31 = "arith.cmpi"(%24, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %32 = "arith.constant"() {value = 0 : i32} : () -> i32
      %33 = "arith.select"(%31, %30, %32) : (i1, i32, i32) -> i32
      %34 = "arith.muli"(%33, %10) : (i32, i32) -> i32
      %35 = "arith.subi"(%15, %34) : (i32, i32) -> i32
      %36 = "llvm.intr.ctlz"(%21) {is_zero_poison = false} : (i32) -> i32
      %37 = "arith.subi"(%23, %36) : (i32, i32) -> i32
      %38 = "arith.shrui"(%29, %37) : (i32, i32) -> i32
      %39 = "arith.cmpi"(%37, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %40 = "arith.select"(%39, %38, %32) : (i1, i32, i32) -> i32
      %41 = "arith.shrui"(%9, %18) : (i64, i64) -> i64
      %42 = "arith.subi"(%11, %20) : (i32, i32) -> i32
      %43 = "llvm.intr.ctlz"(%42) {is_zero_poison = false} : (i32) -> i32
      %44 = "arith.subi"(%23, %43) : (i32, i32) -> i32
      %45 = "arith.extui"(%40) : (i32) -> i64
      %46 = "arith.muli"(%45, %41) : (i64, i64) -> i64
      %47 = "arith.shrui"(%46, %18) : (i64, i64) -> i64
      %48 = "arith.trunci"(%47) : (i64) -> i32
      %49 = "arith.addi"(%48, %40) : (i32, i32) -> i32
      %50 = "arith.shrui"(%49, %44) : (i32, i32) -> i32
      %51 = "arith.cmpi"(%44, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %52 = "arith.select"(%51, %50, %32) : (i1, i32, i32) -> i32
      %53 = "arith.muli"(%52, %11) : (i32, i32) -> i32
      %54 = "arith.subi"(%40, %53) : (i32, i32) -> i32
      %55 = "llvm.intr.ctlz"(%42) {is_zero_poison = false} : (i32) -> i32
      %56 = "arith.extsi"(%35) : (i32) -> i64
      %57 = "arith.extsi"(%54) : (i32) -> i64
      %58 = "arith.constant"() {value = 16 : i32} : () -> i32
      %59 = "arith.constant"() {value = 15 : i32} : () -> i32
      %60 = "arith.constant"() {value = 16 : i64} : () -> i64
      %61 = "arith.muli"(%3, %60) : (i64, i64) -> i64
      %62 = "arith.constant"() {value = 256 : i32} : () -> i32
      %63 = "arith.constant"() {value = 256 : i64} : () -> i64
      %64 = "arith.muli"(%4, %63) : (i64, i64) -> i64
      %65 = "arith.muli"(%56, %61) : (i64, i64) -> i64
      %66 = "arith.muli"(%57, %64) : (i64, i64) -> i64
      %67 = "arith.addi"(%65, %66) : (i64, i64) -> i64
      %68 = "llvm.getelementptr"(%0, %67) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %69 = "arith.muli"(%6, %60) : (i64, i64) -> i64
      %70 = "arith.muli"(%7, %63) : (i64, i64) -> i64
      %71 = "arith.muli"(%56, %69) : (i64, i64) -> i64
      %72 = "arith.muli"(%57, %70) : (i64, i64) -> i64
      %73 = "arith.addi"(%71, %72) : (i64, i64) -> i64
      %74 = "llvm.getelementptr"(%5, %73) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %75 = "arith.muli"(%35, %58) : (i32, i32) -> i32
      %76 = "arith.muli"(%54, %62) : (i32, i32) -> i32
      %77 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %78 = "arith.extsi"(%12) : (i32) -> i64
      %79 = "arith.muli"(%78, %4) : (i64, i64) -> i64
      %80 = "llvm.getelementptr"(%68, %79) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %81 = "llvm.getelementptr"(%77, %12) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %82 = "arith.addi"(%76, %12) : (i32, i32) -> i32
      %83 = "arith.cmpi"(%75, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %84 = "arith.cmpi"(%82, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %85 = "arith.andi"(%83, %84) : (i1, i1) -> i1
      %86 = "scf.if"(%85) ({
        %87 = "llvm.load"(%80) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%87) : (f32) -> ()
      }, {
        %88 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%88) : (f32) -> ()
      }) : (i1) -> f32
      %89 = "llvm.getelementptr"(%80, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %90 = "arith.addi"(%75, %20) : (i32, i32) -> i32
      %91 = "arith.cmpi"(%90, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %92 = "arith.andi"(%91, %84) : (i1, i1) -> i1
      %93 = "scf.if"(%92) ({
        %94 = "llvm.load"(%89) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%94) : (f32) -> ()
      }, {
        %95 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%95) : (f32) -> ()
      }) : (i1) -> f32
      %96 = "llvm.getelementptr"(%89, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %97 = "arith.constant"() {value = 2 : i32} : () -> i32
      %98 = "arith.addi"(%75, %97) : (i32, i32) -> i32
      %99 = "arith.cmpi"(%98, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %100 = "arith.andi"(%99, %84) : (i1, i1) -> i1
      %101 = "scf.if"(%100) ({
        %102 = "llvm.load"(%96) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%102) : (f32) -> ()
      }, {
        %103 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%103) : (f32) -> ()
      }) : (i1) -> f32
      %104 = "llvm.getelementptr"(%96, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %105 = "arith.constant"() {value = 3 : i32} : () -> i32
      %106 = "arith.addi"(%75, %105) : (i32, i32) -> i32
      %107 = "arith.cmpi"(%106, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %108 = "arith.andi"(%107, %84) : (i1, i1) -> i1
      %109 = "scf.if"(%108) ({
        %110 = "llvm.load"(%104) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%110) : (f32) -> ()
      }, {
        %111 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%111) : (f32) -> ()
      }) : (i1) -> f32
      %112 = "llvm.getelementptr"(%104, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %113 = "arith.constant"() {value = 4 : i32} : () -> i32
      %114 = "arith.addi"(%75, %113) : (i32, i32) -> i32
      %115 = "arith.cmpi"(%114, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %116 = "arith.andi"(%115, %84) : (i1, i1) -> i1
      %117 = "scf.if"(%116) ({
        %118 = "llvm.load"(%112) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%118) : (f32) -> ()
      }, {
        %119 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%119) : (f32) -> ()
      }) : (i1) -> f32
      %120 = "llvm.getelementptr"(%112, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %121 = "arith.constant"() {value = 5 : i32} : () -> i32
      %122 = "arith.addi"(%75, %121) : (i32, i32) -> i32
      %123 = "arith.cmpi"(%122, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %124 = "arith.andi"(%123, %84) : (i1, i1) -> i1
      %125 = "scf.if"(%124) ({
        %126 = "llvm.load"(%120) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%126) : (f32) -> ()
      }, {
        %127 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%127) : (f32) -> ()
      }) : (i1) -> f32
      %128 = "llvm.getelementptr"(%120, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %129 = "arith.constant"() {value = 6 : i32} : () -> i32
      %130 = "arith.addi"(%75, %129) : (i32, i32) -> i32
      %131 = "arith.cmpi"(%130, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %132 = "arith.andi"(%131, %84) : (i1, i1) -> i1
      %133 = "scf.if"(%132) ({
        %134 = "llvm.load"(%128) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%134) : (f32) -> ()
      }, {
        %135 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%135) : (f32) -> ()
      }) : (i1) -> f32
      %136 = "llvm.getelementptr"(%128, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %137 = "arith.constant"() {value = 7 : i32} : () -> i32
      %138 = "arith.addi"(%75, %137) : (i32, i32) -> i32
      %139 = "arith.cmpi"(%138, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %140 = "arith.andi"(%139, %84) : (i1, i1) -> i1
      %141 = "scf.if"(%140) ({
        %142 = "llvm.load"(%136) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%142) : (f32) -> ()
      }, {
        %143 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%143) : (f32) -> ()
      }) : (i1) -> f32
      %144 = "llvm.getelementptr"(%136, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %145 = "arith.constant"() {value = 8 : i32} : () -> i32
      %146 = "arith.addi"(%75, %145) : (i32, i32) -> i32
      %147 = "arith.cmpi"(%146, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %148 = "arith.andi"(%147, %84) : (i1, i1) -> i1
      %149 = "scf.if"(%148) ({
        %150 = "llvm.load"(%144) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%150) : (f32) -> ()
      }, {
        %151 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%151) : (f32) -> ()
      }) : (i1) -> f32
      %152 = "llvm.getelementptr"(%144, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %153 = "arith.constant"() {value = 9 : i32} : () -> i32
      %154 = "arith.addi"(%75, %153) : (i32, i32) -> i32
      %155 = "arith.cmpi"(%154, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %156 = "arith.andi"(%155, %84) : (i1, i1) -> i1
      %157 = "scf.if"(%156) ({
        %158 = "llvm.load"(%152) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%158) : (f32) -> ()
      }, {
        %159 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%159) : (f32) -> ()
      }) : (i1) -> f32
      %160 = "llvm.getelementptr"(%152, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %161 = "arith.constant"() {value = 10 : i32} : () -> i32
      %162 = "arith.addi"(%75, %161) : (i32, i32) -> i32
      %163 = "arith.cmpi"(%162, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %164 = "arith.andi"(%163, %84) : (i1, i1) -> i1
      %165 = "scf.if"(%164) ({
        %166 = "llvm.load"(%160) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%166) : (f32) -> ()
      }, {
        %167 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%167) : (f32) -> ()
      }) : (i1) -> f32
      %168 = "llvm.getelementptr"(%160, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %169 = "arith.constant"() {value = 11 : i32} : () -> i32
      %170 = "arith.addi"(%75, %169) : (i32, i32) -> i32
      %171 = "arith.cmpi"(%170, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %172 = "arith.andi"(%171, %84) : (i1, i1) -> i1
      %173 = "scf.if"(%172) ({
        %174 = "llvm.load"(%168) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%174) : (f32) -> ()
      }, {
        %175 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%175) : (f32) -> ()
      }) : (i1) -> f32
      %176 = "llvm.getelementptr"(%168, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %177 = "arith.constant"() {value = 12 : i32} : () -> i32
      %178 = "arith.addi"(%75, %177) : (i32, i32) -> i32
      %179 = "arith.cmpi"(%178, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %180 = "arith.andi"(%179, %84) : (i1, i1) -> i1
      %181 = "scf.if"(%180) ({
        %182 = "llvm.load"(%176) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%182) : (f32) -> ()
      }, {
        %183 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%183) : (f32) -> ()
      }) : (i1) -> f32
      %184 = "llvm.getelementptr"(%176, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %185 = "arith.constant"() {value = 13 : i32} : () -> i32
      %186 = "arith.addi"(%75, %185) : (i32, i32) -> i32
      %187 = "arith.cmpi"(%186, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %188 = "arith.andi"(%187, %84) : (i1, i1) -> i1
      %189 = "scf.if"(%188) ({
        %190 = "llvm.load"(%184) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%190) : (f32) -> ()
      }, {
        %191 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%191) : (f32) -> ()
      }) : (i1) -> f32
      %192 = "llvm.getelementptr"(%184, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %193 = "arith.constant"() {value = 14 : i32} : () -> i32
      %194 = "arith.addi"(%75, %193) : (i32, i32) -> i32
      %195 = "arith.cmpi"(%194, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %196 = "arith.andi"(%195, %84) : (i1, i1) -> i1
      %197 = "scf.if"(%196) ({
        %198 = "llvm.load"(%192) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%198) : (f32) -> ()
      }, {
        %199 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%199) : (f32) -> ()
      }) : (i1) -> f32
      %200 = "llvm.getelementptr"(%192, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %201 = "arith.addi"(%75, %59) : (i32, i32) -> i32
      %202 = "arith.cmpi"(%201, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %203 = "arith.andi"(%202, %84) : (i1, i1) -> i1
      %204 = "scf.if"(%203) ({
        %205 = "llvm.load"(%200) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%205) : (f32) -> ()
      }, {
        %206 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%206) : (f32) -> ()
      }) : (i1) -> f32
      "llvm.store"(%86, %81) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %207 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 258>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%93, %207) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %208 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 516>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%101, %208) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %209 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 774>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%109, %209) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %210 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 1032>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%117, %210) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %211 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 1290>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%125, %211) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %212 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 1548>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%133, %212) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %213 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 1806>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%141, %213) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %214 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 2064>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%149, %214) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %215 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 2322>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%157, %215) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %216 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 2580>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%165, %216) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %217 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 2838>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%173, %217) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %218 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 3096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%181, %218) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %219 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 3354>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%189, %219) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %220 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 3612>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%197, %220) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %221 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 3870>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%204, %221) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %222 = "arith.muli"(%7, %60) : (i64, i64) -> i64
      %223 = "arith.constant"() {value = 2 : i64} : () -> i64
      %224 = "arith.muli"(%7, %223) : (i64, i64) -> i64
      %225 = "arith.remui"(%12, %97) : (i32, i32) -> i32
      %226 = "arith.divui"(%12, %97) : (i32, i32) -> i32
      %227 = "arith.extsi"(%225) : (i32) -> i64
      %228 = "arith.muli"(%227, %7) : (i64, i64) -> i64
      %229 = "arith.remui"(%226, %58) : (i32, i32) -> i32
      %230 = "arith.divui"(%226, %58) : (i32, i32) -> i32
      %231 = "arith.extsi"(%229) : (i32) -> i64
      %232 = "arith.muli"(%231, %6) : (i64, i64) -> i64
      %233 = "arith.addi"(%228, %232) : (i64, i64) -> i64
      %234 = "arith.extsi"(%230) : (i32) -> i64
      %235 = "arith.muli"(%234, %224) : (i64, i64) -> i64
      %236 = "arith.addi"(%233, %235) : (i64, i64) -> i64
      %237 = "llvm.getelementptr"(%74, %236) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %238 = "arith.constant"() {value = 258 : i32} : () -> i32
      %239 = "arith.muli"(%229, %238) : (i32, i32) -> i32
      %240 = "arith.addi"(%225, %239) : (i32, i32) -> i32
      %241 = "arith.muli"(%230, %97) : (i32, i32) -> i32
      %242 = "arith.addi"(%240, %241) : (i32, i32) -> i32
      %243 = "llvm.getelementptr"(%77, %242) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %244 = "arith.addi"(%225, %241) : (i32, i32) -> i32
      %245 = "arith.addi"(%75, %229) : (i32, i32) -> i32
      %246 = "arith.addi"(%76, %244) : (i32, i32) -> i32
      %247 = "llvm.load"(%243) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %248 = "llvm.getelementptr"(%243) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %249 = "llvm.load"(%248) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %250 = "llvm.getelementptr"(%243) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %251 = "llvm.load"(%250) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %252 = "llvm.getelementptr"(%243) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %253 = "llvm.load"(%252) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %254 = "llvm.getelementptr"(%243) {rawConstantIndices = array<i32: 64>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %255 = "llvm.load"(%254) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %256 = "llvm.getelementptr"(%243) {rawConstantIndices = array<i32: 80>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %257 = "llvm.load"(%256) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %258 = "llvm.getelementptr"(%243) {rawConstantIndices = array<i32: 96>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %259 = "llvm.load"(%258) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %260 = "llvm.getelementptr"(%243) {rawConstantIndices = array<i32: 112>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %261 = "llvm.load"(%260) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %262 = "llvm.getelementptr"(%243) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %263 = "llvm.load"(%262) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %264 = "llvm.getelementptr"(%243) {rawConstantIndices = array<i32: 144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %265 = "llvm.load"(%264) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %266 = "llvm.getelementptr"(%243) {rawConstantIndices = array<i32: 160>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %267 = "llvm.load"(%266) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %268 = "llvm.getelementptr"(%243) {rawConstantIndices = array<i32: 176>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %269 = "llvm.load"(%268) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %270 = "llvm.getelementptr"(%243) {rawConstantIndices = array<i32: 192>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %271 = "llvm.load"(%270) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %272 = "llvm.getelementptr"(%243) {rawConstantIndices = array<i32: 208>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %273 = "llvm.load"(%272) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %274 = "llvm.getelementptr"(%243) {rawConstantIndices = array<i32: 224>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %275 = "llvm.load"(%274) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %276 = "llvm.getelementptr"(%243) {rawConstantIndices = array<i32: 240>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %277 = "llvm.load"(%276) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %278 = "arith.cmpi"(%245, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %279 = "arith.cmpi"(%246, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %280 = "arith.andi"(%278, %279) : (i1, i1) -> i1
      "scf.if"(%280) ({
        "llvm.store"(%247, %237) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %281 = "llvm.getelementptr"(%237, %222) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %282 = "arith.addi"(%246, %58) : (i32, i32) -> i32
      %283 = "arith.cmpi"(%282, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %284 = "arith.andi"(%278, %283) : (i1, i1) -> i1
      "scf.if"(%284) ({
        "llvm.store"(%249, %281) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %285 = "arith.muli"(%223, %222) : (i64, i64) -> i64
      %286 = "llvm.getelementptr"(%237, %285) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %287 = "arith.addi"(%246, %23) : (i32, i32) -> i32
      %288 = "arith.cmpi"(%287, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %289 = "arith.andi"(%278, %288) : (i1, i1) -> i1
      "scf.if"(%289) ({
        "llvm.store"(%251, %286) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %290 = "arith.constant"() {value = 3 : i64} : () -> i64
      %291 = "arith.muli"(%290, %222) : (i64, i64) -> i64
      %292 = "llvm.getelementptr"(%237, %291) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %293 = "arith.constant"() {value = 48 : i32} : () -> i32
      %294 = "arith.addi"(%246, %293) : (i32, i32) -> i32
      %295 = "arith.cmpi"(%294, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %296 = "arith.andi"(%278, %295) : (i1, i1) -> i1
      "scf.if"(%296) ({
        "llvm.store"(%253, %292) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %297 = "arith.constant"() {value = 4 : i64} : () -> i64
      %298 = "arith.muli"(%297, %222) : (i64, i64) -> i64
      %299 = "llvm.getelementptr"(%237, %298) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %300 = "arith.constant"() {value = 64 : i32} : () -> i32
      %301 = "arith.addi"(%246, %300) : (i32, i32) -> i32
      %302 = "arith.cmpi"(%301, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %303 = "arith.andi"(%278, %302) : (i1, i1) -> i1
      "scf.if"(%303) ({
        "llvm.store"(%255, %299) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %304 = "arith.constant"() {value = 5 : i64} : () -> i64
      %305 = "arith.muli"(%304, %222) : (i64, i64) -> i64
      %306 = "llvm.getelementptr"(%237, %305) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %307 = "arith.constant"() {value = 80 : i32} : () -> i32
      %308 = "arith.addi"(%246, %307) : (i32, i32) -> i32
      %309 = "arith.cmpi"(%308, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %310 = "arith.andi"(%278, %309) : (i1, i1) -> i1
      "scf.if"(%310) ({
        "llvm.store"(%257, %306) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %311 = "arith.constant"() {value = 6 : i64} : () -> i64
      %312 = "arith.muli"(%311, %222) : (i64, i64) -> i64
      %313 = "llvm.getelementptr"(%237, %312) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %314 = "arith.constant"() {value = 96 : i32} : () -> i32
      %315 = "arith.addi"(%246, %314) : (i32, i32) -> i32
      %316 = "arith.cmpi"(%315, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %317 = "arith.andi"(%278, %316) : (i1, i1) -> i1
      "scf.if"(%317) ({
        "llvm.store"(%259, %313) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %318 = "arith.constant"() {value = 7 : i64} : () -> i64
      %319 = "arith.muli"(%318, %222) : (i64, i64) -> i64
      %320 = "llvm.getelementptr"(%237, %319) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %321 = "arith.constant"() {value = 112 : i32} : () -> i32
      %322 = "arith.addi"(%246, %321) : (i32, i32) -> i32
      %323 = "arith.cmpi"(%322, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %324 = "arith.andi"(%278, %323) : (i1, i1) -> i1
      "scf.if"(%324) ({
        "llvm.store"(%261, %320) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %325 = "arith.constant"() {value = 8 : i64} : () -> i64
      %326 = "arith.muli"(%325, %222) : (i64, i64) -> i64
      %327 = "llvm.getelementptr"(%237, %326) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %328 = "arith.constant"() {value = 128 : i32} : () -> i32
      %329 = "arith.addi"(%246, %328) : (i32, i32) -> i32
      %330 = "arith.cmpi"(%329, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %331 = "arith.andi"(%278, %330) : (i1, i1) -> i1
      "scf.if"(%331) ({
        "llvm.store"(%263, %327) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %332 = "arith.constant"() {value = 9 : i64} : () -> i64
      %333 = "arith.muli"(%332, %222) : (i64, i64) -> i64
      %334 = "llvm.getelementptr"(%237, %333) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %335 = "arith.constant"() {value = 144 : i32} : () -> i32
      %336 = "arith.addi"(%246, %335) : (i32, i32) -> i32
      %337 = "arith.cmpi"(%336, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %338 = "arith.andi"(%278, %337) : (i1, i1) -> i1
      "scf.if"(%338) ({
        "llvm.store"(%265, %334) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %339 = "arith.constant"() {value = 10 : i64} : () -> i64
      %340 = "arith.muli"(%339, %222) : (i64, i64) -> i64
      %341 = "llvm.getelementptr"(%237, %340) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %342 = "arith.constant"() {value = 160 : i32} : () -> i32
      %343 = "arith.addi"(%246, %342) : (i32, i32) -> i32
      %344 = "arith.cmpi"(%343, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %345 = "arith.andi"(%278, %344) : (i1, i1) -> i1
      "scf.if"(%345) ({
        "llvm.store"(%267, %341) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %346 = "arith.constant"() {value = 11 : i64} : () -> i64
      %347 = "arith.muli"(%346, %222) : (i64, i64) -> i64
      %348 = "llvm.getelementptr"(%237, %347) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %349 = "arith.constant"() {value = 176 : i32} : () -> i32
      %350 = "arith.addi"(%246, %349) : (i32, i32) -> i32
      %351 = "arith.cmpi"(%350, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %352 = "arith.andi"(%278, %351) : (i1, i1) -> i1
      "scf.if"(%352) ({
        "llvm.store"(%269, %348) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %353 = "arith.constant"() {value = 12 : i64} : () -> i64
      %354 = "arith.muli"(%353, %222) : (i64, i64) -> i64
      %355 = "llvm.getelementptr"(%237, %354) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %356 = "arith.constant"() {value = 192 : i32} : () -> i32
      %357 = "arith.addi"(%246, %356) : (i32, i32) -> i32
      %358 = "arith.cmpi"(%357, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %359 = "arith.andi"(%278, %358) : (i1, i1) -> i1
      "scf.if"(%359) ({
        "llvm.store"(%271, %355) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %360 = "arith.constant"() {value = 13 : i64} : () -> i64
      %361 = "arith.muli"(%360, %222) : (i64, i64) -> i64
      %362 = "llvm.getelementptr"(%237, %361) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %363 = "arith.constant"() {value = 208 : i32} : () -> i32
      %364 = "arith.addi"(%246, %363) : (i32, i32) -> i32
      %365 = "arith.cmpi"(%364, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %366 = "arith.andi"(%278, %365) : (i1, i1) -> i1
      "scf.if"(%366) ({
        "llvm.store"(%273, %362) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %367 = "arith.constant"() {value = 14 : i64} : () -> i64
      %368 = "arith.muli"(%367, %222) : (i64, i64) -> i64
      %369 = "llvm.getelementptr"(%237, %368) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %370 = "arith.constant"() {value = 224 : i32} : () -> i32
      %371 = "arith.addi"(%246, %370) : (i32, i32) -> i32
      %372 = "arith.cmpi"(%371, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %373 = "arith.andi"(%278, %372) : (i1, i1) -> i1
      "scf.if"(%373) ({
        "llvm.store"(%275, %369) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %374 = "arith.constant"() {value = 15 : i64} : () -> i64
      %375 = "arith.muli"(%374, %222) : (i64, i64) -> i64
      %376 = "llvm.getelementptr"(%237, %375) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %377 = "arith.constant"() {value = 240 : i32} : () -> i32
      %378 = "arith.addi"(%246, %377) : (i32, i32) -> i32
      %379 = "arith.cmpi"(%378, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %380 = "arith.andi"(%278, %379) : (i1, i1) -> i1
      "scf.if"(%380) ({
        "llvm.store"(%277, %376) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "transpose_tile_5", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64, %7: i64, %8: i64):
      %9 = "arith.trunci"(%7) : (i64) -> i32
      %10 = "arith.trunci"(%8) : (i64) -> i32
      %11 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %17 = "arith.constant"() {value = 32 : i64} : () -> i64
      %18 = "arith.shrui"(%7, %17) : (i64, i64) -> i64
      %19 = "arith.constant"() {value = 1 : i32} : () -> i32
      %20 = "arith.subi"(%9, %19) : (i32, i32) -> i32
      %21 = "llvm.intr.ctlz"(%20) {is_zero_poison = false} : (i32) -> i32
      %22 = "arith.constant"() {value = 32 : i32} : () -> i32
      %23 = "arith.subi"(%22, %21) : (i32, i32) -> i32
      %24 = "arith.extui"(%14) : (i32) -> i64
      %25 = "arith.muli"(%24, %18) : (i64, i64) -> i64
      %26 = "arith.shrui"(%25, %17) : (i64, i64) -> i64
      %27 = "arith.trunci"(%26) : (i64) -> i32
      %28 = "arith.addi"(%27, %14) : (i32, i32) -> i32
      %29 = "arith.shrui"(%28, %23) : (i32, i32) -> i32
      %30 = "arith.cmpi"(%23, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %31 = "arith.constant"() {value = 0 : i32} : () -> i32
      %32 = "arith.select"(%30, %29, %31) : (i1, i32, i32) -> i32
      %33 = "arith.muli"(%32, %9) : (i32, i32) -> i32
      %34 = "arith.subi"(%14, %33) : (i32, i32) -> i32
      %35 = "llvm.intr.ctlz"(%20) {is_zero_poison = false} : (i32) -> i32
      %36 = "arith.subi"(%22, %35) : (i32, i32) -> i32
      %37 = "arith.shrui"(%28, %36) : (i32, i32) -> i32
      %38 = "arith.cmpi"(%36, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %39 = "arith.select"(%38, %37, %31) : (i1, i32, i32) -> i32
      %40 = "arith.shrui"(%8, %17) : (i64, i64) -> i64
      %41 = "arith.subi"(%10, %19) : (i32, i32) -> i32
      %42 = "llvm.intr.ctlz"(%41) {is_zero_poison = false} : (i32) -> i32
      %43 = "arith.subi"(%22, %42) : (i32, i32) -> i32
      %44 = "arith.extui"(%39) : (i32) -> i64
      %45 = "arith.muli"(%44, %40) : (i64, i64) -> i64
      %46 = "arith.shrui"(%45, %17) : (i64, i64) -> i64
      %47 = "arith.trunci"(%46) : (i64) -> i32
      %48 = "arith.addi"(%47, %39) : (i32, i32) -> i32
      %49 = "arith.shrui"(%48, %43) : (i32, i32) -> i32
      %50 = "arith.cmpi"(%43, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %51 = "arith.select"(%50, %49, %31) : (i1, i32, i32) -> i32
      %52 = "arith.muli"(%51, %10) : (i32, i32) -> i32
      %53 = "arith.subi"(%39, %52) : (i32, i32) -> i32
      %54 = "llvm.intr.ctlz"(%41) {is_zero_poison = false} : (i32) -> i32
      %55 = "arith.extsi"(%34) : (i32) -> i64
      %56 = "arith.extsi"(%53) : (i32) -> i64
      %57 = "arith.constant"() {value = 256 : i32} : () -> i32
      %58 = "arith.constant"() {value = 256 : i64} : () -> i64
      %59 = "arith.muli"(%3, %58) : (i64, i64) -> i64
      %60 = "arith.constant"() {value = 16 : i32} : () -> i32
      %61 = "arith.constant"() {value = 16 : i64} : () -> i64
      %62 = "arith.muli"(%4, %61) : (i64, i64) -> i64
      %63 = "arith.muli"(%55, %59) : (i64, i64) -> i64
      %64 = "arith.muli"(%56, %62) : (i64, i64) -> i64
      %65 = "arith.addi"(%63, %64) : (i64, i64) -> i64
      %66 = "llvm.getelementptr"(%0, %65) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %67 = "arith.muli"(%6, %61) : (i64, i64) -> i64
      %68 = "arith.muli"(%55, %58) : (i64, i64) -> i64
      %69 = "arith.muli"(%56, %67) : (i64, i64) -> i64
      %70 = "arith.addi"(%68, %69) : (i64, i64) -> i64
      %71 = "llvm.getelementptr"(%5, %70) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %72 = "arith.muli"(%34, %57) : (i32, i32) -> i32
      %73 = "arith.muli"(%53, %60) : (i32, i32) -> i32
      %74 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %75 = "arith.muli"(%3, %61) : (i64, i64) -> i64
      %76 = "arith.remui"(%11, %60) : (i32, i32) -> i32
      %77 = "arith.divui"(%11, %60) : (i32, i32) -> i32
      %78 = "arith.extsi"(%76) : (i32) -> i64
      %79 = "arith.muli"(%78, %4) : (i64, i64) -> i64
      %80 = "arith.extsi"(%77) : (i32) -> i64
      %81 = "arith.muli"(%80, %3) : (i64, i64) -> i64
      %82 = "arith.addi"(%79, %81) : (i64, i64) -> i64
      %83 = "llvm.getelementptr"(%66, %82) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %84 = "arith.constant"() {value = 17 : i32} : () -> i32
      %85 = "arith.muli"(%77, %84) : (i32, i32) -> i32
      %86 = "arith.addi"(%76, %85) : (i32, i32) -> i32
      %87 = "llvm.getelementptr"(%74, %86) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %88 = "arith.addi"(%72, %77) : (i32, i32) -> i32
      %89 = "arith.addi"(%73, %76) : (i32, i32) -> i32
      %90 = "arith.cmpi"(%88, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %91 = "arith.cmpi"(%89, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %92 = "arith.andi"(%90, %91) : (i1, i1) -> i1
      %93 = "scf.if"(%92) ({
        %94 = "llvm.load"(%83) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%94) : (f32) -> ()
      }, {
        %95 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%95) : (f32) -> ()
      }) : (i1) -> f32
      %96 = "llvm.getelementptr"(%83, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %97 = "arith.addi"(%88, %60) : (i32, i32) -> i32
      %98 = "arith.cmpi"(%97, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %99 = "arith.andi"(%98, %91) : (i1, i1) -> i1
      %100 = "scf.if"(%99) ({
        %101 = "llvm.load"(%96) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%101) : (f32) -> ()
      }, {
        %102 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%102) : (f32) -> ()
      }) : (i1) -> f32
      %103 = "llvm.getelementptr"(%96, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %104 = "arith.addi"(%88, %22) : (i32, i32) -> i32
      %105 = "arith.cmpi"(%104, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %106 = "arith.andi"(%105, %91) : (i1, i1) -> i1
      %107 = "scf.if"(%106) ({
        %108 = "llvm.load"(%103) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%108) : (f32) -> ()
      }, {
        %109 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%109) : (f32) -> ()
      }) : (i1) -> f32
      %110 = "llvm.getelementptr"(%103, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %111 = "arith.constant"() {value = 48 : i32} : () -> i32
      %112 = "arith.addi"(%88, %111) : (i32, i32) -> i32
      %113 = "arith.cmpi"(%112, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %114 = "arith.andi"(%113, %91) : (i1, i1) -> i1
      %115 = "scf.if"(%114) ({
        %116 = "llvm.load"(%110) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%116) : (f32) -> ()
      }, {
        %117 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%117) : (f32) -> ()
      }) : (i1) -> f32
      %118 = "llvm.getelementptr"(%110, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %119 = "arith.constant"() {value = 64 : i32} : () -> i32
      %120 = "arith.addi"(%88, %119) : (i32, i32) -> i32
      %121 = "arith.cmpi"(%120, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %122 = "arith.andi"(%121, %91) : (i1, i1) -> i1
      %123 = "scf.if"(%122) ({
        %124 = "llvm.load"(%118) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%124) : (f32) -> ()
      }, {
        %125 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%125) : (f32) -> ()
      }) : (i1) -> f32
      %126 = "llvm.getelementptr"(%118, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %127 = "arith.constant"() {value = 80 : i32} : () -> i32
      %128 = "arith.addi"(%88, %127) : (i32, i32) -> i32
      %129 = "arith.cmpi"(%128, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %130 = "arith.andi"(%129, %91) : (i1, i1) -> i1
      %131 = "scf.if"(%130) ({
        %132 = "llvm.load"(%126) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%132) : (f32) -> ()
      }, {
        %133 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%133) : (f32) -> ()
      }) : (i1) -> f32
      %134 = "llvm.getelementptr"(%126, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %135 = "arith.constant"() {value = 96 : i32} : () -> i32
      %136 = "arith.addi"(%88, %135) : (i32, i32) -> i32
      %137 = "arith.cmpi"(%136, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %138 = "arith.andi"(%137, %91) : (i1, i1) -> i1
      %139 = "scf.if"(%138) ({
        %140 = "llvm.load"(%134) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%140) : (f32) -> ()
      }, {
        %141 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%141) : (f32) -> ()
      }) : (i1) -> f32
      %142 = "llvm.getelementptr"(%134, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %143 = "arith.constant"() {value = 112 : i32} : () -> i32
      %144 = "arith.addi"(%88, %143) : (i32, i32) -> i32
      %145 = "arith.cmpi"(%144, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %146 = "arith.andi"(%145, %91) : (i1, i1) -> i1
      %147 = "scf.if"(%146) ({
        %148 = "llvm.load"(%142) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%148) : (f32) -> ()
      }, {
        %149 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%149) : (f32) -> ()
      }) : (i1) -> f32
      %150 = "llvm.getelementptr"(%142, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %151 = "arith.constant"() {value = 128 : i32} : () -> i32
      %152 = "arith.addi"(%88, %151) : (i32, i32) -> i32
      %153 = "arith.cmpi"(%152, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %154 = "arith.andi"(%153, %91) : (i1, i1) -> i1
      %155 = "scf.if"(%154) ({
        %156 = "llvm.load"(%150) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%156) : (f32) -> ()
      }, {
        %157 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%157) : (f32) -> ()
      }) : (i1) -> f32
      %158 = "llvm.getelementptr"(%150, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %159 = "arith.constant"() {value = 144 : i32} : () -> i32
      %160 = "arith.addi"(%88, %159) : (i32, i32) -> i32
      %161 = "arith.cmpi"(%160, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %162 = "arith.andi"(%161, %91) : (i1, i1) -> i1
      %163 = "scf.if"(%162) ({
        %164 = "llvm.load"(%158) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%164) : (f32) -> ()
      }, {
        %165 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%165) : (f32) -> ()
      }) : (i1) -> f32
      %166 = "llvm.getelementptr"(%158, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %167 = "arith.constant"() {value = 160 : i32} : () -> i32
      %168 = "arith.addi"(%88, %167) : (i32, i32) -> i32
      %169 = "arith.cmpi"(%168, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %170 = "arith.andi"(%169, %91) : (i1, i1) -> i1
      %171 = "scf.if"(%170) ({
        %172 = "llvm.load"(%166) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%172) : (f32) -> ()
      }, {
        %173 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%173) : (f32) -> ()
      }) : (i1) -> f32
      %174 = "llvm.getelementptr"(%166, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %175 = "arith.constant"() {value = 176 : i32} : () -> i32
      %176 = "arith.addi"(%88, %175) : (i32, i32) -> i32
      %177 = "arith.cmpi"(%176, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %178 = "arith.andi"(%177, %91) : (i1, i1) -> i1
      %179 = "scf.if"(%178) ({
        %180 = "llvm.load"(%174) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%180) : (f32) -> ()
      }, {
        %181 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%181) : (f32) -> ()
      }) : (i1) -> f32
      %182 = "llvm.getelementptr"(%174, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %183 = "arith.constant"() {value = 192 : i32} : () -> i32
      %184 = "arith.addi"(%88, %183) : (i32, i32) -> i32
      %185 = "arith.cmpi"(%184, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %186 = "arith.andi"(%185, %91) : (i1, i1) -> i1
      %187 = "scf.if"(%186) ({
        %188 = "llvm.load"(%182) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%188) : (f32) -> ()
      }, {
        %189 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%189) : (f32) -> ()
      }) : (i1) -> f32
      %190 = "llvm.getelementptr"(%182, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %191 = "arith.constant"() {value = 208 : i32} : () -> i32
      %192 = "arith.addi"(%88, %191) : (i32, i32) -> i32
      %193 = "arith.cmpi"(%192, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %194 = "arith.andi"(%193, %91) : (i1, i1) -> i1
      %195 = "scf.if"(%194) ({
        %196 = "llvm.load"(%190) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%196) : (f32) -> ()
      }, {
        %197 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%197) : (f32) -> ()
      }) : (i1) -> f32
      %198 = "llvm.getelementptr"(%190, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %199 = "arith.constant"() {value = 224 : i32} : () -> i32
      %200 = "arith.addi"(%88, %199) : (i32, i32) -> i32
      %201 = "arith.cmpi"(%200, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %202 = "arith.andi"(%201, %91) : (i1, i1) -> i1
      %203 = "scf.if"(%202) ({
        %204 = "llvm.load"(%198) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%204) : (f32) -> ()
      }, {
        %205 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%205) : (f32) -> ()
      }) : (i1) -> f32
      %206 = "llvm.getelementptr"(%198, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %207 = "arith.constant"() {value = 240 : i32} : () -> i32
      %208 = "arith.addi"(%88, %207) : (i32, i32) -> i32
      %209 = "arith.cmpi"(%208, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %210 = "arith.andi"(%209, %91) : (i1, i1) -> i1
      %211 = "scf.if"(%210) ({
        %212 = "llvm.load"(%206) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%212) : (f32) -> ()
      }, {
        %213 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%213) : (f32) -> ()
      }) : (i1) -> f32
      "llvm.store"(%93, %87) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %214 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 272>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%100, %214) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %215 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 544>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%107, %215) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %216 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 816>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%115, %216) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %217 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 1088>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%123, %217) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %218 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 1360>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%131, %218) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %219 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 1632>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%139, %219) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %220 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 1904>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%147, %220) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %221 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 2176>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%155, %221) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %222 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 2448>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%163, %222) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %223 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 2720>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%171, %223) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %224 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 2992>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%179, %224) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %225 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 3264>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%187, %225) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %226 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 3536>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%195, %226) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %227 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 3808>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%203, %227) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %228 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 4080>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%211, %228) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %229 = "arith.constant"() {value = 4 : i64} : () -> i64
      %230 = "arith.muli"(%6, %229) : (i64, i64) -> i64
      %231 = "arith.constant"() {value = 4 : i32} : () -> i32
      %232 = "arith.remui"(%11, %231) : (i32, i32) -> i32
      %233 = "arith.divui"(%11, %231) : (i32, i32) -> i32
      %234 = "arith.extsi"(%232) : (i32) -> i64
      %235 = "arith.muli"(%234, %6) : (i64, i64) -> i64
      %236 = "arith.constant"() {value = 8 : i32} : () -> i32
      %237 = "arith.remui"(%233, %236) : (i32, i32) -> i32
      %238 = "arith.divui"(%233, %236) : (i32, i32) -> i32
      %239 = "arith.muli"(%237, %231) : (i32, i32) -> i32
      %240 = "arith.extsi"(%239) : (i32) -> i64
      %241 = "arith.addi"(%235, %240) : (i64, i64) -> i64
      %242 = "arith.remui"(%238, %231) : (i32, i32) -> i32
      %243 = "arith.divui"(%238, %231) : (i32, i32) -> i32
      %244 = "arith.extsi"(%242) : (i32) -> i64
      %245 = "arith.muli"(%244, %230) : (i64, i64) -> i64
      %246 = "arith.addi"(%241, %245) : (i64, i64) -> i64
      %247 = "arith.muli"(%243, %22) : (i32, i32) -> i32
      %248 = "arith.extsi"(%247) : (i32) -> i64
      %249 = "arith.addi"(%246, %248) : (i64, i64) -> i64
      %250 = "llvm.getelementptr"(%71, %249) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %251 = "arith.constant"() {value = 68 : i32} : () -> i32
      %252 = "arith.muli"(%237, %251) : (i32, i32) -> i32
      %253 = "arith.addi"(%232, %252) : (i32, i32) -> i32
      %254 = "arith.muli"(%242, %231) : (i32, i32) -> i32
      %255 = "arith.addi"(%253, %254) : (i32, i32) -> i32
      %256 = "arith.constant"() {value = 544 : i32} : () -> i32
      %257 = "arith.muli"(%243, %256) : (i32, i32) -> i32
      %258 = "arith.addi"(%255, %257) : (i32, i32) -> i32
      %259 = "llvm.getelementptr"(%74, %258) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %260 = "arith.addi"(%232, %254) : (i32, i32) -> i32
      %261 = "arith.addi"(%239, %247) : (i32, i32) -> i32
      %262 = "arith.addi"(%72, %261) : (i32, i32) -> i32
      %263 = "arith.addi"(%73, %260) : (i32, i32) -> i32
      %264 = "llvm.load"(%259) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %265 = "llvm.getelementptr"(%259) {rawConstantIndices = array<i32: 17>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %266 = "llvm.load"(%265) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %267 = "llvm.getelementptr"(%259) {rawConstantIndices = array<i32: 34>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %268 = "llvm.load"(%267) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %269 = "llvm.getelementptr"(%259) {rawConstantIndices = array<i32: 51>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %270 = "llvm.load"(%269) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %271 = "llvm.getelementptr"(%259) {rawConstantIndices = array<i32: 1088>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %272 = "llvm.load"(%271) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %273 = "llvm.getelementptr"(%259) {rawConstantIndices = array<i32: 1105>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %274 = "llvm.load"(%273) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %275 = "llvm.getelementptr"(%259) {rawConstantIndices = array<i32: 1122>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %276 = "llvm.load"(%275) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %277 = "llvm.getelementptr"(%259) {rawConstantIndices = array<i32: 1139>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %278 = "llvm.load"(%277) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %279 = "llvm.getelementptr"(%259) {rawConstantIndices = array<i32: 2176>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %280 = "llvm.load"(%279) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %281 = "llvm.getelementptr"(%259) {rawConstantIndices = array<i32: 2193>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %282 = "llvm.load"(%281) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %283 = "llvm.getelementptr"(%259) {rawConstantIndices = array<i32: 2210>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %284 = "llvm.load"(%283) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %285 = "llvm.getelementptr"(%259) {rawConstantIndices = array<i32: 2227>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %286 = "llvm.load"(%285) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %287 = "llvm.getelementptr"(%259) {rawConstantIndices = array<i32: 3264>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %288 = "llvm.load"(%287) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %289 = "llvm.getelementptr"(%259) {rawConstantIndices = array<i32: 3281>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %290 = "llvm.load"(%289) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %291 = "llvm.getelementptr"(%259) {rawConstantIndices = array<i32: 3298>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %292 = "llvm.load"(%291) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %293 = "llvm.getelementptr"(%259) {rawConstantIndices = array<i32: 3315>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %294 = "llvm.load"(%293) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %295 = "arith.cmpi"(%262, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %296 = "arith.cmpi"(%263, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %297 = "arith.andi"(%295, %296) : (i1, i1) -> i1
      "scf.if"(%297) ({
        %298 = "vector.from_elements"(%264, %266, %268, %270) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%298, %250) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %299 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 64>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %300 = "arith.addi"(%262, %119) : (i32, i32) -> i32
      %301 = "arith.cmpi"(%300, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %302 = "arith.andi"(%301, %296) : (i1, i1) -> i1
      "scf.if"(%302) ({
        %303 = "vector.from_elements"(%272, %274, %276, %278) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%303, %299) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %304 = "llvm.getelementptr"(%299) {rawConstantIndices = array<i32: 64>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %305 = "arith.addi"(%262, %151) : (i32, i32) -> i32
      %306 = "arith.cmpi"(%305, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %307 = "arith.andi"(%306, %296) : (i1, i1) -> i1
      "scf.if"(%307) ({
        %308 = "vector.from_elements"(%280, %282, %284, %286) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%308, %304) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %309 = "llvm.getelementptr"(%304) {rawConstantIndices = array<i32: 64>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %310 = "arith.addi"(%262, %183) : (i32, i32) -> i32
      %311 = "arith.cmpi"(%310, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %312 = "arith.andi"(%311, %296) : (i1, i1) -> i1
      "scf.if"(%312) ({
        %313 = "vector.from_elements"(%288, %290, %292, %294) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%313, %309) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "transpose_tile_6", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64, %7: i64, %8: i64, %9: i64):
      %10 = "arith.trunci"(%8) : (i64) -> i32
      %11 = "arith.trunci"(%9) : (i64) -> i32
      %12 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %18 = "arith.constant"() {value = 32 : i64} : () -> i64
      %19 = "arith.shrui"(%8, %18) : (i64, i64) -> i64
      %20 = "arith.constant"() {value = 1 : i32} : () -> i32
      %21 = "arith.subi"(%10, %20) : (i32, i32) -> i32
      %22 = "llvm.intr.ctlz"(%21) {is_zero_poison = false} : (i32) -> i32
      %23 = "arith.constant"() {value = 32 : i32} : () -> i32
      %24 = "arith.subi"(%23, %22) : (i32, i32) -> i32
      %25 = "arith.extui"(%15) : (i32) -> i64
      %26 = "arith.muli"(%25, %19) : (i64, i64) -> i64
      %27 = "arith.shrui"(%26, %18) : (i64, i64) -> i64
      %28 = "arith.trunci"(%27) : (i64) -> i32
      %29 = "arith.addi"(%28, %15) : (i32, i32) -> i32
      %30 = "arith.shrui"(%29, %24) : (i32, i32) -> i32
      %31 = "arith.cmpi"(%24, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %32 = "arith.constant"() {value = 0 : i32} : () -> i32
      %33 = "arith.select"(%31, %30, %32) : (i1, i32, i32) -> i32
      %34 = "arith.muli"(%33, %10) : (i32, i32) -> i32
      %35 = "arith.subi"(%15, %34) : (i32, i32) -> i32
      %36 = "llvm.intr.ctlz"(%21) {is_zero_poison = false} : (i32) -> i32
      %37 = "arith.subi"(%23, %36) : (i32, i32) -> i32
      %38 = "arith.shrui"(%29, %37) : (i32, i32) -> i32
      %39 = "arith.cmpi"(%37, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %40 = "arith.select"(%39, %38, %32) : (i1, i32, i32) -> i32
      %41 = "arith.shrui"(%9, %18) : (i64, i64) -> i64
      %42 = "arith.subi"(%11, %20) : (i32, i32) -> i32
      %43 = "llvm.intr.ctlz"(%42) {is_zero_poison = false} : (i32) -> i32
      %44 = "arith.subi"(%23, %43) : (i32, i32) -> i32
      %45 = "arith.extui"(%40) : (i32) -> i64
      %46 = "arith.muli"(%45, %41) : (i64, i64) -> i64
      %47 = "arith.shrui"(%46, %18) : (i64, i64) -> i64
      %48 = "arith.trunci"(%47) : (i64) -> i32
      %49 = "arith.addi"(%48, %40) : (i32, i32) -> i32
      %50 = "arith.shrui"(%49, %44) : (i32, i32) -> i32
      %51 = "arith.cmpi"(%44, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %52 = "arith.select"(%51, %50, %32) : (i1, i32, i32) -> i32
      %53 = "arith.muli"(%52, %11) : (i32, i32) -> i32
      %54 = "arith.subi"(%40, %53) : (i32, i32) -> i32
      %55 = "llvm.intr.ctlz"(%42) {is_zero_poison = false} : (i32) -> i32
      %56 = "arith.extsi"(%35) : (i32) -> i64
      %57 = "arith.extsi"(%54) : (i32) -> i64
      %58 = "arith.constant"() {value = 256 : i32} : () -> i32
      %59 = "arith.constant"() {value = 256 : i64} : () -> i64
      %60 = "arith.muli"(%3, %59) : (i64, i64) -> i64
      %61 = "arith.constant"() {value = 16 : i32} : () -> i32
      %62 = "arith.constant"() {value = 16 : i64} : () -> i64
      %63 = "arith.muli"(%4, %62) : (i64, i64) -> i64
      %64 = "arith.muli"(%56, %60) : (i64, i64) -> i64
      %65 = "arith.muli"(%57, %63) : (i64, i64) -> i64
      %66 = "arith.addi"(%64, %65) : (i64, i64) -> i64
      %67 = "llvm.getelementptr"(%0, %66) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %68 = "arith.muli"(%6, %59) : (i64, i64) -> i64
      %69 = "arith.muli"(%7, %62) : (i64, i64) -> i64
      %70 = "arith.muli"(%56, %68) : (i64, i64) -> i64
      %71 = "arith.muli"(%57, %69) : (i64, i64) -> i64
      %72 = "arith.addi"(%70, %71) : (i64, i64) -> i64
      %73 = "llvm.getelementptr"(%5, %72) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %74 = "arith.muli"(%35, %58) : (i32, i32) -> i32
      %75 = "arith.muli"(%54, %61) : (i32, i32) -> i32
      %76 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %77 = "arith.muli"(%3, %62) : (i64, i64) -> i64
      %78 = "arith.remui"(%12, %61) : (i32, i32) -> i32
      %79 = "arith.divui"(%12, %61) : (i32, i32) -> i32
      %80 = "arith.extsi"(%78) : (i32) -> i64
      %81 = "arith.muli"(%80, %4) : (i64, i64) -> i64
      %82 = "arith.extsi"(%79) : (i32) -> i64
      %83 = "arith.muli"(%82, %3) : (i64, i64) -> i64
      %84 = "arith.addi"(%81, %83) : (i64, i64) -> i64
      %85 = "llvm.getelementptr"(%67, %84) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %86 = "arith.constant"() {value = 17 : i32} : () -> i32
      %87 = "arith.muli"(%79, %86) : (i32, i32) -> i32
      %88 = "arith.addi"(%78, %87) : (i32, i32) -> i32
      %89 = "llvm.getelementptr"(%76, %88) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %90 = "arith.addi"(%74, %79) : (i32, i32) -> i32
      %91 = "arith.addi"(%75, %78) : (i32, i32) -> i32
      %92 = "arith.cmpi"(%90, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %93 = "arith.cmpi"(%91, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %94 = "arith.andi"(%92, %93) : (i1, i1) -> i1
      %95 = "scf.if"(%94) ({
        %96 = "llvm.load"(%85) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%96) : (f32) -> ()
      }, {
        %97 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%97) : (f32) -> ()
      }) : (i1) -> f32
      %98 = "llvm.getelementptr"(%85, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %99 = "arith.addi"(%90, %61) : (i32, i32) -> i32
      %100 = "arith.cmpi"(%99, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %101 = "arith.andi"(%100, %93) : (i1, i1) -> i1
      %102 = "scf.if"(%101) ({
        %103 = "llvm.load"(%98) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%103) : (f32) -> ()
      }, {
        %104 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%104) : (f32) -> ()
      }) : (i1) -> f32
      %105 = "llvm.getelementptr"(%98, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %106 = "arith.addi"(%90, %23) : (i32, i32) -> i32
      %107 = "arith.cmpi"(%106, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %108 = "arith.andi"(%107, %93) : (i1, i1) -> i1
      %109 = "scf.if"(%108) ({
        %110 = "llvm.load"(%105) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%110) : (f32) -> ()
      }, {
        %111 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%111) : (f32) -> ()
      }) : (i1) -> f32
      %112 = "llvm.getelementptr"(%105, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %113 = "arith.constant"() {value = 48 : i32} : () -> i32
      %114 = "arith.addi"(%90, %113) : (i32, i32) -> i32
      %115 = "arith.cmpi"(%114, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %116 = "arith.andi"(%115, %93) : (i1, i1) -> i1
      %117 = "scf.if"(%116) ({
        %118 = "llvm.load"(%112) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%118) : (f32) -> ()
      }, {
        %119 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%119) : (f32) -> ()
      }) : (i1) -> f32
      %120 = "llvm.getelementptr"(%112, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %121 = "arith.constant"() {value = 64 : i32} : () -> i32
      %122 = "arith.addi"(%90, %121) : (i32, i32) -> i32
      %123 = "arith.cmpi"(%122, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %124 = "arith.andi"(%123, %93) : (i1, i1) -> i1
      %125 = "scf.if"(%124) ({
        %126 = "llvm.load"(%120) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%126) : (f32) -> ()
      }, {
        %127 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%127) : (f32) -> ()
      }) : (i1) -> f32
      %128 = "llvm.getelementptr"(%120, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %129 = "arith.constant"() {value = 80 : i32} : () -> i32
      %130 = "arith.addi"(%90, %129) : (i32, i32) -> i32
      %131 = "arith.cmpi"(%130, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %132 = "arith.andi"(%131, %93) : (i1, i1) -> i1
      %133 = "scf.if"(%132) ({
        %134 = "llvm.load"(%128) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%134) : (f32) -> ()
      }, {
        %135 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%135) : (f32) -> ()
      }) : (i1) -> f32
      %136 = "llvm.getelementptr"(%128, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %137 = "arith.constant"() {value = 96 : i32} : () -> i32
      %138 = "arith.addi"(%90, %137) : (i32, i32) -> i32
      %139 = "arith.cmpi"(%138, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %140 = "arith.andi"(%139, %93) : (i1, i1) -> i1
      %141 = "scf.if"(%140) ({
        %142 = "llvm.load"(%136) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%142) : (f32) -> ()
      }, {
        %143 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%143) : (f32) -> ()
      }) : (i1) -> f32
      %144 = "llvm.getelementptr"(%136, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %145 = "arith.constant"() {value = 112 : i32} : () -> i32
      %146 = "arith.addi"(%90, %145) : (i32, i32) -> i32
      %147 = "arith.cmpi"(%146, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %148 = "arith.andi"(%147, %93) : (i1, i1) -> i1
      %149 = "scf.if"(%148) ({
        %150 = "llvm.load"(%144) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%150) : (f32) -> ()
      }, {
        %151 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%151) : (f32) -> ()
      }) : (i1) -> f32
      %152 = "llvm.getelementptr"(%144, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %153 = "arith.constant"() {value = 128 : i32} : () -> i32
      %154 = "arith.addi"(%90, %153) : (i32, i32) -> i32
      %155 = "arith.cmpi"(%154, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %156 = "arith.andi"(%155, %93) : (i1, i1) -> i1
      %157 = "scf.if"(%156) ({
        %158 = "llvm.load"(%152) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%158) : (f32) -> ()
      }, {
        %159 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%159) : (f32) -> ()
      }) : (i1) -> f32
      %160 = "llvm.getelementptr"(%152, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %161 = "arith.constant"() {value = 144 : i32} : () -> i32
      %162 = "arith.addi"(%90, %161) : (i32, i32) -> i32
      %163 = "arith.cmpi"(%162, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %164 = "arith.andi"(%163, %93) : (i1, i1) -> i1
      %165 = "scf.if"(%164) ({
        %166 = "llvm.load"(%160) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%166) : (f32) -> ()
      }, {
        %167 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%167) : (f32) -> ()
      }) : (i1) -> f32
      %168 = "llvm.getelementptr"(%160, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %169 = "arith.constant"() {value = 160 : i32} : () -> i32
      %170 = "arith.addi"(%90, %169) : (i32, i32) -> i32
      %171 = "arith.cmpi"(%170, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %172 = "arith.andi"(%171, %93) : (i1, i1) -> i1
      %173 = "scf.if"(%172) ({
        %174 = "llvm.load"(%168) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%174) : (f32) -> ()
      }, {
        %175 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%175) : (f32) -> ()
      }) : (i1) -> f32
      %176 = "llvm.getelementptr"(%168, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %177 = "arith.constant"() {value = 176 : i32} : () -> i32
      %178 = "arith.addi"(%90, %177) : (i32, i32) -> i32
      %179 = "arith.cmpi"(%178, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %180 = "arith.andi"(%179, %93) : (i1, i1) -> i1
      %181 = "scf.if"(%180) ({
        %182 = "llvm.load"(%176) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%182) : (f32) -> ()
      }, {
        %183 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%183) : (f32) -> ()
      }) : (i1) -> f32
      %184 = "llvm.getelementptr"(%176, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %185 = "arith.constant"() {value = 192 : i32} : () -> i32
      %186 = "arith.addi"(%90, %185) : (i32, i32) -> i32
      %187 = "arith.cmpi"(%186, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %188 = "arith.andi"(%187, %93) : (i1, i1) -> i1
      %189 = "scf.if"(%188) ({
        %190 = "llvm.load"(%184) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%190) : (f32) -> ()
      }, {
        %191 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%191) : (f32) -> ()
      }) : (i1) -> f32
      %192 = "llvm.getelementptr"(%184, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %193 = "arith.constant"() {value = 208 : i32} : () -> i32
      %194 = "arith.addi"(%90, %193) : (i32, i32) -> i32
      %195 = "arith.cmpi"(%194, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %196 = "arith.andi"(%195, %93) : (i1, i1) -> i1
      %197 = "scf.if"(%196) ({
        %198 = "llvm.load"(%192) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%198) : (f32) -> ()
      }, {
        %199 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%199) : (f32) -> ()
      }) : (i1) -> f32
      %200 = "llvm.getelementptr"(%192, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %201 = "arith.constant"() {value = 224 : i32} : () -> i32
      %202 = "arith.addi"(%90, %201) : (i32, i32) -> i32
      %203 = "arith.cmpi"(%202, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %204 = "arith.andi"(%203, %93) : (i1, i1) -> i1
      %205 = "scf.if"(%204) ({
        %206 = "llvm.load"(%200) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%206) : (f32) -> ()
      }, {
        %207 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%207) : (f32) -> ()
      }) : (i1) -> f32
      %208 = "llvm.getelementptr"(%200, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %209 = "arith.constant"() {value = 240 : i32} : () -> i32
      %210 = "arith.addi"(%90, %209) : (i32, i32) -> i32
      %211 = "arith.cmpi"(%210, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %212 = "arith.andi"(%211, %93) : (i1, i1) -> i1
      %213 = "scf.if"(%212) ({
        %214 = "llvm.load"(%208) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%214) : (f32) -> ()
      }, {
        %215 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%215) : (f32) -> ()
      }) : (i1) -> f32
      "llvm.store"(%95, %89) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %216 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 272>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%102, %216) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %217 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 544>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%109, %217) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %218 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 816>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%117, %218) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %219 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 1088>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%125, %219) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %220 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 1360>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%133, %220) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %221 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 1632>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%141, %221) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %222 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 1904>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%149, %222) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %223 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 2176>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%157, %223) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %224 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 2448>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%165, %224) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %225 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 2720>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%173, %225) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %226 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 2992>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%181, %226) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %227 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 3264>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%189, %227) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %228 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 3536>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%197, %228) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %229 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 3808>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%205, %229) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %230 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 4080>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%213, %230) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %231 = "arith.muli"(%6, %18) : (i64, i64) -> i64
      %232 = "arith.constant"() {value = 8 : i64} : () -> i64
      %233 = "arith.muli"(%7, %232) : (i64, i64) -> i64
      %234 = "arith.remui"(%12, %23) : (i32, i32) -> i32
      %235 = "arith.divui"(%12, %23) : (i32, i32) -> i32
      %236 = "arith.extsi"(%234) : (i32) -> i64
      %237 = "arith.muli"(%236, %6) : (i64, i64) -> i64
      %238 = "arith.extsi"(%235) : (i32) -> i64
      %239 = "arith.muli"(%238, %7) : (i64, i64) -> i64
      %240 = "arith.addi"(%237, %239) : (i64, i64) -> i64
      %241 = "llvm.getelementptr"(%73, %240) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %242 = "arith.muli"(%234, %86) : (i32, i32) -> i32
      %243 = "arith.addi"(%242, %235) : (i32, i32) -> i32
      %244 = "llvm.getelementptr"(%76, %243) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %245 = "arith.addi"(%74, %234) : (i32, i32) -> i32
      %246 = "arith.addi"(%75, %235) : (i32, i32) -> i32
      %247 = "llvm.load"(%244) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %248 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %249 = "llvm.load"(%248) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %250 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 544>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %251 = "llvm.load"(%250) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %252 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 552>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %253 = "llvm.load"(%252) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %254 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 1088>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %255 = "llvm.load"(%254) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %256 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 1096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %257 = "llvm.load"(%256) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %258 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 1632>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %259 = "llvm.load"(%258) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %260 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 1640>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %261 = "llvm.load"(%260) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %262 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 2176>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %263 = "llvm.load"(%262) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %264 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 2184>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %265 = "llvm.load"(%264) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %266 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 2720>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %267 = "llvm.load"(%266) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %268 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 2728>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %269 = "llvm.load"(%268) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %270 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 3264>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %271 = "llvm.load"(%270) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %272 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 3272>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %273 = "llvm.load"(%272) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %274 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 3808>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %275 = "llvm.load"(%274) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %276 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 3816>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %277 = "llvm.load"(%276) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %278 = "arith.cmpi"(%245, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %279 = "arith.cmpi"(%246, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %280 = "arith.andi"(%278, %279) : (i1, i1) -> i1
      "scf.if"(%280) ({
        "llvm.store"(%247, %241) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %281 = "llvm.getelementptr"(%241, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %282 = "arith.addi"(%245, %23) : (i32, i32) -> i32
      %283 = "arith.cmpi"(%282, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %284 = "arith.andi"(%283, %279) : (i1, i1) -> i1
      "scf.if"(%284) ({
        "llvm.store"(%251, %281) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %285 = "llvm.getelementptr"(%281, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %286 = "arith.addi"(%245, %121) : (i32, i32) -> i32
      %287 = "arith.cmpi"(%286, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %288 = "arith.andi"(%287, %279) : (i1, i1) -> i1
      "scf.if"(%288) ({
        "llvm.store"(%255, %285) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %289 = "llvm.getelementptr"(%285, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %290 = "arith.addi"(%245, %137) : (i32, i32) -> i32
      %291 = "arith.cmpi"(%290, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %292 = "arith.andi"(%291, %279) : (i1, i1) -> i1
      "scf.if"(%292) ({
        "llvm.store"(%259, %289) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %293 = "llvm.getelementptr"(%289, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %294 = "arith.addi"(%245, %153) : (i32, i32) -> i32
      %295 = "arith.cmpi"(%294, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %296 = "arith.andi"(%295, %279) : (i1, i1) -> i1
      "scf.if"(%296) ({
        "llvm.store"(%263, %293) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %297 = "llvm.getelementptr"(%293, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %298 = "arith.addi"(%245, %169) : (i32, i32) -> i32
      %299 = "arith.cmpi"(%298, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %300 = "arith.andi"(%299, %279) : (i1, i1) -> i1
      "scf.if"(%300) ({
        "llvm.store"(%267, %297) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %301 = "llvm.getelementptr"(%297, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %302 = "arith.addi"(%245, %185) : (i32, i32) -> i32
      %303 = "arith.cmpi"(%302, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %304 = "arith.andi"(%303, %279) : (i1, i1) -> i1
      "scf.if"(%304) ({
        "llvm.store"(%271, %301) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %305 = "llvm.getelementptr"(%301, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %306 = "arith.addi"(%245, %201) : (i32, i32) -> i32
      %307 = "arith.cmpi"(%306, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %308 = "arith.andi"(%307, %279) : (i1, i1) -> i1
      "scf.if"(%308) ({
        "llvm.store"(%275, %305) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %309 = "llvm.getelementptr"(%241, %233) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %310 = "arith.constant"() {value = 8 : i32} : () -> i32
      %311 = "arith.addi"(%246, %310) : (i32, i32) -> i32
      %312 = "arith.cmpi"(%311, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %313 = "arith.andi"(%278, %312) : (i1, i1) -> i1
      "scf.if"(%313) ({
        "llvm.store"(%249, %309) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %314 = "llvm.getelementptr"(%309, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %315 = "arith.andi"(%283, %312) : (i1, i1) -> i1
      "scf.if"(%315) ({
        "llvm.store"(%253, %314) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %316 = "llvm.getelementptr"(%314, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %317 = "arith.andi"(%287, %312) : (i1, i1) -> i1
      "scf.if"(%317) ({
        "llvm.store"(%257, %316) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %318 = "llvm.getelementptr"(%316, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %319 = "arith.andi"(%291, %312) : (i1, i1) -> i1
      "scf.if"(%319) ({
        "llvm.store"(%261, %318) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %320 = "llvm.getelementptr"(%318, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %321 = "arith.andi"(%295, %312) : (i1, i1) -> i1
      "scf.if"(%321) ({
        "llvm.store"(%265, %320) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %322 = "llvm.getelementptr"(%320, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %323 = "arith.andi"(%299, %312) : (i1, i1) -> i1
      "scf.if"(%323) ({
        "llvm.store"(%269, %322) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %324 = "llvm.getelementptr"(%322, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %325 = "arith.andi"(%303, %312) : (i1, i1) -> i1
      "scf.if"(%325) ({
        "llvm.store"(%273, %324) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %326 = "llvm.getelementptr"(%324, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %327 = "arith.andi"(%307, %312) : (i1, i1) -> i1
      "scf.if"(%327) ({
        "llvm.store"(%277, %326) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "transpose_tile_7", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: i64, %7: i64, %8: i64):
      %9 = "arith.trunci"(%7) : (i64) -> i32
      %10 = "arith.trunci"(%8) : (i64) -> i32
      %11 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %17 = "arith.constant"() {value = 32 : i64} : () -> i64
      %18 = "arith.shrui"(%7, %17) : (i64, i64) -> i64
      %19 = "arith.constant"() {value = 1 : i32} : () -> i32
      %20 = "arith.subi"(%9, %19) : (i32, i32) -> i32
      %21 = "llvm.intr.ctlz"(%20) {is_zero_poison = false} : (i32) -> i32
      %22 = "arith.constant"() {value = 32 : i32} : () -> i32
      %23 = "arith.subi"(%22, %21) : (i32, i32) -> i32
      %24 = "arith.extui"(%14) : (i32) -> i64
      %25 = "arith.muli"(%24, %18) : (i64, i64) -> i64
      %26 = "arith.shrui"(%25, %17) : (i64, i64) -> i64
      %27 = "arith.trunci"(%26) : (i64) -> i32
      %28 = "arith.addi"(%27, %14) : (i32, i32) -> i32
      %29 = "arith.shrui"(%28, %23) : (i32, i32) -> i32
      %30 = "arith.cmpi"(%23, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %31 = "arith.constant"() {value = 0 : i32} : () -> i32
      %32 = "arith.select"(%30, %29, %31) : (i1, i32, i32) -> i32
      %33 = "arith.muli"(%32, %9) : (i32, i32) -> i32
      %34 = "arith.subi"(%14, %33) : (i32, i32) -> i32
      %35 = "llvm.intr.ctlz"(%20) {is_zero_poison = false} : (i32) -> i32
      %36 = "arith.subi"(%22, %35) : (i32, i32) -> i32
      %37 = "arith.shrui"(%28, %36) : (i32, i32) -> i32
      %38 = "arith.cmpi"(%36, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %39 = "arith.select"(%38, %37, %31) : (i1, i32, i32) -> i32
      %40 = "arith.shrui"(%8, %17) : (i64, i64) -> i64
      %41 = "arith.subi"(%10, %19) : (i32, i32) -> i32
      %42 = "llvm.intr.ctlz"(%41) {is_zero_poison = false} : (i32) -> i32
      %43 = "arith.subi"(%22, %42) : (i32, i32) -> i32
      %44 = "arith.extui"(%39) : (i32) -> i64
      %45 = "arith.muli"(%44, %40) : (i64, i64) -> i64
      %46 = "arith.shrui"(%45, %17) : (i64, i64) -> i64
      %47 = "arith.trunci"(%46) : (i64) -> i32
      %48 = "arith.addi"(%47, %39) : (i32, i32) -> i32
      %49 = "arith.shrui"(%48, %43) : (i32, i32) -> i32
      %50 = "arith.cmpi"(%43, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %51 = "arith.select"(%50, %49, %31) : (i1, i32, i32) -> i32
      %52 = "arith.muli"(%51, %10) : (i32, i32) -> i32
      %53 = "arith.subi"(%39, %52) : (i32, i32) -> i32
      %54 = "llvm.intr.ctlz"(%41) {is_zero_poison = false} : (i32) -> i32
      %55 = "arith.extsi"(%34) : (i32) -> i64
      %56 = "arith.extsi"(%53) : (i32) -> i64
      %57 = "arith.muli"(%3, %17) : (i64, i64) -> i64
      %58 = "arith.constant"() {value = 128 : i32} : () -> i32
      %59 = "arith.muli"(%55, %57) : (i64, i64) -> i64
      %60 = "arith.constant"() {value = 128 : i64} : () -> i64
      %61 = "arith.muli"(%56, %60) : (i64, i64) -> i64
      %62 = "arith.addi"(%59, %61) : (i64, i64) -> i64
      %63 = "llvm.getelementptr"(%0, %62) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %64 = "arith.muli"(%5, %17) : (i64, i64) -> i64
      %65 = "arith.muli"(%6, %60) : (i64, i64) -> i64
      %66 = "arith.muli"(%55, %64) : (i64, i64) -> i64
      %67 = "arith.muli"(%56, %65) : (i64, i64) -> i64
      %68 = "arith.addi"(%66, %67) : (i64, i64) -> i64
      %69 = "llvm.getelementptr"(%4, %68) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %70 = "arith.muli"(%34, %22) : (i32, i32) -> i32
      %71 = "arith.muli"(%53, %58) : (i32, i32) -> i32
      %72 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %73 = "arith.constant"() {value = 8 : i64} : () -> i64
      %74 = "arith.muli"(%3, %73) : (i64, i64) -> i64
      %75 = "arith.remui"(%11, %22) : (i32, i32) -> i32
      %76 = "arith.divui"(%11, %22) : (i32, i32) -> i32
      %77 = "arith.constant"() {value = 4 : i32} : () -> i32
      %78 = "arith.muli"(%75, %77) : (i32, i32) -> i32
      %79 = "arith.extsi"(%76) : (i32) -> i64
      %80 = "arith.muli"(%79, %3) : (i64, i64) -> i64
      %81 = "arith.extsi"(%78) : (i32) -> i64
      %82 = "arith.addi"(%81, %80) : (i64, i64) -> i64
      %83 = "llvm.getelementptr"(%63, %82) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %84 = "arith.constant"() {value = 129 : i32} : () -> i32
      %85 = "arith.muli"(%76, %84) : (i32, i32) -> i32
      %86 = "arith.addi"(%78, %85) : (i32, i32) -> i32
      %87 = "llvm.getelementptr"(%72, %86) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %88 = "arith.addi"(%70, %76) : (i32, i32) -> i32
      %89 = "arith.addi"(%71, %78) : (i32, i32) -> i32
      %90 = "arith.cmpi"(%88, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %91 = "arith.cmpi"(%89, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %92 = "arith.andi"(%90, %91) : (i1, i1) -> i1
      %93, %94, %95, %96 = "scf.if"(%92) ({
        %97 = "llvm.load"(%83) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %98 = "vector.extract"(%97) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %99 = "vector.extract"(%97) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %100 = "vector.extract"(%97) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %101 = "vector.extract"(%97) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%98, %99, %100, %101) : (f32, f32, f32, f32) -> ()
      }, {
        %102 = "llvm.mlir.undef"() : () -> f32
        %103 = "llvm.mlir.undef"() : () -> f32
        %104 = "llvm.mlir.undef"() : () -> f32
        %105 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%102, %103, %104, %105) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %106 = "llvm.getelementptr"(%83, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %107 = "arith.constant"() {value = 8 : i32} : () -> i32
      %108 = "arith.addi"(%88, %107) : (i32, i32) -> i32
      %109 = "arith.cmpi"(%108, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %110 = "arith.andi"(%109, %91) : (i1, i1) -> i1
      %111, %112, %113, %114 = "scf.if"(%110) ({
        %115 = "llvm.load"(%106) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %116 = "vector.extract"(%115) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %117 = "vector.extract"(%115) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %118 = "vector.extract"(%115) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %119 = "vector.extract"(%115) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%116, %117, %118, %119) : (f32, f32, f32, f32) -> ()
      }, {
        %120 = "llvm.mlir.undef"() : () -> f32
        %121 = "llvm.mlir.undef"() : () -> f32
        %122 = "llvm.mlir.undef"() : () -> f32
        %123 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%120, %121, %122, %123) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %124 = "llvm.getelementptr"(%106, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %125 = "arith.constant"() {value = 16 : i32} : () -> i32
      %126 = "arith.addi"(%88, %125) : (i32, i32) -> i32
      %127 = "arith.cmpi"(%126, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %128 = "arith.andi"(%127, %91) : (i1, i1) -> i1
      %129, %130, %131, %132 = "scf.if"(%128) ({
        %133 = "llvm.load"(%124) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %134 = "vector.extract"(%133) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %135 = "vector.extract"(%133) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %136 = "vector.extract"(%133) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %137 = "vector.extract"(%133) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%134, %135, %136, %137) : (f32, f32, f32, f32) -> ()
      }, {
        %138 = "llvm.mlir.undef"() : () -> f32
        %139 = "llvm.mlir.undef"() : () -> f32
        %140 = "llvm.mlir.undef"() : () -> f32
        %141 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%138, %139, %140, %141) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %142 = "llvm.getelementptr"(%124, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %143 = "arith.constant"() {value = 24 : i32} : () -> i32
      %144 = "arith.addi"(%88, %143) : (i32, i32) -> i32
      %145 = "arith.cmpi"(%144, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %146 = "arith.andi"(%145, %91) : (i1, i1) -> i1
      %147, %148, %149, %150 = "scf.if"(%146) ({
        %151 = "llvm.load"(%142) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %152 = "vector.extract"(%151) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %153 = "vector.extract"(%151) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %154 = "vector.extract"(%151) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %155 = "vector.extract"(%151) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%152, %153, %154, %155) : (f32, f32, f32, f32) -> ()
      }, {
        %156 = "llvm.mlir.undef"() : () -> f32
        %157 = "llvm.mlir.undef"() : () -> f32
        %158 = "llvm.mlir.undef"() : () -> f32
        %159 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%156, %157, %158, %159) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      "llvm.store"(%93, %87) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %160 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%94, %160) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %161 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%95, %161) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %162 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%96, %162) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %163 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 1032>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%111, %163) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %164 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 1033>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%112, %164) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %165 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 1034>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%113, %165) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %166 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 1035>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%114, %166) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %167 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 2064>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%129, %167) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %168 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 2065>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%130, %168) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %169 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 2066>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%131, %169) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %170 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 2067>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%132, %170) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %171 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 3096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%147, %171) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %172 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 3097>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%148, %172) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %173 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 3098>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%149, %173) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %174 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 3099>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%150, %174) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %175 = "arith.muli"(%6, %73) : (i64, i64) -> i64
      %176 = "arith.extsi"(%75) : (i32) -> i64
      %177 = "arith.muli"(%176, %5) : (i64, i64) -> i64
      %178 = "arith.muli"(%79, %6) : (i64, i64) -> i64
      %179 = "arith.addi"(%177, %178) : (i64, i64) -> i64
      %180 = "llvm.getelementptr"(%69, %179) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %181 = "arith.muli"(%75, %84) : (i32, i32) -> i32
      %182 = "arith.addi"(%181, %76) : (i32, i32) -> i32
      %183 = "llvm.getelementptr"(%72, %182) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %184 = "arith.addi"(%70, %75) : (i32, i32) -> i32
      %185 = "arith.addi"(%71, %76) : (i32, i32) -> i32
      %186 = "llvm.load"(%183) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %187 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %188 = "llvm.load"(%187) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %189 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %190 = "llvm.load"(%189) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %191 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %192 = "llvm.load"(%191) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %193 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %194 = "llvm.load"(%193) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %195 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %196 = "llvm.load"(%195) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %197 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %198 = "llvm.load"(%197) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %199 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %200 = "llvm.load"(%199) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %201 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 64>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %202 = "llvm.load"(%201) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %203 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 72>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %204 = "llvm.load"(%203) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %205 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 80>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %206 = "llvm.load"(%205) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %207 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 88>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %208 = "llvm.load"(%207) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %209 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 96>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %210 = "llvm.load"(%209) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %211 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 104>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %212 = "llvm.load"(%211) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %213 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 112>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %214 = "llvm.load"(%213) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %215 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %216 = "llvm.load"(%215) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %217 = "arith.cmpi"(%184, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %218 = "arith.cmpi"(%185, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %219 = "arith.andi"(%217, %218) : (i1, i1) -> i1
      "scf.if"(%219) ({
        "llvm.store"(%186, %180) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %220 = "llvm.getelementptr"(%180, %175) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %221 = "arith.addi"(%185, %107) : (i32, i32) -> i32
      %222 = "arith.cmpi"(%221, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %223 = "arith.andi"(%217, %222) : (i1, i1) -> i1
      "scf.if"(%223) ({
        "llvm.store"(%188, %220) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %224 = "arith.constant"() {value = 2 : i64} : () -> i64
      %225 = "arith.muli"(%224, %175) : (i64, i64) -> i64
      %226 = "llvm.getelementptr"(%180, %225) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %227 = "arith.addi"(%185, %125) : (i32, i32) -> i32
      %228 = "arith.cmpi"(%227, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %229 = "arith.andi"(%217, %228) : (i1, i1) -> i1
      "scf.if"(%229) ({
        "llvm.store"(%190, %226) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %230 = "arith.constant"() {value = 3 : i64} : () -> i64
      %231 = "arith.muli"(%230, %175) : (i64, i64) -> i64
      %232 = "llvm.getelementptr"(%180, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %233 = "arith.addi"(%185, %143) : (i32, i32) -> i32
      %234 = "arith.cmpi"(%233, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %235 = "arith.andi"(%217, %234) : (i1, i1) -> i1
      "scf.if"(%235) ({
        "llvm.store"(%192, %232) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %236 = "arith.constant"() {value = 4 : i64} : () -> i64
      %237 = "arith.muli"(%236, %175) : (i64, i64) -> i64
      %238 = "llvm.getelementptr"(%180, %237) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %239 = "arith.addi"(%185, %22) : (i32, i32) -> i32
      %240 = "arith.cmpi"(%239, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %241 = "arith.andi"(%217, %240) : (i1, i1) -> i1
      "scf.if"(%241) ({
        "llvm.store"(%194, %238) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %242 = "arith.constant"() {value = 5 : i64} : () -> i64
      %243 = "arith.muli"(%242, %175) : (i64, i64) -> i64
      %244 = "llvm.getelementptr"(%180, %243) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %245 = "arith.constant"() {value = 40 : i32} : () -> i32
      %246 = "arith.addi"(%185, %245) : (i32, i32) -> i32
      %247 = "arith.cmpi"(%246, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %248 = "arith.andi"(%217, %247) : (i1, i1) -> i1
      "scf.if"(%248) ({
        "llvm.store"(%196, %244) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %249 = "arith.constant"() {value = 6 : i64} : () -> i64
      %250 = "arith.muli"(%249, %175) : (i64, i64) -> i64
      %251 = "llvm.getelementptr"(%180, %250) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %252 = "arith.constant"() {value = 48 : i32} : () -> i32
      %253 = "arith.addi"(%185, %252) : (i32, i32) -> i32
      %254 = "arith.cmpi"(%253, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %255 = "arith.andi"(%217, %254) : (i1, i1) -> i1
      "scf.if"(%255) ({
        "llvm.store"(%198, %251) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %256 = "arith.constant"() {value = 7 : i64} : () -> i64
      %257 = "arith.muli"(%256, %175) : (i64, i64) -> i64
      %258 = "llvm.getelementptr"(%180, %257) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %259 = "arith.constant"() {value = 56 : i32} : () -> i32
      %260 = "arith.addi"(%185, %259) : (i32, i32) -> i32
      %261 = "arith.cmpi"(%260, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %262 = "arith.andi"(%217, %261) : (i1, i1) -> i1
      "scf.if"(%262) ({
        "llvm.store"(%200, %258) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %263 = "arith.muli"(%73, %175) : (i64, i64) -> i64
      %264 = "llvm.getelementptr"(%180, %263) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %265 = "arith.constant"() {value = 64 : i32} : () -> i32
      %266 = "arith.addi"(%185, %265) : (i32, i32) -> i32
      %267 = "arith.cmpi"(%266, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %268 = "arith.andi"(%217, %267) : (i1, i1) -> i1
      "scf.if"(%268) ({
        "llvm.store"(%202, %264) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %269 = "arith.constant"() {value = 9 : i64} : () -> i64
      %270 = "arith.muli"(%269, %175) : (i64, i64) -> i64
      %271 = "llvm.getelementptr"(%180, %270) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %272 = "arith.constant"() {value = 72 : i32} : () -> i32
      %273 = "arith.addi"(%185, %272) : (i32, i32) -> i32
      %274 = "arith.cmpi"(%273, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %275 = "arith.andi"(%217, %274) : (i1, i1) -> i1
      "scf.if"(%275) ({
        "llvm.store"(%204, %271) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %276 = "arith.constant"() {value = 10 : i64} : () -> i64
      %277 = "arith.muli"(%276, %175) : (i64, i64) -> i64
      %278 = "llvm.getelementptr"(%180, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %279 = "arith.constant"() {value = 80 : i32} : () -> i32
      %280 = "arith.addi"(%185, %279) : (i32, i32) -> i32
      %281 = "arith.cmpi"(%280, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %282 = "arith.andi"(%217, %281) : (i1, i1) -> i1
      "scf.if"(%282) ({
        "llvm.store"(%206, %278) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %283 = "arith.constant"() {value = 11 : i64} : () -> i64
      %284 = "arith.muli"(%283, %175) : (i64, i64) -> i64
      %285 = "llvm.getelementptr"(%180, %284) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %286 = "arith.constant"() {value = 88 : i32} : () -> i32
      %287 = "arith.addi"(%185, %286) : (i32, i32) -> i32
      %288 = "arith.cmpi"(%287, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %289 = "arith.andi"(%217, %288) : (i1, i1) -> i1
      "scf.if"(%289) ({
        "llvm.store"(%208, %285) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %290 = "arith.constant"() {value = 12 : i64} : () -> i64
      %291 = "arith.muli"(%290, %175) : (i64, i64) -> i64
      %292 = "llvm.getelementptr"(%180, %291) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %293 = "arith.constant"() {value = 96 : i32} : () -> i32
      %294 = "arith.addi"(%185, %293) : (i32, i32) -> i32
      %295 = "arith.cmpi"(%294, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %296 = "arith.andi"(%217, %295) : (i1, i1) -> i1
      "scf.if"(%296) ({
        "llvm.store"(%210, %292) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %297 = "arith.constant"() {value = 13 : i64} : () -> i64
      %298 = "arith.muli"(%297, %175) : (i64, i64) -> i64
      %299 = "llvm.getelementptr"(%180, %298) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %300 = "arith.constant"() {value = 104 : i32} : () -> i32
      %301 = "arith.addi"(%185, %300) : (i32, i32) -> i32
      %302 = "arith.cmpi"(%301, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %303 = "arith.andi"(%217, %302) : (i1, i1) -> i1
      "scf.if"(%303) ({
        "llvm.store"(%212, %299) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %304 = "arith.constant"() {value = 14 : i64} : () -> i64
      %305 = "arith.muli"(%304, %175) : (i64, i64) -> i64
      %306 = "llvm.getelementptr"(%180, %305) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %307 = "arith.constant"() {value = 112 : i32} : () -> i32
      %308 = "arith.addi"(%185, %307) : (i32, i32) -> i32
      %309 = "arith.cmpi"(%308, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %310 = "arith.andi"(%217, %309) : (i1, i1) -> i1
      "scf.if"(%310) ({
        "llvm.store"(%214, %306) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %311 = "arith.constant"() {value = 15 : i64} : () -> i64
      %312 = "arith.muli"(%311, %175) : (i64, i64) -> i64
      %313 = "llvm.getelementptr"(%180, %312) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %314 = "arith.constant"() {value = 120 : i32} : () -> i32
      %315 = "arith.addi"(%185, %314) : (i32, i32) -> i32
      %316 = "arith.cmpi"(%315, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %317 = "arith.andi"(%217, %316) : (i1, i1) -> i1
      "scf.if"(%317) ({
        "llvm.store"(%216, %313) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "transpose_tile_8", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64, %7: i64, %8: i64, %9: i64):
      %10 = "arith.trunci"(%8) : (i64) -> i32
      %11 = "arith.trunci"(%9) : (i64) -> i32
      %12 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %18 = "arith.constant"() {value = 32 : i64} : () -> i64
      %19 = "arith.shrui"(%8, %18) : (i64, i64) -> i64
      %20 = "arith.constant"() {value = 1 : i32} : () -> i32
      %21 = "arith.subi"(%10, %20) : (i32, i32) -> i32
      %22 = "llvm.intr.ctlz"(%21) {is_zero_poison = false} : (i32) -> i32
      %23 = "arith.constant"() {value = 32 : i32} : () -> i32
      %24 = "arith.subi"(%23, %22) : (i32, i32) -> i32
      %25 = "arith.extui"(%15) : (i32) -> i64
      %26 = "arith.muli"(%25, %19) : (i64, i64) -> i64
      %27 = "arith.shrui"(%26, %18) : (i64, i64) -> i64
      %28 = "arith.trunci"(%27) : (i64) -> i32
      %29 = "arith.addi"(%28, %15) : (i32, i32) -> i32
      %30 = "arith.shrui"(%29, %24) : (i32, i32) -> i32
      %31 = "arith.cmpi"(%24, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %32 = "arith.constant"() {value = 0 : i32} : () -> i32
      %33 = "arith.select"(%31, %30, %32) : (i1, i32, i32) -> i32
      %34 = "arith.muli"(%33, %10) : (i32, i32) -> i32
      %35 = "arith.subi"(%15, %34) : (i32, i32) -> i32
      %36 = "llvm.intr.ctlz"(%21) {is_zero_poison = false} : (i32) -> i32
      %37 = "arith.subi"(%23, %36) : (i32, i32) -> i32
      %38 = "arith.shrui"(%29, %37) : (i32, i32) -> i32
      %39 = "arith.cmpi"(%37, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %40 = "arith.select"(%39, %38, %32) : (i1, i32, i32) -> i32
      %41 = "arith.shrui"(%9, %18) : (i64, i64) -> i64
      %42 = "arith.subi"(%11, %20) : (i32, i32) -> i32
      %43 = "llvm.intr.ctlz"(%42) {is_zero_poison = false} : (i32) -> i32
      %44 = "arith.subi"(%23, %43) : (i32, i32) -> i32
      %45 = "arith.extui"(%40) : (i32) -> i64
      %46 = "arith.muli"(%45, %41) : (i64, i64) -> i64
      %47 = "arith.shrui"(%46, %18) : (i64, i64) -> i64
      %48 = "arith.trunci"(%47) : (i64) -> i32
      %49 = "arith.addi"(%48, %40) : (i32, i32) -> i32
      %50 = "arith.shrui"(%49, %44) : (i32, i32) -> i32
      %51 = "arith.cmpi"(%44, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %52 = "arith.select"(%51, %50, %32) : (i1, i32, i32) -> i32
      %53 = "arith.muli"(%52, %11) : (i32, i32) -> i32
      %54 = "arith.subi"(%40, %53) : (i32, i32) -> i32
      %55 = "llvm.intr.ctlz"(%42) {is_zero_poison = false} : (i32) -> i32
      %56 = "arith.extsi"(%35) : (i32) -> i64
      %57 = "arith.extsi"(%54) : (i32) -> i64
      %58 = "arith.muli"(%3, %18) : (i64, i64) -> i64
      %59 = "arith.constant"() {value = 128 : i32} : () -> i32
      %60 = "arith.constant"() {value = 128 : i64} : () -> i64
      %61 = "arith.muli"(%4, %60) : (i64, i64) -> i64
      %62 = "arith.muli"(%56, %58) : (i64, i64) -> i64
      %63 = "arith.muli"(%57, %61) : (i64, i64) -> i64
      %64 = "arith.addi"(%62, %63) : (i64, i64) -> i64
      %65 = "llvm.getelementptr"(%0, %64) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %66 = "arith.muli"(%6, %18) : (i64, i64) -> i64
      %67 = "arith.muli"(%7, %60) : (i64, i64) -> i64
      %68 = "arith.muli"(%56, %66) : (i64, i64) -> i64
      %69 = "arith.muli"(%57, %67) : (i64, i64) -> i64
      %70 = "arith.addi"(%68, %69) : (i64, i64) -> i64
      %71 = "llvm.getelementptr"(%5, %70) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %72 = "arith.muli"(%35, %23) : (i32, i32) -> i32
      %73 = "arith.muli"(%54, %59) : (i32, i32) -> i32
      %74 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %75 = "arith.constant"() {value = 2 : i64} : () -> i64
      %76 = "arith.muli"(%3, %75) : (i64, i64) -> i64
      %77 = "arith.remui"(%12, %59) : (i32, i32) -> i32
      %78 = "arith.divui"(%12, %59) : (i32, i32) -> i32
      %79 = "arith.extsi"(%77) : (i32) -> i64
      %80 = "arith.muli"(%79, %4) : (i64, i64) -> i64
      %81 = "arith.extsi"(%78) : (i32) -> i64
      %82 = "arith.muli"(%81, %3) : (i64, i64) -> i64
      %83 = "arith.addi"(%80, %82) : (i64, i64) -> i64
      %84 = "llvm.getelementptr"(%65, %83) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %85 = "arith.constant"() {value = 129 : i32} : () -> i32
      %86 = "arith.muli"(%78, %85) : (i32, i32) -> i32
      %87 = "arith.addi"(%77, %86) : (i32, i32) -> i32
      %88 = "llvm.getelementptr"(%74, %87) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %89 = "arith.addi"(%72, %78) : (i32, i32) -> i32
      %90 = "arith.addi"(%73, %77) : (i32, i32) -> i32
      %91 = "arith.cmpi"(%89, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %92 = "arith.cmpi"(%90, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %93 = "arith.andi"(%91, %92) : (i1, i1) -> i1
      %94 = "scf.if"(%93) ({
        %95 = "llvm.load"(%84) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%95) : (f32) -> ()
      }, {
        %96 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%96) : (f32) -> ()
      }) : (i1) -> f32
      %97 = "llvm.getelementptr"(%84, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %98 = "arith.constant"() {value = 2 : i32} : () -> i32
      %99 = "arith.addi"(%89, %98) : (i32, i32) -> i32
      %100 = "arith.cmpi"(%99, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %101 = "arith.andi"(%100, %92) : (i1, i1) -> i1
      %102 = "scf.if"(%101) ({
        %103 = "llvm.load"(%97) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%103) : (f32) -> ()
      }, {
        %104 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%104) : (f32) -> ()
      }) : (i1) -> f32
      %105 = "llvm.getelementptr"(%97, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %106 = "arith.constant"() {value = 4 : i32} : () -> i32
      %107 = "arith.addi"(%89, %106) : (i32, i32) -> i32
      %108 = "arith.cmpi"(%107, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %109 = "arith.andi"(%108, %92) : (i1, i1) -> i1
      %110 = "scf.if"(%109) ({
        %111 = "llvm.load"(%105) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%111) : (f32) -> ()
      }, {
        %112 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%112) : (f32) -> ()
      }) : (i1) -> f32
      %113 = "llvm.getelementptr"(%105, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %114 = "arith.constant"() {value = 6 : i32} : () -> i32
      %115 = "arith.addi"(%89, %114) : (i32, i32) -> i32
      %116 = "arith.cmpi"(%115, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %117 = "arith.andi"(%116, %92) : (i1, i1) -> i1
      %118 = "scf.if"(%117) ({
        %119 = "llvm.load"(%113) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%119) : (f32) -> ()
      }, {
        %120 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%120) : (f32) -> ()
      }) : (i1) -> f32
      %121 = "llvm.getelementptr"(%113, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %122 = "arith.constant"() {value = 8 : i32} : () -> i32
      %123 = "arith.addi"(%89, %122) : (i32, i32) -> i32
      %124 = "arith.cmpi"(%123, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %125 = "arith.andi"(%124, %92) : (i1, i1) -> i1
      %126 = "scf.if"(%125) ({
        %127 = "llvm.load"(%121) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%127) : (f32) -> ()
      }, {
        %128 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%128) : (f32) -> ()
      }) : (i1) -> f32
      %129 = "llvm.getelementptr"(%121, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %130 = "arith.constant"() {value = 10 : i32} : () -> i32
      %131 = "arith.addi"(%89, %130) : (i32, i32) -> i32
      %132 = "arith.cmpi"(%131, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %133 = "arith.andi"(%132, %92) : (i1, i1) -> i1
      %134 = "scf.if"(%133) ({
        %135 = "llvm.load"(%129) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%135) : (f32) -> ()
      }, {
        %136 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%136) : (f32) -> ()
      }) : (i1) -> f32
      %137 = "llvm.getelementptr"(%129, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %138 = "arith.constant"() {value = 12 : i32} : () -> i32
      %139 = "arith.addi"(%89, %138) : (i32, i32) -> i32
      %140 = "arith.cmpi"(%139, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %141 = "arith.andi"(%140, %92) : (i1, i1) -> i1
      %142 = "scf.if"(%141) ({
        %143 = "llvm.load"(%137) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%143) : (f32) -> ()
      }, {
        %144 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%144) : (f32) -> ()
      }) : (i1) -> f32
      %145 = "llvm.getelementptr"(%137, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %146 = "arith.constant"() {value = 14 : i32} : () -> i32
      %147 = "arith.addi"(%89, %146) : (i32, i32) -> i32
      %148 = "arith.cmpi"(%147, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %149 = "arith.andi"(%148, %92) : (i1, i1) -> i1
      %150 = "scf.if"(%149) ({
        %151 = "llvm.load"(%145) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%151) : (f32) -> ()
      }, {
        %152 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%152) : (f32) -> ()
      }) : (i1) -> f32
      %153 = "llvm.getelementptr"(%145, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %154 = "arith.constant"() {value = 16 : i32} : () -> i32
      %155 = "arith.addi"(%89, %154) : (i32, i32) -> i32
      %156 = "arith.cmpi"(%155, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %157 = "arith.andi"(%156, %92) : (i1, i1) -> i1
      %158 = "scf.if"(%157) ({
        %159 = "llvm.load"(%153) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%159) : (f32) -> ()
      }, {
        %160 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%160) : (f32) -> ()
      }) : (i1) -> f32
      %161 = "llvm.getelementptr"(%153, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %162 = "arith.constant"() {value = 18 : i32} : () -> i32
      %163 = "arith.addi"(%89, %162) : (i32, i32) -> i32
      %164 = "arith.cmpi"(%163, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %165 = "arith.andi"(%164, %92) : (i1, i1) -> i1
      %166 = "scf.if"(%165) ({
        %167 = "llvm.load"(%161) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%167) : (f32) -> ()
      }, {
        %168 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%168) : (f32) -> ()
      }) : (i1) -> f32
      %169 = "llvm.getelementptr"(%161, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %170 = "arith.constant"() {value = 20 : i32} : () -> i32
      %171 = "arith.addi"(%89, %170) : (i32, i32) -> i32
      %172 = "arith.cmpi"(%171, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %173 = "arith.andi"(%172, %92) : (i1, i1) -> i1
      %174 = "scf.if"(%173) ({
        %175 = "llvm.load"(%169) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%175) : (f32) -> ()
      }, {
        %176 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%176) : (f32) -> ()
      }) : (i1) -> f32
      %177 = "llvm.getelementptr"(%169, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %178 = "arith.constant"() {value = 22 : i32} : () -> i32
      %179 = "arith.addi"(%89, %178) : (i32, i32) -> i32
      %180 = "arith.cmpi"(%179, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %181 = "arith.andi"(%180, %92) : (i1, i1) -> i1
      %182 = "scf.if"(%181) ({
        %183 = "llvm.load"(%177) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%183) : (f32) -> ()
      }, {
        %184 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%184) : (f32) -> ()
      }) : (i1) -> f32
      %185 = "llvm.getelementptr"(%177, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %186 = "arith.constant"() {value = 24 : i32} : () -> i32
      %187 = "arith.addi"(%89, %186) : (i32, i32) -> i32
      %188 = "arith.cmpi"(%187, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %189 = "arith.andi"(%188, %92) : (i1, i1) -> i1
      %190 = "scf.if"(%189) ({
        %191 = "llvm.load"(%185) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%191) : (f32) -> ()
      }, {
        %192 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%192) : (f32) -> ()
      }) : (i1) -> f32
      %193 = "llvm.getelementptr"(%185, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %194 = "arith.constant"() {value = 26 : i32} : () -> i32
      %195 = "arith.addi"(%89, %194) : (i32, i32) -> i32
      %196 = "arith.cmpi"(%195, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %197 = "arith.andi"(%196, %92) : (i1, i1) -> i1
      %198 = "scf.if"(%197) ({
        %199 = "llvm.load"(%193) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%199) : (f32) -> ()
      }, {
        %200 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%200) : (f32) -> ()
      }) : (i1) -> f32
      %201 = "llvm.getelementptr"(%193, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %202 = "arith.constant"() {value = 28 : i32} : () -> i32
      %203 = "arith.addi"(%89, %202) : (i32, i32) -> i32
      %204 = "arith.cmpi"(%203, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %205 = "arith.andi"(%204, %92) : (i1, i1) -> i1
      %206 = "scf.if"(%205) ({
        %207 = "llvm.load"(%201) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%207) : (f32) -> ()
      }, {
        %208 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%208) : (f32) -> ()
      }) : (i1) -> f32
      %209 = "llvm.getelementptr"(%201, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %210 = "arith.constant"() {value = 30 : i32} : () -> i32
      %211 = "arith.addi"(%89, %210) : (i32, i32) -> i32
      %212 = "arith.cmpi"(%211, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %213 = "arith.andi"(%212, %92) : (i1, i1) -> i1
      %214 = "scf.if"(%213) ({
        %215 = "llvm.load"(%209) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%215) : (f32) -> ()
      }, {
        %216 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%216) : (f32) -> ()
      }) : (i1) -> f32
      "llvm.store"(%94, %88) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %217 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 258>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%102, %217) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %218 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 516>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%110, %218) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %219 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 774>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%118, %219) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %220 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 1032>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%126, %220) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %221 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 1290>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%134, %221) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %222 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 1548>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%142, %222) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %223 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 1806>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%150, %223) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %224 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 2064>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%158, %224) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %225 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 2322>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%166, %225) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %226 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 2580>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%174, %226) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %227 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 2838>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%182, %227) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %228 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 3096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%190, %228) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %229 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 3354>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%198, %229) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %230 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 3612>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%206, %230) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %231 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 3870>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%214, %231) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %232 = "arith.constant"() {value = 8 : i64} : () -> i64
      %233 = "arith.muli"(%7, %232) : (i64, i64) -> i64
      %234 = "arith.remui"(%12, %23) : (i32, i32) -> i32
      %235 = "arith.divui"(%12, %23) : (i32, i32) -> i32
      %236 = "arith.extsi"(%234) : (i32) -> i64
      %237 = "arith.muli"(%236, %6) : (i64, i64) -> i64
      %238 = "arith.extsi"(%235) : (i32) -> i64
      %239 = "arith.muli"(%238, %7) : (i64, i64) -> i64
      %240 = "arith.addi"(%237, %239) : (i64, i64) -> i64
      %241 = "llvm.getelementptr"(%71, %240) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %242 = "arith.muli"(%234, %85) : (i32, i32) -> i32
      %243 = "arith.addi"(%242, %235) : (i32, i32) -> i32
      %244 = "llvm.getelementptr"(%74, %243) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %245 = "arith.addi"(%72, %234) : (i32, i32) -> i32
      %246 = "arith.addi"(%73, %235) : (i32, i32) -> i32
      %247 = "llvm.load"(%244) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %248 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %249 = "llvm.load"(%248) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %250 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %251 = "llvm.load"(%250) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %252 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %253 = "llvm.load"(%252) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %254 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %255 = "llvm.load"(%254) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %256 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %257 = "llvm.load"(%256) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %258 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %259 = "llvm.load"(%258) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %260 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %261 = "llvm.load"(%260) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %262 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 64>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %263 = "llvm.load"(%262) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %264 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 72>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %265 = "llvm.load"(%264) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %266 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 80>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %267 = "llvm.load"(%266) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %268 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 88>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %269 = "llvm.load"(%268) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %270 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 96>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %271 = "llvm.load"(%270) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %272 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 104>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %273 = "llvm.load"(%272) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %274 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 112>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %275 = "llvm.load"(%274) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %276 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %277 = "llvm.load"(%276) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %278 = "arith.cmpi"(%245, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %279 = "arith.cmpi"(%246, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %280 = "arith.andi"(%278, %279) : (i1, i1) -> i1
      "scf.if"(%280) ({
        "llvm.store"(%247, %241) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %281 = "llvm.getelementptr"(%241, %233) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %282 = "arith.addi"(%246, %122) : (i32, i32) -> i32
      %283 = "arith.cmpi"(%282, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %284 = "arith.andi"(%278, %283) : (i1, i1) -> i1
      "scf.if"(%284) ({
        "llvm.store"(%249, %281) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %285 = "arith.muli"(%75, %233) : (i64, i64) -> i64
      %286 = "llvm.getelementptr"(%241, %285) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %287 = "arith.addi"(%246, %154) : (i32, i32) -> i32
      %288 = "arith.cmpi"(%287, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %289 = "arith.andi"(%278, %288) : (i1, i1) -> i1
      "scf.if"(%289) ({
        "llvm.store"(%251, %286) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %290 = "arith.constant"() {value = 3 : i64} : () -> i64
      %291 = "arith.muli"(%290, %233) : (i64, i64) -> i64
      %292 = "llvm.getelementptr"(%241, %291) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %293 = "arith.addi"(%246, %186) : (i32, i32) -> i32
      %294 = "arith.cmpi"(%293, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %295 = "arith.andi"(%278, %294) : (i1, i1) -> i1
      "scf.if"(%295) ({
        "llvm.store"(%253, %292) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %296 = "arith.constant"() {value = 4 : i64} : () -> i64
      %297 = "arith.muli"(%296, %233) : (i64, i64) -> i64
      %298 = "llvm.getelementptr"(%241, %297) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %299 = "arith.addi"(%246, %23) : (i32, i32) -> i32
      %300 = "arith.cmpi"(%299, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %301 = "arith.andi"(%278, %300) : (i1, i1) -> i1
      "scf.if"(%301) ({
        "llvm.store"(%255, %298) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %302 = "arith.constant"() {value = 5 : i64} : () -> i64
      %303 = "arith.muli"(%302, %233) : (i64, i64) -> i64
      %304 = "llvm.getelementptr"(%241, %303) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %305 = "arith.constant"() {value = 40 : i32} : () -> i32
      %306 = "arith.addi"(%246, %305) : (i32, i32) -> i32
      %307 = "arith.cmpi"(%306, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %308 = "arith.andi"(%278, %307) : (i1, i1) -> i1
      "scf.if"(%308) ({
        "llvm.store"(%257, %304) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %309 = "arith.constant"() {value = 6 : i64} : () -> i64
      %310 = "arith.muli"(%309, %233) : (i64, i64) -> i64
      %311 = "llvm.getelementptr"(%241, %310) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %312 = "arith.constant"() {value = 48 : i32} : () -> i32
      %313 = "arith.addi"(%246, %312) : (i32, i32) -> i32
      %314 = "arith.cmpi"(%313, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %315 = "arith.andi"(%278, %314) : (i1, i1) -> i1
      "scf.if"(%315) ({
        "llvm.store"(%259, %311) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %316 = "arith.constant"() {value = 7 : i64} : () -> i64
      %317 = "arith.muli"(%316, %233) : (i64, i64) -> i64
      %318 = "llvm.getelementptr"(%241, %317) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %319 = "arith.constant"() {value = 56 : i32} : () -> i32
      %320 = "arith.addi"(%246, %319) : (i32, i32) -> i32
      %321 = "arith.cmpi"(%320, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %322 = "arith.andi"(%278, %321) : (i1, i1) -> i1
      "scf.if"(%322) ({
        "llvm.store"(%261, %318) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %323 = "arith.muli"(%232, %233) : (i64, i64) -> i64
      %324 = "llvm.getelementptr"(%241, %323) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %325 = "arith.constant"() {value = 64 : i32} : () -> i32
      %326 = "arith.addi"(%246, %325) : (i32, i32) -> i32
      %327 = "arith.cmpi"(%326, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %328 = "arith.andi"(%278, %327) : (i1, i1) -> i1
      "scf.if"(%328) ({
        "llvm.store"(%263, %324) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %329 = "arith.constant"() {value = 9 : i64} : () -> i64
      %330 = "arith.muli"(%329, %233) : (i64, i64) -> i64
      %331 = "llvm.getelementptr"(%241, %330) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %332 = "arith.constant"() {value = 72 : i32} : () -> i32
      %333 = "arith.addi"(%246, %332) : (i32, i32) -> i32
      %334 = "arith.cmpi"(%333, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %335 = "arith.andi"(%278, %334) : (i1, i1) -> i1
      "scf.if"(%335) ({
        "llvm.store"(%265, %331) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %336 = "arith.constant"() {value = 10 : i64} : () -> i64
      %337 = "arith.muli"(%336, %233) : (i64, i64) -> i64
      %338 = "llvm.getelementptr"(%241, %337) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %339 = "arith.constant"() {value = 80 : i32} : () -> i32
      %340 = "arith.addi"(%246, %339) : (i32, i32) -> i32
      %341 = "arith.cmpi"(%340, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %342 = "arith.andi"(%278, %341) : (i1, i1) -> i1
      "scf.if"(%342) ({
        "llvm.store"(%267, %338) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %343 = "arith.constant"() {value = 11 : i64} : () -> i64
      %344 = "arith.muli"(%343, %233) : (i64, i64) -> i64
      %345 = "llvm.getelementptr"(%241, %344) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %346 = "arith.constant"() {value = 88 : i32} : () -> i32
      %347 = "arith.addi"(%246, %346) : (i32, i32) -> i32
      %348 = "arith.cmpi"(%347, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %349 = "arith.andi"(%278, %348) : (i1, i1) -> i1
      "scf.if"(%349) ({
        "llvm.store"(%269, %345) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %350 = "arith.constant"() {value = 12 : i64} : () -> i64
      %351 = "arith.muli"(%350, %233) : (i64, i64) -> i64
      %352 = "llvm.getelementptr"(%241, %351) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %353 = "arith.constant"() {value = 96 : i32} : () -> i32
      %354 = "arith.addi"(%246, %353) : (i32, i32) -> i32
      %355 = "arith.cmpi"(%354, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %356 = "arith.andi"(%278, %355) : (i1, i1) -> i1
      "scf.if"(%356) ({
        "llvm.store"(%271, %352) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %357 = "arith.constant"() {value = 13 : i64} : () -> i64
      %358 = "arith.muli"(%357, %233) : (i64, i64) -> i64
      %359 = "llvm.getelementptr"(%241, %358) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %360 = "arith.constant"() {value = 104 : i32} : () -> i32
      %361 = "arith.addi"(%246, %360) : (i32, i32) -> i32
      %362 = "arith.cmpi"(%361, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %363 = "arith.andi"(%278, %362) : (i1, i1) -> i1
      "scf.if"(%363) ({
        "llvm.store"(%273, %359) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %364 = "arith.constant"() {value = 14 : i64} : () -> i64
      %365 = "arith.muli"(%364, %233) : (i64, i64) -> i64
      %366 = "llvm.getelementptr"(%241, %365) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %367 = "arith.constant"() {value = 112 : i32} : () -> i32
      %368 = "arith.addi"(%246, %367) : (i32, i32) -> i32
      %369 = "arith.cmpi"(%368, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %370 = "arith.andi"(%278, %369) : (i1, i1) -> i1
      "scf.if"(%370) ({
        "llvm.store"(%275, %366) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %371 = "arith.constant"() {value = 15 : i64} : () -> i64
      %372 = "arith.muli"(%371, %233) : (i64, i64) -> i64
      %373 = "llvm.getelementptr"(%241, %372) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %374 = "arith.constant"() {value = 120 : i32} : () -> i32
      %375 = "arith.addi"(%246, %374) : (i32, i32) -> i32
      %376 = "arith.cmpi"(%375, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %377 = "arith.andi"(%278, %376) : (i1, i1) -> i1
      "scf.if"(%377) ({
        "llvm.store"(%277, %373) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "transpose_tile_9", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64, %7: i64, %8: i64):
      %9 = "arith.trunci"(%7) : (i64) -> i32
      %10 = "arith.trunci"(%8) : (i64) -> i32
      %11 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %17 = "arith.constant"() {value = 32 : i64} : () -> i64
      %18 = "arith.shrui"(%7, %17) : (i64, i64) -> i64
      %19 = "arith.constant"() {value = 1 : i32} : () -> i32
      %20 = "arith.subi"(%9, %19) : (i32, i32) -> i32
      %21 = "llvm.intr.ctlz"(%20) {is_zero_poison = false} : (i32) -> i32
      %22 = "arith.constant"() {value = 32 : i32} : () -> i32
      %23 = "arith.subi"(%22, %21) : (i32, i32) -> i32
      %24 = "arith.extui"(%14) : (i32) -> i64
      %25 = "arith.muli"(%24, %18) : (i64, i64) -> i64
      %26 = "arith.shrui"(%25, %17) : (i64, i64) -> i64
      %27 = "arith.trunci"(%26) : (i64) -> i32
      %28 = "arith.addi"(%27, %14) : (i32, i32) -> i32
      %29 = "arith.shrui"(%28, %23) : (i32, i32) -> i32
      %30 = "arith.cmpi"(%23, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %31 = "arith.constant"() {value = 0 : i32} : () -> i32
      %32 = "arith.select"(%30, %29, %31) : (i1, i32, i32) -> i32
      %33 = "arith.muli"(%32, %9) : (i32, i32) -> i32
      %34 = "arith.subi"(%14, %33) : (i32, i32) -> i32
      %35 = "llvm.intr.ctlz"(%20) {is_zero_poison = false} : (i32) -> i32
      %36 = "arith.subi"(%22, %35) : (i32, i32) -> i32
      %37 = "arith.shrui"(%28, %36) : (i32, i32) -> i32
      %38 = "arith.cmpi"(%36, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %39 = "arith.select"(%38, %37, %31) : (i1, i32, i32) -> i32
      %40 = "arith.shrui"(%8, %17) : (i64, i64) -> i64
      %41 = "arith.subi"(%10, %19) : (i32, i32) -> i32
      %42 = "llvm.intr.ctlz"(%41) {is_zero_poison = false} : (i32) -> i32
      %43 = "arith.subi"(%22, %42) : (i32, i32) -> i32
      %44 = "arith.extui"(%39) : (i32) -> i64
      %45 = "arith.muli"(%44, %40) : (i64, i64) -> i64
      %46 = "arith.shrui"(%45, %17) : (i64, i64) -> i64
      %47 = "arith.trunci"(%46) : (i64) -> i32
      %48 = "arith.addi"(%47, %39) : (i32, i32) -> i32
      %49 = "arith.shrui"(%48, %43) : (i32, i32) -> i32
      %50 = "arith.cmpi"(%43, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %51 = "arith.select"(%50, %49, %31) : (i1, i32, i32) -> i32
      %52 = "arith.muli"(%51, %10) : (i32, i32) -> i32
      %53 = "arith.subi"(%39, %52) : (i32, i32) -> i32
      %54 = "llvm.intr.ctlz"(%41) {is_zero_poison = false} : (i32) -> i32
      %55 = "arith.extsi"(%34) : (i32) -> i64
      %56 = "arith.extsi"(%53) : (i32) -> i64
      %57 = "arith.constant"() {value = 128 : i32} : () -> i32
      %58 = "arith.constant"() {value = 128 : i64} : () -> i64
      %59 = "arith.muli"(%3, %58) : (i64, i64) -> i64
      %60 = "arith.muli"(%4, %17) : (i64, i64) -> i64
      %61 = "arith.muli"(%55, %59) : (i64, i64) -> i64
      %62 = "arith.muli"(%56, %60) : (i64, i64) -> i64
      %63 = "arith.addi"(%61, %62) : (i64, i64) -> i64
      %64 = "llvm.getelementptr"(%0, %63) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %65 = "arith.muli"(%6, %17) : (i64, i64) -> i64
      %66 = "arith.muli"(%55, %58) : (i64, i64) -> i64
      %67 = "arith.muli"(%56, %65) : (i64, i64) -> i64
      %68 = "arith.addi"(%66, %67) : (i64, i64) -> i64
      %69 = "llvm.getelementptr"(%5, %68) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %70 = "arith.muli"(%34, %57) : (i32, i32) -> i32
      %71 = "arith.muli"(%53, %22) : (i32, i32) -> i32
      %72 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %73 = "arith.constant"() {value = 8 : i64} : () -> i64
      %74 = "arith.muli"(%3, %73) : (i64, i64) -> i64
      %75 = "arith.remui"(%11, %22) : (i32, i32) -> i32
      %76 = "arith.divui"(%11, %22) : (i32, i32) -> i32
      %77 = "arith.extsi"(%75) : (i32) -> i64
      %78 = "arith.muli"(%77, %4) : (i64, i64) -> i64
      %79 = "arith.extsi"(%76) : (i32) -> i64
      %80 = "arith.muli"(%79, %3) : (i64, i64) -> i64
      %81 = "arith.addi"(%78, %80) : (i64, i64) -> i64
      %82 = "llvm.getelementptr"(%64, %81) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %83 = "arith.constant"() {value = 33 : i32} : () -> i32
      %84 = "arith.muli"(%76, %83) : (i32, i32) -> i32
      %85 = "arith.addi"(%75, %84) : (i32, i32) -> i32
      %86 = "llvm.getelementptr"(%72, %85) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %87 = "arith.addi"(%70, %76) : (i32, i32) -> i32
      %88 = "arith.addi"(%71, %75) : (i32, i32) -> i32
      %89 = "arith.cmpi"(%87, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %90 = "arith.cmpi"(%88, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %91 = "arith.andi"(%89, %90) : (i1, i1) -> i1
      %92 = "scf.if"(%91) ({
        %93 = "llvm.load"(%82) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%93) : (f32) -> ()
      }, {
        %94 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%94) : (f32) -> ()
      }) : (i1) -> f32
      %95 = "llvm.getelementptr"(%82, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %96 = "arith.constant"() {value = 8 : i32} : () -> i32
      %97 = "arith.addi"(%87, %96) : (i32, i32) -> i32
      %98 = "arith.cmpi"(%97, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %99 = "arith.andi"(%98, %90) : (i1, i1) -> i1
      %100 = "scf.if"(%99) ({
        %101 = "llvm.load"(%95) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%101) : (f32) -> ()
      }, {
        %102 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%102) : (f32) -> ()
      }) : (i1) -> f32
      %103 = "llvm.getelementptr"(%95, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %104 = "arith.constant"() {value = 16 : i32} : () -> i32
      %105 = "arith.addi"(%87, %104) : (i32, i32) -> i32
      %106 = "arith.cmpi"(%105, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %107 = "arith.andi"(%106, %90) : (i1, i1) -> i1
      %108 = "scf.if"(%107) ({
        %109 = "llvm.load"(%103) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%109) : (f32) -> ()
      }, {
        %110 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%110) : (f32) -> ()
      }) : (i1) -> f32
      %111 = "llvm.getelementptr"(%103, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %112 = "arith.constant"() {value = 24 : i32} : () -> i32
      %113 = "arith.addi"(%87, %112) : (i32, i32) -> i32
      %114 = "arith.cmpi"(%113, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %115 = "arith.andi"(%114, %90) : (i1, i1) -> i1
      %116 = "scf.if"(%115) ({
        %117 = "llvm.load"(%111) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%117) : (f32) -> ()
      }, {
        %118 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%118) : (f32) -> ()
      }) : (i1) -> f32
      %119 = "llvm.getelementptr"(%111, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %120 = "arith.addi"(%87, %22) : (i32, i32) -> i32
      %121 = "arith.cmpi"(%120, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %122 = "arith.andi"(%121, %90) : (i1, i1) -> i1
      %123 = "scf.if"(%122) ({
        %124 = "llvm.load"(%119) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%124) : (f32) -> ()
      }, {
        %125 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%125) : (f32) -> ()
      }) : (i1) -> f32
      %126 = "llvm.getelementptr"(%119, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %127 = "arith.constant"() {value = 40 : i32} : () -> i32
      %128 = "arith.addi"(%87, %127) : (i32, i32) -> i32
      %129 = "arith.cmpi"(%128, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %130 = "arith.andi"(%129, %90) : (i1, i1) -> i1
      %131 = "scf.if"(%130) ({
        %132 = "llvm.load"(%126) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%132) : (f32) -> ()
      }, {
        %133 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%133) : (f32) -> ()
      }) : (i1) -> f32
      %134 = "llvm.getelementptr"(%126, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %135 = "arith.constant"() {value = 48 : i32} : () -> i32
      %136 = "arith.addi"(%87, %135) : (i32, i32) -> i32
      %137 = "arith.cmpi"(%136, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %138 = "arith.andi"(%137, %90) : (i1, i1) -> i1
      %139 = "scf.if"(%138) ({
        %140 = "llvm.load"(%134) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%140) : (f32) -> ()
      }, {
        %141 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%141) : (f32) -> ()
      }) : (i1) -> f32
      %142 = "llvm.getelementptr"(%134, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %143 = "arith.constant"() {value = 56 : i32} : () -> i32
      %144 = "arith.addi"(%87, %143) : (i32, i32) -> i32
      %145 = "arith.cmpi"(%144, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %146 = "arith.andi"(%145, %90) : (i1, i1) -> i1
      %147 = "scf.if"(%146) ({
        %148 = "llvm.load"(%142) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%148) : (f32) -> ()
      }, {
        %149 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%149) : (f32) -> ()
      }) : (i1) -> f32
      %150 = "llvm.getelementptr"(%142, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %151 = "arith.constant"() {value = 64 : i32} : () -> i32
      %152 = "arith.addi"(%87, %151) : (i32, i32) -> i32
      %153 = "arith.cmpi"(%152, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %154 = "arith.andi"(%153, %90) : (i1, i1) -> i1
      %155 = "scf.if"(%154) ({
        %156 = "llvm.load"(%150) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%156) : (f32) -> ()
      }, {
        %157 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%157) : (f32) -> ()
      }) : (i1) -> f32
      %158 = "llvm.getelementptr"(%150, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %159 = "arith.constant"() {value = 72 : i32} : () -> i32
      %160 = "arith.addi"(%87, %159) : (i32, i32) -> i32
      %161 = "arith.cmpi"(%160, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %162 = "arith.andi"(%161, %90) : (i1, i1) -> i1
      %163 = "scf.if"(%162) ({
        %164 = "llvm.load"(%158) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%164) : (f32) -> ()
      }, {
        %165 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%165) : (f32) -> ()
      }) : (i1) -> f32
      %166 = "llvm.getelementptr"(%158, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %167 = "arith.constant"() {value = 80 : i32} : () -> i32
      %168 = "arith.addi"(%87, %167) : (i32, i32) -> i32
      %169 = "arith.cmpi"(%168, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %170 = "arith.andi"(%169, %90) : (i1, i1) -> i1
      %171 = "scf.if"(%170) ({
        %172 = "llvm.load"(%166) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%172) : (f32) -> ()
      }, {
        %173 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%173) : (f32) -> ()
      }) : (i1) -> f32
      %174 = "llvm.getelementptr"(%166, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %175 = "arith.constant"() {value = 88 : i32} : () -> i32
      %176 = "arith.addi"(%87, %175) : (i32, i32) -> i32
      %177 = "arith.cmpi"(%176, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %178 = "arith.andi"(%177, %90) : (i1, i1) -> i1
      %179 = "scf.if"(%178) ({
        %180 = "llvm.load"(%174) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%180) : (f32) -> ()
      }, {
        %181 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%181) : (f32) -> ()
      }) : (i1) -> f32
      %182 = "llvm.getelementptr"(%174, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %183 = "arith.constant"() {value = 96 : i32} : () -> i32
      %184 = "arith.addi"(%87, %183) : (i32, i32) -> i32
      %185 = "arith.cmpi"(%184, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %186 = "arith.andi"(%185, %90) : (i1, i1) -> i1
      %187 = "scf.if"(%186) ({
        %188 = "llvm.load"(%182) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%188) : (f32) -> ()
      }, {
        %189 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%189) : (f32) -> ()
      }) : (i1) -> f32
      %190 = "llvm.getelementptr"(%182, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %191 = "arith.constant"() {value = 104 : i32} : () -> i32
      %192 = "arith.addi"(%87, %191) : (i32, i32) -> i32
      %193 = "arith.cmpi"(%192, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %194 = "arith.andi"(%193, %90) : (i1, i1) -> i1
      %195 = "scf.if"(%194) ({
        %196 = "llvm.load"(%190) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%196) : (f32) -> ()
      }, {
        %197 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%197) : (f32) -> ()
      }) : (i1) -> f32
      %198 = "llvm.getelementptr"(%190, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %199 = "arith.constant"() {value = 112 : i32} : () -> i32
      %200 = "arith.addi"(%87, %199) : (i32, i32) -> i32
      %201 = "arith.cmpi"(%200, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %202 = "arith.andi"(%201, %90) : (i1, i1) -> i1
      %203 = "scf.if"(%202) ({
        %204 = "llvm.load"(%198) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%204) : (f32) -> ()
      }, {
        %205 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%205) : (f32) -> ()
      }) : (i1) -> f32
      %206 = "llvm.getelementptr"(%198, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %207 = "arith.constant"() {value = 120 : i32} : () -> i32
      %208 = "arith.addi"(%87, %207) : (i32, i32) -> i32
      %209 = "arith.cmpi"(%208, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %210 = "arith.andi"(%209, %90) : (i1, i1) -> i1
      %211 = "scf.if"(%210) ({
        %212 = "llvm.load"(%206) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%212) : (f32) -> ()
      }, {
        %213 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%213) : (f32) -> ()
      }) : (i1) -> f32
      "llvm.store"(%92, %86) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %214 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 264>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%100, %214) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %215 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 528>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%108, %215) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %216 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 792>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%116, %216) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %217 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 1056>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%123, %217) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %218 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 1320>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%131, %218) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %219 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 1584>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%139, %219) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %220 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 1848>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%147, %220) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %221 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 2112>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%155, %221) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %222 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 2376>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%163, %222) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %223 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 2640>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%171, %223) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %224 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 2904>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%179, %224) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %225 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 3168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%187, %225) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %226 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 3432>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%195, %226) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %227 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 3696>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%203, %227) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %228 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 3960>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%211, %228) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %229 = "arith.constant"() {value = 4 : i64} : () -> i64
      %230 = "arith.muli"(%6, %229) : (i64, i64) -> i64
      %231 = "arith.constant"() {value = 4 : i32} : () -> i32
      %232 = "arith.remui"(%11, %231) : (i32, i32) -> i32
      %233 = "arith.divui"(%11, %231) : (i32, i32) -> i32
      %234 = "arith.extsi"(%232) : (i32) -> i64
      %235 = "arith.muli"(%234, %6) : (i64, i64) -> i64
      %236 = "arith.remui"(%233, %96) : (i32, i32) -> i32
      %237 = "arith.divui"(%233, %96) : (i32, i32) -> i32
      %238 = "arith.muli"(%236, %231) : (i32, i32) -> i32
      %239 = "arith.extsi"(%238) : (i32) -> i64
      %240 = "arith.addi"(%235, %239) : (i64, i64) -> i64
      %241 = "arith.extsi"(%237) : (i32) -> i64
      %242 = "arith.muli"(%241, %230) : (i64, i64) -> i64
      %243 = "arith.addi"(%240, %242) : (i64, i64) -> i64
      %244 = "llvm.getelementptr"(%69, %243) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %245 = "arith.constant"() {value = 132 : i32} : () -> i32
      %246 = "arith.muli"(%236, %245) : (i32, i32) -> i32
      %247 = "arith.addi"(%232, %246) : (i32, i32) -> i32
      %248 = "arith.muli"(%237, %231) : (i32, i32) -> i32
      %249 = "arith.addi"(%247, %248) : (i32, i32) -> i32
      %250 = "llvm.getelementptr"(%72, %249) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %251 = "arith.addi"(%232, %248) : (i32, i32) -> i32
      %252 = "arith.addi"(%70, %238) : (i32, i32) -> i32
      %253 = "arith.addi"(%71, %251) : (i32, i32) -> i32
      %254 = "llvm.load"(%250) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %255 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 33>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %256 = "llvm.load"(%255) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %257 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 66>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %258 = "llvm.load"(%257) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %259 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 99>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %260 = "llvm.load"(%259) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %261 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 1056>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %262 = "llvm.load"(%261) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %263 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 1089>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %264 = "llvm.load"(%263) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %265 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 1122>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %266 = "llvm.load"(%265) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %267 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 1155>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %268 = "llvm.load"(%267) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %269 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 2112>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %270 = "llvm.load"(%269) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %271 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 2145>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %272 = "llvm.load"(%271) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %273 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 2178>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %274 = "llvm.load"(%273) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %275 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 2211>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %276 = "llvm.load"(%275) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %277 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 3168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %278 = "llvm.load"(%277) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %279 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 3201>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %280 = "llvm.load"(%279) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %281 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 3234>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %282 = "llvm.load"(%281) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %283 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 3267>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %284 = "llvm.load"(%283) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %285 = "arith.cmpi"(%252, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %286 = "arith.cmpi"(%253, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %287 = "arith.andi"(%285, %286) : (i1, i1) -> i1
      "scf.if"(%287) ({
        %288 = "vector.from_elements"(%254, %256, %258, %260) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%288, %244) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %289 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %290 = "arith.addi"(%252, %22) : (i32, i32) -> i32
      %291 = "arith.cmpi"(%290, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %292 = "arith.andi"(%291, %286) : (i1, i1) -> i1
      "scf.if"(%292) ({
        %293 = "vector.from_elements"(%262, %264, %266, %268) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%293, %289) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %294 = "llvm.getelementptr"(%289) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %295 = "arith.addi"(%252, %151) : (i32, i32) -> i32
      %296 = "arith.cmpi"(%295, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %297 = "arith.andi"(%296, %286) : (i1, i1) -> i1
      "scf.if"(%297) ({
        %298 = "vector.from_elements"(%270, %272, %274, %276) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%298, %294) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %299 = "llvm.getelementptr"(%294) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %300 = "arith.addi"(%252, %183) : (i32, i32) -> i32
      %301 = "arith.cmpi"(%300, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %302 = "arith.andi"(%301, %286) : (i1, i1) -> i1
      "scf.if"(%302) ({
        %303 = "vector.from_elements"(%278, %280, %282, %284) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%303, %299) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "transpose_tile_10", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64, %7: i64, %8: i64, %9: i64):
      %10 = "arith.trunci"(%8) : (i64) -> i32
      %11 = "arith.trunci"(%9) : (i64) -> i32
      %12 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %18 = "arith.constant"() {value = 32 : i64} : () -> i64
      %19 = "arith.shrui"(%8, %18) : (i64, i64) -> i64
      %20 = "arith.constant"() {value = 1 : i32} : () -> i32
      %21 = "arith.subi"(%10, %20) : (i32, i32) -> i32
      %22 = "llvm.intr.ctlz"(%21) {is_zero_poison = false} : (i32) -> i32
      %23 = "arith.constant"() {value = 32 : i32} : () -> i32
      %24 = "arith.subi"(%23, %22) : (i32, i32) -> i32
      %25 = "arith.extui"(%15) : (i32) -> i64
      %26 = "arith.muli"(%25, %19) : (i64, i64) -> i64
      %27 = "arith.shrui"(%26, %18) : (i64, i64) -> i64
      %28 = "arith.trunci"(%27) : (i64) -> i32
      %29 = "arith.addi"(%28, %15) : (i32, i32) -> i32
      %30 = "arith.shrui"(%29, %24) : (i32, i32) -> i32
      %31 = "arith.cmpi"(%24, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %32 = "arith.constant"() {value = 0 : i32} : () -> i32
      %33 = "arith.select"(%31, %30, %32) : (i1, i32, i32) -> i32
      %34 = "arith.muli"(%33, %10) : (i32, i32) -> i32
      %35 = "arith.subi"(%15, %34) : (i32, i32) -> i32
      %36 = "llvm.intr.ctlz"(%21) {is_zero_poison = false} : (i32) -> i32
      %37 = "arith.subi"(%23, %36) : (i32, i32) -> i32
      %38 = "arith.shrui"(%29, %37) : (i32, i32) -> i32
      %39 = "arith.cmpi"(%37, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %40 = "arith.select"(%39, %38, %32) : (i1, i32, i32) -> i32
      %41 = "arith.shrui"(%9, %18) : (i64, i64) -> i64
      %42 = "arith.subi"(%11, %20) : (i32, i32) -> i32
      %43 = "llvm.intr.ctlz"(%42) {is_zero_poison = false} : (i32) -> i32
      %44 = "arith.subi"(%23, %43) : (i32, i32) -> i32
      %45 = "arith.extui"(%40) : (i32) -> i64
      %46 = "arith.muli"(%45, %41) : (i64, i64) -> i64
      %47 = "arith.shrui"(%46, %18) : (i64, i64) -> i64
      %48 = "arith.trunci"(%47) : (i64) -> i32
      %49 = "arith.addi"(%48, %40) : (i32, i32) -> i32
      %50 = "arith.shrui"(%49, %44) : (i32, i32) -> i32
      %51 = "arith.cmpi"(%44, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %52 = "arith.select"(%51, %50, %32) : (i1, i32, i32) -> i32
      %53 = "arith.muli"(%52, %11) : (i32, i32) -> i32
      %54 = "arith.subi"(%40, %53) : (i32, i32) -> i32
      %55 = "llvm.intr.ctlz"(%42) {is_zero_poison = false} : (i32) -> i32
      %56 = "arith.extsi"(%35) : (i32) -> i64
      %57 = "arith.extsi"(%54) : (i32) -> i64
      %58 = "arith.constant"() {value = 128 : i32} : () -> i32
      %59 = "arith.constant"() {value = 128 : i64} : () -> i64
      %60 = "arith.muli"(%3, %59) : (i64, i64) -> i64
      %61 = "arith.muli"(%4, %18) : (i64, i64) -> i64
      %62 = "arith.muli"(%56, %60) : (i64, i64) -> i64
      %63 = "arith.muli"(%57, %61) : (i64, i64) -> i64
      %64 = "arith.addi"(%62, %63) : (i64, i64) -> i64
      %65 = "llvm.getelementptr"(%0, %64) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %66 = "arith.muli"(%6, %59) : (i64, i64) -> i64
      %67 = "arith.muli"(%7, %18) : (i64, i64) -> i64
      %68 = "arith.muli"(%56, %66) : (i64, i64) -> i64
      %69 = "arith.muli"(%57, %67) : (i64, i64) -> i64
      %70 = "arith.addi"(%68, %69) : (i64, i64) -> i64
      %71 = "llvm.getelementptr"(%5, %70) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %72 = "arith.muli"(%35, %58) : (i32, i32) -> i32
      %73 = "arith.muli"(%54, %23) : (i32, i32) -> i32
      %74 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %75 = "arith.constant"() {value = 8 : i64} : () -> i64
      %76 = "arith.muli"(%3, %75) : (i64, i64) -> i64
      %77 = "arith.remui"(%12, %23) : (i32, i32) -> i32
      %78 = "arith.divui"(%12, %23) : (i32, i32) -> i32
      %79 = "arith.extsi"(%77) : (i32) -> i64
      %80 = "arith.muli"(%79, %4) : (i64, i64) -> i64
      %81 = "arith.extsi"(%78) : (i32) -> i64
      %82 = "arith.muli"(%81, %3) : (i64, i64) -> i64
      %83 = "arith.addi"(%80, %82) : (i64, i64) -> i64
      %84 = "llvm.getelementptr"(%65, %83) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %85 = "arith.constant"() {value = 33 : i32} : () -> i32
      %86 = "arith.muli"(%78, %85) : (i32, i32) -> i32
      %87 = "arith.addi"(%77, %86) : (i32, i32) -> i32
      %88 = "llvm.getelementptr"(%74, %87) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %89 = "arith.addi"(%72, %78) : (i32, i32) -> i32
      %90 = "arith.addi"(%73, %77) : (i32, i32) -> i32
      %91 = "arith.cmpi"(%89, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %92 = "arith.cmpi"(%90, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %93 = "arith.andi"(%91, %92) : (i1, i1) -> i1
      %94 = "scf.if"(%93) ({
        %95 = "llvm.load"(%84) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%95) : (f32) -> ()
      }, {
        %96 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%96) : (f32) -> ()
      }) : (i1) -> f32
      %97 = "llvm.getelementptr"(%84, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %98 = "arith.constant"() {value = 8 : i32} : () -> i32
      %99 = "arith.addi"(%89, %98) : (i32, i32) -> i32
      %100 = "arith.cmpi"(%99, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %101 = "arith.andi"(%100, %92) : (i1, i1) -> i1
      %102 = "scf.if"(%101) ({
        %103 = "llvm.load"(%97) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%103) : (f32) -> ()
      }, {
        %104 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%104) : (f32) -> ()
      }) : (i1) -> f32
      %105 = "llvm.getelementptr"(%97, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %106 = "arith.constant"() {value = 16 : i32} : () -> i32
      %107 = "arith.addi"(%89, %106) : (i32, i32) -> i32
      %108 = "arith.cmpi"(%107, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %109 = "arith.andi"(%108, %92) : (i1, i1) -> i1
      %110 = "scf.if"(%109) ({
        %111 = "llvm.load"(%105) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%111) : (f32) -> ()
      }, {
        %112 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%112) : (f32) -> ()
      }) : (i1) -> f32
      %113 = "llvm.getelementptr"(%105, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %114 = "arith.constant"() {value = 24 : i32} : () -> i32
      %115 = "arith.addi"(%89, %114) : (i32, i32) -> i32
      %116 = "arith.cmpi"(%115, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %117 = "arith.andi"(%116, %92) : (i1, i1) -> i1
      %118 = "scf.if"(%117) ({
        %119 = "llvm.load"(%113) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%119) : (f32) -> ()
      }, {
        %120 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%120) : (f32) -> ()
      }) : (i1) -> f32
      %121 = "llvm.getelementptr"(%113, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %122 = "arith.addi"(%89, %23) : (i32, i32) -> i32
      %123 = "arith.cmpi"(%122, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %124 = "arith.andi"(%123, %92) : (i1, i1) -> i1
      %125 = "scf.if"(%124) ({
        %126 = "llvm.load"(%121) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%126) : (f32) -> ()
      }, {
        %127 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%127) : (f32) -> ()
      }) : (i1) -> f32
      %128 = "llvm.getelementptr"(%121, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %129 = "arith.constant"() {value = 40 : i32} : () -> i32
      %130 = "arith.addi"(%89, %129) : (i32, i32) -> i32
      %131 = "arith.cmpi"(%130, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %132 = "arith.andi"(%131, %92) : (i1, i1) -> i1
      %133 = "scf.if"(%132) ({
        %134 = "llvm.load"(%128) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%134) : (f32) -> ()
      }, {
        %135 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%135) : (f32) -> ()
      }) : (i1) -> f32
      %136 = "llvm.getelementptr"(%128, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %137 = "arith.constant"() {value = 48 : i32} : () -> i32
      %138 = "arith.addi"(%89, %137) : (i32, i32) -> i32
      %139 = "arith.cmpi"(%138, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %140 = "arith.andi"(%139, %92) : (i1, i1) -> i1
      %141 = "scf.if"(%140) ({
        %142 = "llvm.load"(%136) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%142) : (f32) -> ()
      }, {
        %143 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%143) : (f32) -> ()
      }) : (i1) -> f32
      %144 = "llvm.getelementptr"(%136, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %145 = "arith.constant"() {value = 56 : i32} : () -> i32
      %146 = "arith.addi"(%89, %145) : (i32, i32) -> i32
      %147 = "arith.cmpi"(%146, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %148 = "arith.andi"(%147, %92) : (i1, i1) -> i1
      %149 = "scf.if"(%148) ({
        %150 = "llvm.load"(%144) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%150) : (f32) -> ()
      }, {
        %151 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%151) : (f32) -> ()
      }) : (i1) -> f32
      %152 = "llvm.getelementptr"(%144, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %153 = "arith.constant"() {value = 64 : i32} : () -> i32
      %154 = "arith.addi"(%89, %153) : (i32, i32) -> i32
      %155 = "arith.cmpi"(%154, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %156 = "arith.andi"(%155, %92) : (i1, i1) -> i1
      %157 = "scf.if"(%156) ({
        %158 = "llvm.load"(%152) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%158) : (f32) -> ()
      }, {
        %159 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%159) : (f32) -> ()
      }) : (i1) -> f32
      %160 = "llvm.getelementptr"(%152, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %161 = "arith.constant"() {value = 72 : i32} : () -> i32
      %162 = "arith.addi"(%89, %161) : (i32, i32) -> i32
      %163 = "arith.cmpi"(%162, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %164 = "arith.andi"(%163, %92) : (i1, i1) -> i1
      %165 = "scf.if"(%164) ({
        %166 = "llvm.load"(%160) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%166) : (f32) -> ()
      }, {
        %167 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%167) : (f32) -> ()
      }) : (i1) -> f32
      %168 = "llvm.getelementptr"(%160, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %169 = "arith.constant"() {value = 80 : i32} : () -> i32
      %170 = "arith.addi"(%89, %169) : (i32, i32) -> i32
      %171 = "arith.cmpi"(%170, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %172 = "arith.andi"(%171, %92) : (i1, i1) -> i1
      %173 = "scf.if"(%172) ({
        %174 = "llvm.load"(%168) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%174) : (f32) -> ()
      }, {
        %175 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%175) : (f32) -> ()
      }) : (i1) -> f32
      %176 = "llvm.getelementptr"(%168, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %177 = "arith.constant"() {value = 88 : i32} : () -> i32
      %178 = "arith.addi"(%89, %177) : (i32, i32) -> i32
      %179 = "arith.cmpi"(%178, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %180 = "arith.andi"(%179, %92) : (i1, i1) -> i1
      %181 = "scf.if"(%180) ({
        %182 = "llvm.load"(%176) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%182) : (f32) -> ()
      }, {
        %183 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%183) : (f32) -> ()
      }) : (i1) -> f32
      %184 = "llvm.getelementptr"(%176, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %185 = "arith.constant"() {value = 96 : i32} : () -> i32
      %186 = "arith.addi"(%89, %185) : (i32, i32) -> i32
      %187 = "arith.cmpi"(%186, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %188 = "arith.andi"(%187, %92) : (i1, i1) -> i1
      %189 = "scf.if"(%188) ({
        %190 = "llvm.load"(%184) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%190) : (f32) -> ()
      }, {
        %191 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%191) : (f32) -> ()
      }) : (i1) -> f32
      %192 = "llvm.getelementptr"(%184, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %193 = "arith.constant"() {value = 104 : i32} : () -> i32
      %194 = "arith.addi"(%89, %193) : (i32, i32) -> i32
      %195 = "arith.cmpi"(%194, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %196 = "arith.andi"(%195, %92) : (i1, i1) -> i1
      %197 = "scf.if"(%196) ({
        %198 = "llvm.load"(%192) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%198) : (f32) -> ()
      }, {
        %199 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%199) : (f32) -> ()
      }) : (i1) -> f32
      %200 = "llvm.getelementptr"(%192, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %201 = "arith.constant"() {value = 112 : i32} : () -> i32
      %202 = "arith.addi"(%89, %201) : (i32, i32) -> i32
      %203 = "arith.cmpi"(%202, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %204 = "arith.andi"(%203, %92) : (i1, i1) -> i1
      %205 = "scf.if"(%204) ({
        %206 = "llvm.load"(%200) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%206) : (f32) -> ()
      }, {
        %207 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%207) : (f32) -> ()
      }) : (i1) -> f32
      %208 = "llvm.getelementptr"(%200, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %209 = "arith.constant"() {value = 120 : i32} : () -> i32
      %210 = "arith.addi"(%89, %209) : (i32, i32) -> i32
      %211 = "arith.cmpi"(%210, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %212 = "arith.andi"(%211, %92) : (i1, i1) -> i1
      %213 = "scf.if"(%212) ({
        %214 = "llvm.load"(%208) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%214) : (f32) -> ()
      }, {
        %215 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%215) : (f32) -> ()
      }) : (i1) -> f32
      "llvm.store"(%94, %88) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %216 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 264>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%102, %216) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %217 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 528>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%110, %217) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %218 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 792>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%118, %218) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %219 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 1056>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%125, %219) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %220 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 1320>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%133, %220) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %221 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 1584>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%141, %221) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %222 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 1848>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%149, %222) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %223 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 2112>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%157, %223) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %224 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 2376>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%165, %224) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %225 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 2640>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%173, %225) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %226 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 2904>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%181, %226) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %227 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 3168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%189, %227) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %228 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 3432>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%197, %228) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %229 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 3696>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%205, %229) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %230 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 3960>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%213, %230) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %231 = "arith.muli"(%6, %18) : (i64, i64) -> i64
      %232 = "arith.muli"(%7, %75) : (i64, i64) -> i64
      %233 = "arith.muli"(%79, %6) : (i64, i64) -> i64
      %234 = "arith.muli"(%81, %7) : (i64, i64) -> i64
      %235 = "arith.addi"(%233, %234) : (i64, i64) -> i64
      %236 = "llvm.getelementptr"(%71, %235) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %237 = "arith.muli"(%77, %85) : (i32, i32) -> i32
      %238 = "arith.addi"(%237, %78) : (i32, i32) -> i32
      %239 = "llvm.getelementptr"(%74, %238) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %240 = "arith.addi"(%72, %77) : (i32, i32) -> i32
      %241 = "arith.addi"(%73, %78) : (i32, i32) -> i32
      %242 = "llvm.load"(%239) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %243 = "llvm.getelementptr"(%239) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %244 = "llvm.load"(%243) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %245 = "llvm.getelementptr"(%239) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %246 = "llvm.load"(%245) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %247 = "llvm.getelementptr"(%239) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %248 = "llvm.load"(%247) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %249 = "llvm.getelementptr"(%239) {rawConstantIndices = array<i32: 1056>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %250 = "llvm.load"(%249) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %251 = "llvm.getelementptr"(%239) {rawConstantIndices = array<i32: 1064>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %252 = "llvm.load"(%251) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %253 = "llvm.getelementptr"(%239) {rawConstantIndices = array<i32: 1072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %254 = "llvm.load"(%253) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %255 = "llvm.getelementptr"(%239) {rawConstantIndices = array<i32: 1080>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %256 = "llvm.load"(%255) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %257 = "llvm.getelementptr"(%239) {rawConstantIndices = array<i32: 2112>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %258 = "llvm.load"(%257) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %259 = "llvm.getelementptr"(%239) {rawConstantIndices = array<i32: 2120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %260 = "llvm.load"(%259) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %261 = "llvm.getelementptr"(%239) {rawConstantIndices = array<i32: 2128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %262 = "llvm.load"(%261) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %263 = "llvm.getelementptr"(%239) {rawConstantIndices = array<i32: 2136>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %264 = "llvm.load"(%263) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %265 = "llvm.getelementptr"(%239) {rawConstantIndices = array<i32: 3168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %266 = "llvm.load"(%265) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %267 = "llvm.getelementptr"(%239) {rawConstantIndices = array<i32: 3176>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %268 = "llvm.load"(%267) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %269 = "llvm.getelementptr"(%239) {rawConstantIndices = array<i32: 3184>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %270 = "llvm.load"(%269) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %271 = "llvm.getelementptr"(%239) {rawConstantIndices = array<i32: 3192>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %272 = "llvm.load"(%271) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %273 = "arith.cmpi"(%240, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %274 = "arith.cmpi"(%241, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %275 = "arith.andi"(%273, %274) : (i1, i1) -> i1
      "scf.if"(%275) ({
        "llvm.store"(%242, %236) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %276 = "llvm.getelementptr"(%236, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %277 = "arith.addi"(%240, %23) : (i32, i32) -> i32
      %278 = "arith.cmpi"(%277, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %279 = "arith.andi"(%278, %274) : (i1, i1) -> i1
      "scf.if"(%279) ({
        "llvm.store"(%250, %276) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %280 = "llvm.getelementptr"(%276, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %281 = "arith.addi"(%240, %153) : (i32, i32) -> i32
      %282 = "arith.cmpi"(%281, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %283 = "arith.andi"(%282, %274) : (i1, i1) -> i1
      "scf.if"(%283) ({
        "llvm.store"(%258, %280) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %284 = "llvm.getelementptr"(%280, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %285 = "arith.addi"(%240, %185) : (i32, i32) -> i32
      %286 = "arith.cmpi"(%285, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %287 = "arith.andi"(%286, %274) : (i1, i1) -> i1
      "scf.if"(%287) ({
        "llvm.store"(%266, %284) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %288 = "llvm.getelementptr"(%236, %232) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %289 = "arith.addi"(%241, %98) : (i32, i32) -> i32
      %290 = "arith.cmpi"(%289, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %291 = "arith.andi"(%273, %290) : (i1, i1) -> i1
      "scf.if"(%291) ({
        "llvm.store"(%244, %288) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %292 = "llvm.getelementptr"(%288, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %293 = "arith.andi"(%278, %290) : (i1, i1) -> i1
      "scf.if"(%293) ({
        "llvm.store"(%252, %292) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %294 = "llvm.getelementptr"(%292, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %295 = "arith.andi"(%282, %290) : (i1, i1) -> i1
      "scf.if"(%295) ({
        "llvm.store"(%260, %294) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %296 = "llvm.getelementptr"(%294, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %297 = "arith.andi"(%286, %290) : (i1, i1) -> i1
      "scf.if"(%297) ({
        "llvm.store"(%268, %296) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %298 = "arith.constant"() {value = 2 : i64} : () -> i64
      %299 = "arith.muli"(%298, %232) : (i64, i64) -> i64
      %300 = "llvm.getelementptr"(%236, %299) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %301 = "arith.addi"(%241, %106) : (i32, i32) -> i32
      %302 = "arith.cmpi"(%301, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %303 = "arith.andi"(%273, %302) : (i1, i1) -> i1
      "scf.if"(%303) ({
        "llvm.store"(%246, %300) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %304 = "llvm.getelementptr"(%300, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %305 = "arith.andi"(%278, %302) : (i1, i1) -> i1
      "scf.if"(%305) ({
        "llvm.store"(%254, %304) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %306 = "llvm.getelementptr"(%304, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %307 = "arith.andi"(%282, %302) : (i1, i1) -> i1
      "scf.if"(%307) ({
        "llvm.store"(%262, %306) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %308 = "llvm.getelementptr"(%306, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %309 = "arith.andi"(%286, %302) : (i1, i1) -> i1
      "scf.if"(%309) ({
        "llvm.store"(%270, %308) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %310 = "arith.constant"() {value = 3 : i64} : () -> i64
      %311 = "arith.muli"(%310, %232) : (i64, i64) -> i64
      %312 = "llvm.getelementptr"(%236, %311) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %313 = "arith.addi"(%241, %114) : (i32, i32) -> i32
      %314 = "arith.cmpi"(%313, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %315 = "arith.andi"(%273, %314) : (i1, i1) -> i1
      "scf.if"(%315) ({
        "llvm.store"(%248, %312) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %316 = "llvm.getelementptr"(%312, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %317 = "arith.andi"(%278, %314) : (i1, i1) -> i1
      "scf.if"(%317) ({
        "llvm.store"(%256, %316) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %318 = "llvm.getelementptr"(%316, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %319 = "arith.andi"(%282, %314) : (i1, i1) -> i1
      "scf.if"(%319) ({
        "llvm.store"(%264, %318) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %320 = "llvm.getelementptr"(%318, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %321 = "arith.andi"(%286, %314) : (i1, i1) -> i1
      "scf.if"(%321) ({
        "llvm.store"(%272, %320) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "transpose_tile_11", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: i64, %7: i64):
      %8 = "arith.trunci"(%6) : (i64) -> i32
      %9 = "arith.trunci"(%7) : (i64) -> i32
      %10 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %16 = "arith.constant"() {value = 32 : i64} : () -> i64
      %17 = "arith.shrui"(%6, %16) : (i64, i64) -> i64
      %18 = "arith.constant"() {value = 1 : i32} : () -> i32
      %19 = "arith.subi"(%8, %18) : (i32, i32) -> i32
      %20 = "llvm.intr.ctlz"(%19) {is_zero_poison = false} : (i32) -> i32
      %21 = "arith.constant"() {value = 32 : i32} : () -> i32
      %22 = "arith.subi"(%21, %20) : (i32, i32) -> i32
      %23 = "arith.extui"(%13) : (i32) -> i64
      %24 = "arith.muli"(%23, %17) : (i64, i64) -> i64
      %25 = "arith.shrui"(%24, %16) : (i64, i64) -> i64
      %26 = "arith.trunci"(%25) : (i64) -> i32
      %27 = "arith.addi"(%26, %13) : (i32, i32) -> i32
      %28 = "arith.shrui"(%27, %22) : (i32, i32) -> i32
      %29 = "arith.cmpi"(%22, %21) {predicate = 6 : i64} : (i32, i32) -> i1
      %30 = "arith.constant"() {value = 0 : i32} : () -> i32
      %31 = "arith.select"(%29, %28, %30) : (i1, i32, i32) -> i32
      %32 = "arith.muli"(%31, %8) : (i32, i32) -> i32
      %33 = "arith.subi"(%13, %32) : (i32, i32) -> i32
      %34 = "llvm.intr.ctlz"(%19) {is_zero_poison = false} : (i32) -> i32
      %35 = "arith.subi"(%21, %34) : (i32, i32) -> i32
      %36 = "arith.shrui"(%27, %35) : (i32, i32) -> i32
      %37 = "arith.cmpi"(%35, %21) {predicate = 6 : i64} : (i32, i32) -> i1
      %38 = "arith.select"(%37, %36, %30) : (i1, i32, i32) -> i32
      %39 = "arith.shrui"(%7, %16) : (i64, i64) -> i64
      %40 = "arith.subi"(%9, %18) : (i32, i32) -> i32
      %41 = "llvm.intr.ctlz"(%40) {is_zero_poison = false} : (i32) -> i32
      %42 = "arith.subi"(%21, %41) : (i32, i32) -> i32
      %43 = "arith.extui"(%38) : (i32) -> i64
      %44 = "arith.muli"(%43, %39) : (i64, i64) -> i64
      %45 = "arith.shrui"(%44, %16) : (i64, i64) -> i64
      %46 = "arith.trunci"(%45) : (i64) -> i32
      %47 = "arith.addi"(%46, %38) : (i32, i32) -> i32
      %48 = "arith.shrui"(%47, %42) : (i32, i32) -> i32
      %49 = "arith.cmpi"(%42, %21) {predicate = 6 : i64} : (i32, i32) -> i1
      %50 = "arith.select"(%49, %48, %30) : (i1, i32, i32) -> i32
      %51 = "arith.muli"(%50, %9) : (i32, i32) -> i32
      %52 = "arith.subi"(%38, %51) : (i32, i32) -> i32
      %53 = "llvm.intr.ctlz"(%40) {is_zero_poison = false} : (i32) -> i32
      %54 = "arith.extsi"(%33) : (i32) -> i64
      %55 = "arith.extsi"(%52) : (i32) -> i64
      %56 = "arith.constant"() {value = 64 : i32} : () -> i32
      %57 = "arith.constant"() {value = 64 : i64} : () -> i64
      %58 = "arith.muli"(%3, %57) : (i64, i64) -> i64
      %59 = "arith.muli"(%54, %58) : (i64, i64) -> i64
      %60 = "arith.muli"(%55, %57) : (i64, i64) -> i64
      %61 = "arith.addi"(%59, %60) : (i64, i64) -> i64
      %62 = "llvm.getelementptr"(%0, %61) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %63 = "arith.muli"(%5, %57) : (i64, i64) -> i64
      %64 = "arith.muli"(%54, %57) : (i64, i64) -> i64
      %65 = "arith.muli"(%55, %63) : (i64, i64) -> i64
      %66 = "arith.addi"(%64, %65) : (i64, i64) -> i64
      %67 = "llvm.getelementptr"(%4, %66) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %68 = "arith.muli"(%33, %56) : (i32, i32) -> i32
      %69 = "arith.muli"(%52, %56) : (i32, i32) -> i32
      %70 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %71 = "arith.constant"() {value = 16 : i64} : () -> i64
      %72 = "arith.muli"(%3, %71) : (i64, i64) -> i64
      %73 = "arith.constant"() {value = 16 : i32} : () -> i32
      %74 = "arith.remui"(%10, %73) : (i32, i32) -> i32
      %75 = "arith.divui"(%10, %73) : (i32, i32) -> i32
      %76 = "arith.constant"() {value = 4 : i32} : () -> i32
      %77 = "arith.muli"(%74, %76) : (i32, i32) -> i32
      %78 = "arith.extsi"(%75) : (i32) -> i64
      %79 = "arith.muli"(%78, %3) : (i64, i64) -> i64
      %80 = "arith.extsi"(%77) : (i32) -> i64
      %81 = "arith.addi"(%80, %79) : (i64, i64) -> i64
      %82 = "llvm.getelementptr"(%62, %81) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %83 = "arith.muli"(%75, %56) : (i32, i32) -> i32
      %84 = "arith.addi"(%77, %83) : (i32, i32) -> i32
      %85 = "arith.addi"(%68, %75) : (i32, i32) -> i32
      %86 = "arith.addi"(%69, %77) : (i32, i32) -> i32
      %87 = "arith.cmpi"(%85, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %88 = "arith.cmpi"(%86, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %89 = "arith.andi"(%87, %88) : (i1, i1) -> i1
      %90, %91, %92, %93 = "scf.if"(%89) ({
        %94 = "llvm.load"(%82) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %95 = "vector.extract"(%94) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %96 = "vector.extract"(%94) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %97 = "vector.extract"(%94) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %98 = "vector.extract"(%94) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%95, %96, %97, %98) : (f32, f32, f32, f32) -> ()
      }, {
        %99 = "llvm.mlir.undef"() : () -> f32
        %100 = "llvm.mlir.undef"() : () -> f32
        %101 = "llvm.mlir.undef"() : () -> f32
        %102 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%99, %100, %101, %102) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %103 = "llvm.getelementptr"(%82, %72) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %104 = "arith.addi"(%85, %73) : (i32, i32) -> i32
      %105 = "arith.cmpi"(%104, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %106 = "arith.andi"(%105, %88) : (i1, i1) -> i1
      %107, %108, %109, %110 = "scf.if"(%106) ({
        %111 = "llvm.load"(%103) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %112 = "vector.extract"(%111) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %113 = "vector.extract"(%111) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %114 = "vector.extract"(%111) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %115 = "vector.extract"(%111) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%112, %113, %114, %115) : (f32, f32, f32, f32) -> ()
      }, {
        %116 = "llvm.mlir.undef"() : () -> f32
        %117 = "llvm.mlir.undef"() : () -> f32
        %118 = "llvm.mlir.undef"() : () -> f32
        %119 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%116, %117, %118, %119) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %120 = "llvm.getelementptr"(%103, %72) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %121 = "arith.addi"(%85, %21) : (i32, i32) -> i32
      %122 = "arith.cmpi"(%121, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %123 = "arith.andi"(%122, %88) : (i1, i1) -> i1
      %124, %125, %126, %127 = "scf.if"(%123) ({
        %128 = "llvm.load"(%120) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %129 = "vector.extract"(%128) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %130 = "vector.extract"(%128) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %131 = "vector.extract"(%128) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %132 = "vector.extract"(%128) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%129, %130, %131, %132) : (f32, f32, f32, f32) -> ()
      }, {
        %133 = "llvm.mlir.undef"() : () -> f32
        %134 = "llvm.mlir.undef"() : () -> f32
        %135 = "llvm.mlir.undef"() : () -> f32
        %136 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%133, %134, %135, %136) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %137 = "llvm.getelementptr"(%120, %72) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %138 = "arith.constant"() {value = 48 : i32} : () -> i32
      %139 = "arith.addi"(%85, %138) : (i32, i32) -> i32
      %140 = "arith.cmpi"(%139, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %141 = "arith.andi"(%140, %88) : (i1, i1) -> i1
      %142, %143, %144, %145 = "scf.if"(%141) ({
        %146 = "llvm.load"(%137) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %147 = "vector.extract"(%146) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %148 = "vector.extract"(%146) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %149 = "vector.extract"(%146) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %150 = "vector.extract"(%146) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%147, %148, %149, %150) : (f32, f32, f32, f32) -> ()
      }, {
        %151 = "llvm.mlir.undef"() : () -> f32
        %152 = "llvm.mlir.undef"() : () -> f32
        %153 = "llvm.mlir.undef"() : () -> f32
        %154 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%151, %152, %153, %154) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %155 = "arith.constant"() {value = 1792 : i32} : () -> i32
      %156 = "arith.andi"(%84, %155) : (i32, i32) -> i32
      %157 = "arith.constant"() {value = 6 : i32} : () -> i32
      %158 = "arith.shrui"(%156, %157) : (i32, i32) -> i32
      %159 = "arith.xori"(%84, %158) : (i32, i32) -> i32
      %160 = "llvm.getelementptr"(%70, %159) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %161 = "vector.from_elements"(%90, %91, %92, %93) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%161, %160) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %162 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %163 = "arith.addi"(%84, %162) : (i32, i32) -> i32
      %164 = "arith.andi"(%163, %155) : (i32, i32) -> i32
      %165 = "arith.shrui"(%164, %157) : (i32, i32) -> i32
      %166 = "arith.xori"(%163, %165) : (i32, i32) -> i32
      %167 = "llvm.getelementptr"(%70, %166) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %168 = "vector.from_elements"(%107, %108, %109, %110) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%168, %167) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %169 = "arith.constant"() {value = 2048 : i32} : () -> i32
      %170 = "arith.addi"(%159, %169) : (i32, i32) -> i32
      %171 = "llvm.getelementptr"(%70, %170) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %172 = "vector.from_elements"(%124, %125, %126, %127) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%172, %171) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %173 = "arith.addi"(%166, %169) : (i32, i32) -> i32
      %174 = "llvm.getelementptr"(%70, %173) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %175 = "vector.from_elements"(%142, %143, %144, %145) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%175, %174) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %176 = "arith.muli"(%5, %16) : (i64, i64) -> i64
      %177 = "arith.constant"() {value = 4 : i64} : () -> i64
      %178 = "arith.muli"(%5, %177) : (i64, i64) -> i64
      %179 = "arith.remui"(%10, %76) : (i32, i32) -> i32
      %180 = "arith.divui"(%10, %76) : (i32, i32) -> i32
      %181 = "arith.extsi"(%179) : (i32) -> i64
      %182 = "arith.muli"(%181, %5) : (i64, i64) -> i64
      %183 = "arith.constant"() {value = 8 : i32} : () -> i32
      %184 = "arith.remui"(%180, %183) : (i32, i32) -> i32
      %185 = "arith.divui"(%180, %183) : (i32, i32) -> i32
      %186 = "arith.muli"(%184, %76) : (i32, i32) -> i32
      %187 = "arith.extsi"(%186) : (i32) -> i64
      %188 = "arith.addi"(%182, %187) : (i64, i64) -> i64
      %189 = "arith.extsi"(%185) : (i32) -> i64
      %190 = "arith.muli"(%189, %178) : (i64, i64) -> i64
      %191 = "arith.addi"(%188, %190) : (i64, i64) -> i64
      %192 = "llvm.getelementptr"(%67, %191) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %193 = "arith.constant"() {value = 256 : i32} : () -> i32
      %194 = "arith.muli"(%184, %193) : (i32, i32) -> i32
      %195 = "arith.addi"(%179, %194) : (i32, i32) -> i32
      %196 = "arith.muli"(%185, %76) : (i32, i32) -> i32
      %197 = "arith.addi"(%195, %196) : (i32, i32) -> i32
      %198 = "arith.addi"(%179, %196) : (i32, i32) -> i32
      %199 = "arith.addi"(%68, %186) : (i32, i32) -> i32
      %200 = "arith.addi"(%69, %198) : (i32, i32) -> i32
      %201 = "arith.andi"(%197, %155) : (i32, i32) -> i32
      %202 = "arith.shrui"(%201, %157) : (i32, i32) -> i32
      %203 = "arith.xori"(%197, %202) : (i32, i32) -> i32
      %204 = "llvm.getelementptr"(%70, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %205 = "llvm.load"(%204) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %206 = "arith.addi"(%197, %21) : (i32, i32) -> i32
      %207 = "arith.andi"(%206, %155) : (i32, i32) -> i32
      %208 = "arith.shrui"(%207, %157) : (i32, i32) -> i32
      %209 = "arith.xori"(%206, %208) : (i32, i32) -> i32
      %210 = "llvm.getelementptr"(%70, %209) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %211 = "llvm.load"(%210) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %212 = "arith.addi"(%197, %56) : (i32, i32) -> i32
      %213 = "arith.andi"(%212, %155) : (i32, i32) -> i32
      %214 = "arith.shrui"(%213, %157) : (i32, i32) -> i32
      %215 = "arith.xori"(%212, %214) : (i32, i32) -> i32
      %216 = "llvm.getelementptr"(%70, %215) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %217 = "llvm.load"(%216) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %218 = "arith.constant"() {value = 96 : i32} : () -> i32
      %219 = "arith.addi"(%197, %218) : (i32, i32) -> i32
      %220 = "arith.andi"(%219, %155) : (i32, i32) -> i32
      %221 = "arith.shrui"(%220, %157) : (i32, i32) -> i32
      %222 = "arith.xori"(%219, %221) : (i32, i32) -> i32
      %223 = "llvm.getelementptr"(%70, %222) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %224 = "llvm.load"(%223) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %225 = "arith.constant"() {value = 128 : i32} : () -> i32
      %226 = "arith.addi"(%197, %225) : (i32, i32) -> i32
      %227 = "arith.andi"(%226, %155) : (i32, i32) -> i32
      %228 = "arith.shrui"(%227, %157) : (i32, i32) -> i32
      %229 = "arith.xori"(%226, %228) : (i32, i32) -> i32
      %230 = "llvm.getelementptr"(%70, %229) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %231 = "llvm.load"(%230) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %232 = "arith.constant"() {value = 160 : i32} : () -> i32
      %233 = "arith.addi"(%197, %232) : (i32, i32) -> i32
      %234 = "arith.andi"(%233, %155) : (i32, i32) -> i32
      %235 = "arith.shrui"(%234, %157) : (i32, i32) -> i32
      %236 = "arith.xori"(%233, %235) : (i32, i32) -> i32
      %237 = "llvm.getelementptr"(%70, %236) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %238 = "llvm.load"(%237) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %239 = "arith.constant"() {value = 192 : i32} : () -> i32
      %240 = "arith.addi"(%197, %239) : (i32, i32) -> i32
      %241 = "arith.andi"(%240, %155) : (i32, i32) -> i32
      %242 = "arith.shrui"(%241, %157) : (i32, i32) -> i32
      %243 = "arith.xori"(%240, %242) : (i32, i32) -> i32
      %244 = "llvm.getelementptr"(%70, %243) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %245 = "llvm.load"(%244) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %246 = "arith.constant"() {value = 224 : i32} : () -> i32
      %247 = "arith.addi"(%197, %246) : (i32, i32) -> i32
      %248 = "arith.andi"(%247, %155) : (i32, i32) -> i32
      %249 = "arith.shrui"(%248, %157) : (i32, i32) -> i32
      %250 = "arith.xori"(%247, %249) : (i32, i32) -> i32
      %251 = "llvm.getelementptr"(%70, %250) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %252 = "llvm.load"(%251) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %253 = "arith.addi"(%203, %169) : (i32, i32) -> i32
      %254 = "llvm.getelementptr"(%70, %253) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %255 = "llvm.load"(%254) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %256 = "arith.addi"(%209, %169) : (i32, i32) -> i32
      %257 = "llvm.getelementptr"(%70, %256) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %258 = "llvm.load"(%257) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %259 = "arith.addi"(%215, %169) : (i32, i32) -> i32
      %260 = "llvm.getelementptr"(%70, %259) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %261 = "llvm.load"(%260) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %262 = "arith.addi"(%222, %169) : (i32, i32) -> i32
      %263 = "llvm.getelementptr"(%70, %262) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %264 = "llvm.load"(%263) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %265 = "arith.addi"(%229, %169) : (i32, i32) -> i32
      %266 = "llvm.getelementptr"(%70, %265) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %267 = "llvm.load"(%266) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %268 = "arith.addi"(%236, %169) : (i32, i32) -> i32
      %269 = "llvm.getelementptr"(%70, %268) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %270 = "llvm.load"(%269) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %271 = "arith.addi"(%243, %169) : (i32, i32) -> i32
      %272 = "llvm.getelementptr"(%70, %271) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %273 = "llvm.load"(%272) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %274 = "arith.addi"(%250, %169) : (i32, i32) -> i32
      %275 = "llvm.getelementptr"(%70, %274) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %276 = "llvm.load"(%275) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %277 = "arith.cmpi"(%199, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %278 = "arith.cmpi"(%200, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %279 = "arith.andi"(%277, %278) : (i1, i1) -> i1
      "scf.if"(%279) ({
        %280 = "vector.from_elements"(%205, %217, %231, %245) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%280, %192) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %281 = "llvm.getelementptr"(%192) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %282 = "arith.addi"(%199, %21) : (i32, i32) -> i32
      %283 = "arith.cmpi"(%282, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %284 = "arith.andi"(%283, %278) : (i1, i1) -> i1
      "scf.if"(%284) ({
        %285 = "vector.from_elements"(%255, %261, %267, %273) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%285, %281) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %286 = "llvm.getelementptr"(%192, %176) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %287 = "arith.addi"(%200, %21) : (i32, i32) -> i32
      %288 = "arith.cmpi"(%287, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %289 = "arith.andi"(%277, %288) : (i1, i1) -> i1
      "scf.if"(%289) ({
        %290 = "vector.from_elements"(%211, %224, %238, %252) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%290, %286) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %291 = "llvm.getelementptr"(%286) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %292 = "arith.andi"(%283, %288) : (i1, i1) -> i1
      "scf.if"(%292) ({
        %293 = "vector.from_elements"(%258, %264, %270, %276) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%293, %291) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "transpose_tile_12", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64, %7: i64, %8: i64, %9: i64):
      %10 = "arith.trunci"(%8) : (i64) -> i32
      %11 = "arith.trunci"(%9) : (i64) -> i32
      %12 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %18 = "arith.constant"() {value = 32 : i64} : () -> i64
      %19 = "arith.shrui"(%8, %18) : (i64, i64) -> i64
      %20 = "arith.constant"() {value = 1 : i32} : () -> i32
      %21 = "arith.subi"(%10, %20) : (i32, i32) -> i32
      %22 = "llvm.intr.ctlz"(%21) {is_zero_poison = false} : (i32) -> i32
      %23 = "arith.constant"() {value = 32 : i32} : () -> i32
      %24 = "arith.subi"(%23, %22) : (i32, i32) -> i32
      %25 = "arith.extui"(%15) : (i32) -> i64
      %26 = "arith.muli"(%25, %19) : (i64, i64) -> i64
      %27 = "arith.shrui"(%26, %18) : (i64, i64) -> i64
      %28 = "arith.trunci"(%27) : (i64) -> i32
      %29 = "arith.addi"(%28, %15) : (i32, i32) -> i32
      %30 = "arith.shrui"(%29, %24) : (i32, i32) -> i32
      %31 = "arith.cmpi"(%24, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %32 = "arith.constant"() {value = 0 : i32} : () -> i32
      %33 = "arith.select"(%31, %30, %32) : (i1, i32, i32) -> i32
      %34 = "arith.muli"(%33, %10) : (i32, i32) -> i32
      %35 = "arith.subi"(%15, %34) : (i32, i32) -> i32
      %36 = "llvm.intr.ctlz"(%21) {is_zero_poison = false} : (i32) -> i32
      %37 = "arith.subi"(%23, %36) : (i32, i32) -> i32
      %38 = "arith.shrui"(%29, %37) : (i32, i32) -> i32
      %39 = "arith.cmpi"(%37, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %40 = "arith.select"(%39, %38, %32) : (i1, i32, i32) -> i32
      %41 = "arith.shrui"(%9, %18) : (i64, i64) -> i64
      %42 = "arith.subi"(%11, %20) : (i32, i32) -> i32
      %43 = "llvm.intr.ctlz"(%42) {is_zero_poison = false} : (i32) -> i32
      %44 = "arith.subi"(%23, %43) : (i32, i32) -> i32
      %45 = "arith.extui"(%40) : (i32) -> i64
      %46 = "arith.muli"(%45, %41) : (i64, i64) -> i64
      %47 = "arith.shrui"(%46, %18) : (i64, i64) -> i64
      %48 = "arith.trunci"(%47) : (i64) -> i32
      %49 = "arith.addi"(%48, %40) : (i32, i32) -> i32
      %50 = "arith.shrui"(%49, %44) : (i32, i32) -> i32
      %51 = "arith.cmpi"(%44, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %52 = "arith.select"(%51, %50, %32) : (i1, i32, i32) -> i32
      %53 = "arith.muli"(%52, %11) : (i32, i32) -> i32
      %54 = "arith.subi"(%40, %53) : (i32, i32) -> i32
      %55 = "llvm.intr.ctlz"(%42) {is_zero_poison = false} : (i32) -> i32
      %56 = "arith.extsi"(%35) : (i32) -> i64
      %57 = "arith.extsi"(%54) : (i32) -> i64
      %58 = "arith.constant"() {value = 64 : i32} : () -> i32
      %59 = "arith.constant"() {value = 64 : i64} : () -> i64
      %60 = "arith.muli"(%3, %59) : (i64, i64) -> i64
      %61 = "arith.muli"(%4, %59) : (i64, i64) -> i64
      %62 = "arith.muli"(%56, %60) : (i64, i64) -> i64
      %63 = "arith.muli"(%57, %61) : (i64, i64) -> i64
      %64 = "arith.addi"(%62, %63) : (i64, i64) -> i64
      %65 = "llvm.getelementptr"(%0, %64) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %66 = "arith.muli"(%6, %59) : (i64, i64) -> i64
      %67 = "arith.muli"(%7, %59) : (i64, i64) -> i64
      %68 = "arith.muli"(%56, %66) : (i64, i64) -> i64
      %69 = "arith.muli"(%57, %67) : (i64, i64) -> i64
      %70 = "arith.addi"(%68, %69) : (i64, i64) -> i64
      %71 = "llvm.getelementptr"(%5, %70) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %72 = "arith.muli"(%35, %58) : (i32, i32) -> i32
      %73 = "arith.muli"(%54, %58) : (i32, i32) -> i32
      %74 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %75 = "arith.constant"() {value = 4 : i64} : () -> i64
      %76 = "arith.muli"(%3, %75) : (i64, i64) -> i64
      %77 = "arith.remui"(%12, %58) : (i32, i32) -> i32
      %78 = "arith.divui"(%12, %58) : (i32, i32) -> i32
      %79 = "arith.extsi"(%77) : (i32) -> i64
      %80 = "arith.muli"(%79, %4) : (i64, i64) -> i64
      %81 = "arith.extsi"(%78) : (i32) -> i64
      %82 = "arith.muli"(%81, %3) : (i64, i64) -> i64
      %83 = "arith.addi"(%80, %82) : (i64, i64) -> i64
      %84 = "llvm.getelementptr"(%65, %83) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %85 = "arith.constant"() {value = 65 : i32} : () -> i32
      %86 = "arith.muli"(%78, %85) : (i32, i32) -> i32
      %87 = "arith.addi"(%77, %86) : (i32, i32) -> i32
      %88 = "llvm.getelementptr"(%74, %87) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %89 = "arith.addi"(%72, %78) : (i32, i32) -> i32
      %90 = "arith.addi"(%73, %77) : (i32, i32) -> i32
      %91 = "arith.cmpi"(%89, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %92 = "arith.cmpi"(%90, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %93 = "arith.andi"(%91, %92) : (i1, i1) -> i1
      %94 = "scf.if"(%93) ({
        %95 = "llvm.load"(%84) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%95) : (f32) -> ()
      }, {
        %96 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%96) : (f32) -> ()
      }) : (i1) -> f32
      %97 = "llvm.getelementptr"(%84, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %98 = "arith.constant"() {value = 4 : i32} : () -> i32
      %99 = "arith.addi"(%89, %98) : (i32, i32) -> i32
      %100 = "arith.cmpi"(%99, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %101 = "arith.andi"(%100, %92) : (i1, i1) -> i1
      %102 = "scf.if"(%101) ({
        %103 = "llvm.load"(%97) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%103) : (f32) -> ()
      }, {
        %104 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%104) : (f32) -> ()
      }) : (i1) -> f32
      %105 = "llvm.getelementptr"(%97, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %106 = "arith.constant"() {value = 8 : i32} : () -> i32
      %107 = "arith.addi"(%89, %106) : (i32, i32) -> i32
      %108 = "arith.cmpi"(%107, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %109 = "arith.andi"(%108, %92) : (i1, i1) -> i1
      %110 = "scf.if"(%109) ({
        %111 = "llvm.load"(%105) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%111) : (f32) -> ()
      }, {
        %112 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%112) : (f32) -> ()
      }) : (i1) -> f32
      %113 = "llvm.getelementptr"(%105, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %114 = "arith.constant"() {value = 12 : i32} : () -> i32
      %115 = "arith.addi"(%89, %114) : (i32, i32) -> i32
      %116 = "arith.cmpi"(%115, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %117 = "arith.andi"(%116, %92) : (i1, i1) -> i1
      %118 = "scf.if"(%117) ({
        %119 = "llvm.load"(%113) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%119) : (f32) -> ()
      }, {
        %120 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%120) : (f32) -> ()
      }) : (i1) -> f32
      %121 = "llvm.getelementptr"(%113, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %122 = "arith.constant"() {value = 16 : i32} : () -> i32
      %123 = "arith.addi"(%89, %122) : (i32, i32) -> i32
      %124 = "arith.cmpi"(%123, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %125 = "arith.andi"(%124, %92) : (i1, i1) -> i1
      %126 = "scf.if"(%125) ({
        %127 = "llvm.load"(%121) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%127) : (f32) -> ()
      }, {
        %128 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%128) : (f32) -> ()
      }) : (i1) -> f32
      %129 = "llvm.getelementptr"(%121, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %130 = "arith.constant"() {value = 20 : i32} : () -> i32
      %131 = "arith.addi"(%89, %130) : (i32, i32) -> i32
      %132 = "arith.cmpi"(%131, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %133 = "arith.andi"(%132, %92) : (i1, i1) -> i1
      %134 = "scf.if"(%133) ({
        %135 = "llvm.load"(%129) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%135) : (f32) -> ()
      }, {
        %136 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%136) : (f32) -> ()
      }) : (i1) -> f32
      %137 = "llvm.getelementptr"(%129, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %138 = "arith.constant"() {value = 24 : i32} : () -> i32
      %139 = "arith.addi"(%89, %138) : (i32, i32) -> i32
      %140 = "arith.cmpi"(%139, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %141 = "arith.andi"(%140, %92) : (i1, i1) -> i1
      %142 = "scf.if"(%141) ({
        %143 = "llvm.load"(%137) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%143) : (f32) -> ()
      }, {
        %144 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%144) : (f32) -> ()
      }) : (i1) -> f32
      %145 = "llvm.getelementptr"(%137, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %146 = "arith.constant"() {value = 28 : i32} : () -> i32
      %147 = "arith.addi"(%89, %146) : (i32, i32) -> i32
      %148 = "arith.cmpi"(%147, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %149 = "arith.andi"(%148, %92) : (i1, i1) -> i1
      %150 = "scf.if"(%149) ({
        %151 = "llvm.load"(%145) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%151) : (f32) -> ()
      }, {
        %152 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%152) : (f32) -> ()
      }) : (i1) -> f32
      %153 = "llvm.getelementptr"(%145, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %154 = "arith.addi"(%89, %23) : (i32, i32) -> i32
      %155 = "arith.cmpi"(%154, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %156 = "arith.andi"(%155, %92) : (i1, i1) -> i1
      %157 = "scf.if"(%156) ({
        %158 = "llvm.load"(%153) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%158) : (f32) -> ()
      }, {
        %159 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%159) : (f32) -> ()
      }) : (i1) -> f32
      %160 = "llvm.getelementptr"(%153, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %161 = "arith.constant"() {value = 36 : i32} : () -> i32
      %162 = "arith.addi"(%89, %161) : (i32, i32) -> i32
      %163 = "arith.cmpi"(%162, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %164 = "arith.andi"(%163, %92) : (i1, i1) -> i1
      %165 = "scf.if"(%164) ({
        %166 = "llvm.load"(%160) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%166) : (f32) -> ()
      }, {
        %167 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%167) : (f32) -> ()
      }) : (i1) -> f32
      %168 = "llvm.getelementptr"(%160, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %169 = "arith.constant"() {value = 40 : i32} : () -> i32
      %170 = "arith.addi"(%89, %169) : (i32, i32) -> i32
      %171 = "arith.cmpi"(%170, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %172 = "arith.andi"(%171, %92) : (i1, i1) -> i1
      %173 = "scf.if"(%172) ({
        %174 = "llvm.load"(%168) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%174) : (f32) -> ()
      }, {
        %175 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%175) : (f32) -> ()
      }) : (i1) -> f32
      %176 = "llvm.getelementptr"(%168, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %177 = "arith.constant"() {value = 44 : i32} : () -> i32
      %178 = "arith.addi"(%89, %177) : (i32, i32) -> i32
      %179 = "arith.cmpi"(%178, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %180 = "arith.andi"(%179, %92) : (i1, i1) -> i1
      %181 = "scf.if"(%180) ({
        %182 = "llvm.load"(%176) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%182) : (f32) -> ()
      }, {
        %183 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%183) : (f32) -> ()
      }) : (i1) -> f32
      %184 = "llvm.getelementptr"(%176, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %185 = "arith.constant"() {value = 48 : i32} : () -> i32
      %186 = "arith.addi"(%89, %185) : (i32, i32) -> i32
      %187 = "arith.cmpi"(%186, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %188 = "arith.andi"(%187, %92) : (i1, i1) -> i1
      %189 = "scf.if"(%188) ({
        %190 = "llvm.load"(%184) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%190) : (f32) -> ()
      }, {
        %191 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%191) : (f32) -> ()
      }) : (i1) -> f32
      %192 = "llvm.getelementptr"(%184, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %193 = "arith.constant"() {value = 52 : i32} : () -> i32
      %194 = "arith.addi"(%89, %193) : (i32, i32) -> i32
      %195 = "arith.cmpi"(%194, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %196 = "arith.andi"(%195, %92) : (i1, i1) -> i1
      %197 = "scf.if"(%196) ({
        %198 = "llvm.load"(%192) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%198) : (f32) -> ()
      }, {
        %199 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%199) : (f32) -> ()
      }) : (i1) -> f32
      %200 = "llvm.getelementptr"(%192, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %201 = "arith.constant"() {value = 56 : i32} : () -> i32
      %202 = "arith.addi"(%89, %201) : (i32, i32) -> i32
      %203 = "arith.cmpi"(%202, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %204 = "arith.andi"(%203, %92) : (i1, i1) -> i1
      %205 = "scf.if"(%204) ({
        %206 = "llvm.load"(%200) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%206) : (f32) -> ()
      }, {
        %207 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%207) : (f32) -> ()
      }) : (i1) -> f32
      %208 = "llvm.getelementptr"(%200, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %209 = "arith.constant"() {value = 60 : i32} : () -> i32
      %210 = "arith.addi"(%89, %209) : (i32, i32) -> i32
      %211 = "arith.cmpi"(%210, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %212 = "arith.andi"(%211, %92) : (i1, i1) -> i1
      %213 = "scf.if"(%212) ({
        %214 = "llvm.load"(%208) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%214) : (f32) -> ()
      }, {
        %215 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%215) : (f32) -> ()
      }) : (i1) -> f32
      "llvm.store"(%94, %88) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %216 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 260>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%102, %216) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %217 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 520>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%110, %217) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %218 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 780>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%118, %218) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %219 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 1040>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%126, %219) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %220 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 1300>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%134, %220) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %221 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 1560>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%142, %221) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %222 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 1820>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%150, %222) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %223 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 2080>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%157, %223) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %224 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 2340>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%165, %224) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %225 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 2600>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%173, %225) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %226 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 2860>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%181, %226) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %227 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 3120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%189, %227) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %228 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 3380>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%197, %228) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %229 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 3640>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%205, %229) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %230 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 3900>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%213, %230) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %231 = "arith.muli"(%6, %18) : (i64, i64) -> i64
      %232 = "arith.constant"() {value = 8 : i64} : () -> i64
      %233 = "arith.muli"(%7, %232) : (i64, i64) -> i64
      %234 = "arith.remui"(%12, %23) : (i32, i32) -> i32
      %235 = "arith.divui"(%12, %23) : (i32, i32) -> i32
      %236 = "arith.extsi"(%234) : (i32) -> i64
      %237 = "arith.muli"(%236, %6) : (i64, i64) -> i64
      %238 = "arith.extsi"(%235) : (i32) -> i64
      %239 = "arith.muli"(%238, %7) : (i64, i64) -> i64
      %240 = "arith.addi"(%237, %239) : (i64, i64) -> i64
      %241 = "llvm.getelementptr"(%71, %240) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %242 = "arith.muli"(%234, %85) : (i32, i32) -> i32
      %243 = "arith.addi"(%242, %235) : (i32, i32) -> i32
      %244 = "llvm.getelementptr"(%74, %243) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %245 = "arith.addi"(%72, %234) : (i32, i32) -> i32
      %246 = "arith.addi"(%73, %235) : (i32, i32) -> i32
      %247 = "llvm.load"(%244) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %248 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %249 = "llvm.load"(%248) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %250 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %251 = "llvm.load"(%250) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %252 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %253 = "llvm.load"(%252) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %254 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %255 = "llvm.load"(%254) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %256 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %257 = "llvm.load"(%256) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %258 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %259 = "llvm.load"(%258) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %260 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %261 = "llvm.load"(%260) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %262 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 2080>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %263 = "llvm.load"(%262) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %264 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 2088>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %265 = "llvm.load"(%264) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %266 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 2096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %267 = "llvm.load"(%266) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %268 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 2104>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %269 = "llvm.load"(%268) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %270 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 2112>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %271 = "llvm.load"(%270) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %272 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 2120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %273 = "llvm.load"(%272) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %274 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 2128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %275 = "llvm.load"(%274) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %276 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 2136>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %277 = "llvm.load"(%276) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %278 = "arith.cmpi"(%245, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %279 = "arith.cmpi"(%246, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %280 = "arith.andi"(%278, %279) : (i1, i1) -> i1
      "scf.if"(%280) ({
        "llvm.store"(%247, %241) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %281 = "llvm.getelementptr"(%241, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %282 = "arith.addi"(%245, %23) : (i32, i32) -> i32
      %283 = "arith.cmpi"(%282, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %284 = "arith.andi"(%283, %279) : (i1, i1) -> i1
      "scf.if"(%284) ({
        "llvm.store"(%263, %281) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %285 = "llvm.getelementptr"(%241, %233) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %286 = "arith.addi"(%246, %106) : (i32, i32) -> i32
      %287 = "arith.cmpi"(%286, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %288 = "arith.andi"(%278, %287) : (i1, i1) -> i1
      "scf.if"(%288) ({
        "llvm.store"(%249, %285) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %289 = "llvm.getelementptr"(%285, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %290 = "arith.andi"(%283, %287) : (i1, i1) -> i1
      "scf.if"(%290) ({
        "llvm.store"(%265, %289) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %291 = "arith.constant"() {value = 2 : i64} : () -> i64
      %292 = "arith.muli"(%291, %233) : (i64, i64) -> i64
      %293 = "llvm.getelementptr"(%241, %292) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %294 = "arith.addi"(%246, %122) : (i32, i32) -> i32
      %295 = "arith.cmpi"(%294, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %296 = "arith.andi"(%278, %295) : (i1, i1) -> i1
      "scf.if"(%296) ({
        "llvm.store"(%251, %293) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %297 = "llvm.getelementptr"(%293, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %298 = "arith.andi"(%283, %295) : (i1, i1) -> i1
      "scf.if"(%298) ({
        "llvm.store"(%267, %297) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %299 = "arith.constant"() {value = 3 : i64} : () -> i64
      %300 = "arith.muli"(%299, %233) : (i64, i64) -> i64
      %301 = "llvm.getelementptr"(%241, %300) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %302 = "arith.addi"(%246, %138) : (i32, i32) -> i32
      %303 = "arith.cmpi"(%302, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %304 = "arith.andi"(%278, %303) : (i1, i1) -> i1
      "scf.if"(%304) ({
        "llvm.store"(%253, %301) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %305 = "llvm.getelementptr"(%301, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %306 = "arith.andi"(%283, %303) : (i1, i1) -> i1
      "scf.if"(%306) ({
        "llvm.store"(%269, %305) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %307 = "arith.muli"(%75, %233) : (i64, i64) -> i64
      %308 = "llvm.getelementptr"(%241, %307) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %309 = "arith.addi"(%246, %23) : (i32, i32) -> i32
      %310 = "arith.cmpi"(%309, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %311 = "arith.andi"(%278, %310) : (i1, i1) -> i1
      "scf.if"(%311) ({
        "llvm.store"(%255, %308) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %312 = "llvm.getelementptr"(%308, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %313 = "arith.andi"(%283, %310) : (i1, i1) -> i1
      "scf.if"(%313) ({
        "llvm.store"(%271, %312) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %314 = "arith.constant"() {value = 5 : i64} : () -> i64
      %315 = "arith.muli"(%314, %233) : (i64, i64) -> i64
      %316 = "llvm.getelementptr"(%241, %315) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %317 = "arith.addi"(%246, %169) : (i32, i32) -> i32
      %318 = "arith.cmpi"(%317, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %319 = "arith.andi"(%278, %318) : (i1, i1) -> i1
      "scf.if"(%319) ({
        "llvm.store"(%257, %316) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %320 = "llvm.getelementptr"(%316, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %321 = "arith.andi"(%283, %318) : (i1, i1) -> i1
      "scf.if"(%321) ({
        "llvm.store"(%273, %320) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %322 = "arith.constant"() {value = 6 : i64} : () -> i64
      %323 = "arith.muli"(%322, %233) : (i64, i64) -> i64
      %324 = "llvm.getelementptr"(%241, %323) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %325 = "arith.addi"(%246, %185) : (i32, i32) -> i32
      %326 = "arith.cmpi"(%325, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %327 = "arith.andi"(%278, %326) : (i1, i1) -> i1
      "scf.if"(%327) ({
        "llvm.store"(%259, %324) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %328 = "llvm.getelementptr"(%324, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %329 = "arith.andi"(%283, %326) : (i1, i1) -> i1
      "scf.if"(%329) ({
        "llvm.store"(%275, %328) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %330 = "arith.constant"() {value = 7 : i64} : () -> i64
      %331 = "arith.muli"(%330, %233) : (i64, i64) -> i64
      %332 = "llvm.getelementptr"(%241, %331) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %333 = "arith.addi"(%246, %201) : (i32, i32) -> i32
      %334 = "arith.cmpi"(%333, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %335 = "arith.andi"(%278, %334) : (i1, i1) -> i1
      "scf.if"(%335) ({
        "llvm.store"(%261, %332) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %336 = "llvm.getelementptr"(%332, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %337 = "arith.andi"(%283, %334) : (i1, i1) -> i1
      "scf.if"(%337) ({
        "llvm.store"(%277, %336) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "transpose_tile_13", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64, %7: i64):
    %8 = "arith.constant"() {value = 1 : i64} : () -> i64
    %9 = "arith.cmpi"(%4, %8) {predicate = 0 : i64} : (i64, i64) -> i1
    %10 = "scf.if"(%9) ({
      %11 = "arith.constant"() {value = 4 : i32} : () -> i32
      %12 = "arith.remui"(%2, %11) : (i32, i32) -> i32
      %13 = "arith.constant"() {value = 0 : i32} : () -> i32
      %14 = "arith.cmpi"(%12, %13) {predicate = 0 : i64} : (i32, i32) -> i1
      %15 = "scf.if"(%14) ({
        %16 = "arith.constant"() {value = 4 : i64} : () -> i64
        %17 = "arith.remui"(%3, %16) : (i64, i64) -> i64
        %18 = "arith.constant"() {value = 0 : i64} : () -> i64
        %19 = "arith.cmpi"(%17, %18) {predicate = 0 : i64} : (i64, i64) -> i1
        "scf.yield"(%19) : (i1) -> ()
      }, {
        "scf.yield"(%14) : (i1) -> ()
      }) : (i1) -> i1
      "scf.yield"(%15) : (i1) -> ()
    }, {
      "scf.yield"(%9) : (i1) -> ()
    }) : (i1) -> i1
    %20 = "arith.cmpi"(%7, %8) {predicate = 0 : i64} : (i64, i64) -> i1
    %21 = "scf.if"(%20) ({
      %22 = "arith.constant"() {value = 4 : i32} : () -> i32
      %23 = "arith.remui"(%1, %22) : (i32, i32) -> i32
      %24 = "arith.constant"() {value = 0 : i32} : () -> i32
      %25 = "arith.cmpi"(%23, %24) {predicate = 0 : i64} : (i32, i32) -> i1
      %26 = "scf.if"(%25) ({
        %27 = "arith.constant"() {value = 4 : i64} : () -> i64
        %28 = "arith.remui"(%6, %27) : (i64, i64) -> i64
        %29 = "arith.constant"() {value = 0 : i64} : () -> i64
        %30 = "arith.cmpi"(%28, %29) {predicate = 0 : i64} : (i64, i64) -> i1
        "scf.yield"(%30) : (i1) -> ()
      }, {
        "scf.yield"(%25) : (i1) -> ()
      }) : (i1) -> i1
      "scf.yield"(%26) : (i1) -> ()
    }, {
      "scf.yield"(%20) : (i1) -> ()
    }) : (i1) -> i1
    %31 = "arith.constant"() {value = 4 : i32} : () -> i32
    %32 = "arith.cmpi"(%1, %31) {predicate = 3 : i64} : (i32, i32) -> i1
    %33 = "arith.cmpi"(%2, %31) {predicate = 3 : i64} : (i32, i32) -> i1
    %34 = "arith.constant"() {value = true} : () -> i1
    %35 = "arith.andi"(%32, %34) : (i1, i1) -> i1
    %36 = "arith.andi"(%10, %35) : (i1, i1) -> i1
    %37 = "arith.andi"(%33, %34) : (i1, i1) -> i1
    %38 = "arith.andi"(%21, %37) : (i1, i1) -> i1
    %39 = "arith.constant"() {value = 16 : i32} : () -> i32
    %40 = "arith.cmpi"(%1, %39) {predicate = 3 : i64} : (i32, i32) -> i1
    %41 = "arith.cmpi"(%2, %39) {predicate = 3 : i64} : (i32, i32) -> i1
    %42 = "arith.andi"(%40, %34) : (i1, i1) -> i1
    %43 = "arith.andi"(%10, %42) : (i1, i1) -> i1
    %44 = "arith.andi"(%41, %34) : (i1, i1) -> i1
    %45 = "arith.andi"(%21, %44) : (i1, i1) -> i1
    %46 = "arith.constant"() {value = 32 : i32} : () -> i32
    %47 = "arith.cmpi"(%1, %46) {predicate = 3 : i64} : (i32, i32) -> i1
    %48 = "arith.cmpi"(%2, %46) {predicate = 3 : i64} : (i32, i32) -> i1
    %49 = "arith.andi"(%47, %34) : (i1, i1) -> i1
    %50 = "arith.andi"(%10, %49) : (i1, i1) -> i1
    %51 = "arith.andi"(%48, %34) : (i1, i1) -> i1
    %52 = "arith.andi"(%21, %51) : (i1, i1) -> i1
    %53 = "arith.andi"(%10, %34) : (i1, i1) -> i1
    %54 = "arith.andi"(%21, %53) : (i1, i1) -> i1
    "scf.if"(%36) ({
      %55 = "arith.constant"() {value = 3 : i32} : () -> i32
      %56 = "arith.addi"(%1, %55) : (i32, i32) -> i32
      %57 = "arith.divui"(%56, %31) : (i32, i32) -> i32
      %58 = "arith.constant"() {value = 1023 : i32} : () -> i32
      %59 = "arith.addi"(%2, %58) : (i32, i32) -> i32
      %60 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %61 = "arith.divui"(%59, %60) : (i32, i32) -> i32
      %62 = "arith.muli"(%57, %61) : (i32, i32) -> i32
      %63 = "arith.constant"() {value = 1 : i32} : () -> i32
      %64 = "arith.maxsi"(%57, %63) : (i32, i32) -> i32
      %65 = "arith.extui"(%64) : (i32) -> i64
      %66 = "arith.subi"(%64, %63) : (i32, i32) -> i32
      %67 = "llvm.intr.ctlz"(%66) {is_zero_poison = false} : (i32) -> i32
      %68 = "arith.subi"(%46, %67) : (i32, i32) -> i32
      %69 = "arith.extsi"(%68) : (i32) -> i64
      %70 = "arith.shli"(%8, %69) : (i64, i64) -> i64
      %71 = "arith.constant"() {value = 64 : i64} : () -> i64
      %72 = "arith.cmpi"(%69, %71) {predicate = 6 : i64} : (i64, i64) -> i1
      %73 = "arith.constant"() {value = 0 : i64} : () -> i64
      %74 = "arith.select"(%72, %70, %73) : (i1, i64, i64) -> i64
      %75 = "arith.subi"(%74, %65) : (i64, i64) -> i64
      %76 = "arith.constant"() {value = 32 : i64} : () -> i64
      %77 = "arith.shli"(%75, %76) : (i64, i64) -> i64
      %78 = "arith.divui"(%77, %65) : (i64, i64) -> i64
      %79 = "arith.addi"(%78, %8) : (i64, i64) -> i64
      %80 = "arith.shli"(%79, %76) : (i64, i64) -> i64
      %81 = "arith.ori"(%80, %65) : (i64, i64) -> i64
      %82 = "arith.maxsi"(%61, %63) : (i32, i32) -> i32
      %83 = "arith.extui"(%82) : (i32) -> i64
      %84 = "arith.subi"(%82, %63) : (i32, i32) -> i32
      %85 = "llvm.intr.ctlz"(%84) {is_zero_poison = false} : (i32) -> i32
      %86 = "arith.subi"(%46, %85) : (i32, i32) -> i32
      %87 = "arith.extsi"(%86) : (i32) -> i64
      %88 = "arith.shli"(%8, %87) : (i64, i64) -> i64
      %89 = "arith.cmpi"(%87, %71) {predicate = 6 : i64} : (i64, i64) -> i1
      %90 = "arith.select"(%89, %88, %73) : (i1, i64, i64) -> i64
      %91 = "arith.subi"(%90, %83) : (i64, i64) -> i64
      %92 = "arith.shli"(%91, %76) : (i64, i64) -> i64
      %93 = "arith.divui"(%92, %83) : (i64, i64) -> i64
      %94 = "arith.addi"(%93, %8) : (i64, i64) -> i64
      %95 = "arith.shli"(%94, %76) : (i64, i64) -> i64
      %96 = "arith.ori"(%95, %83) : (i64, i64) -> i64
      %97 = "arith.constant"() {value = 256 : i32} : () -> i32
      %98 = "arith.constant"() {value = 16480 : i32} : () -> i32
      "gpu.launch_func"(%62, %63, %63, %97, %63, %63, %98, %0, %1, %2, %3, %5, %7, %6, %81, %96) {kernel = @kernels::@transpose_tile, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 9, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, i64, i64, i64) -> ()
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %99 = "arith.xori"(%36, %34) : (i1, i1) -> i1
    %100 = "arith.andi"(%99, %32) : (i1, i1) -> i1
    "scf.if"(%100) ({
      %101 = "arith.constant"() {value = 3 : i32} : () -> i32
      %102 = "arith.addi"(%1, %101) : (i32, i32) -> i32
      %103 = "arith.divui"(%102, %31) : (i32, i32) -> i32
      %104 = "arith.constant"() {value = 1023 : i32} : () -> i32
      %105 = "arith.addi"(%2, %104) : (i32, i32) -> i32
      %106 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %107 = "arith.divui"(%105, %106) : (i32, i32) -> i32
      %108 = "arith.muli"(%103, %107) : (i32, i32) -> i32
      %109 = "arith.constant"() {value = 1 : i32} : () -> i32
      %110 = "arith.maxsi"(%103, %109) : (i32, i32) -> i32
      %111 = "arith.extui"(%110) : (i32) -> i64
      %112 = "arith.subi"(%110, %109) : (i32, i32) -> i32
      %113 = "llvm.intr.ctlz"(%112) {is_zero_poison = false} : (i32) -> i32
      %114 = "arith.subi"(%46, %113) : (i32, i32) -> i32
      %115 = "arith.extsi"(%114) : (i32) -> i64
      %116 = "arith.shli"(%8, %115) : (i64, i64) -> i64
      %117 = "arith.constant"() {value = 64 : i64} : () -> i64
      %118 = "arith.cmpi"(%115, %117) {predicate = 6 : i64} : (i64, i64) -> i1
      %119 = "arith.constant"() {value = 0 : i64} : () -> i64
      %120 = "arith.select"(%118, %116, %119) : (i1, i64, i64) -> i64
      %121 = "arith.subi"(%120, %111) : (i64, i64) -> i64
      %122 = "arith.constant"() {value = 32 : i64} : () -> i64
      %123 = "arith.shli"(%121, %122) : (i64, i64) -> i64
      %124 = "arith.divui"(%123, %111) : (i64, i64) -> i64
      %125 = "arith.addi"(%124, %8) : (i64, i64) -> i64
      %126 = "arith.shli"(%125, %122) : (i64, i64) -> i64
      %127 = "arith.ori"(%126, %111) : (i64, i64) -> i64
      %128 = "arith.maxsi"(%107, %109) : (i32, i32) -> i32
      %129 = "arith.extui"(%128) : (i32) -> i64
      %130 = "arith.subi"(%128, %109) : (i32, i32) -> i32
      %131 = "llvm.intr.ctlz"(%130) {is_zero_poison = false} : (i32) -> i32
      %132 = "arith.subi"(%46, %131) : (i32, i32) -> i32
      %133 = "arith.extsi"(%132) : (i32) -> i64
      %134 = "arith.shli"(%8, %133) : (i64, i64) -> i64
      %135 = "arith.cmpi"(%133, %117) {predicate = 6 : i64} : (i64, i64) -> i1
      %136 = "arith.select"(%135, %134, %119) : (i1, i64, i64) -> i64
      %137 = "arith.subi"(%136, %129) : (i64, i64) -> i64
      %138 = "arith.shli"(%137, %122) : (i64, i64) -> i64
      %139 = "arith.divui"(%138, %129) : (i64, i64) -> i64
      %140 = "arith.addi"(%139, %8) : (i64, i64) -> i64
      %141 = "arith.shli"(%140, %122) : (i64, i64) -> i64
      %142 = "arith.ori"(%141, %129) : (i64, i64) -> i64
      %143 = "arith.constant"() {value = 256 : i32} : () -> i32
      %144 = "arith.constant"() {value = 16480 : i32} : () -> i32
      "gpu.launch_func"(%108, %109, %109, %143, %109, %109, %144, %0, %1, %2, %3, %4, %5, %7, %6, %127, %142) {kernel = @kernels::@transpose_tile_1, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 10, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64) -> ()
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %145 = "arith.xori"(%32, %34) : (i1, i1) -> i1
    %146 = "arith.andi"(%99, %145) : (i1, i1) -> i1
    %147 = "arith.andi"(%146, %38) : (i1, i1) -> i1
    "scf.if"(%147) ({
      %148 = "arith.constant"() {value = 1023 : i32} : () -> i32
      %149 = "arith.addi"(%1, %148) : (i32, i32) -> i32
      %150 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %151 = "arith.divui"(%149, %150) : (i32, i32) -> i32
      %152 = "arith.constant"() {value = 3 : i32} : () -> i32
      %153 = "arith.addi"(%2, %152) : (i32, i32) -> i32
      %154 = "arith.divui"(%153, %31) : (i32, i32) -> i32
      %155 = "arith.muli"(%151, %154) : (i32, i32) -> i32
      %156 = "arith.constant"() {value = 1 : i32} : () -> i32
      %157 = "arith.maxsi"(%151, %156) : (i32, i32) -> i32
      %158 = "arith.extui"(%157) : (i32) -> i64
      %159 = "arith.subi"(%157, %156) : (i32, i32) -> i32
      %160 = "llvm.intr.ctlz"(%159) {is_zero_poison = false} : (i32) -> i32
      %161 = "arith.subi"(%46, %160) : (i32, i32) -> i32
      %162 = "arith.extsi"(%161) : (i32) -> i64
      %163 = "arith.shli"(%8, %162) : (i64, i64) -> i64
      %164 = "arith.constant"() {value = 64 : i64} : () -> i64
      %165 = "arith.cmpi"(%162, %164) {predicate = 6 : i64} : (i64, i64) -> i1
      %166 = "arith.constant"() {value = 0 : i64} : () -> i64
      %167 = "arith.select"(%165, %163, %166) : (i1, i64, i64) -> i64
      %168 = "arith.subi"(%167, %158) : (i64, i64) -> i64
      %169 = "arith.constant"() {value = 32 : i64} : () -> i64
      %170 = "arith.shli"(%168, %169) : (i64, i64) -> i64
      %171 = "arith.divui"(%170, %158) : (i64, i64) -> i64
      %172 = "arith.addi"(%171, %8) : (i64, i64) -> i64
      %173 = "arith.shli"(%172, %169) : (i64, i64) -> i64
      %174 = "arith.ori"(%173, %158) : (i64, i64) -> i64
      %175 = "arith.maxsi"(%154, %156) : (i32, i32) -> i32
      %176 = "arith.extui"(%175) : (i32) -> i64
      %177 = "arith.subi"(%175, %156) : (i32, i32) -> i32
      %178 = "llvm.intr.ctlz"(%177) {is_zero_poison = false} : (i32) -> i32
      %179 = "arith.subi"(%46, %178) : (i32, i32) -> i32
      %180 = "arith.extsi"(%179) : (i32) -> i64
      %181 = "arith.shli"(%8, %180) : (i64, i64) -> i64
      %182 = "arith.cmpi"(%180, %164) {predicate = 6 : i64} : (i64, i64) -> i1
      %183 = "arith.select"(%182, %181, %166) : (i1, i64, i64) -> i64
      %184 = "arith.subi"(%183, %176) : (i64, i64) -> i64
      %185 = "arith.shli"(%184, %169) : (i64, i64) -> i64
      %186 = "arith.divui"(%185, %176) : (i64, i64) -> i64
      %187 = "arith.addi"(%186, %8) : (i64, i64) -> i64
      %188 = "arith.shli"(%187, %169) : (i64, i64) -> i64
      %189 = "arith.ori"(%188, %176) : (i64, i64) -> i64
      %190 = "arith.constant"() {value = 256 : i32} : () -> i32
      %191 = "arith.constant"() {value = 20476 : i32} : () -> i32
      "gpu.launch_func"(%155, %156, %156, %190, %156, %156, %191, %0, %1, %2, %3, %4, %5, %6, %174, %189) {kernel = @kernels::@transpose_tile_2, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 9, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64) -> ()
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %192 = "arith.xori"(%38, %34) : (i1, i1) -> i1
    %193 = "arith.andi"(%146, %192) : (i1, i1) -> i1
    %194 = "arith.andi"(%193, %33) : (i1, i1) -> i1
    "scf.if"(%194) ({
      %195 = "arith.constant"() {value = 1023 : i32} : () -> i32
      %196 = "arith.addi"(%1, %195) : (i32, i32) -> i32
      %197 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %198 = "arith.divui"(%196, %197) : (i32, i32) -> i32
      %199 = "arith.constant"() {value = 3 : i32} : () -> i32
      %200 = "arith.addi"(%2, %199) : (i32, i32) -> i32
      %201 = "arith.divui"(%200, %31) : (i32, i32) -> i32
      %202 = "arith.muli"(%198, %201) : (i32, i32) -> i32
      %203 = "arith.constant"() {value = 1 : i32} : () -> i32
      %204 = "arith.maxsi"(%198, %203) : (i32, i32) -> i32
      %205 = "arith.extui"(%204) : (i32) -> i64
      %206 = "arith.subi"(%204, %203) : (i32, i32) -> i32
      %207 = "llvm.intr.ctlz"(%206) {is_zero_poison = false} : (i32) -> i32
      %208 = "arith.subi"(%46, %207) : (i32, i32) -> i32
      %209 = "arith.extsi"(%208) : (i32) -> i64
      %210 = "arith.shli"(%8, %209) : (i64, i64) -> i64
      %211 = "arith.constant"() {value = 64 : i64} : () -> i64
      %212 = "arith.cmpi"(%209, %211) {predicate = 6 : i64} : (i64, i64) -> i1
      %213 = "arith.constant"() {value = 0 : i64} : () -> i64
      %214 = "arith.select"(%212, %210, %213) : (i1, i64, i64) -> i64
      %215 = "arith.subi"(%214, %205) : (i64, i64) -> i64
      %216 = "arith.constant"() {value = 32 : i64} : () -> i64
      %217 = "arith.shli"(%215, %216) : (i64, i64) -> i64
      %218 = "arith.divui"(%217, %205) : (i64, i64) -> i64
      %219 = "arith.addi"(%218, %8) : (i64, i64) -> i64
      %220 = "arith.shli"(%219, %216) : (i64, i64) -> i64
      %221 = "arith.ori"(%220, %205) : (i64, i64) -> i64
      %222 = "arith.maxsi"(%201, %203) : (i32, i32) -> i32
      %223 = "arith.extui"(%222) : (i32) -> i64
      %224 = "arith.subi"(%222, %203) : (i32, i32) -> i32
      %225 = "llvm.intr.ctlz"(%224) {is_zero_poison = false} : (i32) -> i32
      %226 = "arith.subi"(%46, %225) : (i32, i32) -> i32
      %227 = "arith.extsi"(%226) : (i32) -> i64
      %228 = "arith.shli"(%8, %227) : (i64, i64) -> i64
      %229 = "arith.cmpi"(%227, %211) {predicate = 6 : i64} : (i64, i64) -> i1
      %230 = "arith.select"(%229, %228, %213) : (i1, i64, i64) -> i64
      %231 = "arith.subi"(%230, %223) : (i64, i64) -> i64
      %232 = "arith.shli"(%231, %216) : (i64, i64) -> i64
      %233 = "arith.divui"(%232, %223) : (i64, i64) -> i64
      %234 = "arith.addi"(%233, %8) : (i64, i64) -> i64
      %235 = "arith.shli"(%234, %216) : (i64, i64) -> i64
      %236 = "arith.ori"(%235, %223) : (i64, i64) -> i64
      %237 = "arith.constant"() {value = 256 : i32} : () -> i32
      %238 = "arith.constant"() {value = 20476 : i32} : () -> i32
      "gpu.launch_func"(%202, %203, %203, %237, %203, %203, %238, %0, %1, %2, %3, %4, %5, %7, %6, %221, %236) {kernel = @kernels::@transpose_tile_3, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 10, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64) -> ()
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %239 = "arith.xori"(%33, %34) : (i1, i1) -> i1
    %240 = "arith.andi"(%193, %239) : (i1, i1) -> i1
    %241 = "arith.andi"(%240, %43) : (i1, i1) -> i1
    "scf.if"(%241) ({
      %242 = "arith.constant"() {value = 15 : i32} : () -> i32
      %243 = "arith.addi"(%1, %242) : (i32, i32) -> i32
      %244 = "arith.divui"(%243, %39) : (i32, i32) -> i32
      %245 = "arith.constant"() {value = 255 : i32} : () -> i32
      %246 = "arith.addi"(%2, %245) : (i32, i32) -> i32
      %247 = "arith.constant"() {value = 256 : i32} : () -> i32
      %248 = "arith.divui"(%246, %247) : (i32, i32) -> i32
      %249 = "arith.muli"(%244, %248) : (i32, i32) -> i32
      %250 = "arith.constant"() {value = 1 : i32} : () -> i32
      %251 = "arith.maxsi"(%244, %250) : (i32, i32) -> i32
      %252 = "arith.extui"(%251) : (i32) -> i64
      %253 = "arith.subi"(%251, %250) : (i32, i32) -> i32
      %254 = "llvm.intr.ctlz"(%253) {is_zero_poison = false} : (i32) -> i32
      %255 = "arith.subi"(%46, %254) : (i32, i32) -> i32
      %256 = "arith.extsi"(%255) : (i32) -> i64
      %257 = "arith.shli"(%8, %256) : (i64, i64) -> i64
      %258 = "arith.constant"() {value = 64 : i64} : () -> i64
      %259 = "arith.cmpi"(%256, %258) {predicate = 6 : i64} : (i64, i64) -> i1
      %260 = "arith.constant"() {value = 0 : i64} : () -> i64
      %261 = "arith.select"(%259, %257, %260) : (i1, i64, i64) -> i64
      %262 = "arith.subi"(%261, %252) : (i64, i64) -> i64
      %263 = "arith.constant"() {value = 32 : i64} : () -> i64
      %264 = "arith.shli"(%262, %263) : (i64, i64) -> i64
      %265 = "arith.divui"(%264, %252) : (i64, i64) -> i64
      %266 = "arith.addi"(%265, %8) : (i64, i64) -> i64
      %267 = "arith.shli"(%266, %263) : (i64, i64) -> i64
      %268 = "arith.ori"(%267, %252) : (i64, i64) -> i64
      %269 = "arith.maxsi"(%248, %250) : (i32, i32) -> i32
      %270 = "arith.extui"(%269) : (i32) -> i64
      %271 = "arith.subi"(%269, %250) : (i32, i32) -> i32
      %272 = "llvm.intr.ctlz"(%271) {is_zero_poison = false} : (i32) -> i32
      %273 = "arith.subi"(%46, %272) : (i32, i32) -> i32
      %274 = "arith.extsi"(%273) : (i32) -> i64
      %275 = "arith.shli"(%8, %274) : (i64, i64) -> i64
      %276 = "arith.cmpi"(%274, %258) {predicate = 6 : i64} : (i64, i64) -> i1
      %277 = "arith.select"(%276, %275, %260) : (i1, i64, i64) -> i64
      %278 = "arith.subi"(%277, %270) : (i64, i64) -> i64
      %279 = "arith.shli"(%278, %263) : (i64, i64) -> i64
      %280 = "arith.divui"(%279, %270) : (i64, i64) -> i64
      %281 = "arith.addi"(%280, %8) : (i64, i64) -> i64
      %282 = "arith.shli"(%281, %263) : (i64, i64) -> i64
      %283 = "arith.ori"(%282, %270) : (i64, i64) -> i64
      %284 = "arith.constant"() {value = 16504 : i32} : () -> i32
      "gpu.launch_func"(%249, %250, %250, %247, %250, %250, %284, %0, %1, %2, %3, %5, %7, %6, %268, %283) {kernel = @kernels::@transpose_tile_4, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 9, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, i64, i64, i64) -> ()
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %285 = "arith.xori"(%43, %34) : (i1, i1) -> i1
    %286 = "arith.andi"(%240, %285) : (i1, i1) -> i1
    %287 = "arith.andi"(%286, %40) : (i1, i1) -> i1
    "scf.if"(%287) ({
      %288 = "arith.constant"() {value = 15 : i32} : () -> i32
      %289 = "arith.addi"(%1, %288) : (i32, i32) -> i32
      %290 = "arith.divui"(%289, %39) : (i32, i32) -> i32
      %291 = "arith.constant"() {value = 255 : i32} : () -> i32
      %292 = "arith.addi"(%2, %291) : (i32, i32) -> i32
      %293 = "arith.constant"() {value = 256 : i32} : () -> i32
      %294 = "arith.divui"(%292, %293) : (i32, i32) -> i32
      %295 = "arith.muli"(%290, %294) : (i32, i32) -> i32
      %296 = "arith.constant"() {value = 1 : i32} : () -> i32
      %297 = "arith.maxsi"(%290, %296) : (i32, i32) -> i32
      %298 = "arith.extui"(%297) : (i32) -> i64
      %299 = "arith.subi"(%297, %296) : (i32, i32) -> i32
      %300 = "llvm.intr.ctlz"(%299) {is_zero_poison = false} : (i32) -> i32
      %301 = "arith.subi"(%46, %300) : (i32, i32) -> i32
      %302 = "arith.extsi"(%301) : (i32) -> i64
      %303 = "arith.shli"(%8, %302) : (i64, i64) -> i64
      %304 = "arith.constant"() {value = 64 : i64} : () -> i64
      %305 = "arith.cmpi"(%302, %304) {predicate = 6 : i64} : (i64, i64) -> i1
      %306 = "arith.constant"() {value = 0 : i64} : () -> i64
      %307 = "arith.select"(%305, %303, %306) : (i1, i64, i64) -> i64
      %308 = "arith.subi"(%307, %298) : (i64, i64) -> i64
      %309 = "arith.constant"() {value = 32 : i64} : () -> i64
      %310 = "arith.shli"(%308, %309) : (i64, i64) -> i64
      %311 = "arith.divui"(%310, %298) : (i64, i64) -> i64
      %312 = "arith.addi"(%311, %8) : (i64, i64) -> i64
      %313 = "arith.shli"(%312, %309) : (i64, i64) -> i64
      %314 = "arith.ori"(%313, %298) : (i64, i64) -> i64
      %315 = "arith.maxsi"(%294, %296) : (i32, i32) -> i32
      %316 = "arith.extui"(%315) : (i32) -> i64
      %317 = "arith.subi"(%315, %296) : (i32, i32) -> i32
      %318 = "llvm.intr.ctlz"(%317) {is_zero_poison = false} : (i32) -> i32
      %319 = "arith.subi"(%46, %318) : (i32, i32) -> i32
      %320 = "arith.extsi"(%319) : (i32) -> i64
      %321 = "arith.shli"(%8, %320) : (i64, i64) -> i64
      %322 = "arith.cmpi"(%320, %304) {predicate = 6 : i64} : (i64, i64) -> i1
      %323 = "arith.select"(%322, %321, %306) : (i1, i64, i64) -> i64
      %324 = "arith.subi"(%323, %316) : (i64, i64) -> i64
      %325 = "arith.shli"(%324, %309) : (i64, i64) -> i64
      %326 = "arith.divui"(%325, %316) : (i64, i64) -> i64
      %327 = "arith.addi"(%326, %8) : (i64, i64) -> i64
      %328 = "arith.shli"(%327, %309) : (i64, i64) -> i64
      %329 = "arith.ori"(%328, %316) : (i64, i64) -> i64
      %330 = "arith.constant"() {value = 16504 : i32} : () -> i32
      "gpu.launch_func"(%295, %296, %296, %293, %296, %296, %330, %0, %1, %2, %3, %4, %5, %7, %6, %314, %329) {kernel = @kernels::@transpose_tile_5, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 10, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64) -> ()
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %331 = "arith.xori"(%40, %34) : (i1, i1) -> i1
    %332 = "arith.andi"(%286, %331) : (i1, i1) -> i1
    %333 = "arith.andi"(%332, %45) : (i1, i1) -> i1
    "scf.if"(%333) ({
      %334 = "arith.constant"() {value = 255 : i32} : () -> i32
      %335 = "arith.addi"(%1, %334) : (i32, i32) -> i32
      %336 = "arith.constant"() {value = 256 : i32} : () -> i32
      %337 = "arith.divui"(%335, %336) : (i32, i32) -> i32
      %338 = "arith.constant"() {value = 15 : i32} : () -> i32
      %339 = "arith.addi"(%2, %338) : (i32, i32) -> i32
      %340 = "arith.divui"(%339, %39) : (i32, i32) -> i32
      %341 = "arith.muli"(%337, %340) : (i32, i32) -> i32
      %342 = "arith.constant"() {value = 1 : i32} : () -> i32
      %343 = "arith.maxsi"(%337, %342) : (i32, i32) -> i32
      %344 = "arith.extui"(%343) : (i32) -> i64
      %345 = "arith.subi"(%343, %342) : (i32, i32) -> i32
      %346 = "llvm.intr.ctlz"(%345) {is_zero_poison = false} : (i32) -> i32
      %347 = "arith.subi"(%46, %346) : (i32, i32) -> i32
      %348 = "arith.extsi"(%347) : (i32) -> i64
      %349 = "arith.shli"(%8, %348) : (i64, i64) -> i64
      %350 = "arith.constant"() {value = 64 : i64} : () -> i64
      %351 = "arith.cmpi"(%348, %350) {predicate = 6 : i64} : (i64, i64) -> i1
      %352 = "arith.constant"() {value = 0 : i64} : () -> i64
      %353 = "arith.select"(%351, %349, %352) : (i1, i64, i64) -> i64
      %354 = "arith.subi"(%353, %344) : (i64, i64) -> i64
      %355 = "arith.constant"() {value = 32 : i64} : () -> i64
      %356 = "arith.shli"(%354, %355) : (i64, i64) -> i64
      %357 = "arith.divui"(%356, %344) : (i64, i64) -> i64
      %358 = "arith.addi"(%357, %8) : (i64, i64) -> i64
      %359 = "arith.shli"(%358, %355) : (i64, i64) -> i64
      %360 = "arith.ori"(%359, %344) : (i64, i64) -> i64
      %361 = "arith.maxsi"(%340, %342) : (i32, i32) -> i32
      %362 = "arith.extui"(%361) : (i32) -> i64
      %363 = "arith.subi"(%361, %342) : (i32, i32) -> i32
      %364 = "llvm.intr.ctlz"(%363) {is_zero_poison = false} : (i32) -> i32
      %365 = "arith.subi"(%46, %364) : (i32, i32) -> i32
      %366 = "arith.extsi"(%365) : (i32) -> i64
      %367 = "arith.shli"(%8, %366) : (i64, i64) -> i64
      %368 = "arith.cmpi"(%366, %350) {predicate = 6 : i64} : (i64, i64) -> i1
      %369 = "arith.select"(%368, %367, %352) : (i1, i64, i64) -> i64
      %370 = "arith.subi"(%369, %362) : (i64, i64) -> i64
      %371 = "arith.shli"(%370, %355) : (i64, i64) -> i64
      %372 = "arith.divui"(%371, %362) : (i64, i64) -> i64
      %373 = "arith.addi"(%372, %8) : (i64, i64) -> i64
      %374 = "arith.shli"(%373, %355) : (i64, i64) -> i64
      %375 = "arith.ori"(%374, %362) : (i64, i64) -> i64
      %376 = "arith.constant"() {value = 17404 : i32} : () -> i32
      "gpu.launch_func"(%341, %342, %342, %336, %342, %342, %376, %0, %1, %2, %3, %4, %5, %6, %360, %375) {kernel = @kernels::@transpose_tile_6, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 9, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64) -> ()
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %377 = "arith.xori"(%45, %34) : (i1, i1) -> i1
    %378 = "arith.andi"(%332, %377) : (i1, i1) -> i1
    %379 = "arith.andi"(%378, %41) : (i1, i1) -> i1
    "scf.if"(%379) ({
      %380 = "arith.constant"() {value = 255 : i32} : () -> i32
      %381 = "arith.addi"(%1, %380) : (i32, i32) -> i32
      %382 = "arith.constant"() {value = 256 : i32} : () -> i32
      %383 = "arith.divui"(%381, %382) : (i32, i32) -> i32
      %384 = "arith.constant"() {value = 15 : i32} : () -> i32
      %385 = "arith.addi"(%2, %384) : (i32, i32) -> i32
      %386 = "arith.divui"(%385, %39) : (i32, i32) -> i32
      %387 = "arith.muli"(%383, %386) : (i32, i32) -> i32
      %388 = "arith.constant"() {value = 1 : i32} : () -> i32
      %389 = "arith.maxsi"(%383, %388) : (i32, i32) -> i32
      %390 = "arith.extui"(%389) : (i32) -> i64
      %391 = "arith.subi"(%389, %388) : (i32, i32) -> i32
      %392 = "llvm.intr.ctlz"(%391) {is_zero_poison = false} : (i32) -> i32
      %393 = "arith.subi"(%46, %392) : (i32, i32) -> i32
      %394 = "arith.extsi"(%393) : (i32) -> i64
      %395 = "arith.shli"(%8, %394) : (i64, i64) -> i64
      %396 = "arith.constant"() {value = 64 : i64} : () -> i64
      %397 = "arith.cmpi"(%394, %396) {predicate = 6 : i64} : (i64, i64) -> i1
      %398 = "arith.constant"() {value = 0 : i64} : () -> i64
      %399 = "arith.select"(%397, %395, %398) : (i1, i64, i64) -> i64
      %400 = "arith.subi"(%399, %390) : (i64, i64) -> i64
      %401 = "arith.constant"() {value = 32 : i64} : () -> i64
      %402 = "arith.shli"(%400, %401) : (i64, i64) -> i64
      %403 = "arith.divui"(%402, %390) : (i64, i64) -> i64
      %404 = "arith.addi"(%403, %8) : (i64, i64) -> i64
      %405 = "arith.shli"(%404, %401) : (i64, i64) -> i64
      %406 = "arith.ori"(%405, %390) : (i64, i64) -> i64
      %407 = "arith.maxsi"(%386, %388) : (i32, i32) -> i32
      %408 = "arith.extui"(%407) : (i32) -> i64
      %409 = "arith.subi"(%407, %388) : (i32, i32) -> i32
      %410 = "llvm.intr.ctlz"(%409) {is_zero_poison = false} : (i32) -> i32
      %411 = "arith.subi"(%46, %410) : (i32, i32) -> i32
      %412 = "arith.extsi"(%411) : (i32) -> i64
      %413 = "arith.shli"(%8, %412) : (i64, i64) -> i64
      %414 = "arith.cmpi"(%412, %396) {predicate = 6 : i64} : (i64, i64) -> i1
      %415 = "arith.select"(%414, %413, %398) : (i1, i64, i64) -> i64
      %416 = "arith.subi"(%415, %408) : (i64, i64) -> i64
      %417 = "arith.shli"(%416, %401) : (i64, i64) -> i64
      %418 = "arith.divui"(%417, %408) : (i64, i64) -> i64
      %419 = "arith.addi"(%418, %8) : (i64, i64) -> i64
      %420 = "arith.shli"(%419, %401) : (i64, i64) -> i64
      %421 = "arith.ori"(%420, %408) : (i64, i64) -> i64
      %422 = "arith.constant"() {value = 17404 : i32} : () -> i32
      "gpu.launch_func"(%387, %388, %388, %382, %388, %388, %422, %0, %1, %2, %3, %4, %5, %7, %6, %406, %421) {kernel = @kernels::@transpose_tile_7, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 10, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64) -> ()
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %423 = "arith.xori"(%41, %34) : (i1, i1) -> i1
    %424 = "arith.andi"(%378, %423) : (i1, i1) -> i1
    %425 = "arith.andi"(%424, %50) : (i1, i1) -> i1
    "scf.if"(%425) ({
      %426 = "arith.constant"() {value = 31 : i32} : () -> i32
      %427 = "arith.addi"(%1, %426) : (i32, i32) -> i32
      %428 = "arith.divui"(%427, %46) : (i32, i32) -> i32
      %429 = "arith.constant"() {value = 127 : i32} : () -> i32
      %430 = "arith.addi"(%2, %429) : (i32, i32) -> i32
      %431 = "arith.constant"() {value = 128 : i32} : () -> i32
      %432 = "arith.divui"(%430, %431) : (i32, i32) -> i32
      %433 = "arith.muli"(%428, %432) : (i32, i32) -> i32
      %434 = "arith.constant"() {value = 1 : i32} : () -> i32
      %435 = "arith.maxsi"(%428, %434) : (i32, i32) -> i32
      %436 = "arith.extui"(%435) : (i32) -> i64
      %437 = "arith.subi"(%435, %434) : (i32, i32) -> i32
      %438 = "llvm.intr.ctlz"(%437) {is_zero_poison = false} : (i32) -> i32
      %439 = "arith.subi"(%46, %438) : (i32, i32) -> i32
      %440 = "arith.extsi"(%439) : (i32) -> i64
      %441 = "arith.shli"(%8, %440) : (i64, i64) -> i64
      %442 = "arith.constant"() {value = 64 : i64} : () -> i64
      %443 = "arith.cmpi"(%440, %442) {predicate = 6 : i64} : (i64, i64) -> i1
      %444 = "arith.constant"() {value = 0 : i64} : () -> i64
      %445 = "arith.select"(%443, %441, %444) : (i1, i64, i64) -> i64
      %446 = "arith.subi"(%445, %436) : (i64, i64) -> i64
      %447 = "arith.constant"() {value = 32 : i64} : () -> i64
      %448 = "arith.shli"(%446, %447) : (i64, i64) -> i64
      %449 = "arith.divui"(%448, %436) : (i64, i64) -> i64
      %450 = "arith.addi"(%449, %8) : (i64, i64) -> i64
      %451 = "arith.shli"(%450, %447) : (i64, i64) -> i64
      %452 = "arith.ori"(%451, %436) : (i64, i64) -> i64
      %453 = "arith.maxsi"(%432, %434) : (i32, i32) -> i32
      %454 = "arith.extui"(%453) : (i32) -> i64
      %455 = "arith.subi"(%453, %434) : (i32, i32) -> i32
      %456 = "llvm.intr.ctlz"(%455) {is_zero_poison = false} : (i32) -> i32
      %457 = "arith.subi"(%46, %456) : (i32, i32) -> i32
      %458 = "arith.extsi"(%457) : (i32) -> i64
      %459 = "arith.shli"(%8, %458) : (i64, i64) -> i64
      %460 = "arith.cmpi"(%458, %442) {predicate = 6 : i64} : (i64, i64) -> i1
      %461 = "arith.select"(%460, %459, %444) : (i1, i64, i64) -> i64
      %462 = "arith.subi"(%461, %454) : (i64, i64) -> i64
      %463 = "arith.shli"(%462, %447) : (i64, i64) -> i64
      %464 = "arith.divui"(%463, %454) : (i64, i64) -> i64
      %465 = "arith.addi"(%464, %8) : (i64, i64) -> i64
      %466 = "arith.shli"(%465, %447) : (i64, i64) -> i64
      %467 = "arith.ori"(%466, %454) : (i64, i64) -> i64
      %468 = "arith.constant"() {value = 256 : i32} : () -> i32
      %469 = "arith.constant"() {value = 16508 : i32} : () -> i32
      "gpu.launch_func"(%433, %434, %434, %468, %434, %434, %469, %0, %1, %2, %3, %5, %7, %6, %452, %467) {kernel = @kernels::@transpose_tile_8, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 9, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, i64, i64, i64) -> ()
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %470 = "arith.xori"(%50, %34) : (i1, i1) -> i1
    %471 = "arith.andi"(%424, %470) : (i1, i1) -> i1
    %472 = "arith.andi"(%471, %47) : (i1, i1) -> i1
    "scf.if"(%472) ({
      %473 = "arith.constant"() {value = 31 : i32} : () -> i32
      %474 = "arith.addi"(%1, %473) : (i32, i32) -> i32
      %475 = "arith.divui"(%474, %46) : (i32, i32) -> i32
      %476 = "arith.constant"() {value = 127 : i32} : () -> i32
      %477 = "arith.addi"(%2, %476) : (i32, i32) -> i32
      %478 = "arith.constant"() {value = 128 : i32} : () -> i32
      %479 = "arith.divui"(%477, %478) : (i32, i32) -> i32
      %480 = "arith.muli"(%475, %479) : (i32, i32) -> i32
      %481 = "arith.constant"() {value = 1 : i32} : () -> i32
      %482 = "arith.maxsi"(%475, %481) : (i32, i32) -> i32
      %483 = "arith.extui"(%482) : (i32) -> i64
      %484 = "arith.subi"(%482, %481) : (i32, i32) -> i32
      %485 = "llvm.intr.ctlz"(%484) {is_zero_poison = false} : (i32) -> i32
      %486 = "arith.subi"(%46, %485) : (i32, i32) -> i32
      %487 = "arith.extsi"(%486) : (i32) -> i64
      %488 = "arith.shli"(%8, %487) : (i64, i64) -> i64
      %489 = "arith.constant"() {value = 64 : i64} : () -> i64
      %490 = "arith.cmpi"(%487, %489) {predicate = 6 : i64} : (i64, i64) -> i1
      %491 = "arith.constant"() {value = 0 : i64} : () -> i64
      %492 = "arith.select"(%490, %488, %491) : (i1, i64, i64) -> i64
      %493 = "arith.subi"(%492, %483) : (i64, i64) -> i64
      %494 = "arith.constant"() {value = 32 : i64} : () -> i64
      %495 = "arith.shli"(%493, %494) : (i64, i64) -> i64
      %496 = "arith.divui"(%495, %483) : (i64, i64) -> i64
      %497 = "arith.addi"(%496, %8) : (i64, i64) -> i64
      %498 = "arith.shli"(%497, %494) : (i64, i64) -> i64
      %499 = "arith.ori"(%498, %483) : (i64, i64) -> i64
      %500 = "arith.maxsi"(%479, %481) : (i32, i32) -> i32
      %501 = "arith.extui"(%500) : (i32) -> i64
      %502 = "arith.subi"(%500, %481) : (i32, i32) -> i32
      %503 = "llvm.intr.ctlz"(%502) {is_zero_poison = false} : (i32) -> i32
      %504 = "arith.subi"(%46, %503) : (i32, i32) -> i32
      %505 = "arith.extsi"(%504) : (i32) -> i64
      %506 = "arith.shli"(%8, %505) : (i64, i64) -> i64
      %507 = "arith.cmpi"(%505, %489) {predicate = 6 : i64} : (i64, i64) -> i1
      %508 = "arith.select"(%507, %506, %491) : (i1, i64, i64) -> i64
      %509 = "arith.subi"(%508, %501) : (i64, i64) -> i64
      %510 = "arith.shli"(%509, %494) : (i64, i64) -> i64
      %511 = "arith.divui"(%510, %501) : (i64, i64) -> i64
      %512 = "arith.addi"(%511, %8) : (i64, i64) -> i64
      %513 = "arith.shli"(%512, %494) : (i64, i64) -> i64
      %514 = "arith.ori"(%513, %501) : (i64, i64) -> i64
      %515 = "arith.constant"() {value = 256 : i32} : () -> i32
      %516 = "arith.constant"() {value = 16508 : i32} : () -> i32
      "gpu.launch_func"(%480, %481, %481, %515, %481, %481, %516, %0, %1, %2, %3, %4, %5, %7, %6, %499, %514) {kernel = @kernels::@transpose_tile_9, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 10, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64) -> ()
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %517 = "arith.xori"(%47, %34) : (i1, i1) -> i1
    %518 = "arith.andi"(%471, %517) : (i1, i1) -> i1
    %519 = "arith.andi"(%518, %52) : (i1, i1) -> i1
    "scf.if"(%519) ({
      %520 = "arith.constant"() {value = 127 : i32} : () -> i32
      %521 = "arith.addi"(%1, %520) : (i32, i32) -> i32
      %522 = "arith.constant"() {value = 128 : i32} : () -> i32
      %523 = "arith.divui"(%521, %522) : (i32, i32) -> i32
      %524 = "arith.constant"() {value = 31 : i32} : () -> i32
      %525 = "arith.addi"(%2, %524) : (i32, i32) -> i32
      %526 = "arith.divui"(%525, %46) : (i32, i32) -> i32
      %527 = "arith.muli"(%523, %526) : (i32, i32) -> i32
      %528 = "arith.constant"() {value = 1 : i32} : () -> i32
      %529 = "arith.maxsi"(%523, %528) : (i32, i32) -> i32
      %530 = "arith.extui"(%529) : (i32) -> i64
      %531 = "arith.subi"(%529, %528) : (i32, i32) -> i32
      %532 = "llvm.intr.ctlz"(%531) {is_zero_poison = false} : (i32) -> i32
      %533 = "arith.subi"(%46, %532) : (i32, i32) -> i32
      %534 = "arith.extsi"(%533) : (i32) -> i64
      %535 = "arith.shli"(%8, %534) : (i64, i64) -> i64
      %536 = "arith.constant"() {value = 64 : i64} : () -> i64
      %537 = "arith.cmpi"(%534, %536) {predicate = 6 : i64} : (i64, i64) -> i1
      %538 = "arith.constant"() {value = 0 : i64} : () -> i64
      %539 = "arith.select"(%537, %535, %538) : (i1, i64, i64) -> i64
      %540 = "arith.subi"(%539, %530) : (i64, i64) -> i64
      %541 = "arith.constant"() {value = 32 : i64} : () -> i64
      %542 = "arith.shli"(%540, %541) : (i64, i64) -> i64
      %543 = "arith.divui"(%542, %530) : (i64, i64) -> i64
      %544 = "arith.addi"(%543, %8) : (i64, i64) -> i64
      %545 = "arith.shli"(%544, %541) : (i64, i64) -> i64
      %546 = "arith.ori"(%545, %530) : (i64, i64) -> i64
      %547 = "arith.maxsi"(%526, %528) : (i32, i32) -> i32
      %548 = "arith.extui"(%547) : (i32) -> i64
      %549 = "arith.subi"(%547, %528) : (i32, i32) -> i32
      %550 = "llvm.intr.ctlz"(%549) {is_zero_poison = false} : (i32) -> i32
      %551 = "arith.subi"(%46, %550) : (i32, i32) -> i32
      %552 = "arith.extsi"(%551) : (i32) -> i64
      %553 = "arith.shli"(%8, %552) : (i64, i64) -> i64
      %554 = "arith.cmpi"(%552, %536) {predicate = 6 : i64} : (i64, i64) -> i1
      %555 = "arith.select"(%554, %553, %538) : (i1, i64, i64) -> i64
      %556 = "arith.subi"(%555, %548) : (i64, i64) -> i64
      %557 = "arith.shli"(%556, %541) : (i64, i64) -> i64
      %558 = "arith.divui"(%557, %548) : (i64, i64) -> i64
      %559 = "arith.addi"(%558, %8) : (i64, i64) -> i64
      %560 = "arith.shli"(%559, %541) : (i64, i64) -> i64
      %561 = "arith.ori"(%560, %548) : (i64, i64) -> i64
      %562 = "arith.constant"() {value = 256 : i32} : () -> i32
      %563 = "arith.constant"() {value = 16892 : i32} : () -> i32
      "gpu.launch_func"(%527, %528, %528, %562, %528, %528, %563, %0, %1, %2, %3, %4, %5, %6, %546, %561) {kernel = @kernels::@transpose_tile_10, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 9, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64) -> ()
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %564 = "arith.xori"(%52, %34) : (i1, i1) -> i1
    %565 = "arith.andi"(%518, %564) : (i1, i1) -> i1
    %566 = "arith.andi"(%565, %48) : (i1, i1) -> i1
    "scf.if"(%566) ({
      %567 = "arith.constant"() {value = 127 : i32} : () -> i32
      %568 = "arith.addi"(%1, %567) : (i32, i32) -> i32
      %569 = "arith.constant"() {value = 128 : i32} : () -> i32
      %570 = "arith.divui"(%568, %569) : (i32, i32) -> i32
      %571 = "arith.constant"() {value = 31 : i32} : () -> i32
      %572 = "arith.addi"(%2, %571) : (i32, i32) -> i32
      %573 = "arith.divui"(%572, %46) : (i32, i32) -> i32
      %574 = "arith.muli"(%570, %573) : (i32, i32) -> i32
      %575 = "arith.constant"() {value = 1 : i32} : () -> i32
      %576 = "arith.maxsi"(%570, %575) : (i32, i32) -> i32
      %577 = "arith.extui"(%576) : (i32) -> i64
      %578 = "arith.subi"(%576, %575) : (i32, i32) -> i32
      %579 = "llvm.intr.ctlz"(%578) {is_zero_poison = false} : (i32) -> i32
      %580 = "arith.subi"(%46, %579) : (i32, i32) -> i32
      %581 = "arith.extsi"(%580) : (i32) -> i64
      %582 = "arith.shli"(%8, %581) : (i64, i64) -> i64
      %583 = "arith.constant"() {value = 64 : i64} : () -> i64
      %584 = "arith.cmpi"(%581, %583) {predicate = 6 : i64} : (i64, i64) -> i1
      %585 = "arith.constant"() {value = 0 : i64} : () -> i64
      %586 = "arith.select"(%584, %582, %585) : (i1, i64, i64) -> i64
      %587 = "arith.subi"(%586, %577) : (i64, i64) -> i64
      %588 = "arith.constant"() {value = 32 : i64} : () -> i64
      %589 = "arith.shli"(%587, %588) : (i64, i64) -> i64
      %590 = "arith.divui"(%589, %577) : (i64, i64) -> i64
      %591 = "arith.addi"(%590, %8) : (i64, i64) -> i64
      %592 = "arith.shli"(%591, %588) : (i64, i64) -> i64
      %593 = "arith.ori"(%592, %577) : (i64, i64) -> i64
      %594 = "arith.maxsi"(%573, %575) : (i32, i32) -> i32
      %595 = "arith.extui"(%594) : (i32) -> i64
      %596 = "arith.subi"(%594, %575) : (i32, i32) -> i32
      %597 = "llvm.intr.ctlz"(%596) {is_zero_poison = false} : (i32) -> i32
      %598 = "arith.subi"(%46, %597) : (i32, i32) -> i32
      %599 = "arith.extsi"(%598) : (i32) -> i64
      %600 = "arith.shli"(%8, %599) : (i64, i64) -> i64
      %601 = "arith.cmpi"(%599, %583) {predicate = 6 : i64} : (i64, i64) -> i1
      %602 = "arith.select"(%601, %600, %585) : (i1, i64, i64) -> i64
      %603 = "arith.subi"(%602, %595) : (i64, i64) -> i64
      %604 = "arith.shli"(%603, %588) : (i64, i64) -> i64
      %605 = "arith.divui"(%604, %595) : (i64, i64) -> i64
      %606 = "arith.addi"(%605, %8) : (i64, i64) -> i64
      %607 = "arith.shli"(%606, %588) : (i64, i64) -> i64
      %608 = "arith.ori"(%607, %595) : (i64, i64) -> i64
      %609 = "arith.constant"() {value = 256 : i32} : () -> i32
      %610 = "arith.constant"() {value = 16892 : i32} : () -> i32
      "gpu.launch_func"(%574, %575, %575, %609, %575, %575, %610, %0, %1, %2, %3, %4, %5, %7, %6, %593, %608) {kernel = @kernels::@transpose_tile_11, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 10, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64) -> ()
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %611 = "arith.xori"(%48, %34) : (i1, i1) -> i1
    %612 = "arith.andi"(%565, %611) : (i1, i1) -> i1
    %613 = "arith.andi"(%612, %54) : (i1, i1) -> i1
    "scf.if"(%613) ({
      %614 = "arith.constant"() {value = 63 : i32} : () -> i32
      %615 = "arith.addi"(%1, %614) : (i32, i32) -> i32
      %616 = "arith.constant"() {value = 64 : i32} : () -> i32
      %617 = "arith.divui"(%615, %616) : (i32, i32) -> i32
      %618 = "arith.addi"(%2, %614) : (i32, i32) -> i32
      %619 = "arith.divui"(%618, %616) : (i32, i32) -> i32
      %620 = "arith.muli"(%617, %619) : (i32, i32) -> i32
      %621 = "arith.constant"() {value = 1 : i32} : () -> i32
      %622 = "arith.maxsi"(%617, %621) : (i32, i32) -> i32
      %623 = "arith.extui"(%622) : (i32) -> i64
      %624 = "arith.subi"(%622, %621) : (i32, i32) -> i32
      %625 = "llvm.intr.ctlz"(%624) {is_zero_poison = false} : (i32) -> i32
      %626 = "arith.subi"(%46, %625) : (i32, i32) -> i32
      %627 = "arith.extsi"(%626) : (i32) -> i64
      %628 = "arith.shli"(%8, %627) : (i64, i64) -> i64
      %629 = "arith.constant"() {value = 64 : i64} : () -> i64
      %630 = "arith.cmpi"(%627, %629) {predicate = 6 : i64} : (i64, i64) -> i1
      %631 = "arith.constant"() {value = 0 : i64} : () -> i64
      %632 = "arith.select"(%630, %628, %631) : (i1, i64, i64) -> i64
      %633 = "arith.subi"(%632, %623) : (i64, i64) -> i64
      %634 = "arith.constant"() {value = 32 : i64} : () -> i64
      %635 = "arith.shli"(%633, %634) : (i64, i64) -> i64
      %636 = "arith.divui"(%635, %623) : (i64, i64) -> i64
      %637 = "arith.addi"(%636, %8) : (i64, i64) -> i64
      %638 = "arith.shli"(%637, %634) : (i64, i64) -> i64
      %639 = "arith.ori"(%638, %623) : (i64, i64) -> i64
      %640 = "arith.maxsi"(%619, %621) : (i32, i32) -> i32
      %641 = "arith.extui"(%640) : (i32) -> i64
      %642 = "arith.subi"(%640, %621) : (i32, i32) -> i32
      %643 = "llvm.intr.ctlz"(%642) {is_zero_poison = false} : (i32) -> i32
      %644 = "arith.subi"(%46, %643) : (i32, i32) -> i32
      %645 = "arith.extsi"(%644) : (i32) -> i64
      %646 = "arith.shli"(%8, %645) : (i64, i64) -> i64
      %647 = "arith.cmpi"(%645, %629) {predicate = 6 : i64} : (i64, i64) -> i1
      %648 = "arith.select"(%647, %646, %631) : (i1, i64, i64) -> i64
      %649 = "arith.subi"(%648, %641) : (i64, i64) -> i64
      %650 = "arith.shli"(%649, %634) : (i64, i64) -> i64
      %651 = "arith.divui"(%650, %641) : (i64, i64) -> i64
      %652 = "arith.addi"(%651, %8) : (i64, i64) -> i64
      %653 = "arith.shli"(%652, %634) : (i64, i64) -> i64
      %654 = "arith.ori"(%653, %641) : (i64, i64) -> i64
      %655 = "arith.constant"() {value = 256 : i32} : () -> i32
      %656 = "arith.constant"() {value = 16384 : i32} : () -> i32
      "gpu.launch_func"(%620, %621, %621, %655, %621, %621, %656, %0, %1, %2, %3, %5, %6, %639, %654) {kernel = @kernels::@transpose_tile_12, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 8, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, i64, i64) -> ()
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %657 = "arith.xori"(%54, %34) : (i1, i1) -> i1
    %658 = "arith.andi"(%612, %657) : (i1, i1) -> i1
    %659 = "arith.andi"(%658, %34) : (i1, i1) -> i1
    "scf.if"(%659) ({
      %660 = "arith.constant"() {value = 63 : i32} : () -> i32
      %661 = "arith.addi"(%1, %660) : (i32, i32) -> i32
      %662 = "arith.constant"() {value = 64 : i32} : () -> i32
      %663 = "arith.divui"(%661, %662) : (i32, i32) -> i32
      %664 = "arith.addi"(%2, %660) : (i32, i32) -> i32
      %665 = "arith.divui"(%664, %662) : (i32, i32) -> i32
      %666 = "arith.muli"(%663, %665) : (i32, i32) -> i32
      %667 = "arith.constant"() {value = 1 : i32} : () -> i32
      %668 = "arith.maxsi"(%663, %667) : (i32, i32) -> i32
      %669 = "arith.extui"(%668) : (i32) -> i64
      %670 = "arith.subi"(%668, %667) : (i32, i32) -> i32
      %671 = "llvm.intr.ctlz"(%670) {is_zero_poison = false} : (i32) -> i32
      %672 = "arith.subi"(%46, %671) : (i32, i32) -> i32
      %673 = "arith.extsi"(%672) : (i32) -> i64
      %674 = "arith.shli"(%8, %673) : (i64, i64) -> i64
      %675 = "arith.constant"() {value = 64 : i64} : () -> i64
      %676 = "arith.cmpi"(%673, %675) {predicate = 6 : i64} : (i64, i64) -> i1
      %677 = "arith.constant"() {value = 0 : i64} : () -> i64
      %678 = "arith.select"(%676, %674, %677) : (i1, i64, i64) -> i64
      %679 = "arith.subi"(%678, %669) : (i64, i64) -> i64
      %680 = "arith.constant"() {value = 32 : i64} : () -> i64
      %681 = "arith.shli"(%679, %680) : (i64, i64) -> i64
      %682 = "arith.divui"(%681, %669) : (i64, i64) -> i64
      %683 = "arith.addi"(%682, %8) : (i64, i64) -> i64
      %684 = "arith.shli"(%683, %680) : (i64, i64) -> i64
      %685 = "arith.ori"(%684, %669) : (i64, i64) -> i64
      %686 = "arith.maxsi"(%665, %667) : (i32, i32) -> i32
      %687 = "arith.extui"(%686) : (i32) -> i64
      %688 = "arith.subi"(%686, %667) : (i32, i32) -> i32
      %689 = "llvm.intr.ctlz"(%688) {is_zero_poison = false} : (i32) -> i32
      %690 = "arith.subi"(%46, %689) : (i32, i32) -> i32
      %691 = "arith.extsi"(%690) : (i32) -> i64
      %692 = "arith.shli"(%8, %691) : (i64, i64) -> i64
      %693 = "arith.cmpi"(%691, %675) {predicate = 6 : i64} : (i64, i64) -> i1
      %694 = "arith.select"(%693, %692, %677) : (i1, i64, i64) -> i64
      %695 = "arith.subi"(%694, %687) : (i64, i64) -> i64
      %696 = "arith.shli"(%695, %680) : (i64, i64) -> i64
      %697 = "arith.divui"(%696, %687) : (i64, i64) -> i64
      %698 = "arith.addi"(%697, %8) : (i64, i64) -> i64
      %699 = "arith.shli"(%698, %680) : (i64, i64) -> i64
      %700 = "arith.ori"(%699, %687) : (i64, i64) -> i64
      %701 = "arith.constant"() {value = 256 : i32} : () -> i32
      %702 = "arith.constant"() {value = 16636 : i32} : () -> i32
      "gpu.launch_func"(%666, %667, %667, %701, %667, %667, %702, %0, %1, %2, %3, %4, %5, %7, %6, %685, %700) {kernel = @kernels::@transpose_tile_13, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 10, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64) -> ()
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %703 = "arith.constant"() {value = false} : () -> i1
    %704 = "arith.andi"(%658, %703) : (i1, i1) -> i1
    "func.return"() : () -> ()
  }) {sym_name = "transpose_f32", function_type = (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
