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
      %12 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %13 = "arith.constant"() {value = 4 : i32} : () -> i32
      %14 = "arith.constant"() {value = 64 : i32} : () -> i32
      %15 = "arith.muli"(%9, %14) : (i32, i32) -> i32
      %16 = "arith.constant"() {value = 16 : i32} : () -> i32
      %17 = "arith.divui"(%6, %16) : (i32, i32) -> i32
      %18 = "arith.addi"(%15, %17) : (i32, i32) -> i32
      %19 = "arith.muli"(%10, %16) : (i32, i32) -> i32
      %20 = "arith.remui"(%6, %16) : (i32, i32) -> i32
      %21 = "arith.addi"(%19, %20) : (i32, i32) -> i32
      %22 = "arith.cmpi"(%18, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %23 = "arith.muli"(%21, %13) : (i32, i32) -> i32
      %24 = "arith.cmpi"(%23, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %25 = "arith.andi"(%22, %24) : (i1, i1) -> i1
      %26, %27, %28, %29 = "scf.if"(%25) ({
        %30 = "arith.extsi"(%18) : (i32) -> i64
        %31 = "arith.extsi"(%21) : (i32) -> i64
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
        "scf.yield"(%38, %39, %40, %41) : (f32, f32, f32, f32) -> ()
      }, {
        %42 = "llvm.mlir.undef"() : () -> f32
        %43 = "llvm.mlir.undef"() : () -> f32
        %44 = "llvm.mlir.undef"() : () -> f32
        %45 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%42, %43, %44, %45) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %46 = "arith.constant"() {value = 32 : i32} : () -> i32
      %47 = "arith.addi"(%15, %46) : (i32, i32) -> i32
      %48 = "arith.addi"(%47, %17) : (i32, i32) -> i32
      %49 = "arith.cmpi"(%48, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %50 = "arith.andi"(%49, %24) : (i1, i1) -> i1
      %51, %52, %53, %54 = "scf.if"(%50) ({
        %55 = "arith.extsi"(%48) : (i32) -> i64
        %56 = "arith.extsi"(%21) : (i32) -> i64
        %57 = "arith.muli"(%55, %3) : (i64, i64) -> i64
        %58 = "arith.constant"() {value = 4 : i64} : () -> i64
        %59 = "arith.muli"(%56, %58) : (i64, i64) -> i64
        %60 = "arith.addi"(%57, %59) : (i64, i64) -> i64
        %61 = "llvm.getelementptr"(%0, %60) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %62 = "llvm.load"(%61) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %63 = "vector.extract"(%62) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %64 = "vector.extract"(%62) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %65 = "vector.extract"(%62) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %66 = "vector.extract"(%62) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%63, %64, %65, %66) : (f32, f32, f32, f32) -> ()
      }, {
        %67 = "llvm.mlir.undef"() : () -> f32
        %68 = "llvm.mlir.undef"() : () -> f32
        %69 = "llvm.mlir.undef"() : () -> f32
        %70 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%67, %68, %69, %70) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %71 = "arith.muli"(%17, %14) : (i32, i32) -> i32
      %72 = "arith.muli"(%20, %13) : (i32, i32) -> i32
      %73 = "arith.addi"(%71, %72) : (i32, i32) -> i32
      %74 = "arith.constant"() {value = 1792 : i32} : () -> i32
      %75 = "arith.andi"(%73, %74) : (i32, i32) -> i32
      %76 = "arith.constant"() {value = 6 : i32} : () -> i32
      %77 = "arith.shrui"(%75, %76) : (i32, i32) -> i32
      %78 = "arith.xori"(%73, %77) : (i32, i32) -> i32
      %79 = "llvm.getelementptr"(%12, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %80 = "vector.from_elements"(%26, %27, %28, %29) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%80, %79) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %81 = "arith.addi"(%46, %17) : (i32, i32) -> i32
      %82 = "arith.muli"(%81, %14) : (i32, i32) -> i32
      %83 = "arith.addi"(%82, %72) : (i32, i32) -> i32
      %84 = "arith.andi"(%83, %74) : (i32, i32) -> i32
      %85 = "arith.shrui"(%84, %76) : (i32, i32) -> i32
      %86 = "arith.xori"(%83, %85) : (i32, i32) -> i32
      %87 = "llvm.getelementptr"(%12, %86) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %88 = "vector.from_elements"(%51, %52, %53, %54) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%88, %87) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %89 = "arith.remui"(%6, %46) : (i32, i32) -> i32
      %90 = "arith.divui"(%6, %46) : (i32, i32) -> i32
      %91 = "arith.remui"(%90, %16) : (i32, i32) -> i32
      %92 = "arith.muli"(%91, %13) : (i32, i32) -> i32
      %93 = "arith.remui"(%89, %13) : (i32, i32) -> i32
      %94 = "arith.addi"(%92, %93) : (i32, i32) -> i32
      %95 = "arith.divui"(%90, %16) : (i32, i32) -> i32
      %96 = "arith.constant"() {value = 8 : i32} : () -> i32
      %97 = "arith.muli"(%95, %96) : (i32, i32) -> i32
      %98 = "arith.divui"(%89, %13) : (i32, i32) -> i32
      %99 = "arith.addi"(%97, %98) : (i32, i32) -> i32
      %100 = "arith.muli"(%99, %13) : (i32, i32) -> i32
      %101 = "arith.muli"(%100, %14) : (i32, i32) -> i32
      %102 = "arith.addi"(%101, %94) : (i32, i32) -> i32
      %103 = "arith.andi"(%102, %74) : (i32, i32) -> i32
      %104 = "arith.shrui"(%103, %76) : (i32, i32) -> i32
      %105 = "arith.xori"(%102, %104) : (i32, i32) -> i32
      %106 = "llvm.getelementptr"(%12, %105) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %107 = "llvm.load"(%106) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %108 = "arith.constant"() {value = 1 : i32} : () -> i32
      %109 = "arith.addi"(%100, %108) : (i32, i32) -> i32
      %110 = "arith.muli"(%109, %14) : (i32, i32) -> i32
      %111 = "arith.addi"(%110, %94) : (i32, i32) -> i32
      %112 = "arith.andi"(%111, %74) : (i32, i32) -> i32
      %113 = "arith.shrui"(%112, %76) : (i32, i32) -> i32
      %114 = "arith.xori"(%111, %113) : (i32, i32) -> i32
      %115 = "llvm.getelementptr"(%12, %114) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %116 = "llvm.load"(%115) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %117 = "arith.constant"() {value = 2 : i32} : () -> i32
      %118 = "arith.addi"(%100, %117) : (i32, i32) -> i32
      %119 = "arith.muli"(%118, %14) : (i32, i32) -> i32
      %120 = "arith.addi"(%119, %94) : (i32, i32) -> i32
      %121 = "arith.andi"(%120, %74) : (i32, i32) -> i32
      %122 = "arith.shrui"(%121, %76) : (i32, i32) -> i32
      %123 = "arith.xori"(%120, %122) : (i32, i32) -> i32
      %124 = "llvm.getelementptr"(%12, %123) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %125 = "llvm.load"(%124) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %126 = "arith.constant"() {value = 3 : i32} : () -> i32
      %127 = "arith.addi"(%100, %126) : (i32, i32) -> i32
      %128 = "arith.muli"(%127, %14) : (i32, i32) -> i32
      %129 = "arith.addi"(%128, %94) : (i32, i32) -> i32
      %130 = "arith.andi"(%129, %74) : (i32, i32) -> i32
      %131 = "arith.shrui"(%130, %76) : (i32, i32) -> i32
      %132 = "arith.xori"(%129, %131) : (i32, i32) -> i32
      %133 = "llvm.getelementptr"(%12, %132) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %134 = "llvm.load"(%133) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %135 = "arith.muli"(%10, %14) : (i32, i32) -> i32
      %136 = "arith.addi"(%135, %94) : (i32, i32) -> i32
      %137 = "arith.muli"(%9, %16) : (i32, i32) -> i32
      %138 = "arith.addi"(%137, %99) : (i32, i32) -> i32
      %139 = "arith.cmpi"(%136, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %140 = "arith.muli"(%138, %13) : (i32, i32) -> i32
      %141 = "arith.cmpi"(%140, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %142 = "arith.andi"(%139, %141) : (i1, i1) -> i1
      "scf.if"(%142) ({
        %143 = "arith.extsi"(%136) : (i32) -> i64
        %144 = "arith.extsi"(%138) : (i32) -> i64
        %145 = "arith.muli"(%143, %5) : (i64, i64) -> i64
        %146 = "arith.constant"() {value = 4 : i64} : () -> i64
        %147 = "arith.muli"(%144, %146) : (i64, i64) -> i64
        %148 = "arith.addi"(%145, %147) : (i64, i64) -> i64
        %149 = "llvm.getelementptr"(%4, %148) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %150 = "vector.from_elements"(%107, %116, %125, %134) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%150, %149) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %151 = "arith.addi"(%90, %16) : (i32, i32) -> i32
      %152 = "arith.remui"(%151, %16) : (i32, i32) -> i32
      %153 = "arith.muli"(%152, %13) : (i32, i32) -> i32
      %154 = "arith.addi"(%153, %93) : (i32, i32) -> i32
      %155 = "arith.divui"(%151, %16) : (i32, i32) -> i32
      %156 = "arith.muli"(%155, %96) : (i32, i32) -> i32
      %157 = "arith.addi"(%156, %98) : (i32, i32) -> i32
      %158 = "arith.muli"(%157, %13) : (i32, i32) -> i32
      %159 = "arith.muli"(%158, %14) : (i32, i32) -> i32
      %160 = "arith.addi"(%159, %154) : (i32, i32) -> i32
      %161 = "arith.andi"(%160, %74) : (i32, i32) -> i32
      %162 = "arith.shrui"(%161, %76) : (i32, i32) -> i32
      %163 = "arith.xori"(%160, %162) : (i32, i32) -> i32
      %164 = "llvm.getelementptr"(%12, %163) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %165 = "llvm.load"(%164) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %166 = "arith.addi"(%158, %108) : (i32, i32) -> i32
      %167 = "arith.muli"(%166, %14) : (i32, i32) -> i32
      %168 = "arith.addi"(%167, %154) : (i32, i32) -> i32
      %169 = "arith.andi"(%168, %74) : (i32, i32) -> i32
      %170 = "arith.shrui"(%169, %76) : (i32, i32) -> i32
      %171 = "arith.xori"(%168, %170) : (i32, i32) -> i32
      %172 = "llvm.getelementptr"(%12, %171) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %173 = "llvm.load"(%172) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %174 = "arith.addi"(%158, %117) : (i32, i32) -> i32
      %175 = "arith.muli"(%174, %14) : (i32, i32) -> i32
      %176 = "arith.addi"(%175, %154) : (i32, i32) -> i32
      %177 = "arith.andi"(%176, %74) : (i32, i32) -> i32
      %178 = "arith.shrui"(%177, %76) : (i32, i32) -> i32
      %179 = "arith.xori"(%176, %178) : (i32, i32) -> i32
      %180 = "llvm.getelementptr"(%12, %179) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %181 = "llvm.load"(%180) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %182 = "arith.addi"(%158, %126) : (i32, i32) -> i32
      %183 = "arith.muli"(%182, %14) : (i32, i32) -> i32
      %184 = "arith.addi"(%183, %154) : (i32, i32) -> i32
      %185 = "arith.andi"(%184, %74) : (i32, i32) -> i32
      %186 = "arith.shrui"(%185, %76) : (i32, i32) -> i32
      %187 = "arith.xori"(%184, %186) : (i32, i32) -> i32
      %188 = "llvm.getelementptr"(%12, %187) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %189 = "llvm.load"(%188) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %190 = "arith.addi"(%135, %154) : (i32, i32) -> i32
      %191 = "arith.addi"(%137, %157) : (i32, i32) -> i32
      %192 = "arith.cmpi"(%190, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %193 = "arith.muli"(%191, %13) : (i32, i32) -> i32
      %194 = "arith.cmpi"(%193, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %195 = "arith.andi"(%192, %194) : (i1, i1) -> i1
      "scf.if"(%195) ({
        %196 = "arith.extsi"(%190) : (i32) -> i64
        %197 = "arith.extsi"(%191) : (i32) -> i64
        %198 = "arith.muli"(%196, %5) : (i64, i64) -> i64
        %199 = "arith.constant"() {value = 4 : i64} : () -> i64
        %200 = "arith.muli"(%197, %199) : (i64, i64) -> i64
        %201 = "arith.addi"(%198, %200) : (i64, i64) -> i64
        %202 = "llvm.getelementptr"(%4, %201) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %203 = "vector.from_elements"(%165, %173, %181, %189) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%203, %202) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
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
