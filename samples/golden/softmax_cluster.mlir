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
        %53 = "arith.extui"(%52) : (i1) -> i8
        %54 = "arith.constant"() {value = 0 : i8} : () -> i8
        %55 = "arith.cmpi"(%53, %54) {predicate = 1 : i64} : (i8, i8) -> i1
        %56 = "arith.constant"() {value = true} : () -> i1
        %57 = "arith.xori"(%55, %56) : (i1, i1) -> i1
        "scf.if"(%57) ({
          %58 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
          "llvm.store"(%58, %18) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %59 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %60 = "arith.addi"(%49, %59) : (i32, i32) -> i32
        %61 = "arith.cmpi"(%60, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %62 = "arith.andi"(%50, %61) : (i1, i1) -> i1
        %63 = "arith.extui"(%62) : (i1) -> i8
        %64 = "arith.cmpi"(%63, %54) {predicate = 1 : i64} : (i8, i8) -> i1
        %65 = "arith.xori"(%64, %56) : (i1, i1) -> i1
        "scf.if"(%65) ({
          %66 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %67 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
          "llvm.store"(%67, %66) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %68 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %69 = "arith.addi"(%49, %68) : (i32, i32) -> i32
        %70 = "arith.cmpi"(%69, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %71 = "arith.andi"(%50, %70) : (i1, i1) -> i1
        %72 = "arith.extui"(%71) : (i1) -> i8
        %73 = "arith.cmpi"(%72, %54) {predicate = 1 : i64} : (i8, i8) -> i1
        %74 = "arith.xori"(%73, %56) : (i1, i1) -> i1
        "scf.if"(%74) ({
          %75 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %76 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
          "llvm.store"(%76, %75) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %77 = "arith.constant"() {value = 6144 : i32} : () -> i32
        %78 = "arith.addi"(%49, %77) : (i32, i32) -> i32
        %79 = "arith.cmpi"(%78, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %80 = "arith.andi"(%50, %79) : (i1, i1) -> i1
        %81 = "arith.extui"(%80) : (i1) -> i8
        %82 = "arith.cmpi"(%81, %54) {predicate = 1 : i64} : (i8, i8) -> i1
        %83 = "arith.xori"(%82, %56) : (i1, i1) -> i1
        "scf.if"(%83) ({
          %84 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %85 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
          "llvm.store"(%85, %84) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %86 = "arith.constant"() {value = 8192 : i32} : () -> i32
        %87 = "arith.addi"(%49, %86) : (i32, i32) -> i32
        %88 = "arith.cmpi"(%87, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %89 = "arith.andi"(%50, %88) : (i1, i1) -> i1
        %90 = "arith.extui"(%89) : (i1) -> i8
        %91 = "arith.cmpi"(%90, %54) {predicate = 1 : i64} : (i8, i8) -> i1
        %92 = "arith.xori"(%91, %56) : (i1, i1) -> i1
        "scf.if"(%92) ({
          %93 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 8192>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %94 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
          "llvm.store"(%94, %93) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %95 = "arith.constant"() {value = 10240 : i32} : () -> i32
        %96 = "arith.addi"(%49, %95) : (i32, i32) -> i32
        %97 = "arith.cmpi"(%96, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %98 = "arith.andi"(%50, %97) : (i1, i1) -> i1
        %99 = "arith.extui"(%98) : (i1) -> i8
        %100 = "arith.cmpi"(%99, %54) {predicate = 1 : i64} : (i8, i8) -> i1
        %101 = "arith.xori"(%100, %56) : (i1, i1) -> i1
        "scf.if"(%101) ({
          %102 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 10240>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %103 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
          "llvm.store"(%103, %102) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %104 = "arith.constant"() {value = 12288 : i32} : () -> i32
        %105 = "arith.addi"(%49, %104) : (i32, i32) -> i32
        %106 = "arith.cmpi"(%105, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %107 = "arith.andi"(%50, %106) : (i1, i1) -> i1
        %108 = "arith.extui"(%107) : (i1) -> i8
        %109 = "arith.cmpi"(%108, %54) {predicate = 1 : i64} : (i8, i8) -> i1
        %110 = "arith.xori"(%109, %56) : (i1, i1) -> i1
        "scf.if"(%110) ({
          %111 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 12288>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %112 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
          "llvm.store"(%112, %111) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %113 = "arith.constant"() {value = 14336 : i32} : () -> i32
        %114 = "arith.addi"(%49, %113) : (i32, i32) -> i32
        %115 = "arith.cmpi"(%114, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %116 = "arith.andi"(%50, %115) : (i1, i1) -> i1
        %117 = "arith.extui"(%116) : (i1) -> i8
        %118 = "arith.cmpi"(%117, %54) {predicate = 1 : i64} : (i8, i8) -> i1
        %119 = "arith.xori"(%118, %56) : (i1, i1) -> i1
        "scf.if"(%119) ({
          %120 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 14336>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %121 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
          "llvm.store"(%121, %120) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %122 = "arith.cmpi"(%53, %54) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%122) ({
          "nvvm.cp.async.shared.global"(%18, %43) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %123 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %124 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %125 = "arith.cmpi"(%63, %54) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%125) ({
          "nvvm.cp.async.shared.global"(%124, %123) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %126 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %127 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %128 = "arith.cmpi"(%72, %54) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%128) ({
          "nvvm.cp.async.shared.global"(%127, %126) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %129 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %130 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %131 = "arith.cmpi"(%81, %54) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%131) ({
          "nvvm.cp.async.shared.global"(%130, %129) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %132 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 8192>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %133 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 8192>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %134 = "arith.cmpi"(%90, %54) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%134) ({
          "nvvm.cp.async.shared.global"(%133, %132) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %135 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 10240>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %136 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 10240>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %137 = "arith.cmpi"(%99, %54) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%137) ({
          "nvvm.cp.async.shared.global"(%136, %135) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %138 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 12288>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %139 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 12288>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %140 = "arith.cmpi"(%108, %54) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%140) ({
          "nvvm.cp.async.shared.global"(%139, %138) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %141 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 14336>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %142 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 14336>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %143 = "arith.cmpi"(%117, %54) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%143) ({
          "nvvm.cp.async.shared.global"(%142, %141) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.cp.async.commit.group"() : () -> ()
        "nvvm.cp.async.wait.group"() {n = 0 : i32} : () -> ()
        %144 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
        %145 = "vector.extract"(%144) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %146 = "vector.extract"(%144) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %147 = "vector.extract"(%144) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %148 = "vector.extract"(%144) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %149 = "arith.constant"() {value = 0 : i32} : () -> i32
        %150, %151, %152, %153 = "scf.for"(%149, %9, %36, %145, %146, %147, %148) ({
        ^bb0(%154: i32, %155: f32, %156: f32, %157: f32, %158: f32):
          %159 = "arith.muli"(%154, %59) : (i32, i32) -> i32
          %160 = "llvm.getelementptr"(%18, %159) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %161 = "llvm.load"(%160) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          %162 = "vector.extract"(%161) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %163 = "vector.extract"(%161) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %164 = "vector.extract"(%161) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %165 = "vector.extract"(%161) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %166 = "vector.from_elements"(%162, %163, %164, %165) : (f32, f32, f32, f32) -> vector<4xf32>
          %167 = "vector.from_elements"(%155, %156, %157, %158) : (f32, f32, f32, f32) -> vector<4xf32>
          %168 = "arith.cmpf"(%166, %167) {predicate = 2 : i64} : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
          %169 = "vector.from_elements"(%155, %156, %157, %158) : (f32, f32, f32, f32) -> vector<4xf32>
          %170 = "arith.select"(%168, %166, %169) : (vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %171 = "vector.extract"(%170) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %172 = "vector.extract"(%170) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %173 = "vector.extract"(%170) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %174 = "vector.extract"(%170) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%171, %172, %173, %174) : (f32, f32, f32, f32) -> ()
        }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 4 : i32>>} : (i32, i32, i32, f32, f32, f32, f32) -> (f32, f32, f32, f32)
        %175 = "vector.from_elements"(%150, %151, %152, %153) : (f32, f32, f32, f32) -> vector<4xf32>
        %176 = "vector.shuffle"(%175, %175) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %177 = "vector.shuffle"(%175, %175) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %178 = "arith.maxnumf"(%176, %177) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %179 = "vector.shuffle"(%178, %178) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %180 = "vector.shuffle"(%178, %178) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %181 = "arith.maxnumf"(%179, %180) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %182 = "vector.extract"(%181) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %183 = "arith.maxnumf"(%182, %24) : (f32, f32) -> f32
        %184 = "arith.constant"() {value = -1 : i32} : () -> i32
        %185 = "arith.constant"() {value = 16 : i32} : () -> i32
        %186 = "arith.constant"() {value = 31 : i32} : () -> i32
        %187 = "nvvm.shfl.sync"(%184, %183, %185, %186) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %188 = "arith.maxnumf"(%183, %187) : (f32, f32) -> f32
        %189 = "nvvm.shfl.sync"(%184, %188, %9, %186) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %190 = "arith.maxnumf"(%188, %189) : (f32, f32) -> f32
        %191 = "nvvm.shfl.sync"(%184, %190, %16, %186) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %192 = "arith.maxnumf"(%190, %191) : (f32, f32) -> f32
        %193 = "arith.constant"() {value = 2 : i32} : () -> i32
        %194 = "nvvm.shfl.sync"(%184, %192, %193, %186) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %195 = "arith.maxnumf"(%192, %194) : (f32, f32) -> f32
        %196 = "nvvm.shfl.sync"(%184, %195, %36, %186) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %197 = "arith.maxnumf"(%195, %196) : (f32, f32) -> f32
        %198 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
        %199 = "arith.mulf"(%197, %198) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %200 = "arith.maxnumf"(%199, %29) : (f32, f32) -> f32
        %201 = "arith.cmpf"(%200, %24) {predicate = 1 : i64} : (f32, f32) -> i1
        %202 = "arith.select"(%201, %25, %200) : (i1, f32, f32) -> f32
        %203 = "scf.for"(%149, %9, %36, %25) ({
        ^bb0(%204: i32, %205: f32):
          %206 = "arith.muli"(%204, %59) : (i32, i32) -> i32
          %207 = "llvm.getelementptr"(%18, %206) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %208 = "llvm.load"(%207) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          %209 = "vector.extract"(%208) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %210 = "vector.extract"(%208) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %211 = "vector.extract"(%208) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %212 = "vector.extract"(%208) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %213 = "vector.from_elements"(%209, %210, %211, %212) : (f32, f32, f32, f32) -> vector<4xf32>
          %214 = "arith.constant"() {value = dense<1.4426950216293335> : vector<4xf32>} : () -> vector<4xf32>
          %215 = "arith.mulf"(%213, %214) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %216 = "vector.broadcast"(%202) : (f32) -> vector<4xf32>
          %217 = "arith.subf"(%215, %216) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %218 = "vector.extract"(%217) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %219 = "vector.extract"(%217) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %220 = "vector.extract"(%217) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %221 = "vector.extract"(%217) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %222 = "llvm.call_intrinsic"(%218) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %223 = "llvm.call_intrinsic"(%219) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %224 = "llvm.call_intrinsic"(%220) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %225 = "llvm.call_intrinsic"(%221) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %226 = "vector.from_elements"(%222, %223, %224, %225) : (f32, f32, f32, f32) -> vector<4xf32>
          %227 = "vector.shuffle"(%226, %226) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
          %228 = "vector.shuffle"(%226, %226) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
          %229 = "arith.addf"(%227, %228) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
          %230 = "vector.shuffle"(%229, %229) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
          %231 = "vector.shuffle"(%229, %229) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
          %232 = "arith.addf"(%230, %231) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %233 = "vector.extract"(%232) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %234 = "arith.addf"(%233, %205) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          "scf.yield"(%234) : (f32) -> ()
        }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 4 : i32>>} : (i32, i32, i32, f32) -> f32
        %235 = "arith.subf"(%29, %202) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %236 = "llvm.call_intrinsic"(%235) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %237 = "arith.mulf"(%30, %236) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %238 = "nvvm.shfl.sync"(%184, %203, %185, %186) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %239 = "arith.addf"(%203, %238) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %240 = "nvvm.shfl.sync"(%184, %239, %9, %186) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %241 = "arith.addf"(%239, %240) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %242 = "nvvm.shfl.sync"(%184, %241, %16, %186) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %243 = "arith.addf"(%241, %242) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %244 = "nvvm.shfl.sync"(%184, %243, %193, %186) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %245 = "arith.addf"(%243, %244) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %246 = "nvvm.shfl.sync"(%184, %245, %36, %186) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %247 = "arith.addf"(%245, %246) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %248 = "arith.addf"(%237, %247) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "scf.yield"(%200, %248) : (f32, f32) -> ()
      }) : (i32, i32, i32, f32, f32) -> (f32, f32)
      %249 = "arith.constant"() {value = 0 : i32} : () -> i32
      %250 = "arith.constant"() {value = 1 : i32} : () -> i32
      %251 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %252 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %253 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %254 = "arith.constant"() {value = 32 : i32} : () -> i32
      %255 = "arith.remui"(%251, %254) : (i32, i32) -> i32
      "nvvm.cluster.wait"() {aligned} : () -> ()
      %256 = "arith.cmpi"(%255, %9) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%256) ({
        %257 = "nvvm.mapa"(%19, %255) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
        %258 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
        %259 = "arith.constant"() {value = 16 : i32} : () -> i32
        %260 = "arith.muli"(%258, %259) : (i32, i32) -> i32
        %261 = "arith.divui"(%251, %254) : (i32, i32) -> i32
        %262 = "arith.addi"(%260, %261) : (i32, i32) -> i32
        %263 = "llvm.getelementptr"(%257, %262) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
        "llvm.store"(%26, %263) {alignment = 4 : i64} : (f32, !llvm.ptr<7>) -> ()
        %264 = "arith.constant"() {value = 128 : i32} : () -> i32
        %265 = "arith.addi"(%264, %262) : (i32, i32) -> i32
        %266 = "llvm.getelementptr"(%257, %265) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
        "llvm.store"(%27, %266) {alignment = 4 : i64} : (f32, !llvm.ptr<7>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.cluster.arrive"() {aligned} : () -> ()
      "nvvm.cluster.wait"() {aligned} : () -> ()
      %267 = "llvm.getelementptr"(%19, %255) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %268 = "llvm.load"(%267) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %269 = "arith.maxnumf"(%24, %268) : (f32, f32) -> f32
      %270 = "arith.addi"(%254, %255) : (i32, i32) -> i32
      %271 = "llvm.getelementptr"(%19, %270) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %272 = "llvm.load"(%271) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %273 = "arith.maxnumf"(%269, %272) : (f32, f32) -> f32
      %274 = "arith.constant"() {value = 64 : i32} : () -> i32
      %275 = "arith.addi"(%274, %255) : (i32, i32) -> i32
      %276 = "llvm.getelementptr"(%19, %275) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %277 = "llvm.load"(%276) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %278 = "arith.maxnumf"(%273, %277) : (f32, f32) -> f32
      %279 = "arith.constant"() {value = 96 : i32} : () -> i32
      %280 = "arith.addi"(%279, %255) : (i32, i32) -> i32
      %281 = "llvm.getelementptr"(%19, %280) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %282 = "llvm.load"(%281) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %283 = "arith.maxnumf"(%278, %282) : (f32, f32) -> f32
      %284 = "arith.constant"() {value = -1 : i32} : () -> i32
      %285 = "arith.constant"() {value = 16 : i32} : () -> i32
      %286 = "arith.constant"() {value = 31 : i32} : () -> i32
      %287 = "nvvm.shfl.sync"(%284, %283, %285, %286) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %288 = "arith.maxnumf"(%283, %287) : (f32, f32) -> f32
      %289 = "nvvm.shfl.sync"(%284, %288, %9, %286) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %290 = "arith.maxnumf"(%288, %289) : (f32, f32) -> f32
      %291 = "nvvm.shfl.sync"(%284, %290, %16, %286) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %292 = "arith.maxnumf"(%290, %291) : (f32, f32) -> f32
      %293 = "arith.constant"() {value = 2 : i32} : () -> i32
      %294 = "nvvm.shfl.sync"(%284, %292, %293, %286) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %295 = "arith.maxnumf"(%292, %294) : (f32, f32) -> f32
      %296 = "nvvm.shfl.sync"(%284, %295, %250, %286) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %297 = "arith.maxnumf"(%295, %296) : (f32, f32) -> f32
      %298 = "arith.constant"() {value = 128 : i32} : () -> i32
      %299 = "arith.addi"(%298, %255) : (i32, i32) -> i32
      %300 = "llvm.getelementptr"(%19, %299) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %301 = "llvm.load"(%300) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %302 = "llvm.load"(%267) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %303 = "arith.cmpf"(%297, %24) {predicate = 1 : i64} : (f32, f32) -> i1
      %304 = "arith.select"(%303, %25, %297) : (i1, f32, f32) -> f32
      %305 = "arith.subf"(%302, %304) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %306 = "llvm.call_intrinsic"(%305) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %307 = "arith.mulf"(%301, %306) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %308 = "arith.addf"(%25, %307) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %309 = "arith.addi"(%298, %270) : (i32, i32) -> i32
      %310 = "llvm.getelementptr"(%19, %309) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %311 = "llvm.load"(%310) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %312 = "llvm.load"(%271) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %313 = "arith.subf"(%312, %304) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %314 = "llvm.call_intrinsic"(%313) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %315 = "arith.mulf"(%311, %314) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %316 = "arith.addf"(%308, %315) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %317 = "arith.addi"(%298, %275) : (i32, i32) -> i32
      %318 = "llvm.getelementptr"(%19, %317) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %319 = "llvm.load"(%318) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %320 = "llvm.load"(%276) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %321 = "arith.subf"(%320, %304) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %322 = "llvm.call_intrinsic"(%321) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %323 = "arith.mulf"(%319, %322) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %324 = "arith.addf"(%316, %323) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %325 = "arith.addi"(%298, %280) : (i32, i32) -> i32
      %326 = "llvm.getelementptr"(%19, %325) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %327 = "llvm.load"(%326) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %328 = "llvm.load"(%281) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %329 = "arith.subf"(%328, %304) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %330 = "llvm.call_intrinsic"(%329) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %331 = "arith.mulf"(%327, %330) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %332 = "arith.addf"(%324, %331) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %333 = "nvvm.shfl.sync"(%284, %332, %285, %286) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %334 = "arith.addf"(%332, %333) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %335 = "nvvm.shfl.sync"(%284, %334, %9, %286) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %336 = "arith.addf"(%334, %335) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %337 = "nvvm.shfl.sync"(%284, %336, %16, %286) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %338 = "arith.addf"(%336, %337) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %339 = "nvvm.shfl.sync"(%284, %338, %293, %286) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %340 = "arith.addf"(%338, %339) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %341 = "nvvm.shfl.sync"(%284, %340, %250, %286) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %342 = "arith.addf"(%340, %341) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %343 = "llvm.call_intrinsic"(%342) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %344 = "arith.addf"(%297, %343) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      "scf.for"(%11, %23, %9) ({
      ^bb0(%345: i32):
        %346 = "arith.cmpi"(%23, %9) {predicate = 4 : i64} : (i32, i32) -> i1
        "scf.if"(%346) ({
          %347 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %348 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %349 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %350 = "arith.extsi"(%10) : (i32) -> i64
          %351 = "arith.extsi"(%345) : (i32) -> i64
          %352 = "arith.muli"(%350, %3) : (i64, i64) -> i64
          %353 = "arith.constant"() {value = 16384 : i64} : () -> i64
          %354 = "arith.muli"(%351, %353) : (i64, i64) -> i64
          %355 = "arith.addi"(%352, %354) : (i64, i64) -> i64
          %356 = "llvm.getelementptr"(%0, %355) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %357 = "arith.muli"(%347, %16) : (i32, i32) -> i32
          %358 = "llvm.getelementptr"(%356, %357) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %359 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %360 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %361 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %362 = "arith.muli"(%345, %22) : (i32, i32) -> i32
          %363 = "arith.muli"(%359, %16) : (i32, i32) -> i32
          %364 = "arith.addi"(%362, %363) : (i32, i32) -> i32
          %365 = "arith.cmpi"(%10, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %366 = "arith.cmpi"(%364, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %367 = "arith.andi"(%365, %366) : (i1, i1) -> i1
          %368 = "arith.extui"(%367) : (i1) -> i8
          %369 = "arith.constant"() {value = 0 : i8} : () -> i8
          %370 = "arith.cmpi"(%368, %369) {predicate = 1 : i64} : (i8, i8) -> i1
          %371 = "arith.constant"() {value = true} : () -> i1
          %372 = "arith.xori"(%370, %371) : (i1, i1) -> i1
          "scf.if"(%372) ({
            %373 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
            "llvm.store"(%373, %18) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %374 = "arith.constant"() {value = 2048 : i32} : () -> i32
          %375 = "arith.addi"(%364, %374) : (i32, i32) -> i32
          %376 = "arith.cmpi"(%375, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %377 = "arith.andi"(%365, %376) : (i1, i1) -> i1
          %378 = "arith.extui"(%377) : (i1) -> i8
          %379 = "arith.cmpi"(%378, %369) {predicate = 1 : i64} : (i8, i8) -> i1
          %380 = "arith.xori"(%379, %371) : (i1, i1) -> i1
          "scf.if"(%380) ({
            %381 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %382 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
            "llvm.store"(%382, %381) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %383 = "arith.constant"() {value = 4096 : i32} : () -> i32
          %384 = "arith.addi"(%364, %383) : (i32, i32) -> i32
          %385 = "arith.cmpi"(%384, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %386 = "arith.andi"(%365, %385) : (i1, i1) -> i1
          %387 = "arith.extui"(%386) : (i1) -> i8
          %388 = "arith.cmpi"(%387, %369) {predicate = 1 : i64} : (i8, i8) -> i1
          %389 = "arith.xori"(%388, %371) : (i1, i1) -> i1
          "scf.if"(%389) ({
            %390 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %391 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
            "llvm.store"(%391, %390) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %392 = "arith.constant"() {value = 6144 : i32} : () -> i32
          %393 = "arith.addi"(%364, %392) : (i32, i32) -> i32
          %394 = "arith.cmpi"(%393, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %395 = "arith.andi"(%365, %394) : (i1, i1) -> i1
          %396 = "arith.extui"(%395) : (i1) -> i8
          %397 = "arith.cmpi"(%396, %369) {predicate = 1 : i64} : (i8, i8) -> i1
          %398 = "arith.xori"(%397, %371) : (i1, i1) -> i1
          "scf.if"(%398) ({
            %399 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %400 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
            "llvm.store"(%400, %399) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %401 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %402 = "arith.addi"(%364, %401) : (i32, i32) -> i32
          %403 = "arith.cmpi"(%402, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %404 = "arith.andi"(%365, %403) : (i1, i1) -> i1
          %405 = "arith.extui"(%404) : (i1) -> i8
          %406 = "arith.cmpi"(%405, %369) {predicate = 1 : i64} : (i8, i8) -> i1
          %407 = "arith.xori"(%406, %371) : (i1, i1) -> i1
          "scf.if"(%407) ({
            %408 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 8192>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %409 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
            "llvm.store"(%409, %408) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %410 = "arith.constant"() {value = 10240 : i32} : () -> i32
          %411 = "arith.addi"(%364, %410) : (i32, i32) -> i32
          %412 = "arith.cmpi"(%411, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %413 = "arith.andi"(%365, %412) : (i1, i1) -> i1
          %414 = "arith.extui"(%413) : (i1) -> i8
          %415 = "arith.cmpi"(%414, %369) {predicate = 1 : i64} : (i8, i8) -> i1
          %416 = "arith.xori"(%415, %371) : (i1, i1) -> i1
          "scf.if"(%416) ({
            %417 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 10240>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %418 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
            "llvm.store"(%418, %417) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %419 = "arith.constant"() {value = 12288 : i32} : () -> i32
          %420 = "arith.addi"(%364, %419) : (i32, i32) -> i32
          %421 = "arith.cmpi"(%420, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %422 = "arith.andi"(%365, %421) : (i1, i1) -> i1
          %423 = "arith.extui"(%422) : (i1) -> i8
          %424 = "arith.cmpi"(%423, %369) {predicate = 1 : i64} : (i8, i8) -> i1
          %425 = "arith.xori"(%424, %371) : (i1, i1) -> i1
          "scf.if"(%425) ({
            %426 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 12288>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %427 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
            "llvm.store"(%427, %426) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %428 = "arith.constant"() {value = 14336 : i32} : () -> i32
          %429 = "arith.addi"(%364, %428) : (i32, i32) -> i32
          %430 = "arith.cmpi"(%429, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %431 = "arith.andi"(%365, %430) : (i1, i1) -> i1
          %432 = "arith.extui"(%431) : (i1) -> i8
          %433 = "arith.cmpi"(%432, %369) {predicate = 1 : i64} : (i8, i8) -> i1
          %434 = "arith.xori"(%433, %371) : (i1, i1) -> i1
          "scf.if"(%434) ({
            %435 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 14336>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %436 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
            "llvm.store"(%436, %435) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %437 = "arith.cmpi"(%368, %369) {predicate = 1 : i64} : (i8, i8) -> i1
          "scf.if"(%437) ({
            "nvvm.cp.async.shared.global"(%18, %358) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %438 = "llvm.getelementptr"(%358) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %439 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %440 = "arith.cmpi"(%378, %369) {predicate = 1 : i64} : (i8, i8) -> i1
          "scf.if"(%440) ({
            "nvvm.cp.async.shared.global"(%439, %438) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %441 = "llvm.getelementptr"(%358) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %442 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %443 = "arith.cmpi"(%387, %369) {predicate = 1 : i64} : (i8, i8) -> i1
          "scf.if"(%443) ({
            "nvvm.cp.async.shared.global"(%442, %441) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %444 = "llvm.getelementptr"(%358) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %445 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %446 = "arith.cmpi"(%396, %369) {predicate = 1 : i64} : (i8, i8) -> i1
          "scf.if"(%446) ({
            "nvvm.cp.async.shared.global"(%445, %444) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %447 = "llvm.getelementptr"(%358) {rawConstantIndices = array<i32: 8192>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %448 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 8192>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %449 = "arith.cmpi"(%405, %369) {predicate = 1 : i64} : (i8, i8) -> i1
          "scf.if"(%449) ({
            "nvvm.cp.async.shared.global"(%448, %447) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %450 = "llvm.getelementptr"(%358) {rawConstantIndices = array<i32: 10240>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %451 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 10240>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %452 = "arith.cmpi"(%414, %369) {predicate = 1 : i64} : (i8, i8) -> i1
          "scf.if"(%452) ({
            "nvvm.cp.async.shared.global"(%451, %450) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %453 = "llvm.getelementptr"(%358) {rawConstantIndices = array<i32: 12288>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %454 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 12288>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %455 = "arith.cmpi"(%423, %369) {predicate = 1 : i64} : (i8, i8) -> i1
          "scf.if"(%455) ({
            "nvvm.cp.async.shared.global"(%454, %453) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %456 = "llvm.getelementptr"(%358) {rawConstantIndices = array<i32: 14336>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %457 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 14336>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %458 = "arith.cmpi"(%432, %369) {predicate = 1 : i64} : (i8, i8) -> i1
          "scf.if"(%458) ({
            "nvvm.cp.async.shared.global"(%457, %456) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.cp.async.commit.group"() : () -> ()
          "nvvm.cp.async.wait.group"() {n = 0 : i32} : () -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %459 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %460 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %461 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %462 = "arith.extsi"(%10) : (i32) -> i64
        %463 = "arith.extsi"(%345) : (i32) -> i64
        %464 = "arith.muli"(%462, %5) : (i64, i64) -> i64
        %465 = "arith.constant"() {value = 16384 : i64} : () -> i64
        %466 = "arith.muli"(%463, %465) : (i64, i64) -> i64
        %467 = "arith.addi"(%464, %466) : (i64, i64) -> i64
        %468 = "llvm.getelementptr"(%4, %467) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %469 = "arith.muli"(%459, %16) : (i32, i32) -> i32
        %470 = "llvm.getelementptr"(%468, %469) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %471 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %472 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %473 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %474 = "arith.muli"(%345, %22) : (i32, i32) -> i32
        %475 = "arith.muli"(%471, %16) : (i32, i32) -> i32
        %476 = "arith.addi"(%474, %475) : (i32, i32) -> i32
        "scf.for"(%249, %9, %250) ({
        ^bb0(%477: i32):
          %478 = "arith.constant"() {value = 2048 : i32} : () -> i32
          %479 = "arith.muli"(%477, %478) : (i32, i32) -> i32
          %480 = "llvm.getelementptr"(%18, %479) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %481 = "llvm.load"(%480) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          %482 = "vector.extract"(%481) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %483 = "vector.extract"(%481) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %484 = "vector.extract"(%481) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %485 = "vector.extract"(%481) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %486 = "vector.from_elements"(%482, %483, %484, %485) : (f32, f32, f32, f32) -> vector<4xf32>
          %487 = "arith.constant"() {value = dense<1.4426950216293335> : vector<4xf32>} : () -> vector<4xf32>
          %488 = "arith.mulf"(%486, %487) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %489 = "vector.broadcast"(%344) : (f32) -> vector<4xf32>
          %490 = "arith.subf"(%488, %489) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %491 = "vector.extract"(%490) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %492 = "vector.extract"(%490) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %493 = "vector.extract"(%490) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %494 = "vector.extract"(%490) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %495 = "llvm.call_intrinsic"(%491) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %496 = "llvm.call_intrinsic"(%492) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %497 = "llvm.call_intrinsic"(%493) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %498 = "llvm.call_intrinsic"(%494) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %499 = "vector.from_elements"(%495, %496, %497, %498) : (f32, f32, f32, f32) -> vector<4xf32>
          %500 = "vector.extract"(%499) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %501 = "vector.extract"(%499) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %502 = "vector.extract"(%499) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %503 = "vector.extract"(%499) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %504 = "arith.addi"(%476, %479) : (i32, i32) -> i32
          %505 = "arith.cmpi"(%10, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %506 = "arith.cmpi"(%504, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %507 = "arith.andi"(%505, %506) : (i1, i1) -> i1
          "scf.if"(%507) ({
            %508 = "llvm.getelementptr"(%470, %479) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %509 = "vector.from_elements"(%500, %501, %502, %503) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%509, %508) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
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
