"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 128 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64):
      %6 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %7 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %8 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %9 = "arith.constant"() {value = 8 : i32} : () -> i32
      %10 = "arith.divui"(%6, %9) : (i32, i32) -> i32
      %11 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      "nvvm.cluster.arrive.relaxed"() {aligned} : () -> ()
      %15 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %16 = "arith.constant"() {value = 4 : i32} : () -> i32
      %17 = "arith.muli"(%12, %16) : (i32, i32) -> i32
      %18 = "llvm.getelementptr"(%15, %17) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %19 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 65536>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %20 = "arith.constant"() {value = 16383 : i32} : () -> i32
      %21 = "arith.addi"(%2, %20) : (i32, i32) -> i32
      %22 = "arith.constant"() {value = 16384 : i32} : () -> i32
      %23 = "arith.divui"(%21, %22) : (i32, i32) -> i32
      %24 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
      %25 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %26, %27 = "scf.for"(%11, %23, %9, %24, %25) ({
      ^bb0(%28: i32, %29: f32, %30: f32):
        %31 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %32 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %33 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %34 = "arith.extsi"(%10) : (i32) -> i64
        %35 = "arith.extsi"(%28) : (i32) -> i64
        %36 = "arith.constant"() {value = 1 : i32} : () -> i32
        %37 = "arith.muli"(%34, %3) : (i64, i64) -> i64
        %38 = "arith.constant"() {value = 16384 : i64} : () -> i64
        %39 = "arith.muli"(%35, %38) : (i64, i64) -> i64
        %40 = "arith.addi"(%37, %39) : (i64, i64) -> i64
        %41 = "llvm.getelementptr"(%0, %40) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %42 = "arith.muli"(%31, %16) : (i32, i32) -> i32
        %43 = "llvm.getelementptr"(%41, %42) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %44 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %45 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %46 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %47 = "arith.muli"(%28, %22) : (i32, i32) -> i32
        %48 = "arith.muli"(%44, %16) : (i32, i32) -> i32
        %49 = "arith.addi"(%47, %48) : (i32, i32) -> i32
        %50 = "arith.cmpi"(%10, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %51 = "arith.cmpi"(%49, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %52 = "arith.andi"(%50, %51) : (i1, i1) -> i1
        "scf.if"(%52) ({
          "nvvm.cp.async.shared.global"(%18, %43) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          %53 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
          "llvm.store"(%53, %18) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %54 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %55 = "arith.addi"(%49, %54) : (i32, i32) -> i32
        %56 = "arith.cmpi"(%55, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %57 = "arith.andi"(%50, %56) : (i1, i1) -> i1
        "scf.if"(%57) ({
          %58 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %59 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%59, %58) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          %60 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %61 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
          "llvm.store"(%61, %60) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %62 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %63 = "arith.addi"(%49, %62) : (i32, i32) -> i32
        %64 = "arith.cmpi"(%63, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %65 = "arith.andi"(%50, %64) : (i1, i1) -> i1
        "scf.if"(%65) ({
          %66 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %67 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%67, %66) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          %68 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %69 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
          "llvm.store"(%69, %68) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %70 = "arith.constant"() {value = 6144 : i32} : () -> i32
        %71 = "arith.addi"(%49, %70) : (i32, i32) -> i32
        %72 = "arith.cmpi"(%71, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %73 = "arith.andi"(%50, %72) : (i1, i1) -> i1
        "scf.if"(%73) ({
          %74 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %75 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%75, %74) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          %76 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %77 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
          "llvm.store"(%77, %76) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %78 = "arith.constant"() {value = 8192 : i32} : () -> i32
        %79 = "arith.addi"(%49, %78) : (i32, i32) -> i32
        %80 = "arith.cmpi"(%79, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %81 = "arith.andi"(%50, %80) : (i1, i1) -> i1
        "scf.if"(%81) ({
          %82 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 8192>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %83 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 8192>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%83, %82) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          %84 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 8192>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %85 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
          "llvm.store"(%85, %84) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %86 = "arith.constant"() {value = 10240 : i32} : () -> i32
        %87 = "arith.addi"(%49, %86) : (i32, i32) -> i32
        %88 = "arith.cmpi"(%87, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %89 = "arith.andi"(%50, %88) : (i1, i1) -> i1
        "scf.if"(%89) ({
          %90 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 10240>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %91 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 10240>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%91, %90) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          %92 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 10240>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %93 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
          "llvm.store"(%93, %92) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %94 = "arith.constant"() {value = 12288 : i32} : () -> i32
        %95 = "arith.addi"(%49, %94) : (i32, i32) -> i32
        %96 = "arith.cmpi"(%95, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %97 = "arith.andi"(%50, %96) : (i1, i1) -> i1
        "scf.if"(%97) ({
          %98 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 12288>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %99 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 12288>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%99, %98) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          %100 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 12288>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %101 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
          "llvm.store"(%101, %100) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %102 = "arith.constant"() {value = 14336 : i32} : () -> i32
        %103 = "arith.addi"(%49, %102) : (i32, i32) -> i32
        %104 = "arith.cmpi"(%103, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %105 = "arith.andi"(%50, %104) : (i1, i1) -> i1
        "scf.if"(%105) ({
          %106 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 14336>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %107 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 14336>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%107, %106) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          %108 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 14336>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %109 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
          "llvm.store"(%109, %108) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.cp.async.commit.group"() : () -> ()
        "nvvm.cp.async.wait.group"() {n = 0 : i32} : () -> ()
        %110 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
        %111 = "vector.extract"(%110) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %112 = "vector.extract"(%110) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %113 = "vector.extract"(%110) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %114 = "vector.extract"(%110) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %115 = "arith.constant"() {value = 0 : i32} : () -> i32
        %116, %117, %118, %119 = "scf.for"(%115, %9, %36, %111, %112, %113, %114) ({
        ^bb0(%120: i32, %121: f32, %122: f32, %123: f32, %124: f32):
          %125 = "arith.muli"(%120, %54) : (i32, i32) -> i32
          %126 = "llvm.getelementptr"(%18, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %127 = "llvm.load"(%126) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          %128 = "vector.extract"(%127) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %129 = "vector.extract"(%127) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %130 = "vector.extract"(%127) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %131 = "vector.extract"(%127) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %132 = "vector.from_elements"(%128, %129, %130, %131) : (f32, f32, f32, f32) -> vector<4xf32>
          %133 = "vector.from_elements"(%121, %122, %123, %124) : (f32, f32, f32, f32) -> vector<4xf32>
          %134 = "arith.cmpf"(%132, %133) {predicate = 2 : i64} : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
          %135 = "vector.from_elements"(%121, %122, %123, %124) : (f32, f32, f32, f32) -> vector<4xf32>
          %136 = "arith.select"(%134, %132, %135) : (vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %137 = "vector.extract"(%136) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %138 = "vector.extract"(%136) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %139 = "vector.extract"(%136) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %140 = "vector.extract"(%136) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%137, %138, %139, %140) : (f32, f32, f32, f32) -> ()
        }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 4 : i32>>} : (i32, i32, i32, f32, f32, f32, f32) -> (f32, f32, f32, f32)
        %141 = "vector.from_elements"(%116, %117, %118, %119) : (f32, f32, f32, f32) -> vector<4xf32>
        %142 = "vector.shuffle"(%141, %141) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %143 = "vector.shuffle"(%141, %141) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %144 = "arith.maxnumf"(%142, %143) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %145 = "vector.shuffle"(%144, %144) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %146 = "vector.shuffle"(%144, %144) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %147 = "arith.maxnumf"(%145, %146) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %148 = "vector.extract"(%147) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %149 = "arith.maxnumf"(%148, %24) : (f32, f32) -> f32
        %150 = "arith.constant"() {value = -1 : i32} : () -> i32
        %151 = "arith.constant"() {value = 16 : i32} : () -> i32
        %152 = "arith.constant"() {value = 31 : i32} : () -> i32
        %153 = "nvvm.shfl.sync"(%150, %149, %151, %152) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %154 = "arith.maxnumf"(%149, %153) : (f32, f32) -> f32
        %155 = "nvvm.shfl.sync"(%150, %154, %9, %152) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %156 = "arith.maxnumf"(%154, %155) : (f32, f32) -> f32
        %157 = "nvvm.shfl.sync"(%150, %156, %16, %152) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %158 = "arith.maxnumf"(%156, %157) : (f32, f32) -> f32
        %159 = "arith.constant"() {value = 2 : i32} : () -> i32
        %160 = "nvvm.shfl.sync"(%150, %158, %159, %152) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %161 = "arith.maxnumf"(%158, %160) : (f32, f32) -> f32
        %162 = "nvvm.shfl.sync"(%150, %161, %36, %152) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %163 = "arith.maxnumf"(%161, %162) : (f32, f32) -> f32
        %164 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
        %165 = "arith.mulf"(%163, %164) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %166 = "arith.maxnumf"(%165, %29) : (f32, f32) -> f32
        %167 = "arith.cmpf"(%166, %24) {predicate = 1 : i64} : (f32, f32) -> i1
        %168 = "arith.select"(%167, %25, %166) : (i1, f32, f32) -> f32
        %169 = "scf.for"(%115, %9, %36, %25) ({
        ^bb0(%170: i32, %171: f32):
          %172 = "arith.muli"(%170, %54) : (i32, i32) -> i32
          %173 = "llvm.getelementptr"(%18, %172) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %174 = "llvm.load"(%173) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          %175 = "vector.extract"(%174) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %176 = "vector.extract"(%174) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %177 = "vector.extract"(%174) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %178 = "vector.extract"(%174) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %179 = "vector.from_elements"(%175, %176, %177, %178) : (f32, f32, f32, f32) -> vector<4xf32>
          %180 = "arith.constant"() {value = dense<1.4426950216293335> : vector<4xf32>} : () -> vector<4xf32>
          %181 = "arith.mulf"(%179, %180) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %182 = "vector.broadcast"(%168) : (f32) -> vector<4xf32>
          %183 = "arith.subf"(%181, %182) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %184 = "vector.extract"(%183) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %185 = "vector.extract"(%183) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %186 = "vector.extract"(%183) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %187 = "vector.extract"(%183) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %188 = "llvm.call_intrinsic"(%184) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %189 = "llvm.call_intrinsic"(%185) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %190 = "llvm.call_intrinsic"(%186) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %191 = "llvm.call_intrinsic"(%187) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %192 = "vector.from_elements"(%188, %189, %190, %191) : (f32, f32, f32, f32) -> vector<4xf32>
          %193 = "vector.shuffle"(%192, %192) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
          %194 = "vector.shuffle"(%192, %192) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
          %195 = "arith.addf"(%193, %194) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
          %196 = "vector.shuffle"(%195, %195) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
          %197 = "vector.shuffle"(%195, %195) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
          %198 = "arith.addf"(%196, %197) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %199 = "vector.extract"(%198) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %200 = "arith.addf"(%199, %171) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          "scf.yield"(%200) : (f32) -> ()
        }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 4 : i32>>} : (i32, i32, i32, f32) -> f32
        %201 = "arith.subf"(%29, %168) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %202 = "llvm.call_intrinsic"(%201) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %203 = "arith.mulf"(%30, %202) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %204 = "nvvm.shfl.sync"(%150, %169, %151, %152) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %205 = "arith.addf"(%169, %204) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %206 = "nvvm.shfl.sync"(%150, %205, %9, %152) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %207 = "arith.addf"(%205, %206) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %208 = "nvvm.shfl.sync"(%150, %207, %16, %152) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %209 = "arith.addf"(%207, %208) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %210 = "nvvm.shfl.sync"(%150, %209, %159, %152) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %211 = "arith.addf"(%209, %210) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %212 = "nvvm.shfl.sync"(%150, %211, %36, %152) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %213 = "arith.addf"(%211, %212) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %214 = "arith.addf"(%203, %213) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "scf.yield"(%166, %214) : (f32, f32) -> ()
      }) : (i32, i32, i32, f32, f32) -> (f32, f32)
      %215 = "arith.constant"() {value = 0 : i32} : () -> i32
      %216 = "arith.constant"() {value = 1 : i32} : () -> i32
      %217 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %218 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %219 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %220 = "arith.constant"() {value = 32 : i32} : () -> i32
      %221 = "arith.remui"(%217, %220) : (i32, i32) -> i32
      "nvvm.cluster.wait"() {aligned} : () -> ()
      %222 = "arith.cmpi"(%221, %9) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%222) ({
        %223 = "nvvm.mapa"(%19, %221) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
        %224 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
        %225 = "arith.constant"() {value = 16 : i32} : () -> i32
        %226 = "arith.muli"(%224, %225) : (i32, i32) -> i32
        %227 = "arith.divui"(%217, %220) : (i32, i32) -> i32
        %228 = "arith.addi"(%226, %227) : (i32, i32) -> i32
        %229 = "llvm.getelementptr"(%223, %228) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
        "llvm.store"(%26, %229) {alignment = 4 : i64} : (f32, !llvm.ptr<7>) -> ()
        %230 = "arith.constant"() {value = 128 : i32} : () -> i32
        %231 = "arith.addi"(%230, %228) : (i32, i32) -> i32
        %232 = "llvm.getelementptr"(%223, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
        "llvm.store"(%27, %232) {alignment = 4 : i64} : (f32, !llvm.ptr<7>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.cluster.arrive"() {aligned} : () -> ()
      "nvvm.cluster.wait"() {aligned} : () -> ()
      %233 = "llvm.getelementptr"(%19, %221) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %234 = "llvm.load"(%233) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %235 = "arith.maxnumf"(%24, %234) : (f32, f32) -> f32
      %236 = "arith.addi"(%220, %221) : (i32, i32) -> i32
      %237 = "llvm.getelementptr"(%19, %236) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %238 = "llvm.load"(%237) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %239 = "arith.maxnumf"(%235, %238) : (f32, f32) -> f32
      %240 = "arith.constant"() {value = 64 : i32} : () -> i32
      %241 = "arith.addi"(%240, %221) : (i32, i32) -> i32
      %242 = "llvm.getelementptr"(%19, %241) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %243 = "llvm.load"(%242) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %244 = "arith.maxnumf"(%239, %243) : (f32, f32) -> f32
      %245 = "arith.constant"() {value = 96 : i32} : () -> i32
      %246 = "arith.addi"(%245, %221) : (i32, i32) -> i32
      %247 = "llvm.getelementptr"(%19, %246) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %248 = "llvm.load"(%247) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %249 = "arith.maxnumf"(%244, %248) : (f32, f32) -> f32
      %250 = "arith.constant"() {value = -1 : i32} : () -> i32
      %251 = "arith.constant"() {value = 16 : i32} : () -> i32
      %252 = "arith.constant"() {value = 31 : i32} : () -> i32
      %253 = "nvvm.shfl.sync"(%250, %249, %251, %252) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %254 = "arith.maxnumf"(%249, %253) : (f32, f32) -> f32
      %255 = "nvvm.shfl.sync"(%250, %254, %9, %252) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %256 = "arith.maxnumf"(%254, %255) : (f32, f32) -> f32
      %257 = "nvvm.shfl.sync"(%250, %256, %16, %252) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %258 = "arith.maxnumf"(%256, %257) : (f32, f32) -> f32
      %259 = "arith.constant"() {value = 2 : i32} : () -> i32
      %260 = "nvvm.shfl.sync"(%250, %258, %259, %252) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %261 = "arith.maxnumf"(%258, %260) : (f32, f32) -> f32
      %262 = "nvvm.shfl.sync"(%250, %261, %216, %252) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %263 = "arith.maxnumf"(%261, %262) : (f32, f32) -> f32
      %264 = "arith.constant"() {value = 128 : i32} : () -> i32
      %265 = "arith.addi"(%264, %221) : (i32, i32) -> i32
      %266 = "llvm.getelementptr"(%19, %265) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %267 = "llvm.load"(%266) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %268 = "llvm.load"(%233) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %269 = "arith.cmpf"(%263, %24) {predicate = 1 : i64} : (f32, f32) -> i1
      %270 = "arith.select"(%269, %25, %263) : (i1, f32, f32) -> f32
      %271 = "arith.subf"(%268, %270) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %272 = "llvm.call_intrinsic"(%271) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %273 = "arith.mulf"(%267, %272) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %274 = "arith.addf"(%25, %273) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %275 = "arith.addi"(%264, %236) : (i32, i32) -> i32
      %276 = "llvm.getelementptr"(%19, %275) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %277 = "llvm.load"(%276) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %278 = "llvm.load"(%237) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %279 = "arith.subf"(%278, %270) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %280 = "llvm.call_intrinsic"(%279) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %281 = "arith.mulf"(%277, %280) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %282 = "arith.addf"(%274, %281) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %283 = "arith.addi"(%264, %241) : (i32, i32) -> i32
      %284 = "llvm.getelementptr"(%19, %283) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %285 = "llvm.load"(%284) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %286 = "llvm.load"(%242) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %287 = "arith.subf"(%286, %270) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %288 = "llvm.call_intrinsic"(%287) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %289 = "arith.mulf"(%285, %288) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %290 = "arith.addf"(%282, %289) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %291 = "arith.addi"(%264, %246) : (i32, i32) -> i32
      %292 = "llvm.getelementptr"(%19, %291) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %293 = "llvm.load"(%292) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %294 = "llvm.load"(%247) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %295 = "arith.subf"(%294, %270) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %296 = "llvm.call_intrinsic"(%295) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %297 = "arith.mulf"(%293, %296) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %298 = "arith.addf"(%290, %297) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %299 = "nvvm.shfl.sync"(%250, %298, %251, %252) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %300 = "arith.addf"(%298, %299) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %301 = "nvvm.shfl.sync"(%250, %300, %9, %252) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %302 = "arith.addf"(%300, %301) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %303 = "nvvm.shfl.sync"(%250, %302, %16, %252) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %304 = "arith.addf"(%302, %303) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %305 = "nvvm.shfl.sync"(%250, %304, %259, %252) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %306 = "arith.addf"(%304, %305) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %307 = "nvvm.shfl.sync"(%250, %306, %216, %252) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %308 = "arith.addf"(%306, %307) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %309 = "arith.constant"() {value = 1.0 : f32} : () -> f32
      %310 = "arith.divf"(%309, %308) : (f32, f32) -> f32
      "scf.for"(%11, %23, %9) ({
      ^bb0(%311: i32):
        %312 = "arith.cmpi"(%23, %9) {predicate = 4 : i64} : (i32, i32) -> i1
        "scf.if"(%312) ({
          %313 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %314 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %315 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %316 = "arith.extsi"(%10) : (i32) -> i64
          %317 = "arith.extsi"(%311) : (i32) -> i64
          %318 = "arith.muli"(%316, %3) : (i64, i64) -> i64
          %319 = "arith.constant"() {value = 16384 : i64} : () -> i64
          %320 = "arith.muli"(%317, %319) : (i64, i64) -> i64
          %321 = "arith.addi"(%318, %320) : (i64, i64) -> i64
          %322 = "llvm.getelementptr"(%0, %321) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %323 = "arith.muli"(%313, %16) : (i32, i32) -> i32
          %324 = "llvm.getelementptr"(%322, %323) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %325 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %326 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %327 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %328 = "arith.muli"(%311, %22) : (i32, i32) -> i32
          %329 = "arith.muli"(%325, %16) : (i32, i32) -> i32
          %330 = "arith.addi"(%328, %329) : (i32, i32) -> i32
          %331 = "arith.cmpi"(%10, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %332 = "arith.cmpi"(%330, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %333 = "arith.andi"(%331, %332) : (i1, i1) -> i1
          "scf.if"(%333) ({
            "nvvm.cp.async.shared.global"(%18, %324) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %334 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
            "llvm.store"(%334, %18) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %335 = "arith.constant"() {value = 2048 : i32} : () -> i32
          %336 = "arith.addi"(%330, %335) : (i32, i32) -> i32
          %337 = "arith.cmpi"(%336, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %338 = "arith.andi"(%331, %337) : (i1, i1) -> i1
          "scf.if"(%338) ({
            %339 = "llvm.getelementptr"(%324) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %340 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            "nvvm.cp.async.shared.global"(%340, %339) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %341 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %342 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
            "llvm.store"(%342, %341) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %343 = "arith.constant"() {value = 4096 : i32} : () -> i32
          %344 = "arith.addi"(%330, %343) : (i32, i32) -> i32
          %345 = "arith.cmpi"(%344, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %346 = "arith.andi"(%331, %345) : (i1, i1) -> i1
          "scf.if"(%346) ({
            %347 = "llvm.getelementptr"(%324) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %348 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            "nvvm.cp.async.shared.global"(%348, %347) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %349 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %350 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
            "llvm.store"(%350, %349) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %351 = "arith.constant"() {value = 6144 : i32} : () -> i32
          %352 = "arith.addi"(%330, %351) : (i32, i32) -> i32
          %353 = "arith.cmpi"(%352, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %354 = "arith.andi"(%331, %353) : (i1, i1) -> i1
          "scf.if"(%354) ({
            %355 = "llvm.getelementptr"(%324) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %356 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            "nvvm.cp.async.shared.global"(%356, %355) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %357 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %358 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
            "llvm.store"(%358, %357) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %359 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %360 = "arith.addi"(%330, %359) : (i32, i32) -> i32
          %361 = "arith.cmpi"(%360, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %362 = "arith.andi"(%331, %361) : (i1, i1) -> i1
          "scf.if"(%362) ({
            %363 = "llvm.getelementptr"(%324) {rawConstantIndices = array<i32: 8192>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %364 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 8192>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            "nvvm.cp.async.shared.global"(%364, %363) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %365 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 8192>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %366 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
            "llvm.store"(%366, %365) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %367 = "arith.constant"() {value = 10240 : i32} : () -> i32
          %368 = "arith.addi"(%330, %367) : (i32, i32) -> i32
          %369 = "arith.cmpi"(%368, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %370 = "arith.andi"(%331, %369) : (i1, i1) -> i1
          "scf.if"(%370) ({
            %371 = "llvm.getelementptr"(%324) {rawConstantIndices = array<i32: 10240>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %372 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 10240>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            "nvvm.cp.async.shared.global"(%372, %371) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %373 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 10240>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %374 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
            "llvm.store"(%374, %373) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %375 = "arith.constant"() {value = 12288 : i32} : () -> i32
          %376 = "arith.addi"(%330, %375) : (i32, i32) -> i32
          %377 = "arith.cmpi"(%376, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %378 = "arith.andi"(%331, %377) : (i1, i1) -> i1
          "scf.if"(%378) ({
            %379 = "llvm.getelementptr"(%324) {rawConstantIndices = array<i32: 12288>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %380 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 12288>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            "nvvm.cp.async.shared.global"(%380, %379) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %381 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 12288>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %382 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
            "llvm.store"(%382, %381) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %383 = "arith.constant"() {value = 14336 : i32} : () -> i32
          %384 = "arith.addi"(%330, %383) : (i32, i32) -> i32
          %385 = "arith.cmpi"(%384, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %386 = "arith.andi"(%331, %385) : (i1, i1) -> i1
          "scf.if"(%386) ({
            %387 = "llvm.getelementptr"(%324) {rawConstantIndices = array<i32: 14336>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %388 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 14336>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            "nvvm.cp.async.shared.global"(%388, %387) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %389 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 14336>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %390 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
            "llvm.store"(%390, %389) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.cp.async.commit.group"() : () -> ()
          "nvvm.cp.async.wait.group"() {n = 0 : i32} : () -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %391 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %392 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %393 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %394 = "arith.extsi"(%10) : (i32) -> i64
        %395 = "arith.extsi"(%311) : (i32) -> i64
        %396 = "arith.muli"(%394, %5) : (i64, i64) -> i64
        %397 = "arith.constant"() {value = 16384 : i64} : () -> i64
        %398 = "arith.muli"(%395, %397) : (i64, i64) -> i64
        %399 = "arith.addi"(%396, %398) : (i64, i64) -> i64
        %400 = "llvm.getelementptr"(%4, %399) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %401 = "arith.muli"(%391, %16) : (i32, i32) -> i32
        %402 = "llvm.getelementptr"(%400, %401) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %403 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %404 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %405 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %406 = "arith.muli"(%311, %22) : (i32, i32) -> i32
        %407 = "arith.muli"(%403, %16) : (i32, i32) -> i32
        %408 = "arith.addi"(%406, %407) : (i32, i32) -> i32
        "scf.for"(%215, %9, %216) ({
        ^bb0(%409: i32):
          %410 = "arith.constant"() {value = 2048 : i32} : () -> i32
          %411 = "arith.muli"(%409, %410) : (i32, i32) -> i32
          %412 = "llvm.getelementptr"(%18, %411) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %413 = "llvm.load"(%412) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          %414 = "vector.extract"(%413) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %415 = "vector.extract"(%413) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %416 = "vector.extract"(%413) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %417 = "vector.extract"(%413) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %418 = "vector.from_elements"(%414, %415, %416, %417) : (f32, f32, f32, f32) -> vector<4xf32>
          %419 = "arith.constant"() {value = dense<1.4426950216293335> : vector<4xf32>} : () -> vector<4xf32>
          %420 = "arith.mulf"(%418, %419) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %421 = "vector.broadcast"(%263) : (f32) -> vector<4xf32>
          %422 = "arith.subf"(%420, %421) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %423 = "vector.extract"(%422) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %424 = "vector.extract"(%422) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %425 = "vector.extract"(%422) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %426 = "vector.extract"(%422) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %427 = "llvm.call_intrinsic"(%423) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %428 = "llvm.call_intrinsic"(%424) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %429 = "llvm.call_intrinsic"(%425) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %430 = "llvm.call_intrinsic"(%426) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %431 = "vector.from_elements"(%427, %428, %429, %430) : (f32, f32, f32, f32) -> vector<4xf32>
          %432 = "vector.broadcast"(%310) : (f32) -> vector<4xf32>
          %433 = "arith.mulf"(%431, %432) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %434 = "vector.extract"(%433) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %435 = "vector.extract"(%433) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %436 = "vector.extract"(%433) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %437 = "vector.extract"(%433) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %438 = "arith.addi"(%408, %411) : (i32, i32) -> i32
          %439 = "arith.cmpi"(%10, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %440 = "arith.cmpi"(%438, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %441 = "arith.andi"(%439, %440) : (i1, i1) -> i1
          "scf.if"(%441) ({
            %442 = "llvm.getelementptr"(%402, %411) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %443 = "vector.from_elements"(%434, %435, %436, %437) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%443, %442) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 4 : i32>>} : (i32, i32, i32) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "softmax_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 512, 1, 1>, nvvm.minctasm = 3 : i32, nvvm.cluster_dim = array<i32: 8, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64):
    %6 = "arith.constant"() {value = 8 : i32} : () -> i32
    %7 = "arith.muli"(%1, %6) : (i32, i32) -> i32
    %8 = "arith.constant"() {value = 1 : i32} : () -> i32
    %9 = "arith.constant"() {value = 512 : i32} : () -> i32
    %10 = "arith.constant"() {value = 66560 : i32} : () -> i32
    "gpu.launch_func"(%7, %8, %8, %9, %8, %8, %6, %8, %8, %10, %0, %1, %2, %3, %4, %5) {kernel = @kernels::@softmax_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 0>} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "softmax_cluster_f32", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
