"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 128 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: !llvm.ptr<1>, %6: !llvm.ptr<1>, %7: i64, %8: !llvm.ptr<1>, %9: !llvm.ptr<1>, %10: f32):
      %11 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %18 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %19 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %20 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %21 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 32768>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %22 = "arith.constant"() {value = 4 : i32} : () -> i32
      %23 = "arith.muli"(%17, %22) : (i32, i32) -> i32
      %24 = "llvm.getelementptr"(%20, %23) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %25 = "arith.constant"() {value = 8191 : i32} : () -> i32
      %26 = "arith.addi"(%2, %25) : (i32, i32) -> i32
      %27 = "arith.constant"() {value = 8192 : i32} : () -> i32
      %28 = "arith.divui"(%26, %27) : (i32, i32) -> i32
      %29 = "arith.extsi"(%11) : (i32) -> i64
      %30 = "arith.muli"(%29, %3) : (i64, i64) -> i64
      %31 = "llvm.getelementptr"(%0, %30) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %32 = "llvm.load"(%31) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
      %33 = "arith.constant"() {value = 0 : i32} : () -> i32
      %34 = "arith.constant"() {value = 1 : i32} : () -> i32
      %35 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %36, %37 = "scf.for"(%33, %28, %34, %35, %35) ({
      ^bb0(%38: i32, %39: f32, %40: f32):
        %41 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %42 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %43 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %44 = "arith.extsi"(%38) : (i32) -> i64
        %45 = "arith.constant"() {value = 8192 : i64} : () -> i64
        %46 = "arith.muli"(%44, %45) : (i64, i64) -> i64
        %47 = "arith.addi"(%30, %46) : (i64, i64) -> i64
        %48 = "llvm.getelementptr"(%0, %47) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %49 = "arith.muli"(%41, %22) : (i32, i32) -> i32
        %50 = "llvm.getelementptr"(%48, %49) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %51 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %52 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %53 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %54 = "arith.muli"(%38, %27) : (i32, i32) -> i32
        %55 = "arith.muli"(%51, %22) : (i32, i32) -> i32
        %56 = "arith.addi"(%54, %55) : (i32, i32) -> i32
        %57 = "arith.cmpi"(%11, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %58 = "arith.cmpi"(%56, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %59 = "arith.andi"(%57, %58) : (i1, i1) -> i1
        "scf.if"(%59) ({
          "nvvm.cp.async.shared.global"(%24, %50) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %60 = "arith.constant"() {value = 1024 : i32} : () -> i32
        %61 = "arith.addi"(%56, %60) : (i32, i32) -> i32
        %62 = "arith.cmpi"(%61, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %63 = "arith.andi"(%57, %62) : (i1, i1) -> i1
        "scf.if"(%63) ({
          %64 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %65 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%65, %64) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %66 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %67 = "arith.addi"(%56, %66) : (i32, i32) -> i32
        %68 = "arith.cmpi"(%67, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %69 = "arith.andi"(%57, %68) : (i1, i1) -> i1
        "scf.if"(%69) ({
          %70 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %71 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%71, %70) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %72 = "arith.constant"() {value = 3072 : i32} : () -> i32
        %73 = "arith.addi"(%56, %72) : (i32, i32) -> i32
        %74 = "arith.cmpi"(%73, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %75 = "arith.andi"(%57, %74) : (i1, i1) -> i1
        "scf.if"(%75) ({
          %76 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %77 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%77, %76) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %78 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %79 = "arith.addi"(%56, %78) : (i32, i32) -> i32
        %80 = "arith.cmpi"(%79, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %81 = "arith.andi"(%57, %80) : (i1, i1) -> i1
        "scf.if"(%81) ({
          %82 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %83 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%83, %82) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %84 = "arith.constant"() {value = 5120 : i32} : () -> i32
        %85 = "arith.addi"(%56, %84) : (i32, i32) -> i32
        %86 = "arith.cmpi"(%85, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %87 = "arith.andi"(%57, %86) : (i1, i1) -> i1
        "scf.if"(%87) ({
          %88 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %89 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%89, %88) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %90 = "arith.constant"() {value = 6144 : i32} : () -> i32
        %91 = "arith.addi"(%56, %90) : (i32, i32) -> i32
        %92 = "arith.cmpi"(%91, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %93 = "arith.andi"(%57, %92) : (i1, i1) -> i1
        "scf.if"(%93) ({
          %94 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %95 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%95, %94) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %96 = "arith.constant"() {value = 7168 : i32} : () -> i32
        %97 = "arith.addi"(%56, %96) : (i32, i32) -> i32
        %98 = "arith.cmpi"(%97, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %99 = "arith.andi"(%57, %98) : (i1, i1) -> i1
        "scf.if"(%99) ({
          %100 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %101 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%101, %100) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.cp.async.commit.group"() : () -> ()
        "nvvm.cp.async.wait.group"() {n = 0 : i32} : () -> ()
        %102 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %103 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %104 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %105 = "arith.muli"(%102, %22) : (i32, i32) -> i32
        %106 = "arith.addi"(%54, %105) : (i32, i32) -> i32
        %107 = "arith.constant"() {value = 8 : i32} : () -> i32
        %108, %109 = "scf.for"(%33, %107, %34, %39, %40) ({
        ^bb0(%110: i32, %111: f32, %112: f32):
          %113 = "arith.muli"(%110, %60) : (i32, i32) -> i32
          %114 = "arith.addi"(%106, %113) : (i32, i32) -> i32
          %115 = "arith.cmpi"(%114, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %116 = "arith.andi"(%57, %115) : (i1, i1) -> i1
          %117, %118 = "scf.if"(%116) ({
            %119 = "llvm.getelementptr"(%24, %113) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %120 = "llvm.load"(%119) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %121 = "vector.extract"(%120) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %122 = "vector.extract"(%120) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %123 = "vector.extract"(%120) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %124 = "vector.extract"(%120) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %125 = "vector.from_elements"(%121, %122, %123, %124) : (f32, f32, f32, f32) -> vector<4xf32>
            %126 = "vector.broadcast"(%32) : (f32) -> vector<4xf32>
            %127 = "arith.subf"(%125, %126) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %128 = "vector.shuffle"(%127, %127) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %129 = "vector.shuffle"(%127, %127) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %130 = "arith.addf"(%128, %129) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %131 = "vector.shuffle"(%130, %130) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %132 = "vector.shuffle"(%130, %130) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %133 = "arith.addf"(%131, %132) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %134 = "vector.extract"(%133) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %135 = "arith.addf"(%134, %35) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %136 = "arith.addf"(%112, %135) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %137 = "arith.mulf"(%127, %127) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %138 = "vector.shuffle"(%137, %137) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %139 = "vector.shuffle"(%137, %137) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %140 = "arith.addf"(%138, %139) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %141 = "vector.shuffle"(%140, %140) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %142 = "vector.shuffle"(%140, %140) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %143 = "arith.addf"(%141, %142) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %144 = "vector.extract"(%143) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %145 = "arith.addf"(%144, %35) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %146 = "arith.addf"(%111, %145) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%146, %136) : (f32, f32) -> ()
          }, {
            "scf.yield"(%111, %112) : (f32, f32) -> ()
          }) : (i1) -> (f32, f32)
          "scf.yield"(%117, %118) : (f32, f32) -> ()
        }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 4 : i32>>} : (i32, i32, i32, f32, f32) -> (f32, f32)
        "scf.yield"(%108, %109) : (f32, f32) -> ()
      }) : (i32, i32, i32, f32, f32) -> (f32, f32)
      %147 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %148 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %149 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %150 = "arith.constant"() {value = -1 : i32} : () -> i32
      %151 = "arith.constant"() {value = 16 : i32} : () -> i32
      %152 = "arith.constant"() {value = 31 : i32} : () -> i32
      %153 = "nvvm.shfl.sync"(%150, %37, %151, %152) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %154 = "arith.addf"(%37, %153) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %155 = "arith.constant"() {value = 8 : i32} : () -> i32
      %156 = "nvvm.shfl.sync"(%150, %154, %155, %152) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %157 = "arith.addf"(%154, %156) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %158 = "nvvm.shfl.sync"(%150, %157, %22, %152) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %159 = "arith.addf"(%157, %158) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %160 = "arith.constant"() {value = 2 : i32} : () -> i32
      %161 = "nvvm.shfl.sync"(%150, %159, %160, %152) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %162 = "arith.addf"(%159, %161) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %163 = "nvvm.shfl.sync"(%150, %162, %34, %152) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %164 = "arith.addf"(%162, %163) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %165 = "arith.constant"() {value = 32 : i32} : () -> i32
      %166 = "arith.remui"(%147, %165) : (i32, i32) -> i32
      %167 = "arith.cmpi"(%166, %33) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%167) ({
        %168 = "arith.divui"(%147, %165) : (i32, i32) -> i32
        %169 = "llvm.getelementptr"(%21, %168) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%164, %169) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %170 = "nvvm.shfl.sync"(%150, %36, %151, %152) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %171 = "arith.addf"(%36, %170) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %172 = "nvvm.shfl.sync"(%150, %171, %155, %152) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %173 = "arith.addf"(%171, %172) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %174 = "nvvm.shfl.sync"(%150, %173, %22, %152) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %175 = "arith.addf"(%173, %174) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %176 = "nvvm.shfl.sync"(%150, %175, %160, %152) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %177 = "arith.addf"(%175, %176) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %178 = "nvvm.shfl.sync"(%150, %177, %34, %152) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %179 = "arith.addf"(%177, %178) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      "scf.if"(%167) ({
        %180 = "arith.divui"(%147, %165) : (i32, i32) -> i32
        %181 = "arith.addi"(%180, %155) : (i32, i32) -> i32
        %182 = "llvm.getelementptr"(%21, %181) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%179, %182) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %183 = "arith.remui"(%147, %155) : (i32, i32) -> i32
      %184 = "llvm.getelementptr"(%21, %183) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %185 = "llvm.load"(%184) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %186 = "nvvm.shfl.sync"(%150, %185, %22, %152) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %187 = "arith.addf"(%185, %186) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %188 = "nvvm.shfl.sync"(%150, %187, %160, %152) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %189 = "arith.addf"(%187, %188) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %190 = "nvvm.shfl.sync"(%150, %189, %34, %152) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %191 = "arith.addf"(%189, %190) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %192 = "arith.addi"(%183, %155) : (i32, i32) -> i32
      %193 = "llvm.getelementptr"(%21, %192) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %194 = "llvm.load"(%193) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %195 = "nvvm.shfl.sync"(%150, %194, %22, %152) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %196 = "arith.addf"(%194, %195) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %197 = "nvvm.shfl.sync"(%150, %196, %160, %152) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %198 = "arith.addf"(%196, %197) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %199 = "nvvm.shfl.sync"(%150, %198, %34, %152) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %200 = "arith.addf"(%198, %199) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %201 = "arith.sitofp"(%2) : (i32) -> f32
      %202 = "arith.divf"(%191, %201) : (f32, f32) -> f32
      %203 = "arith.divf"(%200, %201) : (f32, f32) -> f32
      %204 = "arith.mulf"(%202, %202) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %205 = "arith.subf"(%203, %204) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %206 = "arith.maxnumf"(%205, %35) : (f32, f32) -> f32
      %207 = "arith.addf"(%206, %10) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %208 = "llvm.call"(%207) {callee = @__nv_rsqrtf, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %209 = "arith.addf"(%202, %32) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %210 = "arith.cmpi"(%14, %33) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%210) ({
        %211 = "llvm.getelementptr"(%8, %29) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%209, %211) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        %212 = "llvm.getelementptr"(%9, %29) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%208, %212) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.for"(%33, %28, %34) ({
      ^bb0(%213: i32):
        %214 = "arith.subi"(%28, %34) : (i32, i32) -> i32
        %215 = "arith.subi"(%214, %213) : (i32, i32) -> i32
        %216 = "arith.cmpi"(%213, %33) {predicate = 4 : i64} : (i32, i32) -> i1
        "scf.if"(%216) ({
          %217 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %218 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %219 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %220 = "arith.extsi"(%215) : (i32) -> i64
          %221 = "arith.constant"() {value = 8192 : i64} : () -> i64
          %222 = "arith.muli"(%220, %221) : (i64, i64) -> i64
          %223 = "arith.addi"(%30, %222) : (i64, i64) -> i64
          %224 = "llvm.getelementptr"(%0, %223) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %225 = "arith.muli"(%217, %22) : (i32, i32) -> i32
          %226 = "llvm.getelementptr"(%224, %225) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %227 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %228 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %229 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %230 = "arith.muli"(%215, %27) : (i32, i32) -> i32
          %231 = "arith.muli"(%227, %22) : (i32, i32) -> i32
          %232 = "arith.addi"(%230, %231) : (i32, i32) -> i32
          %233 = "arith.cmpi"(%11, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %234 = "arith.cmpi"(%232, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %235 = "arith.andi"(%233, %234) : (i1, i1) -> i1
          "scf.if"(%235) ({
            "nvvm.cp.async.shared.global"(%24, %226) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %236 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %237 = "arith.addi"(%232, %236) : (i32, i32) -> i32
          %238 = "arith.cmpi"(%237, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %239 = "arith.andi"(%233, %238) : (i1, i1) -> i1
          "scf.if"(%239) ({
            %240 = "llvm.getelementptr"(%226) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %241 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            "nvvm.cp.async.shared.global"(%241, %240) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %242 = "arith.constant"() {value = 2048 : i32} : () -> i32
          %243 = "arith.addi"(%232, %242) : (i32, i32) -> i32
          %244 = "arith.cmpi"(%243, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %245 = "arith.andi"(%233, %244) : (i1, i1) -> i1
          "scf.if"(%245) ({
            %246 = "llvm.getelementptr"(%226) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %247 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            "nvvm.cp.async.shared.global"(%247, %246) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %248 = "arith.constant"() {value = 3072 : i32} : () -> i32
          %249 = "arith.addi"(%232, %248) : (i32, i32) -> i32
          %250 = "arith.cmpi"(%249, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %251 = "arith.andi"(%233, %250) : (i1, i1) -> i1
          "scf.if"(%251) ({
            %252 = "llvm.getelementptr"(%226) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %253 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            "nvvm.cp.async.shared.global"(%253, %252) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %254 = "arith.constant"() {value = 4096 : i32} : () -> i32
          %255 = "arith.addi"(%232, %254) : (i32, i32) -> i32
          %256 = "arith.cmpi"(%255, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %257 = "arith.andi"(%233, %256) : (i1, i1) -> i1
          "scf.if"(%257) ({
            %258 = "llvm.getelementptr"(%226) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %259 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            "nvvm.cp.async.shared.global"(%259, %258) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %260 = "arith.constant"() {value = 5120 : i32} : () -> i32
          %261 = "arith.addi"(%232, %260) : (i32, i32) -> i32
          %262 = "arith.cmpi"(%261, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %263 = "arith.andi"(%233, %262) : (i1, i1) -> i1
          "scf.if"(%263) ({
            %264 = "llvm.getelementptr"(%226) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %265 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            "nvvm.cp.async.shared.global"(%265, %264) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %266 = "arith.constant"() {value = 6144 : i32} : () -> i32
          %267 = "arith.addi"(%232, %266) : (i32, i32) -> i32
          %268 = "arith.cmpi"(%267, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %269 = "arith.andi"(%233, %268) : (i1, i1) -> i1
          "scf.if"(%269) ({
            %270 = "llvm.getelementptr"(%226) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %271 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            "nvvm.cp.async.shared.global"(%271, %270) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %272 = "arith.constant"() {value = 7168 : i32} : () -> i32
          %273 = "arith.addi"(%232, %272) : (i32, i32) -> i32
          %274 = "arith.cmpi"(%273, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %275 = "arith.andi"(%233, %274) : (i1, i1) -> i1
          "scf.if"(%275) ({
            %276 = "llvm.getelementptr"(%226) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %277 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            "nvvm.cp.async.shared.global"(%277, %276) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
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
        %278 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %279 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %280 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %281 = "arith.muli"(%215, %27) : (i32, i32) -> i32
        %282 = "arith.muli"(%278, %22) : (i32, i32) -> i32
        %283 = "arith.addi"(%281, %282) : (i32, i32) -> i32
        %284 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %285 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %286 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %287 = "arith.extsi"(%215) : (i32) -> i64
        %288 = "arith.muli"(%29, %7) : (i64, i64) -> i64
        %289 = "arith.constant"() {value = 8192 : i64} : () -> i64
        %290 = "arith.muli"(%287, %289) : (i64, i64) -> i64
        %291 = "arith.addi"(%288, %290) : (i64, i64) -> i64
        %292 = "llvm.getelementptr"(%6, %291) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %293 = "arith.muli"(%284, %22) : (i32, i32) -> i32
        %294 = "llvm.getelementptr"(%292, %293) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %295 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %296 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %297 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %298 = "llvm.getelementptr"(%4, %290) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %299 = "arith.muli"(%295, %22) : (i32, i32) -> i32
        %300 = "llvm.getelementptr"(%298, %299) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %301 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %302 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %303 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %304 = "llvm.getelementptr"(%5, %290) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %305 = "arith.muli"(%301, %22) : (i32, i32) -> i32
        %306 = "llvm.getelementptr"(%304, %305) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        "scf.for"(%33, %155, %34) ({
        ^bb0(%307: i32):
          %308 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %309 = "arith.muli"(%307, %308) : (i32, i32) -> i32
          %310 = "arith.addi"(%283, %309) : (i32, i32) -> i32
          %311 = "arith.cmpi"(%11, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %312 = "arith.cmpi"(%310, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %313 = "arith.andi"(%311, %312) : (i1, i1) -> i1
          "scf.if"(%313) ({
            %314 = "llvm.getelementptr"(%24, %309) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %315 = "llvm.load"(%314) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %316 = "vector.extract"(%315) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %317 = "vector.extract"(%315) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %318 = "vector.extract"(%315) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %319 = "vector.extract"(%315) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %320 = "vector.from_elements"(%316, %317, %318, %319) : (f32, f32, f32, f32) -> vector<4xf32>
            %321 = "vector.broadcast"(%209) : (f32) -> vector<4xf32>
            %322 = "arith.subf"(%320, %321) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %323 = "vector.broadcast"(%208) : (f32) -> vector<4xf32>
            %324 = "arith.mulf"(%322, %323) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %325 = "llvm.getelementptr"(%300, %309) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %326 = "llvm.load"(%325) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %327 = "vector.extract"(%326) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %328 = "vector.extract"(%326) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %329 = "vector.extract"(%326) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %330 = "vector.extract"(%326) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %331 = "vector.from_elements"(%327, %328, %329, %330) : (f32, f32, f32, f32) -> vector<4xf32>
            %332 = "arith.mulf"(%324, %331) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %333 = "llvm.getelementptr"(%306, %309) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %334 = "llvm.load"(%333) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %335 = "vector.extract"(%334) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %336 = "vector.extract"(%334) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %337 = "vector.extract"(%334) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %338 = "vector.extract"(%334) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %339 = "vector.from_elements"(%335, %336, %337, %338) : (f32, f32, f32, f32) -> vector<4xf32>
            %340 = "arith.addf"(%332, %339) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %341 = "vector.extract"(%340) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %342 = "vector.extract"(%340) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %343 = "vector.extract"(%340) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %344 = "vector.extract"(%340) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %345 = "llvm.getelementptr"(%294, %309) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %346 = "vector.from_elements"(%341, %342, %343, %344) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%346, %345) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 4 : i32>>} : (i32, i32, i32) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "forward_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.minctasm = 5 : i32, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: !llvm.ptr<1>, %6: !llvm.ptr<1>, %7: i64, %8: !llvm.ptr<1>, %9: !llvm.ptr<1>, %10: f32):
    %11 = "arith.constant"() {value = 1 : i32} : () -> i32
    %12 = "arith.constant"() {value = 256 : i32} : () -> i32
    %13 = "arith.constant"() {value = 32832 : i32} : () -> i32
    "gpu.launch_func"(%1, %11, %11, %12, %11, %11, %13, %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10) {kernel = @kernels::@forward_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 11, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, f32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "layernorm_f32", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, f32) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
