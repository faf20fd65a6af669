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
      %56 = "vector.from_elements"(%29, %30, %31, %32) : (f32, f32, f32, f32) -> vector<4xf32>
      %57 = "vector.extract"(%56) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %58 = "vector.extract"(%56) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %59 = "vector.extract"(%56) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %60 = "vector.extract"(%56) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %61 = "vector.from_elements"(%33, %34, %35, %36) : (f32, f32, f32, f32) -> vector<4xf32>
      %62 = "vector.extract"(%61) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %63 = "vector.extract"(%61) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %64 = "vector.extract"(%61) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %65 = "vector.extract"(%61) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %66 = "arith.addf"(%57, %58) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %67 = "arith.subf"(%57, %58) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %68 = "arith.addf"(%59, %60) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %69 = "arith.subf"(%59, %60) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %70 = "arith.addf"(%62, %63) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %71 = "arith.subf"(%62, %63) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %72 = "arith.addf"(%64, %65) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %73 = "arith.subf"(%64, %65) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %74 = "arith.addf"(%66, %68) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %75 = "arith.subf"(%66, %68) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %76 = "arith.addf"(%67, %69) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %77 = "arith.subf"(%67, %69) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %78 = "arith.addf"(%70, %72) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %79 = "arith.subf"(%70, %72) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %80 = "arith.addf"(%71, %73) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %81 = "arith.subf"(%71, %73) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %82 = "arith.addf"(%74, %78) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %83 = "arith.subf"(%74, %78) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %84 = "arith.addf"(%76, %80) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %85 = "arith.subf"(%76, %80) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %86 = "arith.addf"(%75, %79) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %87 = "arith.subf"(%75, %79) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %88 = "arith.addf"(%77, %81) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %89 = "arith.subf"(%77, %81) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %90 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %91 = "arith.constant"() {value = 1 : i32} : () -> i32
      %92 = "arith.andi"(%90, %91) : (i32, i32) -> i32
      %93 = "arith.constant"() {value = 0 : i32} : () -> i32
      %94 = "arith.cmpi"(%92, %93) {predicate = 0 : i64} : (i32, i32) -> i1
      %95 = "arith.constant"() {value = 1.0 : f32} : () -> f32
      %96 = "arith.constant"() {value = -1.0 : f32} : () -> f32
      %97 = "arith.select"(%94, %95, %96) : (i1, f32, f32) -> f32
      %98 = "arith.constant"() {value = -1 : i32} : () -> i32
      %99 = "arith.constant"() {value = 31 : i32} : () -> i32
      %100 = "nvvm.shfl.sync"(%98, %82, %91, %99) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %101 = "llvm.intr.fma"(%82, %97, %100) : (f32, f32, f32) -> f32
      %102 = "nvvm.shfl.sync"(%98, %84, %91, %99) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %103 = "llvm.intr.fma"(%84, %97, %102) : (f32, f32, f32) -> f32
      %104 = "nvvm.shfl.sync"(%98, %86, %91, %99) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %105 = "llvm.intr.fma"(%86, %97, %104) : (f32, f32, f32) -> f32
      %106 = "nvvm.shfl.sync"(%98, %88, %91, %99) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %107 = "llvm.intr.fma"(%88, %97, %106) : (f32, f32, f32) -> f32
      %108 = "nvvm.shfl.sync"(%98, %83, %91, %99) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %109 = "llvm.intr.fma"(%83, %97, %108) : (f32, f32, f32) -> f32
      %110 = "nvvm.shfl.sync"(%98, %85, %91, %99) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %111 = "llvm.intr.fma"(%85, %97, %110) : (f32, f32, f32) -> f32
      %112 = "nvvm.shfl.sync"(%98, %87, %91, %99) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %113 = "llvm.intr.fma"(%87, %97, %112) : (f32, f32, f32) -> f32
      %114 = "nvvm.shfl.sync"(%98, %89, %91, %99) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %115 = "llvm.intr.fma"(%89, %97, %114) : (f32, f32, f32) -> f32
      %116 = "arith.constant"() {value = 2 : i32} : () -> i32
      %117 = "arith.andi"(%90, %116) : (i32, i32) -> i32
      %118 = "arith.cmpi"(%117, %93) {predicate = 0 : i64} : (i32, i32) -> i1
      %119 = "arith.select"(%118, %95, %96) : (i1, f32, f32) -> f32
      %120 = "nvvm.shfl.sync"(%98, %101, %116, %99) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %121 = "llvm.intr.fma"(%101, %119, %120) : (f32, f32, f32) -> f32
      %122 = "nvvm.shfl.sync"(%98, %103, %116, %99) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %123 = "llvm.intr.fma"(%103, %119, %122) : (f32, f32, f32) -> f32
      %124 = "nvvm.shfl.sync"(%98, %105, %116, %99) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %125 = "llvm.intr.fma"(%105, %119, %124) : (f32, f32, f32) -> f32
      %126 = "nvvm.shfl.sync"(%98, %107, %116, %99) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %127 = "llvm.intr.fma"(%107, %119, %126) : (f32, f32, f32) -> f32
      %128 = "nvvm.shfl.sync"(%98, %109, %116, %99) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %129 = "llvm.intr.fma"(%109, %119, %128) : (f32, f32, f32) -> f32
      %130 = "nvvm.shfl.sync"(%98, %111, %116, %99) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %131 = "llvm.intr.fma"(%111, %119, %130) : (f32, f32, f32) -> f32
      %132 = "nvvm.shfl.sync"(%98, %113, %116, %99) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %133 = "llvm.intr.fma"(%113, %119, %132) : (f32, f32, f32) -> f32
      %134 = "nvvm.shfl.sync"(%98, %115, %116, %99) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %135 = "llvm.intr.fma"(%115, %119, %134) : (f32, f32, f32) -> f32
      %136 = "arith.constant"() {value = 4 : i32} : () -> i32
      %137 = "arith.andi"(%90, %136) : (i32, i32) -> i32
      %138 = "arith.cmpi"(%137, %93) {predicate = 0 : i64} : (i32, i32) -> i1
      %139 = "arith.select"(%138, %95, %96) : (i1, f32, f32) -> f32
      %140 = "nvvm.shfl.sync"(%98, %121, %136, %99) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %141 = "llvm.intr.fma"(%121, %139, %140) : (f32, f32, f32) -> f32
      %142 = "nvvm.shfl.sync"(%98, %123, %136, %99) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %143 = "llvm.intr.fma"(%123, %139, %142) : (f32, f32, f32) -> f32
      %144 = "nvvm.shfl.sync"(%98, %125, %136, %99) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %145 = "llvm.intr.fma"(%125, %139, %144) : (f32, f32, f32) -> f32
      %146 = "nvvm.shfl.sync"(%98, %127, %136, %99) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %147 = "llvm.intr.fma"(%127, %139, %146) : (f32, f32, f32) -> f32
      %148 = "nvvm.shfl.sync"(%98, %129, %136, %99) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %149 = "llvm.intr.fma"(%129, %139, %148) : (f32, f32, f32) -> f32
      %150 = "nvvm.shfl.sync"(%98, %131, %136, %99) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %151 = "llvm.intr.fma"(%131, %139, %150) : (f32, f32, f32) -> f32
      %152 = "nvvm.shfl.sync"(%98, %133, %136, %99) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %153 = "llvm.intr.fma"(%133, %139, %152) : (f32, f32, f32) -> f32
      %154 = "nvvm.shfl.sync"(%98, %135, %136, %99) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %155 = "llvm.intr.fma"(%135, %139, %154) : (f32, f32, f32) -> f32
      %156 = "vector.from_elements"(%141, %143, %145, %147, %149, %151, %153, %155) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
      %157 = "vector.broadcast"(%6) : (f32) -> vector<8xf32>
      %158 = "arith.mulf"(%156, %157) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
      %159 = "vector.extract"(%158) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
      %160 = "vector.extract"(%158) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
      %161 = "vector.extract"(%158) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
      %162 = "vector.extract"(%158) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
      %163 = "vector.extract"(%158) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
      %164 = "vector.extract"(%158) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
      %165 = "vector.extract"(%158) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
      %166 = "vector.extract"(%158) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
      "scf.if"(%28) ({
        %167 = "arith.extsi"(%18) : (i32) -> i64
        %168 = "arith.constant"() {value = 64 : i64} : () -> i64
        %169 = "arith.muli"(%167, %168) : (i64, i64) -> i64
        %170 = "llvm.getelementptr"(%4, %169) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %171 = "arith.remui"(%12, %10) : (i32, i32) -> i32
        %172 = "arith.muli"(%171, %136) : (i32, i32) -> i32
        %173 = "llvm.getelementptr"(%170, %172) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %174 = "vector.from_elements"(%159, %160, %161, %162) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%174, %173) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        %175 = "llvm.getelementptr"(%173) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %176 = "vector.from_elements"(%163, %164, %165, %166) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%176, %175) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
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
