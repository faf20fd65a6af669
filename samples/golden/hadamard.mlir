"builtin.module"() ({
  "gpu.module"() ({
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: f32):
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %7 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %8 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %10 = "arith.constant"() {value = 8 : i32} : () -> i32
      %11 = "arith.divui"(%7, %10) : (i32, i32) -> i32
      %12 = "arith.remui"(%7, %10) : (i32, i32) -> i32
      %13 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %16 = "arith.constant"() {value = 16 : i32} : () -> i32
      %17 = "arith.muli"(%13, %16) : (i32, i32) -> i32
      %18 = "arith.addi"(%17, %11) : (i32, i32) -> i32
      %19 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
      %20 = "vector.extract"(%19) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
      %21 = "vector.extract"(%19) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
      %22 = "vector.extract"(%19) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
      %23 = "vector.extract"(%19) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
      %24 = "vector.extract"(%19) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
      %25 = "vector.extract"(%19) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
      %26 = "vector.extract"(%19) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
      %27 = "vector.extract"(%19) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
      %28 = "arith.cmpi"(%18, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %29, %30, %31, %32, %33, %34, %35, %36 = "scf.if"(%28) ({
        %37 = "arith.extsi"(%18) : (i32) -> i64
        %38 = "arith.constant"() {value = 64 : i64} : () -> i64
        %39 = "arith.muli"(%37, %38) : (i64, i64) -> i64
        %40 = "llvm.getelementptr"(%0, %39) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %41 = "arith.remui"(%12, %10) : (i32, i32) -> i32
        %42 = "arith.constant"() {value = 4 : i32} : () -> i32
        %43 = "arith.muli"(%41, %42) : (i32, i32) -> i32
        %44 = "llvm.getelementptr"(%40, %43) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %45 = "llvm.load"(%44) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %46 = "vector.extract"(%45) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %47 = "vector.extract"(%45) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %48 = "vector.extract"(%45) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %49 = "vector.extract"(%45) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %50 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %51 = "llvm.load"(%50) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %52 = "vector.extract"(%51) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %53 = "vector.extract"(%51) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %54 = "vector.extract"(%51) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %55 = "vector.extract"(%51) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%46, %47, %48, %49, %52, %53, %54, %55) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%20, %21, %22, %23, %24, %25, %26, %27) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32)
      %56 = "vector.from_elements"(%29, %30, %31, %32, %33, %34, %35, %36) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
      %57 = "vector.extract"(%56) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
      %58 = "vector.extract"(%56) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
      %59 = "vector.extract"(%56) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
      %60 = "vector.extract"(%56) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
      %61 = "vector.extract"(%56) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
      %62 = "vector.extract"(%56) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
      %63 = "vector.extract"(%56) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
      %64 = "vector.extract"(%56) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
      %65 = "arith.addf"(%57, %58) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %66 = "arith.subf"(%57, %58) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %67 = "arith.addf"(%59, %60) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %68 = "arith.subf"(%59, %60) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %69 = "arith.addf"(%61, %62) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %70 = "arith.subf"(%61, %62) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %71 = "arith.addf"(%63, %64) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %72 = "arith.subf"(%63, %64) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %73 = "arith.addf"(%65, %67) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %74 = "arith.subf"(%65, %67) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %75 = "arith.addf"(%66, %68) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %76 = "arith.subf"(%66, %68) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %77 = "arith.addf"(%69, %71) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %78 = "arith.subf"(%69, %71) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %79 = "arith.addf"(%70, %72) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %80 = "arith.subf"(%70, %72) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %81 = "arith.addf"(%73, %77) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %82 = "arith.subf"(%73, %77) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %83 = "arith.addf"(%75, %79) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %84 = "arith.subf"(%75, %79) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %85 = "arith.addf"(%74, %78) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %86 = "arith.subf"(%74, %78) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %87 = "arith.addf"(%76, %80) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %88 = "arith.subf"(%76, %80) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %89 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %90 = "arith.constant"() {value = 1 : i32} : () -> i32
      %91 = "arith.andi"(%89, %90) : (i32, i32) -> i32
      %92 = "arith.constant"() {value = 0 : i32} : () -> i32
      %93 = "arith.cmpi"(%91, %92) {predicate = 0 : i64} : (i32, i32) -> i1
      %94 = "arith.constant"() {value = 1.0 : f32} : () -> f32
      %95 = "arith.constant"() {value = -1.0 : f32} : () -> f32
      %96 = "arith.select"(%93, %94, %95) : (i1, f32, f32) -> f32
      %97 = "arith.constant"() {value = -1 : i32} : () -> i32
      %98 = "arith.constant"() {value = 31 : i32} : () -> i32
      %99 = "nvvm.shfl.sync"(%97, %81, %90, %98) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %100 = "llvm.intr.fma"(%81, %96, %99) : (f32, f32, f32) -> f32
      %101 = "nvvm.shfl.sync"(%97, %83, %90, %98) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %102 = "llvm.intr.fma"(%83, %96, %101) : (f32, f32, f32) -> f32
      %103 = "nvvm.shfl.sync"(%97, %85, %90, %98) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %104 = "llvm.intr.fma"(%85, %96, %103) : (f32, f32, f32) -> f32
      %105 = "nvvm.shfl.sync"(%97, %87, %90, %98) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %106 = "llvm.intr.fma"(%87, %96, %105) : (f32, f32, f32) -> f32
      %107 = "nvvm.shfl.sync"(%97, %82, %90, %98) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %108 = "llvm.intr.fma"(%82, %96, %107) : (f32, f32, f32) -> f32
      %109 = "nvvm.shfl.sync"(%97, %84, %90, %98) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %110 = "llvm.intr.fma"(%84, %96, %109) : (f32, f32, f32) -> f32
      %111 = "nvvm.shfl.sync"(%97, %86, %90, %98) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %112 = "llvm.intr.fma"(%86, %96, %111) : (f32, f32, f32) -> f32
      %113 = "nvvm.shfl.sync"(%97, %88, %90, %98) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %114 = "llvm.intr.fma"(%88, %96, %113) : (f32, f32, f32) -> f32
      %115 = "arith.constant"() {value = 2 : i32} : () -> i32
      %116 = "arith.andi"(%89, %115) : (i32, i32) -> i32
      %117 = "arith.cmpi"(%116, %92) {predicate = 0 : i64} : (i32, i32) -> i1
      %118 = "arith.select"(%117, %94, %95) : (i1, f32, f32) -> f32
      %119 = "nvvm.shfl.sync"(%97, %100, %115, %98) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %120 = "llvm.intr.fma"(%100, %118, %119) : (f32, f32, f32) -> f32
      %121 = "nvvm.shfl.sync"(%97, %102, %115, %98) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %122 = "llvm.intr.fma"(%102, %118, %121) : (f32, f32, f32) -> f32
      %123 = "nvvm.shfl.sync"(%97, %104, %115, %98) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %124 = "llvm.intr.fma"(%104, %118, %123) : (f32, f32, f32) -> f32
      %125 = "nvvm.shfl.sync"(%97, %106, %115, %98) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %126 = "llvm.intr.fma"(%106, %118, %125) : (f32, f32, f32) -> f32
      %127 = "nvvm.shfl.sync"(%97, %108, %115, %98) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %128 = "llvm.intr.fma"(%108, %118, %127) : (f32, f32, f32) -> f32
      %129 = "nvvm.shfl.sync"(%97, %110, %115, %98) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %130 = "llvm.intr.fma"(%110, %118, %129) : (f32, f32, f32) -> f32
      %131 = "nvvm.shfl.sync"(%97, %112, %115, %98) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %132 = "llvm.intr.fma"(%112, %118, %131) : (f32, f32, f32) -> f32
      %133 = "nvvm.shfl.sync"(%97, %114, %115, %98) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %134 = "llvm.intr.fma"(%114, %118, %133) : (f32, f32, f32) -> f32
      %135 = "arith.constant"() {value = 4 : i32} : () -> i32
      %136 = "arith.andi"(%89, %135) : (i32, i32) -> i32
      %137 = "arith.cmpi"(%136, %92) {predicate = 0 : i64} : (i32, i32) -> i1
      %138 = "arith.select"(%137, %94, %95) : (i1, f32, f32) -> f32
      %139 = "nvvm.shfl.sync"(%97, %120, %135, %98) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %140 = "llvm.intr.fma"(%120, %138, %139) : (f32, f32, f32) -> f32
      %141 = "nvvm.shfl.sync"(%97, %122, %135, %98) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %142 = "llvm.intr.fma"(%122, %138, %141) : (f32, f32, f32) -> f32
      %143 = "nvvm.shfl.sync"(%97, %124, %135, %98) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %144 = "llvm.intr.fma"(%124, %138, %143) : (f32, f32, f32) -> f32
      %145 = "nvvm.shfl.sync"(%97, %126, %135, %98) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %146 = "llvm.intr.fma"(%126, %138, %145) : (f32, f32, f32) -> f32
      %147 = "nvvm.shfl.sync"(%97, %128, %135, %98) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %148 = "llvm.intr.fma"(%128, %138, %147) : (f32, f32, f32) -> f32
      %149 = "nvvm.shfl.sync"(%97, %130, %135, %98) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %150 = "llvm.intr.fma"(%130, %138, %149) : (f32, f32, f32) -> f32
      %151 = "nvvm.shfl.sync"(%97, %132, %135, %98) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %152 = "llvm.intr.fma"(%132, %138, %151) : (f32, f32, f32) -> f32
      %153 = "nvvm.shfl.sync"(%97, %134, %135, %98) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %154 = "llvm.intr.fma"(%134, %138, %153) : (f32, f32, f32) -> f32
      %155 = "vector.from_elements"(%140, %142, %144, %146, %148, %150, %152, %154) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
      %156 = "vector.broadcast"(%6) : (f32) -> vector<8xf32>
      %157 = "arith.mulf"(%155, %156) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
      %158 = "vector.extract"(%157) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
      %159 = "vector.extract"(%157) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
      %160 = "vector.extract"(%157) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
      %161 = "vector.extract"(%157) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
      %162 = "vector.extract"(%157) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
      %163 = "vector.extract"(%157) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
      %164 = "vector.extract"(%157) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
      %165 = "vector.extract"(%157) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
      "scf.if"(%28) ({
        %166 = "arith.extsi"(%18) : (i32) -> i64
        %167 = "arith.constant"() {value = 64 : i64} : () -> i64
        %168 = "arith.muli"(%166, %167) : (i64, i64) -> i64
        %169 = "llvm.getelementptr"(%4, %168) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %170 = "arith.remui"(%12, %10) : (i32, i32) -> i32
        %171 = "arith.muli"(%170, %135) : (i32, i32) -> i32
        %172 = "llvm.getelementptr"(%169, %171) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %173 = "vector.from_elements"(%158, %159, %160, %161) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%173, %172) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        %174 = "llvm.getelementptr"(%172) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %175 = "vector.from_elements"(%162, %163, %164, %165) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%175, %174) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "hadamard_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 128, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: f32):
    %7 = "arith.constant"() {value = 15 : i32} : () -> i32
    %8 = "arith.addi"(%1, %7) : (i32, i32) -> i32
    %9 = "arith.constant"() {value = 16 : i32} : () -> i32
    %10 = "arith.divui"(%8, %9) : (i32, i32) -> i32
    %11 = "arith.constant"() {value = 1 : i32} : () -> i32
    %12 = "arith.constant"() {value = 128 : i32} : () -> i32
    %13 = "arith.constant"() {value = 0 : i32} : () -> i32
    "gpu.launch_func"(%10, %11, %11, %12, %11, %11, %13, %0, %1, %2, %3, %4, %5, %6) {kernel = @kernels::@hadamard_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 7, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, f32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "hadamard_f32_form64x2", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, f32) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
