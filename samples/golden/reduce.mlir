"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 16 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: !llvm.ptr<1>, %3: i32, %4: i64, %5: i32, %6: i32):
      %7 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %8 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %10 = "arith.extsi"(%3) : (i32) -> i64
      %11 = "arith.constant"() {value = 4 : i32} : () -> i32
      %12 = "arith.muli"(%5, %11) : (i32, i32) -> i32
      %13 = "arith.extsi"(%12) : (i32) -> i64
      %14 = "arith.muli"(%10, %13) : (i64, i64) -> i64
      %15 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %18 = "arith.extsi"(%15) : (i32) -> i64
      %19 = "arith.extsi"(%6) : (i32) -> i64
      %20 = "arith.muli"(%18, %19) : (i64, i64) -> i64
      %21 = "arith.muli"(%20, %13) : (i64, i64) -> i64
      %22 = "llvm.getelementptr"(%0, %21) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %23 = "arith.subi"(%14, %21) : (i64, i64) -> i64
      %24 = "arith.muli"(%6, %12) : (i32, i32) -> i32
      %25 = "arith.extsi"(%24) : (i32) -> i64
      %26 = "arith.minsi"(%23, %25) : (i64, i64) -> i64
      %27 = "arith.trunci"(%26) : (i64) -> i32
      %28 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %29 = "arith.constant"() {value = 1 : i32} : () -> i32
      %30 = "arith.addi"(%7, %29) : (i32, i32) -> i32
      %31 = "arith.muli"(%30, %11) : (i32, i32) -> i32
      %32 = "arith.cmpi"(%31, %27) {predicate = 3 : i64} : (i32, i32) -> i1
      %33, %34, %35, %36 = "scf.if"(%32) ({
        %37 = "arith.muli"(%7, %11) : (i32, i32) -> i32
        %38 = "llvm.getelementptr"(%22, %37) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %39 = "llvm.load"(%38) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %40 = "vector.extract"(%39) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %41 = "vector.extract"(%39) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %42 = "vector.extract"(%39) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %43 = "vector.extract"(%39) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%40, %41, %42, %43) : (f32, f32, f32, f32) -> ()
      }, {
        %44 = "llvm.mlir.undef"() : () -> f32
        %45 = "llvm.mlir.undef"() : () -> f32
        %46 = "llvm.mlir.undef"() : () -> f32
        %47 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%44, %45, %46, %47) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %48 = "arith.constant"() {value = 256 : i32} : () -> i32
      %49 = "arith.addi"(%7, %48) : (i32, i32) -> i32
      %50 = "arith.addi"(%49, %29) : (i32, i32) -> i32
      %51 = "arith.muli"(%50, %11) : (i32, i32) -> i32
      %52 = "arith.cmpi"(%51, %27) {predicate = 3 : i64} : (i32, i32) -> i1
      %53, %54, %55, %56 = "scf.if"(%52) ({
        %57 = "arith.muli"(%49, %11) : (i32, i32) -> i32
        %58 = "llvm.getelementptr"(%22, %57) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %59 = "llvm.load"(%58) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %60 = "vector.extract"(%59) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %61 = "vector.extract"(%59) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %62 = "vector.extract"(%59) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %63 = "vector.extract"(%59) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%60, %61, %62, %63) : (f32, f32, f32, f32) -> ()
      }, {
        %64 = "llvm.mlir.undef"() : () -> f32
        %65 = "llvm.mlir.undef"() : () -> f32
        %66 = "llvm.mlir.undef"() : () -> f32
        %67 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%64, %65, %66, %67) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %68 = "arith.constant"() {value = 512 : i32} : () -> i32
      %69 = "arith.addi"(%7, %68) : (i32, i32) -> i32
      %70 = "arith.addi"(%69, %29) : (i32, i32) -> i32
      %71 = "arith.muli"(%70, %11) : (i32, i32) -> i32
      %72 = "arith.cmpi"(%71, %27) {predicate = 3 : i64} : (i32, i32) -> i1
      %73, %74, %75, %76 = "scf.if"(%72) ({
        %77 = "arith.muli"(%69, %11) : (i32, i32) -> i32
        %78 = "llvm.getelementptr"(%22, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %79 = "llvm.load"(%78) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %80 = "vector.extract"(%79) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %81 = "vector.extract"(%79) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %82 = "vector.extract"(%79) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %83 = "vector.extract"(%79) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%80, %81, %82, %83) : (f32, f32, f32, f32) -> ()
      }, {
        %84 = "llvm.mlir.undef"() : () -> f32
        %85 = "llvm.mlir.undef"() : () -> f32
        %86 = "llvm.mlir.undef"() : () -> f32
        %87 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%84, %85, %86, %87) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %88 = "arith.constant"() {value = 768 : i32} : () -> i32
      %89 = "arith.addi"(%7, %88) : (i32, i32) -> i32
      %90 = "arith.addi"(%89, %29) : (i32, i32) -> i32
      %91 = "arith.muli"(%90, %11) : (i32, i32) -> i32
      %92 = "arith.cmpi"(%91, %27) {predicate = 3 : i64} : (i32, i32) -> i1
      %93, %94, %95, %96 = "scf.if"(%92) ({
        %97 = "arith.muli"(%89, %11) : (i32, i32) -> i32
        %98 = "llvm.getelementptr"(%22, %97) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %99 = "llvm.load"(%98) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %100 = "vector.extract"(%99) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %101 = "vector.extract"(%99) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %102 = "vector.extract"(%99) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %103 = "vector.extract"(%99) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%100, %101, %102, %103) : (f32, f32, f32, f32) -> ()
      }, {
        %104 = "llvm.mlir.undef"() : () -> f32
        %105 = "llvm.mlir.undef"() : () -> f32
        %106 = "llvm.mlir.undef"() : () -> f32
        %107 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%104, %105, %106, %107) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      "scf.if"(%32) ({
        %108 = "arith.muli"(%7, %11) : (i32, i32) -> i32
        %109 = "llvm.getelementptr"(%28, %108) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %110 = "vector.from_elements"(%33, %34, %35, %36) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%110, %109) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.if"(%52) ({
        %111 = "arith.muli"(%49, %11) : (i32, i32) -> i32
        %112 = "llvm.getelementptr"(%28, %111) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %113 = "vector.from_elements"(%53, %54, %55, %56) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%113, %112) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.if"(%72) ({
        %114 = "arith.muli"(%69, %11) : (i32, i32) -> i32
        %115 = "llvm.getelementptr"(%28, %114) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %116 = "vector.from_elements"(%73, %74, %75, %76) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%116, %115) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.if"(%92) ({
        %117 = "arith.muli"(%89, %11) : (i32, i32) -> i32
        %118 = "llvm.getelementptr"(%28, %117) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %119 = "vector.from_elements"(%93, %94, %95, %96) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%119, %118) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %120 = "arith.constant"() {value = 2 : i32} : () -> i32
      %121 = "arith.shrsi"(%27, %120) : (i32, i32) -> i32
      %122 = "arith.muli"(%121, %11) : (i32, i32) -> i32
      %123 = "arith.addi"(%122, %7) : (i32, i32) -> i32
      %124 = "arith.cmpi"(%123, %27) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%124) ({
        %125 = "llvm.getelementptr"(%22, %123) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %126 = "llvm.load"(%125) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %127 = "arith.remui"(%123, %11) : (i32, i32) -> i32
        %128 = "arith.divui"(%123, %11) : (i32, i32) -> i32
        %129 = "arith.muli"(%128, %11) : (i32, i32) -> i32
        %130 = "arith.addi"(%127, %129) : (i32, i32) -> i32
        %131 = "llvm.getelementptr"(%28, %130) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%126, %131) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %132 = "arith.subi"(%10, %20) : (i64, i64) -> i64
      %133 = "arith.minsi"(%19, %132) : (i64, i64) -> i64
      %134 = "arith.trunci"(%133) : (i64) -> i32
      "scf.for"(%7, %134, %48) ({
      ^bb0(%135: i32):
        %136 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
        %137 = "vector.extract"(%136) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %138 = "vector.extract"(%136) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %139 = "vector.extract"(%136) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %140 = "vector.extract"(%136) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %141 = "arith.constant"() {value = 0 : i32} : () -> i32
        %142, %143, %144, %145 = "scf.for"(%141, %5, %29, %137, %138, %139, %140) ({
        ^bb0(%146: i32, %147: f32, %148: f32, %149: f32, %150: f32):
          %151 = "arith.muli"(%135, %5) : (i32, i32) -> i32
          %152 = "arith.addi"(%151, %146) : (i32, i32) -> i32
          %153 = "arith.muli"(%152, %11) : (i32, i32) -> i32
          %154 = "llvm.getelementptr"(%28, %153) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %155 = "llvm.load"(%154) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          %156 = "vector.extract"(%155) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %157 = "vector.extract"(%155) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %158 = "vector.extract"(%155) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %159 = "vector.extract"(%155) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %160 = "vector.from_elements"(%147, %148, %149, %150) : (f32, f32, f32, f32) -> vector<4xf32>
          %161 = "vector.from_elements"(%156, %157, %158, %159) : (f32, f32, f32, f32) -> vector<4xf32>
          %162 = "arith.addf"(%160, %161) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %163 = "vector.extract"(%162) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %164 = "vector.extract"(%162) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %165 = "vector.extract"(%162) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %166 = "vector.extract"(%162) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%163, %164, %165, %166) : (f32, f32, f32, f32) -> ()
        }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 4 : i32>>} : (i32, i32, i32, f32, f32, f32, f32) -> (f32, f32, f32, f32)
        %167 = "vector.from_elements"(%142, %143, %144, %145) : (f32, f32, f32, f32) -> vector<4xf32>
        %168 = "vector.extract"(%167) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %169 = "vector.extract"(%167) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %170 = "arith.addf"(%168, %169) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %171 = "vector.extract"(%167) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %172 = "vector.extract"(%167) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %173 = "arith.addf"(%171, %172) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %174 = "arith.addf"(%170, %173) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %175 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        %176 = "arith.addf"(%174, %175) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %177 = "arith.constant"() {value = 1.0 : f32} : () -> f32
        %178 = "arith.mulf"(%176, %177) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %179 = "arith.extsi"(%135) : (i32) -> i64
        %180 = "arith.addi"(%20, %179) : (i64, i64) -> i64
        %181 = "arith.muli"(%180, %4) : (i64, i64) -> i64
        %182 = "llvm.getelementptr"(%2, %181) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%178, %182) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "reduce_dense_rows", function_type = !llvm.func<void (!llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i64, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: !llvm.ptr<1>, %3: i32, %4: i64, %5: i32, %6: i32):
      %7 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %8 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %10 = "arith.extsi"(%3) : (i32) -> i64
      %11 = "arith.extsi"(%5) : (i32) -> i64
      %12 = "arith.muli"(%10, %11) : (i64, i64) -> i64
      %13 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %16 = "arith.extsi"(%13) : (i32) -> i64
      %17 = "arith.extsi"(%6) : (i32) -> i64
      %18 = "arith.muli"(%16, %17) : (i64, i64) -> i64
      %19 = "arith.muli"(%18, %11) : (i64, i64) -> i64
      %20 = "llvm.getelementptr"(%0, %19) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %21 = "arith.subi"(%12, %19) : (i64, i64) -> i64
      %22 = "arith.muli"(%6, %5) : (i32, i32) -> i32
      %23 = "arith.extsi"(%22) : (i32) -> i64
      %24 = "arith.minsi"(%21, %23) : (i64, i64) -> i64
      %25 = "arith.trunci"(%24) : (i64) -> i32
      %26 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %27 = "arith.constant"() {value = 1 : i32} : () -> i32
      %28 = "arith.addi"(%7, %27) : (i32, i32) -> i32
      %29 = "arith.constant"() {value = 4 : i32} : () -> i32
      %30 = "arith.muli"(%28, %29) : (i32, i32) -> i32
      %31 = "arith.cmpi"(%30, %25) {predicate = 3 : i64} : (i32, i32) -> i1
      %32, %33, %34, %35 = "scf.if"(%31) ({
        %36 = "arith.muli"(%7, %29) : (i32, i32) -> i32
        %37 = "llvm.getelementptr"(%20, %36) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %38 = "llvm.load"(%37) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %39 = "vector.extract"(%38) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %40 = "vector.extract"(%38) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %41 = "vector.extract"(%38) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %42 = "vector.extract"(%38) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%39, %40, %41, %42) : (f32, f32, f32, f32) -> ()
      }, {
        %43 = "llvm.mlir.undef"() : () -> f32
        %44 = "llvm.mlir.undef"() : () -> f32
        %45 = "llvm.mlir.undef"() : () -> f32
        %46 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%43, %44, %45, %46) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %47 = "arith.constant"() {value = 256 : i32} : () -> i32
      %48 = "arith.addi"(%7, %47) : (i32, i32) -> i32
      %49 = "arith.addi"(%48, %27) : (i32, i32) -> i32
      %50 = "arith.muli"(%49, %29) : (i32, i32) -> i32
      %51 = "arith.cmpi"(%50, %25) {predicate = 3 : i64} : (i32, i32) -> i1
      %52, %53, %54, %55 = "scf.if"(%51) ({
        %56 = "arith.muli"(%48, %29) : (i32, i32) -> i32
        %57 = "llvm.getelementptr"(%20, %56) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %58 = "llvm.load"(%57) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %59 = "vector.extract"(%58) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %60 = "vector.extract"(%58) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %61 = "vector.extract"(%58) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %62 = "vector.extract"(%58) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%59, %60, %61, %62) : (f32, f32, f32, f32) -> ()
      }, {
        %63 = "llvm.mlir.undef"() : () -> f32
        %64 = "llvm.mlir.undef"() : () -> f32
        %65 = "llvm.mlir.undef"() : () -> f32
        %66 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%63, %64, %65, %66) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %67 = "arith.constant"() {value = 512 : i32} : () -> i32
      %68 = "arith.addi"(%7, %67) : (i32, i32) -> i32
      %69 = "arith.addi"(%68, %27) : (i32, i32) -> i32
      %70 = "arith.muli"(%69, %29) : (i32, i32) -> i32
      %71 = "arith.cmpi"(%70, %25) {predicate = 3 : i64} : (i32, i32) -> i1
      %72, %73, %74, %75 = "scf.if"(%71) ({
        %76 = "arith.muli"(%68, %29) : (i32, i32) -> i32
        %77 = "llvm.getelementptr"(%20, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %78 = "llvm.load"(%77) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
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
      %87 = "arith.constant"() {value = 768 : i32} : () -> i32
      %88 = "arith.addi"(%7, %87) : (i32, i32) -> i32
      %89 = "arith.addi"(%88, %27) : (i32, i32) -> i32
      %90 = "arith.muli"(%89, %29) : (i32, i32) -> i32
      %91 = "arith.cmpi"(%90, %25) {predicate = 3 : i64} : (i32, i32) -> i1
      %92, %93, %94, %95 = "scf.if"(%91) ({
        %96 = "arith.muli"(%88, %29) : (i32, i32) -> i32
        %97 = "llvm.getelementptr"(%20, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %98 = "llvm.load"(%97) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %99 = "vector.extract"(%98) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %100 = "vector.extract"(%98) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %101 = "vector.extract"(%98) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %102 = "vector.extract"(%98) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%99, %100, %101, %102) : (f32, f32, f32, f32) -> ()
      }, {
        %103 = "llvm.mlir.undef"() : () -> f32
        %104 = "llvm.mlir.undef"() : () -> f32
        %105 = "llvm.mlir.undef"() : () -> f32
        %106 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%103, %104, %105, %106) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      "scf.if"(%31) ({
        %107 = "arith.muli"(%7, %29) : (i32, i32) -> i32
        %108 = "llvm.getelementptr"(%26, %107) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %109 = "vector.from_elements"(%32, %33, %34, %35) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%109, %108) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.if"(%51) ({
        %110 = "arith.muli"(%48, %29) : (i32, i32) -> i32
        %111 = "llvm.getelementptr"(%26, %110) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %112 = "vector.from_elements"(%52, %53, %54, %55) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%112, %111) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.if"(%71) ({
        %113 = "arith.muli"(%68, %29) : (i32, i32) -> i32
        %114 = "llvm.getelementptr"(%26, %113) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %115 = "vector.from_elements"(%72, %73, %74, %75) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%115, %114) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.if"(%91) ({
        %116 = "arith.muli"(%88, %29) : (i32, i32) -> i32
        %117 = "llvm.getelementptr"(%26, %116) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %118 = "vector.from_elements"(%92, %93, %94, %95) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%118, %117) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %119 = "arith.constant"() {value = 2 : i32} : () -> i32
      %120 = "arith.shrsi"(%25, %119) : (i32, i32) -> i32
      %121 = "arith.muli"(%120, %29) : (i32, i32) -> i32
      %122 = "arith.addi"(%121, %7) : (i32, i32) -> i32
      %123 = "arith.cmpi"(%122, %25) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%123) ({
        %124 = "llvm.getelementptr"(%20, %122) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %125 = "llvm.load"(%124) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %126 = "arith.remui"(%122, %29) : (i32, i32) -> i32
        %127 = "arith.divui"(%122, %29) : (i32, i32) -> i32
        %128 = "arith.muli"(%127, %29) : (i32, i32) -> i32
        %129 = "arith.addi"(%126, %128) : (i32, i32) -> i32
        %130 = "llvm.getelementptr"(%26, %129) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%125, %130) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %131 = "arith.subi"(%10, %18) : (i64, i64) -> i64
      %132 = "arith.minsi"(%17, %131) : (i64, i64) -> i64
      %133 = "arith.trunci"(%132) : (i64) -> i32
      "scf.for"(%7, %133, %47) ({
      ^bb0(%134: i32):
        %135 = "arith.constant"() {value = dense<0.0> : vector<1xf32>} : () -> vector<1xf32>
        %136 = "vector.extract"(%135) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %137 = "arith.constant"() {value = 0 : i32} : () -> i32
        %138 = "scf.for"(%137, %5, %27, %136) ({
        ^bb0(%139: i32, %140: f32):
          %141 = "arith.muli"(%134, %5) : (i32, i32) -> i32
          %142 = "arith.addi"(%141, %139) : (i32, i32) -> i32
          %143 = "llvm.getelementptr"(%26, %142) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %144 = "llvm.load"(%143) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %145 = "vector.from_elements"(%140) : (f32) -> vector<1xf32>
          %146 = "vector.from_elements"(%144) : (f32) -> vector<1xf32>
          %147 = "arith.addf"(%145, %146) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %148 = "vector.extract"(%147) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          "scf.yield"(%148) : (f32) -> ()
        }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 4 : i32>>} : (i32, i32, i32, f32) -> f32
        %149 = "vector.from_elements"(%138) : (f32) -> vector<1xf32>
        %150 = "vector.extract"(%149) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %151 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        %152 = "arith.addf"(%150, %151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %153 = "arith.constant"() {value = 1.0 : f32} : () -> f32
        %154 = "arith.mulf"(%152, %153) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %155 = "arith.extsi"(%134) : (i32) -> i64
        %156 = "arith.addi"(%18, %155) : (i64, i64) -> i64
        %157 = "arith.muli"(%156, %4) : (i64, i64) -> i64
        %158 = "llvm.getelementptr"(%2, %157) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%154, %158) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "reduce_dense_rows_1", function_type = !llvm.func<void (!llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i64, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>, %8: i32):
      %9 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %15 = "arith.remui"(%12, %8) : (i32, i32) -> i32
      %16 = "arith.divui"(%12, %8) : (i32, i32) -> i32
      %17 = "arith.constant"() {value = 1 : i32} : () -> i32
      %18 = "arith.subi"(%8, %17) : (i32, i32) -> i32
      %19 = "arith.addi"(%1, %18) : (i32, i32) -> i32
      %20 = "arith.remsi"(%19, %8) : (i32, i32) -> i32
      %21 = "arith.constant"() {value = 0 : i32} : () -> i32
      %22 = "arith.cmpi"(%20, %21) {predicate = 2 : i64} : (i32, i32) -> i1
      %23 = "arith.divsi"(%19, %8) : (i32, i32) -> i32
      %24 = "arith.extsi"(%22) : (i1) -> i32
      %25 = "arith.addi"(%23, %24) : (i32, i32) -> i32
      %26 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %27 = "llvm.getelementptr"(%26) {rawConstantIndices = array<i32: 32>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %28 = "arith.addi"(%15, %17) : (i32, i32) -> i32
      %29 = "arith.muli"(%28, %25) : (i32, i32) -> i32
      %30 = "arith.minsi"(%29, %1) : (i32, i32) -> i32
      %31 = "arith.muli"(%15, %25) : (i32, i32) -> i32
      %32 = "arith.extsi"(%16) : (i32) -> i64
      %33 = "arith.muli"(%32, %3) : (i64, i64) -> i64
      %34 = "llvm.getelementptr"(%0, %33) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %35 = "arith.addi"(%31, %9) : (i32, i32) -> i32
      %36 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
      %37 = "vector.extract"(%36) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %38 = "vector.extract"(%36) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %39 = "vector.extract"(%36) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %40 = "vector.extract"(%36) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %41 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %42, %43, %44, %45 = "scf.for"(%35, %30, %41, %37, %38, %39, %40) ({
      ^bb0(%46: i32, %47: f32, %48: f32, %49: f32, %50: f32):
        %51 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
        %52 = "vector.extract"(%51) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
        %53 = "vector.extract"(%51) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
        %54 = "vector.extract"(%51) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
        %55 = "vector.extract"(%51) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
        %56 = "vector.extract"(%51) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
        %57 = "vector.extract"(%51) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
        %58 = "vector.extract"(%51) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
        %59 = "vector.extract"(%51) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
        %60 = "vector.extract"(%51) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
        %61 = "vector.extract"(%51) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
        %62 = "vector.extract"(%51) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
        %63 = "vector.extract"(%51) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
        %64 = "vector.extract"(%51) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
        %65 = "vector.extract"(%51) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
        %66 = "vector.extract"(%51) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
        %67 = "vector.extract"(%51) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
        %68 = "arith.extsi"(%46) : (i32) -> i64
        %69 = "arith.constant"() {value = 4 : i64} : () -> i64
        %70 = "arith.muli"(%68, %69) : (i64, i64) -> i64
        %71 = "llvm.getelementptr"(%34, %70) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %72 = "arith.cmpi"(%46, %30) {predicate = 2 : i64} : (i32, i32) -> i1
        %73, %74, %75, %76 = "scf.if"(%72) ({
          %77 = "llvm.load"(%71) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %78 = "vector.extract"(%77) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %79 = "vector.extract"(%77) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %80 = "vector.extract"(%77) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %81 = "vector.extract"(%77) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%78, %79, %80, %81) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%52, %53, %54, %55) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %82 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %83 = "arith.constant"() {value = 256 : i32} : () -> i32
        %84 = "arith.addi"(%46, %83) : (i32, i32) -> i32
        %85 = "arith.cmpi"(%84, %30) {predicate = 2 : i64} : (i32, i32) -> i1
        %86, %87, %88, %89 = "scf.if"(%85) ({
          %90 = "llvm.load"(%82) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %91 = "vector.extract"(%90) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %92 = "vector.extract"(%90) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %93 = "vector.extract"(%90) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %94 = "vector.extract"(%90) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%91, %92, %93, %94) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%56, %57, %58, %59) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %95 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %96 = "arith.constant"() {value = 512 : i32} : () -> i32
        %97 = "arith.addi"(%46, %96) : (i32, i32) -> i32
        %98 = "arith.cmpi"(%97, %30) {predicate = 2 : i64} : (i32, i32) -> i1
        %99, %100, %101, %102 = "scf.if"(%98) ({
          %103 = "llvm.load"(%95) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %104 = "vector.extract"(%103) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %105 = "vector.extract"(%103) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %106 = "vector.extract"(%103) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %107 = "vector.extract"(%103) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%104, %105, %106, %107) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%60, %61, %62, %63) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %108 = "llvm.getelementptr"(%95) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %109 = "arith.constant"() {value = 768 : i32} : () -> i32
        %110 = "arith.addi"(%46, %109) : (i32, i32) -> i32
        %111 = "arith.cmpi"(%110, %30) {predicate = 2 : i64} : (i32, i32) -> i1
        %112, %113, %114, %115 = "scf.if"(%111) ({
          %116 = "llvm.load"(%108) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %117 = "vector.extract"(%116) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %118 = "vector.extract"(%116) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %119 = "vector.extract"(%116) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %120 = "vector.extract"(%116) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%117, %118, %119, %120) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%64, %65, %66, %67) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %121 = "vector.from_elements"(%47, %48, %49, %50) : (f32, f32, f32, f32) -> vector<4xf32>
        %122 = "vector.from_elements"(%73, %74, %75, %76) : (f32, f32, f32, f32) -> vector<4xf32>
        %123 = "arith.addf"(%121, %122) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %124 = "vector.extract"(%123) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %125 = "vector.extract"(%123) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %126 = "vector.extract"(%123) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %127 = "vector.extract"(%123) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %128 = "vector.from_elements"(%124, %125, %126, %127) : (f32, f32, f32, f32) -> vector<4xf32>
        %129 = "vector.from_elements"(%86, %87, %88, %89) : (f32, f32, f32, f32) -> vector<4xf32>
        %130 = "arith.addf"(%128, %129) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %131 = "vector.extract"(%130) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %132 = "vector.extract"(%130) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %133 = "vector.extract"(%130) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %134 = "vector.extract"(%130) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %135 = "vector.from_elements"(%131, %132, %133, %134) : (f32, f32, f32, f32) -> vector<4xf32>
        %136 = "vector.from_elements"(%99, %100, %101, %102) : (f32, f32, f32, f32) -> vector<4xf32>
        %137 = "arith.addf"(%135, %136) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %138 = "vector.extract"(%137) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %139 = "vector.extract"(%137) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %140 = "vector.extract"(%137) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %141 = "vector.extract"(%137) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %142 = "vector.from_elements"(%138, %139, %140, %141) : (f32, f32, f32, f32) -> vector<4xf32>
        %143 = "vector.from_elements"(%112, %113, %114, %115) : (f32, f32, f32, f32) -> vector<4xf32>
        %144 = "arith.addf"(%142, %143) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %145 = "vector.extract"(%144) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %146 = "vector.extract"(%144) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %147 = "vector.extract"(%144) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %148 = "vector.extract"(%144) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%145, %146, %147, %148) : (f32, f32, f32, f32) -> ()
      }) : (i32, i32, i32, f32, f32, f32, f32) -> (f32, f32, f32, f32)
      %149 = "vector.from_elements"(%42, %43, %44, %45) : (f32, f32, f32, f32) -> vector<4xf32>
      %150 = "vector.extract"(%149) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %151 = "vector.extract"(%149) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %152 = "arith.addf"(%150, %151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %153 = "vector.extract"(%149) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %154 = "vector.extract"(%149) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %155 = "arith.addf"(%153, %154) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %156 = "arith.addf"(%152, %155) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %157 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %158 = "arith.addf"(%156, %157) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %159 = "arith.constant"() {value = -1 : i32} : () -> i32
      %160 = "arith.constant"() {value = 16 : i32} : () -> i32
      %161 = "arith.constant"() {value = 31 : i32} : () -> i32
      %162 = "nvvm.shfl.sync"(%159, %158, %160, %161) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %163 = "arith.addf"(%158, %162) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %164 = "arith.constant"() {value = 8 : i32} : () -> i32
      %165 = "nvvm.shfl.sync"(%159, %163, %164, %161) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %166 = "arith.addf"(%163, %165) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %167 = "arith.constant"() {value = 4 : i32} : () -> i32
      %168 = "nvvm.shfl.sync"(%159, %166, %167, %161) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %169 = "arith.addf"(%166, %168) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %170 = "arith.constant"() {value = 2 : i32} : () -> i32
      %171 = "nvvm.shfl.sync"(%159, %169, %170, %161) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %172 = "arith.addf"(%169, %171) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %173 = "nvvm.shfl.sync"(%159, %172, %17, %161) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %174 = "arith.addf"(%172, %173) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %175 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %176 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %177 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %178 = "arith.constant"() {value = 32 : i32} : () -> i32
      %179 = "arith.remui"(%175, %178) : (i32, i32) -> i32
      %180 = "arith.cmpi"(%179, %21) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%180) ({
        %181 = "arith.divui"(%175, %178) : (i32, i32) -> i32
        %182 = "llvm.getelementptr"(%26, %181) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%174, %182) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %183 = "llvm.getelementptr"(%26) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %184 = "llvm.load"(%183) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %185 = "arith.addf"(%174, %184) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %186 = "llvm.getelementptr"(%26) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %187 = "llvm.load"(%186) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %188 = "arith.addf"(%185, %187) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %189 = "llvm.getelementptr"(%26) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %190 = "llvm.load"(%189) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %191 = "arith.addf"(%188, %190) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %192 = "llvm.getelementptr"(%26) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %193 = "llvm.load"(%192) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %194 = "arith.addf"(%191, %193) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %195 = "llvm.getelementptr"(%26) {rawConstantIndices = array<i32: 5>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %196 = "llvm.load"(%195) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %197 = "arith.addf"(%194, %196) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %198 = "llvm.getelementptr"(%26) {rawConstantIndices = array<i32: 6>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %199 = "llvm.load"(%198) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %200 = "arith.addf"(%197, %199) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %201 = "llvm.getelementptr"(%26) {rawConstantIndices = array<i32: 7>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %202 = "llvm.load"(%201) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %203 = "arith.addf"(%200, %202) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %204 = "arith.cmpi"(%8, %17) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%204) ({
        %205 = "arith.cmpi"(%9, %21) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%205) ({
          %206 = "arith.constant"() {value = 1.0 : f32} : () -> f32
          %207 = "arith.mulf"(%203, %206) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %208 = "arith.muli"(%32, %5) : (i64, i64) -> i64
          %209 = "llvm.getelementptr"(%4, %208) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%207, %209) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        %210 = "arith.muli"(%16, %8) : (i32, i32) -> i32
        %211 = "llvm.getelementptr"(%6, %210) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %212 = "arith.cmpi"(%9, %21) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%212) ({
          %213 = "arith.extsi"(%15) : (i32) -> i64
          %214 = "llvm.getelementptr"(%211, %213) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%203, %214) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %215 = "llvm.getelementptr"(%7, %16) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 0 : i32} : () -> ()
        %216 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %217 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %218 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %219 = "arith.cmpi"(%216, %21) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%219) ({
          "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
          %220 = "llvm.inline_asm"(%215, %18) {asm_string = "atom.relaxed.gpu.global.inc.u32 $0, [$1], $2;", constraints = "=r,l,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i32) -> i32
          %222 = "arith.extui"(%220) : (i32) -> i64
          %223 = "arith.extsi"(%18) : (i32) -> i64
          %224 = "arith.cmpi"(%222, %223) {predicate = 0 : i64} : (i64, i64) -> i1
          %225 = "arith.extui"(%224) : (i1) -> i32
          "llvm.store"(%225, %27) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 1 : i32} : () -> ()
        %226 = "llvm.load"(%27) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %227 = "arith.cmpi"(%226, %17) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%227) ({
          %228 = "arith.constant"() {value = dense<0.0> : vector<1xf32>} : () -> vector<1xf32>
          %229 = "vector.extract"(%228) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %230 = "arith.constant"() {value = 2048 : i32} : () -> i32
          %231 = "scf.for"(%9, %8, %230, %229) ({
          ^bb0(%232: i32, %233: f32):
            %234 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
            %235 = "vector.extract"(%234) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
            %236 = "vector.extract"(%234) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
            %237 = "vector.extract"(%234) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
            %238 = "vector.extract"(%234) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
            %239 = "vector.extract"(%234) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
            %240 = "vector.extract"(%234) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
            %241 = "vector.extract"(%234) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
            %242 = "vector.extract"(%234) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
            %243 = "arith.extsi"(%232) : (i32) -> i64
            %244 = "llvm.getelementptr"(%211, %243) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %245 = "arith.cmpi"(%232, %8) {predicate = 2 : i64} : (i32, i32) -> i1
            %246 = "scf.if"(%245) ({
              %247 = "llvm.load"(%244) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%247) : (f32) -> ()
            }, {
              "scf.yield"(%235) : (f32) -> ()
            }) : (i1) -> f32
            %248 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %249 = "arith.constant"() {value = 256 : i32} : () -> i32
            %250 = "arith.addi"(%232, %249) : (i32, i32) -> i32
            %251 = "arith.cmpi"(%250, %8) {predicate = 2 : i64} : (i32, i32) -> i1
            %252 = "scf.if"(%251) ({
              %253 = "llvm.load"(%248) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%253) : (f32) -> ()
            }, {
              "scf.yield"(%236) : (f32) -> ()
            }) : (i1) -> f32
            %254 = "llvm.getelementptr"(%248) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %255 = "arith.constant"() {value = 512 : i32} : () -> i32
            %256 = "arith.addi"(%232, %255) : (i32, i32) -> i32
            %257 = "arith.cmpi"(%256, %8) {predicate = 2 : i64} : (i32, i32) -> i1
            %258 = "scf.if"(%257) ({
              %259 = "llvm.load"(%254) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%259) : (f32) -> ()
            }, {
              "scf.yield"(%237) : (f32) -> ()
            }) : (i1) -> f32
            %260 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %261 = "arith.constant"() {value = 768 : i32} : () -> i32
            %262 = "arith.addi"(%232, %261) : (i32, i32) -> i32
            %263 = "arith.cmpi"(%262, %8) {predicate = 2 : i64} : (i32, i32) -> i1
            %264 = "scf.if"(%263) ({
              %265 = "llvm.load"(%260) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%265) : (f32) -> ()
            }, {
              "scf.yield"(%238) : (f32) -> ()
            }) : (i1) -> f32
            %266 = "llvm.getelementptr"(%260) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %267 = "arith.addi"(%232, %41) : (i32, i32) -> i32
            %268 = "arith.cmpi"(%267, %8) {predicate = 2 : i64} : (i32, i32) -> i1
            %269 = "scf.if"(%268) ({
              %270 = "llvm.load"(%266) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%270) : (f32) -> ()
            }, {
              "scf.yield"(%239) : (f32) -> ()
            }) : (i1) -> f32
            %271 = "llvm.getelementptr"(%266) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %272 = "arith.constant"() {value = 1280 : i32} : () -> i32
            %273 = "arith.addi"(%232, %272) : (i32, i32) -> i32
            %274 = "arith.cmpi"(%273, %8) {predicate = 2 : i64} : (i32, i32) -> i1
            %275 = "scf.if"(%274) ({
              %276 = "llvm.load"(%271) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%276) : (f32) -> ()
            }, {
              "scf.yield"(%240) : (f32) -> ()
            }) : (i1) -> f32
            %277 = "llvm.getelementptr"(%271) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %278 = "arith.constant"() {value = 1536 : i32} : () -> i32
            %279 = "arith.addi"(%232, %278) : (i32, i32) -> i32
            %280 = "arith.cmpi"(%279, %8) {predicate = 2 : i64} : (i32, i32) -> i1
            %281 = "scf.if"(%280) ({
              %282 = "llvm.load"(%277) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%282) : (f32) -> ()
            }, {
              "scf.yield"(%241) : (f32) -> ()
            }) : (i1) -> f32
            %283 = "llvm.getelementptr"(%277) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %284 = "arith.constant"() {value = 1792 : i32} : () -> i32
            %285 = "arith.addi"(%232, %284) : (i32, i32) -> i32
            %286 = "arith.cmpi"(%285, %8) {predicate = 2 : i64} : (i32, i32) -> i1
            %287 = "scf.if"(%286) ({
              %288 = "llvm.load"(%283) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%288) : (f32) -> ()
            }, {
              "scf.yield"(%242) : (f32) -> ()
            }) : (i1) -> f32
            %289 = "vector.from_elements"(%233) : (f32) -> vector<1xf32>
            %290 = "vector.from_elements"(%246) : (f32) -> vector<1xf32>
            %291 = "arith.addf"(%289, %290) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %292 = "vector.extract"(%291) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %293 = "vector.from_elements"(%292) : (f32) -> vector<1xf32>
            %294 = "vector.from_elements"(%252) : (f32) -> vector<1xf32>
            %295 = "arith.addf"(%293, %294) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %296 = "vector.extract"(%295) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %297 = "vector.from_elements"(%296) : (f32) -> vector<1xf32>
            %298 = "vector.from_elements"(%258) : (f32) -> vector<1xf32>
            %299 = "arith.addf"(%297, %298) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %300 = "vector.extract"(%299) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %301 = "vector.from_elements"(%300) : (f32) -> vector<1xf32>
            %302 = "vector.from_elements"(%264) : (f32) -> vector<1xf32>
            %303 = "arith.addf"(%301, %302) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %304 = "vector.extract"(%303) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %305 = "vector.from_elements"(%304) : (f32) -> vector<1xf32>
            %306 = "vector.from_elements"(%269) : (f32) -> vector<1xf32>
            %307 = "arith.addf"(%305, %306) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %308 = "vector.extract"(%307) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %309 = "vector.from_elements"(%308) : (f32) -> vector<1xf32>
            %310 = "vector.from_elements"(%275) : (f32) -> vector<1xf32>
            %311 = "arith.addf"(%309, %310) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %312 = "vector.extract"(%311) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %313 = "vector.from_elements"(%312) : (f32) -> vector<1xf32>
            %314 = "vector.from_elements"(%281) : (f32) -> vector<1xf32>
            %315 = "arith.addf"(%313, %314) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %316 = "vector.extract"(%315) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %317 = "vector.from_elements"(%316) : (f32) -> vector<1xf32>
            %318 = "vector.from_elements"(%287) : (f32) -> vector<1xf32>
            %319 = "arith.addf"(%317, %318) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %320 = "vector.extract"(%319) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            "scf.yield"(%320) : (f32) -> ()
          }) : (i32, i32, i32, f32) -> f32
          %321 = "vector.from_elements"(%231) : (f32) -> vector<1xf32>
          %322 = "vector.extract"(%321) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %323 = "arith.addf"(%322, %157) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %324 = "nvvm.shfl.sync"(%159, %323, %160, %161) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 2 : i32} : (i32, f32, i32, i32) -> f32
          %325 = "arith.addf"(%323, %324) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %326 = "nvvm.shfl.sync"(%159, %325, %164, %161) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 3 : i32} : (i32, f32, i32, i32) -> f32
          %327 = "arith.addf"(%325, %326) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %328 = "nvvm.shfl.sync"(%159, %327, %167, %161) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 4 : i32} : (i32, f32, i32, i32) -> f32
          %329 = "arith.addf"(%327, %328) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %330 = "nvvm.shfl.sync"(%159, %329, %170, %161) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 5 : i32} : (i32, f32, i32, i32) -> f32
          %331 = "arith.addf"(%329, %330) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %332 = "nvvm.shfl.sync"(%159, %331, %17, %161) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 6 : i32} : (i32, f32, i32, i32) -> f32
          %333 = "arith.addf"(%331, %332) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %334 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %335 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %336 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %337 = "arith.remui"(%334, %178) : (i32, i32) -> i32
          %338 = "arith.cmpi"(%337, %21) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%338) ({
            %339 = "arith.divui"(%334, %178) : (i32, i32) -> i32
            %340 = "llvm.getelementptr"(%26, %339) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%333, %340) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 7 : i32} : () -> ()
          %341 = "llvm.load"(%183) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %342 = "arith.addf"(%333, %341) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %343 = "llvm.load"(%186) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %344 = "arith.addf"(%342, %343) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %345 = "llvm.load"(%189) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %346 = "arith.addf"(%344, %345) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %347 = "llvm.load"(%192) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %348 = "arith.addf"(%346, %347) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %349 = "llvm.load"(%195) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %350 = "arith.addf"(%348, %349) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %351 = "llvm.load"(%198) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %352 = "arith.addf"(%350, %351) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %353 = "llvm.load"(%201) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %354 = "arith.addf"(%352, %353) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          "scf.if"(%212) ({
            %355 = "arith.constant"() {value = 1.0 : f32} : () -> f32
            %356 = "arith.mulf"(%354, %355) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %357 = "arith.muli"(%32, %5) : (i64, i64) -> i64
            %358 = "llvm.getelementptr"(%4, %357) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%356, %358) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "reduce_long_rows", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64):
      %6 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %7 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %8 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %12 = "arith.constant"() {value = 8 : i32} : () -> i32
      %13 = "arith.muli"(%9, %12) : (i32, i32) -> i32
      %14 = "arith.constant"() {value = 32 : i32} : () -> i32
      %15 = "arith.divui"(%6, %14) : (i32, i32) -> i32
      %16 = "arith.addi"(%13, %15) : (i32, i32) -> i32
      %17 = "arith.constant"() {value = 1 : i32} : () -> i32
      %18 = "arith.subi"(%2, %17) : (i32, i32) -> i32
      %19 = "arith.minsi"(%16, %18) : (i32, i32) -> i32
      %20 = "arith.remui"(%6, %14) : (i32, i32) -> i32
      %21 = "arith.extsi"(%19) : (i32) -> i64
      %22 = "arith.muli"(%21, %3) : (i64, i64) -> i64
      %23 = "llvm.getelementptr"(%0, %22) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %24 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
      %25 = "vector.extract"(%24) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %26 = "vector.extract"(%24) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %27 = "vector.extract"(%24) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %28 = "vector.extract"(%24) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %29 = "arith.constant"() {value = 128 : i32} : () -> i32
      %30, %31, %32, %33 = "scf.for"(%20, %1, %29, %25, %26, %27, %28) ({
      ^bb0(%34: i32, %35: f32, %36: f32, %37: f32, %38: f32):
        %39 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
        %40 = "vector.extract"(%39) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
        %41 = "vector.extract"(%39) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
        %42 = "vector.extract"(%39) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
        %43 = "vector.extract"(%39) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
        %44 = "vector.extract"(%39) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
        %45 = "vector.extract"(%39) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
        %46 = "vector.extract"(%39) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
        %47 = "vector.extract"(%39) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
        %48 = "vector.extract"(%39) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
        %49 = "vector.extract"(%39) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
        %50 = "vector.extract"(%39) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
        %51 = "vector.extract"(%39) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
        %52 = "vector.extract"(%39) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
        %53 = "vector.extract"(%39) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
        %54 = "vector.extract"(%39) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
        %55 = "vector.extract"(%39) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
        %56 = "arith.extsi"(%34) : (i32) -> i64
        %57 = "arith.constant"() {value = 4 : i64} : () -> i64
        %58 = "arith.muli"(%56, %57) : (i64, i64) -> i64
        %59 = "llvm.getelementptr"(%23, %58) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %60 = "arith.cmpi"(%34, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %61, %62, %63, %64 = "scf.if"(%60) ({
          %65 = "llvm.load"(%59) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %66 = "vector.extract"(%65) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %67 = "vector.extract"(%65) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %68 = "vector.extract"(%65) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %69 = "vector.extract"(%65) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%66, %67, %68, %69) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%40, %41, %42, %43) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %70 = "llvm.getelementptr"(%59) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %71 = "arith.addi"(%34, %14) : (i32, i32) -> i32
        %72 = "arith.cmpi"(%71, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %73, %74, %75, %76 = "scf.if"(%72) ({
          %77 = "llvm.load"(%70) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %78 = "vector.extract"(%77) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %79 = "vector.extract"(%77) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %80 = "vector.extract"(%77) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %81 = "vector.extract"(%77) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%78, %79, %80, %81) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%44, %45, %46, %47) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %82 = "llvm.getelementptr"(%70) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %83 = "arith.constant"() {value = 64 : i32} : () -> i32
        %84 = "arith.addi"(%34, %83) : (i32, i32) -> i32
        %85 = "arith.cmpi"(%84, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %86, %87, %88, %89 = "scf.if"(%85) ({
          %90 = "llvm.load"(%82) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %91 = "vector.extract"(%90) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %92 = "vector.extract"(%90) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %93 = "vector.extract"(%90) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %94 = "vector.extract"(%90) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%91, %92, %93, %94) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%48, %49, %50, %51) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %95 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %96 = "arith.constant"() {value = 96 : i32} : () -> i32
        %97 = "arith.addi"(%34, %96) : (i32, i32) -> i32
        %98 = "arith.cmpi"(%97, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %99, %100, %101, %102 = "scf.if"(%98) ({
          %103 = "llvm.load"(%95) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %104 = "vector.extract"(%103) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %105 = "vector.extract"(%103) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %106 = "vector.extract"(%103) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %107 = "vector.extract"(%103) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%104, %105, %106, %107) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%52, %53, %54, %55) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %108 = "vector.from_elements"(%35, %36, %37, %38) : (f32, f32, f32, f32) -> vector<4xf32>
        %109 = "vector.from_elements"(%61, %62, %63, %64) : (f32, f32, f32, f32) -> vector<4xf32>
        %110 = "arith.addf"(%108, %109) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %111 = "vector.extract"(%110) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %112 = "vector.extract"(%110) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %113 = "vector.extract"(%110) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %114 = "vector.extract"(%110) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %115 = "vector.from_elements"(%111, %112, %113, %114) : (f32, f32, f32, f32) -> vector<4xf32>
        %116 = "vector.from_elements"(%73, %74, %75, %76) : (f32, f32, f32, f32) -> vector<4xf32>
        %117 = "arith.addf"(%115, %116) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %118 = "vector.extract"(%117) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %119 = "vector.extract"(%117) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %120 = "vector.extract"(%117) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %121 = "vector.extract"(%117) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %122 = "vector.from_elements"(%118, %119, %120, %121) : (f32, f32, f32, f32) -> vector<4xf32>
        %123 = "vector.from_elements"(%86, %87, %88, %89) : (f32, f32, f32, f32) -> vector<4xf32>
        %124 = "arith.addf"(%122, %123) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %125 = "vector.extract"(%124) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %126 = "vector.extract"(%124) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %127 = "vector.extract"(%124) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %128 = "vector.extract"(%124) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %129 = "vector.from_elements"(%125, %126, %127, %128) : (f32, f32, f32, f32) -> vector<4xf32>
        %130 = "vector.from_elements"(%99, %100, %101, %102) : (f32, f32, f32, f32) -> vector<4xf32>
        %131 = "arith.addf"(%129, %130) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %132 = "vector.extract"(%131) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %133 = "vector.extract"(%131) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %134 = "vector.extract"(%131) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %135 = "vector.extract"(%131) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%132, %133, %134, %135) : (f32, f32, f32, f32) -> ()
      }) : (i32, i32, i32, f32, f32, f32, f32) -> (f32, f32, f32, f32)
      %136 = "arith.constant"() {value = 0 : i32} : () -> i32
      %137 = "vector.from_elements"(%30, %31, %32, %33) : (f32, f32, f32, f32) -> vector<4xf32>
      %138 = "vector.extract"(%137) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %139 = "vector.extract"(%137) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %140 = "arith.addf"(%138, %139) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %141 = "vector.extract"(%137) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %142 = "vector.extract"(%137) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %143 = "arith.addf"(%141, %142) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %144 = "arith.addf"(%140, %143) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %145 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %146 = "arith.addf"(%144, %145) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %147 = "arith.constant"() {value = -1 : i32} : () -> i32
      %148 = "arith.constant"() {value = 16 : i32} : () -> i32
      %149 = "arith.constant"() {value = 31 : i32} : () -> i32
      %150 = "nvvm.shfl.sync"(%147, %146, %148, %149) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %151 = "arith.addf"(%146, %150) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %152 = "nvvm.shfl.sync"(%147, %151, %12, %149) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %153 = "arith.addf"(%151, %152) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %154 = "arith.constant"() {value = 4 : i32} : () -> i32
      %155 = "nvvm.shfl.sync"(%147, %153, %154, %149) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %156 = "arith.addf"(%153, %155) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %157 = "arith.constant"() {value = 2 : i32} : () -> i32
      %158 = "nvvm.shfl.sync"(%147, %156, %157, %149) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %159 = "arith.addf"(%156, %158) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %160 = "nvvm.shfl.sync"(%147, %159, %17, %149) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %161 = "arith.addf"(%159, %160) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %162 = "arith.cmpi"(%20, %136) {predicate = 0 : i64} : (i32, i32) -> i1
      %163 = "arith.cmpi"(%16, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %164 = "arith.andi"(%162, %163) : (i1, i1) -> i1
      "scf.if"(%164) ({
        %165 = "arith.constant"() {value = 1.0 : f32} : () -> f32
        %166 = "arith.mulf"(%161, %165) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %167 = "arith.extsi"(%16) : (i32) -> i64
        %168 = "arith.muli"(%167, %5) : (i64, i64) -> i64
        %169 = "llvm.getelementptr"(%4, %168) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%166, %169) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "reduce_rows", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64):
      %6 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %7 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %8 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %12 = "arith.constant"() {value = 128 : i32} : () -> i32
      %13 = "arith.muli"(%9, %12) : (i32, i32) -> i32
      %14 = "arith.constant"() {value = 8 : i32} : () -> i32
      %15 = "arith.divui"(%6, %14) : (i32, i32) -> i32
      %16 = "arith.addi"(%13, %15) : (i32, i32) -> i32
      %17 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %18 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %19 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %20 = "arith.muli"(%17, %12) : (i32, i32) -> i32
      %21 = "arith.addi"(%20, %15) : (i32, i32) -> i32
      %22 = "arith.constant"() {value = 32 : i32} : () -> i32
      %23 = "arith.addi"(%21, %22) : (i32, i32) -> i32
      %24 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %25 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %26 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %27 = "arith.muli"(%24, %12) : (i32, i32) -> i32
      %28 = "arith.addi"(%27, %15) : (i32, i32) -> i32
      %29 = "arith.constant"() {value = 64 : i32} : () -> i32
      %30 = "arith.addi"(%28, %29) : (i32, i32) -> i32
      %31 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %32 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %33 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %34 = "arith.muli"(%31, %12) : (i32, i32) -> i32
      %35 = "arith.addi"(%34, %15) : (i32, i32) -> i32
      %36 = "arith.constant"() {value = 96 : i32} : () -> i32
      %37 = "arith.addi"(%35, %36) : (i32, i32) -> i32
      %38 = "arith.constant"() {value = 1 : i32} : () -> i32
      %39 = "arith.subi"(%2, %38) : (i32, i32) -> i32
      %40 = "arith.minsi"(%16, %39) : (i32, i32) -> i32
      %41 = "arith.extsi"(%40) : (i32) -> i64
      %42 = "arith.muli"(%41, %3) : (i64, i64) -> i64
      %43 = "llvm.getelementptr"(%0, %42) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %44 = "arith.minsi"(%23, %39) : (i32, i32) -> i32
      %45 = "arith.extsi"(%44) : (i32) -> i64
      %46 = "arith.muli"(%45, %3) : (i64, i64) -> i64
      %47 = "llvm.getelementptr"(%0, %46) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %48 = "arith.minsi"(%30, %39) : (i32, i32) -> i32
      %49 = "arith.extsi"(%48) : (i32) -> i64
      %50 = "arith.muli"(%49, %3) : (i64, i64) -> i64
      %51 = "llvm.getelementptr"(%0, %50) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %52 = "arith.minsi"(%37, %39) : (i32, i32) -> i32
      %53 = "arith.extsi"(%52) : (i32) -> i64
      %54 = "arith.muli"(%53, %3) : (i64, i64) -> i64
      %55 = "llvm.getelementptr"(%0, %54) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %56 = "arith.remui"(%6, %14) : (i32, i32) -> i32
      %57 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
      %58 = "vector.extract"(%57) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %59 = "vector.extract"(%57) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %60 = "vector.extract"(%57) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %61 = "vector.extract"(%57) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77 = "scf.for"(%56, %1, %14, %58, %59, %60, %61, %58, %59, %60, %61, %58, %59, %60, %61, %58, %59, %60, %61) ({
      ^bb0(%78: i32, %79: f32, %80: f32, %81: f32, %82: f32, %83: f32, %84: f32, %85: f32, %86: f32, %87: f32, %88: f32, %89: f32, %90: f32, %91: f32, %92: f32, %93: f32, %94: f32):
        %95 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
        %96 = "vector.extract"(%95) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
        %97 = "vector.extract"(%95) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
        %98 = "vector.extract"(%95) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
        %99 = "vector.extract"(%95) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
        %100 = "vector.extract"(%95) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
        %101 = "vector.extract"(%95) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
        %102 = "vector.extract"(%95) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
        %103 = "vector.extract"(%95) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
        %104 = "vector.extract"(%95) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
        %105 = "vector.extract"(%95) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
        %106 = "vector.extract"(%95) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
        %107 = "vector.extract"(%95) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
        %108 = "vector.extract"(%95) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
        %109 = "vector.extract"(%95) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
        %110 = "vector.extract"(%95) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
        %111 = "vector.extract"(%95) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
        %112 = "arith.extsi"(%78) : (i32) -> i64
        %113 = "arith.constant"() {value = 4 : i64} : () -> i64
        %114 = "arith.muli"(%112, %113) : (i64, i64) -> i64
        %115 = "llvm.getelementptr"(%43, %114) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %116 = "llvm.getelementptr"(%47, %114) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %117 = "llvm.getelementptr"(%51, %114) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %118 = "llvm.getelementptr"(%55, %114) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %119 = "arith.cmpi"(%78, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %120, %121, %122, %123, %124, %125, %126, %127, %128, %129, %130, %131, %132, %133, %134, %135 = "scf.if"(%119) ({
          %136 = "llvm.load"(%115) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %137 = "vector.extract"(%136) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %138 = "vector.extract"(%136) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %139 = "vector.extract"(%136) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %140 = "vector.extract"(%136) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %141 = "llvm.load"(%116) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %142 = "vector.extract"(%141) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %143 = "vector.extract"(%141) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %144 = "vector.extract"(%141) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %145 = "vector.extract"(%141) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %146 = "llvm.load"(%117) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %147 = "vector.extract"(%146) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %148 = "vector.extract"(%146) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %149 = "vector.extract"(%146) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %150 = "vector.extract"(%146) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %151 = "llvm.load"(%118) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %152 = "vector.extract"(%151) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %153 = "vector.extract"(%151) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %154 = "vector.extract"(%151) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %155 = "vector.extract"(%151) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%137, %138, %139, %140, %142, %143, %144, %145, %147, %148, %149, %150, %152, %153, %154, %155) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
        %156 = "vector.from_elements"(%79, %80, %81, %82) : (f32, f32, f32, f32) -> vector<4xf32>
        %157 = "vector.from_elements"(%120, %121, %122, %123) : (f32, f32, f32, f32) -> vector<4xf32>
        %158 = "arith.addf"(%156, %157) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %159 = "vector.extract"(%158) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %160 = "vector.extract"(%158) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %161 = "vector.extract"(%158) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %162 = "vector.extract"(%158) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %163 = "vector.from_elements"(%83, %84, %85, %86) : (f32, f32, f32, f32) -> vector<4xf32>
        %164 = "vector.from_elements"(%124, %125, %126, %127) : (f32, f32, f32, f32) -> vector<4xf32>
        %165 = "arith.addf"(%163, %164) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %166 = "vector.extract"(%165) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %167 = "vector.extract"(%165) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %168 = "vector.extract"(%165) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %169 = "vector.extract"(%165) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %170 = "vector.from_elements"(%87, %88, %89, %90) : (f32, f32, f32, f32) -> vector<4xf32>
        %171 = "vector.from_elements"(%128, %129, %130, %131) : (f32, f32, f32, f32) -> vector<4xf32>
        %172 = "arith.addf"(%170, %171) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %173 = "vector.extract"(%172) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %174 = "vector.extract"(%172) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %175 = "vector.extract"(%172) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %176 = "vector.extract"(%172) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %177 = "vector.from_elements"(%91, %92, %93, %94) : (f32, f32, f32, f32) -> vector<4xf32>
        %178 = "vector.from_elements"(%132, %133, %134, %135) : (f32, f32, f32, f32) -> vector<4xf32>
        %179 = "arith.addf"(%177, %178) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %180 = "vector.extract"(%179) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %181 = "vector.extract"(%179) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %182 = "vector.extract"(%179) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %183 = "vector.extract"(%179) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%159, %160, %161, %162, %166, %167, %168, %169, %173, %174, %175, %176, %180, %181, %182, %183) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      %184 = "arith.constant"() {value = 0 : i32} : () -> i32
      %185 = "vector.from_elements"(%62, %63, %64, %65) : (f32, f32, f32, f32) -> vector<4xf32>
      %186 = "vector.extract"(%185) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %187 = "vector.extract"(%185) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %188 = "arith.addf"(%186, %187) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %189 = "vector.extract"(%185) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %190 = "vector.extract"(%185) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %191 = "arith.addf"(%189, %190) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %192 = "arith.addf"(%188, %191) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %193 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %194 = "arith.addf"(%192, %193) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %195 = "arith.constant"() {value = -1 : i32} : () -> i32
      %196 = "arith.constant"() {value = 4 : i32} : () -> i32
      %197 = "arith.constant"() {value = 31 : i32} : () -> i32
      %198 = "nvvm.shfl.sync"(%195, %194, %196, %197) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %199 = "arith.addf"(%194, %198) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %200 = "arith.constant"() {value = 2 : i32} : () -> i32
      %201 = "nvvm.shfl.sync"(%195, %199, %200, %197) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %202 = "arith.addf"(%199, %201) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %203 = "nvvm.shfl.sync"(%195, %202, %38, %197) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %204 = "arith.addf"(%202, %203) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %205 = "arith.cmpi"(%56, %184) {predicate = 0 : i64} : (i32, i32) -> i1
      %206 = "arith.cmpi"(%16, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %207 = "arith.andi"(%205, %206) : (i1, i1) -> i1
      "scf.if"(%207) ({
        %208 = "arith.constant"() {value = 1.0 : f32} : () -> f32
        %209 = "arith.mulf"(%204, %208) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %210 = "arith.extsi"(%16) : (i32) -> i64
        %211 = "arith.muli"(%210, %5) : (i64, i64) -> i64
        %212 = "llvm.getelementptr"(%4, %211) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%209, %212) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %213 = "vector.from_elements"(%66, %67, %68, %69) : (f32, f32, f32, f32) -> vector<4xf32>
      %214 = "vector.extract"(%213) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %215 = "vector.extract"(%213) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %216 = "arith.addf"(%214, %215) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %217 = "vector.extract"(%213) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %218 = "vector.extract"(%213) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %219 = "arith.addf"(%217, %218) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %220 = "arith.addf"(%216, %219) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %221 = "arith.addf"(%220, %193) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %222 = "nvvm.shfl.sync"(%195, %221, %196, %197) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %223 = "arith.addf"(%221, %222) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %224 = "nvvm.shfl.sync"(%195, %223, %200, %197) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %225 = "arith.addf"(%223, %224) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %226 = "nvvm.shfl.sync"(%195, %225, %38, %197) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %227 = "arith.addf"(%225, %226) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %228 = "arith.cmpi"(%23, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %229 = "arith.andi"(%205, %228) : (i1, i1) -> i1
      "scf.if"(%229) ({
        %230 = "arith.constant"() {value = 1.0 : f32} : () -> f32
        %231 = "arith.mulf"(%227, %230) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %232 = "arith.extsi"(%23) : (i32) -> i64
        %233 = "arith.muli"(%232, %5) : (i64, i64) -> i64
        %234 = "llvm.getelementptr"(%4, %233) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%231, %234) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %235 = "vector.from_elements"(%70, %71, %72, %73) : (f32, f32, f32, f32) -> vector<4xf32>
      %236 = "vector.extract"(%235) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %237 = "vector.extract"(%235) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %238 = "arith.addf"(%236, %237) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %239 = "vector.extract"(%235) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %240 = "vector.extract"(%235) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %241 = "arith.addf"(%239, %240) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %242 = "arith.addf"(%238, %241) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %243 = "arith.addf"(%242, %193) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %244 = "nvvm.shfl.sync"(%195, %243, %196, %197) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %245 = "arith.addf"(%243, %244) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %246 = "nvvm.shfl.sync"(%195, %245, %200, %197) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %247 = "arith.addf"(%245, %246) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %248 = "nvvm.shfl.sync"(%195, %247, %38, %197) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %249 = "arith.addf"(%247, %248) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %250 = "arith.cmpi"(%30, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %251 = "arith.andi"(%205, %250) : (i1, i1) -> i1
      "scf.if"(%251) ({
        %252 = "arith.constant"() {value = 1.0 : f32} : () -> f32
        %253 = "arith.mulf"(%249, %252) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %254 = "arith.extsi"(%30) : (i32) -> i64
        %255 = "arith.muli"(%254, %5) : (i64, i64) -> i64
        %256 = "llvm.getelementptr"(%4, %255) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%253, %256) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %257 = "vector.from_elements"(%74, %75, %76, %77) : (f32, f32, f32, f32) -> vector<4xf32>
      %258 = "vector.extract"(%257) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %259 = "vector.extract"(%257) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %260 = "arith.addf"(%258, %259) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %261 = "vector.extract"(%257) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %262 = "vector.extract"(%257) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %263 = "arith.addf"(%261, %262) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %264 = "arith.addf"(%260, %263) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %265 = "arith.addf"(%264, %193) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %266 = "nvvm.shfl.sync"(%195, %265, %196, %197) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %267 = "arith.addf"(%265, %266) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %268 = "nvvm.shfl.sync"(%195, %267, %200, %197) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %269 = "arith.addf"(%267, %268) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %270 = "nvvm.shfl.sync"(%195, %269, %38, %197) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %271 = "arith.addf"(%269, %270) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %272 = "arith.cmpi"(%37, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %273 = "arith.andi"(%205, %272) : (i1, i1) -> i1
      "scf.if"(%273) ({
        %274 = "arith.constant"() {value = 1.0 : f32} : () -> f32
        %275 = "arith.mulf"(%271, %274) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %276 = "arith.extsi"(%37) : (i32) -> i64
        %277 = "arith.muli"(%276, %5) : (i64, i64) -> i64
        %278 = "llvm.getelementptr"(%4, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%275, %278) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "reduce_short_rows", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64):
      %6 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %7 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %8 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %12 = "arith.constant"() {value = 32 : i32} : () -> i32
      %13 = "arith.muli"(%9, %12) : (i32, i32) -> i32
      %14 = "arith.constant"() {value = 8 : i32} : () -> i32
      %15 = "arith.divui"(%6, %14) : (i32, i32) -> i32
      %16 = "arith.addi"(%13, %15) : (i32, i32) -> i32
      %17 = "arith.constant"() {value = 1 : i32} : () -> i32
      %18 = "arith.subi"(%2, %17) : (i32, i32) -> i32
      %19 = "arith.minsi"(%16, %18) : (i32, i32) -> i32
      %20 = "arith.remui"(%6, %14) : (i32, i32) -> i32
      %21 = "arith.extsi"(%19) : (i32) -> i64
      %22 = "arith.muli"(%21, %3) : (i64, i64) -> i64
      %23 = "llvm.getelementptr"(%0, %22) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %24 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
      %25 = "vector.extract"(%24) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %26 = "vector.extract"(%24) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %27 = "vector.extract"(%24) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %28 = "vector.extract"(%24) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %29, %30, %31, %32 = "scf.for"(%20, %1, %12, %25, %26, %27, %28) ({
      ^bb0(%33: i32, %34: f32, %35: f32, %36: f32, %37: f32):
        %38 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
        %39 = "vector.extract"(%38) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
        %40 = "vector.extract"(%38) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
        %41 = "vector.extract"(%38) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
        %42 = "vector.extract"(%38) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
        %43 = "vector.extract"(%38) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
        %44 = "vector.extract"(%38) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
        %45 = "vector.extract"(%38) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
        %46 = "vector.extract"(%38) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
        %47 = "vector.extract"(%38) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
        %48 = "vector.extract"(%38) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
        %49 = "vector.extract"(%38) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
        %50 = "vector.extract"(%38) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
        %51 = "vector.extract"(%38) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
        %52 = "vector.extract"(%38) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
        %53 = "vector.extract"(%38) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
        %54 = "vector.extract"(%38) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
        %55 = "arith.extsi"(%33) : (i32) -> i64
        %56 = "arith.constant"() {value = 4 : i64} : () -> i64
        %57 = "arith.muli"(%55, %56) : (i64, i64) -> i64
        %58 = "llvm.getelementptr"(%23, %57) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %59 = "arith.cmpi"(%33, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %60, %61, %62, %63 = "scf.if"(%59) ({
          %64 = "llvm.load"(%58) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %65 = "vector.extract"(%64) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %66 = "vector.extract"(%64) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %67 = "vector.extract"(%64) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %68 = "vector.extract"(%64) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%65, %66, %67, %68) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%39, %40, %41, %42) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %69 = "llvm.getelementptr"(%58) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %70 = "arith.addi"(%33, %14) : (i32, i32) -> i32
        %71 = "arith.cmpi"(%70, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %72, %73, %74, %75 = "scf.if"(%71) ({
          %76 = "llvm.load"(%69) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %77 = "vector.extract"(%76) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %78 = "vector.extract"(%76) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %79 = "vector.extract"(%76) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %80 = "vector.extract"(%76) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%77, %78, %79, %80) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%43, %44, %45, %46) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %81 = "llvm.getelementptr"(%69) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %82 = "arith.constant"() {value = 16 : i32} : () -> i32
        %83 = "arith.addi"(%33, %82) : (i32, i32) -> i32
        %84 = "arith.cmpi"(%83, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %85, %86, %87, %88 = "scf.if"(%84) ({
          %89 = "llvm.load"(%81) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %90 = "vector.extract"(%89) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %91 = "vector.extract"(%89) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %92 = "vector.extract"(%89) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %93 = "vector.extract"(%89) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%90, %91, %92, %93) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%47, %48, %49, %50) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %94 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %95 = "arith.constant"() {value = 24 : i32} : () -> i32
        %96 = "arith.addi"(%33, %95) : (i32, i32) -> i32
        %97 = "arith.cmpi"(%96, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %98, %99, %100, %101 = "scf.if"(%97) ({
          %102 = "llvm.load"(%94) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %103 = "vector.extract"(%102) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %104 = "vector.extract"(%102) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %105 = "vector.extract"(%102) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %106 = "vector.extract"(%102) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%103, %104, %105, %106) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%51, %52, %53, %54) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %107 = "vector.from_elements"(%34, %35, %36, %37) : (f32, f32, f32, f32) -> vector<4xf32>
        %108 = "vector.from_elements"(%60, %61, %62, %63) : (f32, f32, f32, f32) -> vector<4xf32>
        %109 = "arith.addf"(%107, %108) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %110 = "vector.extract"(%109) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %111 = "vector.extract"(%109) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %112 = "vector.extract"(%109) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %113 = "vector.extract"(%109) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %114 = "vector.from_elements"(%110, %111, %112, %113) : (f32, f32, f32, f32) -> vector<4xf32>
        %115 = "vector.from_elements"(%72, %73, %74, %75) : (f32, f32, f32, f32) -> vector<4xf32>
        %116 = "arith.addf"(%114, %115) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %117 = "vector.extract"(%116) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %118 = "vector.extract"(%116) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %119 = "vector.extract"(%116) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %120 = "vector.extract"(%116) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %121 = "vector.from_elements"(%117, %118, %119, %120) : (f32, f32, f32, f32) -> vector<4xf32>
        %122 = "vector.from_elements"(%85, %86, %87, %88) : (f32, f32, f32, f32) -> vector<4xf32>
        %123 = "arith.addf"(%121, %122) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %124 = "vector.extract"(%123) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %125 = "vector.extract"(%123) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %126 = "vector.extract"(%123) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %127 = "vector.extract"(%123) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %128 = "vector.from_elements"(%124, %125, %126, %127) : (f32, f32, f32, f32) -> vector<4xf32>
        %129 = "vector.from_elements"(%98, %99, %100, %101) : (f32, f32, f32, f32) -> vector<4xf32>
        %130 = "arith.addf"(%128, %129) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %131 = "vector.extract"(%130) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %132 = "vector.extract"(%130) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %133 = "vector.extract"(%130) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %134 = "vector.extract"(%130) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%131, %132, %133, %134) : (f32, f32, f32, f32) -> ()
      }) : (i32, i32, i32, f32, f32, f32, f32) -> (f32, f32, f32, f32)
      %135 = "arith.constant"() {value = 31 : i32} : () -> i32
      %136 = "arith.constant"() {value = 0 : i32} : () -> i32
      %137 = "vector.from_elements"(%29, %30, %31, %32) : (f32, f32, f32, f32) -> vector<4xf32>
      %138 = "vector.extract"(%137) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %139 = "vector.extract"(%137) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %140 = "arith.addf"(%138, %139) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %141 = "vector.extract"(%137) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %142 = "vector.extract"(%137) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %143 = "arith.addf"(%141, %142) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %144 = "arith.addf"(%140, %143) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %145 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %146 = "arith.addf"(%144, %145) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %147 = "arith.constant"() {value = -1 : i32} : () -> i32
      %148 = "arith.constant"() {value = 4 : i32} : () -> i32
      %149 = "nvvm.shfl.sync"(%147, %146, %148, %135) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %150 = "arith.addf"(%146, %149) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %151 = "arith.constant"() {value = 2 : i32} : () -> i32
      %152 = "nvvm.shfl.sync"(%147, %150, %151, %135) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %153 = "arith.addf"(%150, %152) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %154 = "nvvm.shfl.sync"(%147, %153, %17, %135) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %155 = "arith.addf"(%153, %154) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %156 = "arith.cmpi"(%20, %136) {predicate = 0 : i64} : (i32, i32) -> i1
      %157 = "arith.cmpi"(%16, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %158 = "arith.andi"(%156, %157) : (i1, i1) -> i1
      "scf.if"(%158) ({
        %159 = "arith.constant"() {value = 1.0 : f32} : () -> f32
        %160 = "arith.mulf"(%155, %159) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %161 = "arith.extsi"(%16) : (i32) -> i64
        %162 = "arith.muli"(%161, %5) : (i64, i64) -> i64
        %163 = "llvm.getelementptr"(%4, %162) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%160, %163) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "reduce_rows_1", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64):
      %6 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %7 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %8 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %12 = "arith.constant"() {value = 256 : i32} : () -> i32
      %13 = "arith.muli"(%9, %12) : (i32, i32) -> i32
      %14 = "arith.addi"(%13, %6) : (i32, i32) -> i32
      %15 = "arith.constant"() {value = 1 : i32} : () -> i32
      %16 = "arith.subi"(%2, %15) : (i32, i32) -> i32
      %17 = "arith.minsi"(%14, %16) : (i32, i32) -> i32
      %18 = "arith.remui"(%6, %15) : (i32, i32) -> i32
      %19 = "arith.extsi"(%17) : (i32) -> i64
      %20 = "arith.muli"(%19, %3) : (i64, i64) -> i64
      %21 = "llvm.getelementptr"(%0, %20) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %22 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
      %23 = "vector.extract"(%22) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %24 = "vector.extract"(%22) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %25 = "vector.extract"(%22) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %26 = "vector.extract"(%22) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %27 = "arith.constant"() {value = 4 : i32} : () -> i32
      %28, %29, %30, %31 = "scf.for"(%18, %1, %27, %23, %24, %25, %26) ({
      ^bb0(%32: i32, %33: f32, %34: f32, %35: f32, %36: f32):
        %37 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
        %38 = "vector.extract"(%37) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
        %39 = "vector.extract"(%37) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
        %40 = "vector.extract"(%37) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
        %41 = "vector.extract"(%37) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
        %42 = "vector.extract"(%37) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
        %43 = "vector.extract"(%37) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
        %44 = "vector.extract"(%37) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
        %45 = "vector.extract"(%37) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
        %46 = "vector.extract"(%37) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
        %47 = "vector.extract"(%37) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
        %48 = "vector.extract"(%37) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
        %49 = "vector.extract"(%37) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
        %50 = "vector.extract"(%37) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
        %51 = "vector.extract"(%37) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
        %52 = "vector.extract"(%37) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
        %53 = "vector.extract"(%37) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
        %54 = "arith.extsi"(%32) : (i32) -> i64
        %55 = "arith.constant"() {value = 4 : i64} : () -> i64
        %56 = "arith.muli"(%54, %55) : (i64, i64) -> i64
        %57 = "llvm.getelementptr"(%21, %56) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %58 = "arith.cmpi"(%32, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %59, %60, %61, %62 = "scf.if"(%58) ({
          %63 = "llvm.load"(%57) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %64 = "vector.extract"(%63) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %65 = "vector.extract"(%63) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %66 = "vector.extract"(%63) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %67 = "vector.extract"(%63) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%64, %65, %66, %67) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%38, %39, %40, %41) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %68 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %69 = "arith.addi"(%32, %15) : (i32, i32) -> i32
        %70 = "arith.cmpi"(%69, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %71, %72, %73, %74 = "scf.if"(%70) ({
          %75 = "llvm.load"(%68) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %76 = "vector.extract"(%75) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %77 = "vector.extract"(%75) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %78 = "vector.extract"(%75) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %79 = "vector.extract"(%75) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%76, %77, %78, %79) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%42, %43, %44, %45) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %80 = "llvm.getelementptr"(%68) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %81 = "arith.constant"() {value = 2 : i32} : () -> i32
        %82 = "arith.addi"(%32, %81) : (i32, i32) -> i32
        %83 = "arith.cmpi"(%82, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %84, %85, %86, %87 = "scf.if"(%83) ({
          %88 = "llvm.load"(%80) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %89 = "vector.extract"(%88) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %90 = "vector.extract"(%88) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %91 = "vector.extract"(%88) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %92 = "vector.extract"(%88) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%89, %90, %91, %92) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%46, %47, %48, %49) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %93 = "llvm.getelementptr"(%80) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %94 = "arith.constant"() {value = 3 : i32} : () -> i32
        %95 = "arith.addi"(%32, %94) : (i32, i32) -> i32
        %96 = "arith.cmpi"(%95, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %97, %98, %99, %100 = "scf.if"(%96) ({
          %101 = "llvm.load"(%93) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %102 = "vector.extract"(%101) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %103 = "vector.extract"(%101) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %104 = "vector.extract"(%101) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %105 = "vector.extract"(%101) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%102, %103, %104, %105) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%50, %51, %52, %53) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %106 = "vector.from_elements"(%33, %34, %35, %36) : (f32, f32, f32, f32) -> vector<4xf32>
        %107 = "vector.from_elements"(%59, %60, %61, %62) : (f32, f32, f32, f32) -> vector<4xf32>
        %108 = "arith.addf"(%106, %107) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %109 = "vector.extract"(%108) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %110 = "vector.extract"(%108) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %111 = "vector.extract"(%108) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %112 = "vector.extract"(%108) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %113 = "vector.from_elements"(%109, %110, %111, %112) : (f32, f32, f32, f32) -> vector<4xf32>
        %114 = "vector.from_elements"(%71, %72, %73, %74) : (f32, f32, f32, f32) -> vector<4xf32>
        %115 = "arith.addf"(%113, %114) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %116 = "vector.extract"(%115) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %117 = "vector.extract"(%115) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %118 = "vector.extract"(%115) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %119 = "vector.extract"(%115) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %120 = "vector.from_elements"(%116, %117, %118, %119) : (f32, f32, f32, f32) -> vector<4xf32>
        %121 = "vector.from_elements"(%84, %85, %86, %87) : (f32, f32, f32, f32) -> vector<4xf32>
        %122 = "arith.addf"(%120, %121) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %123 = "vector.extract"(%122) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %124 = "vector.extract"(%122) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %125 = "vector.extract"(%122) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %126 = "vector.extract"(%122) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %127 = "vector.from_elements"(%123, %124, %125, %126) : (f32, f32, f32, f32) -> vector<4xf32>
        %128 = "vector.from_elements"(%97, %98, %99, %100) : (f32, f32, f32, f32) -> vector<4xf32>
        %129 = "arith.addf"(%127, %128) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %130 = "vector.extract"(%129) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %131 = "vector.extract"(%129) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %132 = "vector.extract"(%129) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %133 = "vector.extract"(%129) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%130, %131, %132, %133) : (f32, f32, f32, f32) -> ()
      }) : (i32, i32, i32, f32, f32, f32, f32) -> (f32, f32, f32, f32)
      %134 = "arith.constant"() {value = 0 : i32} : () -> i32
      %135 = "vector.from_elements"(%28, %29, %30, %31) : (f32, f32, f32, f32) -> vector<4xf32>
      %136 = "vector.extract"(%135) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %137 = "vector.extract"(%135) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %138 = "arith.addf"(%136, %137) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %139 = "vector.extract"(%135) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %140 = "vector.extract"(%135) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %141 = "arith.addf"(%139, %140) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %142 = "arith.addf"(%138, %141) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %143 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %144 = "arith.addf"(%142, %143) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %145 = "arith.cmpi"(%18, %134) {predicate = 0 : i64} : (i32, i32) -> i1
      %146 = "arith.cmpi"(%14, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %147 = "arith.andi"(%145, %146) : (i1, i1) -> i1
      "scf.if"(%147) ({
        %148 = "arith.constant"() {value = 1.0 : f32} : () -> f32
        %149 = "arith.mulf"(%144, %148) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %150 = "arith.extsi"(%14) : (i32) -> i64
        %151 = "arith.muli"(%150, %5) : (i64, i64) -> i64
        %152 = "llvm.getelementptr"(%4, %151) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%149, %152) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "reduce_rows_2", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64, %7: !llvm.ptr<1>, %8: !llvm.ptr<1>, %9: i32):
      %10 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %16 = "arith.remui"(%13, %9) : (i32, i32) -> i32
      %17 = "arith.divui"(%13, %9) : (i32, i32) -> i32
      %18 = "arith.constant"() {value = 1 : i32} : () -> i32
      %19 = "arith.subi"(%9, %18) : (i32, i32) -> i32
      %20 = "arith.addi"(%1, %19) : (i32, i32) -> i32
      %21 = "arith.remsi"(%20, %9) : (i32, i32) -> i32
      %22 = "arith.constant"() {value = 0 : i32} : () -> i32
      %23 = "arith.cmpi"(%21, %22) {predicate = 2 : i64} : (i32, i32) -> i1
      %24 = "arith.divsi"(%20, %9) : (i32, i32) -> i32
      %25 = "arith.extsi"(%23) : (i1) -> i32
      %26 = "arith.addi"(%24, %25) : (i32, i32) -> i32
      %27 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %28 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 32>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %29 = "arith.addi"(%16, %18) : (i32, i32) -> i32
      %30 = "arith.muli"(%29, %26) : (i32, i32) -> i32
      %31 = "arith.minsi"(%30, %1) : (i32, i32) -> i32
      %32 = "arith.muli"(%16, %26) : (i32, i32) -> i32
      %33 = "arith.extsi"(%17) : (i32) -> i64
      %34 = "arith.muli"(%33, %4) : (i64, i64) -> i64
      %35 = "arith.extsi"(%32) : (i32) -> i64
      %36 = "arith.addi"(%34, %35) : (i64, i64) -> i64
      %37 = "arith.extsi"(%31) : (i32) -> i64
      %38 = "arith.addi"(%34, %37) : (i64, i64) -> i64
      %39 = "arith.constant"() {value = 3 : i64} : () -> i64
      %40 = "arith.addi"(%36, %39) : (i64, i64) -> i64
      %41 = "arith.constant"() {value = 2 : i64} : () -> i64
      %42 = "arith.shrsi"(%40, %41) : (i64, i64) -> i64
      %43 = "arith.constant"() {value = 4 : i64} : () -> i64
      %44 = "arith.muli"(%42, %43) : (i64, i64) -> i64
      %45 = "arith.minsi"(%44, %38) : (i64, i64) -> i64
      %46 = "arith.shrsi"(%38, %41) : (i64, i64) -> i64
      %47 = "arith.muli"(%46, %43) : (i64, i64) -> i64
      %48 = "arith.maxsi"(%47, %45) : (i64, i64) -> i64
      %49 = "arith.shrsi"(%48, %41) : (i64, i64) -> i64
      %50 = "arith.shrsi"(%45, %41) : (i64, i64) -> i64
      %51 = "arith.extsi"(%10) : (i32) -> i64
      %52 = "arith.addi"(%50, %51) : (i64, i64) -> i64
      %53 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
      %54 = "vector.extract"(%53) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %55 = "vector.extract"(%53) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %56 = "vector.extract"(%53) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %57 = "vector.extract"(%53) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %58 = "arith.constant"() {value = 1024 : i64} : () -> i64
      %59, %60, %61, %62 = "scf.for"(%52, %49, %58, %54, %55, %56, %57) ({
      ^bb0(%63: i64, %64: f32, %65: f32, %66: f32, %67: f32):
        %68 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
        %69 = "vector.extract"(%68) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
        %70 = "vector.extract"(%68) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
        %71 = "vector.extract"(%68) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
        %72 = "vector.extract"(%68) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
        %73 = "vector.extract"(%68) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
        %74 = "vector.extract"(%68) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
        %75 = "vector.extract"(%68) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
        %76 = "vector.extract"(%68) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
        %77 = "vector.extract"(%68) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
        %78 = "vector.extract"(%68) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
        %79 = "vector.extract"(%68) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
        %80 = "vector.extract"(%68) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
        %81 = "vector.extract"(%68) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
        %82 = "vector.extract"(%68) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
        %83 = "vector.extract"(%68) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
        %84 = "vector.extract"(%68) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
        %85 = "arith.muli"(%63, %43) : (i64, i64) -> i64
        %86 = "llvm.getelementptr"(%0, %85) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %87 = "arith.cmpi"(%63, %49) {predicate = 2 : i64} : (i64, i64) -> i1
        %88, %89, %90, %91 = "scf.if"(%87) ({
          %92 = "llvm.load"(%86) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %93 = "vector.extract"(%92) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %94 = "vector.extract"(%92) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %95 = "vector.extract"(%92) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %96 = "vector.extract"(%92) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%93, %94, %95, %96) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%69, %70, %71, %72) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %97 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %98 = "arith.constant"() {value = 256 : i64} : () -> i64
        %99 = "arith.addi"(%63, %98) : (i64, i64) -> i64
        %100 = "arith.cmpi"(%99, %49) {predicate = 2 : i64} : (i64, i64) -> i1
        %101, %102, %103, %104 = "scf.if"(%100) ({
          %105 = "llvm.load"(%97) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %106 = "vector.extract"(%105) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %107 = "vector.extract"(%105) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %108 = "vector.extract"(%105) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %109 = "vector.extract"(%105) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%106, %107, %108, %109) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%73, %74, %75, %76) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %110 = "llvm.getelementptr"(%97) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %111 = "arith.constant"() {value = 512 : i64} : () -> i64
        %112 = "arith.addi"(%63, %111) : (i64, i64) -> i64
        %113 = "arith.cmpi"(%112, %49) {predicate = 2 : i64} : (i64, i64) -> i1
        %114, %115, %116, %117 = "scf.if"(%113) ({
          %118 = "llvm.load"(%110) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %119 = "vector.extract"(%118) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %120 = "vector.extract"(%118) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %121 = "vector.extract"(%118) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %122 = "vector.extract"(%118) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%119, %120, %121, %122) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%77, %78, %79, %80) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %123 = "llvm.getelementptr"(%110) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %124 = "arith.constant"() {value = 768 : i64} : () -> i64
        %125 = "arith.addi"(%63, %124) : (i64, i64) -> i64
        %126 = "arith.cmpi"(%125, %49) {predicate = 2 : i64} : (i64, i64) -> i1
        %127, %128, %129, %130 = "scf.if"(%126) ({
          %131 = "llvm.load"(%123) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %132 = "vector.extract"(%131) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %133 = "vector.extract"(%131) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %134 = "vector.extract"(%131) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %135 = "vector.extract"(%131) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%132, %133, %134, %135) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%81, %82, %83, %84) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %136 = "vector.from_elements"(%64, %65, %66, %67) : (f32, f32, f32, f32) -> vector<4xf32>
        %137 = "vector.from_elements"(%88, %89, %90, %91) : (f32, f32, f32, f32) -> vector<4xf32>
        %138 = "arith.addf"(%136, %137) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %139 = "vector.extract"(%138) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %140 = "vector.extract"(%138) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %141 = "vector.extract"(%138) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %142 = "vector.extract"(%138) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %143 = "vector.from_elements"(%139, %140, %141, %142) : (f32, f32, f32, f32) -> vector<4xf32>
        %144 = "vector.from_elements"(%101, %102, %103, %104) : (f32, f32, f32, f32) -> vector<4xf32>
        %145 = "arith.addf"(%143, %144) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %146 = "vector.extract"(%145) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %147 = "vector.extract"(%145) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %148 = "vector.extract"(%145) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %149 = "vector.extract"(%145) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %150 = "vector.from_elements"(%146, %147, %148, %149) : (f32, f32, f32, f32) -> vector<4xf32>
        %151 = "vector.from_elements"(%114, %115, %116, %117) : (f32, f32, f32, f32) -> vector<4xf32>
        %152 = "arith.addf"(%150, %151) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %153 = "vector.extract"(%152) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %154 = "vector.extract"(%152) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %155 = "vector.extract"(%152) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %156 = "vector.extract"(%152) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %157 = "vector.from_elements"(%153, %154, %155, %156) : (f32, f32, f32, f32) -> vector<4xf32>
        %158 = "vector.from_elements"(%127, %128, %129, %130) : (f32, f32, f32, f32) -> vector<4xf32>
        %159 = "arith.addf"(%157, %158) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %160 = "vector.extract"(%159) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %161 = "vector.extract"(%159) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %162 = "vector.extract"(%159) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %163 = "vector.extract"(%159) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%160, %161, %162, %163) : (f32, f32, f32, f32) -> ()
      }) : (i64, i64, i64, f32, f32, f32, f32) -> (f32, f32, f32, f32)
      %164 = "arith.addi"(%36, %51) : (i64, i64) -> i64
      %165 = "arith.cmpi"(%164, %45) {predicate = 2 : i64} : (i64, i64) -> i1
      %166 = "scf.if"(%165) ({
        %167 = "llvm.getelementptr"(%0, %36) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %168 = "llvm.getelementptr"(%167, %10) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %169 = "llvm.load"(%168) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %170 = "arith.addf"(%59, %169) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "scf.yield"(%170) : (f32) -> ()
      }, {
        "scf.yield"(%59) : (f32) -> ()
      }) : (i1) -> f32
      %171 = "arith.addi"(%48, %51) : (i64, i64) -> i64
      %172 = "arith.cmpi"(%171, %38) {predicate = 2 : i64} : (i64, i64) -> i1
      %173 = "scf.if"(%172) ({
        %174 = "llvm.getelementptr"(%0, %48) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %175 = "llvm.getelementptr"(%174, %10) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %176 = "llvm.load"(%175) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %177 = "arith.addf"(%166, %176) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "scf.yield"(%177) : (f32) -> ()
      }, {
        "scf.yield"(%166) : (f32) -> ()
      }) : (i1) -> f32
      %178 = "vector.from_elements"(%173, %60, %61, %62) : (f32, f32, f32, f32) -> vector<4xf32>
      %179 = "vector.extract"(%178) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %180 = "vector.extract"(%178) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %181 = "arith.addf"(%179, %180) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %182 = "vector.extract"(%178) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %183 = "vector.extract"(%178) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %184 = "arith.addf"(%182, %183) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %185 = "arith.addf"(%181, %184) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %186 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %187 = "arith.addf"(%185, %186) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %188 = "arith.constant"() {value = -1 : i32} : () -> i32
      %189 = "arith.constant"() {value = 16 : i32} : () -> i32
      %190 = "arith.constant"() {value = 31 : i32} : () -> i32
      %191 = "nvvm.shfl.sync"(%188, %187, %189, %190) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %192 = "arith.addf"(%187, %191) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %193 = "arith.constant"() {value = 8 : i32} : () -> i32
      %194 = "nvvm.shfl.sync"(%188, %192, %193, %190) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %195 = "arith.addf"(%192, %194) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %196 = "arith.constant"() {value = 4 : i32} : () -> i32
      %197 = "nvvm.shfl.sync"(%188, %195, %196, %190) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %198 = "arith.addf"(%195, %197) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %199 = "arith.constant"() {value = 2 : i32} : () -> i32
      %200 = "nvvm.shfl.sync"(%188, %198, %199, %190) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %201 = "arith.addf"(%198, %200) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %202 = "nvvm.shfl.sync"(%188, %201, %18, %190) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %203 = "arith.addf"(%201, %202) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %204 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %205 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %206 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %207 = "arith.constant"() {value = 32 : i32} : () -> i32
      %208 = "arith.remui"(%204, %207) : (i32, i32) -> i32
      %209 = "arith.cmpi"(%208, %22) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%209) ({
        %210 = "arith.divui"(%204, %207) : (i32, i32) -> i32
        %211 = "llvm.getelementptr"(%27, %210) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%203, %211) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %212 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %213 = "llvm.load"(%212) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %214 = "arith.addf"(%203, %213) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %215 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %216 = "llvm.load"(%215) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %217 = "arith.addf"(%214, %216) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %218 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %219 = "llvm.load"(%218) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %220 = "arith.addf"(%217, %219) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %221 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %222 = "llvm.load"(%221) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %223 = "arith.addf"(%220, %222) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %224 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 5>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %225 = "llvm.load"(%224) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %226 = "arith.addf"(%223, %225) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %227 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 6>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %228 = "llvm.load"(%227) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %229 = "arith.addf"(%226, %228) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %230 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 7>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %231 = "llvm.load"(%230) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %232 = "arith.addf"(%229, %231) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %233 = "arith.cmpi"(%9, %18) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%233) ({
        %234 = "arith.cmpi"(%10, %22) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%234) ({
          %235 = "arith.constant"() {value = 1.0 : f32} : () -> f32
          %236 = "arith.mulf"(%232, %235) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %237 = "arith.muli"(%33, %6) : (i64, i64) -> i64
          %238 = "llvm.getelementptr"(%5, %237) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%236, %238) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        %239 = "arith.muli"(%17, %9) : (i32, i32) -> i32
        %240 = "llvm.getelementptr"(%7, %239) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %241 = "arith.cmpi"(%10, %22) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%241) ({
          %242 = "arith.extsi"(%16) : (i32) -> i64
          %243 = "llvm.getelementptr"(%240, %242) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%232, %243) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %244 = "llvm.getelementptr"(%8, %17) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 0 : i32} : () -> ()
        %245 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %246 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %247 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %248 = "arith.cmpi"(%245, %22) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%248) ({
          "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
          %249 = "llvm.inline_asm"(%244, %19) {asm_string = "atom.relaxed.gpu.global.inc.u32 $0, [$1], $2;", constraints = "=r,l,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i32) -> i32
          %251 = "arith.extui"(%249) : (i32) -> i64
          %252 = "arith.extsi"(%19) : (i32) -> i64
          %253 = "arith.cmpi"(%251, %252) {predicate = 0 : i64} : (i64, i64) -> i1
          %254 = "arith.extui"(%253) : (i1) -> i32
          "llvm.store"(%254, %28) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 1 : i32} : () -> ()
        %255 = "llvm.load"(%28) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %256 = "arith.cmpi"(%255, %18) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%256) ({
          %257 = "arith.constant"() {value = dense<0.0> : vector<1xf32>} : () -> vector<1xf32>
          %258 = "vector.extract"(%257) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %259 = "arith.constant"() {value = 2048 : i32} : () -> i32
          %260 = "scf.for"(%10, %9, %259, %258) ({
          ^bb0(%261: i32, %262: f32):
            %263 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
            %264 = "vector.extract"(%263) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
            %265 = "vector.extract"(%263) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
            %266 = "vector.extract"(%263) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
            %267 = "vector.extract"(%263) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
            %268 = "vector.extract"(%263) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
            %269 = "vector.extract"(%263) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
            %270 = "vector.extract"(%263) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
            %271 = "vector.extract"(%263) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
            %272 = "arith.extsi"(%261) : (i32) -> i64
            %273 = "llvm.getelementptr"(%240, %272) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %274 = "arith.cmpi"(%261, %9) {predicate = 2 : i64} : (i32, i32) -> i1
            %275 = "scf.if"(%274) ({
              %276 = "llvm.load"(%273) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%276) : (f32) -> ()
            }, {
              "scf.yield"(%264) : (f32) -> ()
            }) : (i1) -> f32
            %277 = "llvm.getelementptr"(%273) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %278 = "arith.constant"() {value = 256 : i32} : () -> i32
            %279 = "arith.addi"(%261, %278) : (i32, i32) -> i32
            %280 = "arith.cmpi"(%279, %9) {predicate = 2 : i64} : (i32, i32) -> i1
            %281 = "scf.if"(%280) ({
              %282 = "llvm.load"(%277) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%282) : (f32) -> ()
            }, {
              "scf.yield"(%265) : (f32) -> ()
            }) : (i1) -> f32
            %283 = "llvm.getelementptr"(%277) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %284 = "arith.constant"() {value = 512 : i32} : () -> i32
            %285 = "arith.addi"(%261, %284) : (i32, i32) -> i32
            %286 = "arith.cmpi"(%285, %9) {predicate = 2 : i64} : (i32, i32) -> i1
            %287 = "scf.if"(%286) ({
              %288 = "llvm.load"(%283) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%288) : (f32) -> ()
            }, {
              "scf.yield"(%266) : (f32) -> ()
            }) : (i1) -> f32
            %289 = "llvm.getelementptr"(%283) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %290 = "arith.constant"() {value = 768 : i32} : () -> i32
            %291 = "arith.addi"(%261, %290) : (i32, i32) -> i32
            %292 = "arith.cmpi"(%291, %9) {predicate = 2 : i64} : (i32, i32) -> i1
            %293 = "scf.if"(%292) ({
              %294 = "llvm.load"(%289) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%294) : (f32) -> ()
            }, {
              "scf.yield"(%267) : (f32) -> ()
            }) : (i1) -> f32
            %295 = "llvm.getelementptr"(%289) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %296 = "arith.constant"() {value = 1024 : i32} : () -> i32
            %297 = "arith.addi"(%261, %296) : (i32, i32) -> i32
            %298 = "arith.cmpi"(%297, %9) {predicate = 2 : i64} : (i32, i32) -> i1
            %299 = "scf.if"(%298) ({
              %300 = "llvm.load"(%295) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%300) : (f32) -> ()
            }, {
              "scf.yield"(%268) : (f32) -> ()
            }) : (i1) -> f32
            %301 = "llvm.getelementptr"(%295) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %302 = "arith.constant"() {value = 1280 : i32} : () -> i32
            %303 = "arith.addi"(%261, %302) : (i32, i32) -> i32
            %304 = "arith.cmpi"(%303, %9) {predicate = 2 : i64} : (i32, i32) -> i1
            %305 = "scf.if"(%304) ({
              %306 = "llvm.load"(%301) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%306) : (f32) -> ()
            }, {
              "scf.yield"(%269) : (f32) -> ()
            }) : (i1) -> f32
            %307 = "llvm.getelementptr"(%301) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %308 = "arith.constant"() {value = 1536 : i32} : () -> i32
            %309 = "arith.addi"(%261, %308) : (i32, i32) -> i32
            %310 = "arith.cmpi"(%309, %9) {predicate = 2 : i64} : (i32, i32) -> i1
            %311 = "scf.if"(%310) ({
              %312 = "llvm.load"(%307) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%312) : (f32) -> ()
            }, {
              "scf.yield"(%270) : (f32) -> ()
            }) : (i1) -> f32
            %313 = "llvm.getelementptr"(%307) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %314 = "arith.constant"() {value = 1792 : i32} : () -> i32
            %315 = "arith.addi"(%261, %314) : (i32, i32) -> i32
            %316 = "arith.cmpi"(%315, %9) {predicate = 2 : i64} : (i32, i32) -> i1
            %317 = "scf.if"(%316) ({
              %318 = "llvm.load"(%313) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%318) : (f32) -> ()
            }, {
              "scf.yield"(%271) : (f32) -> ()
            }) : (i1) -> f32
            %319 = "vector.from_elements"(%262) : (f32) -> vector<1xf32>
            %320 = "vector.from_elements"(%275) : (f32) -> vector<1xf32>
            %321 = "arith.addf"(%319, %320) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %322 = "vector.extract"(%321) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %323 = "vector.from_elements"(%322) : (f32) -> vector<1xf32>
            %324 = "vector.from_elements"(%281) : (f32) -> vector<1xf32>
            %325 = "arith.addf"(%323, %324) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %326 = "vector.extract"(%325) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %327 = "vector.from_elements"(%326) : (f32) -> vector<1xf32>
            %328 = "vector.from_elements"(%287) : (f32) -> vector<1xf32>
            %329 = "arith.addf"(%327, %328) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %330 = "vector.extract"(%329) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %331 = "vector.from_elements"(%330) : (f32) -> vector<1xf32>
            %332 = "vector.from_elements"(%293) : (f32) -> vector<1xf32>
            %333 = "arith.addf"(%331, %332) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %334 = "vector.extract"(%333) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %335 = "vector.from_elements"(%334) : (f32) -> vector<1xf32>
            %336 = "vector.from_elements"(%299) : (f32) -> vector<1xf32>
            %337 = "arith.addf"(%335, %336) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %338 = "vector.extract"(%337) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %339 = "vector.from_elements"(%338) : (f32) -> vector<1xf32>
            %340 = "vector.from_elements"(%305) : (f32) -> vector<1xf32>
            %341 = "arith.addf"(%339, %340) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %342 = "vector.extract"(%341) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %343 = "vector.from_elements"(%342) : (f32) -> vector<1xf32>
            %344 = "vector.from_elements"(%311) : (f32) -> vector<1xf32>
            %345 = "arith.addf"(%343, %344) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %346 = "vector.extract"(%345) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %347 = "vector.from_elements"(%346) : (f32) -> vector<1xf32>
            %348 = "vector.from_elements"(%317) : (f32) -> vector<1xf32>
            %349 = "arith.addf"(%347, %348) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %350 = "vector.extract"(%349) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            "scf.yield"(%350) : (f32) -> ()
          }) : (i32, i32, i32, f32) -> f32
          %351 = "vector.from_elements"(%260) : (f32) -> vector<1xf32>
          %352 = "vector.extract"(%351) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %353 = "arith.addf"(%352, %186) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %354 = "nvvm.shfl.sync"(%188, %353, %189, %190) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 2 : i32} : (i32, f32, i32, i32) -> f32
          %355 = "arith.addf"(%353, %354) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %356 = "nvvm.shfl.sync"(%188, %355, %193, %190) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 3 : i32} : (i32, f32, i32, i32) -> f32
          %357 = "arith.addf"(%355, %356) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %358 = "nvvm.shfl.sync"(%188, %357, %196, %190) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 4 : i32} : (i32, f32, i32, i32) -> f32
          %359 = "arith.addf"(%357, %358) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %360 = "nvvm.shfl.sync"(%188, %359, %199, %190) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 5 : i32} : (i32, f32, i32, i32) -> f32
          %361 = "arith.addf"(%359, %360) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %362 = "nvvm.shfl.sync"(%188, %361, %18, %190) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 6 : i32} : (i32, f32, i32, i32) -> f32
          %363 = "arith.addf"(%361, %362) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %364 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %365 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %366 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %367 = "arith.remui"(%364, %207) : (i32, i32) -> i32
          %368 = "arith.cmpi"(%367, %22) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%368) ({
            %369 = "arith.divui"(%364, %207) : (i32, i32) -> i32
            %370 = "llvm.getelementptr"(%27, %369) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%363, %370) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 7 : i32} : () -> ()
          %371 = "llvm.load"(%212) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %372 = "arith.addf"(%363, %371) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %373 = "llvm.load"(%215) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %374 = "arith.addf"(%372, %373) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %375 = "llvm.load"(%218) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %376 = "arith.addf"(%374, %375) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %377 = "llvm.load"(%221) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %378 = "arith.addf"(%376, %377) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %379 = "llvm.load"(%224) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %380 = "arith.addf"(%378, %379) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %381 = "llvm.load"(%227) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %382 = "arith.addf"(%380, %381) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %383 = "llvm.load"(%230) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %384 = "arith.addf"(%382, %383) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          "scf.if"(%241) ({
            %385 = "arith.constant"() {value = 1.0 : f32} : () -> f32
            %386 = "arith.mulf"(%384, %385) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %387 = "arith.muli"(%33, %6) : (i64, i64) -> i64
            %388 = "llvm.getelementptr"(%5, %387) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%386, %388) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "reduce_long_rows_1", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64):
      %7 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %8 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %13 = "arith.constant"() {value = 8 : i32} : () -> i32
      %14 = "arith.muli"(%10, %13) : (i32, i32) -> i32
      %15 = "arith.constant"() {value = 32 : i32} : () -> i32
      %16 = "arith.divui"(%7, %15) : (i32, i32) -> i32
      %17 = "arith.addi"(%14, %16) : (i32, i32) -> i32
      %18 = "arith.constant"() {value = 1 : i32} : () -> i32
      %19 = "arith.subi"(%2, %18) : (i32, i32) -> i32
      %20 = "arith.minsi"(%17, %19) : (i32, i32) -> i32
      %21 = "arith.remui"(%7, %15) : (i32, i32) -> i32
      %22 = "arith.extsi"(%20) : (i32) -> i64
      %23 = "arith.muli"(%22, %4) : (i64, i64) -> i64
      %24 = "arith.extsi"(%1) : (i32) -> i64
      %25 = "arith.addi"(%23, %24) : (i64, i64) -> i64
      %26 = "arith.constant"() {value = 3 : i64} : () -> i64
      %27 = "arith.addi"(%23, %26) : (i64, i64) -> i64
      %28 = "arith.constant"() {value = 4 : i64} : () -> i64
      %29 = "arith.divui"(%27, %28) : (i64, i64) -> i64
      %30 = "arith.muli"(%29, %28) : (i64, i64) -> i64
      %31 = "arith.minsi"(%30, %25) : (i64, i64) -> i64
      %32 = "arith.divui"(%25, %28) : (i64, i64) -> i64
      %33 = "arith.muli"(%32, %28) : (i64, i64) -> i64
      %34 = "arith.maxsi"(%33, %31) : (i64, i64) -> i64
      %35 = "arith.divui"(%34, %28) : (i64, i64) -> i64
      %36 = "arith.divui"(%31, %28) : (i64, i64) -> i64
      %37 = "arith.extsi"(%21) : (i32) -> i64
      %38 = "arith.addi"(%36, %37) : (i64, i64) -> i64
      %39 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
      %40 = "vector.extract"(%39) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %41 = "vector.extract"(%39) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %42 = "vector.extract"(%39) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %43 = "vector.extract"(%39) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %44 = "arith.constant"() {value = 128 : i64} : () -> i64
      %45, %46, %47, %48 = "scf.for"(%38, %35, %44, %40, %41, %42, %43) ({
      ^bb0(%49: i64, %50: f32, %51: f32, %52: f32, %53: f32):
        %54 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
        %55 = "vector.extract"(%54) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
        %56 = "vector.extract"(%54) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
        %57 = "vector.extract"(%54) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
        %58 = "vector.extract"(%54) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
        %59 = "vector.extract"(%54) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
        %60 = "vector.extract"(%54) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
        %61 = "vector.extract"(%54) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
        %62 = "vector.extract"(%54) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
        %63 = "vector.extract"(%54) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
        %64 = "vector.extract"(%54) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
        %65 = "vector.extract"(%54) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
        %66 = "vector.extract"(%54) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
        %67 = "vector.extract"(%54) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
        %68 = "vector.extract"(%54) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
        %69 = "vector.extract"(%54) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
        %70 = "vector.extract"(%54) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
        %71 = "arith.muli"(%49, %28) : (i64, i64) -> i64
        %72 = "llvm.getelementptr"(%0, %71) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %73 = "arith.cmpi"(%49, %35) {predicate = 2 : i64} : (i64, i64) -> i1
        %74, %75, %76, %77 = "scf.if"(%73) ({
          %78 = "llvm.load"(%72) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %79 = "vector.extract"(%78) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %80 = "vector.extract"(%78) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %81 = "vector.extract"(%78) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %82 = "vector.extract"(%78) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%79, %80, %81, %82) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%55, %56, %57, %58) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %83 = "llvm.getelementptr"(%72) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %84 = "arith.constant"() {value = 32 : i64} : () -> i64
        %85 = "arith.addi"(%49, %84) : (i64, i64) -> i64
        %86 = "arith.cmpi"(%85, %35) {predicate = 2 : i64} : (i64, i64) -> i1
        %87, %88, %89, %90 = "scf.if"(%86) ({
          %91 = "llvm.load"(%83) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %92 = "vector.extract"(%91) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %93 = "vector.extract"(%91) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %94 = "vector.extract"(%91) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %95 = "vector.extract"(%91) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%92, %93, %94, %95) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%59, %60, %61, %62) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %96 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %97 = "arith.constant"() {value = 64 : i64} : () -> i64
        %98 = "arith.addi"(%49, %97) : (i64, i64) -> i64
        %99 = "arith.cmpi"(%98, %35) {predicate = 2 : i64} : (i64, i64) -> i1
        %100, %101, %102, %103 = "scf.if"(%99) ({
          %104 = "llvm.load"(%96) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %105 = "vector.extract"(%104) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %106 = "vector.extract"(%104) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %107 = "vector.extract"(%104) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %108 = "vector.extract"(%104) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%105, %106, %107, %108) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%63, %64, %65, %66) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %109 = "llvm.getelementptr"(%96) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %110 = "arith.constant"() {value = 96 : i64} : () -> i64
        %111 = "arith.addi"(%49, %110) : (i64, i64) -> i64
        %112 = "arith.cmpi"(%111, %35) {predicate = 2 : i64} : (i64, i64) -> i1
        %113, %114, %115, %116 = "scf.if"(%112) ({
          %117 = "llvm.load"(%109) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %118 = "vector.extract"(%117) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %119 = "vector.extract"(%117) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %120 = "vector.extract"(%117) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %121 = "vector.extract"(%117) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%118, %119, %120, %121) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%67, %68, %69, %70) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %122 = "vector.from_elements"(%50, %51, %52, %53) : (f32, f32, f32, f32) -> vector<4xf32>
        %123 = "vector.from_elements"(%74, %75, %76, %77) : (f32, f32, f32, f32) -> vector<4xf32>
        %124 = "arith.addf"(%122, %123) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %125 = "vector.extract"(%124) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %126 = "vector.extract"(%124) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %127 = "vector.extract"(%124) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %128 = "vector.extract"(%124) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %129 = "vector.from_elements"(%125, %126, %127, %128) : (f32, f32, f32, f32) -> vector<4xf32>
        %130 = "vector.from_elements"(%87, %88, %89, %90) : (f32, f32, f32, f32) -> vector<4xf32>
        %131 = "arith.addf"(%129, %130) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %132 = "vector.extract"(%131) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %133 = "vector.extract"(%131) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %134 = "vector.extract"(%131) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %135 = "vector.extract"(%131) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %136 = "vector.from_elements"(%132, %133, %134, %135) : (f32, f32, f32, f32) -> vector<4xf32>
        %137 = "vector.from_elements"(%100, %101, %102, %103) : (f32, f32, f32, f32) -> vector<4xf32>
        %138 = "arith.addf"(%136, %137) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %139 = "vector.extract"(%138) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %140 = "vector.extract"(%138) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %141 = "vector.extract"(%138) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %142 = "vector.extract"(%138) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %143 = "vector.from_elements"(%139, %140, %141, %142) : (f32, f32, f32, f32) -> vector<4xf32>
        %144 = "vector.from_elements"(%113, %114, %115, %116) : (f32, f32, f32, f32) -> vector<4xf32>
        %145 = "arith.addf"(%143, %144) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %146 = "vector.extract"(%145) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %147 = "vector.extract"(%145) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %148 = "vector.extract"(%145) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %149 = "vector.extract"(%145) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%146, %147, %148, %149) : (f32, f32, f32, f32) -> ()
      }) : (i64, i64, i64, f32, f32, f32, f32) -> (f32, f32, f32, f32)
      %150 = "arith.addi"(%23, %37) : (i64, i64) -> i64
      %151 = "arith.cmpi"(%150, %31) {predicate = 2 : i64} : (i64, i64) -> i1
      %152 = "scf.if"(%151) ({
        %153 = "llvm.getelementptr"(%0, %23) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %154 = "llvm.getelementptr"(%153, %21) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %155 = "llvm.load"(%154) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %156 = "arith.addf"(%45, %155) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "scf.yield"(%156) : (f32) -> ()
      }, {
        "scf.yield"(%45) : (f32) -> ()
      }) : (i1) -> f32
      %157 = "arith.addi"(%34, %37) : (i64, i64) -> i64
      %158 = "arith.cmpi"(%157, %25) {predicate = 2 : i64} : (i64, i64) -> i1
      %159 = "scf.if"(%158) ({
        %160 = "llvm.getelementptr"(%0, %34) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %161 = "llvm.getelementptr"(%160, %21) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %162 = "llvm.load"(%161) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %163 = "arith.addf"(%152, %162) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "scf.yield"(%163) : (f32) -> ()
      }, {
        "scf.yield"(%152) : (f32) -> ()
      }) : (i1) -> f32
      %164 = "vector.from_elements"(%159, %46, %47, %48) : (f32, f32, f32, f32) -> vector<4xf32>
      %165 = "vector.extract"(%164) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %166 = "vector.extract"(%164) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %167 = "arith.addf"(%165, %166) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %168 = "vector.extract"(%164) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %169 = "vector.extract"(%164) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %170 = "arith.addf"(%168, %169) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %171 = "arith.addf"(%167, %170) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %172 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %173 = "arith.addf"(%171, %172) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %174 = "arith.constant"() {value = -1 : i32} : () -> i32
      %175 = "arith.constant"() {value = 16 : i32} : () -> i32
      %176 = "arith.constant"() {value = 31 : i32} : () -> i32
      %177 = "nvvm.shfl.sync"(%174, %173, %175, %176) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %178 = "arith.addf"(%173, %177) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %179 = "nvvm.shfl.sync"(%174, %178, %13, %176) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %180 = "arith.addf"(%178, %179) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %181 = "arith.constant"() {value = 4 : i32} : () -> i32
      %182 = "nvvm.shfl.sync"(%174, %180, %181, %176) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %183 = "arith.addf"(%180, %182) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %184 = "arith.constant"() {value = 2 : i32} : () -> i32
      %185 = "nvvm.shfl.sync"(%174, %183, %184, %176) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %186 = "arith.addf"(%183, %185) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %187 = "nvvm.shfl.sync"(%174, %186, %18, %176) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %188 = "arith.addf"(%186, %187) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %189 = "arith.constant"() {value = 0 : i32} : () -> i32
      %190 = "arith.cmpi"(%21, %189) {predicate = 0 : i64} : (i32, i32) -> i1
      %191 = "arith.cmpi"(%17, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %192 = "arith.andi"(%190, %191) : (i1, i1) -> i1
      "scf.if"(%192) ({
        %193 = "arith.constant"() {value = 1.0 : f32} : () -> f32
        %194 = "arith.mulf"(%188, %193) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %195 = "arith.extsi"(%17) : (i32) -> i64
        %196 = "arith.muli"(%195, %6) : (i64, i64) -> i64
        %197 = "llvm.getelementptr"(%5, %196) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%194, %197) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "reduce_rows_3", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64):
      %7 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %8 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %13 = "arith.constant"() {value = 8 : i32} : () -> i32
      %14 = "arith.muli"(%10, %13) : (i32, i32) -> i32
      %15 = "arith.constant"() {value = 32 : i32} : () -> i32
      %16 = "arith.divui"(%7, %15) : (i32, i32) -> i32
      %17 = "arith.addi"(%14, %16) : (i32, i32) -> i32
      %18 = "arith.constant"() {value = 1 : i32} : () -> i32
      %19 = "arith.subi"(%2, %18) : (i32, i32) -> i32
      %20 = "arith.minsi"(%17, %19) : (i32, i32) -> i32
      %21 = "arith.remui"(%7, %15) : (i32, i32) -> i32
      %22 = "arith.extsi"(%20) : (i32) -> i64
      %23 = "arith.muli"(%22, %4) : (i64, i64) -> i64
      %24 = "llvm.getelementptr"(%0, %23) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %25 = "arith.constant"() {value = dense<0.0> : vector<1xf32>} : () -> vector<1xf32>
      %26 = "vector.extract"(%25) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %27 = "arith.constant"() {value = 256 : i32} : () -> i32
      %28 = "scf.for"(%21, %1, %27, %26) ({
      ^bb0(%29: i32, %30: f32):
        %31 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
        %32 = "vector.extract"(%31) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
        %33 = "vector.extract"(%31) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
        %34 = "vector.extract"(%31) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
        %35 = "vector.extract"(%31) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
        %36 = "vector.extract"(%31) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
        %37 = "vector.extract"(%31) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
        %38 = "vector.extract"(%31) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
        %39 = "vector.extract"(%31) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
        %40 = "arith.extsi"(%29) : (i32) -> i64
        %41 = "arith.muli"(%40, %3) : (i64, i64) -> i64
        %42 = "llvm.getelementptr"(%24, %41) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %43 = "arith.cmpi"(%29, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %44 = "scf.if"(%43) ({
          %45 = "llvm.load"(%42) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%45) : (f32) -> ()
        }, {
          "scf.yield"(%32) : (f32) -> ()
        }) : (i1) -> f32
        %46 = "arith.constant"() {value = 32 : i64} : () -> i64
        %47 = "arith.muli"(%3, %46) : (i64, i64) -> i64
        %48 = "llvm.getelementptr"(%42, %47) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %49 = "arith.addi"(%29, %15) : (i32, i32) -> i32
        %50 = "arith.cmpi"(%49, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %51 = "scf.if"(%50) ({
          %52 = "llvm.load"(%48) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%52) : (f32) -> ()
        }, {
          "scf.yield"(%33) : (f32) -> ()
        }) : (i1) -> f32
        %53 = "llvm.getelementptr"(%48, %47) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %54 = "arith.constant"() {value = 64 : i32} : () -> i32
        %55 = "arith.addi"(%29, %54) : (i32, i32) -> i32
        %56 = "arith.cmpi"(%55, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %57 = "scf.if"(%56) ({
          %58 = "llvm.load"(%53) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%58) : (f32) -> ()
        }, {
          "scf.yield"(%34) : (f32) -> ()
        }) : (i1) -> f32
        %59 = "llvm.getelementptr"(%53, %47) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %60 = "arith.constant"() {value = 96 : i32} : () -> i32
        %61 = "arith.addi"(%29, %60) : (i32, i32) -> i32
        %62 = "arith.cmpi"(%61, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %63 = "scf.if"(%62) ({
          %64 = "llvm.load"(%59) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%64) : (f32) -> ()
        }, {
          "scf.yield"(%35) : (f32) -> ()
        }) : (i1) -> f32
        %65 = "llvm.getelementptr"(%59, %47) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %66 = "arith.constant"() {value = 128 : i32} : () -> i32
        %67 = "arith.addi"(%29, %66) : (i32, i32) -> i32
        %68 = "arith.cmpi"(%67, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %69 = "scf.if"(%68) ({
          %70 = "llvm.load"(%65) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%70) : (f32) -> ()
        }, {
          "scf.yield"(%36) : (f32) -> ()
        }) : (i1) -> f32
        %71 = "llvm.getelementptr"(%65, %47) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %72 = "arith.constant"() {value = 160 : i32} : () -> i32
        %73 = "arith.addi"(%29, %72) : (i32, i32) -> i32
        %74 = "arith.cmpi"(%73, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %75 = "scf.if"(%74) ({
          %76 = "llvm.load"(%71) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%76) : (f32) -> ()
        }, {
          "scf.yield"(%37) : (f32) -> ()
        }) : (i1) -> f32
        %77 = "llvm.getelementptr"(%71, %47) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %78 = "arith.constant"() {value = 192 : i32} : () -> i32
        %79 = "arith.addi"(%29, %78) : (i32, i32) -> i32
        %80 = "arith.cmpi"(%79, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %81 = "scf.if"(%80) ({
          %82 = "llvm.load"(%77) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%82) : (f32) -> ()
        }, {
          "scf.yield"(%38) : (f32) -> ()
        }) : (i1) -> f32
        %83 = "llvm.getelementptr"(%77, %47) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %84 = "arith.constant"() {value = 224 : i32} : () -> i32
        %85 = "arith.addi"(%29, %84) : (i32, i32) -> i32
        %86 = "arith.cmpi"(%85, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %87 = "scf.if"(%86) ({
          %88 = "llvm.load"(%83) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%88) : (f32) -> ()
        }, {
          "scf.yield"(%39) : (f32) -> ()
        }) : (i1) -> f32
        %89 = "vector.from_elements"(%30) : (f32) -> vector<1xf32>
        %90 = "vector.from_elements"(%44) : (f32) -> vector<1xf32>
        %91 = "arith.addf"(%89, %90) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %92 = "vector.extract"(%91) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %93 = "vector.from_elements"(%92) : (f32) -> vector<1xf32>
        %94 = "vector.from_elements"(%51) : (f32) -> vector<1xf32>
        %95 = "arith.addf"(%93, %94) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %96 = "vector.extract"(%95) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %97 = "vector.from_elements"(%96) : (f32) -> vector<1xf32>
        %98 = "vector.from_elements"(%57) : (f32) -> vector<1xf32>
        %99 = "arith.addf"(%97, %98) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %100 = "vector.extract"(%99) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %101 = "vector.from_elements"(%100) : (f32) -> vector<1xf32>
        %102 = "vector.from_elements"(%63) : (f32) -> vector<1xf32>
        %103 = "arith.addf"(%101, %102) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %104 = "vector.extract"(%103) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %105 = "vector.from_elements"(%104) : (f32) -> vector<1xf32>
        %106 = "vector.from_elements"(%69) : (f32) -> vector<1xf32>
        %107 = "arith.addf"(%105, %106) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %108 = "vector.extract"(%107) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %109 = "vector.from_elements"(%108) : (f32) -> vector<1xf32>
        %110 = "vector.from_elements"(%75) : (f32) -> vector<1xf32>
        %111 = "arith.addf"(%109, %110) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %112 = "vector.extract"(%111) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %113 = "vector.from_elements"(%112) : (f32) -> vector<1xf32>
        %114 = "vector.from_elements"(%81) : (f32) -> vector<1xf32>
        %115 = "arith.addf"(%113, %114) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %116 = "vector.extract"(%115) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %117 = "vector.from_elements"(%116) : (f32) -> vector<1xf32>
        %118 = "vector.from_elements"(%87) : (f32) -> vector<1xf32>
        %119 = "arith.addf"(%117, %118) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %120 = "vector.extract"(%119) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        "scf.yield"(%120) : (f32) -> ()
      }) : (i32, i32, i32, f32) -> f32
      %121 = "arith.constant"() {value = 0 : i32} : () -> i32
      %122 = "vector.from_elements"(%28) : (f32) -> vector<1xf32>
      %123 = "vector.extract"(%122) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %124 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %125 = "arith.addf"(%123, %124) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %126 = "arith.constant"() {value = -1 : i32} : () -> i32
      %127 = "arith.constant"() {value = 16 : i32} : () -> i32
      %128 = "arith.constant"() {value = 31 : i32} : () -> i32
      %129 = "nvvm.shfl.sync"(%126, %125, %127, %128) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %130 = "arith.addf"(%125, %129) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %131 = "nvvm.shfl.sync"(%126, %130, %13, %128) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %132 = "arith.addf"(%130, %131) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %133 = "arith.constant"() {value = 4 : i32} : () -> i32
      %134 = "nvvm.shfl.sync"(%126, %132, %133, %128) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %135 = "arith.addf"(%132, %134) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %136 = "arith.constant"() {value = 2 : i32} : () -> i32
      %137 = "nvvm.shfl.sync"(%126, %135, %136, %128) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %138 = "arith.addf"(%135, %137) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %139 = "nvvm.shfl.sync"(%126, %138, %18, %128) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %140 = "arith.addf"(%138, %139) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %141 = "arith.cmpi"(%21, %121) {predicate = 0 : i64} : (i32, i32) -> i1
      %142 = "arith.cmpi"(%17, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %143 = "arith.andi"(%141, %142) : (i1, i1) -> i1
      "scf.if"(%143) ({
        %144 = "arith.constant"() {value = 1.0 : f32} : () -> f32
        %145 = "arith.mulf"(%140, %144) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %146 = "arith.extsi"(%17) : (i32) -> i64
        %147 = "arith.muli"(%146, %6) : (i64, i64) -> i64
        %148 = "llvm.getelementptr"(%5, %147) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%145, %148) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "reduce_rows_4", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64):
      %7 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %8 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %13 = "arith.constant"() {value = 32 : i32} : () -> i32
      %14 = "arith.muli"(%10, %13) : (i32, i32) -> i32
      %15 = "arith.constant"() {value = 8 : i32} : () -> i32
      %16 = "arith.divui"(%7, %15) : (i32, i32) -> i32
      %17 = "arith.addi"(%14, %16) : (i32, i32) -> i32
      %18 = "arith.constant"() {value = 1 : i32} : () -> i32
      %19 = "arith.subi"(%2, %18) : (i32, i32) -> i32
      %20 = "arith.minsi"(%17, %19) : (i32, i32) -> i32
      %21 = "arith.remui"(%7, %15) : (i32, i32) -> i32
      %22 = "arith.extsi"(%20) : (i32) -> i64
      %23 = "arith.muli"(%22, %4) : (i64, i64) -> i64
      %24 = "llvm.getelementptr"(%0, %23) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %25 = "arith.constant"() {value = dense<0.0> : vector<1xf32>} : () -> vector<1xf32>
      %26 = "vector.extract"(%25) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %27 = "arith.constant"() {value = 64 : i32} : () -> i32
      %28 = "scf.for"(%21, %1, %27, %26) ({
      ^bb0(%29: i32, %30: f32):
        %31 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
        %32 = "vector.extract"(%31) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
        %33 = "vector.extract"(%31) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
        %34 = "vector.extract"(%31) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
        %35 = "vector.extract"(%31) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
        %36 = "vector.extract"(%31) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
        %37 = "vector.extract"(%31) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
        %38 = "vector.extract"(%31) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
        %39 = "vector.extract"(%31) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
        %40 = "arith.extsi"(%29) : (i32) -> i64
        %41 = "arith.muli"(%40, %3) : (i64, i64) -> i64
        %42 = "llvm.getelementptr"(%24, %41) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %43 = "arith.cmpi"(%29, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %44 = "scf.if"(%43) ({
          %45 = "llvm.load"(%42) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%45) : (f32) -> ()
        }, {
          "scf.yield"(%32) : (f32) -> ()
        }) : (i1) -> f32
        %46 = "arith.constant"() {value = 8 : i64} : () -> i64
        %47 = "arith.muli"(%3, %46) : (i64, i64) -> i64
        %48 = "llvm.getelementptr"(%42, %47) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %49 = "arith.addi"(%29, %15) : (i32, i32) -> i32
        %50 = "arith.cmpi"(%49, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %51 = "scf.if"(%50) ({
          %52 = "llvm.load"(%48) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%52) : (f32) -> ()
        }, {
          "scf.yield"(%33) : (f32) -> ()
        }) : (i1) -> f32
        %53 = "llvm.getelementptr"(%48, %47) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %54 = "arith.constant"() {value = 16 : i32} : () -> i32
        %55 = "arith.addi"(%29, %54) : (i32, i32) -> i32
        %56 = "arith.cmpi"(%55, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %57 = "scf.if"(%56) ({
          %58 = "llvm.load"(%53) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%58) : (f32) -> ()
        }, {
          "scf.yield"(%34) : (f32) -> ()
        }) : (i1) -> f32
        %59 = "llvm.getelementptr"(%53, %47) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %60 = "arith.constant"() {value = 24 : i32} : () -> i32
        %61 = "arith.addi"(%29, %60) : (i32, i32) -> i32
        %62 = "arith.cmpi"(%61, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %63 = "scf.if"(%62) ({
          %64 = "llvm.load"(%59) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%64) : (f32) -> ()
        }, {
          "scf.yield"(%35) : (f32) -> ()
        }) : (i1) -> f32
        %65 = "llvm.getelementptr"(%59, %47) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %66 = "arith.addi"(%29, %13) : (i32, i32) -> i32
        %67 = "arith.cmpi"(%66, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %68 = "scf.if"(%67) ({
          %69 = "llvm.load"(%65) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%69) : (f32) -> ()
        }, {
          "scf.yield"(%36) : (f32) -> ()
        }) : (i1) -> f32
        %70 = "llvm.getelementptr"(%65, %47) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %71 = "arith.constant"() {value = 40 : i32} : () -> i32
        %72 = "arith.addi"(%29, %71) : (i32, i32) -> i32
        %73 = "arith.cmpi"(%72, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %74 = "scf.if"(%73) ({
          %75 = "llvm.load"(%70) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%75) : (f32) -> ()
        }, {
          "scf.yield"(%37) : (f32) -> ()
        }) : (i1) -> f32
        %76 = "llvm.getelementptr"(%70, %47) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %77 = "arith.constant"() {value = 48 : i32} : () -> i32
        %78 = "arith.addi"(%29, %77) : (i32, i32) -> i32
        %79 = "arith.cmpi"(%78, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %80 = "scf.if"(%79) ({
          %81 = "llvm.load"(%76) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%81) : (f32) -> ()
        }, {
          "scf.yield"(%38) : (f32) -> ()
        }) : (i1) -> f32
        %82 = "llvm.getelementptr"(%76, %47) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %83 = "arith.constant"() {value = 56 : i32} : () -> i32
        %84 = "arith.addi"(%29, %83) : (i32, i32) -> i32
        %85 = "arith.cmpi"(%84, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %86 = "scf.if"(%85) ({
          %87 = "llvm.load"(%82) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%87) : (f32) -> ()
        }, {
          "scf.yield"(%39) : (f32) -> ()
        }) : (i1) -> f32
        %88 = "vector.from_elements"(%30) : (f32) -> vector<1xf32>
        %89 = "vector.from_elements"(%44) : (f32) -> vector<1xf32>
        %90 = "arith.addf"(%88, %89) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %91 = "vector.extract"(%90) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %92 = "vector.from_elements"(%91) : (f32) -> vector<1xf32>
        %93 = "vector.from_elements"(%51) : (f32) -> vector<1xf32>
        %94 = "arith.addf"(%92, %93) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %95 = "vector.extract"(%94) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %96 = "vector.from_elements"(%95) : (f32) -> vector<1xf32>
        %97 = "vector.from_elements"(%57) : (f32) -> vector<1xf32>
        %98 = "arith.addf"(%96, %97) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %99 = "vector.extract"(%98) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %100 = "vector.from_elements"(%99) : (f32) -> vector<1xf32>
        %101 = "vector.from_elements"(%63) : (f32) -> vector<1xf32>
        %102 = "arith.addf"(%100, %101) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %103 = "vector.extract"(%102) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %104 = "vector.from_elements"(%103) : (f32) -> vector<1xf32>
        %105 = "vector.from_elements"(%68) : (f32) -> vector<1xf32>
        %106 = "arith.addf"(%104, %105) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %107 = "vector.extract"(%106) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %108 = "vector.from_elements"(%107) : (f32) -> vector<1xf32>
        %109 = "vector.from_elements"(%74) : (f32) -> vector<1xf32>
        %110 = "arith.addf"(%108, %109) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %111 = "vector.extract"(%110) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %112 = "vector.from_elements"(%111) : (f32) -> vector<1xf32>
        %113 = "vector.from_elements"(%80) : (f32) -> vector<1xf32>
        %114 = "arith.addf"(%112, %113) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %115 = "vector.extract"(%114) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %116 = "vector.from_elements"(%115) : (f32) -> vector<1xf32>
        %117 = "vector.from_elements"(%86) : (f32) -> vector<1xf32>
        %118 = "arith.addf"(%116, %117) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %119 = "vector.extract"(%118) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        "scf.yield"(%119) : (f32) -> ()
      }) : (i32, i32, i32, f32) -> f32
      %120 = "arith.constant"() {value = 0 : i32} : () -> i32
      %121 = "vector.from_elements"(%28) : (f32) -> vector<1xf32>
      %122 = "vector.extract"(%121) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %123 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %124 = "arith.addf"(%122, %123) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %125 = "arith.constant"() {value = -1 : i32} : () -> i32
      %126 = "arith.constant"() {value = 4 : i32} : () -> i32
      %127 = "arith.constant"() {value = 31 : i32} : () -> i32
      %128 = "nvvm.shfl.sync"(%125, %124, %126, %127) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %129 = "arith.addf"(%124, %128) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %130 = "arith.constant"() {value = 2 : i32} : () -> i32
      %131 = "nvvm.shfl.sync"(%125, %129, %130, %127) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %132 = "arith.addf"(%129, %131) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %133 = "nvvm.shfl.sync"(%125, %132, %18, %127) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %134 = "arith.addf"(%132, %133) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %135 = "arith.cmpi"(%21, %120) {predicate = 0 : i64} : (i32, i32) -> i1
      %136 = "arith.cmpi"(%17, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %137 = "arith.andi"(%135, %136) : (i1, i1) -> i1
      "scf.if"(%137) ({
        %138 = "arith.constant"() {value = 1.0 : f32} : () -> f32
        %139 = "arith.mulf"(%134, %138) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %140 = "arith.extsi"(%17) : (i32) -> i64
        %141 = "arith.muli"(%140, %6) : (i64, i64) -> i64
        %142 = "llvm.getelementptr"(%5, %141) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%139, %142) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "reduce_rows_5", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64):
      %7 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %8 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %13 = "arith.constant"() {value = 256 : i32} : () -> i32
      %14 = "arith.muli"(%10, %13) : (i32, i32) -> i32
      %15 = "arith.addi"(%14, %7) : (i32, i32) -> i32
      %16 = "arith.constant"() {value = 1 : i32} : () -> i32
      %17 = "arith.subi"(%2, %16) : (i32, i32) -> i32
      %18 = "arith.minsi"(%15, %17) : (i32, i32) -> i32
      %19 = "arith.remui"(%7, %16) : (i32, i32) -> i32
      %20 = "arith.extsi"(%18) : (i32) -> i64
      %21 = "arith.muli"(%20, %4) : (i64, i64) -> i64
      %22 = "llvm.getelementptr"(%0, %21) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %23 = "arith.constant"() {value = dense<0.0> : vector<1xf32>} : () -> vector<1xf32>
      %24 = "vector.extract"(%23) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %25 = "arith.constant"() {value = 8 : i32} : () -> i32
      %26 = "scf.for"(%19, %1, %25, %24) ({
      ^bb0(%27: i32, %28: f32):
        %29 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
        %30 = "vector.extract"(%29) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
        %31 = "vector.extract"(%29) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
        %32 = "vector.extract"(%29) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
        %33 = "vector.extract"(%29) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
        %34 = "vector.extract"(%29) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
        %35 = "vector.extract"(%29) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
        %36 = "vector.extract"(%29) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
        %37 = "vector.extract"(%29) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
        %38 = "arith.extsi"(%27) : (i32) -> i64
        %39 = "arith.muli"(%38, %3) : (i64, i64) -> i64
        %40 = "llvm.getelementptr"(%22, %39) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %41 = "arith.cmpi"(%27, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %42 = "scf.if"(%41) ({
          %43 = "llvm.load"(%40) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%43) : (f32) -> ()
        }, {
          "scf.yield"(%30) : (f32) -> ()
        }) : (i1) -> f32
        %44 = "llvm.getelementptr"(%40, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %45 = "arith.addi"(%27, %16) : (i32, i32) -> i32
        %46 = "arith.cmpi"(%45, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %47 = "scf.if"(%46) ({
          %48 = "llvm.load"(%44) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%48) : (f32) -> ()
        }, {
          "scf.yield"(%31) : (f32) -> ()
        }) : (i1) -> f32
        %49 = "llvm.getelementptr"(%44, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %50 = "arith.constant"() {value = 2 : i32} : () -> i32
        %51 = "arith.addi"(%27, %50) : (i32, i32) -> i32
        %52 = "arith.cmpi"(%51, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %53 = "scf.if"(%52) ({
          %54 = "llvm.load"(%49) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%54) : (f32) -> ()
        }, {
          "scf.yield"(%32) : (f32) -> ()
        }) : (i1) -> f32
        %55 = "llvm.getelementptr"(%49, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %56 = "arith.constant"() {value = 3 : i32} : () -> i32
        %57 = "arith.addi"(%27, %56) : (i32, i32) -> i32
        %58 = "arith.cmpi"(%57, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %59 = "scf.if"(%58) ({
          %60 = "llvm.load"(%55) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%60) : (f32) -> ()
        }, {
          "scf.yield"(%33) : (f32) -> ()
        }) : (i1) -> f32
        %61 = "llvm.getelementptr"(%55, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %62 = "arith.constant"() {value = 4 : i32} : () -> i32
        %63 = "arith.addi"(%27, %62) : (i32, i32) -> i32
        %64 = "arith.cmpi"(%63, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %65 = "scf.if"(%64) ({
          %66 = "llvm.load"(%61) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%66) : (f32) -> ()
        }, {
          "scf.yield"(%34) : (f32) -> ()
        }) : (i1) -> f32
        %67 = "llvm.getelementptr"(%61, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %68 = "arith.constant"() {value = 5 : i32} : () -> i32
        %69 = "arith.addi"(%27, %68) : (i32, i32) -> i32
        %70 = "arith.cmpi"(%69, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %71 = "scf.if"(%70) ({
          %72 = "llvm.load"(%67) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%72) : (f32) -> ()
        }, {
          "scf.yield"(%35) : (f32) -> ()
        }) : (i1) -> f32
        %73 = "llvm.getelementptr"(%67, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %74 = "arith.constant"() {value = 6 : i32} : () -> i32
        %75 = "arith.addi"(%27, %74) : (i32, i32) -> i32
        %76 = "arith.cmpi"(%75, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %77 = "scf.if"(%76) ({
          %78 = "llvm.load"(%73) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%78) : (f32) -> ()
        }, {
          "scf.yield"(%36) : (f32) -> ()
        }) : (i1) -> f32
        %79 = "llvm.getelementptr"(%73, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %80 = "arith.constant"() {value = 7 : i32} : () -> i32
        %81 = "arith.addi"(%27, %80) : (i32, i32) -> i32
        %82 = "arith.cmpi"(%81, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %83 = "scf.if"(%82) ({
          %84 = "llvm.load"(%79) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%84) : (f32) -> ()
        }, {
          "scf.yield"(%37) : (f32) -> ()
        }) : (i1) -> f32
        %85 = "vector.from_elements"(%28) : (f32) -> vector<1xf32>
        %86 = "vector.from_elements"(%42) : (f32) -> vector<1xf32>
        %87 = "arith.addf"(%85, %86) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %88 = "vector.extract"(%87) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %89 = "vector.from_elements"(%88) : (f32) -> vector<1xf32>
        %90 = "vector.from_elements"(%47) : (f32) -> vector<1xf32>
        %91 = "arith.addf"(%89, %90) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %92 = "vector.extract"(%91) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %93 = "vector.from_elements"(%92) : (f32) -> vector<1xf32>
        %94 = "vector.from_elements"(%53) : (f32) -> vector<1xf32>
        %95 = "arith.addf"(%93, %94) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %96 = "vector.extract"(%95) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %97 = "vector.from_elements"(%96) : (f32) -> vector<1xf32>
        %98 = "vector.from_elements"(%59) : (f32) -> vector<1xf32>
        %99 = "arith.addf"(%97, %98) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %100 = "vector.extract"(%99) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %101 = "vector.from_elements"(%100) : (f32) -> vector<1xf32>
        %102 = "vector.from_elements"(%65) : (f32) -> vector<1xf32>
        %103 = "arith.addf"(%101, %102) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %104 = "vector.extract"(%103) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %105 = "vector.from_elements"(%104) : (f32) -> vector<1xf32>
        %106 = "vector.from_elements"(%71) : (f32) -> vector<1xf32>
        %107 = "arith.addf"(%105, %106) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %108 = "vector.extract"(%107) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %109 = "vector.from_elements"(%108) : (f32) -> vector<1xf32>
        %110 = "vector.from_elements"(%77) : (f32) -> vector<1xf32>
        %111 = "arith.addf"(%109, %110) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %112 = "vector.extract"(%111) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %113 = "vector.from_elements"(%112) : (f32) -> vector<1xf32>
        %114 = "vector.from_elements"(%83) : (f32) -> vector<1xf32>
        %115 = "arith.addf"(%113, %114) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %116 = "vector.extract"(%115) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        "scf.yield"(%116) : (f32) -> ()
      }) : (i32, i32, i32, f32) -> f32
      %117 = "arith.constant"() {value = 0 : i32} : () -> i32
      %118 = "vector.from_elements"(%26) : (f32) -> vector<1xf32>
      %119 = "vector.extract"(%118) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %120 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %121 = "arith.addf"(%119, %120) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %122 = "arith.cmpi"(%19, %117) {predicate = 0 : i64} : (i32, i32) -> i1
      %123 = "arith.cmpi"(%15, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %124 = "arith.andi"(%122, %123) : (i1, i1) -> i1
      "scf.if"(%124) ({
        %125 = "arith.constant"() {value = 1.0 : f32} : () -> f32
        %126 = "arith.mulf"(%121, %125) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %127 = "arith.extsi"(%15) : (i32) -> i64
        %128 = "arith.muli"(%127, %6) : (i64, i64) -> i64
        %129 = "llvm.getelementptr"(%5, %128) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%126, %129) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "reduce_rows_6", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64, %7: !llvm.ptr<1>, %8: !llvm.ptr<1>, %9: i32):
      %10 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %16 = "arith.remui"(%13, %9) : (i32, i32) -> i32
      %17 = "arith.divui"(%13, %9) : (i32, i32) -> i32
      %18 = "arith.constant"() {value = 1 : i32} : () -> i32
      %19 = "arith.subi"(%9, %18) : (i32, i32) -> i32
      %20 = "arith.addi"(%1, %19) : (i32, i32) -> i32
      %21 = "arith.remsi"(%20, %9) : (i32, i32) -> i32
      %22 = "arith.constant"() {value = 0 : i32} : () -> i32
      %23 = "arith.cmpi"(%21, %22) {predicate = 2 : i64} : (i32, i32) -> i1
      %24 = "arith.divsi"(%20, %9) : (i32, i32) -> i32
      %25 = "arith.extsi"(%23) : (i1) -> i32
      %26 = "arith.addi"(%24, %25) : (i32, i32) -> i32
      %27 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %28 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 32>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %29 = "arith.addi"(%16, %18) : (i32, i32) -> i32
      %30 = "arith.muli"(%29, %26) : (i32, i32) -> i32
      %31 = "arith.minsi"(%30, %1) : (i32, i32) -> i32
      %32 = "arith.muli"(%16, %26) : (i32, i32) -> i32
      %33 = "arith.extsi"(%17) : (i32) -> i64
      %34 = "arith.muli"(%33, %4) : (i64, i64) -> i64
      %35 = "llvm.getelementptr"(%0, %34) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %36 = "arith.addi"(%32, %10) : (i32, i32) -> i32
      %37 = "arith.constant"() {value = dense<0.0> : vector<1xf32>} : () -> vector<1xf32>
      %38 = "vector.extract"(%37) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %39 = "arith.constant"() {value = 2048 : i32} : () -> i32
      %40 = "scf.for"(%36, %31, %39, %38) ({
      ^bb0(%41: i32, %42: f32):
        %43 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
        %44 = "vector.extract"(%43) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
        %45 = "vector.extract"(%43) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
        %46 = "vector.extract"(%43) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
        %47 = "vector.extract"(%43) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
        %48 = "vector.extract"(%43) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
        %49 = "vector.extract"(%43) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
        %50 = "vector.extract"(%43) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
        %51 = "vector.extract"(%43) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
        %52 = "arith.extsi"(%41) : (i32) -> i64
        %53 = "arith.muli"(%52, %3) : (i64, i64) -> i64
        %54 = "llvm.getelementptr"(%35, %53) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %55 = "arith.cmpi"(%41, %31) {predicate = 2 : i64} : (i32, i32) -> i1
        %56 = "scf.if"(%55) ({
          %57 = "llvm.load"(%54) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%57) : (f32) -> ()
        }, {
          "scf.yield"(%44) : (f32) -> ()
        }) : (i1) -> f32
        %58 = "arith.constant"() {value = 256 : i64} : () -> i64
        %59 = "arith.muli"(%3, %58) : (i64, i64) -> i64
        %60 = "llvm.getelementptr"(%54, %59) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %61 = "arith.constant"() {value = 256 : i32} : () -> i32
        %62 = "arith.addi"(%41, %61) : (i32, i32) -> i32
        %63 = "arith.cmpi"(%62, %31) {predicate = 2 : i64} : (i32, i32) -> i1
        %64 = "scf.if"(%63) ({
          %65 = "llvm.load"(%60) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%65) : (f32) -> ()
        }, {
          "scf.yield"(%45) : (f32) -> ()
        }) : (i1) -> f32
        %66 = "llvm.getelementptr"(%60, %59) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %67 = "arith.constant"() {value = 512 : i32} : () -> i32
        %68 = "arith.addi"(%41, %67) : (i32, i32) -> i32
        %69 = "arith.cmpi"(%68, %31) {predicate = 2 : i64} : (i32, i32) -> i1
        %70 = "scf.if"(%69) ({
          %71 = "llvm.load"(%66) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%71) : (f32) -> ()
        }, {
          "scf.yield"(%46) : (f32) -> ()
        }) : (i1) -> f32
        %72 = "llvm.getelementptr"(%66, %59) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %73 = "arith.constant"() {value = 768 : i32} : () -> i32
        %74 = "arith.addi"(%41, %73) : (i32, i32) -> i32
        %75 = "arith.cmpi"(%74, %31) {predicate = 2 : i64} : (i32, i32) -> i1
        %76 = "scf.if"(%75) ({
          %77 = "llvm.load"(%72) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%77) : (f32) -> ()
        }, {
          "scf.yield"(%47) : (f32) -> ()
        }) : (i1) -> f32
        %78 = "llvm.getelementptr"(%72, %59) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %79 = "arith.constant"() {value = 1024 : i32} : () -> i32
        %80 = "arith.addi"(%41, %79) : (i32, i32) -> i32
        %81 = "arith.cmpi"(%80, %31) {predicate = 2 : i64} : (i32, i32) -> i1
        %82 = "scf.if"(%81) ({
          %83 = "llvm.load"(%78) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%83) : (f32) -> ()
        }, {
          "scf.yield"(%48) : (f32) -> ()
        }) : (i1) -> f32
        %84 = "llvm.getelementptr"(%78, %59) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %85 = "arith.constant"() {value = 1280 : i32} : () -> i32
        %86 = "arith.addi"(%41, %85) : (i32, i32) -> i32
        %87 = "arith.cmpi"(%86, %31) {predicate = 2 : i64} : (i32, i32) -> i1
        %88 = "scf.if"(%87) ({
          %89 = "llvm.load"(%84) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%89) : (f32) -> ()
        }, {
          "scf.yield"(%49) : (f32) -> ()
        }) : (i1) -> f32
        %90 = "llvm.getelementptr"(%84, %59) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %91 = "arith.constant"() {value = 1536 : i32} : () -> i32
        %92 = "arith.addi"(%41, %91) : (i32, i32) -> i32
        %93 = "arith.cmpi"(%92, %31) {predicate = 2 : i64} : (i32, i32) -> i1
        %94 = "scf.if"(%93) ({
          %95 = "llvm.load"(%90) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%95) : (f32) -> ()
        }, {
          "scf.yield"(%50) : (f32) -> ()
        }) : (i1) -> f32
        %96 = "llvm.getelementptr"(%90, %59) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %97 = "arith.constant"() {value = 1792 : i32} : () -> i32
        %98 = "arith.addi"(%41, %97) : (i32, i32) -> i32
        %99 = "arith.cmpi"(%98, %31) {predicate = 2 : i64} : (i32, i32) -> i1
        %100 = "scf.if"(%99) ({
          %101 = "llvm.load"(%96) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%101) : (f32) -> ()
        }, {
          "scf.yield"(%51) : (f32) -> ()
        }) : (i1) -> f32
        %102 = "vector.from_elements"(%42) : (f32) -> vector<1xf32>
        %103 = "vector.from_elements"(%56) : (f32) -> vector<1xf32>
        %104 = "arith.addf"(%102, %103) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %105 = "vector.extract"(%104) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %106 = "vector.from_elements"(%105) : (f32) -> vector<1xf32>
        %107 = "vector.from_elements"(%64) : (f32) -> vector<1xf32>
        %108 = "arith.addf"(%106, %107) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %109 = "vector.extract"(%108) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %110 = "vector.from_elements"(%109) : (f32) -> vector<1xf32>
        %111 = "vector.from_elements"(%70) : (f32) -> vector<1xf32>
        %112 = "arith.addf"(%110, %111) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %113 = "vector.extract"(%112) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %114 = "vector.from_elements"(%113) : (f32) -> vector<1xf32>
        %115 = "vector.from_elements"(%76) : (f32) -> vector<1xf32>
        %116 = "arith.addf"(%114, %115) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %117 = "vector.extract"(%116) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %118 = "vector.from_elements"(%117) : (f32) -> vector<1xf32>
        %119 = "vector.from_elements"(%82) : (f32) -> vector<1xf32>
        %120 = "arith.addf"(%118, %119) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %121 = "vector.extract"(%120) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %122 = "vector.from_elements"(%121) : (f32) -> vector<1xf32>
        %123 = "vector.from_elements"(%88) : (f32) -> vector<1xf32>
        %124 = "arith.addf"(%122, %123) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %125 = "vector.extract"(%124) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %126 = "vector.from_elements"(%125) : (f32) -> vector<1xf32>
        %127 = "vector.from_elements"(%94) : (f32) -> vector<1xf32>
        %128 = "arith.addf"(%126, %127) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %129 = "vector.extract"(%128) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %130 = "vector.from_elements"(%129) : (f32) -> vector<1xf32>
        %131 = "vector.from_elements"(%100) : (f32) -> vector<1xf32>
        %132 = "arith.addf"(%130, %131) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %133 = "vector.extract"(%132) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        "scf.yield"(%133) : (f32) -> ()
      }) : (i32, i32, i32, f32) -> f32
      %134 = "vector.from_elements"(%40) : (f32) -> vector<1xf32>
      %135 = "vector.extract"(%134) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %136 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %137 = "arith.addf"(%135, %136) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %138 = "arith.constant"() {value = -1 : i32} : () -> i32
      %139 = "arith.constant"() {value = 16 : i32} : () -> i32
      %140 = "arith.constant"() {value = 31 : i32} : () -> i32
      %141 = "nvvm.shfl.sync"(%138, %137, %139, %140) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %142 = "arith.addf"(%137, %141) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %143 = "arith.constant"() {value = 8 : i32} : () -> i32
      %144 = "nvvm.shfl.sync"(%138, %142, %143, %140) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %145 = "arith.addf"(%142, %144) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %146 = "arith.constant"() {value = 4 : i32} : () -> i32
      %147 = "nvvm.shfl.sync"(%138, %145, %146, %140) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %148 = "arith.addf"(%145, %147) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %149 = "arith.constant"() {value = 2 : i32} : () -> i32
      %150 = "nvvm.shfl.sync"(%138, %148, %149, %140) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %151 = "arith.addf"(%148, %150) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %152 = "nvvm.shfl.sync"(%138, %151, %18, %140) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %153 = "arith.addf"(%151, %152) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %154 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %155 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %156 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %157 = "arith.constant"() {value = 32 : i32} : () -> i32
      %158 = "arith.remui"(%154, %157) : (i32, i32) -> i32
      %159 = "arith.cmpi"(%158, %22) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%159) ({
        %160 = "arith.divui"(%154, %157) : (i32, i32) -> i32
        %161 = "llvm.getelementptr"(%27, %160) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%153, %161) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %162 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %163 = "llvm.load"(%162) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %164 = "arith.addf"(%153, %163) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %165 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %166 = "llvm.load"(%165) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %167 = "arith.addf"(%164, %166) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %168 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %169 = "llvm.load"(%168) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %170 = "arith.addf"(%167, %169) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %171 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %172 = "llvm.load"(%171) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %173 = "arith.addf"(%170, %172) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %174 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 5>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %175 = "llvm.load"(%174) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %176 = "arith.addf"(%173, %175) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %177 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 6>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %178 = "llvm.load"(%177) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %179 = "arith.addf"(%176, %178) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %180 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 7>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %181 = "llvm.load"(%180) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %182 = "arith.addf"(%179, %181) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %183 = "arith.cmpi"(%9, %18) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%183) ({
        %184 = "arith.cmpi"(%10, %22) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%184) ({
          %185 = "arith.constant"() {value = 1.0 : f32} : () -> f32
          %186 = "arith.mulf"(%182, %185) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %187 = "arith.muli"(%33, %6) : (i64, i64) -> i64
          %188 = "llvm.getelementptr"(%5, %187) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%186, %188) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        %189 = "arith.muli"(%17, %9) : (i32, i32) -> i32
        %190 = "llvm.getelementptr"(%7, %189) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %191 = "arith.cmpi"(%10, %22) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%191) ({
          %192 = "arith.extsi"(%16) : (i32) -> i64
          %193 = "llvm.getelementptr"(%190, %192) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%182, %193) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %194 = "llvm.getelementptr"(%8, %17) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 0 : i32} : () -> ()
        %195 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %196 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %197 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %198 = "arith.cmpi"(%195, %22) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%198) ({
          "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
          %199 = "llvm.inline_asm"(%194, %19) {asm_string = "atom.relaxed.gpu.global.inc.u32 $0, [$1], $2;", constraints = "=r,l,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i32) -> i32
          %201 = "arith.extui"(%199) : (i32) -> i64
          %202 = "arith.extsi"(%19) : (i32) -> i64
          %203 = "arith.cmpi"(%201, %202) {predicate = 0 : i64} : (i64, i64) -> i1
          %204 = "arith.extui"(%203) : (i1) -> i32
          "llvm.store"(%204, %28) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 1 : i32} : () -> ()
        %205 = "llvm.load"(%28) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %206 = "arith.cmpi"(%205, %18) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%206) ({
          %207 = "scf.for"(%10, %9, %39, %38) ({
          ^bb0(%208: i32, %209: f32):
            %210 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
            %211 = "vector.extract"(%210) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
            %212 = "vector.extract"(%210) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
            %213 = "vector.extract"(%210) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
            %214 = "vector.extract"(%210) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
            %215 = "vector.extract"(%210) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
            %216 = "vector.extract"(%210) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
            %217 = "vector.extract"(%210) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
            %218 = "vector.extract"(%210) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
            %219 = "arith.extsi"(%208) : (i32) -> i64
            %220 = "llvm.getelementptr"(%190, %219) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %221 = "arith.cmpi"(%208, %9) {predicate = 2 : i64} : (i32, i32) -> i1
            %222 = "scf.if"(%221) ({
              %223 = "llvm.load"(%220) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%223) : (f32) -> ()
            }, {
              "scf.yield"(%211) : (f32) -> ()
            }) : (i1) -> f32
            %224 = "llvm.getelementptr"(%220) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %225 = "arith.constant"() {value = 256 : i32} : () -> i32
            %226 = "arith.addi"(%208, %225) : (i32, i32) -> i32
            %227 = "arith.cmpi"(%226, %9) {predicate = 2 : i64} : (i32, i32) -> i1
            %228 = "scf.if"(%227) ({
              %229 = "llvm.load"(%224) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%229) : (f32) -> ()
            }, {
              "scf.yield"(%212) : (f32) -> ()
            }) : (i1) -> f32
            %230 = "llvm.getelementptr"(%224) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %231 = "arith.constant"() {value = 512 : i32} : () -> i32
            %232 = "arith.addi"(%208, %231) : (i32, i32) -> i32
            %233 = "arith.cmpi"(%232, %9) {predicate = 2 : i64} : (i32, i32) -> i1
            %234 = "scf.if"(%233) ({
              %235 = "llvm.load"(%230) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%235) : (f32) -> ()
            }, {
              "scf.yield"(%213) : (f32) -> ()
            }) : (i1) -> f32
            %236 = "llvm.getelementptr"(%230) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %237 = "arith.constant"() {value = 768 : i32} : () -> i32
            %238 = "arith.addi"(%208, %237) : (i32, i32) -> i32
            %239 = "arith.cmpi"(%238, %9) {predicate = 2 : i64} : (i32, i32) -> i1
            %240 = "scf.if"(%239) ({
              %241 = "llvm.load"(%236) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%241) : (f32) -> ()
            }, {
              "scf.yield"(%214) : (f32) -> ()
            }) : (i1) -> f32
            %242 = "llvm.getelementptr"(%236) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %243 = "arith.constant"() {value = 1024 : i32} : () -> i32
            %244 = "arith.addi"(%208, %243) : (i32, i32) -> i32
            %245 = "arith.cmpi"(%244, %9) {predicate = 2 : i64} : (i32, i32) -> i1
            %246 = "scf.if"(%245) ({
              %247 = "llvm.load"(%242) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%247) : (f32) -> ()
            }, {
              "scf.yield"(%215) : (f32) -> ()
            }) : (i1) -> f32
            %248 = "llvm.getelementptr"(%242) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %249 = "arith.constant"() {value = 1280 : i32} : () -> i32
            %250 = "arith.addi"(%208, %249) : (i32, i32) -> i32
            %251 = "arith.cmpi"(%250, %9) {predicate = 2 : i64} : (i32, i32) -> i1
            %252 = "scf.if"(%251) ({
              %253 = "llvm.load"(%248) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%253) : (f32) -> ()
            }, {
              "scf.yield"(%216) : (f32) -> ()
            }) : (i1) -> f32
            %254 = "llvm.getelementptr"(%248) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %255 = "arith.constant"() {value = 1536 : i32} : () -> i32
            %256 = "arith.addi"(%208, %255) : (i32, i32) -> i32
            %257 = "arith.cmpi"(%256, %9) {predicate = 2 : i64} : (i32, i32) -> i1
            %258 = "scf.if"(%257) ({
              %259 = "llvm.load"(%254) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%259) : (f32) -> ()
            }, {
              "scf.yield"(%217) : (f32) -> ()
            }) : (i1) -> f32
            %260 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %261 = "arith.constant"() {value = 1792 : i32} : () -> i32
            %262 = "arith.addi"(%208, %261) : (i32, i32) -> i32
            %263 = "arith.cmpi"(%262, %9) {predicate = 2 : i64} : (i32, i32) -> i1
            %264 = "scf.if"(%263) ({
              %265 = "llvm.load"(%260) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%265) : (f32) -> ()
            }, {
              "scf.yield"(%218) : (f32) -> ()
            }) : (i1) -> f32
            %266 = "vector.from_elements"(%209) : (f32) -> vector<1xf32>
            %267 = "vector.from_elements"(%222) : (f32) -> vector<1xf32>
            %268 = "arith.addf"(%266, %267) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %269 = "vector.extract"(%268) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %270 = "vector.from_elements"(%269) : (f32) -> vector<1xf32>
            %271 = "vector.from_elements"(%228) : (f32) -> vector<1xf32>
            %272 = "arith.addf"(%270, %271) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %273 = "vector.extract"(%272) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %274 = "vector.from_elements"(%273) : (f32) -> vector<1xf32>
            %275 = "vector.from_elements"(%234) : (f32) -> vector<1xf32>
            %276 = "arith.addf"(%274, %275) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %277 = "vector.extract"(%276) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %278 = "vector.from_elements"(%277) : (f32) -> vector<1xf32>
            %279 = "vector.from_elements"(%240) : (f32) -> vector<1xf32>
            %280 = "arith.addf"(%278, %279) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %281 = "vector.extract"(%280) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %282 = "vector.from_elements"(%281) : (f32) -> vector<1xf32>
            %283 = "vector.from_elements"(%246) : (f32) -> vector<1xf32>
            %284 = "arith.addf"(%282, %283) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %285 = "vector.extract"(%284) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %286 = "vector.from_elements"(%285) : (f32) -> vector<1xf32>
            %287 = "vector.from_elements"(%252) : (f32) -> vector<1xf32>
            %288 = "arith.addf"(%286, %287) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %289 = "vector.extract"(%288) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %290 = "vector.from_elements"(%289) : (f32) -> vector<1xf32>
            %291 = "vector.from_elements"(%258) : (f32) -> vector<1xf32>
            %292 = "arith.addf"(%290, %291) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %293 = "vector.extract"(%292) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %294 = "vector.from_elements"(%293) : (f32) -> vector<1xf32>
            %295 = "vector.from_elements"(%264) : (f32) -> vector<1xf32>
            %296 = "arith.addf"(%294, %295) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %297 = "vector.extract"(%296) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            "scf.yield"(%297) : (f32) -> ()
          }) : (i32, i32, i32, f32) -> f32
          %298 = "vector.from_elements"(%207) : (f32) -> vector<1xf32>
          %299 = "vector.extract"(%298) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %300 = "arith.addf"(%299, %136) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %301 = "nvvm.shfl.sync"(%138, %300, %139, %140) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 2 : i32} : (i32, f32, i32, i32) -> f32
          %302 = "arith.addf"(%300, %301) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %303 = "nvvm.shfl.sync"(%138, %302, %143, %140) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 3 : i32} : (i32, f32, i32, i32) -> f32
          %304 = "arith.addf"(%302, %303) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %305 = "nvvm.shfl.sync"(%138, %304, %146, %140) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 4 : i32} : (i32, f32, i32, i32) -> f32
          %306 = "arith.addf"(%304, %305) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %307 = "nvvm.shfl.sync"(%138, %306, %149, %140) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 5 : i32} : (i32, f32, i32, i32) -> f32
          %308 = "arith.addf"(%306, %307) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %309 = "nvvm.shfl.sync"(%138, %308, %18, %140) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 6 : i32} : (i32, f32, i32, i32) -> f32
          %310 = "arith.addf"(%308, %309) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %311 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %312 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %313 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %314 = "arith.remui"(%311, %157) : (i32, i32) -> i32
          %315 = "arith.cmpi"(%314, %22) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%315) ({
            %316 = "arith.divui"(%311, %157) : (i32, i32) -> i32
            %317 = "llvm.getelementptr"(%27, %316) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%310, %317) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 7 : i32} : () -> ()
          %318 = "llvm.load"(%162) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %319 = "arith.addf"(%310, %318) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %320 = "llvm.load"(%165) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %321 = "arith.addf"(%319, %320) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %322 = "llvm.load"(%168) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %323 = "arith.addf"(%321, %322) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %324 = "llvm.load"(%171) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %325 = "arith.addf"(%323, %324) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %326 = "llvm.load"(%174) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %327 = "arith.addf"(%325, %326) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %328 = "llvm.load"(%177) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %329 = "arith.addf"(%327, %328) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %330 = "llvm.load"(%180) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %331 = "arith.addf"(%329, %330) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          "scf.if"(%191) ({
            %332 = "arith.constant"() {value = 1.0 : f32} : () -> f32
            %333 = "arith.mulf"(%331, %332) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %334 = "arith.muli"(%33, %6) : (i64, i64) -> i64
            %335 = "llvm.getelementptr"(%5, %334) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%333, %335) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "reduce_long_rows_2", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: i64, %8: !llvm.ptr<1>, %9: !llvm.ptr<1>, %10: i32):
      %11 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %17 = "arith.remui"(%14, %10) : (i32, i32) -> i32
      %18 = "arith.divui"(%14, %10) : (i32, i32) -> i32
      %19 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %20 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 4096>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %21 = "arith.constant"() {value = 256 : i32} : () -> i32
      %22 = "arith.divui"(%21, %5) : (i32, i32) -> i32
      %23 = "arith.muli"(%22, %5) : (i32, i32) -> i32
      %24 = "arith.extsi"(%18) : (i32) -> i64
      %25 = "arith.muli"(%24, %3) : (i64, i64) -> i64
      %26 = "llvm.getelementptr"(%0, %25) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %27 = "arith.constant"() {value = 4 : i32} : () -> i32
      %28 = "arith.divui"(%1, %27) : (i32, i32) -> i32
      %29 = "arith.muli"(%10, %23) : (i32, i32) -> i32
      %30 = "arith.constant"() {value = 1 : i32} : () -> i32
      %31 = "arith.subi"(%29, %30) : (i32, i32) -> i32
      %32 = "arith.addi"(%28, %31) : (i32, i32) -> i32
      %33 = "arith.remsi"(%32, %29) : (i32, i32) -> i32
      %34 = "arith.constant"() {value = 0 : i32} : () -> i32
      %35 = "arith.cmpi"(%33, %34) {predicate = 2 : i64} : (i32, i32) -> i1
      %36 = "arith.divsi"(%32, %29) : (i32, i32) -> i32
      %37 = "arith.extsi"(%35) : (i1) -> i32
      %38 = "arith.addi"(%36, %37) : (i32, i32) -> i32
      %39 = "arith.muli"(%38, %23) : (i32, i32) -> i32
      %40 = "arith.addi"(%17, %30) : (i32, i32) -> i32
      %41 = "arith.muli"(%40, %39) : (i32, i32) -> i32
      %42 = "arith.minsi"(%41, %28) : (i32, i32) -> i32
      %43 = "arith.cmpi"(%11, %23) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%43) ({
        %44 = "arith.muli"(%17, %39) : (i32, i32) -> i32
        %45 = "arith.addi"(%44, %11) : (i32, i32) -> i32
        %46 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
        %47 = "vector.extract"(%46) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %48 = "vector.extract"(%46) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %49 = "vector.extract"(%46) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %50 = "vector.extract"(%46) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %51 = "arith.muli"(%23, %27) : (i32, i32) -> i32
        %52 = "arith.cmpi"(%51, %34) {predicate = 4 : i64} : (i32, i32) -> i1
        %53 = "arith.subi"(%42, %45) : (i32, i32) -> i32
        %54 = "arith.subi"(%45, %42) : (i32, i32) -> i32
        %55 = "arith.select"(%52, %53, %54) : (i1, i32, i32) -> i32
        %56 = "arith.subi"(%34, %51) : (i32, i32) -> i32
        %57 = "arith.select"(%52, %51, %56) : (i1, i32, i32) -> i32
        %58 = "arith.addi"(%55, %57) : (i32, i32) -> i32
        %59 = "arith.subi"(%58, %30) : (i32, i32) -> i32
        %60 = "arith.remsi"(%59, %57) : (i32, i32) -> i32
        %61 = "arith.xori"(%60, %57) : (i32, i32) -> i32
        %62 = "arith.cmpi"(%61, %34) {predicate = 2 : i64} : (i32, i32) -> i1
        %63 = "arith.cmpi"(%60, %34) {predicate = 1 : i64} : (i32, i32) -> i1
        %64 = "arith.andi"(%62, %63) : (i1, i1) -> i1
        %65 = "arith.divsi"(%59, %57) : (i32, i32) -> i32
        %66 = "arith.extsi"(%64) : (i1) -> i32
        %67 = "arith.addi"(%65, %66) : (i32, i32) -> i32
        %68 = "arith.maxsi"(%34, %67) : (i32, i32) -> i32
        %69, %70, %71, %72 = "scf.for"(%34, %68, %30, %47, %48, %49, %50) ({
        ^bb0(%73: i32, %74: f32, %75: f32, %76: f32, %77: f32):
          %78 = "arith.muli"(%73, %51) : (i32, i32) -> i32
          %79 = "arith.addi"(%45, %78) : (i32, i32) -> i32
          %80 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
          %81 = "vector.extract"(%80) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %82 = "vector.extract"(%80) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %83 = "vector.extract"(%80) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %84 = "vector.extract"(%80) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %85 = "vector.extract"(%80) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %86 = "vector.extract"(%80) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %87 = "vector.extract"(%80) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %88 = "vector.extract"(%80) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %89 = "vector.extract"(%80) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %90 = "vector.extract"(%80) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %91 = "vector.extract"(%80) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %92 = "vector.extract"(%80) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %93 = "vector.extract"(%80) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %94 = "vector.extract"(%80) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %95 = "vector.extract"(%80) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %96 = "vector.extract"(%80) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %97 = "arith.extsi"(%79) : (i32) -> i64
          %98 = "arith.constant"() {value = 4 : i64} : () -> i64
          %99 = "arith.muli"(%97, %98) : (i64, i64) -> i64
          %100 = "llvm.getelementptr"(%26, %99) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %101 = "arith.muli"(%34, %23) : (i32, i32) -> i32
          %102 = "arith.addi"(%79, %101) : (i32, i32) -> i32
          %103 = "arith.cmpi"(%102, %42) {predicate = 2 : i64} : (i32, i32) -> i1
          %104, %105, %106, %107 = "scf.if"(%103) ({
            %108 = "llvm.load"(%100) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %109 = "vector.extract"(%108) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %110 = "vector.extract"(%108) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %111 = "vector.extract"(%108) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %112 = "vector.extract"(%108) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%109, %110, %111, %112) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%81, %82, %83, %84) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %113 = "arith.muli"(%27, %23) : (i32, i32) -> i32
          %114 = "llvm.getelementptr"(%100, %113) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %115 = "arith.addi"(%79, %23) : (i32, i32) -> i32
          %116 = "arith.cmpi"(%115, %42) {predicate = 2 : i64} : (i32, i32) -> i1
          %117, %118, %119, %120 = "scf.if"(%116) ({
            %121 = "llvm.load"(%114) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %122 = "vector.extract"(%121) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %123 = "vector.extract"(%121) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %124 = "vector.extract"(%121) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %125 = "vector.extract"(%121) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%122, %123, %124, %125) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%85, %86, %87, %88) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %126 = "llvm.getelementptr"(%114, %113) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %127 = "arith.constant"() {value = 2 : i32} : () -> i32
          %128 = "arith.muli"(%127, %23) : (i32, i32) -> i32
          %129 = "arith.addi"(%79, %128) : (i32, i32) -> i32
          %130 = "arith.cmpi"(%129, %42) {predicate = 2 : i64} : (i32, i32) -> i1
          %131, %132, %133, %134 = "scf.if"(%130) ({
            %135 = "llvm.load"(%126) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %136 = "vector.extract"(%135) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %137 = "vector.extract"(%135) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %138 = "vector.extract"(%135) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %139 = "vector.extract"(%135) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%136, %137, %138, %139) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%89, %90, %91, %92) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %140 = "llvm.getelementptr"(%126, %113) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %141 = "arith.constant"() {value = 3 : i32} : () -> i32
          %142 = "arith.muli"(%141, %23) : (i32, i32) -> i32
          %143 = "arith.addi"(%79, %142) : (i32, i32) -> i32
          %144 = "arith.cmpi"(%143, %42) {predicate = 2 : i64} : (i32, i32) -> i1
          %145, %146, %147, %148 = "scf.if"(%144) ({
            %149 = "llvm.load"(%140) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %150 = "vector.extract"(%149) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %151 = "vector.extract"(%149) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %152 = "vector.extract"(%149) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %153 = "vector.extract"(%149) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%150, %151, %152, %153) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%93, %94, %95, %96) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %154 = "vector.from_elements"(%74, %75, %76, %77) : (f32, f32, f32, f32) -> vector<4xf32>
          %155 = "vector.from_elements"(%104, %105, %106, %107) : (f32, f32, f32, f32) -> vector<4xf32>
          %156 = "arith.addf"(%154, %155) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %157 = "vector.extract"(%156) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %158 = "vector.extract"(%156) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %159 = "vector.extract"(%156) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %160 = "vector.extract"(%156) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %161 = "vector.from_elements"(%157, %158, %159, %160) : (f32, f32, f32, f32) -> vector<4xf32>
          %162 = "vector.from_elements"(%117, %118, %119, %120) : (f32, f32, f32, f32) -> vector<4xf32>
          %163 = "arith.addf"(%161, %162) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %164 = "vector.extract"(%163) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %165 = "vector.extract"(%163) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %166 = "vector.extract"(%163) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %167 = "vector.extract"(%163) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %168 = "vector.from_elements"(%164, %165, %166, %167) : (f32, f32, f32, f32) -> vector<4xf32>
          %169 = "vector.from_elements"(%131, %132, %133, %134) : (f32, f32, f32, f32) -> vector<4xf32>
          %170 = "arith.addf"(%168, %169) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %171 = "vector.extract"(%170) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %172 = "vector.extract"(%170) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %173 = "vector.extract"(%170) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %174 = "vector.extract"(%170) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %175 = "vector.from_elements"(%171, %172, %173, %174) : (f32, f32, f32, f32) -> vector<4xf32>
          %176 = "vector.from_elements"(%145, %146, %147, %148) : (f32, f32, f32, f32) -> vector<4xf32>
          %177 = "arith.addf"(%175, %176) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %178 = "vector.extract"(%177) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %179 = "vector.extract"(%177) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %180 = "vector.extract"(%177) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %181 = "vector.extract"(%177) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%178, %179, %180, %181) : (f32, f32, f32, f32) -> ()
        }) : (i32, i32, i32, f32, f32, f32, f32) -> (f32, f32, f32, f32)
        %182 = "arith.muli"(%11, %27) : (i32, i32) -> i32
        %183 = "llvm.getelementptr"(%19, %182) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %184 = "vector.from_elements"(%69, %70, %71, %72) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%184, %183) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %185 = "arith.muli"(%28, %27) : (i32, i32) -> i32
      %186 = "arith.addi"(%185, %11) : (i32, i32) -> i32
      %187 = "arith.subi"(%10, %30) : (i32, i32) -> i32
      %188 = "arith.cmpi"(%17, %187) {predicate = 0 : i64} : (i32, i32) -> i1
      %189 = "arith.cmpi"(%186, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %190 = "arith.andi"(%188, %189) : (i1, i1) -> i1
      "scf.if"(%190) ({
        %191 = "arith.muli"(%23, %27) : (i32, i32) -> i32
        %192 = "arith.remui"(%186, %191) : (i32, i32) -> i32
        %193 = "llvm.getelementptr"(%19, %192) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %194 = "llvm.load"(%193) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %195 = "arith.extsi"(%186) : (i32) -> i64
        %196 = "arith.addi"(%195, %25) : (i64, i64) -> i64
        %197 = "llvm.getelementptr"(%0, %196) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %198 = "llvm.load"(%197) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %199 = "arith.addf"(%194, %198) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "llvm.store"(%199, %193) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %200 = "arith.muli"(%23, %27) : (i32, i32) -> i32
      %201 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %202 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %203 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %204 = "arith.constant"() {value = 16 : i32} : () -> i32
      %205 = "arith.minsi"(%22, %204) : (i32, i32) -> i32
      %206 = "arith.muli"(%205, %5) : (i32, i32) -> i32
      %207 = "arith.cmpi"(%201, %23) {predicate = 2 : i64} : (i32, i32) -> i1
      %208 = "scf.if"(%207) ({
        %209 = "arith.cmpi"(%23, %34) {predicate = 4 : i64} : (i32, i32) -> i1
        %210 = "arith.subi"(%200, %201) : (i32, i32) -> i32
        %211 = "arith.subi"(%201, %200) : (i32, i32) -> i32
        %212 = "arith.select"(%209, %210, %211) : (i1, i32, i32) -> i32
        %213 = "arith.subi"(%34, %23) : (i32, i32) -> i32
        %214 = "arith.select"(%209, %23, %213) : (i1, i32, i32) -> i32
        %215 = "arith.addi"(%212, %214) : (i32, i32) -> i32
        %216 = "arith.subi"(%215, %30) : (i32, i32) -> i32
        %217 = "arith.remsi"(%216, %214) : (i32, i32) -> i32
        %218 = "arith.xori"(%217, %214) : (i32, i32) -> i32
        %219 = "arith.cmpi"(%218, %34) {predicate = 2 : i64} : (i32, i32) -> i1
        %220 = "arith.cmpi"(%217, %34) {predicate = 1 : i64} : (i32, i32) -> i1
        %221 = "arith.andi"(%219, %220) : (i1, i1) -> i1
        %222 = "arith.divsi"(%216, %214) : (i32, i32) -> i32
        %223 = "arith.extsi"(%221) : (i1) -> i32
        %224 = "arith.addi"(%222, %223) : (i32, i32) -> i32
        %225 = "arith.maxsi"(%34, %224) : (i32, i32) -> i32
        %226 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        %227 = "scf.for"(%34, %225, %30, %226) ({
        ^bb0(%228: i32, %229: f32):
          %230 = "arith.muli"(%228, %23) : (i32, i32) -> i32
          %231 = "arith.addi"(%201, %230) : (i32, i32) -> i32
          %232 = "llvm.getelementptr"(%19, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %233 = "llvm.load"(%232) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %234 = "arith.addf"(%229, %233) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          "scf.yield"(%234) : (f32) -> ()
        }) : (i32, i32, i32, f32) -> f32
        "scf.yield"(%227) : (f32) -> ()
      }, {
        %235 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        "scf.yield"(%235) : (f32) -> ()
      }) : (i1) -> f32
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      "scf.if"(%207) ({
        %236 = "llvm.getelementptr"(%19, %201) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%208, %236) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %237 = "arith.minsi"(%200, %23) : (i32, i32) -> i32
      %238 = "arith.cmpi"(%201, %206) {predicate = 2 : i64} : (i32, i32) -> i1
      %239 = "scf.if"(%238) ({
        %240 = "arith.cmpi"(%206, %34) {predicate = 4 : i64} : (i32, i32) -> i1
        %241 = "arith.subi"(%237, %201) : (i32, i32) -> i32
        %242 = "arith.subi"(%201, %237) : (i32, i32) -> i32
        %243 = "arith.select"(%240, %241, %242) : (i1, i32, i32) -> i32
        %244 = "arith.subi"(%34, %206) : (i32, i32) -> i32
        %245 = "arith.select"(%240, %206, %244) : (i1, i32, i32) -> i32
        %246 = "arith.addi"(%243, %245) : (i32, i32) -> i32
        %247 = "arith.subi"(%246, %30) : (i32, i32) -> i32
        %248 = "arith.remsi"(%247, %245) : (i32, i32) -> i32
        %249 = "arith.xori"(%248, %245) : (i32, i32) -> i32
        %250 = "arith.cmpi"(%249, %34) {predicate = 2 : i64} : (i32, i32) -> i1
        %251 = "arith.cmpi"(%248, %34) {predicate = 1 : i64} : (i32, i32) -> i1
        %252 = "arith.andi"(%250, %251) : (i1, i1) -> i1
        %253 = "arith.divsi"(%247, %245) : (i32, i32) -> i32
        %254 = "arith.extsi"(%252) : (i1) -> i32
        %255 = "arith.addi"(%253, %254) : (i32, i32) -> i32
        %256 = "arith.maxsi"(%34, %255) : (i32, i32) -> i32
        %257 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        %258 = "scf.for"(%34, %256, %30, %257) ({
        ^bb0(%259: i32, %260: f32):
          %261 = "arith.muli"(%259, %206) : (i32, i32) -> i32
          %262 = "arith.addi"(%201, %261) : (i32, i32) -> i32
          %263 = "llvm.getelementptr"(%19, %262) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %264 = "llvm.load"(%263) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %265 = "arith.addf"(%260, %264) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          "scf.yield"(%265) : (f32) -> ()
        }) : (i32, i32, i32, f32) -> f32
        "scf.yield"(%258) : (f32) -> ()
      }, {
        %266 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        "scf.yield"(%266) : (f32) -> ()
      }) : (i1) -> f32
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      "scf.if"(%238) ({
        %267 = "llvm.getelementptr"(%19, %201) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%239, %267) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %268 = "arith.minsi"(%237, %206) : (i32, i32) -> i32
      %269 = "arith.cmpi"(%201, %5) {predicate = 2 : i64} : (i32, i32) -> i1
      %270 = "scf.if"(%269) ({
        %271 = "arith.cmpi"(%5, %34) {predicate = 4 : i64} : (i32, i32) -> i1
        %272 = "arith.subi"(%268, %201) : (i32, i32) -> i32
        %273 = "arith.subi"(%201, %268) : (i32, i32) -> i32
        %274 = "arith.select"(%271, %272, %273) : (i1, i32, i32) -> i32
        %275 = "arith.subi"(%34, %5) : (i32, i32) -> i32
        %276 = "arith.select"(%271, %5, %275) : (i1, i32, i32) -> i32
        %277 = "arith.addi"(%274, %276) : (i32, i32) -> i32
        %278 = "arith.subi"(%277, %30) : (i32, i32) -> i32
        %279 = "arith.remsi"(%278, %276) : (i32, i32) -> i32
        %280 = "arith.xori"(%279, %276) : (i32, i32) -> i32
        %281 = "arith.cmpi"(%280, %34) {predicate = 2 : i64} : (i32, i32) -> i1
        %282 = "arith.cmpi"(%279, %34) {predicate = 1 : i64} : (i32, i32) -> i1
        %283 = "arith.andi"(%281, %282) : (i1, i1) -> i1
        %284 = "arith.divsi"(%278, %276) : (i32, i32) -> i32
        %285 = "arith.extsi"(%283) : (i1) -> i32
        %286 = "arith.addi"(%284, %285) : (i32, i32) -> i32
        %287 = "arith.maxsi"(%34, %286) : (i32, i32) -> i32
        %288 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        %289 = "scf.for"(%34, %287, %30, %288) ({
        ^bb0(%290: i32, %291: f32):
          %292 = "arith.muli"(%290, %5) : (i32, i32) -> i32
          %293 = "arith.addi"(%201, %292) : (i32, i32) -> i32
          %294 = "llvm.getelementptr"(%19, %293) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %295 = "llvm.load"(%294) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %296 = "arith.addf"(%291, %295) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          "scf.yield"(%296) : (f32) -> ()
        }) : (i32, i32, i32, f32) -> f32
        "scf.yield"(%289) : (f32) -> ()
      }, {
        %297 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        "scf.yield"(%297) : (f32) -> ()
      }) : (i1) -> f32
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      "scf.if"(%269) ({
        %298 = "llvm.getelementptr"(%19, %201) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%270, %298) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %299 = "llvm.getelementptr"(%19, %201) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %300 = "llvm.load"(%299) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %301 = "arith.cmpi"(%10, %30) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%301) ({
        %302 = "arith.cmpi"(%11, %5) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%302) ({
          %303 = "arith.constant"() {value = 1.0 : f32} : () -> f32
          %304 = "arith.mulf"(%300, %303) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %305 = "arith.extsi"(%11) : (i32) -> i64
          %306 = "arith.muli"(%305, %6) : (i64, i64) -> i64
          %307 = "arith.muli"(%24, %7) : (i64, i64) -> i64
          %308 = "arith.addi"(%306, %307) : (i64, i64) -> i64
          %309 = "llvm.getelementptr"(%4, %308) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%304, %309) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        %310 = "arith.muli"(%18, %10) : (i32, i32) -> i32
        %311 = "arith.muli"(%310, %5) : (i32, i32) -> i32
        %312 = "llvm.getelementptr"(%8, %311) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %313 = "arith.muli"(%10, %5) : (i32, i32) -> i32
        %314 = "arith.cmpi"(%11, %5) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%314) ({
          %315 = "arith.muli"(%17, %5) : (i32, i32) -> i32
          %316 = "arith.addi"(%315, %11) : (i32, i32) -> i32
          %317 = "arith.extsi"(%316) : (i32) -> i64
          %318 = "llvm.getelementptr"(%312, %317) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%300, %318) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %319 = "llvm.getelementptr"(%9, %18) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 0 : i32} : () -> ()
        %320 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %321 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %322 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %323 = "arith.cmpi"(%320, %34) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%323) ({
          "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
          %324 = "llvm.inline_asm"(%319, %187) {asm_string = "atom.relaxed.gpu.global.inc.u32 $0, [$1], $2;", constraints = "=r,l,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i32) -> i32
          %326 = "arith.extui"(%324) : (i32) -> i64
          %327 = "arith.extsi"(%187) : (i32) -> i64
          %328 = "arith.cmpi"(%326, %327) {predicate = 0 : i64} : (i64, i64) -> i1
          %329 = "arith.extui"(%328) : (i1) -> i32
          "llvm.store"(%329, %20) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 1 : i32} : () -> ()
        %330 = "llvm.load"(%20) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %331 = "arith.cmpi"(%330, %30) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%331) ({
          "scf.if"(%43) ({
            %332 = "arith.cmpi"(%23, %34) {predicate = 4 : i64} : (i32, i32) -> i1
            %333 = "arith.subi"(%313, %11) : (i32, i32) -> i32
            %334 = "arith.subi"(%11, %313) : (i32, i32) -> i32
            %335 = "arith.select"(%332, %333, %334) : (i1, i32, i32) -> i32
            %336 = "arith.subi"(%34, %23) : (i32, i32) -> i32
            %337 = "arith.select"(%332, %23, %336) : (i1, i32, i32) -> i32
            %338 = "arith.addi"(%335, %337) : (i32, i32) -> i32
            %339 = "arith.subi"(%338, %30) : (i32, i32) -> i32
            %340 = "arith.remsi"(%339, %337) : (i32, i32) -> i32
            %341 = "arith.xori"(%340, %337) : (i32, i32) -> i32
            %342 = "arith.cmpi"(%341, %34) {predicate = 2 : i64} : (i32, i32) -> i1
            %343 = "arith.cmpi"(%340, %34) {predicate = 1 : i64} : (i32, i32) -> i1
            %344 = "arith.andi"(%342, %343) : (i1, i1) -> i1
            %345 = "arith.divsi"(%339, %337) : (i32, i32) -> i32
            %346 = "arith.extsi"(%344) : (i1) -> i32
            %347 = "arith.addi"(%345, %346) : (i32, i32) -> i32
            %348 = "arith.maxsi"(%34, %347) : (i32, i32) -> i32
            %349 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            %350 = "scf.for"(%34, %348, %30, %349) ({
            ^bb0(%351: i32, %352: f32):
              %353 = "arith.muli"(%351, %23) : (i32, i32) -> i32
              %354 = "arith.addi"(%11, %353) : (i32, i32) -> i32
              %355 = "arith.extsi"(%354) : (i32) -> i64
              %356 = "llvm.getelementptr"(%312, %355) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %357 = "llvm.load"(%356) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %358 = "arith.addf"(%352, %357) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              "scf.yield"(%358) : (f32) -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 8 : i32>>} : (i32, i32, i32, f32) -> f32
            %359 = "llvm.getelementptr"(%19, %11) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%350, %359) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 2 : i32} : () -> ()
          %360 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %361 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %362 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %363 = "arith.cmpi"(%360, %23) {predicate = 2 : i64} : (i32, i32) -> i1
          %364 = "scf.if"(%363) ({
            %365 = "arith.cmpi"(%23, %34) {predicate = 4 : i64} : (i32, i32) -> i1
            %366 = "arith.subi"(%23, %360) : (i32, i32) -> i32
            %367 = "arith.subi"(%360, %23) : (i32, i32) -> i32
            %368 = "arith.select"(%365, %366, %367) : (i1, i32, i32) -> i32
            %369 = "arith.subi"(%34, %23) : (i32, i32) -> i32
            %370 = "arith.select"(%365, %23, %369) : (i1, i32, i32) -> i32
            %371 = "arith.addi"(%368, %370) : (i32, i32) -> i32
            %372 = "arith.subi"(%371, %30) : (i32, i32) -> i32
            %373 = "arith.remsi"(%372, %370) : (i32, i32) -> i32
            %374 = "arith.xori"(%373, %370) : (i32, i32) -> i32
            %375 = "arith.cmpi"(%374, %34) {predicate = 2 : i64} : (i32, i32) -> i1
            %376 = "arith.cmpi"(%373, %34) {predicate = 1 : i64} : (i32, i32) -> i1
            %377 = "arith.andi"(%375, %376) : (i1, i1) -> i1
            %378 = "arith.divsi"(%372, %370) : (i32, i32) -> i32
            %379 = "arith.extsi"(%377) : (i1) -> i32
            %380 = "arith.addi"(%378, %379) : (i32, i32) -> i32
            %381 = "arith.maxsi"(%34, %380) : (i32, i32) -> i32
            %382 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            %383 = "scf.for"(%34, %381, %30, %382) ({
            ^bb0(%384: i32, %385: f32):
              %386 = "arith.muli"(%384, %23) : (i32, i32) -> i32
              %387 = "arith.addi"(%360, %386) : (i32, i32) -> i32
              %388 = "llvm.getelementptr"(%19, %387) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %389 = "llvm.load"(%388) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %390 = "arith.addf"(%385, %389) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              "scf.yield"(%390) : (f32) -> ()
            }) : (i32, i32, i32, f32) -> f32
            "scf.yield"(%383) : (f32) -> ()
          }, {
            %391 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            "scf.yield"(%391) : (f32) -> ()
          }) : (i1) -> f32
          "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 3 : i32} : () -> ()
          "scf.if"(%363) ({
            %392 = "llvm.getelementptr"(%19, %360) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%364, %392) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 4 : i32} : () -> ()
          %393 = "arith.minsi"(%23, %23) : (i32, i32) -> i32
          %394 = "arith.cmpi"(%360, %206) {predicate = 2 : i64} : (i32, i32) -> i1
          %395 = "scf.if"(%394) ({
            %396 = "arith.cmpi"(%206, %34) {predicate = 4 : i64} : (i32, i32) -> i1
            %397 = "arith.subi"(%393, %360) : (i32, i32) -> i32
            %398 = "arith.subi"(%360, %393) : (i32, i32) -> i32
            %399 = "arith.select"(%396, %397, %398) : (i1, i32, i32) -> i32
            %400 = "arith.subi"(%34, %206) : (i32, i32) -> i32
            %401 = "arith.select"(%396, %206, %400) : (i1, i32, i32) -> i32
            %402 = "arith.addi"(%399, %401) : (i32, i32) -> i32
            %403 = "arith.subi"(%402, %30) : (i32, i32) -> i32
            %404 = "arith.remsi"(%403, %401) : (i32, i32) -> i32
            %405 = "arith.xori"(%404, %401) : (i32, i32) -> i32
            %406 = "arith.cmpi"(%405, %34) {predicate = 2 : i64} : (i32, i32) -> i1
            %407 = "arith.cmpi"(%404, %34) {predicate = 1 : i64} : (i32, i32) -> i1
            %408 = "arith.andi"(%406, %407) : (i1, i1) -> i1
            %409 = "arith.divsi"(%403, %401) : (i32, i32) -> i32
            %410 = "arith.extsi"(%408) : (i1) -> i32
            %411 = "arith.addi"(%409, %410) : (i32, i32) -> i32
            %412 = "arith.maxsi"(%34, %411) : (i32, i32) -> i32
            %413 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            %414 = "scf.for"(%34, %412, %30, %413) ({
            ^bb0(%415: i32, %416: f32):
              %417 = "arith.muli"(%415, %206) : (i32, i32) -> i32
              %418 = "arith.addi"(%360, %417) : (i32, i32) -> i32
              %419 = "llvm.getelementptr"(%19, %418) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %420 = "llvm.load"(%419) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %421 = "arith.addf"(%416, %420) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              "scf.yield"(%421) : (f32) -> ()
            }) : (i32, i32, i32, f32) -> f32
            "scf.yield"(%414) : (f32) -> ()
          }, {
            %422 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            "scf.yield"(%422) : (f32) -> ()
          }) : (i1) -> f32
          "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 5 : i32} : () -> ()
          "scf.if"(%394) ({
            %423 = "llvm.getelementptr"(%19, %360) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%395, %423) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 6 : i32} : () -> ()
          %424 = "arith.minsi"(%393, %206) : (i32, i32) -> i32
          %425 = "arith.cmpi"(%360, %5) {predicate = 2 : i64} : (i32, i32) -> i1
          %426 = "scf.if"(%425) ({
            %427 = "arith.cmpi"(%5, %34) {predicate = 4 : i64} : (i32, i32) -> i1
            %428 = "arith.subi"(%424, %360) : (i32, i32) -> i32
            %429 = "arith.subi"(%360, %424) : (i32, i32) -> i32
            %430 = "arith.select"(%427, %428, %429) : (i1, i32, i32) -> i32
            %431 = "arith.subi"(%34, %5) : (i32, i32) -> i32
            %432 = "arith.select"(%427, %5, %431) : (i1, i32, i32) -> i32
            %433 = "arith.addi"(%430, %432) : (i32, i32) -> i32
            %434 = "arith.subi"(%433, %30) : (i32, i32) -> i32
            %435 = "arith.remsi"(%434, %432) : (i32, i32) -> i32
            %436 = "arith.xori"(%435, %432) : (i32, i32) -> i32
            %437 = "arith.cmpi"(%436, %34) {predicate = 2 : i64} : (i32, i32) -> i1
            %438 = "arith.cmpi"(%435, %34) {predicate = 1 : i64} : (i32, i32) -> i1
            %439 = "arith.andi"(%437, %438) : (i1, i1) -> i1
            %440 = "arith.divsi"(%434, %432) : (i32, i32) -> i32
            %441 = "arith.extsi"(%439) : (i1) -> i32
            %442 = "arith.addi"(%440, %441) : (i32, i32) -> i32
            %443 = "arith.maxsi"(%34, %442) : (i32, i32) -> i32
            %444 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            %445 = "scf.for"(%34, %443, %30, %444) ({
            ^bb0(%446: i32, %447: f32):
              %448 = "arith.muli"(%446, %5) : (i32, i32) -> i32
              %449 = "arith.addi"(%360, %448) : (i32, i32) -> i32
              %450 = "llvm.getelementptr"(%19, %449) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %451 = "llvm.load"(%450) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %452 = "arith.addf"(%447, %451) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              "scf.yield"(%452) : (f32) -> ()
            }) : (i32, i32, i32, f32) -> f32
            "scf.yield"(%445) : (f32) -> ()
          }, {
            %453 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            "scf.yield"(%453) : (f32) -> ()
          }) : (i1) -> f32
          "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 7 : i32} : () -> ()
          "scf.if"(%425) ({
            %454 = "llvm.getelementptr"(%19, %360) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%426, %454) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 8 : i32} : () -> ()
          %455 = "llvm.getelementptr"(%19, %360) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %456 = "llvm.load"(%455) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          "scf.if"(%314) ({
            %457 = "arith.constant"() {value = 1.0 : f32} : () -> f32
            %458 = "arith.mulf"(%456, %457) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %459 = "arith.extsi"(%11) : (i32) -> i64
            %460 = "arith.muli"(%459, %6) : (i64, i64) -> i64
            %461 = "arith.muli"(%24, %7) : (i64, i64) -> i64
            %462 = "arith.addi"(%460, %461) : (i64, i64) -> i64
            %463 = "llvm.getelementptr"(%4, %462) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%458, %463) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "reduce_few_columns", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i64, %5: i64, %6: !llvm.ptr<1>, %7: i32, %8: i32, %9: i64):
      %10 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %13 = "arith.muli"(%2, %3) : (i32, i32) -> i32
      %14 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %17 = "arith.constant"() {value = 256 : i32} : () -> i32
      %18 = "arith.muli"(%14, %17) : (i32, i32) -> i32
      %19 = "arith.addi"(%18, %10) : (i32, i32) -> i32
      %20 = "arith.cmpi"(%19, %13) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%20) ({
        %21 = "arith.constant"() {value = 1 : i32} : () -> i32
        %22 = "arith.subi"(%13, %21) : (i32, i32) -> i32
        %23 = "arith.minsi"(%19, %22) : (i32, i32) -> i32
        %24 = "arith.remui"(%23, %2) : (i32, i32) -> i32
        %25 = "arith.extsi"(%24) : (i32) -> i64
        %26 = "arith.divui"(%23, %2) : (i32, i32) -> i32
        %27 = "arith.extsi"(%26) : (i32) -> i64
        %28 = "arith.constant"() {value = 4 : i64} : () -> i64
        %29 = "arith.muli"(%25, %28) : (i64, i64) -> i64
        %30 = "arith.muli"(%27, %5) : (i64, i64) -> i64
        %31 = "arith.addi"(%29, %30) : (i64, i64) -> i64
        %32 = "llvm.getelementptr"(%0, %31) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %33 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
        %34 = "vector.extract"(%33) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %35 = "vector.extract"(%33) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %36 = "vector.extract"(%33) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %37 = "vector.extract"(%33) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %38 = "arith.constant"() {value = 0 : i32} : () -> i32
        %39 = "arith.constant"() {value = 4 : i32} : () -> i32
        %40, %41, %42, %43 = "scf.for"(%38, %1, %39, %34, %35, %36, %37) ({
        ^bb0(%44: i32, %45: f32, %46: f32, %47: f32, %48: f32):
          %49 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
          %50 = "vector.extract"(%49) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %51 = "vector.extract"(%49) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %52 = "vector.extract"(%49) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %53 = "vector.extract"(%49) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %54 = "vector.extract"(%49) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %55 = "vector.extract"(%49) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %56 = "vector.extract"(%49) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %57 = "vector.extract"(%49) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %58 = "vector.extract"(%49) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %59 = "vector.extract"(%49) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %60 = "vector.extract"(%49) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %61 = "vector.extract"(%49) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %62 = "vector.extract"(%49) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %63 = "vector.extract"(%49) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %64 = "vector.extract"(%49) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %65 = "vector.extract"(%49) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %66 = "arith.extsi"(%44) : (i32) -> i64
          %67 = "arith.muli"(%66, %4) : (i64, i64) -> i64
          %68 = "llvm.getelementptr"(%32, %67) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %69 = "arith.cmpi"(%44, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %70, %71, %72, %73 = "scf.if"(%69) ({
            %74 = "llvm.load"(%68) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %75 = "vector.extract"(%74) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %76 = "vector.extract"(%74) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %77 = "vector.extract"(%74) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %78 = "vector.extract"(%74) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%75, %76, %77, %78) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%50, %51, %52, %53) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %79 = "llvm.getelementptr"(%68, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %80 = "arith.addi"(%44, %21) : (i32, i32) -> i32
          %81 = "arith.cmpi"(%80, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %82, %83, %84, %85 = "scf.if"(%81) ({
            %86 = "llvm.load"(%79) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %87 = "vector.extract"(%86) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %88 = "vector.extract"(%86) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %89 = "vector.extract"(%86) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %90 = "vector.extract"(%86) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%87, %88, %89, %90) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%54, %55, %56, %57) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %91 = "llvm.getelementptr"(%79, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %92 = "arith.constant"() {value = 2 : i32} : () -> i32
          %93 = "arith.addi"(%44, %92) : (i32, i32) -> i32
          %94 = "arith.cmpi"(%93, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %95, %96, %97, %98 = "scf.if"(%94) ({
            %99 = "llvm.load"(%91) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %100 = "vector.extract"(%99) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %101 = "vector.extract"(%99) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %102 = "vector.extract"(%99) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %103 = "vector.extract"(%99) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%100, %101, %102, %103) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%58, %59, %60, %61) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %104 = "llvm.getelementptr"(%91, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %105 = "arith.constant"() {value = 3 : i32} : () -> i32
          %106 = "arith.addi"(%44, %105) : (i32, i32) -> i32
          %107 = "arith.cmpi"(%106, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %108, %109, %110, %111 = "scf.if"(%107) ({
            %112 = "llvm.load"(%104) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %113 = "vector.extract"(%112) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %114 = "vector.extract"(%112) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %115 = "vector.extract"(%112) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %116 = "vector.extract"(%112) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%113, %114, %115, %116) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%62, %63, %64, %65) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %117 = "vector.from_elements"(%45, %46, %47, %48) : (f32, f32, f32, f32) -> vector<4xf32>
          %118 = "vector.from_elements"(%70, %71, %72, %73) : (f32, f32, f32, f32) -> vector<4xf32>
          %119 = "arith.addf"(%117, %118) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %120 = "vector.extract"(%119) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %121 = "vector.extract"(%119) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %122 = "vector.extract"(%119) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %123 = "vector.extract"(%119) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %124 = "vector.from_elements"(%120, %121, %122, %123) : (f32, f32, f32, f32) -> vector<4xf32>
          %125 = "vector.from_elements"(%82, %83, %84, %85) : (f32, f32, f32, f32) -> vector<4xf32>
          %126 = "arith.addf"(%124, %125) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %127 = "vector.extract"(%126) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %128 = "vector.extract"(%126) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %129 = "vector.extract"(%126) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %130 = "vector.extract"(%126) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %131 = "vector.from_elements"(%127, %128, %129, %130) : (f32, f32, f32, f32) -> vector<4xf32>
          %132 = "vector.from_elements"(%95, %96, %97, %98) : (f32, f32, f32, f32) -> vector<4xf32>
          %133 = "arith.addf"(%131, %132) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %134 = "vector.extract"(%133) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %135 = "vector.extract"(%133) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %136 = "vector.extract"(%133) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %137 = "vector.extract"(%133) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %138 = "vector.from_elements"(%134, %135, %136, %137) : (f32, f32, f32, f32) -> vector<4xf32>
          %139 = "vector.from_elements"(%108, %109, %110, %111) : (f32, f32, f32, f32) -> vector<4xf32>
          %140 = "arith.addf"(%138, %139) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %141 = "vector.extract"(%140) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %142 = "vector.extract"(%140) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %143 = "vector.extract"(%140) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %144 = "vector.extract"(%140) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%141, %142, %143, %144) : (f32, f32, f32, f32) -> ()
        }) : (i32, i32, i32, f32, f32, f32, f32) -> (f32, f32, f32, f32)
        "scf.if"(%20) ({
          %145 = "vector.from_elements"(%40, %41, %42, %43) : (f32, f32, f32, f32) -> vector<4xf32>
          %146 = "arith.constant"() {value = dense<1.0> : vector<4xf32>} : () -> vector<4xf32>
          %147 = "arith.mulf"(%145, %146) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %148 = "vector.extract"(%147) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %149 = "vector.extract"(%147) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %150 = "vector.extract"(%147) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %151 = "vector.extract"(%147) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %152 = "arith.remui"(%19, %7) : (i32, i32) -> i32
          %153 = "arith.extsi"(%152) : (i32) -> i64
          %154 = "arith.divui"(%19, %7) : (i32, i32) -> i32
          %155 = "arith.extsi"(%154) : (i32) -> i64
          %156 = "arith.muli"(%153, %28) : (i64, i64) -> i64
          %157 = "arith.muli"(%155, %9) : (i64, i64) -> i64
          %158 = "arith.addi"(%156, %157) : (i64, i64) -> i64
          %159 = "llvm.getelementptr"(%6, %158) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %160 = "vector.from_elements"(%148, %149, %150, %151) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%160, %159) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "reduce_short_columns", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr<1>, i32, i32, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i64, %5: i64, %6: !llvm.ptr<1>, %7: i32, %8: i64, %9: !llvm.ptr<1>, %10: !llvm.ptr<1>, %11: i32):
      %12 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %15 = "arith.constant"() {value = 1 : i32} : () -> i32
      %16 = "arith.addi"(%2, %15) : (i32, i32) -> i32
      %17 = "arith.constant"() {value = 2 : i32} : () -> i32
      %18 = "arith.divui"(%16, %17) : (i32, i32) -> i32
      %19 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %20 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %21 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %22 = "arith.remui"(%19, %18) : (i32, i32) -> i32
      %23 = "arith.divui"(%19, %18) : (i32, i32) -> i32
      %24 = "arith.remui"(%23, %11) : (i32, i32) -> i32
      %25 = "arith.divui"(%23, %11) : (i32, i32) -> i32
      %26 = "arith.subi"(%11, %15) : (i32, i32) -> i32
      %27 = "arith.addi"(%1, %26) : (i32, i32) -> i32
      %28 = "arith.remsi"(%27, %11) : (i32, i32) -> i32
      %29 = "arith.constant"() {value = 0 : i32} : () -> i32
      %30 = "arith.cmpi"(%28, %29) {predicate = 2 : i64} : (i32, i32) -> i1
      %31 = "arith.divsi"(%27, %11) : (i32, i32) -> i32
      %32 = "arith.extsi"(%30) : (i1) -> i32
      %33 = "arith.addi"(%31, %32) : (i32, i32) -> i32
      %34 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %35 = "llvm.getelementptr"(%34) {rawConstantIndices = array<i32: 4096>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %36 = "arith.muli"(%22, %17) : (i32, i32) -> i32
      %37 = "arith.remui"(%12, %17) : (i32, i32) -> i32
      %38 = "arith.addi"(%36, %37) : (i32, i32) -> i32
      %39 = "arith.subi"(%2, %15) : (i32, i32) -> i32
      %40 = "arith.minsi"(%38, %39) : (i32, i32) -> i32
      %41 = "arith.muli"(%24, %33) : (i32, i32) -> i32
      %42 = "arith.divui"(%12, %17) : (i32, i32) -> i32
      %43 = "arith.addi"(%41, %42) : (i32, i32) -> i32
      %44 = "arith.addi"(%24, %15) : (i32, i32) -> i32
      %45 = "arith.muli"(%44, %33) : (i32, i32) -> i32
      %46 = "arith.minsi"(%45, %1) : (i32, i32) -> i32
      %47 = "arith.extsi"(%40) : (i32) -> i64
      %48 = "arith.extsi"(%25) : (i32) -> i64
      %49 = "arith.constant"() {value = 4 : i64} : () -> i64
      %50 = "arith.muli"(%47, %49) : (i64, i64) -> i64
      %51 = "arith.muli"(%48, %5) : (i64, i64) -> i64
      %52 = "arith.addi"(%50, %51) : (i64, i64) -> i64
      %53 = "llvm.getelementptr"(%0, %52) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %54 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
      %55 = "vector.extract"(%54) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %56 = "vector.extract"(%54) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %57 = "vector.extract"(%54) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %58 = "vector.extract"(%54) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %59 = "arith.constant"() {value = 512 : i32} : () -> i32
      %60, %61, %62, %63 = "scf.for"(%43, %46, %59, %55, %56, %57, %58) ({
      ^bb0(%64: i32, %65: f32, %66: f32, %67: f32, %68: f32):
        %69 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
        %70 = "vector.extract"(%69) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
        %71 = "vector.extract"(%69) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
        %72 = "vector.extract"(%69) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
        %73 = "vector.extract"(%69) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
        %74 = "vector.extract"(%69) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
        %75 = "vector.extract"(%69) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
        %76 = "vector.extract"(%69) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
        %77 = "vector.extract"(%69) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
        %78 = "vector.extract"(%69) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
        %79 = "vector.extract"(%69) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
        %80 = "vector.extract"(%69) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
        %81 = "vector.extract"(%69) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
        %82 = "vector.extract"(%69) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
        %83 = "vector.extract"(%69) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
        %84 = "vector.extract"(%69) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
        %85 = "vector.extract"(%69) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
        %86 = "arith.extsi"(%64) : (i32) -> i64
        %87 = "arith.muli"(%86, %4) : (i64, i64) -> i64
        %88 = "llvm.getelementptr"(%53, %87) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %89 = "arith.cmpi"(%64, %46) {predicate = 2 : i64} : (i32, i32) -> i1
        %90, %91, %92, %93 = "scf.if"(%89) ({
          %94 = "llvm.load"(%88) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %95 = "vector.extract"(%94) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %96 = "vector.extract"(%94) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %97 = "vector.extract"(%94) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %98 = "vector.extract"(%94) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%95, %96, %97, %98) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%70, %71, %72, %73) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %99 = "arith.constant"() {value = 128 : i64} : () -> i64
        %100 = "arith.muli"(%4, %99) : (i64, i64) -> i64
        %101 = "llvm.getelementptr"(%88, %100) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %102 = "arith.constant"() {value = 128 : i32} : () -> i32
        %103 = "arith.addi"(%64, %102) : (i32, i32) -> i32
        %104 = "arith.cmpi"(%103, %46) {predicate = 2 : i64} : (i32, i32) -> i1
        %105, %106, %107, %108 = "scf.if"(%104) ({
          %109 = "llvm.load"(%101) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %110 = "vector.extract"(%109) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %111 = "vector.extract"(%109) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %112 = "vector.extract"(%109) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %113 = "vector.extract"(%109) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%110, %111, %112, %113) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%74, %75, %76, %77) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %114 = "llvm.getelementptr"(%101, %100) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %115 = "arith.constant"() {value = 256 : i32} : () -> i32
        %116 = "arith.addi"(%64, %115) : (i32, i32) -> i32
        %117 = "arith.cmpi"(%116, %46) {predicate = 2 : i64} : (i32, i32) -> i1
        %118, %119, %120, %121 = "scf.if"(%117) ({
          %122 = "llvm.load"(%114) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %123 = "vector.extract"(%122) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %124 = "vector.extract"(%122) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %125 = "vector.extract"(%122) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %126 = "vector.extract"(%122) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%123, %124, %125, %126) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%78, %79, %80, %81) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %127 = "llvm.getelementptr"(%114, %100) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %128 = "arith.constant"() {value = 384 : i32} : () -> i32
        %129 = "arith.addi"(%64, %128) : (i32, i32) -> i32
        %130 = "arith.cmpi"(%129, %46) {predicate = 2 : i64} : (i32, i32) -> i1
        %131, %132, %133, %134 = "scf.if"(%130) ({
          %135 = "llvm.load"(%127) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %136 = "vector.extract"(%135) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %137 = "vector.extract"(%135) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %138 = "vector.extract"(%135) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %139 = "vector.extract"(%135) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%136, %137, %138, %139) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%82, %83, %84, %85) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %140 = "vector.from_elements"(%65, %66, %67, %68) : (f32, f32, f32, f32) -> vector<4xf32>
        %141 = "vector.from_elements"(%90, %91, %92, %93) : (f32, f32, f32, f32) -> vector<4xf32>
        %142 = "arith.addf"(%140, %141) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %143 = "vector.extract"(%142) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %144 = "vector.extract"(%142) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %145 = "vector.extract"(%142) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %146 = "vector.extract"(%142) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %147 = "vector.from_elements"(%143, %144, %145, %146) : (f32, f32, f32, f32) -> vector<4xf32>
        %148 = "vector.from_elements"(%105, %106, %107, %108) : (f32, f32, f32, f32) -> vector<4xf32>
        %149 = "arith.addf"(%147, %148) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %150 = "vector.extract"(%149) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %151 = "vector.extract"(%149) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %152 = "vector.extract"(%149) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %153 = "vector.extract"(%149) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %154 = "vector.from_elements"(%150, %151, %152, %153) : (f32, f32, f32, f32) -> vector<4xf32>
        %155 = "vector.from_elements"(%118, %119, %120, %121) : (f32, f32, f32, f32) -> vector<4xf32>
        %156 = "arith.addf"(%154, %155) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %157 = "vector.extract"(%156) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %158 = "vector.extract"(%156) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %159 = "vector.extract"(%156) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %160 = "vector.extract"(%156) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %161 = "vector.from_elements"(%157, %158, %159, %160) : (f32, f32, f32, f32) -> vector<4xf32>
        %162 = "vector.from_elements"(%131, %132, %133, %134) : (f32, f32, f32, f32) -> vector<4xf32>
        %163 = "arith.addf"(%161, %162) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %164 = "vector.extract"(%163) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %165 = "vector.extract"(%163) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %166 = "vector.extract"(%163) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %167 = "vector.extract"(%163) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%164, %165, %166, %167) : (f32, f32, f32, f32) -> ()
      }) : (i32, i32, i32, f32, f32, f32, f32) -> (f32, f32, f32, f32)
      %168 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %169 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %170 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %171 = "arith.remui"(%168, %17) : (i32, i32) -> i32
      %172 = "arith.divui"(%168, %17) : (i32, i32) -> i32
      %173 = "arith.constant"() {value = 4 : i32} : () -> i32
      %174 = "arith.muli"(%171, %173) : (i32, i32) -> i32
      %175 = "arith.constant"() {value = 8 : i32} : () -> i32
      %176 = "arith.muli"(%172, %175) : (i32, i32) -> i32
      %177 = "arith.addi"(%174, %176) : (i32, i32) -> i32
      %178 = "llvm.getelementptr"(%34, %177) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %179 = "vector.from_elements"(%60, %61, %62, %63) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%179, %178) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %180 = "arith.cmpi"(%168, %175) {predicate = 2 : i64} : (i32, i32) -> i1
      %181 = "scf.if"(%180) ({
        %182 = "arith.remui"(%168, %173) : (i32, i32) -> i32
        %183 = "arith.divui"(%168, %173) : (i32, i32) -> i32
        %184 = "arith.muli"(%183, %173) : (i32, i32) -> i32
        %185 = "arith.addi"(%182, %184) : (i32, i32) -> i32
        %186 = "llvm.getelementptr"(%34, %185) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %187 = "llvm.load"(%186) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %188 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        %189 = "arith.addf"(%188, %187) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %190 = "arith.addi"(%185, %175) : (i32, i32) -> i32
        %191 = "llvm.getelementptr"(%34, %190) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %192 = "llvm.load"(%191) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %193 = "arith.addf"(%189, %192) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %194 = "arith.constant"() {value = 16 : i32} : () -> i32
        %195 = "arith.addi"(%185, %194) : (i32, i32) -> i32
        %196 = "llvm.getelementptr"(%34, %195) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %197 = "llvm.load"(%196) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %198 = "arith.addf"(%193, %197) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %199 = "arith.constant"() {value = 24 : i32} : () -> i32
        %200 = "arith.addi"(%185, %199) : (i32, i32) -> i32
        %201 = "llvm.getelementptr"(%34, %200) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %202 = "llvm.load"(%201) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %203 = "arith.addf"(%198, %202) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %204 = "arith.constant"() {value = 32 : i32} : () -> i32
        %205 = "arith.addi"(%185, %204) : (i32, i32) -> i32
        %206 = "llvm.getelementptr"(%34, %205) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %207 = "llvm.load"(%206) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %208 = "arith.addf"(%203, %207) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %209 = "arith.constant"() {value = 40 : i32} : () -> i32
        %210 = "arith.addi"(%185, %209) : (i32, i32) -> i32
        %211 = "llvm.getelementptr"(%34, %210) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %212 = "llvm.load"(%211) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %213 = "arith.addf"(%208, %212) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %214 = "arith.constant"() {value = 48 : i32} : () -> i32
        %215 = "arith.addi"(%185, %214) : (i32, i32) -> i32
        %216 = "llvm.getelementptr"(%34, %215) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %217 = "llvm.load"(%216) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %218 = "arith.addf"(%213, %217) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %219 = "arith.constant"() {value = 56 : i32} : () -> i32
        %220 = "arith.addi"(%185, %219) : (i32, i32) -> i32
        %221 = "llvm.getelementptr"(%34, %220) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %222 = "llvm.load"(%221) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %223 = "arith.addf"(%218, %222) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %224 = "arith.constant"() {value = 64 : i32} : () -> i32
        %225 = "arith.addi"(%185, %224) : (i32, i32) -> i32
        %226 = "llvm.getelementptr"(%34, %225) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %227 = "llvm.load"(%226) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %228 = "arith.addf"(%223, %227) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %229 = "arith.constant"() {value = 72 : i32} : () -> i32
        %230 = "arith.addi"(%185, %229) : (i32, i32) -> i32
        %231 = "llvm.getelementptr"(%34, %230) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %232 = "llvm.load"(%231) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %233 = "arith.addf"(%228, %232) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %234 = "arith.constant"() {value = 80 : i32} : () -> i32
        %235 = "arith.addi"(%185, %234) : (i32, i32) -> i32
        %236 = "llvm.getelementptr"(%34, %235) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %237 = "llvm.load"(%236) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %238 = "arith.addf"(%233, %237) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %239 = "arith.constant"() {value = 88 : i32} : () -> i32
        %240 = "arith.addi"(%185, %239) : (i32, i32) -> i32
        %241 = "llvm.getelementptr"(%34, %240) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %242 = "llvm.load"(%241) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %243 = "arith.addf"(%238, %242) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %244 = "arith.constant"() {value = 96 : i32} : () -> i32
        %245 = "arith.addi"(%185, %244) : (i32, i32) -> i32
        %246 = "llvm.getelementptr"(%34, %245) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %247 = "llvm.load"(%246) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %248 = "arith.addf"(%243, %247) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %249 = "arith.constant"() {value = 104 : i32} : () -> i32
        %250 = "arith.addi"(%185, %249) : (i32, i32) -> i32
        %251 = "llvm.getelementptr"(%34, %250) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %252 = "llvm.load"(%251) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %253 = "arith.addf"(%248, %252) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %254 = "arith.constant"() {value = 112 : i32} : () -> i32
        %255 = "arith.addi"(%185, %254) : (i32, i32) -> i32
        %256 = "llvm.getelementptr"(%34, %255) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %257 = "llvm.load"(%256) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %258 = "arith.addf"(%253, %257) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %259 = "arith.constant"() {value = 120 : i32} : () -> i32
        %260 = "arith.addi"(%185, %259) : (i32, i32) -> i32
        %261 = "llvm.getelementptr"(%34, %260) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %262 = "llvm.load"(%261) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %263 = "arith.addf"(%258, %262) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %264 = "arith.constant"() {value = 128 : i32} : () -> i32
        %265 = "arith.addi"(%185, %264) : (i32, i32) -> i32
        %266 = "llvm.getelementptr"(%34, %265) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %267 = "llvm.load"(%266) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %268 = "arith.addf"(%263, %267) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %269 = "arith.constant"() {value = 136 : i32} : () -> i32
        %270 = "arith.addi"(%185, %269) : (i32, i32) -> i32
        %271 = "llvm.getelementptr"(%34, %270) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %272 = "llvm.load"(%271) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %273 = "arith.addf"(%268, %272) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %274 = "arith.constant"() {value = 144 : i32} : () -> i32
        %275 = "arith.addi"(%185, %274) : (i32, i32) -> i32
        %276 = "llvm.getelementptr"(%34, %275) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %277 = "llvm.load"(%276) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %278 = "arith.addf"(%273, %277) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %279 = "arith.constant"() {value = 152 : i32} : () -> i32
        %280 = "arith.addi"(%185, %279) : (i32, i32) -> i32
        %281 = "llvm.getelementptr"(%34, %280) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %282 = "llvm.load"(%281) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %283 = "arith.addf"(%278, %282) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %284 = "arith.constant"() {value = 160 : i32} : () -> i32
        %285 = "arith.addi"(%185, %284) : (i32, i32) -> i32
        %286 = "llvm.getelementptr"(%34, %285) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %287 = "llvm.load"(%286) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %288 = "arith.addf"(%283, %287) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %289 = "arith.constant"() {value = 168 : i32} : () -> i32
        %290 = "arith.addi"(%185, %289) : (i32, i32) -> i32
        %291 = "llvm.getelementptr"(%34, %290) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %292 = "llvm.load"(%291) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %293 = "arith.addf"(%288, %292) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %294 = "arith.constant"() {value = 176 : i32} : () -> i32
        %295 = "arith.addi"(%185, %294) : (i32, i32) -> i32
        %296 = "llvm.getelementptr"(%34, %295) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %297 = "llvm.load"(%296) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %298 = "arith.addf"(%293, %297) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %299 = "arith.constant"() {value = 184 : i32} : () -> i32
        %300 = "arith.addi"(%185, %299) : (i32, i32) -> i32
        %301 = "llvm.getelementptr"(%34, %300) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %302 = "llvm.load"(%301) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %303 = "arith.addf"(%298, %302) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %304 = "arith.constant"() {value = 192 : i32} : () -> i32
        %305 = "arith.addi"(%185, %304) : (i32, i32) -> i32
        %306 = "llvm.getelementptr"(%34, %305) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %307 = "llvm.load"(%306) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %308 = "arith.addf"(%303, %307) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %309 = "arith.constant"() {value = 200 : i32} : () -> i32
        %310 = "arith.addi"(%185, %309) : (i32, i32) -> i32
        %311 = "llvm.getelementptr"(%34, %310) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %312 = "llvm.load"(%311) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %313 = "arith.addf"(%308, %312) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %314 = "arith.constant"() {value = 208 : i32} : () -> i32
        %315 = "arith.addi"(%185, %314) : (i32, i32) -> i32
        %316 = "llvm.getelementptr"(%34, %315) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %317 = "llvm.load"(%316) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %318 = "arith.addf"(%313, %317) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %319 = "arith.constant"() {value = 216 : i32} : () -> i32
        %320 = "arith.addi"(%185, %319) : (i32, i32) -> i32
        %321 = "llvm.getelementptr"(%34, %320) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %322 = "llvm.load"(%321) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %323 = "arith.addf"(%318, %322) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %324 = "arith.constant"() {value = 224 : i32} : () -> i32
        %325 = "arith.addi"(%185, %324) : (i32, i32) -> i32
        %326 = "llvm.getelementptr"(%34, %325) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %327 = "llvm.load"(%326) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %328 = "arith.addf"(%323, %327) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %329 = "arith.constant"() {value = 232 : i32} : () -> i32
        %330 = "arith.addi"(%185, %329) : (i32, i32) -> i32
        %331 = "llvm.getelementptr"(%34, %330) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %332 = "llvm.load"(%331) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %333 = "arith.addf"(%328, %332) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %334 = "arith.constant"() {value = 240 : i32} : () -> i32
        %335 = "arith.addi"(%185, %334) : (i32, i32) -> i32
        %336 = "llvm.getelementptr"(%34, %335) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %337 = "llvm.load"(%336) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %338 = "arith.addf"(%333, %337) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %339 = "arith.constant"() {value = 248 : i32} : () -> i32
        %340 = "arith.addi"(%185, %339) : (i32, i32) -> i32
        %341 = "llvm.getelementptr"(%34, %340) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %342 = "llvm.load"(%341) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %343 = "arith.addf"(%338, %342) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %344 = "arith.constant"() {value = 256 : i32} : () -> i32
        %345 = "arith.addi"(%185, %344) : (i32, i32) -> i32
        %346 = "llvm.getelementptr"(%34, %345) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %347 = "llvm.load"(%346) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %348 = "arith.addf"(%343, %347) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %349 = "arith.constant"() {value = 264 : i32} : () -> i32
        %350 = "arith.addi"(%185, %349) : (i32, i32) -> i32
        %351 = "llvm.getelementptr"(%34, %350) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %352 = "llvm.load"(%351) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %353 = "arith.addf"(%348, %352) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %354 = "arith.constant"() {value = 272 : i32} : () -> i32
        %355 = "arith.addi"(%185, %354) : (i32, i32) -> i32
        %356 = "llvm.getelementptr"(%34, %355) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %357 = "llvm.load"(%356) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %358 = "arith.addf"(%353, %357) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %359 = "arith.constant"() {value = 280 : i32} : () -> i32
        %360 = "arith.addi"(%185, %359) : (i32, i32) -> i32
        %361 = "llvm.getelementptr"(%34, %360) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %362 = "llvm.load"(%361) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %363 = "arith.addf"(%358, %362) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %364 = "arith.constant"() {value = 288 : i32} : () -> i32
        %365 = "arith.addi"(%185, %364) : (i32, i32) -> i32
        %366 = "llvm.getelementptr"(%34, %365) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %367 = "llvm.load"(%366) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %368 = "arith.addf"(%363, %367) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %369 = "arith.constant"() {value = 296 : i32} : () -> i32
        %370 = "arith.addi"(%185, %369) : (i32, i32) -> i32
        %371 = "llvm.getelementptr"(%34, %370) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %372 = "llvm.load"(%371) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %373 = "arith.addf"(%368, %372) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %374 = "arith.constant"() {value = 304 : i32} : () -> i32
        %375 = "arith.addi"(%185, %374) : (i32, i32) -> i32
        %376 = "llvm.getelementptr"(%34, %375) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %377 = "llvm.load"(%376) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %378 = "arith.addf"(%373, %377) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %379 = "arith.constant"() {value = 312 : i32} : () -> i32
        %380 = "arith.addi"(%185, %379) : (i32, i32) -> i32
        %381 = "llvm.getelementptr"(%34, %380) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %382 = "llvm.load"(%381) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %383 = "arith.addf"(%378, %382) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %384 = "arith.constant"() {value = 320 : i32} : () -> i32
        %385 = "arith.addi"(%185, %384) : (i32, i32) -> i32
        %386 = "llvm.getelementptr"(%34, %385) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %387 = "llvm.load"(%386) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %388 = "arith.addf"(%383, %387) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %389 = "arith.constant"() {value = 328 : i32} : () -> i32
        %390 = "arith.addi"(%185, %389) : (i32, i32) -> i32
        %391 = "llvm.getelementptr"(%34, %390) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %392 = "llvm.load"(%391) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %393 = "arith.addf"(%388, %392) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %394 = "arith.constant"() {value = 336 : i32} : () -> i32
        %395 = "arith.addi"(%185, %394) : (i32, i32) -> i32
        %396 = "llvm.getelementptr"(%34, %395) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %397 = "llvm.load"(%396) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %398 = "arith.addf"(%393, %397) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %399 = "arith.constant"() {value = 344 : i32} : () -> i32
        %400 = "arith.addi"(%185, %399) : (i32, i32) -> i32
        %401 = "llvm.getelementptr"(%34, %400) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %402 = "llvm.load"(%401) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %403 = "arith.addf"(%398, %402) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %404 = "arith.constant"() {value = 352 : i32} : () -> i32
        %405 = "arith.addi"(%185, %404) : (i32, i32) -> i32
        %406 = "llvm.getelementptr"(%34, %405) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %407 = "llvm.load"(%406) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %408 = "arith.addf"(%403, %407) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %409 = "arith.constant"() {value = 360 : i32} : () -> i32
        %410 = "arith.addi"(%185, %409) : (i32, i32) -> i32
        %411 = "llvm.getelementptr"(%34, %410) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %412 = "llvm.load"(%411) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %413 = "arith.addf"(%408, %412) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %414 = "arith.constant"() {value = 368 : i32} : () -> i32
        %415 = "arith.addi"(%185, %414) : (i32, i32) -> i32
        %416 = "llvm.getelementptr"(%34, %415) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %417 = "llvm.load"(%416) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %418 = "arith.addf"(%413, %417) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %419 = "arith.constant"() {value = 376 : i32} : () -> i32
        %420 = "arith.addi"(%185, %419) : (i32, i32) -> i32
        %421 = "llvm.getelementptr"(%34, %420) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %422 = "llvm.load"(%421) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %423 = "arith.addf"(%418, %422) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %424 = "arith.constant"() {value = 384 : i32} : () -> i32
        %425 = "arith.addi"(%185, %424) : (i32, i32) -> i32
        %426 = "llvm.getelementptr"(%34, %425) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %427 = "llvm.load"(%426) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %428 = "arith.addf"(%423, %427) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %429 = "arith.constant"() {value = 392 : i32} : () -> i32
        %430 = "arith.addi"(%185, %429) : (i32, i32) -> i32
        %431 = "llvm.getelementptr"(%34, %430) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %432 = "llvm.load"(%431) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %433 = "arith.addf"(%428, %432) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %434 = "arith.constant"() {value = 400 : i32} : () -> i32
        %435 = "arith.addi"(%185, %434) : (i32, i32) -> i32
        %436 = "llvm.getelementptr"(%34, %435) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %437 = "llvm.load"(%436) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %438 = "arith.addf"(%433, %437) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %439 = "arith.constant"() {value = 408 : i32} : () -> i32
        %440 = "arith.addi"(%185, %439) : (i32, i32) -> i32
        %441 = "llvm.getelementptr"(%34, %440) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %442 = "llvm.load"(%441) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %443 = "arith.addf"(%438, %442) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %444 = "arith.constant"() {value = 416 : i32} : () -> i32
        %445 = "arith.addi"(%185, %444) : (i32, i32) -> i32
        %446 = "llvm.getelementptr"(%34, %445) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %447 = "llvm.load"(%446) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %448 = "arith.addf"(%443, %447) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %449 = "arith.constant"() {value = 424 : i32} : () -> i32
        %450 = "arith.addi"(%185, %449) : (i32, i32) -> i32
        %451 = "llvm.getelementptr"(%34, %450) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %452 = "llvm.load"(%451) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %453 = "arith.addf"(%448, %452) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %454 = "arith.constant"() {value = 432 : i32} : () -> i32
        %455 = "arith.addi"(%185, %454) : (i32, i32) -> i32
        %456 = "llvm.getelementptr"(%34, %455) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %457 = "llvm.load"(%456) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %458 = "arith.addf"(%453, %457) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %459 = "arith.constant"() {value = 440 : i32} : () -> i32
        %460 = "arith.addi"(%185, %459) : (i32, i32) -> i32
        %461 = "llvm.getelementptr"(%34, %460) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %462 = "llvm.load"(%461) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %463 = "arith.addf"(%458, %462) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %464 = "arith.constant"() {value = 448 : i32} : () -> i32
        %465 = "arith.addi"(%185, %464) : (i32, i32) -> i32
        %466 = "llvm.getelementptr"(%34, %465) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %467 = "llvm.load"(%466) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %468 = "arith.addf"(%463, %467) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %469 = "arith.constant"() {value = 456 : i32} : () -> i32
        %470 = "arith.addi"(%185, %469) : (i32, i32) -> i32
        %471 = "llvm.getelementptr"(%34, %470) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %472 = "llvm.load"(%471) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %473 = "arith.addf"(%468, %472) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %474 = "arith.constant"() {value = 464 : i32} : () -> i32
        %475 = "arith.addi"(%185, %474) : (i32, i32) -> i32
        %476 = "llvm.getelementptr"(%34, %475) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %477 = "llvm.load"(%476) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %478 = "arith.addf"(%473, %477) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %479 = "arith.constant"() {value = 472 : i32} : () -> i32
        %480 = "arith.addi"(%185, %479) : (i32, i32) -> i32
        %481 = "llvm.getelementptr"(%34, %480) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %482 = "llvm.load"(%481) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %483 = "arith.addf"(%478, %482) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %484 = "arith.constant"() {value = 480 : i32} : () -> i32
        %485 = "arith.addi"(%185, %484) : (i32, i32) -> i32
        %486 = "llvm.getelementptr"(%34, %485) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %487 = "llvm.load"(%486) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %488 = "arith.addf"(%483, %487) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %489 = "arith.constant"() {value = 488 : i32} : () -> i32
        %490 = "arith.addi"(%185, %489) : (i32, i32) -> i32
        %491 = "llvm.getelementptr"(%34, %490) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %492 = "llvm.load"(%491) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %493 = "arith.addf"(%488, %492) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %494 = "arith.constant"() {value = 496 : i32} : () -> i32
        %495 = "arith.addi"(%185, %494) : (i32, i32) -> i32
        %496 = "llvm.getelementptr"(%34, %495) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %497 = "llvm.load"(%496) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %498 = "arith.addf"(%493, %497) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %499 = "arith.constant"() {value = 504 : i32} : () -> i32
        %500 = "arith.addi"(%185, %499) : (i32, i32) -> i32
        %501 = "llvm.getelementptr"(%34, %500) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %502 = "llvm.load"(%501) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %503 = "arith.addf"(%498, %502) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %504 = "arith.addi"(%185, %59) : (i32, i32) -> i32
        %505 = "llvm.getelementptr"(%34, %504) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %506 = "llvm.load"(%505) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %507 = "arith.addf"(%503, %506) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %508 = "arith.constant"() {value = 520 : i32} : () -> i32
        %509 = "arith.addi"(%185, %508) : (i32, i32) -> i32
        %510 = "llvm.getelementptr"(%34, %509) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %511 = "llvm.load"(%510) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %512 = "arith.addf"(%507, %511) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %513 = "arith.constant"() {value = 528 : i32} : () -> i32
        %514 = "arith.addi"(%185, %513) : (i32, i32) -> i32
        %515 = "llvm.getelementptr"(%34, %514) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %516 = "llvm.load"(%515) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %517 = "arith.addf"(%512, %516) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %518 = "arith.constant"() {value = 536 : i32} : () -> i32
        %519 = "arith.addi"(%185, %518) : (i32, i32) -> i32
        %520 = "llvm.getelementptr"(%34, %519) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %521 = "llvm.load"(%520) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %522 = "arith.addf"(%517, %521) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %523 = "arith.constant"() {value = 544 : i32} : () -> i32
        %524 = "arith.addi"(%185, %523) : (i32, i32) -> i32
        %525 = "llvm.getelementptr"(%34, %524) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %526 = "llvm.load"(%525) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %527 = "arith.addf"(%522, %526) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %528 = "arith.constant"() {value = 552 : i32} : () -> i32
        %529 = "arith.addi"(%185, %528) : (i32, i32) -> i32
        %530 = "llvm.getelementptr"(%34, %529) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %531 = "llvm.load"(%530) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %532 = "arith.addf"(%527, %531) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %533 = "arith.constant"() {value = 560 : i32} : () -> i32
        %534 = "arith.addi"(%185, %533) : (i32, i32) -> i32
        %535 = "llvm.getelementptr"(%34, %534) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %536 = "llvm.load"(%535) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %537 = "arith.addf"(%532, %536) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %538 = "arith.constant"() {value = 568 : i32} : () -> i32
        %539 = "arith.addi"(%185, %538) : (i32, i32) -> i32
        %540 = "llvm.getelementptr"(%34, %539) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %541 = "llvm.load"(%540) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %542 = "arith.addf"(%537, %541) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %543 = "arith.constant"() {value = 576 : i32} : () -> i32
        %544 = "arith.addi"(%185, %543) : (i32, i32) -> i32
        %545 = "llvm.getelementptr"(%34, %544) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %546 = "llvm.load"(%545) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %547 = "arith.addf"(%542, %546) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %548 = "arith.constant"() {value = 584 : i32} : () -> i32
        %549 = "arith.addi"(%185, %548) : (i32, i32) -> i32
        %550 = "llvm.getelementptr"(%34, %549) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %551 = "llvm.load"(%550) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %552 = "arith.addf"(%547, %551) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %553 = "arith.constant"() {value = 592 : i32} : () -> i32
        %554 = "arith.addi"(%185, %553) : (i32, i32) -> i32
        %555 = "llvm.getelementptr"(%34, %554) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %556 = "llvm.load"(%555) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %557 = "arith.addf"(%552, %556) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %558 = "arith.constant"() {value = 600 : i32} : () -> i32
        %559 = "arith.addi"(%185, %558) : (i32, i32) -> i32
        %560 = "llvm.getelementptr"(%34, %559) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %561 = "llvm.load"(%560) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %562 = "arith.addf"(%557, %561) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %563 = "arith.constant"() {value = 608 : i32} : () -> i32
        %564 = "arith.addi"(%185, %563) : (i32, i32) -> i32
        %565 = "llvm.getelementptr"(%34, %564) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %566 = "llvm.load"(%565) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %567 = "arith.addf"(%562, %566) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %568 = "arith.constant"() {value = 616 : i32} : () -> i32
        %569 = "arith.addi"(%185, %568) : (i32, i32) -> i32
        %570 = "llvm.getelementptr"(%34, %569) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %571 = "llvm.load"(%570) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %572 = "arith.addf"(%567, %571) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %573 = "arith.constant"() {value = 624 : i32} : () -> i32
        %574 = "arith.addi"(%185, %573) : (i32, i32) -> i32
        %575 = "llvm.getelementptr"(%34, %574) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %576 = "llvm.load"(%575) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %577 = "arith.addf"(%572, %576) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %578 = "arith.constant"() {value = 632 : i32} : () -> i32
        %579 = "arith.addi"(%185, %578) : (i32, i32) -> i32
        %580 = "llvm.getelementptr"(%34, %579) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %581 = "llvm.load"(%580) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %582 = "arith.addf"(%577, %581) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %583 = "arith.constant"() {value = 640 : i32} : () -> i32
        %584 = "arith.addi"(%185, %583) : (i32, i32) -> i32
        %585 = "llvm.getelementptr"(%34, %584) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %586 = "llvm.load"(%585) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %587 = "arith.addf"(%582, %586) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %588 = "arith.constant"() {value = 648 : i32} : () -> i32
        %589 = "arith.addi"(%185, %588) : (i32, i32) -> i32
        %590 = "llvm.getelementptr"(%34, %589) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %591 = "llvm.load"(%590) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %592 = "arith.addf"(%587, %591) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %593 = "arith.constant"() {value = 656 : i32} : () -> i32
        %594 = "arith.addi"(%185, %593) : (i32, i32) -> i32
        %595 = "llvm.getelementptr"(%34, %594) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %596 = "llvm.load"(%595) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %597 = "arith.addf"(%592, %596) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %598 = "arith.constant"() {value = 664 : i32} : () -> i32
        %599 = "arith.addi"(%185, %598) : (i32, i32) -> i32
        %600 = "llvm.getelementptr"(%34, %599) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %601 = "llvm.load"(%600) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %602 = "arith.addf"(%597, %601) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %603 = "arith.constant"() {value = 672 : i32} : () -> i32
        %604 = "arith.addi"(%185, %603) : (i32, i32) -> i32
        %605 = "llvm.getelementptr"(%34, %604) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %606 = "llvm.load"(%605) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %607 = "arith.addf"(%602, %606) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %608 = "arith.constant"() {value = 680 : i32} : () -> i32
        %609 = "arith.addi"(%185, %608) : (i32, i32) -> i32
        %610 = "llvm.getelementptr"(%34, %609) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %611 = "llvm.load"(%610) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %612 = "arith.addf"(%607, %611) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %613 = "arith.constant"() {value = 688 : i32} : () -> i32
        %614 = "arith.addi"(%185, %613) : (i32, i32) -> i32
        %615 = "llvm.getelementptr"(%34, %614) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %616 = "llvm.load"(%615) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %617 = "arith.addf"(%612, %616) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %618 = "arith.constant"() {value = 696 : i32} : () -> i32
        %619 = "arith.addi"(%185, %618) : (i32, i32) -> i32
        %620 = "llvm.getelementptr"(%34, %619) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %621 = "llvm.load"(%620) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %622 = "arith.addf"(%617, %621) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %623 = "arith.constant"() {value = 704 : i32} : () -> i32
        %624 = "arith.addi"(%185, %623) : (i32, i32) -> i32
        %625 = "llvm.getelementptr"(%34, %624) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %626 = "llvm.load"(%625) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %627 = "arith.addf"(%622, %626) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %628 = "arith.constant"() {value = 712 : i32} : () -> i32
        %629 = "arith.addi"(%185, %628) : (i32, i32) -> i32
        %630 = "llvm.getelementptr"(%34, %629) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %631 = "llvm.load"(%630) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %632 = "arith.addf"(%627, %631) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %633 = "arith.constant"() {value = 720 : i32} : () -> i32
        %634 = "arith.addi"(%185, %633) : (i32, i32) -> i32
        %635 = "llvm.getelementptr"(%34, %634) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %636 = "llvm.load"(%635) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %637 = "arith.addf"(%632, %636) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %638 = "arith.constant"() {value = 728 : i32} : () -> i32
        %639 = "arith.addi"(%185, %638) : (i32, i32) -> i32
        %640 = "llvm.getelementptr"(%34, %639) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %641 = "llvm.load"(%640) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %642 = "arith.addf"(%637, %641) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %643 = "arith.constant"() {value = 736 : i32} : () -> i32
        %644 = "arith.addi"(%185, %643) : (i32, i32) -> i32
        %645 = "llvm.getelementptr"(%34, %644) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %646 = "llvm.load"(%645) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %647 = "arith.addf"(%642, %646) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %648 = "arith.constant"() {value = 744 : i32} : () -> i32
        %649 = "arith.addi"(%185, %648) : (i32, i32) -> i32
        %650 = "llvm.getelementptr"(%34, %649) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %651 = "llvm.load"(%650) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %652 = "arith.addf"(%647, %651) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %653 = "arith.constant"() {value = 752 : i32} : () -> i32
        %654 = "arith.addi"(%185, %653) : (i32, i32) -> i32
        %655 = "llvm.getelementptr"(%34, %654) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %656 = "llvm.load"(%655) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %657 = "arith.addf"(%652, %656) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %658 = "arith.constant"() {value = 760 : i32} : () -> i32
        %659 = "arith.addi"(%185, %658) : (i32, i32) -> i32
        %660 = "llvm.getelementptr"(%34, %659) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %661 = "llvm.load"(%660) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %662 = "arith.addf"(%657, %661) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %663 = "arith.constant"() {value = 768 : i32} : () -> i32
        %664 = "arith.addi"(%185, %663) : (i32, i32) -> i32
        %665 = "llvm.getelementptr"(%34, %664) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %666 = "llvm.load"(%665) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %667 = "arith.addf"(%662, %666) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %668 = "arith.constant"() {value = 776 : i32} : () -> i32
        %669 = "arith.addi"(%185, %668) : (i32, i32) -> i32
        %670 = "llvm.getelementptr"(%34, %669) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %671 = "llvm.load"(%670) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %672 = "arith.addf"(%667, %671) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %673 = "arith.constant"() {value = 784 : i32} : () -> i32
        %674 = "arith.addi"(%185, %673) : (i32, i32) -> i32
        %675 = "llvm.getelementptr"(%34, %674) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %676 = "llvm.load"(%675) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %677 = "arith.addf"(%672, %676) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %678 = "arith.constant"() {value = 792 : i32} : () -> i32
        %679 = "arith.addi"(%185, %678) : (i32, i32) -> i32
        %680 = "llvm.getelementptr"(%34, %679) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %681 = "llvm.load"(%680) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %682 = "arith.addf"(%677, %681) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %683 = "arith.constant"() {value = 800 : i32} : () -> i32
        %684 = "arith.addi"(%185, %683) : (i32, i32) -> i32
        %685 = "llvm.getelementptr"(%34, %684) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %686 = "llvm.load"(%685) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %687 = "arith.addf"(%682, %686) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %688 = "arith.constant"() {value = 808 : i32} : () -> i32
        %689 = "arith.addi"(%185, %688) : (i32, i32) -> i32
        %690 = "llvm.getelementptr"(%34, %689) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %691 = "llvm.load"(%690) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %692 = "arith.addf"(%687, %691) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %693 = "arith.constant"() {value = 816 : i32} : () -> i32
        %694 = "arith.addi"(%185, %693) : (i32, i32) -> i32
        %695 = "llvm.getelementptr"(%34, %694) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %696 = "llvm.load"(%695) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %697 = "arith.addf"(%692, %696) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %698 = "arith.constant"() {value = 824 : i32} : () -> i32
        %699 = "arith.addi"(%185, %698) : (i32, i32) -> i32
        %700 = "llvm.getelementptr"(%34, %699) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %701 = "llvm.load"(%700) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %702 = "arith.addf"(%697, %701) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %703 = "arith.constant"() {value = 832 : i32} : () -> i32
        %704 = "arith.addi"(%185, %703) : (i32, i32) -> i32
        %705 = "llvm.getelementptr"(%34, %704) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %706 = "llvm.load"(%705) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %707 = "arith.addf"(%702, %706) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %708 = "arith.constant"() {value = 840 : i32} : () -> i32
        %709 = "arith.addi"(%185, %708) : (i32, i32) -> i32
        %710 = "llvm.getelementptr"(%34, %709) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %711 = "llvm.load"(%710) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %712 = "arith.addf"(%707, %711) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %713 = "arith.constant"() {value = 848 : i32} : () -> i32
        %714 = "arith.addi"(%185, %713) : (i32, i32) -> i32
        %715 = "llvm.getelementptr"(%34, %714) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %716 = "llvm.load"(%715) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %717 = "arith.addf"(%712, %716) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %718 = "arith.constant"() {value = 856 : i32} : () -> i32
        %719 = "arith.addi"(%185, %718) : (i32, i32) -> i32
        %720 = "llvm.getelementptr"(%34, %719) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %721 = "llvm.load"(%720) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %722 = "arith.addf"(%717, %721) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %723 = "arith.constant"() {value = 864 : i32} : () -> i32
        %724 = "arith.addi"(%185, %723) : (i32, i32) -> i32
        %725 = "llvm.getelementptr"(%34, %724) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %726 = "llvm.load"(%725) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %727 = "arith.addf"(%722, %726) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %728 = "arith.constant"() {value = 872 : i32} : () -> i32
        %729 = "arith.addi"(%185, %728) : (i32, i32) -> i32
        %730 = "llvm.getelementptr"(%34, %729) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %731 = "llvm.load"(%730) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %732 = "arith.addf"(%727, %731) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %733 = "arith.constant"() {value = 880 : i32} : () -> i32
        %734 = "arith.addi"(%185, %733) : (i32, i32) -> i32
        %735 = "llvm.getelementptr"(%34, %734) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %736 = "llvm.load"(%735) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %737 = "arith.addf"(%732, %736) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %738 = "arith.constant"() {value = 888 : i32} : () -> i32
        %739 = "arith.addi"(%185, %738) : (i32, i32) -> i32
        %740 = "llvm.getelementptr"(%34, %739) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %741 = "llvm.load"(%740) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %742 = "arith.addf"(%737, %741) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %743 = "arith.constant"() {value = 896 : i32} : () -> i32
        %744 = "arith.addi"(%185, %743) : (i32, i32) -> i32
        %745 = "llvm.getelementptr"(%34, %744) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %746 = "llvm.load"(%745) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %747 = "arith.addf"(%742, %746) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %748 = "arith.constant"() {value = 904 : i32} : () -> i32
        %749 = "arith.addi"(%185, %748) : (i32, i32) -> i32
        %750 = "llvm.getelementptr"(%34, %749) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %751 = "llvm.load"(%750) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %752 = "arith.addf"(%747, %751) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %753 = "arith.constant"() {value = 912 : i32} : () -> i32
        %754 = "arith.addi"(%185, %753) : (i32, i32) -> i32
        %755 = "llvm.getelementptr"(%34, %754) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %756 = "llvm.load"(%755) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %757 = "arith.addf"(%752, %756) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %758 = "arith.constant"() {value = 920 : i32} : () -> i32
        %759 = "arith.addi"(%185, %758) : (i32, i32) -> i32
        %760 = "llvm.getelementptr"(%34, %759) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %761 = "llvm.load"(%760) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %762 = "arith.addf"(%757, %761) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %763 = "arith.constant"() {value = 928 : i32} : () -> i32
        %764 = "arith.addi"(%185, %763) : (i32, i32) -> i32
        %765 = "llvm.getelementptr"(%34, %764) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %766 = "llvm.load"(%765) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %767 = "arith.addf"(%762, %766) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %768 = "arith.constant"() {value = 936 : i32} : () -> i32
        %769 = "arith.addi"(%185, %768) : (i32, i32) -> i32
        %770 = "llvm.getelementptr"(%34, %769) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %771 = "llvm.load"(%770) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %772 = "arith.addf"(%767, %771) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %773 = "arith.constant"() {value = 944 : i32} : () -> i32
        %774 = "arith.addi"(%185, %773) : (i32, i32) -> i32
        %775 = "llvm.getelementptr"(%34, %774) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %776 = "llvm.load"(%775) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %777 = "arith.addf"(%772, %776) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %778 = "arith.constant"() {value = 952 : i32} : () -> i32
        %779 = "arith.addi"(%185, %778) : (i32, i32) -> i32
        %780 = "llvm.getelementptr"(%34, %779) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %781 = "llvm.load"(%780) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %782 = "arith.addf"(%777, %781) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %783 = "arith.constant"() {value = 960 : i32} : () -> i32
        %784 = "arith.addi"(%185, %783) : (i32, i32) -> i32
        %785 = "llvm.getelementptr"(%34, %784) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %786 = "llvm.load"(%785) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %787 = "arith.addf"(%782, %786) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %788 = "arith.constant"() {value = 968 : i32} : () -> i32
        %789 = "arith.addi"(%185, %788) : (i32, i32) -> i32
        %790 = "llvm.getelementptr"(%34, %789) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %791 = "llvm.load"(%790) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %792 = "arith.addf"(%787, %791) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %793 = "arith.constant"() {value = 976 : i32} : () -> i32
        %794 = "arith.addi"(%185, %793) : (i32, i32) -> i32
        %795 = "llvm.getelementptr"(%34, %794) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %796 = "llvm.load"(%795) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %797 = "arith.addf"(%792, %796) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %798 = "arith.constant"() {value = 984 : i32} : () -> i32
        %799 = "arith.addi"(%185, %798) : (i32, i32) -> i32
        %800 = "llvm.getelementptr"(%34, %799) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %801 = "llvm.load"(%800) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %802 = "arith.addf"(%797, %801) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %803 = "arith.constant"() {value = 992 : i32} : () -> i32
        %804 = "arith.addi"(%185, %803) : (i32, i32) -> i32
        %805 = "llvm.getelementptr"(%34, %804) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %806 = "llvm.load"(%805) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %807 = "arith.addf"(%802, %806) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %808 = "arith.constant"() {value = 1000 : i32} : () -> i32
        %809 = "arith.addi"(%185, %808) : (i32, i32) -> i32
        %810 = "llvm.getelementptr"(%34, %809) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %811 = "llvm.load"(%810) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %812 = "arith.addf"(%807, %811) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %813 = "arith.constant"() {value = 1008 : i32} : () -> i32
        %814 = "arith.addi"(%185, %813) : (i32, i32) -> i32
        %815 = "llvm.getelementptr"(%34, %814) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %816 = "llvm.load"(%815) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %817 = "arith.addf"(%812, %816) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %818 = "arith.constant"() {value = 1016 : i32} : () -> i32
        %819 = "arith.addi"(%185, %818) : (i32, i32) -> i32
        %820 = "llvm.getelementptr"(%34, %819) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %821 = "llvm.load"(%820) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %822 = "arith.addf"(%817, %821) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "scf.yield"(%822) : (f32) -> ()
      }, {
        %823 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        "scf.yield"(%823) : (f32) -> ()
      }) : (i1) -> f32
      %824 = "arith.divui"(%12, %173) : (i32, i32) -> i32
      %825 = "arith.addi"(%36, %824) : (i32, i32) -> i32
      %826 = "arith.cmpi"(%12, %175) {predicate = 2 : i64} : (i32, i32) -> i1
      %827 = "arith.cmpi"(%825, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %828 = "arith.andi"(%826, %827) : (i1, i1) -> i1
      %829 = "arith.cmpi"(%11, %15) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%829) ({
        "scf.if"(%828) ({
          %830 = "arith.constant"() {value = 1.0 : f32} : () -> f32
          %831 = "arith.mulf"(%181, %830) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %832 = "arith.remui"(%12, %173) : (i32, i32) -> i32
          %833 = "arith.extsi"(%832) : (i32) -> i64
          %834 = "arith.extsi"(%825) : (i32) -> i64
          %835 = "arith.muli"(%834, %49) : (i64, i64) -> i64
          %836 = "arith.addi"(%833, %835) : (i64, i64) -> i64
          %837 = "arith.muli"(%48, %8) : (i64, i64) -> i64
          %838 = "arith.addi"(%836, %837) : (i64, i64) -> i64
          %839 = "llvm.getelementptr"(%6, %838) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%831, %839) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        %840 = "arith.muli"(%25, %18) : (i32, i32) -> i32
        %841 = "arith.addi"(%840, %22) : (i32, i32) -> i32
        %842 = "arith.muli"(%841, %11) : (i32, i32) -> i32
        %843 = "arith.muli"(%842, %175) : (i32, i32) -> i32
        %844 = "llvm.getelementptr"(%9, %843) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        "scf.if"(%826) ({
          %845 = "arith.remui"(%12, %173) : (i32, i32) -> i32
          %846 = "arith.extsi"(%845) : (i32) -> i64
          %847 = "arith.extsi"(%24) : (i32) -> i64
          %848 = "arith.extsi"(%824) : (i32) -> i64
          %849 = "arith.constant"() {value = 8 : i64} : () -> i64
          %850 = "arith.muli"(%847, %849) : (i64, i64) -> i64
          %851 = "arith.addi"(%846, %850) : (i64, i64) -> i64
          %852 = "arith.muli"(%848, %49) : (i64, i64) -> i64
          %853 = "arith.addi"(%851, %852) : (i64, i64) -> i64
          %854 = "llvm.getelementptr"(%844, %853) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%181, %854) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %855 = "llvm.getelementptr"(%10, %841) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 0 : i32} : () -> ()
        %856 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %857 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %858 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %859 = "arith.cmpi"(%856, %29) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%859) ({
          "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
          %860 = "llvm.inline_asm"(%855, %26) {asm_string = "atom.relaxed.gpu.global.inc.u32 $0, [$1], $2;", constraints = "=r,l,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i32) -> i32
          %862 = "arith.extui"(%860) : (i32) -> i64
          %863 = "arith.extsi"(%26) : (i32) -> i64
          %864 = "arith.cmpi"(%862, %863) {predicate = 0 : i64} : (i64, i64) -> i1
          %865 = "arith.extui"(%864) : (i1) -> i32
          "llvm.store"(%865, %35) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 1 : i32} : () -> ()
        %866 = "llvm.load"(%35) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %867 = "arith.cmpi"(%866, %15) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%867) ({
          %868 = "arith.extsi"(%37) : (i32) -> i64
          %869 = "arith.muli"(%868, %49) : (i64, i64) -> i64
          %870 = "llvm.getelementptr"(%844, %869) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %871, %872, %873, %874 = "scf.for"(%42, %11, %59, %55, %56, %57, %58) ({
          ^bb0(%875: i32, %876: f32, %877: f32, %878: f32, %879: f32):
            %880 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
            %881 = "vector.extract"(%880) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %882 = "vector.extract"(%880) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %883 = "vector.extract"(%880) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %884 = "vector.extract"(%880) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %885 = "vector.extract"(%880) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %886 = "vector.extract"(%880) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %887 = "vector.extract"(%880) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %888 = "vector.extract"(%880) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %889 = "vector.extract"(%880) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %890 = "vector.extract"(%880) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %891 = "vector.extract"(%880) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %892 = "vector.extract"(%880) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %893 = "vector.extract"(%880) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %894 = "vector.extract"(%880) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %895 = "vector.extract"(%880) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %896 = "vector.extract"(%880) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %897 = "arith.extsi"(%875) : (i32) -> i64
            %898 = "arith.constant"() {value = 8 : i64} : () -> i64
            %899 = "arith.muli"(%897, %898) : (i64, i64) -> i64
            %900 = "llvm.getelementptr"(%870, %899) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %901 = "arith.cmpi"(%875, %11) {predicate = 2 : i64} : (i32, i32) -> i1
            %902, %903, %904, %905 = "scf.if"(%901) ({
              %906 = "llvm.load"(%900) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
              %907 = "vector.extract"(%906) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
              %908 = "vector.extract"(%906) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
              %909 = "vector.extract"(%906) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
              %910 = "vector.extract"(%906) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
              "scf.yield"(%907, %908, %909, %910) : (f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%881, %882, %883, %884) : (f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32)
            %911 = "llvm.getelementptr"(%900) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %912 = "arith.constant"() {value = 128 : i32} : () -> i32
            %913 = "arith.addi"(%875, %912) : (i32, i32) -> i32
            %914 = "arith.cmpi"(%913, %11) {predicate = 2 : i64} : (i32, i32) -> i1
            %915, %916, %917, %918 = "scf.if"(%914) ({
              %919 = "llvm.load"(%911) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
              %920 = "vector.extract"(%919) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
              %921 = "vector.extract"(%919) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
              %922 = "vector.extract"(%919) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
              %923 = "vector.extract"(%919) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
              "scf.yield"(%920, %921, %922, %923) : (f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%885, %886, %887, %888) : (f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32)
            %924 = "llvm.getelementptr"(%911) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %925 = "arith.constant"() {value = 256 : i32} : () -> i32
            %926 = "arith.addi"(%875, %925) : (i32, i32) -> i32
            %927 = "arith.cmpi"(%926, %11) {predicate = 2 : i64} : (i32, i32) -> i1
            %928, %929, %930, %931 = "scf.if"(%927) ({
              %932 = "llvm.load"(%924) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
              %933 = "vector.extract"(%932) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
              %934 = "vector.extract"(%932) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
              %935 = "vector.extract"(%932) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
              %936 = "vector.extract"(%932) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
              "scf.yield"(%933, %934, %935, %936) : (f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%889, %890, %891, %892) : (f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32)
            %937 = "llvm.getelementptr"(%924) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %938 = "arith.constant"() {value = 384 : i32} : () -> i32
            %939 = "arith.addi"(%875, %938) : (i32, i32) -> i32
            %940 = "arith.cmpi"(%939, %11) {predicate = 2 : i64} : (i32, i32) -> i1
            %941, %942, %943, %944 = "scf.if"(%940) ({
              %945 = "llvm.load"(%937) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
              %946 = "vector.extract"(%945) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
              %947 = "vector.extract"(%945) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
              %948 = "vector.extract"(%945) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
              %949 = "vector.extract"(%945) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
              "scf.yield"(%946, %947, %948, %949) : (f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%893, %894, %895, %896) : (f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32)
            %950 = "vector.from_elements"(%876, %877, %878, %879) : (f32, f32, f32, f32) -> vector<4xf32>
            %951 = "vector.from_elements"(%902, %903, %904, %905) : (f32, f32, f32, f32) -> vector<4xf32>
            %952 = "arith.addf"(%950, %951) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %953 = "vector.extract"(%952) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %954 = "vector.extract"(%952) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %955 = "vector.extract"(%952) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %956 = "vector.extract"(%952) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %957 = "vector.from_elements"(%953, %954, %955, %956) : (f32, f32, f32, f32) -> vector<4xf32>
            %958 = "vector.from_elements"(%915, %916, %917, %918) : (f32, f32, f32, f32) -> vector<4xf32>
            %959 = "arith.addf"(%957, %958) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %960 = "vector.extract"(%959) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %961 = "vector.extract"(%959) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %962 = "vector.extract"(%959) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %963 = "vector.extract"(%959) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %964 = "vector.from_elements"(%960, %961, %962, %963) : (f32, f32, f32, f32) -> vector<4xf32>
            %965 = "vector.from_elements"(%928, %929, %930, %931) : (f32, f32, f32, f32) -> vector<4xf32>
            %966 = "arith.addf"(%964, %965) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %967 = "vector.extract"(%966) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %968 = "vector.extract"(%966) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %969 = "vector.extract"(%966) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %970 = "vector.extract"(%966) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %971 = "vector.from_elements"(%967, %968, %969, %970) : (f32, f32, f32, f32) -> vector<4xf32>
            %972 = "vector.from_elements"(%941, %942, %943, %944) : (f32, f32, f32, f32) -> vector<4xf32>
            %973 = "arith.addf"(%971, %972) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %974 = "vector.extract"(%973) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %975 = "vector.extract"(%973) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %976 = "vector.extract"(%973) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %977 = "vector.extract"(%973) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%974, %975, %976, %977) : (f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, f32, f32, f32, f32) -> (f32, f32, f32, f32)
          %978 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %979 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %980 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %981 = "arith.remui"(%978, %17) : (i32, i32) -> i32
          %982 = "arith.divui"(%978, %17) : (i32, i32) -> i32
          %983 = "arith.muli"(%981, %173) : (i32, i32) -> i32
          %984 = "arith.muli"(%982, %175) : (i32, i32) -> i32
          %985 = "arith.addi"(%983, %984) : (i32, i32) -> i32
          %986 = "llvm.getelementptr"(%34, %985) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %987 = "vector.from_elements"(%871, %872, %873, %874) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%987, %986) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 2 : i32} : () -> ()
          %988 = "arith.cmpi"(%978, %175) {predicate = 2 : i64} : (i32, i32) -> i1
          %989 = "scf.if"(%988) ({
            %990 = "arith.remui"(%978, %173) : (i32, i32) -> i32
            %991 = "arith.divui"(%978, %173) : (i32, i32) -> i32
            %992 = "arith.muli"(%991, %173) : (i32, i32) -> i32
            %993 = "arith.addi"(%990, %992) : (i32, i32) -> i32
            %994 = "llvm.getelementptr"(%34, %993) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %995 = "llvm.load"(%994) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %996 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            %997 = "arith.addf"(%996, %995) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %998 = "arith.addi"(%993, %175) : (i32, i32) -> i32
            %999 = "llvm.getelementptr"(%34, %998) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1000 = "llvm.load"(%999) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1001 = "arith.addf"(%997, %1000) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1002 = "arith.constant"() {value = 16 : i32} : () -> i32
            %1003 = "arith.addi"(%993, %1002) : (i32, i32) -> i32
            %1004 = "llvm.getelementptr"(%34, %1003) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1005 = "llvm.load"(%1004) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1006 = "arith.addf"(%1001, %1005) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1007 = "arith.constant"() {value = 24 : i32} : () -> i32
            %1008 = "arith.addi"(%993, %1007) : (i32, i32) -> i32
            %1009 = "llvm.getelementptr"(%34, %1008) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1010 = "llvm.load"(%1009) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1011 = "arith.addf"(%1006, %1010) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1012 = "arith.constant"() {value = 32 : i32} : () -> i32
            %1013 = "arith.addi"(%993, %1012) : (i32, i32) -> i32
            %1014 = "llvm.getelementptr"(%34, %1013) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1015 = "llvm.load"(%1014) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1016 = "arith.addf"(%1011, %1015) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1017 = "arith.constant"() {value = 40 : i32} : () -> i32
            %1018 = "arith.addi"(%993, %1017) : (i32, i32) -> i32
            %1019 = "llvm.getelementptr"(%34, %1018) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1020 = "llvm.load"(%1019) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1021 = "arith.addf"(%1016, %1020) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1022 = "arith.constant"() {value = 48 : i32} : () -> i32
            %1023 = "arith.addi"(%993, %1022) : (i32, i32) -> i32
            %1024 = "llvm.getelementptr"(%34, %1023) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1025 = "llvm.load"(%1024) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1026 = "arith.addf"(%1021, %1025) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1027 = "arith.constant"() {value = 56 : i32} : () -> i32
            %1028 = "arith.addi"(%993, %1027) : (i32, i32) -> i32
            %1029 = "llvm.getelementptr"(%34, %1028) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1030 = "llvm.load"(%1029) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1031 = "arith.addf"(%1026, %1030) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1032 = "arith.constant"() {value = 64 : i32} : () -> i32
            %1033 = "arith.addi"(%993, %1032) : (i32, i32) -> i32
            %1034 = "llvm.getelementptr"(%34, %1033) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1035 = "llvm.load"(%1034) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1036 = "arith.addf"(%1031, %1035) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1037 = "arith.constant"() {value = 72 : i32} : () -> i32
            %1038 = "arith.addi"(%993, %1037) : (i32, i32) -> i32
            %1039 = "llvm.getelementptr"(%34, %1038) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1040 = "llvm.load"(%1039) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1041 = "arith.addf"(%1036, %1040) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1042 = "arith.constant"() {value = 80 : i32} : () -> i32
            %1043 = "arith.addi"(%993, %1042) : (i32, i32) -> i32
            %1044 = "llvm.getelementptr"(%34, %1043) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1045 = "llvm.load"(%1044) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1046 = "arith.addf"(%1041, %1045) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1047 = "arith.constant"() {value = 88 : i32} : () -> i32
            %1048 = "arith.addi"(%993, %1047) : (i32, i32) -> i32
            %1049 = "llvm.getelementptr"(%34, %1048) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1050 = "llvm.load"(%1049) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1051 = "arith.addf"(%1046, %1050) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1052 = "arith.constant"() {value = 96 : i32} : () -> i32
            %1053 = "arith.addi"(%993, %1052) : (i32, i32) -> i32
            %1054 = "llvm.getelementptr"(%34, %1053) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1055 = "llvm.load"(%1054) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1056 = "arith.addf"(%1051, %1055) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1057 = "arith.constant"() {value = 104 : i32} : () -> i32
            %1058 = "arith.addi"(%993, %1057) : (i32, i32) -> i32
            %1059 = "llvm.getelementptr"(%34, %1058) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1060 = "llvm.load"(%1059) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1061 = "arith.addf"(%1056, %1060) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1062 = "arith.constant"() {value = 112 : i32} : () -> i32
            %1063 = "arith.addi"(%993, %1062) : (i32, i32) -> i32
            %1064 = "llvm.getelementptr"(%34, %1063) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1065 = "llvm.load"(%1064) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1066 = "arith.addf"(%1061, %1065) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1067 = "arith.constant"() {value = 120 : i32} : () -> i32
            %1068 = "arith.addi"(%993, %1067) : (i32, i32) -> i32
            %1069 = "llvm.getelementptr"(%34, %1068) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1070 = "llvm.load"(%1069) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1071 = "arith.addf"(%1066, %1070) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1072 = "arith.constant"() {value = 128 : i32} : () -> i32
            %1073 = "arith.addi"(%993, %1072) : (i32, i32) -> i32
            %1074 = "llvm.getelementptr"(%34, %1073) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1075 = "llvm.load"(%1074) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1076 = "arith.addf"(%1071, %1075) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1077 = "arith.constant"() {value = 136 : i32} : () -> i32
            %1078 = "arith.addi"(%993, %1077) : (i32, i32) -> i32
            %1079 = "llvm.getelementptr"(%34, %1078) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1080 = "llvm.load"(%1079) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1081 = "arith.addf"(%1076, %1080) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1082 = "arith.constant"() {value = 144 : i32} : () -> i32
            %1083 = "arith.addi"(%993, %1082) : (i32, i32) -> i32
            %1084 = "llvm.getelementptr"(%34, %1083) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1085 = "llvm.load"(%1084) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1086 = "arith.addf"(%1081, %1085) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1087 = "arith.constant"() {value = 152 : i32} : () -> i32
            %1088 = "arith.addi"(%993, %1087) : (i32, i32) -> i32
            %1089 = "llvm.getelementptr"(%34, %1088) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1090 = "llvm.load"(%1089) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1091 = "arith.addf"(%1086, %1090) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1092 = "arith.constant"() {value = 160 : i32} : () -> i32
            %1093 = "arith.addi"(%993, %1092) : (i32, i32) -> i32
            %1094 = "llvm.getelementptr"(%34, %1093) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1095 = "llvm.load"(%1094) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1096 = "arith.addf"(%1091, %1095) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1097 = "arith.constant"() {value = 168 : i32} : () -> i32
            %1098 = "arith.addi"(%993, %1097) : (i32, i32) -> i32
            %1099 = "llvm.getelementptr"(%34, %1098) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1100 = "llvm.load"(%1099) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1101 = "arith.addf"(%1096, %1100) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1102 = "arith.constant"() {value = 176 : i32} : () -> i32
            %1103 = "arith.addi"(%993, %1102) : (i32, i32) -> i32
            %1104 = "llvm.getelementptr"(%34, %1103) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1105 = "llvm.load"(%1104) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1106 = "arith.addf"(%1101, %1105) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1107 = "arith.constant"() {value = 184 : i32} : () -> i32
            %1108 = "arith.addi"(%993, %1107) : (i32, i32) -> i32
            %1109 = "llvm.getelementptr"(%34, %1108) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1110 = "llvm.load"(%1109) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1111 = "arith.addf"(%1106, %1110) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1112 = "arith.constant"() {value = 192 : i32} : () -> i32
            %1113 = "arith.addi"(%993, %1112) : (i32, i32) -> i32
            %1114 = "llvm.getelementptr"(%34, %1113) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1115 = "llvm.load"(%1114) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1116 = "arith.addf"(%1111, %1115) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1117 = "arith.constant"() {value = 200 : i32} : () -> i32
            %1118 = "arith.addi"(%993, %1117) : (i32, i32) -> i32
            %1119 = "llvm.getelementptr"(%34, %1118) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1120 = "llvm.load"(%1119) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1121 = "arith.addf"(%1116, %1120) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1122 = "arith.constant"() {value = 208 : i32} : () -> i32
            %1123 = "arith.addi"(%993, %1122) : (i32, i32) -> i32
            %1124 = "llvm.getelementptr"(%34, %1123) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1125 = "llvm.load"(%1124) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1126 = "arith.addf"(%1121, %1125) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1127 = "arith.constant"() {value = 216 : i32} : () -> i32
            %1128 = "arith.addi"(%993, %1127) : (i32, i32) -> i32
            %1129 = "llvm.getelementptr"(%34, %1128) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1130 = "llvm.load"(%1129) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1131 = "arith.addf"(%1126, %1130) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1132 = "arith.constant"() {value = 224 : i32} : () -> i32
            %1133 = "arith.addi"(%993, %1132) : (i32, i32) -> i32
            %1134 = "llvm.getelementptr"(%34, %1133) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1135 = "llvm.load"(%1134) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1136 = "arith.addf"(%1131, %1135) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1137 = "arith.constant"() {value = 232 : i32} : () -> i32
            %1138 = "arith.addi"(%993, %1137) : (i32, i32) -> i32
            %1139 = "llvm.getelementptr"(%34, %1138) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1140 = "llvm.load"(%1139) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1141 = "arith.addf"(%1136, %1140) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1142 = "arith.constant"() {value = 240 : i32} : () -> i32
            %1143 = "arith.addi"(%993, %1142) : (i32, i32) -> i32
            %1144 = "llvm.getelementptr"(%34, %1143) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1145 = "llvm.load"(%1144) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1146 = "arith.addf"(%1141, %1145) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1147 = "arith.constant"() {value = 248 : i32} : () -> i32
            %1148 = "arith.addi"(%993, %1147) : (i32, i32) -> i32
            %1149 = "llvm.getelementptr"(%34, %1148) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1150 = "llvm.load"(%1149) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1151 = "arith.addf"(%1146, %1150) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1152 = "arith.constant"() {value = 256 : i32} : () -> i32
            %1153 = "arith.addi"(%993, %1152) : (i32, i32) -> i32
            %1154 = "llvm.getelementptr"(%34, %1153) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1155 = "llvm.load"(%1154) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1156 = "arith.addf"(%1151, %1155) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1157 = "arith.constant"() {value = 264 : i32} : () -> i32
            %1158 = "arith.addi"(%993, %1157) : (i32, i32) -> i32
            %1159 = "llvm.getelementptr"(%34, %1158) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1160 = "llvm.load"(%1159) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1161 = "arith.addf"(%1156, %1160) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1162 = "arith.constant"() {value = 272 : i32} : () -> i32
            %1163 = "arith.addi"(%993, %1162) : (i32, i32) -> i32
            %1164 = "llvm.getelementptr"(%34, %1163) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1165 = "llvm.load"(%1164) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1166 = "arith.addf"(%1161, %1165) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1167 = "arith.constant"() {value = 280 : i32} : () -> i32
            %1168 = "arith.addi"(%993, %1167) : (i32, i32) -> i32
            %1169 = "llvm.getelementptr"(%34, %1168) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1170 = "llvm.load"(%1169) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1171 = "arith.addf"(%1166, %1170) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1172 = "arith.constant"() {value = 288 : i32} : () -> i32
            %1173 = "arith.addi"(%993, %1172) : (i32, i32) -> i32
            %1174 = "llvm.getelementptr"(%34, %1173) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1175 = "llvm.load"(%1174) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1176 = "arith.addf"(%1171, %1175) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1177 = "arith.constant"() {value = 296 : i32} : () -> i32
            %1178 = "arith.addi"(%993, %1177) : (i32, i32) -> i32
            %1179 = "llvm.getelementptr"(%34, %1178) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1180 = "llvm.load"(%1179) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1181 = "arith.addf"(%1176, %1180) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1182 = "arith.constant"() {value = 304 : i32} : () -> i32
            %1183 = "arith.addi"(%993, %1182) : (i32, i32) -> i32
            %1184 = "llvm.getelementptr"(%34, %1183) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1185 = "llvm.load"(%1184) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1186 = "arith.addf"(%1181, %1185) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1187 = "arith.constant"() {value = 312 : i32} : () -> i32
            %1188 = "arith.addi"(%993, %1187) : (i32, i32) -> i32
            %1189 = "llvm.getelementptr"(%34, %1188) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1190 = "llvm.load"(%1189) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1191 = "arith.addf"(%1186, %1190) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1192 = "arith.constant"() {value = 320 : i32} : () -> i32
            %1193 = "arith.addi"(%993, %1192) : (i32, i32) -> i32
            %1194 = "llvm.getelementptr"(%34, %1193) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1195 = "llvm.load"(%1194) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1196 = "arith.addf"(%1191, %1195) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1197 = "arith.constant"() {value = 328 : i32} : () -> i32
            %1198 = "arith.addi"(%993, %1197) : (i32, i32) -> i32
            %1199 = "llvm.getelementptr"(%34, %1198) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1200 = "llvm.load"(%1199) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1201 = "arith.addf"(%1196, %1200) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1202 = "arith.constant"() {value = 336 : i32} : () -> i32
            %1203 = "arith.addi"(%993, %1202) : (i32, i32) -> i32
            %1204 = "llvm.getelementptr"(%34, %1203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1205 = "llvm.load"(%1204) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1206 = "arith.addf"(%1201, %1205) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1207 = "arith.constant"() {value = 344 : i32} : () -> i32
            %1208 = "arith.addi"(%993, %1207) : (i32, i32) -> i32
            %1209 = "llvm.getelementptr"(%34, %1208) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1210 = "llvm.load"(%1209) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1211 = "arith.addf"(%1206, %1210) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1212 = "arith.constant"() {value = 352 : i32} : () -> i32
            %1213 = "arith.addi"(%993, %1212) : (i32, i32) -> i32
            %1214 = "llvm.getelementptr"(%34, %1213) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1215 = "llvm.load"(%1214) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1216 = "arith.addf"(%1211, %1215) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1217 = "arith.constant"() {value = 360 : i32} : () -> i32
            %1218 = "arith.addi"(%993, %1217) : (i32, i32) -> i32
            %1219 = "llvm.getelementptr"(%34, %1218) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1220 = "llvm.load"(%1219) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1221 = "arith.addf"(%1216, %1220) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1222 = "arith.constant"() {value = 368 : i32} : () -> i32
            %1223 = "arith.addi"(%993, %1222) : (i32, i32) -> i32
            %1224 = "llvm.getelementptr"(%34, %1223) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1225 = "llvm.load"(%1224) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1226 = "arith.addf"(%1221, %1225) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1227 = "arith.constant"() {value = 376 : i32} : () -> i32
            %1228 = "arith.addi"(%993, %1227) : (i32, i32) -> i32
            %1229 = "llvm.getelementptr"(%34, %1228) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1230 = "llvm.load"(%1229) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1231 = "arith.addf"(%1226, %1230) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1232 = "arith.constant"() {value = 384 : i32} : () -> i32
            %1233 = "arith.addi"(%993, %1232) : (i32, i32) -> i32
            %1234 = "llvm.getelementptr"(%34, %1233) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1235 = "llvm.load"(%1234) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1236 = "arith.addf"(%1231, %1235) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1237 = "arith.constant"() {value = 392 : i32} : () -> i32
            %1238 = "arith.addi"(%993, %1237) : (i32, i32) -> i32
            %1239 = "llvm.getelementptr"(%34, %1238) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1240 = "llvm.load"(%1239) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1241 = "arith.addf"(%1236, %1240) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1242 = "arith.constant"() {value = 400 : i32} : () -> i32
            %1243 = "arith.addi"(%993, %1242) : (i32, i32) -> i32
            %1244 = "llvm.getelementptr"(%34, %1243) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1245 = "llvm.load"(%1244) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1246 = "arith.addf"(%1241, %1245) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1247 = "arith.constant"() {value = 408 : i32} : () -> i32
            %1248 = "arith.addi"(%993, %1247) : (i32, i32) -> i32
            %1249 = "llvm.getelementptr"(%34, %1248) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1250 = "llvm.load"(%1249) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1251 = "arith.addf"(%1246, %1250) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1252 = "arith.constant"() {value = 416 : i32} : () -> i32
            %1253 = "arith.addi"(%993, %1252) : (i32, i32) -> i32
            %1254 = "llvm.getelementptr"(%34, %1253) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1255 = "llvm.load"(%1254) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1256 = "arith.addf"(%1251, %1255) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1257 = "arith.constant"() {value = 424 : i32} : () -> i32
            %1258 = "arith.addi"(%993, %1257) : (i32, i32) -> i32
            %1259 = "llvm.getelementptr"(%34, %1258) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1260 = "llvm.load"(%1259) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1261 = "arith.addf"(%1256, %1260) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1262 = "arith.constant"() {value = 432 : i32} : () -> i32
            %1263 = "arith.addi"(%993, %1262) : (i32, i32) -> i32
            %1264 = "llvm.getelementptr"(%34, %1263) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1265 = "llvm.load"(%1264) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1266 = "arith.addf"(%1261, %1265) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1267 = "arith.constant"() {value = 440 : i32} : () -> i32
            %1268 = "arith.addi"(%993, %1267) : (i32, i32) -> i32
            %1269 = "llvm.getelementptr"(%34, %1268) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1270 = "llvm.load"(%1269) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1271 = "arith.addf"(%1266, %1270) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1272 = "arith.constant"() {value = 448 : i32} : () -> i32
            %1273 = "arith.addi"(%993, %1272) : (i32, i32) -> i32
            %1274 = "llvm.getelementptr"(%34, %1273) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1275 = "llvm.load"(%1274) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1276 = "arith.addf"(%1271, %1275) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1277 = "arith.constant"() {value = 456 : i32} : () -> i32
            %1278 = "arith.addi"(%993, %1277) : (i32, i32) -> i32
            %1279 = "llvm.getelementptr"(%34, %1278) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1280 = "llvm.load"(%1279) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1281 = "arith.addf"(%1276, %1280) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1282 = "arith.constant"() {value = 464 : i32} : () -> i32
            %1283 = "arith.addi"(%993, %1282) : (i32, i32) -> i32
            %1284 = "llvm.getelementptr"(%34, %1283) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1285 = "llvm.load"(%1284) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1286 = "arith.addf"(%1281, %1285) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1287 = "arith.constant"() {value = 472 : i32} : () -> i32
            %1288 = "arith.addi"(%993, %1287) : (i32, i32) -> i32
            %1289 = "llvm.getelementptr"(%34, %1288) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1290 = "llvm.load"(%1289) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1291 = "arith.addf"(%1286, %1290) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1292 = "arith.constant"() {value = 480 : i32} : () -> i32
            %1293 = "arith.addi"(%993, %1292) : (i32, i32) -> i32
            %1294 = "llvm.getelementptr"(%34, %1293) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1295 = "llvm.load"(%1294) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1296 = "arith.addf"(%1291, %1295) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1297 = "arith.constant"() {value = 488 : i32} : () -> i32
            %1298 = "arith.addi"(%993, %1297) : (i32, i32) -> i32
            %1299 = "llvm.getelementptr"(%34, %1298) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1300 = "llvm.load"(%1299) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1301 = "arith.addf"(%1296, %1300) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1302 = "arith.constant"() {value = 496 : i32} : () -> i32
            %1303 = "arith.addi"(%993, %1302) : (i32, i32) -> i32
            %1304 = "llvm.getelementptr"(%34, %1303) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1305 = "llvm.load"(%1304) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1306 = "arith.addf"(%1301, %1305) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1307 = "arith.constant"() {value = 504 : i32} : () -> i32
            %1308 = "arith.addi"(%993, %1307) : (i32, i32) -> i32
            %1309 = "llvm.getelementptr"(%34, %1308) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1310 = "llvm.load"(%1309) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1311 = "arith.addf"(%1306, %1310) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1312 = "arith.addi"(%993, %59) : (i32, i32) -> i32
            %1313 = "llvm.getelementptr"(%34, %1312) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1314 = "llvm.load"(%1313) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1315 = "arith.addf"(%1311, %1314) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1316 = "arith.constant"() {value = 520 : i32} : () -> i32
            %1317 = "arith.addi"(%993, %1316) : (i32, i32) -> i32
            %1318 = "llvm.getelementptr"(%34, %1317) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1319 = "llvm.load"(%1318) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1320 = "arith.addf"(%1315, %1319) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1321 = "arith.constant"() {value = 528 : i32} : () -> i32
            %1322 = "arith.addi"(%993, %1321) : (i32, i32) -> i32
            %1323 = "llvm.getelementptr"(%34, %1322) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1324 = "llvm.load"(%1323) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1325 = "arith.addf"(%1320, %1324) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1326 = "arith.constant"() {value = 536 : i32} : () -> i32
            %1327 = "arith.addi"(%993, %1326) : (i32, i32) -> i32
            %1328 = "llvm.getelementptr"(%34, %1327) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1329 = "llvm.load"(%1328) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1330 = "arith.addf"(%1325, %1329) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1331 = "arith.constant"() {value = 544 : i32} : () -> i32
            %1332 = "arith.addi"(%993, %1331) : (i32, i32) -> i32
            %1333 = "llvm.getelementptr"(%34, %1332) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1334 = "llvm.load"(%1333) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1335 = "arith.addf"(%1330, %1334) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1336 = "arith.constant"() {value = 552 : i32} : () -> i32
            %1337 = "arith.addi"(%993, %1336) : (i32, i32) -> i32
            %1338 = "llvm.getelementptr"(%34, %1337) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1339 = "llvm.load"(%1338) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1340 = "arith.addf"(%1335, %1339) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1341 = "arith.constant"() {value = 560 : i32} : () -> i32
            %1342 = "arith.addi"(%993, %1341) : (i32, i32) -> i32
            %1343 = "llvm.getelementptr"(%34, %1342) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1344 = "llvm.load"(%1343) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1345 = "arith.addf"(%1340, %1344) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1346 = "arith.constant"() {value = 568 : i32} : () -> i32
            %1347 = "arith.addi"(%993, %1346) : (i32, i32) -> i32
            %1348 = "llvm.getelementptr"(%34, %1347) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1349 = "llvm.load"(%1348) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1350 = "arith.addf"(%1345, %1349) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1351 = "arith.constant"() {value = 576 : i32} : () -> i32
            %1352 = "arith.addi"(%993, %1351) : (i32, i32) -> i32
            %1353 = "llvm.getelementptr"(%34, %1352) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1354 = "llvm.load"(%1353) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1355 = "arith.addf"(%1350, %1354) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1356 = "arith.constant"() {value = 584 : i32} : () -> i32
            %1357 = "arith.addi"(%993, %1356) : (i32, i32) -> i32
            %1358 = "llvm.getelementptr"(%34, %1357) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1359 = "llvm.load"(%1358) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1360 = "arith.addf"(%1355, %1359) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1361 = "arith.constant"() {value = 592 : i32} : () -> i32
            %1362 = "arith.addi"(%993, %1361) : (i32, i32) -> i32
            %1363 = "llvm.getelementptr"(%34, %1362) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1364 = "llvm.load"(%1363) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1365 = "arith.addf"(%1360, %1364) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1366 = "arith.constant"() {value = 600 : i32} : () -> i32
            %1367 = "arith.addi"(%993, %1366) : (i32, i32) -> i32
            %1368 = "llvm.getelementptr"(%34, %1367) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1369 = "llvm.load"(%1368) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1370 = "arith.addf"(%1365, %1369) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1371 = "arith.constant"() {value = 608 : i32} : () -> i32
            %1372 = "arith.addi"(%993, %1371) : (i32, i32) -> i32
            %1373 = "llvm.getelementptr"(%34, %1372) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1374 = "llvm.load"(%1373) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1375 = "arith.addf"(%1370, %1374) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1376 = "arith.constant"() {value = 616 : i32} : () -> i32
            %1377 = "arith.addi"(%993, %1376) : (i32, i32) -> i32
            %1378 = "llvm.getelementptr"(%34, %1377) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1379 = "llvm.load"(%1378) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1380 = "arith.addf"(%1375, %1379) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1381 = "arith.constant"() {value = 624 : i32} : () -> i32
            %1382 = "arith.addi"(%993, %1381) : (i32, i32) -> i32
            %1383 = "llvm.getelementptr"(%34, %1382) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1384 = "llvm.load"(%1383) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1385 = "arith.addf"(%1380, %1384) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1386 = "arith.constant"() {value = 632 : i32} : () -> i32
            %1387 = "arith.addi"(%993, %1386) : (i32, i32) -> i32
            %1388 = "llvm.getelementptr"(%34, %1387) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1389 = "llvm.load"(%1388) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1390 = "arith.addf"(%1385, %1389) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1391 = "arith.constant"() {value = 640 : i32} : () -> i32
            %1392 = "arith.addi"(%993, %1391) : (i32, i32) -> i32
            %1393 = "llvm.getelementptr"(%34, %1392) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1394 = "llvm.load"(%1393) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1395 = "arith.addf"(%1390, %1394) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1396 = "arith.constant"() {value = 648 : i32} : () -> i32
            %1397 = "arith.addi"(%993, %1396) : (i32, i32) -> i32
            %1398 = "llvm.getelementptr"(%34, %1397) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1399 = "llvm.load"(%1398) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1400 = "arith.addf"(%1395, %1399) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1401 = "arith.constant"() {value = 656 : i32} : () -> i32
            %1402 = "arith.addi"(%993, %1401) : (i32, i32) -> i32
            %1403 = "llvm.getelementptr"(%34, %1402) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1404 = "llvm.load"(%1403) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1405 = "arith.addf"(%1400, %1404) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1406 = "arith.constant"() {value = 664 : i32} : () -> i32
            %1407 = "arith.addi"(%993, %1406) : (i32, i32) -> i32
            %1408 = "llvm.getelementptr"(%34, %1407) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1409 = "llvm.load"(%1408) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1410 = "arith.addf"(%1405, %1409) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1411 = "arith.constant"() {value = 672 : i32} : () -> i32
            %1412 = "arith.addi"(%993, %1411) : (i32, i32) -> i32
            %1413 = "llvm.getelementptr"(%34, %1412) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1414 = "llvm.load"(%1413) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1415 = "arith.addf"(%1410, %1414) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1416 = "arith.constant"() {value = 680 : i32} : () -> i32
            %1417 = "arith.addi"(%993, %1416) : (i32, i32) -> i32
            %1418 = "llvm.getelementptr"(%34, %1417) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1419 = "llvm.load"(%1418) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1420 = "arith.addf"(%1415, %1419) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1421 = "arith.constant"() {value = 688 : i32} : () -> i32
            %1422 = "arith.addi"(%993, %1421) : (i32, i32) -> i32
            %1423 = "llvm.getelementptr"(%34, %1422) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1424 = "llvm.load"(%1423) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1425 = "arith.addf"(%1420, %1424) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1426 = "arith.constant"() {value = 696 : i32} : () -> i32
            %1427 = "arith.addi"(%993, %1426) : (i32, i32) -> i32
            %1428 = "llvm.getelementptr"(%34, %1427) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1429 = "llvm.load"(%1428) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1430 = "arith.addf"(%1425, %1429) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1431 = "arith.constant"() {value = 704 : i32} : () -> i32
            %1432 = "arith.addi"(%993, %1431) : (i32, i32) -> i32
            %1433 = "llvm.getelementptr"(%34, %1432) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1434 = "llvm.load"(%1433) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1435 = "arith.addf"(%1430, %1434) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1436 = "arith.constant"() {value = 712 : i32} : () -> i32
            %1437 = "arith.addi"(%993, %1436) : (i32, i32) -> i32
            %1438 = "llvm.getelementptr"(%34, %1437) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1439 = "llvm.load"(%1438) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1440 = "arith.addf"(%1435, %1439) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1441 = "arith.constant"() {value = 720 : i32} : () -> i32
            %1442 = "arith.addi"(%993, %1441) : (i32, i32) -> i32
            %1443 = "llvm.getelementptr"(%34, %1442) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1444 = "llvm.load"(%1443) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1445 = "arith.addf"(%1440, %1444) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1446 = "arith.constant"() {value = 728 : i32} : () -> i32
            %1447 = "arith.addi"(%993, %1446) : (i32, i32) -> i32
            %1448 = "llvm.getelementptr"(%34, %1447) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1449 = "llvm.load"(%1448) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1450 = "arith.addf"(%1445, %1449) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1451 = "arith.constant"() {value = 736 : i32} : () -> i32
            %1452 = "arith.addi"(%993, %1451) : (i32, i32) -> i32
            %1453 = "llvm.getelementptr"(%34, %1452) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1454 = "llvm.load"(%1453) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1455 = "arith.addf"(%1450, %1454) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1456 = "arith.constant"() {value = 744 : i32} : () -> i32
            %1457 = "arith.addi"(%993, %1456) : (i32, i32) -> i32
            %1458 = "llvm.getelementptr"(%34, %1457) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1459 = "llvm.load"(%1458) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1460 = "arith.addf"(%1455, %1459) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1461 = "arith.constant"() {value = 752 : i32} : () -> i32
            %1462 = "arith.addi"(%993, %1461) : (i32, i32) -> i32
            %1463 = "llvm.getelementptr"(%34, %1462) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1464 = "llvm.load"(%1463) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1465 = "arith.addf"(%1460, %1464) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1466 = "arith.constant"() {value = 760 : i32} : () -> i32
            %1467 = "arith.addi"(%993, %1466) : (i32, i32) -> i32
            %1468 = "llvm.getelementptr"(%34, %1467) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1469 = "llvm.load"(%1468) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1470 = "arith.addf"(%1465, %1469) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1471 = "arith.constant"() {value = 768 : i32} : () -> i32
            %1472 = "arith.addi"(%993, %1471) : (i32, i32) -> i32
            %1473 = "llvm.getelementptr"(%34, %1472) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1474 = "llvm.load"(%1473) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1475 = "arith.addf"(%1470, %1474) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1476 = "arith.constant"() {value = 776 : i32} : () -> i32
            %1477 = "arith.addi"(%993, %1476) : (i32, i32) -> i32
            %1478 = "llvm.getelementptr"(%34, %1477) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1479 = "llvm.load"(%1478) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1480 = "arith.addf"(%1475, %1479) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1481 = "arith.constant"() {value = 784 : i32} : () -> i32
            %1482 = "arith.addi"(%993, %1481) : (i32, i32) -> i32
            %1483 = "llvm.getelementptr"(%34, %1482) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1484 = "llvm.load"(%1483) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1485 = "arith.addf"(%1480, %1484) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1486 = "arith.constant"() {value = 792 : i32} : () -> i32
            %1487 = "arith.addi"(%993, %1486) : (i32, i32) -> i32
            %1488 = "llvm.getelementptr"(%34, %1487) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1489 = "llvm.load"(%1488) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1490 = "arith.addf"(%1485, %1489) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1491 = "arith.constant"() {value = 800 : i32} : () -> i32
            %1492 = "arith.addi"(%993, %1491) : (i32, i32) -> i32
            %1493 = "llvm.getelementptr"(%34, %1492) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1494 = "llvm.load"(%1493) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1495 = "arith.addf"(%1490, %1494) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1496 = "arith.constant"() {value = 808 : i32} : () -> i32
            %1497 = "arith.addi"(%993, %1496) : (i32, i32) -> i32
            %1498 = "llvm.getelementptr"(%34, %1497) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1499 = "llvm.load"(%1498) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1500 = "arith.addf"(%1495, %1499) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1501 = "arith.constant"() {value = 816 : i32} : () -> i32
            %1502 = "arith.addi"(%993, %1501) : (i32, i32) -> i32
            %1503 = "llvm.getelementptr"(%34, %1502) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1504 = "llvm.load"(%1503) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1505 = "arith.addf"(%1500, %1504) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1506 = "arith.constant"() {value = 824 : i32} : () -> i32
            %1507 = "arith.addi"(%993, %1506) : (i32, i32) -> i32
            %1508 = "llvm.getelementptr"(%34, %1507) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1509 = "llvm.load"(%1508) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1510 = "arith.addf"(%1505, %1509) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1511 = "arith.constant"() {value = 832 : i32} : () -> i32
            %1512 = "arith.addi"(%993, %1511) : (i32, i32) -> i32
            %1513 = "llvm.getelementptr"(%34, %1512) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1514 = "llvm.load"(%1513) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1515 = "arith.addf"(%1510, %1514) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1516 = "arith.constant"() {value = 840 : i32} : () -> i32
            %1517 = "arith.addi"(%993, %1516) : (i32, i32) -> i32
            %1518 = "llvm.getelementptr"(%34, %1517) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1519 = "llvm.load"(%1518) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1520 = "arith.addf"(%1515, %1519) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1521 = "arith.constant"() {value = 848 : i32} : () -> i32
            %1522 = "arith.addi"(%993, %1521) : (i32, i32) -> i32
            %1523 = "llvm.getelementptr"(%34, %1522) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1524 = "llvm.load"(%1523) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1525 = "arith.addf"(%1520, %1524) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1526 = "arith.constant"() {value = 856 : i32} : () -> i32
            %1527 = "arith.addi"(%993, %1526) : (i32, i32) -> i32
            %1528 = "llvm.getelementptr"(%34, %1527) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1529 = "llvm.load"(%1528) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1530 = "arith.addf"(%1525, %1529) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1531 = "arith.constant"() {value = 864 : i32} : () -> i32
            %1532 = "arith.addi"(%993, %1531) : (i32, i32) -> i32
            %1533 = "llvm.getelementptr"(%34, %1532) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1534 = "llvm.load"(%1533) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1535 = "arith.addf"(%1530, %1534) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1536 = "arith.constant"() {value = 872 : i32} : () -> i32
            %1537 = "arith.addi"(%993, %1536) : (i32, i32) -> i32
            %1538 = "llvm.getelementptr"(%34, %1537) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1539 = "llvm.load"(%1538) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1540 = "arith.addf"(%1535, %1539) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1541 = "arith.constant"() {value = 880 : i32} : () -> i32
            %1542 = "arith.addi"(%993, %1541) : (i32, i32) -> i32
            %1543 = "llvm.getelementptr"(%34, %1542) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1544 = "llvm.load"(%1543) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1545 = "arith.addf"(%1540, %1544) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1546 = "arith.constant"() {value = 888 : i32} : () -> i32
            %1547 = "arith.addi"(%993, %1546) : (i32, i32) -> i32
            %1548 = "llvm.getelementptr"(%34, %1547) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1549 = "llvm.load"(%1548) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1550 = "arith.addf"(%1545, %1549) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1551 = "arith.constant"() {value = 896 : i32} : () -> i32
            %1552 = "arith.addi"(%993, %1551) : (i32, i32) -> i32
            %1553 = "llvm.getelementptr"(%34, %1552) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1554 = "llvm.load"(%1553) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1555 = "arith.addf"(%1550, %1554) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1556 = "arith.constant"() {value = 904 : i32} : () -> i32
            %1557 = "arith.addi"(%993, %1556) : (i32, i32) -> i32
            %1558 = "llvm.getelementptr"(%34, %1557) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1559 = "llvm.load"(%1558) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1560 = "arith.addf"(%1555, %1559) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1561 = "arith.constant"() {value = 912 : i32} : () -> i32
            %1562 = "arith.addi"(%993, %1561) : (i32, i32) -> i32
            %1563 = "llvm.getelementptr"(%34, %1562) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1564 = "llvm.load"(%1563) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1565 = "arith.addf"(%1560, %1564) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1566 = "arith.constant"() {value = 920 : i32} : () -> i32
            %1567 = "arith.addi"(%993, %1566) : (i32, i32) -> i32
            %1568 = "llvm.getelementptr"(%34, %1567) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1569 = "llvm.load"(%1568) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1570 = "arith.addf"(%1565, %1569) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1571 = "arith.constant"() {value = 928 : i32} : () -> i32
            %1572 = "arith.addi"(%993, %1571) : (i32, i32) -> i32
            %1573 = "llvm.getelementptr"(%34, %1572) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1574 = "llvm.load"(%1573) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1575 = "arith.addf"(%1570, %1574) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1576 = "arith.constant"() {value = 936 : i32} : () -> i32
            %1577 = "arith.addi"(%993, %1576) : (i32, i32) -> i32
            %1578 = "llvm.getelementptr"(%34, %1577) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1579 = "llvm.load"(%1578) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1580 = "arith.addf"(%1575, %1579) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1581 = "arith.constant"() {value = 944 : i32} : () -> i32
            %1582 = "arith.addi"(%993, %1581) : (i32, i32) -> i32
            %1583 = "llvm.getelementptr"(%34, %1582) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1584 = "llvm.load"(%1583) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1585 = "arith.addf"(%1580, %1584) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1586 = "arith.constant"() {value = 952 : i32} : () -> i32
            %1587 = "arith.addi"(%993, %1586) : (i32, i32) -> i32
            %1588 = "llvm.getelementptr"(%34, %1587) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1589 = "llvm.load"(%1588) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1590 = "arith.addf"(%1585, %1589) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1591 = "arith.constant"() {value = 960 : i32} : () -> i32
            %1592 = "arith.addi"(%993, %1591) : (i32, i32) -> i32
            %1593 = "llvm.getelementptr"(%34, %1592) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1594 = "llvm.load"(%1593) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1595 = "arith.addf"(%1590, %1594) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1596 = "arith.constant"() {value = 968 : i32} : () -> i32
            %1597 = "arith.addi"(%993, %1596) : (i32, i32) -> i32
            %1598 = "llvm.getelementptr"(%34, %1597) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1599 = "llvm.load"(%1598) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1600 = "arith.addf"(%1595, %1599) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1601 = "arith.constant"() {value = 976 : i32} : () -> i32
            %1602 = "arith.addi"(%993, %1601) : (i32, i32) -> i32
            %1603 = "llvm.getelementptr"(%34, %1602) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1604 = "llvm.load"(%1603) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1605 = "arith.addf"(%1600, %1604) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1606 = "arith.constant"() {value = 984 : i32} : () -> i32
            %1607 = "arith.addi"(%993, %1606) : (i32, i32) -> i32
            %1608 = "llvm.getelementptr"(%34, %1607) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1609 = "llvm.load"(%1608) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1610 = "arith.addf"(%1605, %1609) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1611 = "arith.constant"() {value = 992 : i32} : () -> i32
            %1612 = "arith.addi"(%993, %1611) : (i32, i32) -> i32
            %1613 = "llvm.getelementptr"(%34, %1612) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1614 = "llvm.load"(%1613) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1615 = "arith.addf"(%1610, %1614) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1616 = "arith.constant"() {value = 1000 : i32} : () -> i32
            %1617 = "arith.addi"(%993, %1616) : (i32, i32) -> i32
            %1618 = "llvm.getelementptr"(%34, %1617) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1619 = "llvm.load"(%1618) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1620 = "arith.addf"(%1615, %1619) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1621 = "arith.constant"() {value = 1008 : i32} : () -> i32
            %1622 = "arith.addi"(%993, %1621) : (i32, i32) -> i32
            %1623 = "llvm.getelementptr"(%34, %1622) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1624 = "llvm.load"(%1623) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1625 = "arith.addf"(%1620, %1624) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1626 = "arith.constant"() {value = 1016 : i32} : () -> i32
            %1627 = "arith.addi"(%993, %1626) : (i32, i32) -> i32
            %1628 = "llvm.getelementptr"(%34, %1627) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1629 = "llvm.load"(%1628) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1630 = "arith.addf"(%1625, %1629) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%1630) : (f32) -> ()
          }, {
            %1631 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            "scf.yield"(%1631) : (f32) -> ()
          }) : (i1) -> f32
          "scf.if"(%828) ({
            %1632 = "arith.constant"() {value = 1.0 : f32} : () -> f32
            %1633 = "arith.mulf"(%989, %1632) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1634 = "arith.remui"(%12, %173) : (i32, i32) -> i32
            %1635 = "arith.extsi"(%1634) : (i32) -> i64
            %1636 = "arith.extsi"(%825) : (i32) -> i64
            %1637 = "arith.muli"(%1636, %49) : (i64, i64) -> i64
            %1638 = "arith.addi"(%1635, %1637) : (i64, i64) -> i64
            %1639 = "arith.muli"(%48, %8) : (i64, i64) -> i64
            %1640 = "arith.addi"(%1638, %1639) : (i64, i64) -> i64
            %1641 = "llvm.getelementptr"(%6, %1640) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%1633, %1641) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "reduce_columns", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i64, %5: i64, %6: !llvm.ptr<1>, %7: i32, %8: i64, %9: !llvm.ptr<1>, %10: !llvm.ptr<1>, %11: i32):
      %12 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %15 = "arith.constant"() {value = 7 : i32} : () -> i32
      %16 = "arith.addi"(%2, %15) : (i32, i32) -> i32
      %17 = "arith.constant"() {value = 8 : i32} : () -> i32
      %18 = "arith.divui"(%16, %17) : (i32, i32) -> i32
      %19 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %20 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %21 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %22 = "arith.remui"(%19, %18) : (i32, i32) -> i32
      %23 = "arith.divui"(%19, %18) : (i32, i32) -> i32
      %24 = "arith.remui"(%23, %11) : (i32, i32) -> i32
      %25 = "arith.divui"(%23, %11) : (i32, i32) -> i32
      %26 = "arith.constant"() {value = 1 : i32} : () -> i32
      %27 = "arith.subi"(%11, %26) : (i32, i32) -> i32
      %28 = "arith.addi"(%1, %27) : (i32, i32) -> i32
      %29 = "arith.remsi"(%28, %11) : (i32, i32) -> i32
      %30 = "arith.constant"() {value = 0 : i32} : () -> i32
      %31 = "arith.cmpi"(%29, %30) {predicate = 2 : i64} : (i32, i32) -> i1
      %32 = "arith.divsi"(%28, %11) : (i32, i32) -> i32
      %33 = "arith.extsi"(%31) : (i1) -> i32
      %34 = "arith.addi"(%32, %33) : (i32, i32) -> i32
      %35 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %36 = "llvm.getelementptr"(%35) {rawConstantIndices = array<i32: 4096>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %37 = "arith.muli"(%22, %17) : (i32, i32) -> i32
      %38 = "arith.remui"(%12, %17) : (i32, i32) -> i32
      %39 = "arith.addi"(%37, %38) : (i32, i32) -> i32
      %40 = "arith.subi"(%2, %26) : (i32, i32) -> i32
      %41 = "arith.minsi"(%39, %40) : (i32, i32) -> i32
      %42 = "arith.muli"(%24, %34) : (i32, i32) -> i32
      %43 = "arith.divui"(%12, %17) : (i32, i32) -> i32
      %44 = "arith.addi"(%42, %43) : (i32, i32) -> i32
      %45 = "arith.addi"(%24, %26) : (i32, i32) -> i32
      %46 = "arith.muli"(%45, %34) : (i32, i32) -> i32
      %47 = "arith.minsi"(%46, %1) : (i32, i32) -> i32
      %48 = "arith.extsi"(%41) : (i32) -> i64
      %49 = "arith.extsi"(%25) : (i32) -> i64
      %50 = "arith.constant"() {value = 4 : i64} : () -> i64
      %51 = "arith.muli"(%48, %50) : (i64, i64) -> i64
      %52 = "arith.muli"(%49, %5) : (i64, i64) -> i64
      %53 = "arith.addi"(%51, %52) : (i64, i64) -> i64
      %54 = "llvm.getelementptr"(%0, %53) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %55 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
      %56 = "vector.extract"(%55) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %57 = "vector.extract"(%55) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %58 = "vector.extract"(%55) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %59 = "vector.extract"(%55) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %60 = "arith.constant"() {value = 128 : i32} : () -> i32
      %61, %62, %63, %64 = "scf.for"(%44, %47, %60, %56, %57, %58, %59) ({
      ^bb0(%65: i32, %66: f32, %67: f32, %68: f32, %69: f32):
        %70 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
        %71 = "vector.extract"(%70) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
        %72 = "vector.extract"(%70) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
        %73 = "vector.extract"(%70) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
        %74 = "vector.extract"(%70) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
        %75 = "vector.extract"(%70) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
        %76 = "vector.extract"(%70) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
        %77 = "vector.extract"(%70) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
        %78 = "vector.extract"(%70) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
        %79 = "vector.extract"(%70) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
        %80 = "vector.extract"(%70) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
        %81 = "vector.extract"(%70) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
        %82 = "vector.extract"(%70) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
        %83 = "vector.extract"(%70) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
        %84 = "vector.extract"(%70) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
        %85 = "vector.extract"(%70) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
        %86 = "vector.extract"(%70) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
        %87 = "arith.extsi"(%65) : (i32) -> i64
        %88 = "arith.muli"(%87, %4) : (i64, i64) -> i64
        %89 = "llvm.getelementptr"(%54, %88) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %90 = "arith.cmpi"(%65, %47) {predicate = 2 : i64} : (i32, i32) -> i1
        %91, %92, %93, %94 = "scf.if"(%90) ({
          %95 = "llvm.load"(%89) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %96 = "vector.extract"(%95) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %97 = "vector.extract"(%95) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %98 = "vector.extract"(%95) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %99 = "vector.extract"(%95) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%96, %97, %98, %99) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%71, %72, %73, %74) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %100 = "arith.constant"() {value = 32 : i64} : () -> i64
        %101 = "arith.muli"(%4, %100) : (i64, i64) -> i64
        %102 = "llvm.getelementptr"(%89, %101) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %103 = "arith.constant"() {value = 32 : i32} : () -> i32
        %104 = "arith.addi"(%65, %103) : (i32, i32) -> i32
        %105 = "arith.cmpi"(%104, %47) {predicate = 2 : i64} : (i32, i32) -> i1
        %106, %107, %108, %109 = "scf.if"(%105) ({
          %110 = "llvm.load"(%102) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %111 = "vector.extract"(%110) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %112 = "vector.extract"(%110) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %113 = "vector.extract"(%110) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %114 = "vector.extract"(%110) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%111, %112, %113, %114) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%75, %76, %77, %78) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %115 = "llvm.getelementptr"(%102, %101) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %116 = "arith.constant"() {value = 64 : i32} : () -> i32
        %117 = "arith.addi"(%65, %116) : (i32, i32) -> i32
        %118 = "arith.cmpi"(%117, %47) {predicate = 2 : i64} : (i32, i32) -> i1
        %119, %120, %121, %122 = "scf.if"(%118) ({
          %123 = "llvm.load"(%115) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %124 = "vector.extract"(%123) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %125 = "vector.extract"(%123) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %126 = "vector.extract"(%123) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %127 = "vector.extract"(%123) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%124, %125, %126, %127) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%79, %80, %81, %82) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %128 = "llvm.getelementptr"(%115, %101) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %129 = "arith.constant"() {value = 96 : i32} : () -> i32
        %130 = "arith.addi"(%65, %129) : (i32, i32) -> i32
        %131 = "arith.cmpi"(%130, %47) {predicate = 2 : i64} : (i32, i32) -> i1
        %132, %133, %134, %135 = "scf.if"(%131) ({
          %136 = "llvm.load"(%128) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %137 = "vector.extract"(%136) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %138 = "vector.extract"(%136) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %139 = "vector.extract"(%136) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %140 = "vector.extract"(%136) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%137, %138, %139, %140) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%83, %84, %85, %86) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %141 = "vector.from_elements"(%66, %67, %68, %69) : (f32, f32, f32, f32) -> vector<4xf32>
        %142 = "vector.from_elements"(%91, %92, %93, %94) : (f32, f32, f32, f32) -> vector<4xf32>
        %143 = "arith.addf"(%141, %142) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %144 = "vector.extract"(%143) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %145 = "vector.extract"(%143) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %146 = "vector.extract"(%143) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %147 = "vector.extract"(%143) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %148 = "vector.from_elements"(%144, %145, %146, %147) : (f32, f32, f32, f32) -> vector<4xf32>
        %149 = "vector.from_elements"(%106, %107, %108, %109) : (f32, f32, f32, f32) -> vector<4xf32>
        %150 = "arith.addf"(%148, %149) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %151 = "vector.extract"(%150) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %152 = "vector.extract"(%150) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %153 = "vector.extract"(%150) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %154 = "vector.extract"(%150) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %155 = "vector.from_elements"(%151, %152, %153, %154) : (f32, f32, f32, f32) -> vector<4xf32>
        %156 = "vector.from_elements"(%119, %120, %121, %122) : (f32, f32, f32, f32) -> vector<4xf32>
        %157 = "arith.addf"(%155, %156) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %158 = "vector.extract"(%157) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %159 = "vector.extract"(%157) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %160 = "vector.extract"(%157) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %161 = "vector.extract"(%157) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %162 = "vector.from_elements"(%158, %159, %160, %161) : (f32, f32, f32, f32) -> vector<4xf32>
        %163 = "vector.from_elements"(%132, %133, %134, %135) : (f32, f32, f32, f32) -> vector<4xf32>
        %164 = "arith.addf"(%162, %163) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %165 = "vector.extract"(%164) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %166 = "vector.extract"(%164) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %167 = "vector.extract"(%164) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %168 = "vector.extract"(%164) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%165, %166, %167, %168) : (f32, f32, f32, f32) -> ()
      }) : (i32, i32, i32, f32, f32, f32, f32) -> (f32, f32, f32, f32)
      %169 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %170 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %171 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %172 = "arith.remui"(%169, %17) : (i32, i32) -> i32
      %173 = "arith.divui"(%169, %17) : (i32, i32) -> i32
      %174 = "arith.constant"() {value = 4 : i32} : () -> i32
      %175 = "arith.muli"(%172, %174) : (i32, i32) -> i32
      %176 = "arith.constant"() {value = 32 : i32} : () -> i32
      %177 = "arith.muli"(%173, %176) : (i32, i32) -> i32
      %178 = "arith.addi"(%175, %177) : (i32, i32) -> i32
      %179 = "llvm.getelementptr"(%35, %178) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %180 = "vector.from_elements"(%61, %62, %63, %64) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%180, %179) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %181 = "arith.cmpi"(%169, %176) {predicate = 2 : i64} : (i32, i32) -> i1
      %182 = "scf.if"(%181) ({
        %183 = "arith.remui"(%169, %174) : (i32, i32) -> i32
        %184 = "arith.divui"(%169, %174) : (i32, i32) -> i32
        %185 = "arith.muli"(%184, %174) : (i32, i32) -> i32
        %186 = "arith.addi"(%183, %185) : (i32, i32) -> i32
        %187 = "llvm.getelementptr"(%35, %186) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %188 = "llvm.load"(%187) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %189 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        %190 = "arith.addf"(%189, %188) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %191 = "arith.addi"(%186, %176) : (i32, i32) -> i32
        %192 = "llvm.getelementptr"(%35, %191) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %193 = "llvm.load"(%192) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %194 = "arith.addf"(%190, %193) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %195 = "arith.constant"() {value = 64 : i32} : () -> i32
        %196 = "arith.addi"(%186, %195) : (i32, i32) -> i32
        %197 = "llvm.getelementptr"(%35, %196) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %198 = "llvm.load"(%197) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %199 = "arith.addf"(%194, %198) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %200 = "arith.constant"() {value = 96 : i32} : () -> i32
        %201 = "arith.addi"(%186, %200) : (i32, i32) -> i32
        %202 = "llvm.getelementptr"(%35, %201) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %203 = "llvm.load"(%202) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %204 = "arith.addf"(%199, %203) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %205 = "arith.addi"(%186, %60) : (i32, i32) -> i32
        %206 = "llvm.getelementptr"(%35, %205) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %207 = "llvm.load"(%206) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %208 = "arith.addf"(%204, %207) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %209 = "arith.constant"() {value = 160 : i32} : () -> i32
        %210 = "arith.addi"(%186, %209) : (i32, i32) -> i32
        %211 = "llvm.getelementptr"(%35, %210) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %212 = "llvm.load"(%211) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %213 = "arith.addf"(%208, %212) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %214 = "arith.constant"() {value = 192 : i32} : () -> i32
        %215 = "arith.addi"(%186, %214) : (i32, i32) -> i32
        %216 = "llvm.getelementptr"(%35, %215) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %217 = "llvm.load"(%216) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %218 = "arith.addf"(%213, %217) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %219 = "arith.constant"() {value = 224 : i32} : () -> i32
        %220 = "arith.addi"(%186, %219) : (i32, i32) -> i32
        %221 = "llvm.getelementptr"(%35, %220) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %222 = "llvm.load"(%221) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %223 = "arith.addf"(%218, %222) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %224 = "arith.constant"() {value = 256 : i32} : () -> i32
        %225 = "arith.addi"(%186, %224) : (i32, i32) -> i32
        %226 = "llvm.getelementptr"(%35, %225) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %227 = "llvm.load"(%226) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %228 = "arith.addf"(%223, %227) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %229 = "arith.constant"() {value = 288 : i32} : () -> i32
        %230 = "arith.addi"(%186, %229) : (i32, i32) -> i32
        %231 = "llvm.getelementptr"(%35, %230) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %232 = "llvm.load"(%231) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %233 = "arith.addf"(%228, %232) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %234 = "arith.constant"() {value = 320 : i32} : () -> i32
        %235 = "arith.addi"(%186, %234) : (i32, i32) -> i32
        %236 = "llvm.getelementptr"(%35, %235) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %237 = "llvm.load"(%236) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %238 = "arith.addf"(%233, %237) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %239 = "arith.constant"() {value = 352 : i32} : () -> i32
        %240 = "arith.addi"(%186, %239) : (i32, i32) -> i32
        %241 = "llvm.getelementptr"(%35, %240) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %242 = "llvm.load"(%241) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %243 = "arith.addf"(%238, %242) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %244 = "arith.constant"() {value = 384 : i32} : () -> i32
        %245 = "arith.addi"(%186, %244) : (i32, i32) -> i32
        %246 = "llvm.getelementptr"(%35, %245) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %247 = "llvm.load"(%246) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %248 = "arith.addf"(%243, %247) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %249 = "arith.constant"() {value = 416 : i32} : () -> i32
        %250 = "arith.addi"(%186, %249) : (i32, i32) -> i32
        %251 = "llvm.getelementptr"(%35, %250) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %252 = "llvm.load"(%251) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %253 = "arith.addf"(%248, %252) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %254 = "arith.constant"() {value = 448 : i32} : () -> i32
        %255 = "arith.addi"(%186, %254) : (i32, i32) -> i32
        %256 = "llvm.getelementptr"(%35, %255) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %257 = "llvm.load"(%256) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %258 = "arith.addf"(%253, %257) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %259 = "arith.constant"() {value = 480 : i32} : () -> i32
        %260 = "arith.addi"(%186, %259) : (i32, i32) -> i32
        %261 = "llvm.getelementptr"(%35, %260) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %262 = "llvm.load"(%261) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %263 = "arith.addf"(%258, %262) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %264 = "arith.constant"() {value = 512 : i32} : () -> i32
        %265 = "arith.addi"(%186, %264) : (i32, i32) -> i32
        %266 = "llvm.getelementptr"(%35, %265) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %267 = "llvm.load"(%266) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %268 = "arith.addf"(%263, %267) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %269 = "arith.constant"() {value = 544 : i32} : () -> i32
        %270 = "arith.addi"(%186, %269) : (i32, i32) -> i32
        %271 = "llvm.getelementptr"(%35, %270) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %272 = "llvm.load"(%271) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %273 = "arith.addf"(%268, %272) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %274 = "arith.constant"() {value = 576 : i32} : () -> i32
        %275 = "arith.addi"(%186, %274) : (i32, i32) -> i32
        %276 = "llvm.getelementptr"(%35, %275) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %277 = "llvm.load"(%276) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %278 = "arith.addf"(%273, %277) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %279 = "arith.constant"() {value = 608 : i32} : () -> i32
        %280 = "arith.addi"(%186, %279) : (i32, i32) -> i32
        %281 = "llvm.getelementptr"(%35, %280) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %282 = "llvm.load"(%281) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %283 = "arith.addf"(%278, %282) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %284 = "arith.constant"() {value = 640 : i32} : () -> i32
        %285 = "arith.addi"(%186, %284) : (i32, i32) -> i32
        %286 = "llvm.getelementptr"(%35, %285) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %287 = "llvm.load"(%286) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %288 = "arith.addf"(%283, %287) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %289 = "arith.constant"() {value = 672 : i32} : () -> i32
        %290 = "arith.addi"(%186, %289) : (i32, i32) -> i32
        %291 = "llvm.getelementptr"(%35, %290) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %292 = "llvm.load"(%291) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %293 = "arith.addf"(%288, %292) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %294 = "arith.constant"() {value = 704 : i32} : () -> i32
        %295 = "arith.addi"(%186, %294) : (i32, i32) -> i32
        %296 = "llvm.getelementptr"(%35, %295) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %297 = "llvm.load"(%296) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %298 = "arith.addf"(%293, %297) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %299 = "arith.constant"() {value = 736 : i32} : () -> i32
        %300 = "arith.addi"(%186, %299) : (i32, i32) -> i32
        %301 = "llvm.getelementptr"(%35, %300) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %302 = "llvm.load"(%301) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %303 = "arith.addf"(%298, %302) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %304 = "arith.constant"() {value = 768 : i32} : () -> i32
        %305 = "arith.addi"(%186, %304) : (i32, i32) -> i32
        %306 = "llvm.getelementptr"(%35, %305) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %307 = "llvm.load"(%306) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %308 = "arith.addf"(%303, %307) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %309 = "arith.constant"() {value = 800 : i32} : () -> i32
        %310 = "arith.addi"(%186, %309) : (i32, i32) -> i32
        %311 = "llvm.getelementptr"(%35, %310) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %312 = "llvm.load"(%311) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %313 = "arith.addf"(%308, %312) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %314 = "arith.constant"() {value = 832 : i32} : () -> i32
        %315 = "arith.addi"(%186, %314) : (i32, i32) -> i32
        %316 = "llvm.getelementptr"(%35, %315) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %317 = "llvm.load"(%316) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %318 = "arith.addf"(%313, %317) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %319 = "arith.constant"() {value = 864 : i32} : () -> i32
        %320 = "arith.addi"(%186, %319) : (i32, i32) -> i32
        %321 = "llvm.getelementptr"(%35, %320) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %322 = "llvm.load"(%321) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %323 = "arith.addf"(%318, %322) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %324 = "arith.constant"() {value = 896 : i32} : () -> i32
        %325 = "arith.addi"(%186, %324) : (i32, i32) -> i32
        %326 = "llvm.getelementptr"(%35, %325) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %327 = "llvm.load"(%326) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %328 = "arith.addf"(%323, %327) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %329 = "arith.constant"() {value = 928 : i32} : () -> i32
        %330 = "arith.addi"(%186, %329) : (i32, i32) -> i32
        %331 = "llvm.getelementptr"(%35, %330) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %332 = "llvm.load"(%331) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %333 = "arith.addf"(%328, %332) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %334 = "arith.constant"() {value = 960 : i32} : () -> i32
        %335 = "arith.addi"(%186, %334) : (i32, i32) -> i32
        %336 = "llvm.getelementptr"(%35, %335) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %337 = "llvm.load"(%336) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %338 = "arith.addf"(%333, %337) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %339 = "arith.constant"() {value = 992 : i32} : () -> i32
        %340 = "arith.addi"(%186, %339) : (i32, i32) -> i32
        %341 = "llvm.getelementptr"(%35, %340) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %342 = "llvm.load"(%341) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %343 = "arith.addf"(%338, %342) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "scf.yield"(%343) : (f32) -> ()
      }, {
        %344 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        "scf.yield"(%344) : (f32) -> ()
      }) : (i1) -> f32
      %345 = "arith.divui"(%12, %174) : (i32, i32) -> i32
      %346 = "arith.addi"(%37, %345) : (i32, i32) -> i32
      %347 = "arith.cmpi"(%12, %176) {predicate = 2 : i64} : (i32, i32) -> i1
      %348 = "arith.cmpi"(%346, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %349 = "arith.andi"(%347, %348) : (i1, i1) -> i1
      %350 = "arith.cmpi"(%11, %26) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%350) ({
        "scf.if"(%349) ({
          %351 = "arith.constant"() {value = 1.0 : f32} : () -> f32
          %352 = "arith.mulf"(%182, %351) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %353 = "arith.remui"(%12, %174) : (i32, i32) -> i32
          %354 = "arith.extsi"(%353) : (i32) -> i64
          %355 = "arith.extsi"(%346) : (i32) -> i64
          %356 = "arith.muli"(%355, %50) : (i64, i64) -> i64
          %357 = "arith.addi"(%354, %356) : (i64, i64) -> i64
          %358 = "arith.muli"(%49, %8) : (i64, i64) -> i64
          %359 = "arith.addi"(%357, %358) : (i64, i64) -> i64
          %360 = "llvm.getelementptr"(%6, %359) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%352, %360) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        %361 = "arith.muli"(%25, %18) : (i32, i32) -> i32
        %362 = "arith.addi"(%361, %22) : (i32, i32) -> i32
        %363 = "arith.muli"(%362, %11) : (i32, i32) -> i32
        %364 = "arith.muli"(%363, %176) : (i32, i32) -> i32
        %365 = "llvm.getelementptr"(%9, %364) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        "scf.if"(%347) ({
          %366 = "arith.remui"(%12, %174) : (i32, i32) -> i32
          %367 = "arith.extsi"(%366) : (i32) -> i64
          %368 = "arith.extsi"(%24) : (i32) -> i64
          %369 = "arith.extsi"(%345) : (i32) -> i64
          %370 = "arith.constant"() {value = 32 : i64} : () -> i64
          %371 = "arith.muli"(%368, %370) : (i64, i64) -> i64
          %372 = "arith.addi"(%367, %371) : (i64, i64) -> i64
          %373 = "arith.muli"(%369, %50) : (i64, i64) -> i64
          %374 = "arith.addi"(%372, %373) : (i64, i64) -> i64
          %375 = "llvm.getelementptr"(%365, %374) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%182, %375) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %376 = "llvm.getelementptr"(%10, %362) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 0 : i32} : () -> ()
        %377 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %378 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %379 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %380 = "arith.cmpi"(%377, %30) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%380) ({
          "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
          %381 = "llvm.inline_asm"(%376, %27) {asm_string = "atom.relaxed.gpu.global.inc.u32 $0, [$1], $2;", constraints = "=r,l,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i32) -> i32
          %383 = "arith.extui"(%381) : (i32) -> i64
          %384 = "arith.extsi"(%27) : (i32) -> i64
          %385 = "arith.cmpi"(%383, %384) {predicate = 0 : i64} : (i64, i64) -> i1
          %386 = "arith.extui"(%385) : (i1) -> i32
          "llvm.store"(%386, %36) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 1 : i32} : () -> ()
        %387 = "llvm.load"(%36) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %388 = "arith.cmpi"(%387, %26) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%388) ({
          %389 = "arith.extsi"(%38) : (i32) -> i64
          %390 = "arith.muli"(%389, %50) : (i64, i64) -> i64
          %391 = "llvm.getelementptr"(%365, %390) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %392, %393, %394, %395 = "scf.for"(%43, %11, %60, %56, %57, %58, %59) ({
          ^bb0(%396: i32, %397: f32, %398: f32, %399: f32, %400: f32):
            %401 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
            %402 = "vector.extract"(%401) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %403 = "vector.extract"(%401) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %404 = "vector.extract"(%401) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %405 = "vector.extract"(%401) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %406 = "vector.extract"(%401) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %407 = "vector.extract"(%401) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %408 = "vector.extract"(%401) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %409 = "vector.extract"(%401) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %410 = "vector.extract"(%401) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %411 = "vector.extract"(%401) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %412 = "vector.extract"(%401) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %413 = "vector.extract"(%401) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %414 = "vector.extract"(%401) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %415 = "vector.extract"(%401) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %416 = "vector.extract"(%401) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %417 = "vector.extract"(%401) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %418 = "arith.extsi"(%396) : (i32) -> i64
            %419 = "arith.constant"() {value = 32 : i64} : () -> i64
            %420 = "arith.muli"(%418, %419) : (i64, i64) -> i64
            %421 = "llvm.getelementptr"(%391, %420) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %422 = "arith.cmpi"(%396, %11) {predicate = 2 : i64} : (i32, i32) -> i1
            %423, %424, %425, %426 = "scf.if"(%422) ({
              %427 = "llvm.load"(%421) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
              %428 = "vector.extract"(%427) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
              %429 = "vector.extract"(%427) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
              %430 = "vector.extract"(%427) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
              %431 = "vector.extract"(%427) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
              "scf.yield"(%428, %429, %430, %431) : (f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%402, %403, %404, %405) : (f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32)
            %432 = "llvm.getelementptr"(%421) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %433 = "arith.addi"(%396, %176) : (i32, i32) -> i32
            %434 = "arith.cmpi"(%433, %11) {predicate = 2 : i64} : (i32, i32) -> i1
            %435, %436, %437, %438 = "scf.if"(%434) ({
              %439 = "llvm.load"(%432) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
              %440 = "vector.extract"(%439) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
              %441 = "vector.extract"(%439) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
              %442 = "vector.extract"(%439) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
              %443 = "vector.extract"(%439) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
              "scf.yield"(%440, %441, %442, %443) : (f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%406, %407, %408, %409) : (f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32)
            %444 = "llvm.getelementptr"(%432) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %445 = "arith.constant"() {value = 64 : i32} : () -> i32
            %446 = "arith.addi"(%396, %445) : (i32, i32) -> i32
            %447 = "arith.cmpi"(%446, %11) {predicate = 2 : i64} : (i32, i32) -> i1
            %448, %449, %450, %451 = "scf.if"(%447) ({
              %452 = "llvm.load"(%444) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
              %453 = "vector.extract"(%452) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
              %454 = "vector.extract"(%452) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
              %455 = "vector.extract"(%452) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
              %456 = "vector.extract"(%452) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
              "scf.yield"(%453, %454, %455, %456) : (f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%410, %411, %412, %413) : (f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32)
            %457 = "llvm.getelementptr"(%444) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %458 = "arith.constant"() {value = 96 : i32} : () -> i32
            %459 = "arith.addi"(%396, %458) : (i32, i32) -> i32
            %460 = "arith.cmpi"(%459, %11) {predicate = 2 : i64} : (i32, i32) -> i1
            %461, %462, %463, %464 = "scf.if"(%460) ({
              %465 = "llvm.load"(%457) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
              %466 = "vector.extract"(%465) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
              %467 = "vector.extract"(%465) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
              %468 = "vector.extract"(%465) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
              %469 = "vector.extract"(%465) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
              "scf.yield"(%466, %467, %468, %469) : (f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%414, %415, %416, %417) : (f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32)
            %470 = "vector.from_elements"(%397, %398, %399, %400) : (f32, f32, f32, f32) -> vector<4xf32>
            %471 = "vector.from_elements"(%423, %424, %425, %426) : (f32, f32, f32, f32) -> vector<4xf32>
            %472 = "arith.addf"(%470, %471) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %473 = "vector.extract"(%472) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %474 = "vector.extract"(%472) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %475 = "vector.extract"(%472) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %476 = "vector.extract"(%472) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %477 = "vector.from_elements"(%473, %474, %475, %476) : (f32, f32, f32, f32) -> vector<4xf32>
            %478 = "vector.from_elements"(%435, %436, %437, %438) : (f32, f32, f32, f32) -> vector<4xf32>
            %479 = "arith.addf"(%477, %478) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %480 = "vector.extract"(%479) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %481 = "vector.extract"(%479) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %482 = "vector.extract"(%479) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %483 = "vector.extract"(%479) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %484 = "vector.from_elements"(%480, %481, %482, %483) : (f32, f32, f32, f32) -> vector<4xf32>
            %485 = "vector.from_elements"(%448, %449, %450, %451) : (f32, f32, f32, f32) -> vector<4xf32>
            %486 = "arith.addf"(%484, %485) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %487 = "vector.extract"(%486) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %488 = "vector.extract"(%486) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %489 = "vector.extract"(%486) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %490 = "vector.extract"(%486) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %491 = "vector.from_elements"(%487, %488, %489, %490) : (f32, f32, f32, f32) -> vector<4xf32>
            %492 = "vector.from_elements"(%461, %462, %463, %464) : (f32, f32, f32, f32) -> vector<4xf32>
            %493 = "arith.addf"(%491, %492) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %494 = "vector.extract"(%493) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %495 = "vector.extract"(%493) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %496 = "vector.extract"(%493) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %497 = "vector.extract"(%493) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%494, %495, %496, %497) : (f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, f32, f32, f32, f32) -> (f32, f32, f32, f32)
          %498 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %499 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %500 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %501 = "arith.remui"(%498, %17) : (i32, i32) -> i32
          %502 = "arith.divui"(%498, %17) : (i32, i32) -> i32
          %503 = "arith.muli"(%501, %174) : (i32, i32) -> i32
          %504 = "arith.muli"(%502, %176) : (i32, i32) -> i32
          %505 = "arith.addi"(%503, %504) : (i32, i32) -> i32
          %506 = "llvm.getelementptr"(%35, %505) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %507 = "vector.from_elements"(%392, %393, %394, %395) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%507, %506) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 2 : i32} : () -> ()
          %508 = "arith.cmpi"(%498, %176) {predicate = 2 : i64} : (i32, i32) -> i1
          %509 = "scf.if"(%508) ({
            %510 = "arith.remui"(%498, %174) : (i32, i32) -> i32
            %511 = "arith.divui"(%498, %174) : (i32, i32) -> i32
            %512 = "arith.muli"(%511, %174) : (i32, i32) -> i32
            %513 = "arith.addi"(%510, %512) : (i32, i32) -> i32
            %514 = "llvm.getelementptr"(%35, %513) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %515 = "llvm.load"(%514) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %516 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            %517 = "arith.addf"(%516, %515) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %518 = "arith.addi"(%513, %176) : (i32, i32) -> i32
            %519 = "llvm.getelementptr"(%35, %518) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %520 = "llvm.load"(%519) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %521 = "arith.addf"(%517, %520) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %522 = "arith.constant"() {value = 64 : i32} : () -> i32
            %523 = "arith.addi"(%513, %522) : (i32, i32) -> i32
            %524 = "llvm.getelementptr"(%35, %523) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %525 = "llvm.load"(%524) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %526 = "arith.addf"(%521, %525) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %527 = "arith.constant"() {value = 96 : i32} : () -> i32
            %528 = "arith.addi"(%513, %527) : (i32, i32) -> i32
            %529 = "llvm.getelementptr"(%35, %528) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %530 = "llvm.load"(%529) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %531 = "arith.addf"(%526, %530) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %532 = "arith.addi"(%513, %60) : (i32, i32) -> i32
            %533 = "llvm.getelementptr"(%35, %532) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %534 = "llvm.load"(%533) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %535 = "arith.addf"(%531, %534) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %536 = "arith.constant"() {value = 160 : i32} : () -> i32
            %537 = "arith.addi"(%513, %536) : (i32, i32) -> i32
            %538 = "llvm.getelementptr"(%35, %537) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %539 = "llvm.load"(%538) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %540 = "arith.addf"(%535, %539) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %541 = "arith.constant"() {value = 192 : i32} : () -> i32
            %542 = "arith.addi"(%513, %541) : (i32, i32) -> i32
            %543 = "llvm.getelementptr"(%35, %542) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %544 = "llvm.load"(%543) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %545 = "arith.addf"(%540, %544) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %546 = "arith.constant"() {value = 224 : i32} : () -> i32
            %547 = "arith.addi"(%513, %546) : (i32, i32) -> i32
            %548 = "llvm.getelementptr"(%35, %547) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %549 = "llvm.load"(%548) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %550 = "arith.addf"(%545, %549) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %551 = "arith.constant"() {value = 256 : i32} : () -> i32
            %552 = "arith.addi"(%513, %551) : (i32, i32) -> i32
            %553 = "llvm.getelementptr"(%35, %552) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %554 = "llvm.load"(%553) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %555 = "arith.addf"(%550, %554) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %556 = "arith.constant"() {value = 288 : i32} : () -> i32
            %557 = "arith.addi"(%513, %556) : (i32, i32) -> i32
            %558 = "llvm.getelementptr"(%35, %557) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %559 = "llvm.load"(%558) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %560 = "arith.addf"(%555, %559) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %561 = "arith.constant"() {value = 320 : i32} : () -> i32
            %562 = "arith.addi"(%513, %561) : (i32, i32) -> i32
            %563 = "llvm.getelementptr"(%35, %562) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %564 = "llvm.load"(%563) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %565 = "arith.addf"(%560, %564) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %566 = "arith.constant"() {value = 352 : i32} : () -> i32
            %567 = "arith.addi"(%513, %566) : (i32, i32) -> i32
            %568 = "llvm.getelementptr"(%35, %567) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %569 = "llvm.load"(%568) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %570 = "arith.addf"(%565, %569) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %571 = "arith.constant"() {value = 384 : i32} : () -> i32
            %572 = "arith.addi"(%513, %571) : (i32, i32) -> i32
            %573 = "llvm.getelementptr"(%35, %572) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %574 = "llvm.load"(%573) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %575 = "arith.addf"(%570, %574) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %576 = "arith.constant"() {value = 416 : i32} : () -> i32
            %577 = "arith.addi"(%513, %576) : (i32, i32) -> i32
            %578 = "llvm.getelementptr"(%35, %577) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %579 = "llvm.load"(%578) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %580 = "arith.addf"(%575, %579) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %581 = "arith.constant"() {value = 448 : i32} : () -> i32
            %582 = "arith.addi"(%513, %581) : (i32, i32) -> i32
            %583 = "llvm.getelementptr"(%35, %582) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %584 = "llvm.load"(%583) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %585 = "arith.addf"(%580, %584) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %586 = "arith.constant"() {value = 480 : i32} : () -> i32
            %587 = "arith.addi"(%513, %586) : (i32, i32) -> i32
            %588 = "llvm.getelementptr"(%35, %587) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %589 = "llvm.load"(%588) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %590 = "arith.addf"(%585, %589) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %591 = "arith.constant"() {value = 512 : i32} : () -> i32
            %592 = "arith.addi"(%513, %591) : (i32, i32) -> i32
            %593 = "llvm.getelementptr"(%35, %592) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %594 = "llvm.load"(%593) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %595 = "arith.addf"(%590, %594) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %596 = "arith.constant"() {value = 544 : i32} : () -> i32
            %597 = "arith.addi"(%513, %596) : (i32, i32) -> i32
            %598 = "llvm.getelementptr"(%35, %597) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %599 = "llvm.load"(%598) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %600 = "arith.addf"(%595, %599) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %601 = "arith.constant"() {value = 576 : i32} : () -> i32
            %602 = "arith.addi"(%513, %601) : (i32, i32) -> i32
            %603 = "llvm.getelementptr"(%35, %602) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %604 = "llvm.load"(%603) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %605 = "arith.addf"(%600, %604) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %606 = "arith.constant"() {value = 608 : i32} : () -> i32
            %607 = "arith.addi"(%513, %606) : (i32, i32) -> i32
            %608 = "llvm.getelementptr"(%35, %607) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %609 = "llvm.load"(%608) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %610 = "arith.addf"(%605, %609) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %611 = "arith.constant"() {value = 640 : i32} : () -> i32
            %612 = "arith.addi"(%513, %611) : (i32, i32) -> i32
            %613 = "llvm.getelementptr"(%35, %612) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %614 = "llvm.load"(%613) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %615 = "arith.addf"(%610, %614) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %616 = "arith.constant"() {value = 672 : i32} : () -> i32
            %617 = "arith.addi"(%513, %616) : (i32, i32) -> i32
            %618 = "llvm.getelementptr"(%35, %617) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %619 = "llvm.load"(%618) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %620 = "arith.addf"(%615, %619) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %621 = "arith.constant"() {value = 704 : i32} : () -> i32
            %622 = "arith.addi"(%513, %621) : (i32, i32) -> i32
            %623 = "llvm.getelementptr"(%35, %622) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %624 = "llvm.load"(%623) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %625 = "arith.addf"(%620, %624) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %626 = "arith.constant"() {value = 736 : i32} : () -> i32
            %627 = "arith.addi"(%513, %626) : (i32, i32) -> i32
            %628 = "llvm.getelementptr"(%35, %627) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %629 = "llvm.load"(%628) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %630 = "arith.addf"(%625, %629) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %631 = "arith.constant"() {value = 768 : i32} : () -> i32
            %632 = "arith.addi"(%513, %631) : (i32, i32) -> i32
            %633 = "llvm.getelementptr"(%35, %632) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %634 = "llvm.load"(%633) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %635 = "arith.addf"(%630, %634) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %636 = "arith.constant"() {value = 800 : i32} : () -> i32
            %637 = "arith.addi"(%513, %636) : (i32, i32) -> i32
            %638 = "llvm.getelementptr"(%35, %637) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %639 = "llvm.load"(%638) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %640 = "arith.addf"(%635, %639) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %641 = "arith.constant"() {value = 832 : i32} : () -> i32
            %642 = "arith.addi"(%513, %641) : (i32, i32) -> i32
            %643 = "llvm.getelementptr"(%35, %642) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %644 = "llvm.load"(%643) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %645 = "arith.addf"(%640, %644) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %646 = "arith.constant"() {value = 864 : i32} : () -> i32
            %647 = "arith.addi"(%513, %646) : (i32, i32) -> i32
            %648 = "llvm.getelementptr"(%35, %647) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %649 = "llvm.load"(%648) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %650 = "arith.addf"(%645, %649) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %651 = "arith.constant"() {value = 896 : i32} : () -> i32
            %652 = "arith.addi"(%513, %651) : (i32, i32) -> i32
            %653 = "llvm.getelementptr"(%35, %652) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %654 = "llvm.load"(%653) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %655 = "arith.addf"(%650, %654) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %656 = "arith.constant"() {value = 928 : i32} : () -> i32
            %657 = "arith.addi"(%513, %656) : (i32, i32) -> i32
            %658 = "llvm.getelementptr"(%35, %657) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %659 = "llvm.load"(%658) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %660 = "arith.addf"(%655, %659) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %661 = "arith.constant"() {value = 960 : i32} : () -> i32
            %662 = "arith.addi"(%513, %661) : (i32, i32) -> i32
            %663 = "llvm.getelementptr"(%35, %662) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %664 = "llvm.load"(%663) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %665 = "arith.addf"(%660, %664) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %666 = "arith.constant"() {value = 992 : i32} : () -> i32
            %667 = "arith.addi"(%513, %666) : (i32, i32) -> i32
            %668 = "llvm.getelementptr"(%35, %667) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %669 = "llvm.load"(%668) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %670 = "arith.addf"(%665, %669) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%670) : (f32) -> ()
          }, {
            %671 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            "scf.yield"(%671) : (f32) -> ()
          }) : (i1) -> f32
          "scf.if"(%349) ({
            %672 = "arith.constant"() {value = 1.0 : f32} : () -> f32
            %673 = "arith.mulf"(%509, %672) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %674 = "arith.remui"(%12, %174) : (i32, i32) -> i32
            %675 = "arith.extsi"(%674) : (i32) -> i64
            %676 = "arith.extsi"(%346) : (i32) -> i64
            %677 = "arith.muli"(%676, %50) : (i64, i64) -> i64
            %678 = "arith.addi"(%675, %677) : (i64, i64) -> i64
            %679 = "arith.muli"(%49, %8) : (i64, i64) -> i64
            %680 = "arith.addi"(%678, %679) : (i64, i64) -> i64
            %681 = "llvm.getelementptr"(%6, %680) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%673, %681) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "reduce_columns_1", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i64, %5: i64, %6: !llvm.ptr<1>, %7: i32, %8: i64, %9: !llvm.ptr<1>, %10: !llvm.ptr<1>, %11: i32):
      %12 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %15 = "arith.constant"() {value = 31 : i32} : () -> i32
      %16 = "arith.addi"(%2, %15) : (i32, i32) -> i32
      %17 = "arith.constant"() {value = 32 : i32} : () -> i32
      %18 = "arith.divui"(%16, %17) : (i32, i32) -> i32
      %19 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %20 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %21 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %22 = "arith.remui"(%19, %18) : (i32, i32) -> i32
      %23 = "arith.divui"(%19, %18) : (i32, i32) -> i32
      %24 = "arith.remui"(%23, %11) : (i32, i32) -> i32
      %25 = "arith.divui"(%23, %11) : (i32, i32) -> i32
      %26 = "arith.constant"() {value = 1 : i32} : () -> i32
      %27 = "arith.subi"(%11, %26) : (i32, i32) -> i32
      %28 = "arith.addi"(%1, %27) : (i32, i32) -> i32
      %29 = "arith.remsi"(%28, %11) : (i32, i32) -> i32
      %30 = "arith.constant"() {value = 0 : i32} : () -> i32
      %31 = "arith.cmpi"(%29, %30) {predicate = 2 : i64} : (i32, i32) -> i1
      %32 = "arith.divsi"(%28, %11) : (i32, i32) -> i32
      %33 = "arith.extsi"(%31) : (i1) -> i32
      %34 = "arith.addi"(%32, %33) : (i32, i32) -> i32
      %35 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %36 = "llvm.getelementptr"(%35) {rawConstantIndices = array<i32: 4096>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %37 = "arith.muli"(%22, %17) : (i32, i32) -> i32
      %38 = "arith.remui"(%12, %17) : (i32, i32) -> i32
      %39 = "arith.addi"(%37, %38) : (i32, i32) -> i32
      %40 = "arith.subi"(%2, %26) : (i32, i32) -> i32
      %41 = "arith.minsi"(%39, %40) : (i32, i32) -> i32
      %42 = "arith.muli"(%24, %34) : (i32, i32) -> i32
      %43 = "arith.divui"(%12, %17) : (i32, i32) -> i32
      %44 = "arith.addi"(%42, %43) : (i32, i32) -> i32
      %45 = "arith.addi"(%24, %26) : (i32, i32) -> i32
      %46 = "arith.muli"(%45, %34) : (i32, i32) -> i32
      %47 = "arith.minsi"(%46, %1) : (i32, i32) -> i32
      %48 = "arith.extsi"(%41) : (i32) -> i64
      %49 = "arith.extsi"(%25) : (i32) -> i64
      %50 = "arith.constant"() {value = 4 : i64} : () -> i64
      %51 = "arith.muli"(%48, %50) : (i64, i64) -> i64
      %52 = "arith.muli"(%49, %5) : (i64, i64) -> i64
      %53 = "arith.addi"(%51, %52) : (i64, i64) -> i64
      %54 = "llvm.getelementptr"(%0, %53) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %55 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
      %56 = "vector.extract"(%55) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %57 = "vector.extract"(%55) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %58 = "vector.extract"(%55) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %59 = "vector.extract"(%55) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %60, %61, %62, %63 = "scf.for"(%44, %47, %17, %56, %57, %58, %59) ({
      ^bb0(%64: i32, %65: f32, %66: f32, %67: f32, %68: f32):
        %69 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
        %70 = "vector.extract"(%69) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
        %71 = "vector.extract"(%69) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
        %72 = "vector.extract"(%69) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
        %73 = "vector.extract"(%69) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
        %74 = "vector.extract"(%69) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
        %75 = "vector.extract"(%69) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
        %76 = "vector.extract"(%69) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
        %77 = "vector.extract"(%69) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
        %78 = "vector.extract"(%69) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
        %79 = "vector.extract"(%69) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
        %80 = "vector.extract"(%69) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
        %81 = "vector.extract"(%69) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
        %82 = "vector.extract"(%69) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
        %83 = "vector.extract"(%69) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
        %84 = "vector.extract"(%69) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
        %85 = "vector.extract"(%69) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
        %86 = "arith.extsi"(%64) : (i32) -> i64
        %87 = "arith.muli"(%86, %4) : (i64, i64) -> i64
        %88 = "llvm.getelementptr"(%54, %87) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %89 = "arith.cmpi"(%64, %47) {predicate = 2 : i64} : (i32, i32) -> i1
        %90, %91, %92, %93 = "scf.if"(%89) ({
          %94 = "llvm.load"(%88) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %95 = "vector.extract"(%94) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %96 = "vector.extract"(%94) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %97 = "vector.extract"(%94) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %98 = "vector.extract"(%94) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%95, %96, %97, %98) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%70, %71, %72, %73) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %99 = "arith.constant"() {value = 8 : i64} : () -> i64
        %100 = "arith.muli"(%4, %99) : (i64, i64) -> i64
        %101 = "llvm.getelementptr"(%88, %100) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %102 = "arith.constant"() {value = 8 : i32} : () -> i32
        %103 = "arith.addi"(%64, %102) : (i32, i32) -> i32
        %104 = "arith.cmpi"(%103, %47) {predicate = 2 : i64} : (i32, i32) -> i1
        %105, %106, %107, %108 = "scf.if"(%104) ({
          %109 = "llvm.load"(%101) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %110 = "vector.extract"(%109) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %111 = "vector.extract"(%109) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %112 = "vector.extract"(%109) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %113 = "vector.extract"(%109) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%110, %111, %112, %113) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%74, %75, %76, %77) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %114 = "llvm.getelementptr"(%101, %100) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %115 = "arith.constant"() {value = 16 : i32} : () -> i32
        %116 = "arith.addi"(%64, %115) : (i32, i32) -> i32
        %117 = "arith.cmpi"(%116, %47) {predicate = 2 : i64} : (i32, i32) -> i1
        %118, %119, %120, %121 = "scf.if"(%117) ({
          %122 = "llvm.load"(%114) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %123 = "vector.extract"(%122) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %124 = "vector.extract"(%122) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %125 = "vector.extract"(%122) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %126 = "vector.extract"(%122) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%123, %124, %125, %126) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%78, %79, %80, %81) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %127 = "llvm.getelementptr"(%114, %100) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %128 = "arith.constant"() {value = 24 : i32} : () -> i32
        %129 = "arith.addi"(%64, %128) : (i32, i32) -> i32
        %130 = "arith.cmpi"(%129, %47) {predicate = 2 : i64} : (i32, i32) -> i1
        %131, %132, %133, %134 = "scf.if"(%130) ({
          %135 = "llvm.load"(%127) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %136 = "vector.extract"(%135) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %137 = "vector.extract"(%135) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %138 = "vector.extract"(%135) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %139 = "vector.extract"(%135) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%136, %137, %138, %139) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%82, %83, %84, %85) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %140 = "vector.from_elements"(%65, %66, %67, %68) : (f32, f32, f32, f32) -> vector<4xf32>
        %141 = "vector.from_elements"(%90, %91, %92, %93) : (f32, f32, f32, f32) -> vector<4xf32>
        %142 = "arith.addf"(%140, %141) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %143 = "vector.extract"(%142) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %144 = "vector.extract"(%142) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %145 = "vector.extract"(%142) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %146 = "vector.extract"(%142) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %147 = "vector.from_elements"(%143, %144, %145, %146) : (f32, f32, f32, f32) -> vector<4xf32>
        %148 = "vector.from_elements"(%105, %106, %107, %108) : (f32, f32, f32, f32) -> vector<4xf32>
        %149 = "arith.addf"(%147, %148) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %150 = "vector.extract"(%149) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %151 = "vector.extract"(%149) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %152 = "vector.extract"(%149) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %153 = "vector.extract"(%149) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %154 = "vector.from_elements"(%150, %151, %152, %153) : (f32, f32, f32, f32) -> vector<4xf32>
        %155 = "vector.from_elements"(%118, %119, %120, %121) : (f32, f32, f32, f32) -> vector<4xf32>
        %156 = "arith.addf"(%154, %155) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %157 = "vector.extract"(%156) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %158 = "vector.extract"(%156) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %159 = "vector.extract"(%156) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %160 = "vector.extract"(%156) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %161 = "vector.from_elements"(%157, %158, %159, %160) : (f32, f32, f32, f32) -> vector<4xf32>
        %162 = "vector.from_elements"(%131, %132, %133, %134) : (f32, f32, f32, f32) -> vector<4xf32>
        %163 = "arith.addf"(%161, %162) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %164 = "vector.extract"(%163) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %165 = "vector.extract"(%163) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %166 = "vector.extract"(%163) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %167 = "vector.extract"(%163) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%164, %165, %166, %167) : (f32, f32, f32, f32) -> ()
      }) : (i32, i32, i32, f32, f32, f32, f32) -> (f32, f32, f32, f32)
      %168 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %169 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %170 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %171 = "arith.remui"(%168, %17) : (i32, i32) -> i32
      %172 = "arith.divui"(%168, %17) : (i32, i32) -> i32
      %173 = "arith.constant"() {value = 4 : i32} : () -> i32
      %174 = "arith.muli"(%171, %173) : (i32, i32) -> i32
      %175 = "arith.constant"() {value = 128 : i32} : () -> i32
      %176 = "arith.muli"(%172, %175) : (i32, i32) -> i32
      %177 = "arith.addi"(%174, %176) : (i32, i32) -> i32
      %178 = "llvm.getelementptr"(%35, %177) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %179 = "vector.from_elements"(%60, %61, %62, %63) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%179, %178) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %180 = "arith.cmpi"(%168, %175) {predicate = 2 : i64} : (i32, i32) -> i1
      %181 = "scf.if"(%180) ({
        %182 = "arith.remui"(%168, %173) : (i32, i32) -> i32
        %183 = "arith.divui"(%168, %173) : (i32, i32) -> i32
        %184 = "arith.muli"(%183, %173) : (i32, i32) -> i32
        %185 = "arith.addi"(%182, %184) : (i32, i32) -> i32
        %186 = "llvm.getelementptr"(%35, %185) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %187 = "llvm.load"(%186) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %188 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        %189 = "arith.addf"(%188, %187) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %190 = "arith.addi"(%185, %175) : (i32, i32) -> i32
        %191 = "llvm.getelementptr"(%35, %190) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %192 = "llvm.load"(%191) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %193 = "arith.addf"(%189, %192) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %194 = "arith.constant"() {value = 256 : i32} : () -> i32
        %195 = "arith.addi"(%185, %194) : (i32, i32) -> i32
        %196 = "llvm.getelementptr"(%35, %195) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %197 = "llvm.load"(%196) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %198 = "arith.addf"(%193, %197) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %199 = "arith.constant"() {value = 384 : i32} : () -> i32
        %200 = "arith.addi"(%185, %199) : (i32, i32) -> i32
        %201 = "llvm.getelementptr"(%35, %200) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %202 = "llvm.load"(%201) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %203 = "arith.addf"(%198, %202) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %204 = "arith.constant"() {value = 512 : i32} : () -> i32
        %205 = "arith.addi"(%185, %204) : (i32, i32) -> i32
        %206 = "llvm.getelementptr"(%35, %205) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %207 = "llvm.load"(%206) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %208 = "arith.addf"(%203, %207) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %209 = "arith.constant"() {value = 640 : i32} : () -> i32
        %210 = "arith.addi"(%185, %209) : (i32, i32) -> i32
        %211 = "llvm.getelementptr"(%35, %210) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %212 = "llvm.load"(%211) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %213 = "arith.addf"(%208, %212) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %214 = "arith.constant"() {value = 768 : i32} : () -> i32
        %215 = "arith.addi"(%185, %214) : (i32, i32) -> i32
        %216 = "llvm.getelementptr"(%35, %215) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %217 = "llvm.load"(%216) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %218 = "arith.addf"(%213, %217) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %219 = "arith.constant"() {value = 896 : i32} : () -> i32
        %220 = "arith.addi"(%185, %219) : (i32, i32) -> i32
        %221 = "llvm.getelementptr"(%35, %220) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %222 = "llvm.load"(%221) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %223 = "arith.addf"(%218, %222) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "scf.yield"(%223) : (f32) -> ()
      }, {
        %224 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        "scf.yield"(%224) : (f32) -> ()
      }) : (i1) -> f32
      %225 = "arith.divui"(%12, %173) : (i32, i32) -> i32
      %226 = "arith.addi"(%37, %225) : (i32, i32) -> i32
      %227 = "arith.cmpi"(%12, %175) {predicate = 2 : i64} : (i32, i32) -> i1
      %228 = "arith.cmpi"(%226, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %229 = "arith.andi"(%227, %228) : (i1, i1) -> i1
      %230 = "arith.cmpi"(%11, %26) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%230) ({
        "scf.if"(%229) ({
          %231 = "arith.constant"() {value = 1.0 : f32} : () -> f32
          %232 = "arith.mulf"(%181, %231) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %233 = "arith.remui"(%12, %173) : (i32, i32) -> i32
          %234 = "arith.extsi"(%233) : (i32) -> i64
          %235 = "arith.extsi"(%226) : (i32) -> i64
          %236 = "arith.muli"(%235, %50) : (i64, i64) -> i64
          %237 = "arith.addi"(%234, %236) : (i64, i64) -> i64
          %238 = "arith.muli"(%49, %8) : (i64, i64) -> i64
          %239 = "arith.addi"(%237, %238) : (i64, i64) -> i64
          %240 = "llvm.getelementptr"(%6, %239) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%232, %240) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        %241 = "arith.muli"(%25, %18) : (i32, i32) -> i32
        %242 = "arith.addi"(%241, %22) : (i32, i32) -> i32
        %243 = "arith.muli"(%242, %11) : (i32, i32) -> i32
        %244 = "arith.muli"(%243, %175) : (i32, i32) -> i32
        %245 = "llvm.getelementptr"(%9, %244) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        "scf.if"(%227) ({
          %246 = "arith.remui"(%12, %173) : (i32, i32) -> i32
          %247 = "arith.extsi"(%246) : (i32) -> i64
          %248 = "arith.extsi"(%24) : (i32) -> i64
          %249 = "arith.extsi"(%225) : (i32) -> i64
          %250 = "arith.constant"() {value = 128 : i64} : () -> i64
          %251 = "arith.muli"(%248, %250) : (i64, i64) -> i64
          %252 = "arith.addi"(%247, %251) : (i64, i64) -> i64
          %253 = "arith.muli"(%249, %50) : (i64, i64) -> i64
          %254 = "arith.addi"(%252, %253) : (i64, i64) -> i64
          %255 = "llvm.getelementptr"(%245, %254) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%181, %255) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %256 = "llvm.getelementptr"(%10, %242) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 0 : i32} : () -> ()
        %257 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %258 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %259 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %260 = "arith.cmpi"(%257, %30) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%260) ({
          "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
          %261 = "llvm.inline_asm"(%256, %27) {asm_string = "atom.relaxed.gpu.global.inc.u32 $0, [$1], $2;", constraints = "=r,l,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i32) -> i32
          %263 = "arith.extui"(%261) : (i32) -> i64
          %264 = "arith.extsi"(%27) : (i32) -> i64
          %265 = "arith.cmpi"(%263, %264) {predicate = 0 : i64} : (i64, i64) -> i1
          %266 = "arith.extui"(%265) : (i1) -> i32
          "llvm.store"(%266, %36) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 1 : i32} : () -> ()
        %267 = "llvm.load"(%36) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %268 = "arith.cmpi"(%267, %26) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%268) ({
          %269 = "arith.extsi"(%38) : (i32) -> i64
          %270 = "arith.muli"(%269, %50) : (i64, i64) -> i64
          %271 = "llvm.getelementptr"(%245, %270) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %272, %273, %274, %275 = "scf.for"(%43, %11, %17, %56, %57, %58, %59) ({
          ^bb0(%276: i32, %277: f32, %278: f32, %279: f32, %280: f32):
            %281 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
            %282 = "vector.extract"(%281) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %283 = "vector.extract"(%281) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %284 = "vector.extract"(%281) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %285 = "vector.extract"(%281) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %286 = "vector.extract"(%281) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %287 = "vector.extract"(%281) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %288 = "vector.extract"(%281) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %289 = "vector.extract"(%281) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %290 = "vector.extract"(%281) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %291 = "vector.extract"(%281) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %292 = "vector.extract"(%281) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %293 = "vector.extract"(%281) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %294 = "vector.extract"(%281) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %295 = "vector.extract"(%281) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %296 = "vector.extract"(%281) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %297 = "vector.extract"(%281) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %298 = "arith.extsi"(%276) : (i32) -> i64
            %299 = "arith.constant"() {value = 128 : i64} : () -> i64
            %300 = "arith.muli"(%298, %299) : (i64, i64) -> i64
            %301 = "llvm.getelementptr"(%271, %300) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %302 = "arith.cmpi"(%276, %11) {predicate = 2 : i64} : (i32, i32) -> i1
            %303, %304, %305, %306 = "scf.if"(%302) ({
              %307 = "llvm.load"(%301) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
              %308 = "vector.extract"(%307) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
              %309 = "vector.extract"(%307) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
              %310 = "vector.extract"(%307) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
              %311 = "vector.extract"(%307) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
              "scf.yield"(%308, %309, %310, %311) : (f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%282, %283, %284, %285) : (f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32)
            %312 = "llvm.getelementptr"(%301) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %313 = "arith.constant"() {value = 8 : i32} : () -> i32
            %314 = "arith.addi"(%276, %313) : (i32, i32) -> i32
            %315 = "arith.cmpi"(%314, %11) {predicate = 2 : i64} : (i32, i32) -> i1
            %316, %317, %318, %319 = "scf.if"(%315) ({
              %320 = "llvm.load"(%312) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
              %321 = "vector.extract"(%320) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
              %322 = "vector.extract"(%320) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
              %323 = "vector.extract"(%320) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
              %324 = "vector.extract"(%320) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
              "scf.yield"(%321, %322, %323, %324) : (f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%286, %287, %288, %289) : (f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32)
            %325 = "llvm.getelementptr"(%312) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %326 = "arith.constant"() {value = 16 : i32} : () -> i32
            %327 = "arith.addi"(%276, %326) : (i32, i32) -> i32
            %328 = "arith.cmpi"(%327, %11) {predicate = 2 : i64} : (i32, i32) -> i1
            %329, %330, %331, %332 = "scf.if"(%328) ({
              %333 = "llvm.load"(%325) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
              %334 = "vector.extract"(%333) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
              %335 = "vector.extract"(%333) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
              %336 = "vector.extract"(%333) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
              %337 = "vector.extract"(%333) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
              "scf.yield"(%334, %335, %336, %337) : (f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%290, %291, %292, %293) : (f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32)
            %338 = "llvm.getelementptr"(%325) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %339 = "arith.constant"() {value = 24 : i32} : () -> i32
            %340 = "arith.addi"(%276, %339) : (i32, i32) -> i32
            %341 = "arith.cmpi"(%340, %11) {predicate = 2 : i64} : (i32, i32) -> i1
            %342, %343, %344, %345 = "scf.if"(%341) ({
              %346 = "llvm.load"(%338) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
              %347 = "vector.extract"(%346) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
              %348 = "vector.extract"(%346) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
              %349 = "vector.extract"(%346) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
              %350 = "vector.extract"(%346) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
              "scf.yield"(%347, %348, %349, %350) : (f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%294, %295, %296, %297) : (f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32)
            %351 = "vector.from_elements"(%277, %278, %279, %280) : (f32, f32, f32, f32) -> vector<4xf32>
            %352 = "vector.from_elements"(%303, %304, %305, %306) : (f32, f32, f32, f32) -> vector<4xf32>
            %353 = "arith.addf"(%351, %352) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %354 = "vector.extract"(%353) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %355 = "vector.extract"(%353) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %356 = "vector.extract"(%353) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %357 = "vector.extract"(%353) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %358 = "vector.from_elements"(%354, %355, %356, %357) : (f32, f32, f32, f32) -> vector<4xf32>
            %359 = "vector.from_elements"(%316, %317, %318, %319) : (f32, f32, f32, f32) -> vector<4xf32>
            %360 = "arith.addf"(%358, %359) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %361 = "vector.extract"(%360) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %362 = "vector.extract"(%360) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %363 = "vector.extract"(%360) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %364 = "vector.extract"(%360) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %365 = "vector.from_elements"(%361, %362, %363, %364) : (f32, f32, f32, f32) -> vector<4xf32>
            %366 = "vector.from_elements"(%329, %330, %331, %332) : (f32, f32, f32, f32) -> vector<4xf32>
            %367 = "arith.addf"(%365, %366) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %368 = "vector.extract"(%367) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %369 = "vector.extract"(%367) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %370 = "vector.extract"(%367) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %371 = "vector.extract"(%367) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %372 = "vector.from_elements"(%368, %369, %370, %371) : (f32, f32, f32, f32) -> vector<4xf32>
            %373 = "vector.from_elements"(%342, %343, %344, %345) : (f32, f32, f32, f32) -> vector<4xf32>
            %374 = "arith.addf"(%372, %373) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %375 = "vector.extract"(%374) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %376 = "vector.extract"(%374) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %377 = "vector.extract"(%374) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %378 = "vector.extract"(%374) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%375, %376, %377, %378) : (f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, f32, f32, f32, f32) -> (f32, f32, f32, f32)
          %379 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %380 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %381 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %382 = "arith.remui"(%379, %17) : (i32, i32) -> i32
          %383 = "arith.divui"(%379, %17) : (i32, i32) -> i32
          %384 = "arith.muli"(%382, %173) : (i32, i32) -> i32
          %385 = "arith.muli"(%383, %175) : (i32, i32) -> i32
          %386 = "arith.addi"(%384, %385) : (i32, i32) -> i32
          %387 = "llvm.getelementptr"(%35, %386) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %388 = "vector.from_elements"(%272, %273, %274, %275) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%388, %387) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 2 : i32} : () -> ()
          %389 = "arith.cmpi"(%379, %175) {predicate = 2 : i64} : (i32, i32) -> i1
          %390 = "scf.if"(%389) ({
            %391 = "arith.remui"(%379, %173) : (i32, i32) -> i32
            %392 = "arith.divui"(%379, %173) : (i32, i32) -> i32
            %393 = "arith.muli"(%392, %173) : (i32, i32) -> i32
            %394 = "arith.addi"(%391, %393) : (i32, i32) -> i32
            %395 = "llvm.getelementptr"(%35, %394) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %396 = "llvm.load"(%395) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %397 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            %398 = "arith.addf"(%397, %396) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %399 = "arith.addi"(%394, %175) : (i32, i32) -> i32
            %400 = "llvm.getelementptr"(%35, %399) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %401 = "llvm.load"(%400) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %402 = "arith.addf"(%398, %401) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %403 = "arith.constant"() {value = 256 : i32} : () -> i32
            %404 = "arith.addi"(%394, %403) : (i32, i32) -> i32
            %405 = "llvm.getelementptr"(%35, %404) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %406 = "llvm.load"(%405) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %407 = "arith.addf"(%402, %406) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %408 = "arith.constant"() {value = 384 : i32} : () -> i32
            %409 = "arith.addi"(%394, %408) : (i32, i32) -> i32
            %410 = "llvm.getelementptr"(%35, %409) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %411 = "llvm.load"(%410) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %412 = "arith.addf"(%407, %411) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %413 = "arith.constant"() {value = 512 : i32} : () -> i32
            %414 = "arith.addi"(%394, %413) : (i32, i32) -> i32
            %415 = "llvm.getelementptr"(%35, %414) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %416 = "llvm.load"(%415) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %417 = "arith.addf"(%412, %416) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %418 = "arith.constant"() {value = 640 : i32} : () -> i32
            %419 = "arith.addi"(%394, %418) : (i32, i32) -> i32
            %420 = "llvm.getelementptr"(%35, %419) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %421 = "llvm.load"(%420) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %422 = "arith.addf"(%417, %421) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %423 = "arith.constant"() {value = 768 : i32} : () -> i32
            %424 = "arith.addi"(%394, %423) : (i32, i32) -> i32
            %425 = "llvm.getelementptr"(%35, %424) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %426 = "llvm.load"(%425) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %427 = "arith.addf"(%422, %426) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %428 = "arith.constant"() {value = 896 : i32} : () -> i32
            %429 = "arith.addi"(%394, %428) : (i32, i32) -> i32
            %430 = "llvm.getelementptr"(%35, %429) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %431 = "llvm.load"(%430) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %432 = "arith.addf"(%427, %431) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%432) : (f32) -> ()
          }, {
            %433 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            "scf.yield"(%433) : (f32) -> ()
          }) : (i1) -> f32
          "scf.if"(%229) ({
            %434 = "arith.constant"() {value = 1.0 : f32} : () -> f32
            %435 = "arith.mulf"(%390, %434) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %436 = "arith.remui"(%12, %173) : (i32, i32) -> i32
            %437 = "arith.extsi"(%436) : (i32) -> i64
            %438 = "arith.extsi"(%226) : (i32) -> i64
            %439 = "arith.muli"(%438, %50) : (i64, i64) -> i64
            %440 = "arith.addi"(%437, %439) : (i64, i64) -> i64
            %441 = "arith.muli"(%49, %8) : (i64, i64) -> i64
            %442 = "arith.addi"(%440, %441) : (i64, i64) -> i64
            %443 = "llvm.getelementptr"(%6, %442) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%435, %443) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "reduce_columns_2", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i64, %5: i64, %6: !llvm.ptr<1>, %7: i32, %8: i32, %9: i64):
      %10 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %13 = "arith.muli"(%2, %3) : (i32, i32) -> i32
      %14 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %17 = "arith.constant"() {value = 256 : i32} : () -> i32
      %18 = "arith.muli"(%14, %17) : (i32, i32) -> i32
      %19 = "arith.addi"(%18, %10) : (i32, i32) -> i32
      %20 = "arith.cmpi"(%19, %13) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%20) ({
        %21 = "arith.constant"() {value = 1 : i32} : () -> i32
        %22 = "arith.subi"(%13, %21) : (i32, i32) -> i32
        %23 = "arith.minsi"(%19, %22) : (i32, i32) -> i32
        %24 = "arith.remui"(%23, %2) : (i32, i32) -> i32
        %25 = "arith.extsi"(%24) : (i32) -> i64
        %26 = "arith.divui"(%23, %2) : (i32, i32) -> i32
        %27 = "arith.extsi"(%26) : (i32) -> i64
        %28 = "arith.constant"() {value = 2 : i64} : () -> i64
        %29 = "arith.muli"(%25, %28) : (i64, i64) -> i64
        %30 = "arith.muli"(%27, %5) : (i64, i64) -> i64
        %31 = "arith.addi"(%29, %30) : (i64, i64) -> i64
        %32 = "llvm.getelementptr"(%0, %31) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %33 = "arith.constant"() {value = dense<0.0> : vector<2xf32>} : () -> vector<2xf32>
        %34 = "vector.extract"(%33) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %35 = "vector.extract"(%33) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %36 = "arith.constant"() {value = 0 : i32} : () -> i32
        %37 = "arith.constant"() {value = 8 : i32} : () -> i32
        %38, %39 = "scf.for"(%36, %1, %37, %34, %35) ({
        ^bb0(%40: i32, %41: f32, %42: f32):
          %43 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
          %44 = "vector.extract"(%43) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %45 = "vector.extract"(%43) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %46 = "vector.extract"(%43) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %47 = "vector.extract"(%43) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %48 = "vector.extract"(%43) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %49 = "vector.extract"(%43) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %50 = "vector.extract"(%43) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %51 = "vector.extract"(%43) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %52 = "vector.extract"(%43) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %53 = "vector.extract"(%43) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %54 = "vector.extract"(%43) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %55 = "vector.extract"(%43) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %56 = "vector.extract"(%43) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %57 = "vector.extract"(%43) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %58 = "vector.extract"(%43) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %59 = "vector.extract"(%43) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %60 = "arith.extsi"(%40) : (i32) -> i64
          %61 = "arith.muli"(%60, %4) : (i64, i64) -> i64
          %62 = "llvm.getelementptr"(%32, %61) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %63 = "arith.cmpi"(%40, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %64, %65 = "scf.if"(%63) ({
            %66 = "llvm.load"(%62) {alignment = 8 : i64} : (!llvm.ptr<1>) -> vector<2xf32>
            %67 = "vector.extract"(%66) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %68 = "vector.extract"(%66) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            "scf.yield"(%67, %68) : (f32, f32) -> ()
          }, {
            "scf.yield"(%44, %45) : (f32, f32) -> ()
          }) : (i1) -> (f32, f32)
          %69 = "llvm.getelementptr"(%62, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %70 = "arith.addi"(%40, %21) : (i32, i32) -> i32
          %71 = "arith.cmpi"(%70, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %72, %73 = "scf.if"(%71) ({
            %74 = "llvm.load"(%69) {alignment = 8 : i64} : (!llvm.ptr<1>) -> vector<2xf32>
            %75 = "vector.extract"(%74) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %76 = "vector.extract"(%74) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            "scf.yield"(%75, %76) : (f32, f32) -> ()
          }, {
            "scf.yield"(%46, %47) : (f32, f32) -> ()
          }) : (i1) -> (f32, f32)
          %77 = "llvm.getelementptr"(%69, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %78 = "arith.constant"() {value = 2 : i32} : () -> i32
          %79 = "arith.addi"(%40, %78) : (i32, i32) -> i32
          %80 = "arith.cmpi"(%79, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %81, %82 = "scf.if"(%80) ({
            %83 = "llvm.load"(%77) {alignment = 8 : i64} : (!llvm.ptr<1>) -> vector<2xf32>
            %84 = "vector.extract"(%83) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %85 = "vector.extract"(%83) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            "scf.yield"(%84, %85) : (f32, f32) -> ()
          }, {
            "scf.yield"(%48, %49) : (f32, f32) -> ()
          }) : (i1) -> (f32, f32)
          %86 = "llvm.getelementptr"(%77, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %87 = "arith.constant"() {value = 3 : i32} : () -> i32
          %88 = "arith.addi"(%40, %87) : (i32, i32) -> i32
          %89 = "arith.cmpi"(%88, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %90, %91 = "scf.if"(%89) ({
            %92 = "llvm.load"(%86) {alignment = 8 : i64} : (!llvm.ptr<1>) -> vector<2xf32>
            %93 = "vector.extract"(%92) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %94 = "vector.extract"(%92) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            "scf.yield"(%93, %94) : (f32, f32) -> ()
          }, {
            "scf.yield"(%50, %51) : (f32, f32) -> ()
          }) : (i1) -> (f32, f32)
          %95 = "llvm.getelementptr"(%86, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %96 = "arith.constant"() {value = 4 : i32} : () -> i32
          %97 = "arith.addi"(%40, %96) : (i32, i32) -> i32
          %98 = "arith.cmpi"(%97, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %99, %100 = "scf.if"(%98) ({
            %101 = "llvm.load"(%95) {alignment = 8 : i64} : (!llvm.ptr<1>) -> vector<2xf32>
            %102 = "vector.extract"(%101) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %103 = "vector.extract"(%101) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            "scf.yield"(%102, %103) : (f32, f32) -> ()
          }, {
            "scf.yield"(%52, %53) : (f32, f32) -> ()
          }) : (i1) -> (f32, f32)
          %104 = "llvm.getelementptr"(%95, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %105 = "arith.constant"() {value = 5 : i32} : () -> i32
          %106 = "arith.addi"(%40, %105) : (i32, i32) -> i32
          %107 = "arith.cmpi"(%106, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %108, %109 = "scf.if"(%107) ({
            %110 = "llvm.load"(%104) {alignment = 8 : i64} : (!llvm.ptr<1>) -> vector<2xf32>
            %111 = "vector.extract"(%110) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %112 = "vector.extract"(%110) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            "scf.yield"(%111, %112) : (f32, f32) -> ()
          }, {
            "scf.yield"(%54, %55) : (f32, f32) -> ()
          }) : (i1) -> (f32, f32)
          %113 = "llvm.getelementptr"(%104, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %114 = "arith.constant"() {value = 6 : i32} : () -> i32
          %115 = "arith.addi"(%40, %114) : (i32, i32) -> i32
          %116 = "arith.cmpi"(%115, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %117, %118 = "scf.if"(%116) ({
            %119 = "llvm.load"(%113) {alignment = 8 : i64} : (!llvm.ptr<1>) -> vector<2xf32>
            %120 = "vector.extract"(%119) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %121 = "vector.extract"(%119) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            "scf.yield"(%120, %121) : (f32, f32) -> ()
          }, {
            "scf.yield"(%56, %57) : (f32, f32) -> ()
          }) : (i1) -> (f32, f32)
          %122 = "llvm.getelementptr"(%113, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %123 = "arith.constant"() {value = 7 : i32} : () -> i32
          %124 = "arith.addi"(%40, %123) : (i32, i32) -> i32
          %125 = "arith.cmpi"(%124, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %126, %127 = "scf.if"(%125) ({
            %128 = "llvm.load"(%122) {alignment = 8 : i64} : (!llvm.ptr<1>) -> vector<2xf32>
            %129 = "vector.extract"(%128) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %130 = "vector.extract"(%128) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            "scf.yield"(%129, %130) : (f32, f32) -> ()
          }, {
            "scf.yield"(%58, %59) : (f32, f32) -> ()
          }) : (i1) -> (f32, f32)
          %131 = "vector.from_elements"(%41, %42) : (f32, f32) -> vector<2xf32>
          %132 = "vector.from_elements"(%64, %65) : (f32, f32) -> vector<2xf32>
          %133 = "arith.addf"(%131, %132) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
          %134 = "vector.extract"(%133) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %135 = "vector.extract"(%133) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %136 = "vector.from_elements"(%134, %135) : (f32, f32) -> vector<2xf32>
          %137 = "vector.from_elements"(%72, %73) : (f32, f32) -> vector<2xf32>
          %138 = "arith.addf"(%136, %137) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
          %139 = "vector.extract"(%138) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %140 = "vector.extract"(%138) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %141 = "vector.from_elements"(%139, %140) : (f32, f32) -> vector<2xf32>
          %142 = "vector.from_elements"(%81, %82) : (f32, f32) -> vector<2xf32>
          %143 = "arith.addf"(%141, %142) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
          %144 = "vector.extract"(%143) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %145 = "vector.extract"(%143) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %146 = "vector.from_elements"(%144, %145) : (f32, f32) -> vector<2xf32>
          %147 = "vector.from_elements"(%90, %91) : (f32, f32) -> vector<2xf32>
          %148 = "arith.addf"(%146, %147) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
          %149 = "vector.extract"(%148) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %150 = "vector.extract"(%148) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %151 = "vector.from_elements"(%149, %150) : (f32, f32) -> vector<2xf32>
          %152 = "vector.from_elements"(%99, %100) : (f32, f32) -> vector<2xf32>
          %153 = "arith.addf"(%151, %152) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
          %154 = "vector.extract"(%153) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %155 = "vector.extract"(%153) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %156 = "vector.from_elements"(%154, %155) : (f32, f32) -> vector<2xf32>
          %157 = "vector.from_elements"(%108, %109) : (f32, f32) -> vector<2xf32>
          %158 = "arith.addf"(%156, %157) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
          %159 = "vector.extract"(%158) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %160 = "vector.extract"(%158) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %161 = "vector.from_elements"(%159, %160) : (f32, f32) -> vector<2xf32>
          %162 = "vector.from_elements"(%117, %118) : (f32, f32) -> vector<2xf32>
          %163 = "arith.addf"(%161, %162) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
          %164 = "vector.extract"(%163) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %165 = "vector.extract"(%163) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %166 = "vector.from_elements"(%164, %165) : (f32, f32) -> vector<2xf32>
          %167 = "vector.from_elements"(%126, %127) : (f32, f32) -> vector<2xf32>
          %168 = "arith.addf"(%166, %167) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
          %169 = "vector.extract"(%168) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %170 = "vector.extract"(%168) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          "scf.yield"(%169, %170) : (f32, f32) -> ()
        }) : (i32, i32, i32, f32, f32) -> (f32, f32)
        "scf.if"(%20) ({
          %171 = "vector.from_elements"(%38, %39) : (f32, f32) -> vector<2xf32>
          %172 = "arith.constant"() {value = dense<1.0> : vector<2xf32>} : () -> vector<2xf32>
          %173 = "arith.mulf"(%171, %172) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
          %174 = "vector.extract"(%173) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %175 = "vector.extract"(%173) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %176 = "arith.remui"(%19, %7) : (i32, i32) -> i32
          %177 = "arith.extsi"(%176) : (i32) -> i64
          %178 = "arith.divui"(%19, %7) : (i32, i32) -> i32
          %179 = "arith.extsi"(%178) : (i32) -> i64
          %180 = "arith.muli"(%177, %28) : (i64, i64) -> i64
          %181 = "arith.muli"(%179, %9) : (i64, i64) -> i64
          %182 = "arith.addi"(%180, %181) : (i64, i64) -> i64
          %183 = "llvm.getelementptr"(%6, %182) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %184 = "vector.from_elements"(%174, %175) : (f32, f32) -> vector<2xf32>
          "llvm.store"(%184, %183) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "reduce_short_columns_1", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr<1>, i32, i32, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i64, %5: i64, %6: !llvm.ptr<1>, %7: i32, %8: i64, %9: !llvm.ptr<1>, %10: !llvm.ptr<1>, %11: i32):
      %12 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %15 = "arith.constant"() {value = 31 : i32} : () -> i32
      %16 = "arith.addi"(%2, %15) : (i32, i32) -> i32
      %17 = "arith.constant"() {value = 32 : i32} : () -> i32
      %18 = "arith.divui"(%16, %17) : (i32, i32) -> i32
      %19 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %20 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %21 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %22 = "arith.remui"(%19, %18) : (i32, i32) -> i32
      %23 = "arith.divui"(%19, %18) : (i32, i32) -> i32
      %24 = "arith.remui"(%23, %11) : (i32, i32) -> i32
      %25 = "arith.divui"(%23, %11) : (i32, i32) -> i32
      %26 = "arith.constant"() {value = 1 : i32} : () -> i32
      %27 = "arith.subi"(%11, %26) : (i32, i32) -> i32
      %28 = "arith.addi"(%1, %27) : (i32, i32) -> i32
      %29 = "arith.remsi"(%28, %11) : (i32, i32) -> i32
      %30 = "arith.constant"() {value = 0 : i32} : () -> i32
      %31 = "arith.cmpi"(%29, %30) {predicate = 2 : i64} : (i32, i32) -> i1
      %32 = "arith.divsi"(%28, %11) : (i32, i32) -> i32
      %33 = "arith.extsi"(%31) : (i1) -> i32
      %34 = "arith.addi"(%32, %33) : (i32, i32) -> i32
      %35 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %36 = "llvm.getelementptr"(%35) {rawConstantIndices = array<i32: 2048>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %37 = "arith.muli"(%22, %17) : (i32, i32) -> i32
      %38 = "arith.remui"(%12, %17) : (i32, i32) -> i32
      %39 = "arith.addi"(%37, %38) : (i32, i32) -> i32
      %40 = "arith.subi"(%2, %26) : (i32, i32) -> i32
      %41 = "arith.minsi"(%39, %40) : (i32, i32) -> i32
      %42 = "arith.muli"(%24, %34) : (i32, i32) -> i32
      %43 = "arith.divui"(%12, %17) : (i32, i32) -> i32
      %44 = "arith.addi"(%42, %43) : (i32, i32) -> i32
      %45 = "arith.addi"(%24, %26) : (i32, i32) -> i32
      %46 = "arith.muli"(%45, %34) : (i32, i32) -> i32
      %47 = "arith.minsi"(%46, %1) : (i32, i32) -> i32
      %48 = "arith.extsi"(%41) : (i32) -> i64
      %49 = "arith.extsi"(%25) : (i32) -> i64
      %50 = "arith.constant"() {value = 2 : i64} : () -> i64
      %51 = "arith.muli"(%48, %50) : (i64, i64) -> i64
      %52 = "arith.muli"(%49, %5) : (i64, i64) -> i64
      %53 = "arith.addi"(%51, %52) : (i64, i64) -> i64
      %54 = "llvm.getelementptr"(%0, %53) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %55 = "arith.constant"() {value = dense<0.0> : vector<2xf32>} : () -> vector<2xf32>
      %56 = "vector.extract"(%55) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
      %57 = "vector.extract"(%55) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
      %58 = "arith.constant"() {value = 64 : i32} : () -> i32
      %59, %60 = "scf.for"(%44, %47, %58, %56, %57) ({
      ^bb0(%61: i32, %62: f32, %63: f32):
        %64 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
        %65 = "vector.extract"(%64) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
        %66 = "vector.extract"(%64) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
        %67 = "vector.extract"(%64) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
        %68 = "vector.extract"(%64) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
        %69 = "vector.extract"(%64) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
        %70 = "vector.extract"(%64) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
        %71 = "vector.extract"(%64) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
        %72 = "vector.extract"(%64) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
        %73 = "vector.extract"(%64) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
        %74 = "vector.extract"(%64) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
        %75 = "vector.extract"(%64) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
        %76 = "vector.extract"(%64) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
        %77 = "vector.extract"(%64) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
        %78 = "vector.extract"(%64) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
        %79 = "vector.extract"(%64) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
        %80 = "vector.extract"(%64) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
        %81 = "arith.extsi"(%61) : (i32) -> i64
        %82 = "arith.muli"(%81, %4) : (i64, i64) -> i64
        %83 = "llvm.getelementptr"(%54, %82) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %84 = "arith.cmpi"(%61, %47) {predicate = 2 : i64} : (i32, i32) -> i1
        %85, %86 = "scf.if"(%84) ({
          %87 = "llvm.load"(%83) {alignment = 8 : i64} : (!llvm.ptr<1>) -> vector<2xf32>
          %88 = "vector.extract"(%87) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %89 = "vector.extract"(%87) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          "scf.yield"(%88, %89) : (f32, f32) -> ()
        }, {
          "scf.yield"(%65, %66) : (f32, f32) -> ()
        }) : (i1) -> (f32, f32)
        %90 = "arith.constant"() {value = 8 : i64} : () -> i64
        %91 = "arith.muli"(%4, %90) : (i64, i64) -> i64
        %92 = "llvm.getelementptr"(%83, %91) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %93 = "arith.constant"() {value = 8 : i32} : () -> i32
        %94 = "arith.addi"(%61, %93) : (i32, i32) -> i32
        %95 = "arith.cmpi"(%94, %47) {predicate = 2 : i64} : (i32, i32) -> i1
        %96, %97 = "scf.if"(%95) ({
          %98 = "llvm.load"(%92) {alignment = 8 : i64} : (!llvm.ptr<1>) -> vector<2xf32>
          %99 = "vector.extract"(%98) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %100 = "vector.extract"(%98) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          "scf.yield"(%99, %100) : (f32, f32) -> ()
        }, {
          "scf.yield"(%67, %68) : (f32, f32) -> ()
        }) : (i1) -> (f32, f32)
        %101 = "llvm.getelementptr"(%92, %91) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %102 = "arith.constant"() {value = 16 : i32} : () -> i32
        %103 = "arith.addi"(%61, %102) : (i32, i32) -> i32
        %104 = "arith.cmpi"(%103, %47) {predicate = 2 : i64} : (i32, i32) -> i1
        %105, %106 = "scf.if"(%104) ({
          %107 = "llvm.load"(%101) {alignment = 8 : i64} : (!llvm.ptr<1>) -> vector<2xf32>
          %108 = "vector.extract"(%107) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %109 = "vector.extract"(%107) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          "scf.yield"(%108, %109) : (f32, f32) -> ()
        }, {
          "scf.yield"(%69, %70) : (f32, f32) -> ()
        }) : (i1) -> (f32, f32)
        %110 = "llvm.getelementptr"(%101, %91) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %111 = "arith.constant"() {value = 24 : i32} : () -> i32
        %112 = "arith.addi"(%61, %111) : (i32, i32) -> i32
        %113 = "arith.cmpi"(%112, %47) {predicate = 2 : i64} : (i32, i32) -> i1
        %114, %115 = "scf.if"(%113) ({
          %116 = "llvm.load"(%110) {alignment = 8 : i64} : (!llvm.ptr<1>) -> vector<2xf32>
          %117 = "vector.extract"(%116) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %118 = "vector.extract"(%116) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          "scf.yield"(%117, %118) : (f32, f32) -> ()
        }, {
          "scf.yield"(%71, %72) : (f32, f32) -> ()
        }) : (i1) -> (f32, f32)
        %119 = "llvm.getelementptr"(%110, %91) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %120 = "arith.addi"(%61, %17) : (i32, i32) -> i32
        %121 = "arith.cmpi"(%120, %47) {predicate = 2 : i64} : (i32, i32) -> i1
        %122, %123 = "scf.if"(%121) ({
          %124 = "llvm.load"(%119) {alignment = 8 : i64} : (!llvm.ptr<1>) -> vector<2xf32>
          %125 = "vector.extract"(%124) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %126 = "vector.extract"(%124) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          "scf.yield"(%125, %126) : (f32, f32) -> ()
        }, {
          "scf.yield"(%73, %74) : (f32, f32) -> ()
        }) : (i1) -> (f32, f32)
        %127 = "llvm.getelementptr"(%119, %91) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %128 = "arith.constant"() {value = 40 : i32} : () -> i32
        %129 = "arith.addi"(%61, %128) : (i32, i32) -> i32
        %130 = "arith.cmpi"(%129, %47) {predicate = 2 : i64} : (i32, i32) -> i1
        %131, %132 = "scf.if"(%130) ({
          %133 = "llvm.load"(%127) {alignment = 8 : i64} : (!llvm.ptr<1>) -> vector<2xf32>
          %134 = "vector.extract"(%133) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %135 = "vector.extract"(%133) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          "scf.yield"(%134, %135) : (f32, f32) -> ()
        }, {
          "scf.yield"(%75, %76) : (f32, f32) -> ()
        }) : (i1) -> (f32, f32)
        %136 = "llvm.getelementptr"(%127, %91) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %137 = "arith.constant"() {value = 48 : i32} : () -> i32
        %138 = "arith.addi"(%61, %137) : (i32, i32) -> i32
        %139 = "arith.cmpi"(%138, %47) {predicate = 2 : i64} : (i32, i32) -> i1
        %140, %141 = "scf.if"(%139) ({
          %142 = "llvm.load"(%136) {alignment = 8 : i64} : (!llvm.ptr<1>) -> vector<2xf32>
          %143 = "vector.extract"(%142) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %144 = "vector.extract"(%142) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          "scf.yield"(%143, %144) : (f32, f32) -> ()
        }, {
          "scf.yield"(%77, %78) : (f32, f32) -> ()
        }) : (i1) -> (f32, f32)
        %145 = "llvm.getelementptr"(%136, %91) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %146 = "arith.constant"() {value = 56 : i32} : () -> i32
        %147 = "arith.addi"(%61, %146) : (i32, i32) -> i32
        %148 = "arith.cmpi"(%147, %47) {predicate = 2 : i64} : (i32, i32) -> i1
        %149, %150 = "scf.if"(%148) ({
          %151 = "llvm.load"(%145) {alignment = 8 : i64} : (!llvm.ptr<1>) -> vector<2xf32>
          %152 = "vector.extract"(%151) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %153 = "vector.extract"(%151) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          "scf.yield"(%152, %153) : (f32, f32) -> ()
        }, {
          "scf.yield"(%79, %80) : (f32, f32) -> ()
        }) : (i1) -> (f32, f32)
        %154 = "vector.from_elements"(%62, %63) : (f32, f32) -> vector<2xf32>
        %155 = "vector.from_elements"(%85, %86) : (f32, f32) -> vector<2xf32>
        %156 = "arith.addf"(%154, %155) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %157 = "vector.extract"(%156) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %158 = "vector.extract"(%156) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %159 = "vector.from_elements"(%157, %158) : (f32, f32) -> vector<2xf32>
        %160 = "vector.from_elements"(%96, %97) : (f32, f32) -> vector<2xf32>
        %161 = "arith.addf"(%159, %160) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %162 = "vector.extract"(%161) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %163 = "vector.extract"(%161) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %164 = "vector.from_elements"(%162, %163) : (f32, f32) -> vector<2xf32>
        %165 = "vector.from_elements"(%105, %106) : (f32, f32) -> vector<2xf32>
        %166 = "arith.addf"(%164, %165) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %167 = "vector.extract"(%166) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %168 = "vector.extract"(%166) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %169 = "vector.from_elements"(%167, %168) : (f32, f32) -> vector<2xf32>
        %170 = "vector.from_elements"(%114, %115) : (f32, f32) -> vector<2xf32>
        %171 = "arith.addf"(%169, %170) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %172 = "vector.extract"(%171) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %173 = "vector.extract"(%171) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %174 = "vector.from_elements"(%172, %173) : (f32, f32) -> vector<2xf32>
        %175 = "vector.from_elements"(%122, %123) : (f32, f32) -> vector<2xf32>
        %176 = "arith.addf"(%174, %175) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %177 = "vector.extract"(%176) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %178 = "vector.extract"(%176) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %179 = "vector.from_elements"(%177, %178) : (f32, f32) -> vector<2xf32>
        %180 = "vector.from_elements"(%131, %132) : (f32, f32) -> vector<2xf32>
        %181 = "arith.addf"(%179, %180) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %182 = "vector.extract"(%181) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %183 = "vector.extract"(%181) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %184 = "vector.from_elements"(%182, %183) : (f32, f32) -> vector<2xf32>
        %185 = "vector.from_elements"(%140, %141) : (f32, f32) -> vector<2xf32>
        %186 = "arith.addf"(%184, %185) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %187 = "vector.extract"(%186) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %188 = "vector.extract"(%186) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %189 = "vector.from_elements"(%187, %188) : (f32, f32) -> vector<2xf32>
        %190 = "vector.from_elements"(%149, %150) : (f32, f32) -> vector<2xf32>
        %191 = "arith.addf"(%189, %190) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %192 = "vector.extract"(%191) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %193 = "vector.extract"(%191) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        "scf.yield"(%192, %193) : (f32, f32) -> ()
      }) : (i32, i32, i32, f32, f32) -> (f32, f32)
      %194 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %195 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %196 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %197 = "arith.remui"(%194, %17) : (i32, i32) -> i32
      %198 = "arith.divui"(%194, %17) : (i32, i32) -> i32
      %199 = "arith.constant"() {value = 2 : i32} : () -> i32
      %200 = "arith.muli"(%197, %199) : (i32, i32) -> i32
      %201 = "arith.muli"(%198, %58) : (i32, i32) -> i32
      %202 = "arith.addi"(%200, %201) : (i32, i32) -> i32
      %203 = "llvm.getelementptr"(%35, %202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %204 = "vector.from_elements"(%59, %60) : (f32, f32) -> vector<2xf32>
      "llvm.store"(%204, %203) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %205 = "arith.cmpi"(%194, %58) {predicate = 2 : i64} : (i32, i32) -> i1
      %206 = "scf.if"(%205) ({
        %207 = "arith.remui"(%194, %199) : (i32, i32) -> i32
        %208 = "arith.divui"(%194, %199) : (i32, i32) -> i32
        %209 = "arith.muli"(%208, %199) : (i32, i32) -> i32
        %210 = "arith.addi"(%207, %209) : (i32, i32) -> i32
        %211 = "llvm.getelementptr"(%35, %210) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %212 = "llvm.load"(%211) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %213 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        %214 = "arith.addf"(%213, %212) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %215 = "arith.addi"(%210, %58) : (i32, i32) -> i32
        %216 = "llvm.getelementptr"(%35, %215) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %217 = "llvm.load"(%216) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %218 = "arith.addf"(%214, %217) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %219 = "arith.constant"() {value = 128 : i32} : () -> i32
        %220 = "arith.addi"(%210, %219) : (i32, i32) -> i32
        %221 = "llvm.getelementptr"(%35, %220) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %222 = "llvm.load"(%221) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %223 = "arith.addf"(%218, %222) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %224 = "arith.constant"() {value = 192 : i32} : () -> i32
        %225 = "arith.addi"(%210, %224) : (i32, i32) -> i32
        %226 = "llvm.getelementptr"(%35, %225) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %227 = "llvm.load"(%226) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %228 = "arith.addf"(%223, %227) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %229 = "arith.constant"() {value = 256 : i32} : () -> i32
        %230 = "arith.addi"(%210, %229) : (i32, i32) -> i32
        %231 = "llvm.getelementptr"(%35, %230) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %232 = "llvm.load"(%231) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %233 = "arith.addf"(%228, %232) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %234 = "arith.constant"() {value = 320 : i32} : () -> i32
        %235 = "arith.addi"(%210, %234) : (i32, i32) -> i32
        %236 = "llvm.getelementptr"(%35, %235) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %237 = "llvm.load"(%236) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %238 = "arith.addf"(%233, %237) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %239 = "arith.constant"() {value = 384 : i32} : () -> i32
        %240 = "arith.addi"(%210, %239) : (i32, i32) -> i32
        %241 = "llvm.getelementptr"(%35, %240) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %242 = "llvm.load"(%241) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %243 = "arith.addf"(%238, %242) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %244 = "arith.constant"() {value = 448 : i32} : () -> i32
        %245 = "arith.addi"(%210, %244) : (i32, i32) -> i32
        %246 = "llvm.getelementptr"(%35, %245) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %247 = "llvm.load"(%246) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %248 = "arith.addf"(%243, %247) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "scf.yield"(%248) : (f32) -> ()
      }, {
        %249 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        "scf.yield"(%249) : (f32) -> ()
      }) : (i1) -> f32
      %250 = "arith.divui"(%12, %199) : (i32, i32) -> i32
      %251 = "arith.addi"(%37, %250) : (i32, i32) -> i32
      %252 = "arith.cmpi"(%12, %58) {predicate = 2 : i64} : (i32, i32) -> i1
      %253 = "arith.cmpi"(%251, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %254 = "arith.andi"(%252, %253) : (i1, i1) -> i1
      %255 = "arith.cmpi"(%11, %26) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%255) ({
        "scf.if"(%254) ({
          %256 = "arith.constant"() {value = 1.0 : f32} : () -> f32
          %257 = "arith.mulf"(%206, %256) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %258 = "arith.remui"(%12, %199) : (i32, i32) -> i32
          %259 = "arith.extsi"(%258) : (i32) -> i64
          %260 = "arith.extsi"(%251) : (i32) -> i64
          %261 = "arith.muli"(%260, %50) : (i64, i64) -> i64
          %262 = "arith.addi"(%259, %261) : (i64, i64) -> i64
          %263 = "arith.muli"(%49, %8) : (i64, i64) -> i64
          %264 = "arith.addi"(%262, %263) : (i64, i64) -> i64
          %265 = "llvm.getelementptr"(%6, %264) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%257, %265) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        %266 = "arith.muli"(%25, %18) : (i32, i32) -> i32
        %267 = "arith.addi"(%266, %22) : (i32, i32) -> i32
        %268 = "arith.muli"(%267, %11) : (i32, i32) -> i32
        %269 = "arith.muli"(%268, %58) : (i32, i32) -> i32
        %270 = "llvm.getelementptr"(%9, %269) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        "scf.if"(%252) ({
          %271 = "arith.remui"(%12, %199) : (i32, i32) -> i32
          %272 = "arith.extsi"(%271) : (i32) -> i64
          %273 = "arith.extsi"(%24) : (i32) -> i64
          %274 = "arith.extsi"(%250) : (i32) -> i64
          %275 = "arith.constant"() {value = 64 : i64} : () -> i64
          %276 = "arith.muli"(%273, %275) : (i64, i64) -> i64
          %277 = "arith.addi"(%272, %276) : (i64, i64) -> i64
          %278 = "arith.muli"(%274, %50) : (i64, i64) -> i64
          %279 = "arith.addi"(%277, %278) : (i64, i64) -> i64
          %280 = "llvm.getelementptr"(%270, %279) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%206, %280) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %281 = "llvm.getelementptr"(%10, %267) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 0 : i32} : () -> ()
        %282 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %283 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %284 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %285 = "arith.cmpi"(%282, %30) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%285) ({
          "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
          %286 = "llvm.inline_asm"(%281, %27) {asm_string = "atom.relaxed.gpu.global.inc.u32 $0, [$1], $2;", constraints = "=r,l,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i32) -> i32
          %288 = "arith.extui"(%286) : (i32) -> i64
          %289 = "arith.extsi"(%27) : (i32) -> i64
          %290 = "arith.cmpi"(%288, %289) {predicate = 0 : i64} : (i64, i64) -> i1
          %291 = "arith.extui"(%290) : (i1) -> i32
          "llvm.store"(%291, %36) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 1 : i32} : () -> ()
        %292 = "llvm.load"(%36) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %293 = "arith.cmpi"(%292, %26) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%293) ({
          %294 = "arith.extsi"(%38) : (i32) -> i64
          %295 = "arith.muli"(%294, %50) : (i64, i64) -> i64
          %296 = "llvm.getelementptr"(%270, %295) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %297, %298 = "scf.for"(%43, %11, %58, %56, %57) ({
          ^bb0(%299: i32, %300: f32, %301: f32):
            %302 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
            %303 = "vector.extract"(%302) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %304 = "vector.extract"(%302) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %305 = "vector.extract"(%302) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %306 = "vector.extract"(%302) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %307 = "vector.extract"(%302) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %308 = "vector.extract"(%302) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %309 = "vector.extract"(%302) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %310 = "vector.extract"(%302) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %311 = "vector.extract"(%302) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %312 = "vector.extract"(%302) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %313 = "vector.extract"(%302) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %314 = "vector.extract"(%302) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %315 = "vector.extract"(%302) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %316 = "vector.extract"(%302) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %317 = "vector.extract"(%302) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %318 = "vector.extract"(%302) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %319 = "arith.extsi"(%299) : (i32) -> i64
            %320 = "arith.constant"() {value = 64 : i64} : () -> i64
            %321 = "arith.muli"(%319, %320) : (i64, i64) -> i64
            %322 = "llvm.getelementptr"(%296, %321) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %323 = "arith.cmpi"(%299, %11) {predicate = 2 : i64} : (i32, i32) -> i1
            %324, %325 = "scf.if"(%323) ({
              %326 = "llvm.load"(%322) {alignment = 8 : i64} : (!llvm.ptr<1>) -> vector<2xf32>
              %327 = "vector.extract"(%326) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %328 = "vector.extract"(%326) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              "scf.yield"(%327, %328) : (f32, f32) -> ()
            }, {
              "scf.yield"(%303, %304) : (f32, f32) -> ()
            }) : (i1) -> (f32, f32)
            %329 = "llvm.getelementptr"(%322) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %330 = "arith.constant"() {value = 8 : i32} : () -> i32
            %331 = "arith.addi"(%299, %330) : (i32, i32) -> i32
            %332 = "arith.cmpi"(%331, %11) {predicate = 2 : i64} : (i32, i32) -> i1
            %333, %334 = "scf.if"(%332) ({
              %335 = "llvm.load"(%329) {alignment = 8 : i64} : (!llvm.ptr<1>) -> vector<2xf32>
              %336 = "vector.extract"(%335) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %337 = "vector.extract"(%335) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              "scf.yield"(%336, %337) : (f32, f32) -> ()
            }, {
              "scf.yield"(%305, %306) : (f32, f32) -> ()
            }) : (i1) -> (f32, f32)
            %338 = "llvm.getelementptr"(%329) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %339 = "arith.constant"() {value = 16 : i32} : () -> i32
            %340 = "arith.addi"(%299, %339) : (i32, i32) -> i32
            %341 = "arith.cmpi"(%340, %11) {predicate = 2 : i64} : (i32, i32) -> i1
            %342, %343 = "scf.if"(%341) ({
              %344 = "llvm.load"(%338) {alignment = 8 : i64} : (!llvm.ptr<1>) -> vector<2xf32>
              %345 = "vector.extract"(%344) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %346 = "vector.extract"(%344) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              "scf.yield"(%345, %346) : (f32, f32) -> ()
            }, {
              "scf.yield"(%307, %308) : (f32, f32) -> ()
            }) : (i1) -> (f32, f32)
            %347 = "llvm.getelementptr"(%338) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %348 = "arith.constant"() {value = 24 : i32} : () -> i32
            %349 = "arith.addi"(%299, %348) : (i32, i32) -> i32
            %350 = "arith.cmpi"(%349, %11) {predicate = 2 : i64} : (i32, i32) -> i1
            %351, %352 = "scf.if"(%350) ({
              %353 = "llvm.load"(%347) {alignment = 8 : i64} : (!llvm.ptr<1>) -> vector<2xf32>
              %354 = "vector.extract"(%353) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %355 = "vector.extract"(%353) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              "scf.yield"(%354, %355) : (f32, f32) -> ()
            }, {
              "scf.yield"(%309, %310) : (f32, f32) -> ()
            }) : (i1) -> (f32, f32)
            %356 = "llvm.getelementptr"(%347) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %357 = "arith.addi"(%299, %17) : (i32, i32) -> i32
            %358 = "arith.cmpi"(%357, %11) {predicate = 2 : i64} : (i32, i32) -> i1
            %359, %360 = "scf.if"(%358) ({
              %361 = "llvm.load"(%356) {alignment = 8 : i64} : (!llvm.ptr<1>) -> vector<2xf32>
              %362 = "vector.extract"(%361) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %363 = "vector.extract"(%361) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              "scf.yield"(%362, %363) : (f32, f32) -> ()
            }, {
              "scf.yield"(%311, %312) : (f32, f32) -> ()
            }) : (i1) -> (f32, f32)
            %364 = "llvm.getelementptr"(%356) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %365 = "arith.constant"() {value = 40 : i32} : () -> i32
            %366 = "arith.addi"(%299, %365) : (i32, i32) -> i32
            %367 = "arith.cmpi"(%366, %11) {predicate = 2 : i64} : (i32, i32) -> i1
            %368, %369 = "scf.if"(%367) ({
              %370 = "llvm.load"(%364) {alignment = 8 : i64} : (!llvm.ptr<1>) -> vector<2xf32>
              %371 = "vector.extract"(%370) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %372 = "vector.extract"(%370) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              "scf.yield"(%371, %372) : (f32, f32) -> ()
            }, {
              "scf.yield"(%313, %314) : (f32, f32) -> ()
            }) : (i1) -> (f32, f32)
            %373 = "llvm.getelementptr"(%364) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %374 = "arith.constant"() {value = 48 : i32} : () -> i32
            %375 = "arith.addi"(%299, %374) : (i32, i32) -> i32
            %376 = "arith.cmpi"(%375, %11) {predicate = 2 : i64} : (i32, i32) -> i1
            %377, %378 = "scf.if"(%376) ({
              %379 = "llvm.load"(%373) {alignment = 8 : i64} : (!llvm.ptr<1>) -> vector<2xf32>
              %380 = "vector.extract"(%379) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %381 = "vector.extract"(%379) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              "scf.yield"(%380, %381) : (f32, f32) -> ()
            }, {
              "scf.yield"(%315, %316) : (f32, f32) -> ()
            }) : (i1) -> (f32, f32)
            %382 = "llvm.getelementptr"(%373) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %383 = "arith.constant"() {value = 56 : i32} : () -> i32
            %384 = "arith.addi"(%299, %383) : (i32, i32) -> i32
            %385 = "arith.cmpi"(%384, %11) {predicate = 2 : i64} : (i32, i32) -> i1
            %386, %387 = "scf.if"(%385) ({
              %388 = "llvm.load"(%382) {alignment = 8 : i64} : (!llvm.ptr<1>) -> vector<2xf32>
              %389 = "vector.extract"(%388) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %390 = "vector.extract"(%388) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              "scf.yield"(%389, %390) : (f32, f32) -> ()
            }, {
              "scf.yield"(%317, %318) : (f32, f32) -> ()
            }) : (i1) -> (f32, f32)
            %391 = "vector.from_elements"(%300, %301) : (f32, f32) -> vector<2xf32>
            %392 = "vector.from_elements"(%324, %325) : (f32, f32) -> vector<2xf32>
            %393 = "arith.addf"(%391, %392) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %394 = "vector.extract"(%393) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %395 = "vector.extract"(%393) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %396 = "vector.from_elements"(%394, %395) : (f32, f32) -> vector<2xf32>
            %397 = "vector.from_elements"(%333, %334) : (f32, f32) -> vector<2xf32>
            %398 = "arith.addf"(%396, %397) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %399 = "vector.extract"(%398) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %400 = "vector.extract"(%398) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %401 = "vector.from_elements"(%399, %400) : (f32, f32) -> vector<2xf32>
            %402 = "vector.from_elements"(%342, %343) : (f32, f32) -> vector<2xf32>
            %403 = "arith.addf"(%401, %402) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %404 = "vector.extract"(%403) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %405 = "vector.extract"(%403) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %406 = "vector.from_elements"(%404, %405) : (f32, f32) -> vector<2xf32>
            %407 = "vector.from_elements"(%351, %352) : (f32, f32) -> vector<2xf32>
            %408 = "arith.addf"(%406, %407) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %409 = "vector.extract"(%408) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %410 = "vector.extract"(%408) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %411 = "vector.from_elements"(%409, %410) : (f32, f32) -> vector<2xf32>
            %412 = "vector.from_elements"(%359, %360) : (f32, f32) -> vector<2xf32>
            %413 = "arith.addf"(%411, %412) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %414 = "vector.extract"(%413) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %415 = "vector.extract"(%413) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %416 = "vector.from_elements"(%414, %415) : (f32, f32) -> vector<2xf32>
            %417 = "vector.from_elements"(%368, %369) : (f32, f32) -> vector<2xf32>
            %418 = "arith.addf"(%416, %417) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %419 = "vector.extract"(%418) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %420 = "vector.extract"(%418) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %421 = "vector.from_elements"(%419, %420) : (f32, f32) -> vector<2xf32>
            %422 = "vector.from_elements"(%377, %378) : (f32, f32) -> vector<2xf32>
            %423 = "arith.addf"(%421, %422) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %424 = "vector.extract"(%423) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %425 = "vector.extract"(%423) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %426 = "vector.from_elements"(%424, %425) : (f32, f32) -> vector<2xf32>
            %427 = "vector.from_elements"(%386, %387) : (f32, f32) -> vector<2xf32>
            %428 = "arith.addf"(%426, %427) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %429 = "vector.extract"(%428) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %430 = "vector.extract"(%428) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            "scf.yield"(%429, %430) : (f32, f32) -> ()
          }) : (i32, i32, i32, f32, f32) -> (f32, f32)
          %431 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %432 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %433 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %434 = "arith.remui"(%431, %17) : (i32, i32) -> i32
          %435 = "arith.divui"(%431, %17) : (i32, i32) -> i32
          %436 = "arith.muli"(%434, %199) : (i32, i32) -> i32
          %437 = "arith.muli"(%435, %58) : (i32, i32) -> i32
          %438 = "arith.addi"(%436, %437) : (i32, i32) -> i32
          %439 = "llvm.getelementptr"(%35, %438) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %440 = "vector.from_elements"(%297, %298) : (f32, f32) -> vector<2xf32>
          "llvm.store"(%440, %439) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
          "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 2 : i32} : () -> ()
          %441 = "arith.cmpi"(%431, %58) {predicate = 2 : i64} : (i32, i32) -> i1
          %442 = "scf.if"(%441) ({
            %443 = "arith.remui"(%431, %199) : (i32, i32) -> i32
            %444 = "arith.divui"(%431, %199) : (i32, i32) -> i32
            %445 = "arith.muli"(%444, %199) : (i32, i32) -> i32
            %446 = "arith.addi"(%443, %445) : (i32, i32) -> i32
            %447 = "llvm.getelementptr"(%35, %446) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %448 = "llvm.load"(%447) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %449 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            %450 = "arith.addf"(%449, %448) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %451 = "arith.addi"(%446, %58) : (i32, i32) -> i32
            %452 = "llvm.getelementptr"(%35, %451) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %453 = "llvm.load"(%452) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %454 = "arith.addf"(%450, %453) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %455 = "arith.constant"() {value = 128 : i32} : () -> i32
            %456 = "arith.addi"(%446, %455) : (i32, i32) -> i32
            %457 = "llvm.getelementptr"(%35, %456) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %458 = "llvm.load"(%457) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %459 = "arith.addf"(%454, %458) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %460 = "arith.constant"() {value = 192 : i32} : () -> i32
            %461 = "arith.addi"(%446, %460) : (i32, i32) -> i32
            %462 = "llvm.getelementptr"(%35, %461) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %463 = "llvm.load"(%462) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %464 = "arith.addf"(%459, %463) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %465 = "arith.constant"() {value = 256 : i32} : () -> i32
            %466 = "arith.addi"(%446, %465) : (i32, i32) -> i32
            %467 = "llvm.getelementptr"(%35, %466) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %468 = "llvm.load"(%467) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %469 = "arith.addf"(%464, %468) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %470 = "arith.constant"() {value = 320 : i32} : () -> i32
            %471 = "arith.addi"(%446, %470) : (i32, i32) -> i32
            %472 = "llvm.getelementptr"(%35, %471) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %473 = "llvm.load"(%472) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %474 = "arith.addf"(%469, %473) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %475 = "arith.constant"() {value = 384 : i32} : () -> i32
            %476 = "arith.addi"(%446, %475) : (i32, i32) -> i32
            %477 = "llvm.getelementptr"(%35, %476) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %478 = "llvm.load"(%477) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %479 = "arith.addf"(%474, %478) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %480 = "arith.constant"() {value = 448 : i32} : () -> i32
            %481 = "arith.addi"(%446, %480) : (i32, i32) -> i32
            %482 = "llvm.getelementptr"(%35, %481) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %483 = "llvm.load"(%482) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %484 = "arith.addf"(%479, %483) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%484) : (f32) -> ()
          }, {
            %485 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            "scf.yield"(%485) : (f32) -> ()
          }) : (i1) -> f32
          "scf.if"(%254) ({
            %486 = "arith.constant"() {value = 1.0 : f32} : () -> f32
            %487 = "arith.mulf"(%442, %486) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %488 = "arith.remui"(%12, %199) : (i32, i32) -> i32
            %489 = "arith.extsi"(%488) : (i32) -> i64
            %490 = "arith.extsi"(%251) : (i32) -> i64
            %491 = "arith.muli"(%490, %50) : (i64, i64) -> i64
            %492 = "arith.addi"(%489, %491) : (i64, i64) -> i64
            %493 = "arith.muli"(%49, %8) : (i64, i64) -> i64
            %494 = "arith.addi"(%492, %493) : (i64, i64) -> i64
            %495 = "llvm.getelementptr"(%6, %494) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%487, %495) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "reduce_columns_3", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i64, %5: i64, %6: i64, %7: !llvm.ptr<1>, %8: i32, %9: i32, %10: i64, %11: i64):
      %12 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %15 = "arith.muli"(%2, %3) : (i32, i32) -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %18 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %19 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %20 = "arith.muli"(%16, %19) : (i32, i32) -> i32
      %21 = "arith.addi"(%20, %12) : (i32, i32) -> i32
      %22 = "arith.cmpi"(%21, %15) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%22) ({
        %23 = "arith.constant"() {value = 1 : i32} : () -> i32
        %24 = "arith.subi"(%15, %23) : (i32, i32) -> i32
        %25 = "arith.minsi"(%21, %24) : (i32, i32) -> i32
        %26 = "arith.remui"(%25, %2) : (i32, i32) -> i32
        %27 = "arith.extsi"(%26) : (i32) -> i64
        %28 = "arith.divui"(%25, %2) : (i32, i32) -> i32
        %29 = "arith.extsi"(%28) : (i32) -> i64
        %30 = "arith.muli"(%27, %5) : (i64, i64) -> i64
        %31 = "arith.muli"(%29, %6) : (i64, i64) -> i64
        %32 = "arith.addi"(%30, %31) : (i64, i64) -> i64
        %33 = "llvm.getelementptr"(%0, %32) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %34 = "arith.constant"() {value = 256 : i32} : () -> i32
        %35 = "arith.addi"(%21, %34) : (i32, i32) -> i32
        %36 = "arith.minsi"(%35, %24) : (i32, i32) -> i32
        %37 = "arith.remui"(%36, %2) : (i32, i32) -> i32
        %38 = "arith.extsi"(%37) : (i32) -> i64
        %39 = "arith.divui"(%36, %2) : (i32, i32) -> i32
        %40 = "arith.extsi"(%39) : (i32) -> i64
        %41 = "arith.muli"(%38, %5) : (i64, i64) -> i64
        %42 = "arith.muli"(%40, %6) : (i64, i64) -> i64
        %43 = "arith.addi"(%41, %42) : (i64, i64) -> i64
        %44 = "llvm.getelementptr"(%0, %43) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %45 = "arith.constant"() {value = 512 : i32} : () -> i32
        %46 = "arith.addi"(%21, %45) : (i32, i32) -> i32
        %47 = "arith.minsi"(%46, %24) : (i32, i32) -> i32
        %48 = "arith.remui"(%47, %2) : (i32, i32) -> i32
        %49 = "arith.extsi"(%48) : (i32) -> i64
        %50 = "arith.divui"(%47, %2) : (i32, i32) -> i32
        %51 = "arith.extsi"(%50) : (i32) -> i64
        %52 = "arith.muli"(%49, %5) : (i64, i64) -> i64
        %53 = "arith.muli"(%51, %6) : (i64, i64) -> i64
        %54 = "arith.addi"(%52, %53) : (i64, i64) -> i64
        %55 = "llvm.getelementptr"(%0, %54) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %56 = "arith.constant"() {value = 768 : i32} : () -> i32
        %57 = "arith.addi"(%21, %56) : (i32, i32) -> i32
        %58 = "arith.minsi"(%57, %24) : (i32, i32) -> i32
        %59 = "arith.remui"(%58, %2) : (i32, i32) -> i32
        %60 = "arith.extsi"(%59) : (i32) -> i64
        %61 = "arith.divui"(%58, %2) : (i32, i32) -> i32
        %62 = "arith.extsi"(%61) : (i32) -> i64
        %63 = "arith.muli"(%60, %5) : (i64, i64) -> i64
        %64 = "arith.muli"(%62, %6) : (i64, i64) -> i64
        %65 = "arith.addi"(%63, %64) : (i64, i64) -> i64
        %66 = "llvm.getelementptr"(%0, %65) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %67 = "arith.constant"() {value = dense<0.0> : vector<1xf32>} : () -> vector<1xf32>
        %68 = "vector.extract"(%67) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %69 = "arith.constant"() {value = 0 : i32} : () -> i32
        %70 = "arith.constant"() {value = 8 : i32} : () -> i32
        %71, %72, %73, %74 = "scf.for"(%69, %1, %70, %68, %68, %68, %68) ({
        ^bb0(%75: i32, %76: f32, %77: f32, %78: f32, %79: f32):
          %80 = "arith.constant"() {value = dense<0.0> : vector<32xf32>} : () -> vector<32xf32>
          %81 = "vector.extract"(%80) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %82 = "vector.extract"(%80) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %83 = "vector.extract"(%80) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %84 = "vector.extract"(%80) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %85 = "vector.extract"(%80) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %86 = "vector.extract"(%80) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %87 = "vector.extract"(%80) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %88 = "vector.extract"(%80) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %89 = "vector.extract"(%80) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %90 = "vector.extract"(%80) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %91 = "vector.extract"(%80) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %92 = "vector.extract"(%80) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %93 = "vector.extract"(%80) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %94 = "vector.extract"(%80) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %95 = "vector.extract"(%80) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %96 = "vector.extract"(%80) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %97 = "vector.extract"(%80) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %98 = "vector.extract"(%80) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %99 = "vector.extract"(%80) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %100 = "vector.extract"(%80) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %101 = "vector.extract"(%80) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %102 = "vector.extract"(%80) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %103 = "vector.extract"(%80) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %104 = "vector.extract"(%80) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %105 = "vector.extract"(%80) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %106 = "vector.extract"(%80) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %107 = "vector.extract"(%80) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %108 = "vector.extract"(%80) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %109 = "vector.extract"(%80) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %110 = "vector.extract"(%80) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %111 = "vector.extract"(%80) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %112 = "vector.extract"(%80) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %113 = "arith.extsi"(%75) : (i32) -> i64
          %114 = "arith.muli"(%113, %4) : (i64, i64) -> i64
          %115 = "llvm.getelementptr"(%33, %114) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %116 = "llvm.getelementptr"(%44, %114) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %117 = "llvm.getelementptr"(%55, %114) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %118 = "llvm.getelementptr"(%66, %114) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %119 = "arith.cmpi"(%75, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %120, %121, %122, %123 = "scf.if"(%119) ({
            %124 = "llvm.load"(%115) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %125 = "llvm.load"(%116) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %126 = "llvm.load"(%117) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %127 = "llvm.load"(%118) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%124, %125, %126, %127) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%81, %89, %97, %105) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %128 = "llvm.getelementptr"(%115, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %129 = "llvm.getelementptr"(%116, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %130 = "llvm.getelementptr"(%117, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %131 = "llvm.getelementptr"(%118, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %132 = "arith.addi"(%75, %23) : (i32, i32) -> i32
          %133 = "arith.cmpi"(%132, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %134, %135, %136, %137 = "scf.if"(%133) ({
            %138 = "llvm.load"(%128) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %139 = "llvm.load"(%129) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %140 = "llvm.load"(%130) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %141 = "llvm.load"(%131) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%138, %139, %140, %141) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%82, %90, %98, %106) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %142 = "llvm.getelementptr"(%128, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %143 = "llvm.getelementptr"(%129, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %144 = "llvm.getelementptr"(%130, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %145 = "llvm.getelementptr"(%131, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %146 = "arith.constant"() {value = 2 : i32} : () -> i32
          %147 = "arith.addi"(%75, %146) : (i32, i32) -> i32
          %148 = "arith.cmpi"(%147, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %149, %150, %151, %152 = "scf.if"(%148) ({
            %153 = "llvm.load"(%142) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %154 = "llvm.load"(%143) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %155 = "llvm.load"(%144) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %156 = "llvm.load"(%145) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%153, %154, %155, %156) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%83, %91, %99, %107) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %157 = "llvm.getelementptr"(%142, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %158 = "llvm.getelementptr"(%143, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %159 = "llvm.getelementptr"(%144, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %160 = "llvm.getelementptr"(%145, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %161 = "arith.constant"() {value = 3 : i32} : () -> i32
          %162 = "arith.addi"(%75, %161) : (i32, i32) -> i32
          %163 = "arith.cmpi"(%162, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %164, %165, %166, %167 = "scf.if"(%163) ({
            %168 = "llvm.load"(%157) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %169 = "llvm.load"(%158) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %170 = "llvm.load"(%159) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %171 = "llvm.load"(%160) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%168, %169, %170, %171) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%84, %92, %100, %108) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %172 = "llvm.getelementptr"(%157, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %173 = "llvm.getelementptr"(%158, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %174 = "llvm.getelementptr"(%159, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %175 = "llvm.getelementptr"(%160, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %176 = "arith.constant"() {value = 4 : i32} : () -> i32
          %177 = "arith.addi"(%75, %176) : (i32, i32) -> i32
          %178 = "arith.cmpi"(%177, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %179, %180, %181, %182 = "scf.if"(%178) ({
            %183 = "llvm.load"(%172) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %184 = "llvm.load"(%173) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %185 = "llvm.load"(%174) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %186 = "llvm.load"(%175) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%183, %184, %185, %186) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%85, %93, %101, %109) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %187 = "llvm.getelementptr"(%172, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %188 = "llvm.getelementptr"(%173, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %189 = "llvm.getelementptr"(%174, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %190 = "llvm.getelementptr"(%175, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %191 = "arith.constant"() {value = 5 : i32} : () -> i32
          %192 = "arith.addi"(%75, %191) : (i32, i32) -> i32
          %193 = "arith.cmpi"(%192, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %194, %195, %196, %197 = "scf.if"(%193) ({
            %198 = "llvm.load"(%187) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %199 = "llvm.load"(%188) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %200 = "llvm.load"(%189) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %201 = "llvm.load"(%190) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%198, %199, %200, %201) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%86, %94, %102, %110) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %202 = "llvm.getelementptr"(%187, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %203 = "llvm.getelementptr"(%188, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %204 = "llvm.getelementptr"(%189, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %205 = "llvm.getelementptr"(%190, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %206 = "arith.constant"() {value = 6 : i32} : () -> i32
          %207 = "arith.addi"(%75, %206) : (i32, i32) -> i32
          %208 = "arith.cmpi"(%207, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %209, %210, %211, %212 = "scf.if"(%208) ({
            %213 = "llvm.load"(%202) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %214 = "llvm.load"(%203) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %215 = "llvm.load"(%204) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %216 = "llvm.load"(%205) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%213, %214, %215, %216) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%87, %95, %103, %111) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %217 = "llvm.getelementptr"(%202, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %218 = "llvm.getelementptr"(%203, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %219 = "llvm.getelementptr"(%204, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %220 = "llvm.getelementptr"(%205, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %221 = "arith.constant"() {value = 7 : i32} : () -> i32
          %222 = "arith.addi"(%75, %221) : (i32, i32) -> i32
          %223 = "arith.cmpi"(%222, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %224, %225, %226, %227 = "scf.if"(%223) ({
            %228 = "llvm.load"(%217) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %229 = "llvm.load"(%218) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %230 = "llvm.load"(%219) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %231 = "llvm.load"(%220) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%228, %229, %230, %231) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%88, %96, %104, %112) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %232 = "vector.from_elements"(%76) : (f32) -> vector<1xf32>
          %233 = "vector.from_elements"(%120) : (f32) -> vector<1xf32>
          %234 = "arith.addf"(%232, %233) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %235 = "vector.extract"(%234) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %236 = "vector.from_elements"(%77) : (f32) -> vector<1xf32>
          %237 = "vector.from_elements"(%121) : (f32) -> vector<1xf32>
          %238 = "arith.addf"(%236, %237) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %239 = "vector.extract"(%238) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %240 = "vector.from_elements"(%78) : (f32) -> vector<1xf32>
          %241 = "vector.from_elements"(%122) : (f32) -> vector<1xf32>
          %242 = "arith.addf"(%240, %241) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %243 = "vector.extract"(%242) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %244 = "vector.from_elements"(%79) : (f32) -> vector<1xf32>
          %245 = "vector.from_elements"(%123) : (f32) -> vector<1xf32>
          %246 = "arith.addf"(%244, %245) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %247 = "vector.extract"(%246) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %248 = "vector.from_elements"(%235) : (f32) -> vector<1xf32>
          %249 = "vector.from_elements"(%134) : (f32) -> vector<1xf32>
          %250 = "arith.addf"(%248, %249) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %251 = "vector.extract"(%250) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %252 = "vector.from_elements"(%239) : (f32) -> vector<1xf32>
          %253 = "vector.from_elements"(%135) : (f32) -> vector<1xf32>
          %254 = "arith.addf"(%252, %253) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %255 = "vector.extract"(%254) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %256 = "vector.from_elements"(%243) : (f32) -> vector<1xf32>
          %257 = "vector.from_elements"(%136) : (f32) -> vector<1xf32>
          %258 = "arith.addf"(%256, %257) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %259 = "vector.extract"(%258) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %260 = "vector.from_elements"(%247) : (f32) -> vector<1xf32>
          %261 = "vector.from_elements"(%137) : (f32) -> vector<1xf32>
          %262 = "arith.addf"(%260, %261) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %263 = "vector.extract"(%262) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %264 = "vector.from_elements"(%251) : (f32) -> vector<1xf32>
          %265 = "vector.from_elements"(%149) : (f32) -> vector<1xf32>
          %266 = "arith.addf"(%264, %265) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %267 = "vector.extract"(%266) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %268 = "vector.from_elements"(%255) : (f32) -> vector<1xf32>
          %269 = "vector.from_elements"(%150) : (f32) -> vector<1xf32>
          %270 = "arith.addf"(%268, %269) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %271 = "vector.extract"(%270) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %272 = "vector.from_elements"(%259) : (f32) -> vector<1xf32>
          %273 = "vector.from_elements"(%151) : (f32) -> vector<1xf32>
          %274 = "arith.addf"(%272, %273) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %275 = "vector.extract"(%274) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %276 = "vector.from_elements"(%263) : (f32) -> vector<1xf32>
          %277 = "vector.from_elements"(%152) : (f32) -> vector<1xf32>
          %278 = "arith.addf"(%276, %277) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %279 = "vector.extract"(%278) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %280 = "vector.from_elements"(%267) : (f32) -> vector<1xf32>
          %281 = "vector.from_elements"(%164) : (f32) -> vector<1xf32>
          %282 = "arith.addf"(%280, %281) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %283 = "vector.extract"(%282) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %284 = "vector.from_elements"(%271) : (f32) -> vector<1xf32>
          %285 = "vector.from_elements"(%165) : (f32) -> vector<1xf32>
          %286 = "arith.addf"(%284, %285) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %287 = "vector.extract"(%286) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %288 = "vector.from_elements"(%275) : (f32) -> vector<1xf32>
          %289 = "vector.from_elements"(%166) : (f32) -> vector<1xf32>
          %290 = "arith.addf"(%288, %289) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %291 = "vector.extract"(%290) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %292 = "vector.from_elements"(%279) : (f32) -> vector<1xf32>
          %293 = "vector.from_elements"(%167) : (f32) -> vector<1xf32>
          %294 = "arith.addf"(%292, %293) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %295 = "vector.extract"(%294) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %296 = "vector.from_elements"(%283) : (f32) -> vector<1xf32>
          %297 = "vector.from_elements"(%179) : (f32) -> vector<1xf32>
          %298 = "arith.addf"(%296, %297) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %299 = "vector.extract"(%298) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %300 = "vector.from_elements"(%287) : (f32) -> vector<1xf32>
          %301 = "vector.from_elements"(%180) : (f32) -> vector<1xf32>
          %302 = "arith.addf"(%300, %301) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %303 = "vector.extract"(%302) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %304 = "vector.from_elements"(%291) : (f32) -> vector<1xf32>
          %305 = "vector.from_elements"(%181) : (f32) -> vector<1xf32>
          %306 = "arith.addf"(%304, %305) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %307 = "vector.extract"(%306) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %308 = "vector.from_elements"(%295) : (f32) -> vector<1xf32>
          %309 = "vector.from_elements"(%182) : (f32) -> vector<1xf32>
          %310 = "arith.addf"(%308, %309) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %311 = "vector.extract"(%310) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %312 = "vector.from_elements"(%299) : (f32) -> vector<1xf32>
          %313 = "vector.from_elements"(%194) : (f32) -> vector<1xf32>
          %314 = "arith.addf"(%312, %313) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %315 = "vector.extract"(%314) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %316 = "vector.from_elements"(%303) : (f32) -> vector<1xf32>
          %317 = "vector.from_elements"(%195) : (f32) -> vector<1xf32>
          %318 = "arith.addf"(%316, %317) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %319 = "vector.extract"(%318) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %320 = "vector.from_elements"(%307) : (f32) -> vector<1xf32>
          %321 = "vector.from_elements"(%196) : (f32) -> vector<1xf32>
          %322 = "arith.addf"(%320, %321) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %323 = "vector.extract"(%322) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %324 = "vector.from_elements"(%311) : (f32) -> vector<1xf32>
          %325 = "vector.from_elements"(%197) : (f32) -> vector<1xf32>
          %326 = "arith.addf"(%324, %325) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %327 = "vector.extract"(%326) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %328 = "vector.from_elements"(%315) : (f32) -> vector<1xf32>
          %329 = "vector.from_elements"(%209) : (f32) -> vector<1xf32>
          %330 = "arith.addf"(%328, %329) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %331 = "vector.extract"(%330) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %332 = "vector.from_elements"(%319) : (f32) -> vector<1xf32>
          %333 = "vector.from_elements"(%210) : (f32) -> vector<1xf32>
          %334 = "arith.addf"(%332, %333) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %335 = "vector.extract"(%334) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %336 = "vector.from_elements"(%323) : (f32) -> vector<1xf32>
          %337 = "vector.from_elements"(%211) : (f32) -> vector<1xf32>
          %338 = "arith.addf"(%336, %337) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %339 = "vector.extract"(%338) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %340 = "vector.from_elements"(%327) : (f32) -> vector<1xf32>
          %341 = "vector.from_elements"(%212) : (f32) -> vector<1xf32>
          %342 = "arith.addf"(%340, %341) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %343 = "vector.extract"(%342) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %344 = "vector.from_elements"(%331) : (f32) -> vector<1xf32>
          %345 = "vector.from_elements"(%224) : (f32) -> vector<1xf32>
          %346 = "arith.addf"(%344, %345) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %347 = "vector.extract"(%346) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %348 = "vector.from_elements"(%335) : (f32) -> vector<1xf32>
          %349 = "vector.from_elements"(%225) : (f32) -> vector<1xf32>
          %350 = "arith.addf"(%348, %349) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %351 = "vector.extract"(%350) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %352 = "vector.from_elements"(%339) : (f32) -> vector<1xf32>
          %353 = "vector.from_elements"(%226) : (f32) -> vector<1xf32>
          %354 = "arith.addf"(%352, %353) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %355 = "vector.extract"(%354) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %356 = "vector.from_elements"(%343) : (f32) -> vector<1xf32>
          %357 = "vector.from_elements"(%227) : (f32) -> vector<1xf32>
          %358 = "arith.addf"(%356, %357) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %359 = "vector.extract"(%358) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          "scf.yield"(%347, %351, %355, %359) : (f32, f32, f32, f32) -> ()
        }) : (i32, i32, i32, f32, f32, f32, f32) -> (f32, f32, f32, f32)
        "scf.if"(%22) ({
          %360 = "vector.from_elements"(%71) : (f32) -> vector<1xf32>
          %361 = "arith.constant"() {value = dense<1.0> : vector<1xf32>} : () -> vector<1xf32>
          %362 = "arith.mulf"(%360, %361) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %363 = "vector.extract"(%362) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %364 = "arith.remui"(%21, %8) : (i32, i32) -> i32
          %365 = "arith.extsi"(%364) : (i32) -> i64
          %366 = "arith.divui"(%21, %8) : (i32, i32) -> i32
          %367 = "arith.extsi"(%366) : (i32) -> i64
          %368 = "arith.muli"(%365, %10) : (i64, i64) -> i64
          %369 = "arith.muli"(%367, %11) : (i64, i64) -> i64
          %370 = "arith.addi"(%368, %369) : (i64, i64) -> i64
          %371 = "llvm.getelementptr"(%7, %370) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%363, %371) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %372 = "arith.cmpi"(%35, %15) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%372) ({
          %373 = "vector.from_elements"(%72) : (f32) -> vector<1xf32>
          %374 = "arith.constant"() {value = dense<1.0> : vector<1xf32>} : () -> vector<1xf32>
          %375 = "arith.mulf"(%373, %374) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %376 = "vector.extract"(%375) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %377 = "arith.remui"(%35, %8) : (i32, i32) -> i32
          %378 = "arith.extsi"(%377) : (i32) -> i64
          %379 = "arith.divui"(%35, %8) : (i32, i32) -> i32
          %380 = "arith.extsi"(%379) : (i32) -> i64
          %381 = "arith.muli"(%378, %10) : (i64, i64) -> i64
          %382 = "arith.muli"(%380, %11) : (i64, i64) -> i64
          %383 = "arith.addi"(%381, %382) : (i64, i64) -> i64
          %384 = "llvm.getelementptr"(%7, %383) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%376, %384) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %385 = "arith.cmpi"(%46, %15) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%385) ({
          %386 = "vector.from_elements"(%73) : (f32) -> vector<1xf32>
          %387 = "arith.constant"() {value = dense<1.0> : vector<1xf32>} : () -> vector<1xf32>
          %388 = "arith.mulf"(%386, %387) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %389 = "vector.extract"(%388) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %390 = "arith.remui"(%46, %8) : (i32, i32) -> i32
          %391 = "arith.extsi"(%390) : (i32) -> i64
          %392 = "arith.divui"(%46, %8) : (i32, i32) -> i32
          %393 = "arith.extsi"(%392) : (i32) -> i64
          %394 = "arith.muli"(%391, %10) : (i64, i64) -> i64
          %395 = "arith.muli"(%393, %11) : (i64, i64) -> i64
          %396 = "arith.addi"(%394, %395) : (i64, i64) -> i64
          %397 = "llvm.getelementptr"(%7, %396) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%389, %397) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %398 = "arith.cmpi"(%57, %15) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%398) ({
          %399 = "vector.from_elements"(%74) : (f32) -> vector<1xf32>
          %400 = "arith.constant"() {value = dense<1.0> : vector<1xf32>} : () -> vector<1xf32>
          %401 = "arith.mulf"(%399, %400) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %402 = "vector.extract"(%401) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %403 = "arith.remui"(%57, %8) : (i32, i32) -> i32
          %404 = "arith.extsi"(%403) : (i32) -> i64
          %405 = "arith.divui"(%57, %8) : (i32, i32) -> i32
          %406 = "arith.extsi"(%405) : (i32) -> i64
          %407 = "arith.muli"(%404, %10) : (i64, i64) -> i64
          %408 = "arith.muli"(%406, %11) : (i64, i64) -> i64
          %409 = "arith.addi"(%407, %408) : (i64, i64) -> i64
          %410 = "llvm.getelementptr"(%7, %409) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%402, %410) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "reduce_short_columns_2", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i64, %5: i64, %6: i64, %7: !llvm.ptr<1>, %8: i32, %9: i32, %10: i64, %11: i64):
      %12 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %15 = "arith.muli"(%2, %3) : (i32, i32) -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %18 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %19 = "arith.constant"() {value = 256 : i32} : () -> i32
      %20 = "arith.muli"(%16, %19) : (i32, i32) -> i32
      %21 = "arith.addi"(%20, %12) : (i32, i32) -> i32
      %22 = "arith.cmpi"(%21, %15) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%22) ({
        %23 = "arith.constant"() {value = 1 : i32} : () -> i32
        %24 = "arith.subi"(%15, %23) : (i32, i32) -> i32
        %25 = "arith.minsi"(%21, %24) : (i32, i32) -> i32
        %26 = "arith.remui"(%25, %2) : (i32, i32) -> i32
        %27 = "arith.extsi"(%26) : (i32) -> i64
        %28 = "arith.divui"(%25, %2) : (i32, i32) -> i32
        %29 = "arith.extsi"(%28) : (i32) -> i64
        %30 = "arith.muli"(%27, %5) : (i64, i64) -> i64
        %31 = "arith.muli"(%29, %6) : (i64, i64) -> i64
        %32 = "arith.addi"(%30, %31) : (i64, i64) -> i64
        %33 = "llvm.getelementptr"(%0, %32) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %34 = "arith.constant"() {value = dense<0.0> : vector<1xf32>} : () -> vector<1xf32>
        %35 = "vector.extract"(%34) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %36 = "arith.constant"() {value = 0 : i32} : () -> i32
        %37 = "arith.constant"() {value = 8 : i32} : () -> i32
        %38 = "scf.for"(%36, %1, %37, %35) ({
        ^bb0(%39: i32, %40: f32):
          %41 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
          %42 = "vector.extract"(%41) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
          %43 = "vector.extract"(%41) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
          %44 = "vector.extract"(%41) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
          %45 = "vector.extract"(%41) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
          %46 = "vector.extract"(%41) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
          %47 = "vector.extract"(%41) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
          %48 = "vector.extract"(%41) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
          %49 = "vector.extract"(%41) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
          %50 = "arith.extsi"(%39) : (i32) -> i64
          %51 = "arith.muli"(%50, %4) : (i64, i64) -> i64
          %52 = "llvm.getelementptr"(%33, %51) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %53 = "arith.cmpi"(%39, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %54 = "scf.if"(%53) ({
            %55 = "llvm.load"(%52) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%55) : (f32) -> ()
          }, {
            "scf.yield"(%42) : (f32) -> ()
          }) : (i1) -> f32
          %56 = "llvm.getelementptr"(%52, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %57 = "arith.addi"(%39, %23) : (i32, i32) -> i32
          %58 = "arith.cmpi"(%57, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %59 = "scf.if"(%58) ({
            %60 = "llvm.load"(%56) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%60) : (f32) -> ()
          }, {
            "scf.yield"(%43) : (f32) -> ()
          }) : (i1) -> f32
          %61 = "llvm.getelementptr"(%56, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %62 = "arith.constant"() {value = 2 : i32} : () -> i32
          %63 = "arith.addi"(%39, %62) : (i32, i32) -> i32
          %64 = "arith.cmpi"(%63, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %65 = "scf.if"(%64) ({
            %66 = "llvm.load"(%61) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%66) : (f32) -> ()
          }, {
            "scf.yield"(%44) : (f32) -> ()
          }) : (i1) -> f32
          %67 = "llvm.getelementptr"(%61, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %68 = "arith.constant"() {value = 3 : i32} : () -> i32
          %69 = "arith.addi"(%39, %68) : (i32, i32) -> i32
          %70 = "arith.cmpi"(%69, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %71 = "scf.if"(%70) ({
            %72 = "llvm.load"(%67) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%72) : (f32) -> ()
          }, {
            "scf.yield"(%45) : (f32) -> ()
          }) : (i1) -> f32
          %73 = "llvm.getelementptr"(%67, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %74 = "arith.constant"() {value = 4 : i32} : () -> i32
          %75 = "arith.addi"(%39, %74) : (i32, i32) -> i32
          %76 = "arith.cmpi"(%75, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %77 = "scf.if"(%76) ({
            %78 = "llvm.load"(%73) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%78) : (f32) -> ()
          }, {
            "scf.yield"(%46) : (f32) -> ()
          }) : (i1) -> f32
          %79 = "llvm.getelementptr"(%73, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %80 = "arith.constant"() {value = 5 : i32} : () -> i32
          %81 = "arith.addi"(%39, %80) : (i32, i32) -> i32
          %82 = "arith.cmpi"(%81, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %83 = "scf.if"(%82) ({
            %84 = "llvm.load"(%79) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%84) : (f32) -> ()
          }, {
            "scf.yield"(%47) : (f32) -> ()
          }) : (i1) -> f32
          %85 = "llvm.getelementptr"(%79, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %86 = "arith.constant"() {value = 6 : i32} : () -> i32
          %87 = "arith.addi"(%39, %86) : (i32, i32) -> i32
          %88 = "arith.cmpi"(%87, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %89 = "scf.if"(%88) ({
            %90 = "llvm.load"(%85) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%90) : (f32) -> ()
          }, {
            "scf.yield"(%48) : (f32) -> ()
          }) : (i1) -> f32
          %91 = "llvm.getelementptr"(%85, %4) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %92 = "arith.constant"() {value = 7 : i32} : () -> i32
          %93 = "arith.addi"(%39, %92) : (i32, i32) -> i32
          %94 = "arith.cmpi"(%93, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %95 = "scf.if"(%94) ({
            %96 = "llvm.load"(%91) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%96) : (f32) -> ()
          }, {
            "scf.yield"(%49) : (f32) -> ()
          }) : (i1) -> f32
          %97 = "vector.from_elements"(%40) : (f32) -> vector<1xf32>
          %98 = "vector.from_elements"(%54) : (f32) -> vector<1xf32>
          %99 = "arith.addf"(%97, %98) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %100 = "vector.extract"(%99) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %101 = "vector.from_elements"(%100) : (f32) -> vector<1xf32>
          %102 = "vector.from_elements"(%59) : (f32) -> vector<1xf32>
          %103 = "arith.addf"(%101, %102) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %104 = "vector.extract"(%103) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %105 = "vector.from_elements"(%104) : (f32) -> vector<1xf32>
          %106 = "vector.from_elements"(%65) : (f32) -> vector<1xf32>
          %107 = "arith.addf"(%105, %106) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %108 = "vector.extract"(%107) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %109 = "vector.from_elements"(%108) : (f32) -> vector<1xf32>
          %110 = "vector.from_elements"(%71) : (f32) -> vector<1xf32>
          %111 = "arith.addf"(%109, %110) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %112 = "vector.extract"(%111) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %113 = "vector.from_elements"(%112) : (f32) -> vector<1xf32>
          %114 = "vector.from_elements"(%77) : (f32) -> vector<1xf32>
          %115 = "arith.addf"(%113, %114) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %116 = "vector.extract"(%115) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %117 = "vector.from_elements"(%116) : (f32) -> vector<1xf32>
          %118 = "vector.from_elements"(%83) : (f32) -> vector<1xf32>
          %119 = "arith.addf"(%117, %118) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %120 = "vector.extract"(%119) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %121 = "vector.from_elements"(%120) : (f32) -> vector<1xf32>
          %122 = "vector.from_elements"(%89) : (f32) -> vector<1xf32>
          %123 = "arith.addf"(%121, %122) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %124 = "vector.extract"(%123) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %125 = "vector.from_elements"(%124) : (f32) -> vector<1xf32>
          %126 = "vector.from_elements"(%95) : (f32) -> vector<1xf32>
          %127 = "arith.addf"(%125, %126) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %128 = "vector.extract"(%127) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          "scf.yield"(%128) : (f32) -> ()
        }) : (i32, i32, i32, f32) -> f32
        "scf.if"(%22) ({
          %129 = "vector.from_elements"(%38) : (f32) -> vector<1xf32>
          %130 = "arith.constant"() {value = dense<1.0> : vector<1xf32>} : () -> vector<1xf32>
          %131 = "arith.mulf"(%129, %130) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %132 = "vector.extract"(%131) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %133 = "arith.remui"(%21, %8) : (i32, i32) -> i32
          %134 = "arith.extsi"(%133) : (i32) -> i64
          %135 = "arith.divui"(%21, %8) : (i32, i32) -> i32
          %136 = "arith.extsi"(%135) : (i32) -> i64
          %137 = "arith.muli"(%134, %10) : (i64, i64) -> i64
          %138 = "arith.muli"(%136, %11) : (i64, i64) -> i64
          %139 = "arith.addi"(%137, %138) : (i64, i64) -> i64
          %140 = "llvm.getelementptr"(%7, %139) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%132, %140) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "reduce_short_columns_3", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i64, %5: i64, %6: i64, %7: !llvm.ptr<1>, %8: i64, %9: i64, %10: !llvm.ptr<1>, %11: !llvm.ptr<1>, %12: i32):
      %13 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %16 = "arith.constant"() {value = 3 : i32} : () -> i32
      %17 = "arith.addi"(%2, %16) : (i32, i32) -> i32
      %18 = "arith.constant"() {value = 4 : i32} : () -> i32
      %19 = "arith.divui"(%17, %18) : (i32, i32) -> i32
      %20 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %21 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %22 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %23 = "arith.remui"(%20, %19) : (i32, i32) -> i32
      %24 = "arith.divui"(%20, %19) : (i32, i32) -> i32
      %25 = "arith.remui"(%24, %12) : (i32, i32) -> i32
      %26 = "arith.divui"(%24, %12) : (i32, i32) -> i32
      %27 = "arith.constant"() {value = 1 : i32} : () -> i32
      %28 = "arith.subi"(%12, %27) : (i32, i32) -> i32
      %29 = "arith.addi"(%1, %28) : (i32, i32) -> i32
      %30 = "arith.remsi"(%29, %12) : (i32, i32) -> i32
      %31 = "arith.constant"() {value = 0 : i32} : () -> i32
      %32 = "arith.cmpi"(%30, %31) {predicate = 2 : i64} : (i32, i32) -> i1
      %33 = "arith.divsi"(%29, %12) : (i32, i32) -> i32
      %34 = "arith.extsi"(%32) : (i1) -> i32
      %35 = "arith.addi"(%33, %34) : (i32, i32) -> i32
      %36 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %37 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 1024>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %38 = "arith.muli"(%23, %18) : (i32, i32) -> i32
      %39 = "arith.remui"(%13, %18) : (i32, i32) -> i32
      %40 = "arith.addi"(%38, %39) : (i32, i32) -> i32
      %41 = "arith.subi"(%2, %27) : (i32, i32) -> i32
      %42 = "arith.minsi"(%40, %41) : (i32, i32) -> i32
      %43 = "arith.muli"(%25, %35) : (i32, i32) -> i32
      %44 = "arith.divui"(%13, %18) : (i32, i32) -> i32
      %45 = "arith.addi"(%43, %44) : (i32, i32) -> i32
      %46 = "arith.addi"(%25, %27) : (i32, i32) -> i32
      %47 = "arith.muli"(%46, %35) : (i32, i32) -> i32
      %48 = "arith.minsi"(%47, %1) : (i32, i32) -> i32
      %49 = "arith.extsi"(%42) : (i32) -> i64
      %50 = "arith.extsi"(%26) : (i32) -> i64
      %51 = "arith.muli"(%49, %5) : (i64, i64) -> i64
      %52 = "arith.muli"(%50, %6) : (i64, i64) -> i64
      %53 = "arith.addi"(%51, %52) : (i64, i64) -> i64
      %54 = "llvm.getelementptr"(%0, %53) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %55 = "arith.constant"() {value = dense<0.0> : vector<1xf32>} : () -> vector<1xf32>
      %56 = "vector.extract"(%55) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %57 = "arith.constant"() {value = 512 : i32} : () -> i32
      %58 = "scf.for"(%45, %48, %57, %56) ({
      ^bb0(%59: i32, %60: f32):
        %61 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
        %62 = "vector.extract"(%61) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
        %63 = "vector.extract"(%61) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
        %64 = "vector.extract"(%61) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
        %65 = "vector.extract"(%61) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
        %66 = "vector.extract"(%61) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
        %67 = "vector.extract"(%61) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
        %68 = "vector.extract"(%61) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
        %69 = "vector.extract"(%61) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
        %70 = "arith.extsi"(%59) : (i32) -> i64
        %71 = "arith.muli"(%70, %4) : (i64, i64) -> i64
        %72 = "llvm.getelementptr"(%54, %71) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %73 = "arith.cmpi"(%59, %48) {predicate = 2 : i64} : (i32, i32) -> i1
        %74 = "scf.if"(%73) ({
          %75 = "llvm.load"(%72) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%75) : (f32) -> ()
        }, {
          "scf.yield"(%62) : (f32) -> ()
        }) : (i1) -> f32
        %76 = "arith.constant"() {value = 64 : i64} : () -> i64
        %77 = "arith.muli"(%4, %76) : (i64, i64) -> i64
        %78 = "llvm.getelementptr"(%72, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %79 = "arith.constant"() {value = 64 : i32} : () -> i32
        %80 = "arith.addi"(%59, %79) : (i32, i32) -> i32
        %81 = "arith.cmpi"(%80, %48) {predicate = 2 : i64} : (i32, i32) -> i1
        %82 = "scf.if"(%81) ({
          %83 = "llvm.load"(%78) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%83) : (f32) -> ()
        }, {
          "scf.yield"(%63) : (f32) -> ()
        }) : (i1) -> f32
        %84 = "llvm.getelementptr"(%78, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %85 = "arith.constant"() {value = 128 : i32} : () -> i32
        %86 = "arith.addi"(%59, %85) : (i32, i32) -> i32
        %87 = "arith.cmpi"(%86, %48) {predicate = 2 : i64} : (i32, i32) -> i1
        %88 = "scf.if"(%87) ({
          %89 = "llvm.load"(%84) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%89) : (f32) -> ()
        }, {
          "scf.yield"(%64) : (f32) -> ()
        }) : (i1) -> f32
        %90 = "llvm.getelementptr"(%84, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %91 = "arith.constant"() {value = 192 : i32} : () -> i32
        %92 = "arith.addi"(%59, %91) : (i32, i32) -> i32
        %93 = "arith.cmpi"(%92, %48) {predicate = 2 : i64} : (i32, i32) -> i1
        %94 = "scf.if"(%93) ({
          %95 = "llvm.load"(%90) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%95) : (f32) -> ()
        }, {
          "scf.yield"(%65) : (f32) -> ()
        }) : (i1) -> f32
        %96 = "llvm.getelementptr"(%90, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %97 = "arith.constant"() {value = 256 : i32} : () -> i32
        %98 = "arith.addi"(%59, %97) : (i32, i32) -> i32
        %99 = "arith.cmpi"(%98, %48) {predicate = 2 : i64} : (i32, i32) -> i1
        %100 = "scf.if"(%99) ({
          %101 = "llvm.load"(%96) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%101) : (f32) -> ()
        }, {
          "scf.yield"(%66) : (f32) -> ()
        }) : (i1) -> f32
        %102 = "llvm.getelementptr"(%96, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %103 = "arith.constant"() {value = 320 : i32} : () -> i32
        %104 = "arith.addi"(%59, %103) : (i32, i32) -> i32
        %105 = "arith.cmpi"(%104, %48) {predicate = 2 : i64} : (i32, i32) -> i1
        %106 = "scf.if"(%105) ({
          %107 = "llvm.load"(%102) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%107) : (f32) -> ()
        }, {
          "scf.yield"(%67) : (f32) -> ()
        }) : (i1) -> f32
        %108 = "llvm.getelementptr"(%102, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %109 = "arith.constant"() {value = 384 : i32} : () -> i32
        %110 = "arith.addi"(%59, %109) : (i32, i32) -> i32
        %111 = "arith.cmpi"(%110, %48) {predicate = 2 : i64} : (i32, i32) -> i1
        %112 = "scf.if"(%111) ({
          %113 = "llvm.load"(%108) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%113) : (f32) -> ()
        }, {
          "scf.yield"(%68) : (f32) -> ()
        }) : (i1) -> f32
        %114 = "llvm.getelementptr"(%108, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %115 = "arith.constant"() {value = 448 : i32} : () -> i32
        %116 = "arith.addi"(%59, %115) : (i32, i32) -> i32
        %117 = "arith.cmpi"(%116, %48) {predicate = 2 : i64} : (i32, i32) -> i1
        %118 = "scf.if"(%117) ({
          %119 = "llvm.load"(%114) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%119) : (f32) -> ()
        }, {
          "scf.yield"(%69) : (f32) -> ()
        }) : (i1) -> f32
        %120 = "vector.from_elements"(%60) : (f32) -> vector<1xf32>
        %121 = "vector.from_elements"(%74) : (f32) -> vector<1xf32>
        %122 = "arith.addf"(%120, %121) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %123 = "vector.extract"(%122) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %124 = "vector.from_elements"(%123) : (f32) -> vector<1xf32>
        %125 = "vector.from_elements"(%82) : (f32) -> vector<1xf32>
        %126 = "arith.addf"(%124, %125) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %127 = "vector.extract"(%126) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %128 = "vector.from_elements"(%127) : (f32) -> vector<1xf32>
        %129 = "vector.from_elements"(%88) : (f32) -> vector<1xf32>
        %130 = "arith.addf"(%128, %129) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %131 = "vector.extract"(%130) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %132 = "vector.from_elements"(%131) : (f32) -> vector<1xf32>
        %133 = "vector.from_elements"(%94) : (f32) -> vector<1xf32>
        %134 = "arith.addf"(%132, %133) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %135 = "vector.extract"(%134) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %136 = "vector.from_elements"(%135) : (f32) -> vector<1xf32>
        %137 = "vector.from_elements"(%100) : (f32) -> vector<1xf32>
        %138 = "arith.addf"(%136, %137) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %139 = "vector.extract"(%138) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %140 = "vector.from_elements"(%139) : (f32) -> vector<1xf32>
        %141 = "vector.from_elements"(%106) : (f32) -> vector<1xf32>
        %142 = "arith.addf"(%140, %141) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %143 = "vector.extract"(%142) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %144 = "vector.from_elements"(%143) : (f32) -> vector<1xf32>
        %145 = "vector.from_elements"(%112) : (f32) -> vector<1xf32>
        %146 = "arith.addf"(%144, %145) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %147 = "vector.extract"(%146) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %148 = "vector.from_elements"(%147) : (f32) -> vector<1xf32>
        %149 = "vector.from_elements"(%118) : (f32) -> vector<1xf32>
        %150 = "arith.addf"(%148, %149) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %151 = "vector.extract"(%150) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        "scf.yield"(%151) : (f32) -> ()
      }) : (i32, i32, i32, f32) -> f32
      %152 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %153 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %154 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %155 = "arith.remui"(%152, %18) : (i32, i32) -> i32
      %156 = "arith.divui"(%152, %18) : (i32, i32) -> i32
      %157 = "arith.muli"(%156, %18) : (i32, i32) -> i32
      %158 = "arith.addi"(%155, %157) : (i32, i32) -> i32
      %159 = "llvm.getelementptr"(%36, %158) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%58, %159) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %160 = "arith.cmpi"(%152, %18) {predicate = 2 : i64} : (i32, i32) -> i1
      %161 = "scf.if"(%160) ({
        %162 = "llvm.getelementptr"(%36, %152) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %163 = "llvm.load"(%162) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %164 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        %165 = "arith.addf"(%164, %163) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %166 = "arith.addi"(%152, %18) : (i32, i32) -> i32
        %167 = "llvm.getelementptr"(%36, %166) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %168 = "llvm.load"(%167) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %169 = "arith.addf"(%165, %168) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %170 = "arith.constant"() {value = 8 : i32} : () -> i32
        %171 = "arith.addi"(%152, %170) : (i32, i32) -> i32
        %172 = "llvm.getelementptr"(%36, %171) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %173 = "llvm.load"(%172) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %174 = "arith.addf"(%169, %173) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %175 = "arith.constant"() {value = 12 : i32} : () -> i32
        %176 = "arith.addi"(%152, %175) : (i32, i32) -> i32
        %177 = "llvm.getelementptr"(%36, %176) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %178 = "llvm.load"(%177) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %179 = "arith.addf"(%174, %178) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %180 = "arith.constant"() {value = 16 : i32} : () -> i32
        %181 = "arith.addi"(%152, %180) : (i32, i32) -> i32
        %182 = "llvm.getelementptr"(%36, %181) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %183 = "llvm.load"(%182) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %184 = "arith.addf"(%179, %183) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %185 = "arith.constant"() {value = 20 : i32} : () -> i32
        %186 = "arith.addi"(%152, %185) : (i32, i32) -> i32
        %187 = "llvm.getelementptr"(%36, %186) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %188 = "llvm.load"(%187) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %189 = "arith.addf"(%184, %188) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %190 = "arith.constant"() {value = 24 : i32} : () -> i32
        %191 = "arith.addi"(%152, %190) : (i32, i32) -> i32
        %192 = "llvm.getelementptr"(%36, %191) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %193 = "llvm.load"(%192) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %194 = "arith.addf"(%189, %193) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %195 = "arith.constant"() {value = 28 : i32} : () -> i32
        %196 = "arith.addi"(%152, %195) : (i32, i32) -> i32
        %197 = "llvm.getelementptr"(%36, %196) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %198 = "llvm.load"(%197) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %199 = "arith.addf"(%194, %198) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %200 = "arith.constant"() {value = 32 : i32} : () -> i32
        %201 = "arith.addi"(%152, %200) : (i32, i32) -> i32
        %202 = "llvm.getelementptr"(%36, %201) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %203 = "llvm.load"(%202) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %204 = "arith.addf"(%199, %203) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %205 = "arith.constant"() {value = 36 : i32} : () -> i32
        %206 = "arith.addi"(%152, %205) : (i32, i32) -> i32
        %207 = "llvm.getelementptr"(%36, %206) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %208 = "llvm.load"(%207) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %209 = "arith.addf"(%204, %208) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %210 = "arith.constant"() {value = 40 : i32} : () -> i32
        %211 = "arith.addi"(%152, %210) : (i32, i32) -> i32
        %212 = "llvm.getelementptr"(%36, %211) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %213 = "llvm.load"(%212) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %214 = "arith.addf"(%209, %213) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %215 = "arith.constant"() {value = 44 : i32} : () -> i32
        %216 = "arith.addi"(%152, %215) : (i32, i32) -> i32
        %217 = "llvm.getelementptr"(%36, %216) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %218 = "llvm.load"(%217) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %219 = "arith.addf"(%214, %218) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %220 = "arith.constant"() {value = 48 : i32} : () -> i32
        %221 = "arith.addi"(%152, %220) : (i32, i32) -> i32
        %222 = "llvm.getelementptr"(%36, %221) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %223 = "llvm.load"(%222) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %224 = "arith.addf"(%219, %223) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %225 = "arith.constant"() {value = 52 : i32} : () -> i32
        %226 = "arith.addi"(%152, %225) : (i32, i32) -> i32
        %227 = "llvm.getelementptr"(%36, %226) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %228 = "llvm.load"(%227) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %229 = "arith.addf"(%224, %228) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %230 = "arith.constant"() {value = 56 : i32} : () -> i32
        %231 = "arith.addi"(%152, %230) : (i32, i32) -> i32
        %232 = "llvm.getelementptr"(%36, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %233 = "llvm.load"(%232) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %234 = "arith.addf"(%229, %233) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %235 = "arith.constant"() {value = 60 : i32} : () -> i32
        %236 = "arith.addi"(%152, %235) : (i32, i32) -> i32
        %237 = "llvm.getelementptr"(%36, %236) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %238 = "llvm.load"(%237) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %239 = "arith.addf"(%234, %238) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %240 = "arith.constant"() {value = 64 : i32} : () -> i32
        %241 = "arith.addi"(%152, %240) : (i32, i32) -> i32
        %242 = "llvm.getelementptr"(%36, %241) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %243 = "llvm.load"(%242) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %244 = "arith.addf"(%239, %243) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %245 = "arith.constant"() {value = 68 : i32} : () -> i32
        %246 = "arith.addi"(%152, %245) : (i32, i32) -> i32
        %247 = "llvm.getelementptr"(%36, %246) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %248 = "llvm.load"(%247) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %249 = "arith.addf"(%244, %248) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %250 = "arith.constant"() {value = 72 : i32} : () -> i32
        %251 = "arith.addi"(%152, %250) : (i32, i32) -> i32
        %252 = "llvm.getelementptr"(%36, %251) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %253 = "llvm.load"(%252) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %254 = "arith.addf"(%249, %253) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %255 = "arith.constant"() {value = 76 : i32} : () -> i32
        %256 = "arith.addi"(%152, %255) : (i32, i32) -> i32
        %257 = "llvm.getelementptr"(%36, %256) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %258 = "llvm.load"(%257) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %259 = "arith.addf"(%254, %258) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %260 = "arith.constant"() {value = 80 : i32} : () -> i32
        %261 = "arith.addi"(%152, %260) : (i32, i32) -> i32
        %262 = "llvm.getelementptr"(%36, %261) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %263 = "llvm.load"(%262) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %264 = "arith.addf"(%259, %263) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %265 = "arith.constant"() {value = 84 : i32} : () -> i32
        %266 = "arith.addi"(%152, %265) : (i32, i32) -> i32
        %267 = "llvm.getelementptr"(%36, %266) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %268 = "llvm.load"(%267) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %269 = "arith.addf"(%264, %268) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %270 = "arith.constant"() {value = 88 : i32} : () -> i32
        %271 = "arith.addi"(%152, %270) : (i32, i32) -> i32
        %272 = "llvm.getelementptr"(%36, %271) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %273 = "llvm.load"(%272) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %274 = "arith.addf"(%269, %273) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %275 = "arith.constant"() {value = 92 : i32} : () -> i32
        %276 = "arith.addi"(%152, %275) : (i32, i32) -> i32
        %277 = "llvm.getelementptr"(%36, %276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %278 = "llvm.load"(%277) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %279 = "arith.addf"(%274, %278) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %280 = "arith.constant"() {value = 96 : i32} : () -> i32
        %281 = "arith.addi"(%152, %280) : (i32, i32) -> i32
        %282 = "llvm.getelementptr"(%36, %281) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %283 = "llvm.load"(%282) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %284 = "arith.addf"(%279, %283) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %285 = "arith.constant"() {value = 100 : i32} : () -> i32
        %286 = "arith.addi"(%152, %285) : (i32, i32) -> i32
        %287 = "llvm.getelementptr"(%36, %286) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %288 = "llvm.load"(%287) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %289 = "arith.addf"(%284, %288) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %290 = "arith.constant"() {value = 104 : i32} : () -> i32
        %291 = "arith.addi"(%152, %290) : (i32, i32) -> i32
        %292 = "llvm.getelementptr"(%36, %291) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %293 = "llvm.load"(%292) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %294 = "arith.addf"(%289, %293) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %295 = "arith.constant"() {value = 108 : i32} : () -> i32
        %296 = "arith.addi"(%152, %295) : (i32, i32) -> i32
        %297 = "llvm.getelementptr"(%36, %296) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %298 = "llvm.load"(%297) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %299 = "arith.addf"(%294, %298) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %300 = "arith.constant"() {value = 112 : i32} : () -> i32
        %301 = "arith.addi"(%152, %300) : (i32, i32) -> i32
        %302 = "llvm.getelementptr"(%36, %301) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %303 = "llvm.load"(%302) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %304 = "arith.addf"(%299, %303) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %305 = "arith.constant"() {value = 116 : i32} : () -> i32
        %306 = "arith.addi"(%152, %305) : (i32, i32) -> i32
        %307 = "llvm.getelementptr"(%36, %306) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %308 = "llvm.load"(%307) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %309 = "arith.addf"(%304, %308) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %310 = "arith.constant"() {value = 120 : i32} : () -> i32
        %311 = "arith.addi"(%152, %310) : (i32, i32) -> i32
        %312 = "llvm.getelementptr"(%36, %311) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %313 = "llvm.load"(%312) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %314 = "arith.addf"(%309, %313) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %315 = "arith.constant"() {value = 124 : i32} : () -> i32
        %316 = "arith.addi"(%152, %315) : (i32, i32) -> i32
        %317 = "llvm.getelementptr"(%36, %316) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %318 = "llvm.load"(%317) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %319 = "arith.addf"(%314, %318) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %320 = "arith.constant"() {value = 128 : i32} : () -> i32
        %321 = "arith.addi"(%152, %320) : (i32, i32) -> i32
        %322 = "llvm.getelementptr"(%36, %321) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %323 = "llvm.load"(%322) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %324 = "arith.addf"(%319, %323) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %325 = "arith.constant"() {value = 132 : i32} : () -> i32
        %326 = "arith.addi"(%152, %325) : (i32, i32) -> i32
        %327 = "llvm.getelementptr"(%36, %326) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %328 = "llvm.load"(%327) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %329 = "arith.addf"(%324, %328) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %330 = "arith.constant"() {value = 136 : i32} : () -> i32
        %331 = "arith.addi"(%152, %330) : (i32, i32) -> i32
        %332 = "llvm.getelementptr"(%36, %331) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %333 = "llvm.load"(%332) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %334 = "arith.addf"(%329, %333) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %335 = "arith.constant"() {value = 140 : i32} : () -> i32
        %336 = "arith.addi"(%152, %335) : (i32, i32) -> i32
        %337 = "llvm.getelementptr"(%36, %336) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %338 = "llvm.load"(%337) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %339 = "arith.addf"(%334, %338) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %340 = "arith.constant"() {value = 144 : i32} : () -> i32
        %341 = "arith.addi"(%152, %340) : (i32, i32) -> i32
        %342 = "llvm.getelementptr"(%36, %341) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %343 = "llvm.load"(%342) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %344 = "arith.addf"(%339, %343) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %345 = "arith.constant"() {value = 148 : i32} : () -> i32
        %346 = "arith.addi"(%152, %345) : (i32, i32) -> i32
        %347 = "llvm.getelementptr"(%36, %346) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %348 = "llvm.load"(%347) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %349 = "arith.addf"(%344, %348) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %350 = "arith.constant"() {value = 152 : i32} : () -> i32
        %351 = "arith.addi"(%152, %350) : (i32, i32) -> i32
        %352 = "llvm.getelementptr"(%36, %351) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %353 = "llvm.load"(%352) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %354 = "arith.addf"(%349, %353) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %355 = "arith.constant"() {value = 156 : i32} : () -> i32
        %356 = "arith.addi"(%152, %355) : (i32, i32) -> i32
        %357 = "llvm.getelementptr"(%36, %356) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %358 = "llvm.load"(%357) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %359 = "arith.addf"(%354, %358) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %360 = "arith.constant"() {value = 160 : i32} : () -> i32
        %361 = "arith.addi"(%152, %360) : (i32, i32) -> i32
        %362 = "llvm.getelementptr"(%36, %361) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %363 = "llvm.load"(%362) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %364 = "arith.addf"(%359, %363) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %365 = "arith.constant"() {value = 164 : i32} : () -> i32
        %366 = "arith.addi"(%152, %365) : (i32, i32) -> i32
        %367 = "llvm.getelementptr"(%36, %366) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %368 = "llvm.load"(%367) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %369 = "arith.addf"(%364, %368) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %370 = "arith.constant"() {value = 168 : i32} : () -> i32
        %371 = "arith.addi"(%152, %370) : (i32, i32) -> i32
        %372 = "llvm.getelementptr"(%36, %371) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %373 = "llvm.load"(%372) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %374 = "arith.addf"(%369, %373) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %375 = "arith.constant"() {value = 172 : i32} : () -> i32
        %376 = "arith.addi"(%152, %375) : (i32, i32) -> i32
        %377 = "llvm.getelementptr"(%36, %376) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %378 = "llvm.load"(%377) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %379 = "arith.addf"(%374, %378) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %380 = "arith.constant"() {value = 176 : i32} : () -> i32
        %381 = "arith.addi"(%152, %380) : (i32, i32) -> i32
        %382 = "llvm.getelementptr"(%36, %381) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %383 = "llvm.load"(%382) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %384 = "arith.addf"(%379, %383) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %385 = "arith.constant"() {value = 180 : i32} : () -> i32
        %386 = "arith.addi"(%152, %385) : (i32, i32) -> i32
        %387 = "llvm.getelementptr"(%36, %386) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %388 = "llvm.load"(%387) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %389 = "arith.addf"(%384, %388) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %390 = "arith.constant"() {value = 184 : i32} : () -> i32
        %391 = "arith.addi"(%152, %390) : (i32, i32) -> i32
        %392 = "llvm.getelementptr"(%36, %391) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %393 = "llvm.load"(%392) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %394 = "arith.addf"(%389, %393) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %395 = "arith.constant"() {value = 188 : i32} : () -> i32
        %396 = "arith.addi"(%152, %395) : (i32, i32) -> i32
        %397 = "llvm.getelementptr"(%36, %396) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %398 = "llvm.load"(%397) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %399 = "arith.addf"(%394, %398) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %400 = "arith.constant"() {value = 192 : i32} : () -> i32
        %401 = "arith.addi"(%152, %400) : (i32, i32) -> i32
        %402 = "llvm.getelementptr"(%36, %401) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %403 = "llvm.load"(%402) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %404 = "arith.addf"(%399, %403) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %405 = "arith.constant"() {value = 196 : i32} : () -> i32
        %406 = "arith.addi"(%152, %405) : (i32, i32) -> i32
        %407 = "llvm.getelementptr"(%36, %406) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %408 = "llvm.load"(%407) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %409 = "arith.addf"(%404, %408) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %410 = "arith.constant"() {value = 200 : i32} : () -> i32
        %411 = "arith.addi"(%152, %410) : (i32, i32) -> i32
        %412 = "llvm.getelementptr"(%36, %411) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %413 = "llvm.load"(%412) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %414 = "arith.addf"(%409, %413) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %415 = "arith.constant"() {value = 204 : i32} : () -> i32
        %416 = "arith.addi"(%152, %415) : (i32, i32) -> i32
        %417 = "llvm.getelementptr"(%36, %416) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %418 = "llvm.load"(%417) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %419 = "arith.addf"(%414, %418) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %420 = "arith.constant"() {value = 208 : i32} : () -> i32
        %421 = "arith.addi"(%152, %420) : (i32, i32) -> i32
        %422 = "llvm.getelementptr"(%36, %421) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %423 = "llvm.load"(%422) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %424 = "arith.addf"(%419, %423) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %425 = "arith.constant"() {value = 212 : i32} : () -> i32
        %426 = "arith.addi"(%152, %425) : (i32, i32) -> i32
        %427 = "llvm.getelementptr"(%36, %426) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %428 = "llvm.load"(%427) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %429 = "arith.addf"(%424, %428) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %430 = "arith.constant"() {value = 216 : i32} : () -> i32
        %431 = "arith.addi"(%152, %430) : (i32, i32) -> i32
        %432 = "llvm.getelementptr"(%36, %431) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %433 = "llvm.load"(%432) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %434 = "arith.addf"(%429, %433) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %435 = "arith.constant"() {value = 220 : i32} : () -> i32
        %436 = "arith.addi"(%152, %435) : (i32, i32) -> i32
        %437 = "llvm.getelementptr"(%36, %436) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %438 = "llvm.load"(%437) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %439 = "arith.addf"(%434, %438) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %440 = "arith.constant"() {value = 224 : i32} : () -> i32
        %441 = "arith.addi"(%152, %440) : (i32, i32) -> i32
        %442 = "llvm.getelementptr"(%36, %441) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %443 = "llvm.load"(%442) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %444 = "arith.addf"(%439, %443) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %445 = "arith.constant"() {value = 228 : i32} : () -> i32
        %446 = "arith.addi"(%152, %445) : (i32, i32) -> i32
        %447 = "llvm.getelementptr"(%36, %446) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %448 = "llvm.load"(%447) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %449 = "arith.addf"(%444, %448) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %450 = "arith.constant"() {value = 232 : i32} : () -> i32
        %451 = "arith.addi"(%152, %450) : (i32, i32) -> i32
        %452 = "llvm.getelementptr"(%36, %451) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %453 = "llvm.load"(%452) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %454 = "arith.addf"(%449, %453) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %455 = "arith.constant"() {value = 236 : i32} : () -> i32
        %456 = "arith.addi"(%152, %455) : (i32, i32) -> i32
        %457 = "llvm.getelementptr"(%36, %456) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %458 = "llvm.load"(%457) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %459 = "arith.addf"(%454, %458) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %460 = "arith.constant"() {value = 240 : i32} : () -> i32
        %461 = "arith.addi"(%152, %460) : (i32, i32) -> i32
        %462 = "llvm.getelementptr"(%36, %461) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %463 = "llvm.load"(%462) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %464 = "arith.addf"(%459, %463) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %465 = "arith.constant"() {value = 244 : i32} : () -> i32
        %466 = "arith.addi"(%152, %465) : (i32, i32) -> i32
        %467 = "llvm.getelementptr"(%36, %466) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %468 = "llvm.load"(%467) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %469 = "arith.addf"(%464, %468) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %470 = "arith.constant"() {value = 248 : i32} : () -> i32
        %471 = "arith.addi"(%152, %470) : (i32, i32) -> i32
        %472 = "llvm.getelementptr"(%36, %471) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %473 = "llvm.load"(%472) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %474 = "arith.addf"(%469, %473) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %475 = "arith.constant"() {value = 252 : i32} : () -> i32
        %476 = "arith.addi"(%152, %475) : (i32, i32) -> i32
        %477 = "llvm.getelementptr"(%36, %476) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %478 = "llvm.load"(%477) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %479 = "arith.addf"(%474, %478) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "scf.yield"(%479) : (f32) -> ()
      }, {
        %480 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        "scf.yield"(%480) : (f32) -> ()
      }) : (i1) -> f32
      %481 = "arith.addi"(%38, %13) : (i32, i32) -> i32
      %482 = "arith.cmpi"(%13, %18) {predicate = 2 : i64} : (i32, i32) -> i1
      %483 = "arith.cmpi"(%481, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %484 = "arith.andi"(%482, %483) : (i1, i1) -> i1
      %485 = "arith.cmpi"(%12, %27) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%485) ({
        "scf.if"(%484) ({
          %486 = "arith.constant"() {value = 1.0 : f32} : () -> f32
          %487 = "arith.mulf"(%161, %486) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %488 = "arith.remui"(%13, %27) : (i32, i32) -> i32
          %489 = "arith.extsi"(%488) : (i32) -> i64
          %490 = "arith.extsi"(%481) : (i32) -> i64
          %491 = "arith.muli"(%490, %8) : (i64, i64) -> i64
          %492 = "arith.addi"(%489, %491) : (i64, i64) -> i64
          %493 = "arith.muli"(%50, %9) : (i64, i64) -> i64
          %494 = "arith.addi"(%492, %493) : (i64, i64) -> i64
          %495 = "llvm.getelementptr"(%7, %494) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%487, %495) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        %496 = "arith.muli"(%26, %19) : (i32, i32) -> i32
        %497 = "arith.addi"(%496, %23) : (i32, i32) -> i32
        %498 = "arith.muli"(%497, %12) : (i32, i32) -> i32
        %499 = "arith.muli"(%498, %18) : (i32, i32) -> i32
        %500 = "llvm.getelementptr"(%10, %499) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        "scf.if"(%482) ({
          %501 = "arith.remui"(%13, %27) : (i32, i32) -> i32
          %502 = "arith.extsi"(%501) : (i32) -> i64
          %503 = "arith.extsi"(%25) : (i32) -> i64
          %504 = "arith.extsi"(%13) : (i32) -> i64
          %505 = "arith.constant"() {value = 4 : i64} : () -> i64
          %506 = "arith.muli"(%503, %505) : (i64, i64) -> i64
          %507 = "arith.addi"(%502, %506) : (i64, i64) -> i64
          %508 = "arith.addi"(%507, %504) : (i64, i64) -> i64
          %509 = "llvm.getelementptr"(%500, %508) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%161, %509) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %510 = "llvm.getelementptr"(%11, %497) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 0 : i32} : () -> ()
        %511 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %512 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %513 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %514 = "arith.cmpi"(%511, %31) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%514) ({
          "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
          %515 = "llvm.inline_asm"(%510, %28) {asm_string = "atom.relaxed.gpu.global.inc.u32 $0, [$1], $2;", constraints = "=r,l,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i32) -> i32
          %517 = "arith.extui"(%515) : (i32) -> i64
          %518 = "arith.extsi"(%28) : (i32) -> i64
          %519 = "arith.cmpi"(%517, %518) {predicate = 0 : i64} : (i64, i64) -> i1
          %520 = "arith.extui"(%519) : (i1) -> i32
          "llvm.store"(%520, %37) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 1 : i32} : () -> ()
        %521 = "llvm.load"(%37) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %522 = "arith.cmpi"(%521, %27) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%522) ({
          %523 = "arith.extsi"(%39) : (i32) -> i64
          %524 = "llvm.getelementptr"(%500, %523) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %525 = "scf.for"(%44, %12, %57, %56) ({
          ^bb0(%526: i32, %527: f32):
            %528 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
            %529 = "vector.extract"(%528) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
            %530 = "vector.extract"(%528) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
            %531 = "vector.extract"(%528) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
            %532 = "vector.extract"(%528) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
            %533 = "vector.extract"(%528) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
            %534 = "vector.extract"(%528) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
            %535 = "vector.extract"(%528) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
            %536 = "vector.extract"(%528) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
            %537 = "arith.extsi"(%526) : (i32) -> i64
            %538 = "arith.constant"() {value = 4 : i64} : () -> i64
            %539 = "arith.muli"(%537, %538) : (i64, i64) -> i64
            %540 = "llvm.getelementptr"(%524, %539) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %541 = "arith.cmpi"(%526, %12) {predicate = 2 : i64} : (i32, i32) -> i1
            %542 = "scf.if"(%541) ({
              %543 = "llvm.load"(%540) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%543) : (f32) -> ()
            }, {
              "scf.yield"(%529) : (f32) -> ()
            }) : (i1) -> f32
            %544 = "llvm.getelementptr"(%540) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %545 = "arith.constant"() {value = 64 : i32} : () -> i32
            %546 = "arith.addi"(%526, %545) : (i32, i32) -> i32
            %547 = "arith.cmpi"(%546, %12) {predicate = 2 : i64} : (i32, i32) -> i1
            %548 = "scf.if"(%547) ({
              %549 = "llvm.load"(%544) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%549) : (f32) -> ()
            }, {
              "scf.yield"(%530) : (f32) -> ()
            }) : (i1) -> f32
            %550 = "llvm.getelementptr"(%544) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %551 = "arith.constant"() {value = 128 : i32} : () -> i32
            %552 = "arith.addi"(%526, %551) : (i32, i32) -> i32
            %553 = "arith.cmpi"(%552, %12) {predicate = 2 : i64} : (i32, i32) -> i1
            %554 = "scf.if"(%553) ({
              %555 = "llvm.load"(%550) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%555) : (f32) -> ()
            }, {
              "scf.yield"(%531) : (f32) -> ()
            }) : (i1) -> f32
            %556 = "llvm.getelementptr"(%550) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %557 = "arith.constant"() {value = 192 : i32} : () -> i32
            %558 = "arith.addi"(%526, %557) : (i32, i32) -> i32
            %559 = "arith.cmpi"(%558, %12) {predicate = 2 : i64} : (i32, i32) -> i1
            %560 = "scf.if"(%559) ({
              %561 = "llvm.load"(%556) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%561) : (f32) -> ()
            }, {
              "scf.yield"(%532) : (f32) -> ()
            }) : (i1) -> f32
            %562 = "llvm.getelementptr"(%556) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %563 = "arith.constant"() {value = 256 : i32} : () -> i32
            %564 = "arith.addi"(%526, %563) : (i32, i32) -> i32
            %565 = "arith.cmpi"(%564, %12) {predicate = 2 : i64} : (i32, i32) -> i1
            %566 = "scf.if"(%565) ({
              %567 = "llvm.load"(%562) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%567) : (f32) -> ()
            }, {
              "scf.yield"(%533) : (f32) -> ()
            }) : (i1) -> f32
            %568 = "llvm.getelementptr"(%562) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %569 = "arith.constant"() {value = 320 : i32} : () -> i32
            %570 = "arith.addi"(%526, %569) : (i32, i32) -> i32
            %571 = "arith.cmpi"(%570, %12) {predicate = 2 : i64} : (i32, i32) -> i1
            %572 = "scf.if"(%571) ({
              %573 = "llvm.load"(%568) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%573) : (f32) -> ()
            }, {
              "scf.yield"(%534) : (f32) -> ()
            }) : (i1) -> f32
            %574 = "llvm.getelementptr"(%568) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %575 = "arith.constant"() {value = 384 : i32} : () -> i32
            %576 = "arith.addi"(%526, %575) : (i32, i32) -> i32
            %577 = "arith.cmpi"(%576, %12) {predicate = 2 : i64} : (i32, i32) -> i1
            %578 = "scf.if"(%577) ({
              %579 = "llvm.load"(%574) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%579) : (f32) -> ()
            }, {
              "scf.yield"(%535) : (f32) -> ()
            }) : (i1) -> f32
            %580 = "llvm.getelementptr"(%574) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %581 = "arith.constant"() {value = 448 : i32} : () -> i32
            %582 = "arith.addi"(%526, %581) : (i32, i32) -> i32
            %583 = "arith.cmpi"(%582, %12) {predicate = 2 : i64} : (i32, i32) -> i1
            %584 = "scf.if"(%583) ({
              %585 = "llvm.load"(%580) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%585) : (f32) -> ()
            }, {
              "scf.yield"(%536) : (f32) -> ()
            }) : (i1) -> f32
            %586 = "vector.from_elements"(%527) : (f32) -> vector<1xf32>
            %587 = "vector.from_elements"(%542) : (f32) -> vector<1xf32>
            %588 = "arith.addf"(%586, %587) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %589 = "vector.extract"(%588) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %590 = "vector.from_elements"(%589) : (f32) -> vector<1xf32>
            %591 = "vector.from_elements"(%548) : (f32) -> vector<1xf32>
            %592 = "arith.addf"(%590, %591) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %593 = "vector.extract"(%592) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %594 = "vector.from_elements"(%593) : (f32) -> vector<1xf32>
            %595 = "vector.from_elements"(%554) : (f32) -> vector<1xf32>
            %596 = "arith.addf"(%594, %595) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %597 = "vector.extract"(%596) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %598 = "vector.from_elements"(%597) : (f32) -> vector<1xf32>
            %599 = "vector.from_elements"(%560) : (f32) -> vector<1xf32>
            %600 = "arith.addf"(%598, %599) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %601 = "vector.extract"(%600) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %602 = "vector.from_elements"(%601) : (f32) -> vector<1xf32>
            %603 = "vector.from_elements"(%566) : (f32) -> vector<1xf32>
            %604 = "arith.addf"(%602, %603) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %605 = "vector.extract"(%604) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %606 = "vector.from_elements"(%605) : (f32) -> vector<1xf32>
            %607 = "vector.from_elements"(%572) : (f32) -> vector<1xf32>
            %608 = "arith.addf"(%606, %607) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %609 = "vector.extract"(%608) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %610 = "vector.from_elements"(%609) : (f32) -> vector<1xf32>
            %611 = "vector.from_elements"(%578) : (f32) -> vector<1xf32>
            %612 = "arith.addf"(%610, %611) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %613 = "vector.extract"(%612) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %614 = "vector.from_elements"(%613) : (f32) -> vector<1xf32>
            %615 = "vector.from_elements"(%584) : (f32) -> vector<1xf32>
            %616 = "arith.addf"(%614, %615) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %617 = "vector.extract"(%616) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            "scf.yield"(%617) : (f32) -> ()
          }) : (i32, i32, i32, f32) -> f32
          %618 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %619 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %620 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %621 = "arith.remui"(%618, %18) : (i32, i32) -> i32
          %622 = "arith.divui"(%618, %18) : (i32, i32) -> i32
          %623 = "arith.muli"(%622, %18) : (i32, i32) -> i32
          %624 = "arith.addi"(%621, %623) : (i32, i32) -> i32
          %625 = "llvm.getelementptr"(%36, %624) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%525, %625) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 2 : i32} : () -> ()
          %626 = "arith.cmpi"(%618, %18) {predicate = 2 : i64} : (i32, i32) -> i1
          %627 = "scf.if"(%626) ({
            %628 = "llvm.getelementptr"(%36, %618) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %629 = "llvm.load"(%628) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %630 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            %631 = "arith.addf"(%630, %629) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %632 = "arith.addi"(%618, %18) : (i32, i32) -> i32
            %633 = "llvm.getelementptr"(%36, %632) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %634 = "llvm.load"(%633) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %635 = "arith.addf"(%631, %634) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %636 = "arith.constant"() {value = 8 : i32} : () -> i32
            %637 = "arith.addi"(%618, %636) : (i32, i32) -> i32
            %638 = "llvm.getelementptr"(%36, %637) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %639 = "llvm.load"(%638) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %640 = "arith.addf"(%635, %639) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %641 = "arith.constant"() {value = 12 : i32} : () -> i32
            %642 = "arith.addi"(%618, %641) : (i32, i32) -> i32
            %643 = "llvm.getelementptr"(%36, %642) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %644 = "llvm.load"(%643) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %645 = "arith.addf"(%640, %644) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %646 = "arith.constant"() {value = 16 : i32} : () -> i32
            %647 = "arith.addi"(%618, %646) : (i32, i32) -> i32
            %648 = "llvm.getelementptr"(%36, %647) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %649 = "llvm.load"(%648) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %650 = "arith.addf"(%645, %649) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %651 = "arith.constant"() {value = 20 : i32} : () -> i32
            %652 = "arith.addi"(%618, %651) : (i32, i32) -> i32
            %653 = "llvm.getelementptr"(%36, %652) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %654 = "llvm.load"(%653) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %655 = "arith.addf"(%650, %654) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %656 = "arith.constant"() {value = 24 : i32} : () -> i32
            %657 = "arith.addi"(%618, %656) : (i32, i32) -> i32
            %658 = "llvm.getelementptr"(%36, %657) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %659 = "llvm.load"(%658) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %660 = "arith.addf"(%655, %659) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %661 = "arith.constant"() {value = 28 : i32} : () -> i32
            %662 = "arith.addi"(%618, %661) : (i32, i32) -> i32
            %663 = "llvm.getelementptr"(%36, %662) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %664 = "llvm.load"(%663) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %665 = "arith.addf"(%660, %664) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %666 = "arith.constant"() {value = 32 : i32} : () -> i32
            %667 = "arith.addi"(%618, %666) : (i32, i32) -> i32
            %668 = "llvm.getelementptr"(%36, %667) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %669 = "llvm.load"(%668) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %670 = "arith.addf"(%665, %669) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %671 = "arith.constant"() {value = 36 : i32} : () -> i32
            %672 = "arith.addi"(%618, %671) : (i32, i32) -> i32
            %673 = "llvm.getelementptr"(%36, %672) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %674 = "llvm.load"(%673) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %675 = "arith.addf"(%670, %674) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %676 = "arith.constant"() {value = 40 : i32} : () -> i32
            %677 = "arith.addi"(%618, %676) : (i32, i32) -> i32
            %678 = "llvm.getelementptr"(%36, %677) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %679 = "llvm.load"(%678) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %680 = "arith.addf"(%675, %679) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %681 = "arith.constant"() {value = 44 : i32} : () -> i32
            %682 = "arith.addi"(%618, %681) : (i32, i32) -> i32
            %683 = "llvm.getelementptr"(%36, %682) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %684 = "llvm.load"(%683) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %685 = "arith.addf"(%680, %684) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %686 = "arith.constant"() {value = 48 : i32} : () -> i32
            %687 = "arith.addi"(%618, %686) : (i32, i32) -> i32
            %688 = "llvm.getelementptr"(%36, %687) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %689 = "llvm.load"(%688) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %690 = "arith.addf"(%685, %689) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %691 = "arith.constant"() {value = 52 : i32} : () -> i32
            %692 = "arith.addi"(%618, %691) : (i32, i32) -> i32
            %693 = "llvm.getelementptr"(%36, %692) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %694 = "llvm.load"(%693) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %695 = "arith.addf"(%690, %694) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %696 = "arith.constant"() {value = 56 : i32} : () -> i32
            %697 = "arith.addi"(%618, %696) : (i32, i32) -> i32
            %698 = "llvm.getelementptr"(%36, %697) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %699 = "llvm.load"(%698) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %700 = "arith.addf"(%695, %699) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %701 = "arith.constant"() {value = 60 : i32} : () -> i32
            %702 = "arith.addi"(%618, %701) : (i32, i32) -> i32
            %703 = "llvm.getelementptr"(%36, %702) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %704 = "llvm.load"(%703) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %705 = "arith.addf"(%700, %704) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %706 = "arith.constant"() {value = 64 : i32} : () -> i32
            %707 = "arith.addi"(%618, %706) : (i32, i32) -> i32
            %708 = "llvm.getelementptr"(%36, %707) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %709 = "llvm.load"(%708) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %710 = "arith.addf"(%705, %709) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %711 = "arith.constant"() {value = 68 : i32} : () -> i32
            %712 = "arith.addi"(%618, %711) : (i32, i32) -> i32
            %713 = "llvm.getelementptr"(%36, %712) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %714 = "llvm.load"(%713) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %715 = "arith.addf"(%710, %714) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %716 = "arith.constant"() {value = 72 : i32} : () -> i32
            %717 = "arith.addi"(%618, %716) : (i32, i32) -> i32
            %718 = "llvm.getelementptr"(%36, %717) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %719 = "llvm.load"(%718) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %720 = "arith.addf"(%715, %719) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %721 = "arith.constant"() {value = 76 : i32} : () -> i32
            %722 = "arith.addi"(%618, %721) : (i32, i32) -> i32
            %723 = "llvm.getelementptr"(%36, %722) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %724 = "llvm.load"(%723) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %725 = "arith.addf"(%720, %724) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %726 = "arith.constant"() {value = 80 : i32} : () -> i32
            %727 = "arith.addi"(%618, %726) : (i32, i32) -> i32
            %728 = "llvm.getelementptr"(%36, %727) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %729 = "llvm.load"(%728) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %730 = "arith.addf"(%725, %729) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %731 = "arith.constant"() {value = 84 : i32} : () -> i32
            %732 = "arith.addi"(%618, %731) : (i32, i32) -> i32
            %733 = "llvm.getelementptr"(%36, %732) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %734 = "llvm.load"(%733) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %735 = "arith.addf"(%730, %734) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %736 = "arith.constant"() {value = 88 : i32} : () -> i32
            %737 = "arith.addi"(%618, %736) : (i32, i32) -> i32
            %738 = "llvm.getelementptr"(%36, %737) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %739 = "llvm.load"(%738) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %740 = "arith.addf"(%735, %739) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %741 = "arith.constant"() {value = 92 : i32} : () -> i32
            %742 = "arith.addi"(%618, %741) : (i32, i32) -> i32
            %743 = "llvm.getelementptr"(%36, %742) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %744 = "llvm.load"(%743) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %745 = "arith.addf"(%740, %744) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %746 = "arith.constant"() {value = 96 : i32} : () -> i32
            %747 = "arith.addi"(%618, %746) : (i32, i32) -> i32
            %748 = "llvm.getelementptr"(%36, %747) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %749 = "llvm.load"(%748) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %750 = "arith.addf"(%745, %749) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %751 = "arith.constant"() {value = 100 : i32} : () -> i32
            %752 = "arith.addi"(%618, %751) : (i32, i32) -> i32
            %753 = "llvm.getelementptr"(%36, %752) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %754 = "llvm.load"(%753) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %755 = "arith.addf"(%750, %754) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %756 = "arith.constant"() {value = 104 : i32} : () -> i32
            %757 = "arith.addi"(%618, %756) : (i32, i32) -> i32
            %758 = "llvm.getelementptr"(%36, %757) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %759 = "llvm.load"(%758) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %760 = "arith.addf"(%755, %759) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %761 = "arith.constant"() {value = 108 : i32} : () -> i32
            %762 = "arith.addi"(%618, %761) : (i32, i32) -> i32
            %763 = "llvm.getelementptr"(%36, %762) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %764 = "llvm.load"(%763) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %765 = "arith.addf"(%760, %764) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %766 = "arith.constant"() {value = 112 : i32} : () -> i32
            %767 = "arith.addi"(%618, %766) : (i32, i32) -> i32
            %768 = "llvm.getelementptr"(%36, %767) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %769 = "llvm.load"(%768) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %770 = "arith.addf"(%765, %769) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %771 = "arith.constant"() {value = 116 : i32} : () -> i32
            %772 = "arith.addi"(%618, %771) : (i32, i32) -> i32
            %773 = "llvm.getelementptr"(%36, %772) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %774 = "llvm.load"(%773) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %775 = "arith.addf"(%770, %774) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %776 = "arith.constant"() {value = 120 : i32} : () -> i32
            %777 = "arith.addi"(%618, %776) : (i32, i32) -> i32
            %778 = "llvm.getelementptr"(%36, %777) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %779 = "llvm.load"(%778) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %780 = "arith.addf"(%775, %779) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %781 = "arith.constant"() {value = 124 : i32} : () -> i32
            %782 = "arith.addi"(%618, %781) : (i32, i32) -> i32
            %783 = "llvm.getelementptr"(%36, %782) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %784 = "llvm.load"(%783) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %785 = "arith.addf"(%780, %784) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %786 = "arith.constant"() {value = 128 : i32} : () -> i32
            %787 = "arith.addi"(%618, %786) : (i32, i32) -> i32
            %788 = "llvm.getelementptr"(%36, %787) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %789 = "llvm.load"(%788) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %790 = "arith.addf"(%785, %789) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %791 = "arith.constant"() {value = 132 : i32} : () -> i32
            %792 = "arith.addi"(%618, %791) : (i32, i32) -> i32
            %793 = "llvm.getelementptr"(%36, %792) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %794 = "llvm.load"(%793) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %795 = "arith.addf"(%790, %794) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %796 = "arith.constant"() {value = 136 : i32} : () -> i32
            %797 = "arith.addi"(%618, %796) : (i32, i32) -> i32
            %798 = "llvm.getelementptr"(%36, %797) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %799 = "llvm.load"(%798) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %800 = "arith.addf"(%795, %799) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %801 = "arith.constant"() {value = 140 : i32} : () -> i32
            %802 = "arith.addi"(%618, %801) : (i32, i32) -> i32
            %803 = "llvm.getelementptr"(%36, %802) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %804 = "llvm.load"(%803) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %805 = "arith.addf"(%800, %804) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %806 = "arith.constant"() {value = 144 : i32} : () -> i32
            %807 = "arith.addi"(%618, %806) : (i32, i32) -> i32
            %808 = "llvm.getelementptr"(%36, %807) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %809 = "llvm.load"(%808) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %810 = "arith.addf"(%805, %809) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %811 = "arith.constant"() {value = 148 : i32} : () -> i32
            %812 = "arith.addi"(%618, %811) : (i32, i32) -> i32
            %813 = "llvm.getelementptr"(%36, %812) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %814 = "llvm.load"(%813) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %815 = "arith.addf"(%810, %814) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %816 = "arith.constant"() {value = 152 : i32} : () -> i32
            %817 = "arith.addi"(%618, %816) : (i32, i32) -> i32
            %818 = "llvm.getelementptr"(%36, %817) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %819 = "llvm.load"(%818) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %820 = "arith.addf"(%815, %819) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %821 = "arith.constant"() {value = 156 : i32} : () -> i32
            %822 = "arith.addi"(%618, %821) : (i32, i32) -> i32
            %823 = "llvm.getelementptr"(%36, %822) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %824 = "llvm.load"(%823) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %825 = "arith.addf"(%820, %824) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %826 = "arith.constant"() {value = 160 : i32} : () -> i32
            %827 = "arith.addi"(%618, %826) : (i32, i32) -> i32
            %828 = "llvm.getelementptr"(%36, %827) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %829 = "llvm.load"(%828) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %830 = "arith.addf"(%825, %829) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %831 = "arith.constant"() {value = 164 : i32} : () -> i32
            %832 = "arith.addi"(%618, %831) : (i32, i32) -> i32
            %833 = "llvm.getelementptr"(%36, %832) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %834 = "llvm.load"(%833) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %835 = "arith.addf"(%830, %834) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %836 = "arith.constant"() {value = 168 : i32} : () -> i32
            %837 = "arith.addi"(%618, %836) : (i32, i32) -> i32
            %838 = "llvm.getelementptr"(%36, %837) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %839 = "llvm.load"(%838) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %840 = "arith.addf"(%835, %839) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %841 = "arith.constant"() {value = 172 : i32} : () -> i32
            %842 = "arith.addi"(%618, %841) : (i32, i32) -> i32
            %843 = "llvm.getelementptr"(%36, %842) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %844 = "llvm.load"(%843) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %845 = "arith.addf"(%840, %844) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %846 = "arith.constant"() {value = 176 : i32} : () -> i32
            %847 = "arith.addi"(%618, %846) : (i32, i32) -> i32
            %848 = "llvm.getelementptr"(%36, %847) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %849 = "llvm.load"(%848) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %850 = "arith.addf"(%845, %849) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %851 = "arith.constant"() {value = 180 : i32} : () -> i32
            %852 = "arith.addi"(%618, %851) : (i32, i32) -> i32
            %853 = "llvm.getelementptr"(%36, %852) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %854 = "llvm.load"(%853) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %855 = "arith.addf"(%850, %854) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %856 = "arith.constant"() {value = 184 : i32} : () -> i32
            %857 = "arith.addi"(%618, %856) : (i32, i32) -> i32
            %858 = "llvm.getelementptr"(%36, %857) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %859 = "llvm.load"(%858) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %860 = "arith.addf"(%855, %859) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %861 = "arith.constant"() {value = 188 : i32} : () -> i32
            %862 = "arith.addi"(%618, %861) : (i32, i32) -> i32
            %863 = "llvm.getelementptr"(%36, %862) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %864 = "llvm.load"(%863) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %865 = "arith.addf"(%860, %864) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %866 = "arith.constant"() {value = 192 : i32} : () -> i32
            %867 = "arith.addi"(%618, %866) : (i32, i32) -> i32
            %868 = "llvm.getelementptr"(%36, %867) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %869 = "llvm.load"(%868) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %870 = "arith.addf"(%865, %869) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %871 = "arith.constant"() {value = 196 : i32} : () -> i32
            %872 = "arith.addi"(%618, %871) : (i32, i32) -> i32
            %873 = "llvm.getelementptr"(%36, %872) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %874 = "llvm.load"(%873) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %875 = "arith.addf"(%870, %874) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %876 = "arith.constant"() {value = 200 : i32} : () -> i32
            %877 = "arith.addi"(%618, %876) : (i32, i32) -> i32
            %878 = "llvm.getelementptr"(%36, %877) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %879 = "llvm.load"(%878) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %880 = "arith.addf"(%875, %879) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %881 = "arith.constant"() {value = 204 : i32} : () -> i32
            %882 = "arith.addi"(%618, %881) : (i32, i32) -> i32
            %883 = "llvm.getelementptr"(%36, %882) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %884 = "llvm.load"(%883) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %885 = "arith.addf"(%880, %884) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %886 = "arith.constant"() {value = 208 : i32} : () -> i32
            %887 = "arith.addi"(%618, %886) : (i32, i32) -> i32
            %888 = "llvm.getelementptr"(%36, %887) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %889 = "llvm.load"(%888) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %890 = "arith.addf"(%885, %889) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %891 = "arith.constant"() {value = 212 : i32} : () -> i32
            %892 = "arith.addi"(%618, %891) : (i32, i32) -> i32
            %893 = "llvm.getelementptr"(%36, %892) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %894 = "llvm.load"(%893) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %895 = "arith.addf"(%890, %894) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %896 = "arith.constant"() {value = 216 : i32} : () -> i32
            %897 = "arith.addi"(%618, %896) : (i32, i32) -> i32
            %898 = "llvm.getelementptr"(%36, %897) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %899 = "llvm.load"(%898) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %900 = "arith.addf"(%895, %899) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %901 = "arith.constant"() {value = 220 : i32} : () -> i32
            %902 = "arith.addi"(%618, %901) : (i32, i32) -> i32
            %903 = "llvm.getelementptr"(%36, %902) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %904 = "llvm.load"(%903) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %905 = "arith.addf"(%900, %904) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %906 = "arith.constant"() {value = 224 : i32} : () -> i32
            %907 = "arith.addi"(%618, %906) : (i32, i32) -> i32
            %908 = "llvm.getelementptr"(%36, %907) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %909 = "llvm.load"(%908) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %910 = "arith.addf"(%905, %909) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %911 = "arith.constant"() {value = 228 : i32} : () -> i32
            %912 = "arith.addi"(%618, %911) : (i32, i32) -> i32
            %913 = "llvm.getelementptr"(%36, %912) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %914 = "llvm.load"(%913) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %915 = "arith.addf"(%910, %914) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %916 = "arith.constant"() {value = 232 : i32} : () -> i32
            %917 = "arith.addi"(%618, %916) : (i32, i32) -> i32
            %918 = "llvm.getelementptr"(%36, %917) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %919 = "llvm.load"(%918) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %920 = "arith.addf"(%915, %919) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %921 = "arith.constant"() {value = 236 : i32} : () -> i32
            %922 = "arith.addi"(%618, %921) : (i32, i32) -> i32
            %923 = "llvm.getelementptr"(%36, %922) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %924 = "llvm.load"(%923) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %925 = "arith.addf"(%920, %924) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %926 = "arith.constant"() {value = 240 : i32} : () -> i32
            %927 = "arith.addi"(%618, %926) : (i32, i32) -> i32
            %928 = "llvm.getelementptr"(%36, %927) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %929 = "llvm.load"(%928) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %930 = "arith.addf"(%925, %929) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %931 = "arith.constant"() {value = 244 : i32} : () -> i32
            %932 = "arith.addi"(%618, %931) : (i32, i32) -> i32
            %933 = "llvm.getelementptr"(%36, %932) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %934 = "llvm.load"(%933) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %935 = "arith.addf"(%930, %934) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %936 = "arith.constant"() {value = 248 : i32} : () -> i32
            %937 = "arith.addi"(%618, %936) : (i32, i32) -> i32
            %938 = "llvm.getelementptr"(%36, %937) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %939 = "llvm.load"(%938) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %940 = "arith.addf"(%935, %939) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %941 = "arith.constant"() {value = 252 : i32} : () -> i32
            %942 = "arith.addi"(%618, %941) : (i32, i32) -> i32
            %943 = "llvm.getelementptr"(%36, %942) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %944 = "llvm.load"(%943) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %945 = "arith.addf"(%940, %944) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%945) : (f32) -> ()
          }, {
            %946 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            "scf.yield"(%946) : (f32) -> ()
          }) : (i1) -> f32
          "scf.if"(%484) ({
            %947 = "arith.constant"() {value = 1.0 : f32} : () -> f32
            %948 = "arith.mulf"(%627, %947) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %949 = "arith.remui"(%13, %27) : (i32, i32) -> i32
            %950 = "arith.extsi"(%949) : (i32) -> i64
            %951 = "arith.extsi"(%481) : (i32) -> i64
            %952 = "arith.muli"(%951, %8) : (i64, i64) -> i64
            %953 = "arith.addi"(%950, %952) : (i64, i64) -> i64
            %954 = "arith.muli"(%50, %9) : (i64, i64) -> i64
            %955 = "arith.addi"(%953, %954) : (i64, i64) -> i64
            %956 = "llvm.getelementptr"(%7, %955) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%948, %956) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "reduce_columns_4", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i64, %5: i64, %6: i64, %7: !llvm.ptr<1>, %8: i64, %9: i64, %10: !llvm.ptr<1>, %11: !llvm.ptr<1>, %12: i32):
      %13 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %16 = "arith.constant"() {value = 7 : i32} : () -> i32
      %17 = "arith.addi"(%2, %16) : (i32, i32) -> i32
      %18 = "arith.constant"() {value = 8 : i32} : () -> i32
      %19 = "arith.divui"(%17, %18) : (i32, i32) -> i32
      %20 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %21 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %22 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %23 = "arith.remui"(%20, %19) : (i32, i32) -> i32
      %24 = "arith.divui"(%20, %19) : (i32, i32) -> i32
      %25 = "arith.remui"(%24, %12) : (i32, i32) -> i32
      %26 = "arith.divui"(%24, %12) : (i32, i32) -> i32
      %27 = "arith.constant"() {value = 1 : i32} : () -> i32
      %28 = "arith.subi"(%12, %27) : (i32, i32) -> i32
      %29 = "arith.addi"(%1, %28) : (i32, i32) -> i32
      %30 = "arith.remsi"(%29, %12) : (i32, i32) -> i32
      %31 = "arith.constant"() {value = 0 : i32} : () -> i32
      %32 = "arith.cmpi"(%30, %31) {predicate = 2 : i64} : (i32, i32) -> i1
      %33 = "arith.divsi"(%29, %12) : (i32, i32) -> i32
      %34 = "arith.extsi"(%32) : (i1) -> i32
      %35 = "arith.addi"(%33, %34) : (i32, i32) -> i32
      %36 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %37 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 1024>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %38 = "arith.muli"(%23, %18) : (i32, i32) -> i32
      %39 = "arith.remui"(%13, %18) : (i32, i32) -> i32
      %40 = "arith.addi"(%38, %39) : (i32, i32) -> i32
      %41 = "arith.subi"(%2, %27) : (i32, i32) -> i32
      %42 = "arith.minsi"(%40, %41) : (i32, i32) -> i32
      %43 = "arith.muli"(%25, %35) : (i32, i32) -> i32
      %44 = "arith.divui"(%13, %18) : (i32, i32) -> i32
      %45 = "arith.addi"(%43, %44) : (i32, i32) -> i32
      %46 = "arith.addi"(%25, %27) : (i32, i32) -> i32
      %47 = "arith.muli"(%46, %35) : (i32, i32) -> i32
      %48 = "arith.minsi"(%47, %1) : (i32, i32) -> i32
      %49 = "arith.extsi"(%42) : (i32) -> i64
      %50 = "arith.extsi"(%26) : (i32) -> i64
      %51 = "arith.muli"(%49, %5) : (i64, i64) -> i64
      %52 = "arith.muli"(%50, %6) : (i64, i64) -> i64
      %53 = "arith.addi"(%51, %52) : (i64, i64) -> i64
      %54 = "llvm.getelementptr"(%0, %53) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %55 = "arith.constant"() {value = dense<0.0> : vector<1xf32>} : () -> vector<1xf32>
      %56 = "vector.extract"(%55) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %57 = "arith.constant"() {value = 256 : i32} : () -> i32
      %58 = "scf.for"(%45, %48, %57, %56) ({
      ^bb0(%59: i32, %60: f32):
        %61 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
        %62 = "vector.extract"(%61) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
        %63 = "vector.extract"(%61) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
        %64 = "vector.extract"(%61) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
        %65 = "vector.extract"(%61) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
        %66 = "vector.extract"(%61) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
        %67 = "vector.extract"(%61) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
        %68 = "vector.extract"(%61) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
        %69 = "vector.extract"(%61) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
        %70 = "arith.extsi"(%59) : (i32) -> i64
        %71 = "arith.muli"(%70, %4) : (i64, i64) -> i64
        %72 = "llvm.getelementptr"(%54, %71) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %73 = "arith.cmpi"(%59, %48) {predicate = 2 : i64} : (i32, i32) -> i1
        %74 = "scf.if"(%73) ({
          %75 = "llvm.load"(%72) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%75) : (f32) -> ()
        }, {
          "scf.yield"(%62) : (f32) -> ()
        }) : (i1) -> f32
        %76 = "arith.constant"() {value = 32 : i64} : () -> i64
        %77 = "arith.muli"(%4, %76) : (i64, i64) -> i64
        %78 = "llvm.getelementptr"(%72, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %79 = "arith.constant"() {value = 32 : i32} : () -> i32
        %80 = "arith.addi"(%59, %79) : (i32, i32) -> i32
        %81 = "arith.cmpi"(%80, %48) {predicate = 2 : i64} : (i32, i32) -> i1
        %82 = "scf.if"(%81) ({
          %83 = "llvm.load"(%78) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%83) : (f32) -> ()
        }, {
          "scf.yield"(%63) : (f32) -> ()
        }) : (i1) -> f32
        %84 = "llvm.getelementptr"(%78, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %85 = "arith.constant"() {value = 64 : i32} : () -> i32
        %86 = "arith.addi"(%59, %85) : (i32, i32) -> i32
        %87 = "arith.cmpi"(%86, %48) {predicate = 2 : i64} : (i32, i32) -> i1
        %88 = "scf.if"(%87) ({
          %89 = "llvm.load"(%84) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%89) : (f32) -> ()
        }, {
          "scf.yield"(%64) : (f32) -> ()
        }) : (i1) -> f32
        %90 = "llvm.getelementptr"(%84, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %91 = "arith.constant"() {value = 96 : i32} : () -> i32
        %92 = "arith.addi"(%59, %91) : (i32, i32) -> i32
        %93 = "arith.cmpi"(%92, %48) {predicate = 2 : i64} : (i32, i32) -> i1
        %94 = "scf.if"(%93) ({
          %95 = "llvm.load"(%90) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%95) : (f32) -> ()
        }, {
          "scf.yield"(%65) : (f32) -> ()
        }) : (i1) -> f32
        %96 = "llvm.getelementptr"(%90, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %97 = "arith.constant"() {value = 128 : i32} : () -> i32
        %98 = "arith.addi"(%59, %97) : (i32, i32) -> i32
        %99 = "arith.cmpi"(%98, %48) {predicate = 2 : i64} : (i32, i32) -> i1
        %100 = "scf.if"(%99) ({
          %101 = "llvm.load"(%96) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%101) : (f32) -> ()
        }, {
          "scf.yield"(%66) : (f32) -> ()
        }) : (i1) -> f32
        %102 = "llvm.getelementptr"(%96, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %103 = "arith.constant"() {value = 160 : i32} : () -> i32
        %104 = "arith.addi"(%59, %103) : (i32, i32) -> i32
        %105 = "arith.cmpi"(%104, %48) {predicate = 2 : i64} : (i32, i32) -> i1
        %106 = "scf.if"(%105) ({
          %107 = "llvm.load"(%102) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%107) : (f32) -> ()
        }, {
          "scf.yield"(%67) : (f32) -> ()
        }) : (i1) -> f32
        %108 = "llvm.getelementptr"(%102, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %109 = "arith.constant"() {value = 192 : i32} : () -> i32
        %110 = "arith.addi"(%59, %109) : (i32, i32) -> i32
        %111 = "arith.cmpi"(%110, %48) {predicate = 2 : i64} : (i32, i32) -> i1
        %112 = "scf.if"(%111) ({
          %113 = "llvm.load"(%108) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%113) : (f32) -> ()
        }, {
          "scf.yield"(%68) : (f32) -> ()
        }) : (i1) -> f32
        %114 = "llvm.getelementptr"(%108, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %115 = "arith.constant"() {value = 224 : i32} : () -> i32
        %116 = "arith.addi"(%59, %115) : (i32, i32) -> i32
        %117 = "arith.cmpi"(%116, %48) {predicate = 2 : i64} : (i32, i32) -> i1
        %118 = "scf.if"(%117) ({
          %119 = "llvm.load"(%114) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%119) : (f32) -> ()
        }, {
          "scf.yield"(%69) : (f32) -> ()
        }) : (i1) -> f32
        %120 = "vector.from_elements"(%60) : (f32) -> vector<1xf32>
        %121 = "vector.from_elements"(%74) : (f32) -> vector<1xf32>
        %122 = "arith.addf"(%120, %121) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %123 = "vector.extract"(%122) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %124 = "vector.from_elements"(%123) : (f32) -> vector<1xf32>
        %125 = "vector.from_elements"(%82) : (f32) -> vector<1xf32>
        %126 = "arith.addf"(%124, %125) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %127 = "vector.extract"(%126) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %128 = "vector.from_elements"(%127) : (f32) -> vector<1xf32>
        %129 = "vector.from_elements"(%88) : (f32) -> vector<1xf32>
        %130 = "arith.addf"(%128, %129) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %131 = "vector.extract"(%130) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %132 = "vector.from_elements"(%131) : (f32) -> vector<1xf32>
        %133 = "vector.from_elements"(%94) : (f32) -> vector<1xf32>
        %134 = "arith.addf"(%132, %133) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %135 = "vector.extract"(%134) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %136 = "vector.from_elements"(%135) : (f32) -> vector<1xf32>
        %137 = "vector.from_elements"(%100) : (f32) -> vector<1xf32>
        %138 = "arith.addf"(%136, %137) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %139 = "vector.extract"(%138) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %140 = "vector.from_elements"(%139) : (f32) -> vector<1xf32>
        %141 = "vector.from_elements"(%106) : (f32) -> vector<1xf32>
        %142 = "arith.addf"(%140, %141) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %143 = "vector.extract"(%142) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %144 = "vector.from_elements"(%143) : (f32) -> vector<1xf32>
        %145 = "vector.from_elements"(%112) : (f32) -> vector<1xf32>
        %146 = "arith.addf"(%144, %145) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %147 = "vector.extract"(%146) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %148 = "vector.from_elements"(%147) : (f32) -> vector<1xf32>
        %149 = "vector.from_elements"(%118) : (f32) -> vector<1xf32>
        %150 = "arith.addf"(%148, %149) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %151 = "vector.extract"(%150) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        "scf.yield"(%151) : (f32) -> ()
      }) : (i32, i32, i32, f32) -> f32
      %152 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %153 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %154 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %155 = "arith.remui"(%152, %18) : (i32, i32) -> i32
      %156 = "arith.divui"(%152, %18) : (i32, i32) -> i32
      %157 = "arith.muli"(%156, %18) : (i32, i32) -> i32
      %158 = "arith.addi"(%155, %157) : (i32, i32) -> i32
      %159 = "llvm.getelementptr"(%36, %158) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%58, %159) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %160 = "arith.cmpi"(%152, %18) {predicate = 2 : i64} : (i32, i32) -> i1
      %161 = "scf.if"(%160) ({
        %162 = "llvm.getelementptr"(%36, %152) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %163 = "llvm.load"(%162) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %164 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        %165 = "arith.addf"(%164, %163) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %166 = "arith.addi"(%152, %18) : (i32, i32) -> i32
        %167 = "llvm.getelementptr"(%36, %166) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %168 = "llvm.load"(%167) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %169 = "arith.addf"(%165, %168) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %170 = "arith.constant"() {value = 16 : i32} : () -> i32
        %171 = "arith.addi"(%152, %170) : (i32, i32) -> i32
        %172 = "llvm.getelementptr"(%36, %171) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %173 = "llvm.load"(%172) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %174 = "arith.addf"(%169, %173) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %175 = "arith.constant"() {value = 24 : i32} : () -> i32
        %176 = "arith.addi"(%152, %175) : (i32, i32) -> i32
        %177 = "llvm.getelementptr"(%36, %176) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %178 = "llvm.load"(%177) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %179 = "arith.addf"(%174, %178) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %180 = "arith.constant"() {value = 32 : i32} : () -> i32
        %181 = "arith.addi"(%152, %180) : (i32, i32) -> i32
        %182 = "llvm.getelementptr"(%36, %181) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %183 = "llvm.load"(%182) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %184 = "arith.addf"(%179, %183) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %185 = "arith.constant"() {value = 40 : i32} : () -> i32
        %186 = "arith.addi"(%152, %185) : (i32, i32) -> i32
        %187 = "llvm.getelementptr"(%36, %186) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %188 = "llvm.load"(%187) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %189 = "arith.addf"(%184, %188) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %190 = "arith.constant"() {value = 48 : i32} : () -> i32
        %191 = "arith.addi"(%152, %190) : (i32, i32) -> i32
        %192 = "llvm.getelementptr"(%36, %191) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %193 = "llvm.load"(%192) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %194 = "arith.addf"(%189, %193) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %195 = "arith.constant"() {value = 56 : i32} : () -> i32
        %196 = "arith.addi"(%152, %195) : (i32, i32) -> i32
        %197 = "llvm.getelementptr"(%36, %196) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %198 = "llvm.load"(%197) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %199 = "arith.addf"(%194, %198) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %200 = "arith.constant"() {value = 64 : i32} : () -> i32
        %201 = "arith.addi"(%152, %200) : (i32, i32) -> i32
        %202 = "llvm.getelementptr"(%36, %201) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %203 = "llvm.load"(%202) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %204 = "arith.addf"(%199, %203) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %205 = "arith.constant"() {value = 72 : i32} : () -> i32
        %206 = "arith.addi"(%152, %205) : (i32, i32) -> i32
        %207 = "llvm.getelementptr"(%36, %206) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %208 = "llvm.load"(%207) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %209 = "arith.addf"(%204, %208) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %210 = "arith.constant"() {value = 80 : i32} : () -> i32
        %211 = "arith.addi"(%152, %210) : (i32, i32) -> i32
        %212 = "llvm.getelementptr"(%36, %211) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %213 = "llvm.load"(%212) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %214 = "arith.addf"(%209, %213) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %215 = "arith.constant"() {value = 88 : i32} : () -> i32
        %216 = "arith.addi"(%152, %215) : (i32, i32) -> i32
        %217 = "llvm.getelementptr"(%36, %216) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %218 = "llvm.load"(%217) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %219 = "arith.addf"(%214, %218) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %220 = "arith.constant"() {value = 96 : i32} : () -> i32
        %221 = "arith.addi"(%152, %220) : (i32, i32) -> i32
        %222 = "llvm.getelementptr"(%36, %221) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %223 = "llvm.load"(%222) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %224 = "arith.addf"(%219, %223) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %225 = "arith.constant"() {value = 104 : i32} : () -> i32
        %226 = "arith.addi"(%152, %225) : (i32, i32) -> i32
        %227 = "llvm.getelementptr"(%36, %226) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %228 = "llvm.load"(%227) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %229 = "arith.addf"(%224, %228) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %230 = "arith.constant"() {value = 112 : i32} : () -> i32
        %231 = "arith.addi"(%152, %230) : (i32, i32) -> i32
        %232 = "llvm.getelementptr"(%36, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %233 = "llvm.load"(%232) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %234 = "arith.addf"(%229, %233) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %235 = "arith.constant"() {value = 120 : i32} : () -> i32
        %236 = "arith.addi"(%152, %235) : (i32, i32) -> i32
        %237 = "llvm.getelementptr"(%36, %236) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %238 = "llvm.load"(%237) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %239 = "arith.addf"(%234, %238) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %240 = "arith.constant"() {value = 128 : i32} : () -> i32
        %241 = "arith.addi"(%152, %240) : (i32, i32) -> i32
        %242 = "llvm.getelementptr"(%36, %241) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %243 = "llvm.load"(%242) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %244 = "arith.addf"(%239, %243) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %245 = "arith.constant"() {value = 136 : i32} : () -> i32
        %246 = "arith.addi"(%152, %245) : (i32, i32) -> i32
        %247 = "llvm.getelementptr"(%36, %246) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %248 = "llvm.load"(%247) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %249 = "arith.addf"(%244, %248) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %250 = "arith.constant"() {value = 144 : i32} : () -> i32
        %251 = "arith.addi"(%152, %250) : (i32, i32) -> i32
        %252 = "llvm.getelementptr"(%36, %251) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %253 = "llvm.load"(%252) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %254 = "arith.addf"(%249, %253) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %255 = "arith.constant"() {value = 152 : i32} : () -> i32
        %256 = "arith.addi"(%152, %255) : (i32, i32) -> i32
        %257 = "llvm.getelementptr"(%36, %256) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %258 = "llvm.load"(%257) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %259 = "arith.addf"(%254, %258) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %260 = "arith.constant"() {value = 160 : i32} : () -> i32
        %261 = "arith.addi"(%152, %260) : (i32, i32) -> i32
        %262 = "llvm.getelementptr"(%36, %261) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %263 = "llvm.load"(%262) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %264 = "arith.addf"(%259, %263) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %265 = "arith.constant"() {value = 168 : i32} : () -> i32
        %266 = "arith.addi"(%152, %265) : (i32, i32) -> i32
        %267 = "llvm.getelementptr"(%36, %266) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %268 = "llvm.load"(%267) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %269 = "arith.addf"(%264, %268) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %270 = "arith.constant"() {value = 176 : i32} : () -> i32
        %271 = "arith.addi"(%152, %270) : (i32, i32) -> i32
        %272 = "llvm.getelementptr"(%36, %271) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %273 = "llvm.load"(%272) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %274 = "arith.addf"(%269, %273) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %275 = "arith.constant"() {value = 184 : i32} : () -> i32
        %276 = "arith.addi"(%152, %275) : (i32, i32) -> i32
        %277 = "llvm.getelementptr"(%36, %276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %278 = "llvm.load"(%277) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %279 = "arith.addf"(%274, %278) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %280 = "arith.constant"() {value = 192 : i32} : () -> i32
        %281 = "arith.addi"(%152, %280) : (i32, i32) -> i32
        %282 = "llvm.getelementptr"(%36, %281) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %283 = "llvm.load"(%282) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %284 = "arith.addf"(%279, %283) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %285 = "arith.constant"() {value = 200 : i32} : () -> i32
        %286 = "arith.addi"(%152, %285) : (i32, i32) -> i32
        %287 = "llvm.getelementptr"(%36, %286) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %288 = "llvm.load"(%287) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %289 = "arith.addf"(%284, %288) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %290 = "arith.constant"() {value = 208 : i32} : () -> i32
        %291 = "arith.addi"(%152, %290) : (i32, i32) -> i32
        %292 = "llvm.getelementptr"(%36, %291) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %293 = "llvm.load"(%292) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %294 = "arith.addf"(%289, %293) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %295 = "arith.constant"() {value = 216 : i32} : () -> i32
        %296 = "arith.addi"(%152, %295) : (i32, i32) -> i32
        %297 = "llvm.getelementptr"(%36, %296) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %298 = "llvm.load"(%297) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %299 = "arith.addf"(%294, %298) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %300 = "arith.constant"() {value = 224 : i32} : () -> i32
        %301 = "arith.addi"(%152, %300) : (i32, i32) -> i32
        %302 = "llvm.getelementptr"(%36, %301) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %303 = "llvm.load"(%302) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %304 = "arith.addf"(%299, %303) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %305 = "arith.constant"() {value = 232 : i32} : () -> i32
        %306 = "arith.addi"(%152, %305) : (i32, i32) -> i32
        %307 = "llvm.getelementptr"(%36, %306) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %308 = "llvm.load"(%307) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %309 = "arith.addf"(%304, %308) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %310 = "arith.constant"() {value = 240 : i32} : () -> i32
        %311 = "arith.addi"(%152, %310) : (i32, i32) -> i32
        %312 = "llvm.getelementptr"(%36, %311) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %313 = "llvm.load"(%312) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %314 = "arith.addf"(%309, %313) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %315 = "arith.constant"() {value = 248 : i32} : () -> i32
        %316 = "arith.addi"(%152, %315) : (i32, i32) -> i32
        %317 = "llvm.getelementptr"(%36, %316) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %318 = "llvm.load"(%317) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %319 = "arith.addf"(%314, %318) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "scf.yield"(%319) : (f32) -> ()
      }, {
        %320 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        "scf.yield"(%320) : (f32) -> ()
      }) : (i1) -> f32
      %321 = "arith.addi"(%38, %13) : (i32, i32) -> i32
      %322 = "arith.cmpi"(%13, %18) {predicate = 2 : i64} : (i32, i32) -> i1
      %323 = "arith.cmpi"(%321, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %324 = "arith.andi"(%322, %323) : (i1, i1) -> i1
      %325 = "arith.cmpi"(%12, %27) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%325) ({
        "scf.if"(%324) ({
          %326 = "arith.constant"() {value = 1.0 : f32} : () -> f32
          %327 = "arith.mulf"(%161, %326) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %328 = "arith.remui"(%13, %27) : (i32, i32) -> i32
          %329 = "arith.extsi"(%328) : (i32) -> i64
          %330 = "arith.extsi"(%321) : (i32) -> i64
          %331 = "arith.muli"(%330, %8) : (i64, i64) -> i64
          %332 = "arith.addi"(%329, %331) : (i64, i64) -> i64
          %333 = "arith.muli"(%50, %9) : (i64, i64) -> i64
          %334 = "arith.addi"(%332, %333) : (i64, i64) -> i64
          %335 = "llvm.getelementptr"(%7, %334) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%327, %335) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        %336 = "arith.muli"(%26, %19) : (i32, i32) -> i32
        %337 = "arith.addi"(%336, %23) : (i32, i32) -> i32
        %338 = "arith.muli"(%337, %12) : (i32, i32) -> i32
        %339 = "arith.muli"(%338, %18) : (i32, i32) -> i32
        %340 = "llvm.getelementptr"(%10, %339) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        "scf.if"(%322) ({
          %341 = "arith.remui"(%13, %27) : (i32, i32) -> i32
          %342 = "arith.extsi"(%341) : (i32) -> i64
          %343 = "arith.extsi"(%25) : (i32) -> i64
          %344 = "arith.extsi"(%13) : (i32) -> i64
          %345 = "arith.constant"() {value = 8 : i64} : () -> i64
          %346 = "arith.muli"(%343, %345) : (i64, i64) -> i64
          %347 = "arith.addi"(%342, %346) : (i64, i64) -> i64
          %348 = "arith.addi"(%347, %344) : (i64, i64) -> i64
          %349 = "llvm.getelementptr"(%340, %348) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%161, %349) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %350 = "llvm.getelementptr"(%11, %337) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 0 : i32} : () -> ()
        %351 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %352 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %353 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %354 = "arith.cmpi"(%351, %31) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%354) ({
          "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
          %355 = "llvm.inline_asm"(%350, %28) {asm_string = "atom.relaxed.gpu.global.inc.u32 $0, [$1], $2;", constraints = "=r,l,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i32) -> i32
          %357 = "arith.extui"(%355) : (i32) -> i64
          %358 = "arith.extsi"(%28) : (i32) -> i64
          %359 = "arith.cmpi"(%357, %358) {predicate = 0 : i64} : (i64, i64) -> i1
          %360 = "arith.extui"(%359) : (i1) -> i32
          "llvm.store"(%360, %37) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 1 : i32} : () -> ()
        %361 = "llvm.load"(%37) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %362 = "arith.cmpi"(%361, %27) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%362) ({
          %363 = "arith.extsi"(%39) : (i32) -> i64
          %364 = "llvm.getelementptr"(%340, %363) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %365 = "scf.for"(%44, %12, %57, %56) ({
          ^bb0(%366: i32, %367: f32):
            %368 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
            %369 = "vector.extract"(%368) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
            %370 = "vector.extract"(%368) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
            %371 = "vector.extract"(%368) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
            %372 = "vector.extract"(%368) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
            %373 = "vector.extract"(%368) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
            %374 = "vector.extract"(%368) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
            %375 = "vector.extract"(%368) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
            %376 = "vector.extract"(%368) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
            %377 = "arith.extsi"(%366) : (i32) -> i64
            %378 = "arith.constant"() {value = 8 : i64} : () -> i64
            %379 = "arith.muli"(%377, %378) : (i64, i64) -> i64
            %380 = "llvm.getelementptr"(%364, %379) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %381 = "arith.cmpi"(%366, %12) {predicate = 2 : i64} : (i32, i32) -> i1
            %382 = "scf.if"(%381) ({
              %383 = "llvm.load"(%380) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%383) : (f32) -> ()
            }, {
              "scf.yield"(%369) : (f32) -> ()
            }) : (i1) -> f32
            %384 = "llvm.getelementptr"(%380) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %385 = "arith.constant"() {value = 32 : i32} : () -> i32
            %386 = "arith.addi"(%366, %385) : (i32, i32) -> i32
            %387 = "arith.cmpi"(%386, %12) {predicate = 2 : i64} : (i32, i32) -> i1
            %388 = "scf.if"(%387) ({
              %389 = "llvm.load"(%384) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%389) : (f32) -> ()
            }, {
              "scf.yield"(%370) : (f32) -> ()
            }) : (i1) -> f32
            %390 = "llvm.getelementptr"(%384) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %391 = "arith.constant"() {value = 64 : i32} : () -> i32
            %392 = "arith.addi"(%366, %391) : (i32, i32) -> i32
            %393 = "arith.cmpi"(%392, %12) {predicate = 2 : i64} : (i32, i32) -> i1
            %394 = "scf.if"(%393) ({
              %395 = "llvm.load"(%390) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%395) : (f32) -> ()
            }, {
              "scf.yield"(%371) : (f32) -> ()
            }) : (i1) -> f32
            %396 = "llvm.getelementptr"(%390) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %397 = "arith.constant"() {value = 96 : i32} : () -> i32
            %398 = "arith.addi"(%366, %397) : (i32, i32) -> i32
            %399 = "arith.cmpi"(%398, %12) {predicate = 2 : i64} : (i32, i32) -> i1
            %400 = "scf.if"(%399) ({
              %401 = "llvm.load"(%396) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%401) : (f32) -> ()
            }, {
              "scf.yield"(%372) : (f32) -> ()
            }) : (i1) -> f32
            %402 = "llvm.getelementptr"(%396) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %403 = "arith.constant"() {value = 128 : i32} : () -> i32
            %404 = "arith.addi"(%366, %403) : (i32, i32) -> i32
            %405 = "arith.cmpi"(%404, %12) {predicate = 2 : i64} : (i32, i32) -> i1
            %406 = "scf.if"(%405) ({
              %407 = "llvm.load"(%402) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%407) : (f32) -> ()
            }, {
              "scf.yield"(%373) : (f32) -> ()
            }) : (i1) -> f32
            %408 = "llvm.getelementptr"(%402) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %409 = "arith.constant"() {value = 160 : i32} : () -> i32
            %410 = "arith.addi"(%366, %409) : (i32, i32) -> i32
            %411 = "arith.cmpi"(%410, %12) {predicate = 2 : i64} : (i32, i32) -> i1
            %412 = "scf.if"(%411) ({
              %413 = "llvm.load"(%408) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%413) : (f32) -> ()
            }, {
              "scf.yield"(%374) : (f32) -> ()
            }) : (i1) -> f32
            %414 = "llvm.getelementptr"(%408) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %415 = "arith.constant"() {value = 192 : i32} : () -> i32
            %416 = "arith.addi"(%366, %415) : (i32, i32) -> i32
            %417 = "arith.cmpi"(%416, %12) {predicate = 2 : i64} : (i32, i32) -> i1
            %418 = "scf.if"(%417) ({
              %419 = "llvm.load"(%414) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%419) : (f32) -> ()
            }, {
              "scf.yield"(%375) : (f32) -> ()
            }) : (i1) -> f32
            %420 = "llvm.getelementptr"(%414) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %421 = "arith.constant"() {value = 224 : i32} : () -> i32
            %422 = "arith.addi"(%366, %421) : (i32, i32) -> i32
            %423 = "arith.cmpi"(%422, %12) {predicate = 2 : i64} : (i32, i32) -> i1
            %424 = "scf.if"(%423) ({
              %425 = "llvm.load"(%420) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%425) : (f32) -> ()
            }, {
              "scf.yield"(%376) : (f32) -> ()
            }) : (i1) -> f32
            %426 = "vector.from_elements"(%367) : (f32) -> vector<1xf32>
            %427 = "vector.from_elements"(%382) : (f32) -> vector<1xf32>
            %428 = "arith.addf"(%426, %427) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %429 = "vector.extract"(%428) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %430 = "vector.from_elements"(%429) : (f32) -> vector<1xf32>
            %431 = "vector.from_elements"(%388) : (f32) -> vector<1xf32>
            %432 = "arith.addf"(%430, %431) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %433 = "vector.extract"(%432) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %434 = "vector.from_elements"(%433) : (f32) -> vector<1xf32>
            %435 = "vector.from_elements"(%394) : (f32) -> vector<1xf32>
            %436 = "arith.addf"(%434, %435) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %437 = "vector.extract"(%436) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %438 = "vector.from_elements"(%437) : (f32) -> vector<1xf32>
            %439 = "vector.from_elements"(%400) : (f32) -> vector<1xf32>
            %440 = "arith.addf"(%438, %439) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %441 = "vector.extract"(%440) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %442 = "vector.from_elements"(%441) : (f32) -> vector<1xf32>
            %443 = "vector.from_elements"(%406) : (f32) -> vector<1xf32>
            %444 = "arith.addf"(%442, %443) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %445 = "vector.extract"(%444) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %446 = "vector.from_elements"(%445) : (f32) -> vector<1xf32>
            %447 = "vector.from_elements"(%412) : (f32) -> vector<1xf32>
            %448 = "arith.addf"(%446, %447) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %449 = "vector.extract"(%448) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %450 = "vector.from_elements"(%449) : (f32) -> vector<1xf32>
            %451 = "vector.from_elements"(%418) : (f32) -> vector<1xf32>
            %452 = "arith.addf"(%450, %451) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %453 = "vector.extract"(%452) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %454 = "vector.from_elements"(%453) : (f32) -> vector<1xf32>
            %455 = "vector.from_elements"(%424) : (f32) -> vector<1xf32>
            %456 = "arith.addf"(%454, %455) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %457 = "vector.extract"(%456) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            "scf.yield"(%457) : (f32) -> ()
          }) : (i32, i32, i32, f32) -> f32
          %458 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %459 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %460 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %461 = "arith.remui"(%458, %18) : (i32, i32) -> i32
          %462 = "arith.divui"(%458, %18) : (i32, i32) -> i32
          %463 = "arith.muli"(%462, %18) : (i32, i32) -> i32
          %464 = "arith.addi"(%461, %463) : (i32, i32) -> i32
          %465 = "llvm.getelementptr"(%36, %464) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%365, %465) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 2 : i32} : () -> ()
          %466 = "arith.cmpi"(%458, %18) {predicate = 2 : i64} : (i32, i32) -> i1
          %467 = "scf.if"(%466) ({
            %468 = "llvm.getelementptr"(%36, %458) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %469 = "llvm.load"(%468) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %470 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            %471 = "arith.addf"(%470, %469) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %472 = "arith.addi"(%458, %18) : (i32, i32) -> i32
            %473 = "llvm.getelementptr"(%36, %472) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %474 = "llvm.load"(%473) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %475 = "arith.addf"(%471, %474) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %476 = "arith.constant"() {value = 16 : i32} : () -> i32
            %477 = "arith.addi"(%458, %476) : (i32, i32) -> i32
            %478 = "llvm.getelementptr"(%36, %477) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %479 = "llvm.load"(%478) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %480 = "arith.addf"(%475, %479) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %481 = "arith.constant"() {value = 24 : i32} : () -> i32
            %482 = "arith.addi"(%458, %481) : (i32, i32) -> i32
            %483 = "llvm.getelementptr"(%36, %482) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %484 = "llvm.load"(%483) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %485 = "arith.addf"(%480, %484) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %486 = "arith.constant"() {value = 32 : i32} : () -> i32
            %487 = "arith.addi"(%458, %486) : (i32, i32) -> i32
            %488 = "llvm.getelementptr"(%36, %487) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %489 = "llvm.load"(%488) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %490 = "arith.addf"(%485, %489) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %491 = "arith.constant"() {value = 40 : i32} : () -> i32
            %492 = "arith.addi"(%458, %491) : (i32, i32) -> i32
            %493 = "llvm.getelementptr"(%36, %492) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %494 = "llvm.load"(%493) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %495 = "arith.addf"(%490, %494) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %496 = "arith.constant"() {value = 48 : i32} : () -> i32
            %497 = "arith.addi"(%458, %496) : (i32, i32) -> i32
            %498 = "llvm.getelementptr"(%36, %497) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %499 = "llvm.load"(%498) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %500 = "arith.addf"(%495, %499) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %501 = "arith.constant"() {value = 56 : i32} : () -> i32
            %502 = "arith.addi"(%458, %501) : (i32, i32) -> i32
            %503 = "llvm.getelementptr"(%36, %502) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %504 = "llvm.load"(%503) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %505 = "arith.addf"(%500, %504) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %506 = "arith.constant"() {value = 64 : i32} : () -> i32
            %507 = "arith.addi"(%458, %506) : (i32, i32) -> i32
            %508 = "llvm.getelementptr"(%36, %507) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %509 = "llvm.load"(%508) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %510 = "arith.addf"(%505, %509) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %511 = "arith.constant"() {value = 72 : i32} : () -> i32
            %512 = "arith.addi"(%458, %511) : (i32, i32) -> i32
            %513 = "llvm.getelementptr"(%36, %512) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %514 = "llvm.load"(%513) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %515 = "arith.addf"(%510, %514) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %516 = "arith.constant"() {value = 80 : i32} : () -> i32
            %517 = "arith.addi"(%458, %516) : (i32, i32) -> i32
            %518 = "llvm.getelementptr"(%36, %517) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %519 = "llvm.load"(%518) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %520 = "arith.addf"(%515, %519) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %521 = "arith.constant"() {value = 88 : i32} : () -> i32
            %522 = "arith.addi"(%458, %521) : (i32, i32) -> i32
            %523 = "llvm.getelementptr"(%36, %522) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %524 = "llvm.load"(%523) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %525 = "arith.addf"(%520, %524) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %526 = "arith.constant"() {value = 96 : i32} : () -> i32
            %527 = "arith.addi"(%458, %526) : (i32, i32) -> i32
            %528 = "llvm.getelementptr"(%36, %527) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %529 = "llvm.load"(%528) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %530 = "arith.addf"(%525, %529) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %531 = "arith.constant"() {value = 104 : i32} : () -> i32
            %532 = "arith.addi"(%458, %531) : (i32, i32) -> i32
            %533 = "llvm.getelementptr"(%36, %532) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %534 = "llvm.load"(%533) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %535 = "arith.addf"(%530, %534) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %536 = "arith.constant"() {value = 112 : i32} : () -> i32
            %537 = "arith.addi"(%458, %536) : (i32, i32) -> i32
            %538 = "llvm.getelementptr"(%36, %537) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %539 = "llvm.load"(%538) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %540 = "arith.addf"(%535, %539) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %541 = "arith.constant"() {value = 120 : i32} : () -> i32
            %542 = "arith.addi"(%458, %541) : (i32, i32) -> i32
            %543 = "llvm.getelementptr"(%36, %542) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %544 = "llvm.load"(%543) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %545 = "arith.addf"(%540, %544) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %546 = "arith.constant"() {value = 128 : i32} : () -> i32
            %547 = "arith.addi"(%458, %546) : (i32, i32) -> i32
            %548 = "llvm.getelementptr"(%36, %547) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %549 = "llvm.load"(%548) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %550 = "arith.addf"(%545, %549) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %551 = "arith.constant"() {value = 136 : i32} : () -> i32
            %552 = "arith.addi"(%458, %551) : (i32, i32) -> i32
            %553 = "llvm.getelementptr"(%36, %552) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %554 = "llvm.load"(%553) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %555 = "arith.addf"(%550, %554) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %556 = "arith.constant"() {value = 144 : i32} : () -> i32
            %557 = "arith.addi"(%458, %556) : (i32, i32) -> i32
            %558 = "llvm.getelementptr"(%36, %557) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %559 = "llvm.load"(%558) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %560 = "arith.addf"(%555, %559) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %561 = "arith.constant"() {value = 152 : i32} : () -> i32
            %562 = "arith.addi"(%458, %561) : (i32, i32) -> i32
            %563 = "llvm.getelementptr"(%36, %562) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %564 = "llvm.load"(%563) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %565 = "arith.addf"(%560, %564) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %566 = "arith.constant"() {value = 160 : i32} : () -> i32
            %567 = "arith.addi"(%458, %566) : (i32, i32) -> i32
            %568 = "llvm.getelementptr"(%36, %567) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %569 = "llvm.load"(%568) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %570 = "arith.addf"(%565, %569) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %571 = "arith.constant"() {value = 168 : i32} : () -> i32
            %572 = "arith.addi"(%458, %571) : (i32, i32) -> i32
            %573 = "llvm.getelementptr"(%36, %572) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %574 = "llvm.load"(%573) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %575 = "arith.addf"(%570, %574) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %576 = "arith.constant"() {value = 176 : i32} : () -> i32
            %577 = "arith.addi"(%458, %576) : (i32, i32) -> i32
            %578 = "llvm.getelementptr"(%36, %577) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %579 = "llvm.load"(%578) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %580 = "arith.addf"(%575, %579) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %581 = "arith.constant"() {value = 184 : i32} : () -> i32
            %582 = "arith.addi"(%458, %581) : (i32, i32) -> i32
            %583 = "llvm.getelementptr"(%36, %582) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %584 = "llvm.load"(%583) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %585 = "arith.addf"(%580, %584) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %586 = "arith.constant"() {value = 192 : i32} : () -> i32
            %587 = "arith.addi"(%458, %586) : (i32, i32) -> i32
            %588 = "llvm.getelementptr"(%36, %587) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %589 = "llvm.load"(%588) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %590 = "arith.addf"(%585, %589) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %591 = "arith.constant"() {value = 200 : i32} : () -> i32
            %592 = "arith.addi"(%458, %591) : (i32, i32) -> i32
            %593 = "llvm.getelementptr"(%36, %592) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %594 = "llvm.load"(%593) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %595 = "arith.addf"(%590, %594) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %596 = "arith.constant"() {value = 208 : i32} : () -> i32
            %597 = "arith.addi"(%458, %596) : (i32, i32) -> i32
            %598 = "llvm.getelementptr"(%36, %597) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %599 = "llvm.load"(%598) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %600 = "arith.addf"(%595, %599) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %601 = "arith.constant"() {value = 216 : i32} : () -> i32
            %602 = "arith.addi"(%458, %601) : (i32, i32) -> i32
            %603 = "llvm.getelementptr"(%36, %602) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %604 = "llvm.load"(%603) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %605 = "arith.addf"(%600, %604) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %606 = "arith.constant"() {value = 224 : i32} : () -> i32
            %607 = "arith.addi"(%458, %606) : (i32, i32) -> i32
            %608 = "llvm.getelementptr"(%36, %607) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %609 = "llvm.load"(%608) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %610 = "arith.addf"(%605, %609) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %611 = "arith.constant"() {value = 232 : i32} : () -> i32
            %612 = "arith.addi"(%458, %611) : (i32, i32) -> i32
            %613 = "llvm.getelementptr"(%36, %612) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %614 = "llvm.load"(%613) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %615 = "arith.addf"(%610, %614) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %616 = "arith.constant"() {value = 240 : i32} : () -> i32
            %617 = "arith.addi"(%458, %616) : (i32, i32) -> i32
            %618 = "llvm.getelementptr"(%36, %617) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %619 = "llvm.load"(%618) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %620 = "arith.addf"(%615, %619) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %621 = "arith.constant"() {value = 248 : i32} : () -> i32
            %622 = "arith.addi"(%458, %621) : (i32, i32) -> i32
            %623 = "llvm.getelementptr"(%36, %622) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %624 = "llvm.load"(%623) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %625 = "arith.addf"(%620, %624) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%625) : (f32) -> ()
          }, {
            %626 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            "scf.yield"(%626) : (f32) -> ()
          }) : (i1) -> f32
          "scf.if"(%324) ({
            %627 = "arith.constant"() {value = 1.0 : f32} : () -> f32
            %628 = "arith.mulf"(%467, %627) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %629 = "arith.remui"(%13, %27) : (i32, i32) -> i32
            %630 = "arith.extsi"(%629) : (i32) -> i64
            %631 = "arith.extsi"(%321) : (i32) -> i64
            %632 = "arith.muli"(%631, %8) : (i64, i64) -> i64
            %633 = "arith.addi"(%630, %632) : (i64, i64) -> i64
            %634 = "arith.muli"(%50, %9) : (i64, i64) -> i64
            %635 = "arith.addi"(%633, %634) : (i64, i64) -> i64
            %636 = "llvm.getelementptr"(%7, %635) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%628, %636) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "reduce_columns_5", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i64, %5: i64, %6: i64, %7: !llvm.ptr<1>, %8: i64, %9: i64, %10: !llvm.ptr<1>, %11: !llvm.ptr<1>, %12: i32):
      %13 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %16 = "arith.constant"() {value = 31 : i32} : () -> i32
      %17 = "arith.addi"(%2, %16) : (i32, i32) -> i32
      %18 = "arith.constant"() {value = 32 : i32} : () -> i32
      %19 = "arith.divui"(%17, %18) : (i32, i32) -> i32
      %20 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %21 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %22 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %23 = "arith.remui"(%20, %19) : (i32, i32) -> i32
      %24 = "arith.divui"(%20, %19) : (i32, i32) -> i32
      %25 = "arith.remui"(%24, %12) : (i32, i32) -> i32
      %26 = "arith.divui"(%24, %12) : (i32, i32) -> i32
      %27 = "arith.constant"() {value = 1 : i32} : () -> i32
      %28 = "arith.subi"(%12, %27) : (i32, i32) -> i32
      %29 = "arith.addi"(%1, %28) : (i32, i32) -> i32
      %30 = "arith.remsi"(%29, %12) : (i32, i32) -> i32
      %31 = "arith.constant"() {value = 0 : i32} : () -> i32
      %32 = "arith.cmpi"(%30, %31) {predicate = 2 : i64} : (i32, i32) -> i1
      %33 = "arith.divsi"(%29, %12) : (i32, i32) -> i32
      %34 = "arith.extsi"(%32) : (i1) -> i32
      %35 = "arith.addi"(%33, %34) : (i32, i32) -> i32
      %36 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %37 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 1024>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %38 = "arith.muli"(%23, %18) : (i32, i32) -> i32
      %39 = "arith.remui"(%13, %18) : (i32, i32) -> i32
      %40 = "arith.addi"(%38, %39) : (i32, i32) -> i32
      %41 = "arith.subi"(%2, %27) : (i32, i32) -> i32
      %42 = "arith.minsi"(%40, %41) : (i32, i32) -> i32
      %43 = "arith.muli"(%25, %35) : (i32, i32) -> i32
      %44 = "arith.divui"(%13, %18) : (i32, i32) -> i32
      %45 = "arith.addi"(%43, %44) : (i32, i32) -> i32
      %46 = "arith.addi"(%25, %27) : (i32, i32) -> i32
      %47 = "arith.muli"(%46, %35) : (i32, i32) -> i32
      %48 = "arith.minsi"(%47, %1) : (i32, i32) -> i32
      %49 = "arith.extsi"(%42) : (i32) -> i64
      %50 = "arith.extsi"(%26) : (i32) -> i64
      %51 = "arith.muli"(%49, %5) : (i64, i64) -> i64
      %52 = "arith.muli"(%50, %6) : (i64, i64) -> i64
      %53 = "arith.addi"(%51, %52) : (i64, i64) -> i64
      %54 = "llvm.getelementptr"(%0, %53) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %55 = "arith.constant"() {value = dense<0.0> : vector<1xf32>} : () -> vector<1xf32>
      %56 = "vector.extract"(%55) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %57 = "arith.constant"() {value = 64 : i32} : () -> i32
      %58 = "scf.for"(%45, %48, %57, %56) ({
      ^bb0(%59: i32, %60: f32):
        %61 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
        %62 = "vector.extract"(%61) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
        %63 = "vector.extract"(%61) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
        %64 = "vector.extract"(%61) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
        %65 = "vector.extract"(%61) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
        %66 = "vector.extract"(%61) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
        %67 = "vector.extract"(%61) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
        %68 = "vector.extract"(%61) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
        %69 = "vector.extract"(%61) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
        %70 = "arith.extsi"(%59) : (i32) -> i64
        %71 = "arith.muli"(%70, %4) : (i64, i64) -> i64
        %72 = "llvm.getelementptr"(%54, %71) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %73 = "arith.cmpi"(%59, %48) {predicate = 2 : i64} : (i32, i32) -> i1
        %74 = "scf.if"(%73) ({
          %75 = "llvm.load"(%72) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%75) : (f32) -> ()
        }, {
          "scf.yield"(%62) : (f32) -> ()
        }) : (i1) -> f32
        %76 = "arith.constant"() {value = 8 : i64} : () -> i64
        %77 = "arith.muli"(%4, %76) : (i64, i64) -> i64
        %78 = "llvm.getelementptr"(%72, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %79 = "arith.constant"() {value = 8 : i32} : () -> i32
        %80 = "arith.addi"(%59, %79) : (i32, i32) -> i32
        %81 = "arith.cmpi"(%80, %48) {predicate = 2 : i64} : (i32, i32) -> i1
        %82 = "scf.if"(%81) ({
          %83 = "llvm.load"(%78) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%83) : (f32) -> ()
        }, {
          "scf.yield"(%63) : (f32) -> ()
        }) : (i1) -> f32
        %84 = "llvm.getelementptr"(%78, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %85 = "arith.constant"() {value = 16 : i32} : () -> i32
        %86 = "arith.addi"(%59, %85) : (i32, i32) -> i32
        %87 = "arith.cmpi"(%86, %48) {predicate = 2 : i64} : (i32, i32) -> i1
        %88 = "scf.if"(%87) ({
          %89 = "llvm.load"(%84) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%89) : (f32) -> ()
        }, {
          "scf.yield"(%64) : (f32) -> ()
        }) : (i1) -> f32
        %90 = "llvm.getelementptr"(%84, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %91 = "arith.constant"() {value = 24 : i32} : () -> i32
        %92 = "arith.addi"(%59, %91) : (i32, i32) -> i32
        %93 = "arith.cmpi"(%92, %48) {predicate = 2 : i64} : (i32, i32) -> i1
        %94 = "scf.if"(%93) ({
          %95 = "llvm.load"(%90) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%95) : (f32) -> ()
        }, {
          "scf.yield"(%65) : (f32) -> ()
        }) : (i1) -> f32
        %96 = "llvm.getelementptr"(%90, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %97 = "arith.addi"(%59, %18) : (i32, i32) -> i32
        %98 = "arith.cmpi"(%97, %48) {predicate = 2 : i64} : (i32, i32) -> i1
        %99 = "scf.if"(%98) ({
          %100 = "llvm.load"(%96) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%100) : (f32) -> ()
        }, {
          "scf.yield"(%66) : (f32) -> ()
        }) : (i1) -> f32
        %101 = "llvm.getelementptr"(%96, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %102 = "arith.constant"() {value = 40 : i32} : () -> i32
        %103 = "arith.addi"(%59, %102) : (i32, i32) -> i32
        %104 = "arith.cmpi"(%103, %48) {predicate = 2 : i64} : (i32, i32) -> i1
        %105 = "scf.if"(%104) ({
          %106 = "llvm.load"(%101) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%106) : (f32) -> ()
        }, {
          "scf.yield"(%67) : (f32) -> ()
        }) : (i1) -> f32
        %107 = "llvm.getelementptr"(%101, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %108 = "arith.constant"() {value = 48 : i32} : () -> i32
        %109 = "arith.addi"(%59, %108) : (i32, i32) -> i32
        %110 = "arith.cmpi"(%109, %48) {predicate = 2 : i64} : (i32, i32) -> i1
        %111 = "scf.if"(%110) ({
          %112 = "llvm.load"(%107) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%112) : (f32) -> ()
        }, {
          "scf.yield"(%68) : (f32) -> ()
        }) : (i1) -> f32
        %113 = "llvm.getelementptr"(%107, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %114 = "arith.constant"() {value = 56 : i32} : () -> i32
        %115 = "arith.addi"(%59, %114) : (i32, i32) -> i32
        %116 = "arith.cmpi"(%115, %48) {predicate = 2 : i64} : (i32, i32) -> i1
        %117 = "scf.if"(%116) ({
          %118 = "llvm.load"(%113) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%118) : (f32) -> ()
        }, {
          "scf.yield"(%69) : (f32) -> ()
        }) : (i1) -> f32
        %119 = "vector.from_elements"(%60) : (f32) -> vector<1xf32>
        %120 = "vector.from_elements"(%74) : (f32) -> vector<1xf32>
        %121 = "arith.addf"(%119, %120) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %122 = "vector.extract"(%121) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %123 = "vector.from_elements"(%122) : (f32) -> vector<1xf32>
        %124 = "vector.from_elements"(%82) : (f32) -> vector<1xf32>
        %125 = "arith.addf"(%123, %124) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %126 = "vector.extract"(%125) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %127 = "vector.from_elements"(%126) : (f32) -> vector<1xf32>
        %128 = "vector.from_elements"(%88) : (f32) -> vector<1xf32>
        %129 = "arith.addf"(%127, %128) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %130 = "vector.extract"(%129) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %131 = "vector.from_elements"(%130) : (f32) -> vector<1xf32>
        %132 = "vector.from_elements"(%94) : (f32) -> vector<1xf32>
        %133 = "arith.addf"(%131, %132) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %134 = "vector.extract"(%133) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %135 = "vector.from_elements"(%134) : (f32) -> vector<1xf32>
        %136 = "vector.from_elements"(%99) : (f32) -> vector<1xf32>
        %137 = "arith.addf"(%135, %136) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %138 = "vector.extract"(%137) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %139 = "vector.from_elements"(%138) : (f32) -> vector<1xf32>
        %140 = "vector.from_elements"(%105) : (f32) -> vector<1xf32>
        %141 = "arith.addf"(%139, %140) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %142 = "vector.extract"(%141) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %143 = "vector.from_elements"(%142) : (f32) -> vector<1xf32>
        %144 = "vector.from_elements"(%111) : (f32) -> vector<1xf32>
        %145 = "arith.addf"(%143, %144) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %146 = "vector.extract"(%145) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %147 = "vector.from_elements"(%146) : (f32) -> vector<1xf32>
        %148 = "vector.from_elements"(%117) : (f32) -> vector<1xf32>
        %149 = "arith.addf"(%147, %148) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %150 = "vector.extract"(%149) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        "scf.yield"(%150) : (f32) -> ()
      }) : (i32, i32, i32, f32) -> f32
      %151 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %152 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %153 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %154 = "arith.remui"(%151, %18) : (i32, i32) -> i32
      %155 = "arith.divui"(%151, %18) : (i32, i32) -> i32
      %156 = "arith.muli"(%155, %18) : (i32, i32) -> i32
      %157 = "arith.addi"(%154, %156) : (i32, i32) -> i32
      %158 = "llvm.getelementptr"(%36, %157) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%58, %158) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %159 = "arith.cmpi"(%151, %18) {predicate = 2 : i64} : (i32, i32) -> i1
      %160 = "scf.if"(%159) ({
        %161 = "llvm.getelementptr"(%36, %151) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %162 = "llvm.load"(%161) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %163 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        %164 = "arith.addf"(%163, %162) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %165 = "arith.addi"(%151, %18) : (i32, i32) -> i32
        %166 = "llvm.getelementptr"(%36, %165) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %167 = "llvm.load"(%166) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %168 = "arith.addf"(%164, %167) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %169 = "arith.addi"(%151, %57) : (i32, i32) -> i32
        %170 = "llvm.getelementptr"(%36, %169) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %171 = "llvm.load"(%170) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %172 = "arith.addf"(%168, %171) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %173 = "arith.constant"() {value = 96 : i32} : () -> i32
        %174 = "arith.addi"(%151, %173) : (i32, i32) -> i32
        %175 = "llvm.getelementptr"(%36, %174) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %176 = "llvm.load"(%175) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %177 = "arith.addf"(%172, %176) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %178 = "arith.constant"() {value = 128 : i32} : () -> i32
        %179 = "arith.addi"(%151, %178) : (i32, i32) -> i32
        %180 = "llvm.getelementptr"(%36, %179) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %181 = "llvm.load"(%180) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %182 = "arith.addf"(%177, %181) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %183 = "arith.constant"() {value = 160 : i32} : () -> i32
        %184 = "arith.addi"(%151, %183) : (i32, i32) -> i32
        %185 = "llvm.getelementptr"(%36, %184) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %186 = "llvm.load"(%185) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %187 = "arith.addf"(%182, %186) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %188 = "arith.constant"() {value = 192 : i32} : () -> i32
        %189 = "arith.addi"(%151, %188) : (i32, i32) -> i32
        %190 = "llvm.getelementptr"(%36, %189) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %191 = "llvm.load"(%190) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %192 = "arith.addf"(%187, %191) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %193 = "arith.constant"() {value = 224 : i32} : () -> i32
        %194 = "arith.addi"(%151, %193) : (i32, i32) -> i32
        %195 = "llvm.getelementptr"(%36, %194) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %196 = "llvm.load"(%195) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %197 = "arith.addf"(%192, %196) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "scf.yield"(%197) : (f32) -> ()
      }, {
        %198 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        "scf.yield"(%198) : (f32) -> ()
      }) : (i1) -> f32
      %199 = "arith.addi"(%38, %13) : (i32, i32) -> i32
      %200 = "arith.cmpi"(%13, %18) {predicate = 2 : i64} : (i32, i32) -> i1
      %201 = "arith.cmpi"(%199, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %202 = "arith.andi"(%200, %201) : (i1, i1) -> i1
      %203 = "arith.cmpi"(%12, %27) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%203) ({
        "scf.if"(%202) ({
          %204 = "arith.constant"() {value = 1.0 : f32} : () -> f32
          %205 = "arith.mulf"(%160, %204) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %206 = "arith.remui"(%13, %27) : (i32, i32) -> i32
          %207 = "arith.extsi"(%206) : (i32) -> i64
          %208 = "arith.extsi"(%199) : (i32) -> i64
          %209 = "arith.muli"(%208, %8) : (i64, i64) -> i64
          %210 = "arith.addi"(%207, %209) : (i64, i64) -> i64
          %211 = "arith.muli"(%50, %9) : (i64, i64) -> i64
          %212 = "arith.addi"(%210, %211) : (i64, i64) -> i64
          %213 = "llvm.getelementptr"(%7, %212) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%205, %213) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        %214 = "arith.muli"(%26, %19) : (i32, i32) -> i32
        %215 = "arith.addi"(%214, %23) : (i32, i32) -> i32
        %216 = "arith.muli"(%215, %12) : (i32, i32) -> i32
        %217 = "arith.muli"(%216, %18) : (i32, i32) -> i32
        %218 = "llvm.getelementptr"(%10, %217) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        "scf.if"(%200) ({
          %219 = "arith.remui"(%13, %27) : (i32, i32) -> i32
          %220 = "arith.extsi"(%219) : (i32) -> i64
          %221 = "arith.extsi"(%25) : (i32) -> i64
          %222 = "arith.extsi"(%13) : (i32) -> i64
          %223 = "arith.constant"() {value = 32 : i64} : () -> i64
          %224 = "arith.muli"(%221, %223) : (i64, i64) -> i64
          %225 = "arith.addi"(%220, %224) : (i64, i64) -> i64
          %226 = "arith.addi"(%225, %222) : (i64, i64) -> i64
          %227 = "llvm.getelementptr"(%218, %226) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%160, %227) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %228 = "llvm.getelementptr"(%11, %215) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 0 : i32} : () -> ()
        %229 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %230 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %231 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %232 = "arith.cmpi"(%229, %31) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%232) ({
          "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
          %233 = "llvm.inline_asm"(%228, %28) {asm_string = "atom.relaxed.gpu.global.inc.u32 $0, [$1], $2;", constraints = "=r,l,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i32) -> i32
          %235 = "arith.extui"(%233) : (i32) -> i64
          %236 = "arith.extsi"(%28) : (i32) -> i64
          %237 = "arith.cmpi"(%235, %236) {predicate = 0 : i64} : (i64, i64) -> i1
          %238 = "arith.extui"(%237) : (i1) -> i32
          "llvm.store"(%238, %37) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 1 : i32} : () -> ()
        %239 = "llvm.load"(%37) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %240 = "arith.cmpi"(%239, %27) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%240) ({
          %241 = "arith.extsi"(%39) : (i32) -> i64
          %242 = "llvm.getelementptr"(%218, %241) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %243 = "scf.for"(%44, %12, %57, %56) ({
          ^bb0(%244: i32, %245: f32):
            %246 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
            %247 = "vector.extract"(%246) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
            %248 = "vector.extract"(%246) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
            %249 = "vector.extract"(%246) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
            %250 = "vector.extract"(%246) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
            %251 = "vector.extract"(%246) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
            %252 = "vector.extract"(%246) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
            %253 = "vector.extract"(%246) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
            %254 = "vector.extract"(%246) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
            %255 = "arith.extsi"(%244) : (i32) -> i64
            %256 = "arith.constant"() {value = 32 : i64} : () -> i64
            %257 = "arith.muli"(%255, %256) : (i64, i64) -> i64
            %258 = "llvm.getelementptr"(%242, %257) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %259 = "arith.cmpi"(%244, %12) {predicate = 2 : i64} : (i32, i32) -> i1
            %260 = "scf.if"(%259) ({
              %261 = "llvm.load"(%258) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%261) : (f32) -> ()
            }, {
              "scf.yield"(%247) : (f32) -> ()
            }) : (i1) -> f32
            %262 = "llvm.getelementptr"(%258) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %263 = "arith.constant"() {value = 8 : i32} : () -> i32
            %264 = "arith.addi"(%244, %263) : (i32, i32) -> i32
            %265 = "arith.cmpi"(%264, %12) {predicate = 2 : i64} : (i32, i32) -> i1
            %266 = "scf.if"(%265) ({
              %267 = "llvm.load"(%262) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%267) : (f32) -> ()
            }, {
              "scf.yield"(%248) : (f32) -> ()
            }) : (i1) -> f32
            %268 = "llvm.getelementptr"(%262) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %269 = "arith.constant"() {value = 16 : i32} : () -> i32
            %270 = "arith.addi"(%244, %269) : (i32, i32) -> i32
            %271 = "arith.cmpi"(%270, %12) {predicate = 2 : i64} : (i32, i32) -> i1
            %272 = "scf.if"(%271) ({
              %273 = "llvm.load"(%268) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%273) : (f32) -> ()
            }, {
              "scf.yield"(%249) : (f32) -> ()
            }) : (i1) -> f32
            %274 = "llvm.getelementptr"(%268) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %275 = "arith.constant"() {value = 24 : i32} : () -> i32
            %276 = "arith.addi"(%244, %275) : (i32, i32) -> i32
            %277 = "arith.cmpi"(%276, %12) {predicate = 2 : i64} : (i32, i32) -> i1
            %278 = "scf.if"(%277) ({
              %279 = "llvm.load"(%274) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%279) : (f32) -> ()
            }, {
              "scf.yield"(%250) : (f32) -> ()
            }) : (i1) -> f32
            %280 = "llvm.getelementptr"(%274) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %281 = "arith.addi"(%244, %18) : (i32, i32) -> i32
            %282 = "arith.cmpi"(%281, %12) {predicate = 2 : i64} : (i32, i32) -> i1
            %283 = "scf.if"(%282) ({
              %284 = "llvm.load"(%280) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%284) : (f32) -> ()
            }, {
              "scf.yield"(%251) : (f32) -> ()
            }) : (i1) -> f32
            %285 = "llvm.getelementptr"(%280) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %286 = "arith.constant"() {value = 40 : i32} : () -> i32
            %287 = "arith.addi"(%244, %286) : (i32, i32) -> i32
            %288 = "arith.cmpi"(%287, %12) {predicate = 2 : i64} : (i32, i32) -> i1
            %289 = "scf.if"(%288) ({
              %290 = "llvm.load"(%285) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%290) : (f32) -> ()
            }, {
              "scf.yield"(%252) : (f32) -> ()
            }) : (i1) -> f32
            %291 = "llvm.getelementptr"(%285) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %292 = "arith.constant"() {value = 48 : i32} : () -> i32
            %293 = "arith.addi"(%244, %292) : (i32, i32) -> i32
            %294 = "arith.cmpi"(%293, %12) {predicate = 2 : i64} : (i32, i32) -> i1
            %295 = "scf.if"(%294) ({
              %296 = "llvm.load"(%291) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%296) : (f32) -> ()
            }, {
              "scf.yield"(%253) : (f32) -> ()
            }) : (i1) -> f32
            %297 = "llvm.getelementptr"(%291) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %298 = "arith.constant"() {value = 56 : i32} : () -> i32
            %299 = "arith.addi"(%244, %298) : (i32, i32) -> i32
            %300 = "arith.cmpi"(%299, %12) {predicate = 2 : i64} : (i32, i32) -> i1
            %301 = "scf.if"(%300) ({
              %302 = "llvm.load"(%297) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%302) : (f32) -> ()
            }, {
              "scf.yield"(%254) : (f32) -> ()
            }) : (i1) -> f32
            %303 = "vector.from_elements"(%245) : (f32) -> vector<1xf32>
            %304 = "vector.from_elements"(%260) : (f32) -> vector<1xf32>
            %305 = "arith.addf"(%303, %304) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %306 = "vector.extract"(%305) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %307 = "vector.from_elements"(%306) : (f32) -> vector<1xf32>
            %308 = "vector.from_elements"(%266) : (f32) -> vector<1xf32>
            %309 = "arith.addf"(%307, %308) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %310 = "vector.extract"(%309) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %311 = "vector.from_elements"(%310) : (f32) -> vector<1xf32>
            %312 = "vector.from_elements"(%272) : (f32) -> vector<1xf32>
            %313 = "arith.addf"(%311, %312) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %314 = "vector.extract"(%313) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %315 = "vector.from_elements"(%314) : (f32) -> vector<1xf32>
            %316 = "vector.from_elements"(%278) : (f32) -> vector<1xf32>
            %317 = "arith.addf"(%315, %316) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %318 = "vector.extract"(%317) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %319 = "vector.from_elements"(%318) : (f32) -> vector<1xf32>
            %320 = "vector.from_elements"(%283) : (f32) -> vector<1xf32>
            %321 = "arith.addf"(%319, %320) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %322 = "vector.extract"(%321) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %323 = "vector.from_elements"(%322) : (f32) -> vector<1xf32>
            %324 = "vector.from_elements"(%289) : (f32) -> vector<1xf32>
            %325 = "arith.addf"(%323, %324) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %326 = "vector.extract"(%325) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %327 = "vector.from_elements"(%326) : (f32) -> vector<1xf32>
            %328 = "vector.from_elements"(%295) : (f32) -> vector<1xf32>
            %329 = "arith.addf"(%327, %328) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %330 = "vector.extract"(%329) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %331 = "vector.from_elements"(%330) : (f32) -> vector<1xf32>
            %332 = "vector.from_elements"(%301) : (f32) -> vector<1xf32>
            %333 = "arith.addf"(%331, %332) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %334 = "vector.extract"(%333) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            "scf.yield"(%334) : (f32) -> ()
          }) : (i32, i32, i32, f32) -> f32
          %335 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %336 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %337 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %338 = "arith.remui"(%335, %18) : (i32, i32) -> i32
          %339 = "arith.divui"(%335, %18) : (i32, i32) -> i32
          %340 = "arith.muli"(%339, %18) : (i32, i32) -> i32
          %341 = "arith.addi"(%338, %340) : (i32, i32) -> i32
          %342 = "llvm.getelementptr"(%36, %341) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%243, %342) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 2 : i32} : () -> ()
          %343 = "arith.cmpi"(%335, %18) {predicate = 2 : i64} : (i32, i32) -> i1
          %344 = "scf.if"(%343) ({
            %345 = "llvm.getelementptr"(%36, %335) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %346 = "llvm.load"(%345) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %347 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            %348 = "arith.addf"(%347, %346) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %349 = "arith.addi"(%335, %18) : (i32, i32) -> i32
            %350 = "llvm.getelementptr"(%36, %349) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %351 = "llvm.load"(%350) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %352 = "arith.addf"(%348, %351) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %353 = "arith.addi"(%335, %57) : (i32, i32) -> i32
            %354 = "llvm.getelementptr"(%36, %353) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %355 = "llvm.load"(%354) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %356 = "arith.addf"(%352, %355) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %357 = "arith.constant"() {value = 96 : i32} : () -> i32
            %358 = "arith.addi"(%335, %357) : (i32, i32) -> i32
            %359 = "llvm.getelementptr"(%36, %358) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %360 = "llvm.load"(%359) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %361 = "arith.addf"(%356, %360) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %362 = "arith.constant"() {value = 128 : i32} : () -> i32
            %363 = "arith.addi"(%335, %362) : (i32, i32) -> i32
            %364 = "llvm.getelementptr"(%36, %363) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %365 = "llvm.load"(%364) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %366 = "arith.addf"(%361, %365) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %367 = "arith.constant"() {value = 160 : i32} : () -> i32
            %368 = "arith.addi"(%335, %367) : (i32, i32) -> i32
            %369 = "llvm.getelementptr"(%36, %368) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %370 = "llvm.load"(%369) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %371 = "arith.addf"(%366, %370) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %372 = "arith.constant"() {value = 192 : i32} : () -> i32
            %373 = "arith.addi"(%335, %372) : (i32, i32) -> i32
            %374 = "llvm.getelementptr"(%36, %373) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %375 = "llvm.load"(%374) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %376 = "arith.addf"(%371, %375) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %377 = "arith.constant"() {value = 224 : i32} : () -> i32
            %378 = "arith.addi"(%335, %377) : (i32, i32) -> i32
            %379 = "llvm.getelementptr"(%36, %378) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %380 = "llvm.load"(%379) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %381 = "arith.addf"(%376, %380) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%381) : (f32) -> ()
          }, {
            %382 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            "scf.yield"(%382) : (f32) -> ()
          }) : (i1) -> f32
          "scf.if"(%202) ({
            %383 = "arith.constant"() {value = 1.0 : f32} : () -> f32
            %384 = "arith.mulf"(%344, %383) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %385 = "arith.remui"(%13, %27) : (i32, i32) -> i32
            %386 = "arith.extsi"(%385) : (i32) -> i64
            %387 = "arith.extsi"(%199) : (i32) -> i64
            %388 = "arith.muli"(%387, %8) : (i64, i64) -> i64
            %389 = "arith.addi"(%386, %388) : (i64, i64) -> i64
            %390 = "arith.muli"(%50, %9) : (i64, i64) -> i64
            %391 = "arith.addi"(%389, %390) : (i64, i64) -> i64
            %392 = "llvm.getelementptr"(%7, %391) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%384, %392) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "reduce_columns_6", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i64, %5: i64, %6: i64, %7: !llvm.ptr<1>, %8: i64, %9: i64, %10: !llvm.ptr<1>, %11: !llvm.ptr<1>):
    %12 = "arith.constant"() {value = 1 : i32} : () -> i32
    %13 = "arith.cmpi"(%3, %12) {predicate = 0 : i64} : (i32, i32) -> i1
    "scf.if"(%13) ({
      %14 = "arith.constant"() {value = 4 : i32} : () -> i32
      %15 = "arith.remui"(%2, %14) : (i32, i32) -> i32
      %16 = "arith.constant"() {value = 0 : i32} : () -> i32
      %17 = "arith.cmpi"(%15, %16) {predicate = 1 : i64} : (i32, i32) -> i1
      %18 = "arith.constant"() {value = 64 : i32} : () -> i32
      %19 = "arith.constant"() {value = 8 : i32} : () -> i32
      %20 = "arith.select"(%17, %18, %19) : (i1, i32, i32) -> i32
      %21 = "arith.constant"() {value = 1 : i64} : () -> i64
      %22 = "arith.cmpi"(%5, %21) {predicate = 0 : i64} : (i64, i64) -> i1
      %23 = "arith.cmpi"(%2, %12) {predicate = 0 : i64} : (i32, i32) -> i1
      %24 = "arith.ori"(%22, %23) : (i1, i1) -> i1
      %25 = "arith.extsi"(%2) : (i32) -> i64
      %26 = "arith.cmpi"(%4, %25) {predicate = 0 : i64} : (i64, i64) -> i1
      %27 = "arith.cmpi"(%1, %12) {predicate = 0 : i64} : (i32, i32) -> i1
      %28 = "arith.ori"(%26, %27) : (i1, i1) -> i1
      %29 = "arith.andi"(%24, %28) : (i1, i1) -> i1
      %30 = "arith.extsi"(%1) : (i32) -> i64
      %31 = "arith.muli"(%25, %30) : (i64, i64) -> i64
      %32 = "arith.cmpi"(%2, %20) {predicate = 3 : i64} : (i32, i32) -> i1
      %33 = "arith.cmpi"(%2, %16) {predicate = 4 : i64} : (i32, i32) -> i1
      %34 = "arith.andi"(%32, %33) : (i1, i1) -> i1
      %35 = "arith.andi"(%29, %34) : (i1, i1) -> i1
      "scf.if"(%35) ({
        %36 = "arith.cmpi"(%15, %16) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%36) ({
          %37 = "arith.constant"() {value = 4096 : i32} : () -> i32
          %38 = "arith.divui"(%37, %2) : (i32, i32) -> i32
          %39 = "arith.divui"(%38, %14) : (i32, i32) -> i32
          %40 = "arith.muli"(%39, %14) : (i32, i32) -> i32
          %41 = "arith.muli"(%1, %2) : (i32, i32) -> i32
          %42 = "arith.muli"(%41, %3) : (i32, i32) -> i32
          %43 = "arith.constant"() {value = 3 : i32} : () -> i32
          %44 = "arith.addi"(%42, %43) : (i32, i32) -> i32
          %45 = "arith.divui"(%44, %14) : (i32, i32) -> i32
          %46 = "arith.divui"(%2, %14) : (i32, i32) -> i32
          %47 = "arith.subi"(%40, %12) : (i32, i32) -> i32
          %48 = "arith.addi"(%1, %47) : (i32, i32) -> i32
          %49 = "arith.remsi"(%48, %40) : (i32, i32) -> i32
          %50 = "arith.cmpi"(%49, %16) {predicate = 2 : i64} : (i32, i32) -> i1
          %51 = "arith.divsi"(%48, %40) : (i32, i32) -> i32
          %52 = "arith.extsi"(%50) : (i1) -> i32
          %53 = "arith.addi"(%51, %52) : (i32, i32) -> i32
          %54 = "arith.constant"() {value = 256 : i32} : () -> i32
          %55 = "arith.constant"() {value = 16384 : i32} : () -> i32
          "gpu.launch_func"(%53, %12, %12, %54, %12, %12, %55, %0, %45, %7, %1, %8, %46, %40) {kernel = @kernels::@reduce_dense_rows, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 7, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i64, i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          %56 = "arith.constant"() {value = 4096 : i32} : () -> i32
          %57 = "arith.divui"(%56, %2) : (i32, i32) -> i32
          %58 = "arith.divui"(%57, %14) : (i32, i32) -> i32
          %59 = "arith.muli"(%58, %14) : (i32, i32) -> i32
          %60 = "arith.muli"(%1, %2) : (i32, i32) -> i32
          %61 = "arith.muli"(%60, %3) : (i32, i32) -> i32
          %62 = "arith.subi"(%59, %12) : (i32, i32) -> i32
          %63 = "arith.addi"(%1, %62) : (i32, i32) -> i32
          %64 = "arith.remsi"(%63, %59) : (i32, i32) -> i32
          %65 = "arith.cmpi"(%64, %16) {predicate = 2 : i64} : (i32, i32) -> i1
          %66 = "arith.divsi"(%63, %59) : (i32, i32) -> i32
          %67 = "arith.extsi"(%65) : (i1) -> i32
          %68 = "arith.addi"(%66, %67) : (i32, i32) -> i32
          %69 = "arith.constant"() {value = 256 : i32} : () -> i32
          %70 = "arith.constant"() {value = 16384 : i32} : () -> i32
          "gpu.launch_func"(%68, %12, %12, %69, %12, %12, %70, %0, %61, %7, %1, %8, %2, %59) {kernel = @kernels::@reduce_dense_rows_1, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 7, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i64, i32, i32) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        %71 = "scf.if"(%22) ({
          %72 = "arith.cmpi"(%15, %16) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.yield"(%72) : (i1) -> ()
        }, {
          "scf.yield"(%22) : (i1) -> ()
        }) : (i1) -> i1
        %73 = "scf.if"(%71) ({
          %74 = "arith.constant"() {value = 4 : i64} : () -> i64
          %75 = "arith.remui"(%4, %74) : (i64, i64) -> i64
          %76 = "arith.constant"() {value = 0 : i64} : () -> i64
          %77 = "arith.cmpi"(%75, %76) {predicate = 0 : i64} : (i64, i64) -> i1
          %78 = "arith.ori"(%77, %27) : (i1, i1) -> i1
          "scf.yield"(%78) : (i1) -> ()
        }, {
          "scf.yield"(%71) : (i1) -> ()
        }) : (i1) -> i1
        %79 = "scf.if"(%73) ({
          %80 = "arith.constant"() {value = 4 : i64} : () -> i64
          %81 = "arith.remui"(%6, %80) : (i64, i64) -> i64
          %82 = "arith.constant"() {value = 0 : i64} : () -> i64
          %83 = "arith.cmpi"(%81, %82) {predicate = 0 : i64} : (i64, i64) -> i1
          %84 = "arith.ori"(%83, %13) : (i1, i1) -> i1
          "scf.yield"(%84) : (i1) -> ()
        }, {
          "scf.yield"(%73) : (i1) -> ()
        }) : (i1) -> i1
        "scf.if"(%79) ({
          %85 = "arith.divui"(%2, %14) : (i32, i32) -> i32
          %86 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %87 = "arith.cmpi"(%85, %86) {predicate = 4 : i64} : (i32, i32) -> i1
          %88 = "arith.constant"() {value = 256 : i32} : () -> i32
          %89 = "arith.cmpi"(%85, %88) {predicate = 4 : i64} : (i32, i32) -> i1
          %90 = "arith.constant"() {value = 528 : i32} : () -> i32
          %91 = "arith.cmpi"(%1, %90) {predicate = 2 : i64} : (i32, i32) -> i1
          %92 = "arith.andi"(%89, %91) : (i1, i1) -> i1
          %93 = "arith.ori"(%87, %92) : (i1, i1) -> i1
          "scf.if"(%93) ({
            %94 = "arith.constant"() {value = 1023 : i32} : () -> i32
            %95 = "arith.addi"(%85, %94) : (i32, i32) -> i32
            %96 = "arith.divui"(%95, %86) : (i32, i32) -> i32
            %97 = "arith.maxsi"(%1, %12) : (i32, i32) -> i32
            %98 = "arith.divui"(%90, %97) : (i32, i32) -> i32
            %99 = "arith.minsi"(%98, %96) : (i32, i32) -> i32
            %100 = "arith.maxsi"(%99, %12) : (i32, i32) -> i32
            %101 = "arith.muli"(%100, %1) : (i32, i32) -> i32
            %102 = "arith.constant"() {value = 36 : i32} : () -> i32
            "gpu.launch_func"(%101, %12, %12, %88, %12, %12, %102, %0, %85, %1, %4, %7, %8, %10, %11, %100) {kernel = @kernels::@reduce_long_rows, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 9, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            %103 = "arith.cmpi"(%85, %18) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%103) ({
              %104 = "arith.constant"() {value = 7 : i32} : () -> i32
              %105 = "arith.addi"(%1, %104) : (i32, i32) -> i32
              %106 = "arith.divui"(%105, %19) : (i32, i32) -> i32
              "gpu.launch_func"(%106, %12, %12, %88, %12, %12, %16, %0, %85, %1, %4, %7, %8) {kernel = @kernels::@reduce_rows, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 6, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.if"(%103) ({
                %107 = "arith.constant"() {value = 7 : i32} : () -> i32
                %108 = "arith.addi"(%1, %107) : (i32, i32) -> i32
                %109 = "arith.divui"(%108, %19) : (i32, i32) -> i32
                "gpu.launch_func"(%109, %12, %12, %88, %12, %12, %16, %0, %85, %1, %4, %7, %8) {kernel = @kernels::@reduce_rows, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 6, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64) -> ()
                "scf.yield"() : () -> ()
              }, {
                %110 = "arith.cmpi"(%85, %14) {predicate = 4 : i64} : (i32, i32) -> i1
                "scf.if"(%110) ({
                  %111 = "arith.cmpi"(%85, %19) {predicate = 3 : i64} : (i32, i32) -> i1
                  "scf.if"(%111) ({
                    %112 = "arith.constant"() {value = 127 : i32} : () -> i32
                    %113 = "arith.addi"(%1, %112) : (i32, i32) -> i32
                    %114 = "arith.constant"() {value = 128 : i32} : () -> i32
                    %115 = "arith.divui"(%113, %114) : (i32, i32) -> i32
                    "gpu.launch_func"(%115, %12, %12, %88, %12, %12, %16, %0, %85, %1, %4, %7, %8) {kernel = @kernels::@reduce_short_rows, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 6, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    %116 = "arith.constant"() {value = 31 : i32} : () -> i32
                    %117 = "arith.addi"(%1, %116) : (i32, i32) -> i32
                    %118 = "arith.constant"() {value = 32 : i32} : () -> i32
                    %119 = "arith.divui"(%117, %118) : (i32, i32) -> i32
                    "gpu.launch_func"(%119, %12, %12, %88, %12, %12, %16, %0, %85, %1, %4, %7, %8) {kernel = @kernels::@reduce_rows_1, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 6, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64) -> ()
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  %120 = "arith.constant"() {value = 255 : i32} : () -> i32
                  %121 = "arith.addi"(%1, %120) : (i32, i32) -> i32
                  %122 = "arith.divui"(%121, %88) : (i32, i32) -> i32
                  "gpu.launch_func"(%122, %12, %12, %88, %12, %12, %16, %0, %85, %1, %4, %7, %8) {kernel = @kernels::@reduce_rows_2, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 6, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64) -> ()
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.if"(%22) ({
            %123 = "arith.constant"() {value = 4096 : i32} : () -> i32
            %124 = "arith.cmpi"(%2, %123) {predicate = 4 : i64} : (i32, i32) -> i1
            %125 = "arith.constant"() {value = 1024 : i32} : () -> i32
            %126 = "arith.cmpi"(%2, %125) {predicate = 4 : i64} : (i32, i32) -> i1
            %127 = "arith.constant"() {value = 528 : i32} : () -> i32
            %128 = "arith.cmpi"(%1, %127) {predicate = 2 : i64} : (i32, i32) -> i1
            %129 = "arith.andi"(%126, %128) : (i1, i1) -> i1
            %130 = "arith.ori"(%124, %129) : (i1, i1) -> i1
            "scf.if"(%130) ({
              %131 = "arith.constant"() {value = 4095 : i32} : () -> i32
              %132 = "arith.addi"(%2, %131) : (i32, i32) -> i32
              %133 = "arith.divui"(%132, %123) : (i32, i32) -> i32
              %134 = "arith.maxsi"(%1, %12) : (i32, i32) -> i32
              %135 = "arith.divui"(%127, %134) : (i32, i32) -> i32
              %136 = "arith.minsi"(%135, %133) : (i32, i32) -> i32
              %137 = "arith.maxsi"(%136, %12) : (i32, i32) -> i32
              %138 = "arith.muli"(%137, %1) : (i32, i32) -> i32
              %139 = "arith.constant"() {value = 256 : i32} : () -> i32
              %140 = "arith.constant"() {value = 36 : i32} : () -> i32
              "gpu.launch_func"(%138, %12, %12, %139, %12, %12, %140, %0, %2, %1, %5, %4, %7, %8, %10, %11, %137) {kernel = @kernels::@reduce_long_rows_1, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 10, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              %141 = "arith.constant"() {value = 256 : i32} : () -> i32
              %142 = "arith.cmpi"(%2, %141) {predicate = 4 : i64} : (i32, i32) -> i1
              "scf.if"(%142) ({
                %143 = "arith.constant"() {value = 7 : i32} : () -> i32
                %144 = "arith.addi"(%1, %143) : (i32, i32) -> i32
                %145 = "arith.divui"(%144, %19) : (i32, i32) -> i32
                "gpu.launch_func"(%145, %12, %12, %141, %12, %12, %16, %0, %2, %1, %5, %4, %7, %8) {kernel = @kernels::@reduce_rows_3, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 7, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64) -> ()
                "scf.yield"() : () -> ()
              }, {
                %146 = "arith.cmpi"(%2, %18) {predicate = 4 : i64} : (i32, i32) -> i1
                "scf.if"(%146) ({
                  %147 = "arith.constant"() {value = 7 : i32} : () -> i32
                  %148 = "arith.addi"(%1, %147) : (i32, i32) -> i32
                  %149 = "arith.divui"(%148, %19) : (i32, i32) -> i32
                  "gpu.launch_func"(%149, %12, %12, %141, %12, %12, %16, %0, %2, %1, %5, %4, %7, %8) {kernel = @kernels::@reduce_rows_4, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 7, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  %150 = "arith.cmpi"(%2, %19) {predicate = 4 : i64} : (i32, i32) -> i1
                  "scf.if"(%150) ({
                    %151 = "arith.constant"() {value = 31 : i32} : () -> i32
                    %152 = "arith.addi"(%1, %151) : (i32, i32) -> i32
                    %153 = "arith.constant"() {value = 32 : i32} : () -> i32
                    %154 = "arith.divui"(%152, %153) : (i32, i32) -> i32
                    "gpu.launch_func"(%154, %12, %12, %141, %12, %12, %16, %0, %2, %1, %5, %4, %7, %8) {kernel = @kernels::@reduce_rows_5, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 7, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    %155 = "arith.constant"() {value = 255 : i32} : () -> i32
                    %156 = "arith.addi"(%1, %155) : (i32, i32) -> i32
                    %157 = "arith.divui"(%156, %141) : (i32, i32) -> i32
                    "gpu.launch_func"(%157, %12, %12, %141, %12, %12, %16, %0, %2, %1, %5, %4, %7, %8) {kernel = @kernels::@reduce_rows_6, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 7, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64) -> ()
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            %158 = "arith.constant"() {value = 1024 : i32} : () -> i32
            %159 = "arith.cmpi"(%2, %158) {predicate = 4 : i64} : (i32, i32) -> i1
            %160 = "arith.constant"() {value = 256 : i32} : () -> i32
            %161 = "arith.cmpi"(%2, %160) {predicate = 4 : i64} : (i32, i32) -> i1
            %162 = "arith.constant"() {value = 528 : i32} : () -> i32
            %163 = "arith.cmpi"(%1, %162) {predicate = 2 : i64} : (i32, i32) -> i1
            %164 = "arith.andi"(%161, %163) : (i1, i1) -> i1
            %165 = "arith.ori"(%159, %164) : (i1, i1) -> i1
            "scf.if"(%165) ({
              %166 = "arith.constant"() {value = 1023 : i32} : () -> i32
              %167 = "arith.addi"(%2, %166) : (i32, i32) -> i32
              %168 = "arith.divui"(%167, %158) : (i32, i32) -> i32
              %169 = "arith.maxsi"(%1, %12) : (i32, i32) -> i32
              %170 = "arith.divui"(%162, %169) : (i32, i32) -> i32
              %171 = "arith.minsi"(%170, %168) : (i32, i32) -> i32
              %172 = "arith.maxsi"(%171, %12) : (i32, i32) -> i32
              %173 = "arith.muli"(%172, %1) : (i32, i32) -> i32
              %174 = "arith.constant"() {value = 36 : i32} : () -> i32
              "gpu.launch_func"(%173, %12, %12, %160, %12, %12, %174, %0, %2, %1, %5, %4, %7, %8, %10, %11, %172) {kernel = @kernels::@reduce_long_rows_2, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 10, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              %175 = "arith.cmpi"(%2, %18) {predicate = 4 : i64} : (i32, i32) -> i1
              "scf.if"(%175) ({
                %176 = "arith.constant"() {value = 7 : i32} : () -> i32
                %177 = "arith.addi"(%1, %176) : (i32, i32) -> i32
                %178 = "arith.divui"(%177, %19) : (i32, i32) -> i32
                "gpu.launch_func"(%178, %12, %12, %160, %12, %12, %16, %0, %2, %1, %5, %4, %7, %8) {kernel = @kernels::@reduce_rows_4, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 7, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.if"(%175) ({
                  %179 = "arith.constant"() {value = 7 : i32} : () -> i32
                  %180 = "arith.addi"(%1, %179) : (i32, i32) -> i32
                  %181 = "arith.divui"(%180, %19) : (i32, i32) -> i32
                  "gpu.launch_func"(%181, %12, %12, %160, %12, %12, %16, %0, %2, %1, %5, %4, %7, %8) {kernel = @kernels::@reduce_rows_4, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 7, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  %182 = "arith.cmpi"(%2, %19) {predicate = 4 : i64} : (i32, i32) -> i1
                  "scf.if"(%182) ({
                    %183 = "arith.constant"() {value = 31 : i32} : () -> i32
                    %184 = "arith.addi"(%1, %183) : (i32, i32) -> i32
                    %185 = "arith.constant"() {value = 32 : i32} : () -> i32
                    %186 = "arith.divui"(%184, %185) : (i32, i32) -> i32
                    "gpu.launch_func"(%186, %12, %12, %160, %12, %12, %16, %0, %2, %1, %5, %4, %7, %8) {kernel = @kernels::@reduce_rows_5, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 7, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    %187 = "arith.constant"() {value = 255 : i32} : () -> i32
                    %188 = "arith.addi"(%1, %187) : (i32, i32) -> i32
                    %189 = "arith.divui"(%188, %160) : (i32, i32) -> i32
                    "gpu.launch_func"(%189, %12, %12, %160, %12, %12, %16, %0, %2, %1, %5, %4, %7, %8) {kernel = @kernels::@reduce_rows_6, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 7, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64) -> ()
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.yield"() : () -> ()
    }, {
      %190 = "arith.constant"() {value = 4 : i32} : () -> i32
      %191 = "arith.divui"(%3, %190) : (i32, i32) -> i32
      %192 = "arith.remui"(%3, %190) : (i32, i32) -> i32
      %193 = "arith.constant"() {value = 0 : i32} : () -> i32
      %194 = "arith.cmpi"(%192, %193) {predicate = 1 : i64} : (i32, i32) -> i1
      %195 = "arith.constant"() {value = 3 : i32} : () -> i32
      %196 = "arith.cmpi"(%191, %195) {predicate = 0 : i64} : (i32, i32) -> i1
      %197 = "arith.constant"() {value = 8 : i32} : () -> i32
      %198 = "arith.cmpi"(%191, %197) {predicate = 4 : i64} : (i32, i32) -> i1
      %199 = "arith.constant"() {value = 16 : i32} : () -> i32
      %200 = "arith.cmpi"(%191, %199) {predicate = 2 : i64} : (i32, i32) -> i1
      %201 = "arith.andi"(%198, %200) : (i1, i1) -> i1
      %202 = "arith.ori"(%196, %201) : (i1, i1) -> i1
      %203 = "arith.ori"(%194, %202) : (i1, i1) -> i1
      %204 = "arith.constant"() {value = 128 : i32} : () -> i32
      %205 = "arith.cmpi"(%3, %204) {predicate = 3 : i64} : (i32, i32) -> i1
      %206 = "arith.muli"(%3, %2) : (i32, i32) -> i32
      %207 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %208 = "arith.cmpi"(%206, %207) {predicate = 5 : i64} : (i32, i32) -> i1
      %209 = "arith.andi"(%203, %208) : (i1, i1) -> i1
      %210 = "arith.andi"(%205, %209) : (i1, i1) -> i1
      %211 = "arith.constant"() {value = 1 : i64} : () -> i64
      %212 = "arith.cmpi"(%6, %211) {predicate = 0 : i64} : (i64, i64) -> i1
      %213 = "arith.ori"(%212, %13) : (i1, i1) -> i1
      %214 = "arith.extsi"(%3) : (i32) -> i64
      %215 = "arith.cmpi"(%5, %214) {predicate = 0 : i64} : (i64, i64) -> i1
      %216 = "arith.cmpi"(%2, %12) {predicate = 0 : i64} : (i32, i32) -> i1
      %217 = "arith.ori"(%215, %216) : (i1, i1) -> i1
      %218 = "arith.andi"(%213, %217) : (i1, i1) -> i1
      %219 = "arith.extsi"(%2) : (i32) -> i64
      %220 = "arith.muli"(%214, %219) : (i64, i64) -> i64
      %221 = "arith.andi"(%210, %218) : (i1, i1) -> i1
      %222 = "scf.if"(%221) ({
        %223 = "arith.constant"() {value = 4 : i64} : () -> i64
        %224 = "arith.remui"(%4, %223) : (i64, i64) -> i64
        %225 = "arith.constant"() {value = 0 : i64} : () -> i64
        %226 = "arith.cmpi"(%224, %225) {predicate = 0 : i64} : (i64, i64) -> i1
        %227 = "arith.cmpi"(%1, %12) {predicate = 0 : i64} : (i32, i32) -> i1
        %228 = "arith.ori"(%226, %227) : (i1, i1) -> i1
        "scf.yield"(%228) : (i1) -> ()
      }, {
        "scf.yield"(%221) : (i1) -> ()
      }) : (i1) -> i1
      "scf.if"(%222) ({
        %229 = "arith.constant"() {value = 4095 : i32} : () -> i32
        %230 = "arith.addi"(%206, %229) : (i32, i32) -> i32
        %231 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %232 = "arith.divui"(%230, %231) : (i32, i32) -> i32
        %233 = "arith.maxsi"(%1, %12) : (i32, i32) -> i32
        %234 = "arith.constant"() {value = 528 : i32} : () -> i32
        %235 = "arith.divui"(%234, %233) : (i32, i32) -> i32
        %236 = "arith.minsi"(%235, %232) : (i32, i32) -> i32
        %237 = "arith.maxsi"(%236, %12) : (i32, i32) -> i32
        %238 = "arith.muli"(%237, %1) : (i32, i32) -> i32
        %239 = "arith.constant"() {value = 256 : i32} : () -> i32
        %240 = "arith.constant"() {value = 4100 : i32} : () -> i32
        "gpu.launch_func"(%238, %12, %12, %239, %12, %12, %240, %0, %206, %1, %4, %7, %3, %9, %8, %10, %11, %237) {kernel = @kernels::@reduce_few_columns, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 11, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        %241 = "scf.if"(%212) ({
          %242 = "arith.cmpi"(%192, %193) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.yield"(%242) : (i1) -> ()
        }, {
          "scf.yield"(%212) : (i1) -> ()
        }) : (i1) -> i1
        %243 = "scf.if"(%241) ({
          %244 = "arith.constant"() {value = 4 : i64} : () -> i64
          %245 = "arith.remui"(%4, %244) : (i64, i64) -> i64
          %246 = "arith.constant"() {value = 0 : i64} : () -> i64
          %247 = "arith.cmpi"(%245, %246) {predicate = 0 : i64} : (i64, i64) -> i1
          %248 = "arith.cmpi"(%1, %12) {predicate = 0 : i64} : (i32, i32) -> i1
          %249 = "arith.ori"(%247, %248) : (i1, i1) -> i1
          "scf.yield"(%249) : (i1) -> ()
        }, {
          "scf.yield"(%241) : (i1) -> ()
        }) : (i1) -> i1
        %250 = "scf.if"(%243) ({
          %251 = "arith.constant"() {value = 4 : i64} : () -> i64
          %252 = "arith.remui"(%5, %251) : (i64, i64) -> i64
          %253 = "arith.constant"() {value = 0 : i64} : () -> i64
          %254 = "arith.cmpi"(%252, %253) {predicate = 0 : i64} : (i64, i64) -> i1
          %255 = "arith.ori"(%254, %216) : (i1, i1) -> i1
          "scf.yield"(%255) : (i1) -> ()
        }, {
          "scf.yield"(%243) : (i1) -> ()
        }) : (i1) -> i1
        %256 = "scf.if"(%250) ({
          %257 = "arith.cmpi"(%9, %211) {predicate = 0 : i64} : (i64, i64) -> i1
          %258 = "scf.if"(%257) ({
            %259 = "arith.cmpi"(%192, %193) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.yield"(%259) : (i1) -> ()
          }, {
            "scf.yield"(%257) : (i1) -> ()
          }) : (i1) -> i1
          %260 = "scf.if"(%258) ({
            %261 = "arith.constant"() {value = 4 : i64} : () -> i64
            %262 = "arith.remui"(%8, %261) : (i64, i64) -> i64
            %263 = "arith.constant"() {value = 0 : i64} : () -> i64
            %264 = "arith.cmpi"(%262, %263) {predicate = 0 : i64} : (i64, i64) -> i1
            %265 = "arith.cmpi"(%1, %12) {predicate = 0 : i64} : (i32, i32) -> i1
            %266 = "arith.ori"(%264, %265) : (i1, i1) -> i1
            "scf.yield"(%266) : (i1) -> ()
          }, {
            "scf.yield"(%258) : (i1) -> ()
          }) : (i1) -> i1
          "scf.yield"(%260) : (i1) -> ()
        }, {
          "scf.yield"(%250) : (i1) -> ()
        }) : (i1) -> i1
        "scf.if"(%256) ({
          %267 = "arith.muli"(%190, %191) : (i32, i32) -> i32
          %268 = "arith.muli"(%267, %1) : (i32, i32) -> i32
          %269 = "arith.divui"(%268, %190) : (i32, i32) -> i32
          %270 = "arith.constant"() {value = 64 : i32} : () -> i32
          %271 = "arith.cmpi"(%2, %270) {predicate = 3 : i64} : (i32, i32) -> i1
          %272 = "arith.constant"() {value = 135168 : i32} : () -> i32
          %273 = "arith.cmpi"(%269, %272) {predicate = 5 : i64} : (i32, i32) -> i1
          %274 = "arith.ori"(%271, %273) : (i1, i1) -> i1
          "scf.if"(%274) ({
            %275 = "arith.muli"(%191, %1) : (i32, i32) -> i32
            %276 = "arith.constant"() {value = 255 : i32} : () -> i32
            %277 = "arith.addi"(%275, %276) : (i32, i32) -> i32
            %278 = "arith.constant"() {value = 256 : i32} : () -> i32
            %279 = "arith.divui"(%277, %278) : (i32, i32) -> i32
            "gpu.launch_func"(%279, %12, %12, %278, %12, %12, %193, %0, %2, %191, %1, %5, %4, %7, %191, %1, %8) {kernel = @kernels::@reduce_short_columns, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 10, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr<1>, i32, i32, i64) -> ()
            "scf.yield"() : () -> ()
          }, {
            %280 = "arith.constant"() {value = 2 : i32} : () -> i32
            %281 = "arith.cmpi"(%191, %280) {predicate = 3 : i64} : (i32, i32) -> i1
            %282 = "arith.constant"() {value = false} : () -> i1
            %283 = "arith.ori"(%281, %282) : (i1, i1) -> i1
            "scf.if"(%283) ({
              %284 = "arith.addi"(%191, %12) : (i32, i32) -> i32
              %285 = "arith.divui"(%284, %280) : (i32, i32) -> i32
              %286 = "arith.muli"(%285, %1) : (i32, i32) -> i32
              %287 = "arith.constant"() {value = 511 : i32} : () -> i32
              %288 = "arith.addi"(%2, %287) : (i32, i32) -> i32
              %289 = "arith.constant"() {value = 512 : i32} : () -> i32
              %290 = "arith.divui"(%288, %289) : (i32, i32) -> i32
              %291 = "arith.maxsi"(%286, %12) : (i32, i32) -> i32
              %292 = "arith.constant"() {value = 528 : i32} : () -> i32
              %293 = "arith.divui"(%292, %291) : (i32, i32) -> i32
              %294 = "arith.minsi"(%293, %290) : (i32, i32) -> i32
              %295 = "arith.maxsi"(%294, %12) : (i32, i32) -> i32
              %296 = "arith.muli"(%286, %295) : (i32, i32) -> i32
              %297 = "arith.constant"() {value = 256 : i32} : () -> i32
              %298 = "arith.constant"() {value = 4100 : i32} : () -> i32
              "gpu.launch_func"(%296, %12, %12, %297, %12, %12, %298, %0, %2, %191, %1, %5, %4, %7, %191, %8, %10, %11, %295) {kernel = @kernels::@reduce_columns, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 12, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %299 = "arith.cmpi"(%191, %280) {predicate = 4 : i64} : (i32, i32) -> i1
            %300 = "arith.cmpi"(%191, %197) {predicate = 3 : i64} : (i32, i32) -> i1
            %301 = "arith.ori"(%300, %282) : (i1, i1) -> i1
            %302 = "arith.andi"(%299, %301) : (i1, i1) -> i1
            "scf.if"(%302) ({
              %303 = "arith.constant"() {value = 7 : i32} : () -> i32
              %304 = "arith.addi"(%191, %303) : (i32, i32) -> i32
              %305 = "arith.divui"(%304, %197) : (i32, i32) -> i32
              %306 = "arith.muli"(%305, %1) : (i32, i32) -> i32
              %307 = "arith.constant"() {value = 127 : i32} : () -> i32
              %308 = "arith.addi"(%2, %307) : (i32, i32) -> i32
              %309 = "arith.divui"(%308, %204) : (i32, i32) -> i32
              %310 = "arith.maxsi"(%306, %12) : (i32, i32) -> i32
              %311 = "arith.constant"() {value = 528 : i32} : () -> i32
              %312 = "arith.divui"(%311, %310) : (i32, i32) -> i32
              %313 = "arith.minsi"(%312, %309) : (i32, i32) -> i32
              %314 = "arith.maxsi"(%313, %12) : (i32, i32) -> i32
              %315 = "arith.muli"(%306, %314) : (i32, i32) -> i32
              %316 = "arith.constant"() {value = 256 : i32} : () -> i32
              %317 = "arith.constant"() {value = 4100 : i32} : () -> i32
              "gpu.launch_func"(%315, %12, %12, %316, %12, %12, %317, %0, %2, %191, %1, %5, %4, %7, %191, %8, %10, %11, %314) {kernel = @kernels::@reduce_columns_1, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 12, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %318 = "arith.andi"(%299, %198) : (i1, i1) -> i1
            %319 = "arith.constant"() {value = 32 : i32} : () -> i32
            %320 = "arith.cmpi"(%191, %319) {predicate = 3 : i64} : (i32, i32) -> i1
            %321 = "arith.constant"() {value = true} : () -> i1
            %322 = "arith.ori"(%320, %321) : (i1, i1) -> i1
            %323 = "arith.andi"(%318, %322) : (i1, i1) -> i1
            "scf.if"(%323) ({
              %324 = "arith.constant"() {value = 31 : i32} : () -> i32
              %325 = "arith.addi"(%191, %324) : (i32, i32) -> i32
              %326 = "arith.divui"(%325, %319) : (i32, i32) -> i32
              %327 = "arith.muli"(%326, %1) : (i32, i32) -> i32
              %328 = "arith.addi"(%2, %324) : (i32, i32) -> i32
              %329 = "arith.divui"(%328, %319) : (i32, i32) -> i32
              %330 = "arith.maxsi"(%327, %12) : (i32, i32) -> i32
              %331 = "arith.constant"() {value = 528 : i32} : () -> i32
              %332 = "arith.divui"(%331, %330) : (i32, i32) -> i32
              %333 = "arith.minsi"(%332, %329) : (i32, i32) -> i32
              %334 = "arith.maxsi"(%333, %12) : (i32, i32) -> i32
              %335 = "arith.muli"(%327, %334) : (i32, i32) -> i32
              %336 = "arith.constant"() {value = 256 : i32} : () -> i32
              %337 = "arith.constant"() {value = 4100 : i32} : () -> i32
              "gpu.launch_func"(%335, %12, %12, %336, %12, %12, %337, %0, %2, %191, %1, %5, %4, %7, %191, %8, %10, %11, %334) {kernel = @kernels::@reduce_columns_2, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 12, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %338 = "arith.cmpi"(%191, %319) {predicate = 4 : i64} : (i32, i32) -> i1
            %339 = "arith.andi"(%318, %338) : (i1, i1) -> i1
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %340 = "arith.constant"() {value = true} : () -> i1
        %341 = "arith.xori"(%256, %340) : (i1, i1) -> i1
        %342 = "scf.if"(%212) ({
          %343 = "arith.constant"() {value = 2 : i32} : () -> i32
          %344 = "arith.remui"(%3, %343) : (i32, i32) -> i32
          %345 = "arith.cmpi"(%344, %193) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.yield"(%345) : (i1) -> ()
        }, {
          "scf.yield"(%212) : (i1) -> ()
        }) : (i1) -> i1
        %346 = "scf.if"(%342) ({
          %347 = "arith.constant"() {value = 2 : i64} : () -> i64
          %348 = "arith.remui"(%4, %347) : (i64, i64) -> i64
          %349 = "arith.constant"() {value = 0 : i64} : () -> i64
          %350 = "arith.cmpi"(%348, %349) {predicate = 0 : i64} : (i64, i64) -> i1
          %351 = "arith.cmpi"(%1, %12) {predicate = 0 : i64} : (i32, i32) -> i1
          %352 = "arith.ori"(%350, %351) : (i1, i1) -> i1
          "scf.yield"(%352) : (i1) -> ()
        }, {
          "scf.yield"(%342) : (i1) -> ()
        }) : (i1) -> i1
        %353 = "scf.if"(%346) ({
          %354 = "arith.constant"() {value = 2 : i64} : () -> i64
          %355 = "arith.remui"(%5, %354) : (i64, i64) -> i64
          %356 = "arith.constant"() {value = 0 : i64} : () -> i64
          %357 = "arith.cmpi"(%355, %356) {predicate = 0 : i64} : (i64, i64) -> i1
          %358 = "arith.ori"(%357, %216) : (i1, i1) -> i1
          "scf.yield"(%358) : (i1) -> ()
        }, {
          "scf.yield"(%346) : (i1) -> ()
        }) : (i1) -> i1
        %359 = "scf.if"(%353) ({
          %360 = "arith.cmpi"(%9, %211) {predicate = 0 : i64} : (i64, i64) -> i1
          %361 = "scf.if"(%360) ({
            %362 = "arith.constant"() {value = 2 : i32} : () -> i32
            %363 = "arith.remui"(%3, %362) : (i32, i32) -> i32
            %364 = "arith.cmpi"(%363, %193) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.yield"(%364) : (i1) -> ()
          }, {
            "scf.yield"(%360) : (i1) -> ()
          }) : (i1) -> i1
          %365 = "scf.if"(%361) ({
            %366 = "arith.constant"() {value = 2 : i64} : () -> i64
            %367 = "arith.remui"(%8, %366) : (i64, i64) -> i64
            %368 = "arith.constant"() {value = 0 : i64} : () -> i64
            %369 = "arith.cmpi"(%367, %368) {predicate = 0 : i64} : (i64, i64) -> i1
            %370 = "arith.cmpi"(%1, %12) {predicate = 0 : i64} : (i32, i32) -> i1
            %371 = "arith.ori"(%369, %370) : (i1, i1) -> i1
            "scf.yield"(%371) : (i1) -> ()
          }, {
            "scf.yield"(%361) : (i1) -> ()
          }) : (i1) -> i1
          "scf.yield"(%365) : (i1) -> ()
        }, {
          "scf.yield"(%353) : (i1) -> ()
        }) : (i1) -> i1
        %372 = "arith.andi"(%341, %359) : (i1, i1) -> i1
        "scf.if"(%372) ({
          %373 = "arith.constant"() {value = 2 : i32} : () -> i32
          %374 = "arith.divui"(%3, %373) : (i32, i32) -> i32
          %375 = "arith.muli"(%373, %374) : (i32, i32) -> i32
          %376 = "arith.muli"(%375, %1) : (i32, i32) -> i32
          %377 = "arith.divui"(%376, %373) : (i32, i32) -> i32
          %378 = "arith.constant"() {value = 64 : i32} : () -> i32
          %379 = "arith.cmpi"(%2, %378) {predicate = 3 : i64} : (i32, i32) -> i1
          %380 = "arith.constant"() {value = 135168 : i32} : () -> i32
          %381 = "arith.cmpi"(%377, %380) {predicate = 5 : i64} : (i32, i32) -> i1
          %382 = "arith.ori"(%379, %381) : (i1, i1) -> i1
          "scf.if"(%382) ({
            %383 = "arith.muli"(%374, %1) : (i32, i32) -> i32
            %384 = "arith.constant"() {value = 255 : i32} : () -> i32
            %385 = "arith.addi"(%383, %384) : (i32, i32) -> i32
            %386 = "arith.constant"() {value = 256 : i32} : () -> i32
            %387 = "arith.divui"(%385, %386) : (i32, i32) -> i32
            "gpu.launch_func"(%387, %12, %12, %386, %12, %12, %193, %0, %2, %374, %1, %5, %4, %7, %374, %1, %8) {kernel = @kernels::@reduce_short_columns_1, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 10, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr<1>, i32, i32, i64) -> ()
            "scf.yield"() : () -> ()
          }, {
            %388 = "arith.constant"() {value = 32 : i32} : () -> i32
            %389 = "arith.cmpi"(%374, %388) {predicate = 3 : i64} : (i32, i32) -> i1
            %390 = "arith.ori"(%389, %340) : (i1, i1) -> i1
            "scf.if"(%390) ({
              %391 = "arith.constant"() {value = 31 : i32} : () -> i32
              %392 = "arith.addi"(%374, %391) : (i32, i32) -> i32
              %393 = "arith.divui"(%392, %388) : (i32, i32) -> i32
              %394 = "arith.muli"(%393, %1) : (i32, i32) -> i32
              %395 = "arith.constant"() {value = 63 : i32} : () -> i32
              %396 = "arith.addi"(%2, %395) : (i32, i32) -> i32
              %397 = "arith.divui"(%396, %378) : (i32, i32) -> i32
              %398 = "arith.maxsi"(%394, %12) : (i32, i32) -> i32
              %399 = "arith.constant"() {value = 528 : i32} : () -> i32
              %400 = "arith.divui"(%399, %398) : (i32, i32) -> i32
              %401 = "arith.minsi"(%400, %397) : (i32, i32) -> i32
              %402 = "arith.maxsi"(%401, %12) : (i32, i32) -> i32
              %403 = "arith.muli"(%394, %402) : (i32, i32) -> i32
              %404 = "arith.constant"() {value = 256 : i32} : () -> i32
              %405 = "arith.constant"() {value = 2052 : i32} : () -> i32
              "gpu.launch_func"(%403, %12, %12, %404, %12, %12, %405, %0, %2, %374, %1, %5, %4, %7, %374, %8, %10, %11, %402) {kernel = @kernels::@reduce_columns_3, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 12, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %406 = "arith.cmpi"(%374, %388) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %407 = "arith.xori"(%359, %340) : (i1, i1) -> i1
        %408 = "arith.andi"(%341, %407) : (i1, i1) -> i1
        %409 = "arith.andi"(%408, %340) : (i1, i1) -> i1
        "scf.if"(%409) ({
          %410 = "arith.muli"(%3, %1) : (i32, i32) -> i32
          %411 = "arith.constant"() {value = 64 : i32} : () -> i32
          %412 = "arith.cmpi"(%2, %411) {predicate = 3 : i64} : (i32, i32) -> i1
          %413 = "arith.constant"() {value = 135168 : i32} : () -> i32
          %414 = "arith.cmpi"(%410, %413) {predicate = 5 : i64} : (i32, i32) -> i1
          %415 = "arith.ori"(%412, %414) : (i1, i1) -> i1
          "scf.if"(%415) ({
            %416 = "arith.cmpi"(%2, %197) {predicate = 3 : i64} : (i32, i32) -> i1
            %417 = "arith.cmpi"(%416, %340) {predicate = 0 : i64} : (i1, i1) -> i1
            "scf.if"(%417) ({
              %418 = "arith.constant"() {value = 1023 : i32} : () -> i32
              %419 = "arith.addi"(%410, %418) : (i32, i32) -> i32
              %420 = "arith.divui"(%419, %207) : (i32, i32) -> i32
              %421 = "arith.constant"() {value = 256 : i32} : () -> i32
              "gpu.launch_func"(%420, %12, %12, %421, %12, %12, %193, %0, %2, %3, %1, %5, %6, %4, %7, %3, %1, %9, %8) {kernel = @kernels::@reduce_short_columns_2, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 12, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i64, i64) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %422 = "arith.constant"() {value = false} : () -> i1
            %423 = "arith.cmpi"(%416, %422) {predicate = 0 : i64} : (i1, i1) -> i1
            "scf.if"(%423) ({
              %424 = "arith.constant"() {value = 255 : i32} : () -> i32
              %425 = "arith.addi"(%410, %424) : (i32, i32) -> i32
              %426 = "arith.constant"() {value = 256 : i32} : () -> i32
              %427 = "arith.divui"(%425, %426) : (i32, i32) -> i32
              "gpu.launch_func"(%427, %12, %12, %426, %12, %12, %193, %0, %2, %3, %1, %5, %6, %4, %7, %3, %1, %9, %8) {kernel = @kernels::@reduce_short_columns_3, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 12, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i64, i64) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            %428 = "arith.cmpi"(%3, %190) {predicate = 3 : i64} : (i32, i32) -> i1
            %429 = "arith.constant"() {value = false} : () -> i1
            %430 = "arith.ori"(%428, %429) : (i1, i1) -> i1
            "scf.if"(%430) ({
              %431 = "arith.addi"(%3, %195) : (i32, i32) -> i32
              %432 = "arith.divui"(%431, %190) : (i32, i32) -> i32
              %433 = "arith.muli"(%432, %1) : (i32, i32) -> i32
              %434 = "arith.constant"() {value = 511 : i32} : () -> i32
              %435 = "arith.addi"(%2, %434) : (i32, i32) -> i32
              %436 = "arith.constant"() {value = 512 : i32} : () -> i32
              %437 = "arith.divui"(%435, %436) : (i32, i32) -> i32
              %438 = "arith.maxsi"(%433, %12) : (i32, i32) -> i32
              %439 = "arith.constant"() {value = 528 : i32} : () -> i32
              %440 = "arith.divui"(%439, %438) : (i32, i32) -> i32
              %441 = "arith.minsi"(%440, %437) : (i32, i32) -> i32
              %442 = "arith.maxsi"(%441, %12) : (i32, i32) -> i32
              %443 = "arith.muli"(%433, %442) : (i32, i32) -> i32
              %444 = "arith.constant"() {value = 256 : i32} : () -> i32
              %445 = "arith.constant"() {value = 1028 : i32} : () -> i32
              "gpu.launch_func"(%443, %12, %12, %444, %12, %12, %445, %0, %2, %3, %1, %5, %6, %4, %7, %9, %8, %10, %11, %442) {kernel = @kernels::@reduce_columns_4, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 13, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %446 = "arith.cmpi"(%3, %190) {predicate = 4 : i64} : (i32, i32) -> i1
            %447 = "arith.cmpi"(%3, %197) {predicate = 3 : i64} : (i32, i32) -> i1
            %448 = "arith.ori"(%447, %429) : (i1, i1) -> i1
            %449 = "arith.andi"(%446, %448) : (i1, i1) -> i1
            "scf.if"(%449) ({
              %450 = "arith.constant"() {value = 7 : i32} : () -> i32
              %451 = "arith.addi"(%3, %450) : (i32, i32) -> i32
              %452 = "arith.divui"(%451, %197) : (i32, i32) -> i32
              %453 = "arith.muli"(%452, %1) : (i32, i32) -> i32
              %454 = "arith.constant"() {value = 255 : i32} : () -> i32
              %455 = "arith.addi"(%2, %454) : (i32, i32) -> i32
              %456 = "arith.constant"() {value = 256 : i32} : () -> i32
              %457 = "arith.divui"(%455, %456) : (i32, i32) -> i32
              %458 = "arith.maxsi"(%453, %12) : (i32, i32) -> i32
              %459 = "arith.constant"() {value = 528 : i32} : () -> i32
              %460 = "arith.divui"(%459, %458) : (i32, i32) -> i32
              %461 = "arith.minsi"(%460, %457) : (i32, i32) -> i32
              %462 = "arith.maxsi"(%461, %12) : (i32, i32) -> i32
              %463 = "arith.muli"(%453, %462) : (i32, i32) -> i32
              %464 = "arith.constant"() {value = 1028 : i32} : () -> i32
              "gpu.launch_func"(%463, %12, %12, %456, %12, %12, %464, %0, %2, %3, %1, %5, %6, %4, %7, %9, %8, %10, %11, %462) {kernel = @kernels::@reduce_columns_5, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 13, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %465 = "arith.cmpi"(%3, %197) {predicate = 4 : i64} : (i32, i32) -> i1
            %466 = "arith.andi"(%446, %465) : (i1, i1) -> i1
            %467 = "arith.constant"() {value = 32 : i32} : () -> i32
            %468 = "arith.cmpi"(%3, %467) {predicate = 3 : i64} : (i32, i32) -> i1
            %469 = "arith.ori"(%468, %340) : (i1, i1) -> i1
            %470 = "arith.andi"(%466, %469) : (i1, i1) -> i1
            "scf.if"(%470) ({
              %471 = "arith.constant"() {value = 31 : i32} : () -> i32
              %472 = "arith.addi"(%3, %471) : (i32, i32) -> i32
              %473 = "arith.divui"(%472, %467) : (i32, i32) -> i32
              %474 = "arith.muli"(%473, %1) : (i32, i32) -> i32
              %475 = "arith.constant"() {value = 63 : i32} : () -> i32
              %476 = "arith.addi"(%2, %475) : (i32, i32) -> i32
              %477 = "arith.divui"(%476, %411) : (i32, i32) -> i32
              %478 = "arith.maxsi"(%474, %12) : (i32, i32) -> i32
              %479 = "arith.constant"() {value = 528 : i32} : () -> i32
              %480 = "arith.divui"(%479, %478) : (i32, i32) -> i32
              %481 = "arith.minsi"(%480, %477) : (i32, i32) -> i32
              %482 = "arith.maxsi"(%481, %12) : (i32, i32) -> i32
              %483 = "arith.muli"(%474, %482) : (i32, i32) -> i32
              %484 = "arith.constant"() {value = 256 : i32} : () -> i32
              %485 = "arith.constant"() {value = 1028 : i32} : () -> i32
              "gpu.launch_func"(%483, %12, %12, %484, %12, %12, %485, %0, %2, %3, %1, %5, %6, %4, %7, %9, %8, %10, %11, %482) {kernel = @kernels::@reduce_columns_6, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 13, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %486 = "arith.cmpi"(%3, %467) {predicate = 4 : i64} : (i32, i32) -> i1
            %487 = "arith.andi"(%466, %486) : (i1, i1) -> i1
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %488 = "arith.constant"() {value = false} : () -> i1
        %489 = "arith.andi"(%408, %488) : (i1, i1) -> i1
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "sum_f32", function_type = (!llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
