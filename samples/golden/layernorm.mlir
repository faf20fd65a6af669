"builtin.module"() ({
  "gpu.module"() ({
    "llvm.func"() ({
    }) {sym_name = "__nv_rsqrtf", function_type = !llvm.func<f32 (f32)>, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
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
        %60 = "arith.extui"(%59) : (i1) -> i8
        %61 = "arith.constant"() {value = 1024 : i32} : () -> i32
        %62 = "arith.addi"(%56, %61) : (i32, i32) -> i32
        %63 = "arith.cmpi"(%62, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %64 = "arith.andi"(%57, %63) : (i1, i1) -> i1
        %65 = "arith.extui"(%64) : (i1) -> i8
        %66 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %67 = "arith.addi"(%56, %66) : (i32, i32) -> i32
        %68 = "arith.cmpi"(%67, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %69 = "arith.andi"(%57, %68) : (i1, i1) -> i1
        %70 = "arith.extui"(%69) : (i1) -> i8
        %71 = "arith.constant"() {value = 3072 : i32} : () -> i32
        %72 = "arith.addi"(%56, %71) : (i32, i32) -> i32
        %73 = "arith.cmpi"(%72, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %74 = "arith.andi"(%57, %73) : (i1, i1) -> i1
        %75 = "arith.extui"(%74) : (i1) -> i8
        %76 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %77 = "arith.addi"(%56, %76) : (i32, i32) -> i32
        %78 = "arith.cmpi"(%77, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %79 = "arith.andi"(%57, %78) : (i1, i1) -> i1
        %80 = "arith.extui"(%79) : (i1) -> i8
        %81 = "arith.constant"() {value = 5120 : i32} : () -> i32
        %82 = "arith.addi"(%56, %81) : (i32, i32) -> i32
        %83 = "arith.cmpi"(%82, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %84 = "arith.andi"(%57, %83) : (i1, i1) -> i1
        %85 = "arith.extui"(%84) : (i1) -> i8
        %86 = "arith.constant"() {value = 6144 : i32} : () -> i32
        %87 = "arith.addi"(%56, %86) : (i32, i32) -> i32
        %88 = "arith.cmpi"(%87, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %89 = "arith.andi"(%57, %88) : (i1, i1) -> i1
        %90 = "arith.extui"(%89) : (i1) -> i8
        %91 = "arith.constant"() {value = 7168 : i32} : () -> i32
        %92 = "arith.addi"(%56, %91) : (i32, i32) -> i32
        %93 = "arith.cmpi"(%92, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %94 = "arith.andi"(%57, %93) : (i1, i1) -> i1
        %95 = "arith.extui"(%94) : (i1) -> i8
        %96 = "arith.constant"() {value = 0 : i8} : () -> i8
        %97 = "arith.cmpi"(%60, %96) {predicate = 1 : i64} : (i8, i8) -> i1
        %98 = "arith.constant"() {value = 16 : i32} : () -> i32
        %99 = "arith.select"(%97, %98, %33) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%24, %50, %99) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %100 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %101 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %102 = "arith.cmpi"(%65, %96) {predicate = 1 : i64} : (i8, i8) -> i1
        %103 = "arith.select"(%102, %98, %33) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%101, %100, %103) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %104 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %105 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %106 = "arith.cmpi"(%70, %96) {predicate = 1 : i64} : (i8, i8) -> i1
        %107 = "arith.select"(%106, %98, %33) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%105, %104, %107) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %108 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %109 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %110 = "arith.cmpi"(%75, %96) {predicate = 1 : i64} : (i8, i8) -> i1
        %111 = "arith.select"(%110, %98, %33) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%109, %108, %111) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %112 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %113 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %114 = "arith.cmpi"(%80, %96) {predicate = 1 : i64} : (i8, i8) -> i1
        %115 = "arith.select"(%114, %98, %33) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%113, %112, %115) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %116 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %117 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %118 = "arith.cmpi"(%85, %96) {predicate = 1 : i64} : (i8, i8) -> i1
        %119 = "arith.select"(%118, %98, %33) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%117, %116, %119) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %120 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %121 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %122 = "arith.cmpi"(%90, %96) {predicate = 1 : i64} : (i8, i8) -> i1
        %123 = "arith.select"(%122, %98, %33) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%121, %120, %123) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %124 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %125 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %126 = "arith.cmpi"(%95, %96) {predicate = 1 : i64} : (i8, i8) -> i1
        %127 = "arith.select"(%126, %98, %33) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%125, %124, %127) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        "nvvm.cp.async.commit.group"() : () -> ()
        "nvvm.cp.async.wait.group"() {n = 0 : i32} : () -> ()
        %128 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %129 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %130 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %131 = "arith.muli"(%128, %22) : (i32, i32) -> i32
        %132 = "arith.addi"(%54, %131) : (i32, i32) -> i32
        %133 = "arith.constant"() {value = 8 : i32} : () -> i32
        %134, %135 = "scf.for"(%33, %133, %34, %39, %40) ({
        ^bb0(%136: i32, %137: f32, %138: f32):
          %139 = "arith.muli"(%136, %61) : (i32, i32) -> i32
          %140 = "arith.addi"(%132, %139) : (i32, i32) -> i32
          %141 = "arith.cmpi"(%140, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %142 = "arith.andi"(%57, %141) : (i1, i1) -> i1
          %143, %144 = "scf.if"(%142) ({
            %145 = "llvm.getelementptr"(%24, %139) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %146 = "llvm.load"(%145) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %147 = "vector.extract"(%146) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %148 = "vector.extract"(%146) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %149 = "vector.extract"(%146) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %150 = "vector.extract"(%146) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %151 = "vector.from_elements"(%147, %148, %149, %150) : (f32, f32, f32, f32) -> vector<4xf32>
            %152 = "vector.broadcast"(%32) : (f32) -> vector<4xf32>
            %153 = "arith.subf"(%151, %152) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %154 = "vector.shuffle"(%153, %153) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %155 = "vector.shuffle"(%153, %153) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %156 = "arith.addf"(%154, %155) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %157 = "vector.shuffle"(%156, %156) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %158 = "vector.shuffle"(%156, %156) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %159 = "arith.addf"(%157, %158) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %160 = "vector.extract"(%159) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %161 = "arith.addf"(%160, %35) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %162 = "arith.addf"(%138, %161) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %163 = "arith.mulf"(%153, %153) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %164 = "vector.shuffle"(%163, %163) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %165 = "vector.shuffle"(%163, %163) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %166 = "arith.addf"(%164, %165) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %167 = "vector.shuffle"(%166, %166) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %168 = "vector.shuffle"(%166, %166) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %169 = "arith.addf"(%167, %168) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %170 = "vector.extract"(%169) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %171 = "arith.addf"(%170, %35) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %172 = "arith.addf"(%137, %171) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%172, %162) : (f32, f32) -> ()
          }, {
            "scf.yield"(%137, %138) : (f32, f32) -> ()
          }) : (i1) -> (f32, f32)
          "scf.yield"(%143, %144) : (f32, f32) -> ()
        }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 4 : i32>>} : (i32, i32, i32, f32, f32) -> (f32, f32)
        "scf.yield"(%134, %135) : (f32, f32) -> ()
      }) : (i32, i32, i32, f32, f32) -> (f32, f32)
      %173 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %174 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %175 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %176 = "arith.constant"() {value = -1 : i32} : () -> i32
      %177 = "arith.constant"() {value = 16 : i32} : () -> i32
      %178 = "arith.constant"() {value = 31 : i32} : () -> i32
      %179 = "nvvm.shfl.sync"(%176, %37, %177, %178) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %180 = "arith.addf"(%37, %179) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %181 = "arith.constant"() {value = 8 : i32} : () -> i32
      %182 = "nvvm.shfl.sync"(%176, %180, %181, %178) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %183 = "arith.addf"(%180, %182) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %184 = "nvvm.shfl.sync"(%176, %183, %22, %178) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %185 = "arith.addf"(%183, %184) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %186 = "arith.constant"() {value = 2 : i32} : () -> i32
      %187 = "nvvm.shfl.sync"(%176, %185, %186, %178) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %188 = "arith.addf"(%185, %187) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %189 = "nvvm.shfl.sync"(%176, %188, %34, %178) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %190 = "arith.addf"(%188, %189) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %191 = "arith.constant"() {value = 32 : i32} : () -> i32
      %192 = "arith.remui"(%173, %191) : (i32, i32) -> i32
      %193 = "arith.cmpi"(%192, %33) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%193) ({
        %194 = "arith.divui"(%173, %191) : (i32, i32) -> i32
        %195 = "llvm.getelementptr"(%21, %194) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%190, %195) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %196 = "nvvm.shfl.sync"(%176, %36, %177, %178) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %197 = "arith.addf"(%36, %196) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %198 = "nvvm.shfl.sync"(%176, %197, %181, %178) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %199 = "arith.addf"(%197, %198) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %200 = "nvvm.shfl.sync"(%176, %199, %22, %178) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %201 = "arith.addf"(%199, %200) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %202 = "nvvm.shfl.sync"(%176, %201, %186, %178) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %203 = "arith.addf"(%201, %202) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %204 = "nvvm.shfl.sync"(%176, %203, %34, %178) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %205 = "arith.addf"(%203, %204) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      "scf.if"(%193) ({
        %206 = "arith.divui"(%173, %191) : (i32, i32) -> i32
        %207 = "arith.addi"(%206, %181) : (i32, i32) -> i32
        %208 = "llvm.getelementptr"(%21, %207) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%205, %208) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %209 = "arith.remui"(%173, %181) : (i32, i32) -> i32
      %210 = "llvm.getelementptr"(%21, %209) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %211 = "llvm.load"(%210) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %212 = "nvvm.shfl.sync"(%176, %211, %22, %178) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %213 = "arith.addf"(%211, %212) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %214 = "nvvm.shfl.sync"(%176, %213, %186, %178) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %215 = "arith.addf"(%213, %214) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %216 = "nvvm.shfl.sync"(%176, %215, %34, %178) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %217 = "arith.addf"(%215, %216) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %218 = "arith.addi"(%209, %181) : (i32, i32) -> i32
      %219 = "llvm.getelementptr"(%21, %218) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %220 = "llvm.load"(%219) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %221 = "nvvm.shfl.sync"(%176, %220, %22, %178) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %222 = "arith.addf"(%220, %221) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %223 = "nvvm.shfl.sync"(%176, %222, %186, %178) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %224 = "arith.addf"(%222, %223) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %225 = "nvvm.shfl.sync"(%176, %224, %34, %178) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %226 = "arith.addf"(%224, %225) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %227 = "arith.sitofp"(%2) : (i32) -> f32
      %228 = "arith.divf"(%217, %227) : (f32, f32) -> f32
      %229 = "arith.divf"(%226, %227) : (f32, f32) -> f32
      %230 = "arith.mulf"(%228, %228) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %231 = "arith.subf"(%229, %230) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %232 = "arith.maxnumf"(%231, %35) : (f32, f32) -> f32
      %233 = "arith.addf"(%232, %10) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %234 = "llvm.call"(%233) {callee = @__nv_rsqrtf, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %235 = "arith.addf"(%228, %32) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %236 = "arith.cmpi"(%14, %33) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%236) ({
        %237 = "llvm.getelementptr"(%8, %29) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%235, %237) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        %238 = "llvm.getelementptr"(%9, %29) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%234, %238) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.for"(%33, %28, %34) ({
      ^bb0(%239: i32):
        %240 = "arith.subi"(%28, %34) : (i32, i32) -> i32
        %241 = "arith.subi"(%240, %239) : (i32, i32) -> i32
        %242 = "arith.cmpi"(%239, %33) {predicate = 4 : i64} : (i32, i32) -> i1
        "scf.if"(%242) ({
          %243 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %244 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %245 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %246 = "arith.extsi"(%241) : (i32) -> i64
          %247 = "arith.constant"() {value = 8192 : i64} : () -> i64
          %248 = "arith.muli"(%246, %247) : (i64, i64) -> i64
          %249 = "arith.addi"(%30, %248) : (i64, i64) -> i64
          %250 = "llvm.getelementptr"(%0, %249) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %251 = "arith.muli"(%243, %22) : (i32, i32) -> i32
          %252 = "llvm.getelementptr"(%250, %251) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %253 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %254 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %255 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %256 = "arith.muli"(%241, %27) : (i32, i32) -> i32
          %257 = "arith.muli"(%253, %22) : (i32, i32) -> i32
          %258 = "arith.addi"(%256, %257) : (i32, i32) -> i32
          %259 = "arith.cmpi"(%11, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %260 = "arith.cmpi"(%258, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %261 = "arith.andi"(%259, %260) : (i1, i1) -> i1
          %262 = "arith.extui"(%261) : (i1) -> i8
          %263 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %264 = "arith.addi"(%258, %263) : (i32, i32) -> i32
          %265 = "arith.cmpi"(%264, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %266 = "arith.andi"(%259, %265) : (i1, i1) -> i1
          %267 = "arith.extui"(%266) : (i1) -> i8
          %268 = "arith.constant"() {value = 2048 : i32} : () -> i32
          %269 = "arith.addi"(%258, %268) : (i32, i32) -> i32
          %270 = "arith.cmpi"(%269, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %271 = "arith.andi"(%259, %270) : (i1, i1) -> i1
          %272 = "arith.extui"(%271) : (i1) -> i8
          %273 = "arith.constant"() {value = 3072 : i32} : () -> i32
          %274 = "arith.addi"(%258, %273) : (i32, i32) -> i32
          %275 = "arith.cmpi"(%274, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %276 = "arith.andi"(%259, %275) : (i1, i1) -> i1
          %277 = "arith.extui"(%276) : (i1) -> i8
          %278 = "arith.constant"() {value = 4096 : i32} : () -> i32
          %279 = "arith.addi"(%258, %278) : (i32, i32) -> i32
          %280 = "arith.cmpi"(%279, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %281 = "arith.andi"(%259, %280) : (i1, i1) -> i1
          %282 = "arith.extui"(%281) : (i1) -> i8
          %283 = "arith.constant"() {value = 5120 : i32} : () -> i32
          %284 = "arith.addi"(%258, %283) : (i32, i32) -> i32
          %285 = "arith.cmpi"(%284, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %286 = "arith.andi"(%259, %285) : (i1, i1) -> i1
          %287 = "arith.extui"(%286) : (i1) -> i8
          %288 = "arith.constant"() {value = 6144 : i32} : () -> i32
          %289 = "arith.addi"(%258, %288) : (i32, i32) -> i32
          %290 = "arith.cmpi"(%289, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %291 = "arith.andi"(%259, %290) : (i1, i1) -> i1
          %292 = "arith.extui"(%291) : (i1) -> i8
          %293 = "arith.constant"() {value = 7168 : i32} : () -> i32
          %294 = "arith.addi"(%258, %293) : (i32, i32) -> i32
          %295 = "arith.cmpi"(%294, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %296 = "arith.andi"(%259, %295) : (i1, i1) -> i1
          %297 = "arith.extui"(%296) : (i1) -> i8
          %298 = "arith.constant"() {value = 0 : i8} : () -> i8
          %299 = "arith.cmpi"(%262, %298) {predicate = 1 : i64} : (i8, i8) -> i1
          %300 = "arith.select"(%299, %177, %33) : (i1, i32, i32) -> i32
          "nvvm.cp.async.shared.global"(%24, %252, %300) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
          %301 = "llvm.getelementptr"(%252) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %302 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %303 = "arith.cmpi"(%267, %298) {predicate = 1 : i64} : (i8, i8) -> i1
          %304 = "arith.select"(%303, %177, %33) : (i1, i32, i32) -> i32
          "nvvm.cp.async.shared.global"(%302, %301, %304) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
          %305 = "llvm.getelementptr"(%252) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %306 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %307 = "arith.cmpi"(%272, %298) {predicate = 1 : i64} : (i8, i8) -> i1
          %308 = "arith.select"(%307, %177, %33) : (i1, i32, i32) -> i32
          "nvvm.cp.async.shared.global"(%306, %305, %308) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
          %309 = "llvm.getelementptr"(%252) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %310 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %311 = "arith.cmpi"(%277, %298) {predicate = 1 : i64} : (i8, i8) -> i1
          %312 = "arith.select"(%311, %177, %33) : (i1, i32, i32) -> i32
          "nvvm.cp.async.shared.global"(%310, %309, %312) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
          %313 = "llvm.getelementptr"(%252) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %314 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %315 = "arith.cmpi"(%282, %298) {predicate = 1 : i64} : (i8, i8) -> i1
          %316 = "arith.select"(%315, %177, %33) : (i1, i32, i32) -> i32
          "nvvm.cp.async.shared.global"(%314, %313, %316) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
          %317 = "llvm.getelementptr"(%252) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %318 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %319 = "arith.cmpi"(%287, %298) {predicate = 1 : i64} : (i8, i8) -> i1
          %320 = "arith.select"(%319, %177, %33) : (i1, i32, i32) -> i32
          "nvvm.cp.async.shared.global"(%318, %317, %320) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
          %321 = "llvm.getelementptr"(%252) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %322 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %323 = "arith.cmpi"(%292, %298) {predicate = 1 : i64} : (i8, i8) -> i1
          %324 = "arith.select"(%323, %177, %33) : (i1, i32, i32) -> i32
          "nvvm.cp.async.shared.global"(%322, %321, %324) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
          %325 = "llvm.getelementptr"(%252) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %326 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %327 = "arith.cmpi"(%297, %298) {predicate = 1 : i64} : (i8, i8) -> i1
          %328 = "arith.select"(%327, %177, %33) : (i1, i32, i32) -> i32
          "nvvm.cp.async.shared.global"(%326, %325, %328) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
          "nvvm.cp.async.commit.group"() : () -> ()
          "nvvm.cp.async.wait.group"() {n = 0 : i32} : () -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %329 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %330 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %331 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %332 = "arith.muli"(%241, %27) : (i32, i32) -> i32
        %333 = "arith.muli"(%329, %22) : (i32, i32) -> i32
        %334 = "arith.addi"(%332, %333) : (i32, i32) -> i32
        %335 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %336 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %337 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %338 = "arith.extsi"(%241) : (i32) -> i64
        %339 = "arith.muli"(%29, %7) : (i64, i64) -> i64
        %340 = "arith.constant"() {value = 8192 : i64} : () -> i64
        %341 = "arith.muli"(%338, %340) : (i64, i64) -> i64
        %342 = "arith.addi"(%339, %341) : (i64, i64) -> i64
        %343 = "llvm.getelementptr"(%6, %342) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %344 = "arith.muli"(%335, %22) : (i32, i32) -> i32
        %345 = "llvm.getelementptr"(%343, %344) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %346 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %347 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %348 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %349 = "llvm.getelementptr"(%4, %341) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %350 = "arith.muli"(%346, %22) : (i32, i32) -> i32
        %351 = "llvm.getelementptr"(%349, %350) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %352 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %353 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %354 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %355 = "llvm.getelementptr"(%5, %341) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %356 = "arith.muli"(%352, %22) : (i32, i32) -> i32
        %357 = "llvm.getelementptr"(%355, %356) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        "scf.for"(%33, %181, %34) ({
        ^bb0(%358: i32):
          %359 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %360 = "arith.muli"(%358, %359) : (i32, i32) -> i32
          %361 = "arith.addi"(%334, %360) : (i32, i32) -> i32
          %362 = "arith.cmpi"(%11, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %363 = "arith.cmpi"(%361, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %364 = "arith.andi"(%362, %363) : (i1, i1) -> i1
          "scf.if"(%364) ({
            %365 = "llvm.getelementptr"(%24, %360) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %366 = "llvm.load"(%365) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %367 = "vector.extract"(%366) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %368 = "vector.extract"(%366) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %369 = "vector.extract"(%366) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %370 = "vector.extract"(%366) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %371 = "vector.from_elements"(%367, %368, %369, %370) : (f32, f32, f32, f32) -> vector<4xf32>
            %372 = "vector.broadcast"(%235) : (f32) -> vector<4xf32>
            %373 = "arith.subf"(%371, %372) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %374 = "vector.broadcast"(%234) : (f32) -> vector<4xf32>
            %375 = "arith.mulf"(%373, %374) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %376 = "llvm.getelementptr"(%351, %360) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %377 = "llvm.load"(%376) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %378 = "vector.extract"(%377) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %379 = "vector.extract"(%377) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %380 = "vector.extract"(%377) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %381 = "vector.extract"(%377) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %382 = "vector.from_elements"(%378, %379, %380, %381) : (f32, f32, f32, f32) -> vector<4xf32>
            %383 = "arith.mulf"(%375, %382) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %384 = "llvm.getelementptr"(%357, %360) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %385 = "llvm.load"(%384) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %386 = "vector.extract"(%385) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %387 = "vector.extract"(%385) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %388 = "vector.extract"(%385) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %389 = "vector.extract"(%385) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %390 = "vector.from_elements"(%386, %387, %388, %389) : (f32, f32, f32, f32) -> vector<4xf32>
            %391 = "arith.addf"(%383, %390) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %392 = "vector.extract"(%391) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %393 = "vector.extract"(%391) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %394 = "vector.extract"(%391) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %395 = "vector.extract"(%391) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %396 = "llvm.getelementptr"(%345, %360) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %397 = "vector.from_elements"(%392, %393, %394, %395) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%397, %396) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
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
    %11 = "arith.constant"() {value = 0 : i32} : () -> i32
    %12 = "arith.cmpi"(%2, %11) {predicate = 4 : i64} : (i32, i32) -> i1
    %13 = "arith.select"(%12, %1, %11) : (i1, i32, i32) -> i32
    %14 = "arith.constant"() {value = 1 : i32} : () -> i32
    %15 = "arith.constant"() {value = 256 : i32} : () -> i32
    %16 = "arith.constant"() {value = 32832 : i32} : () -> i32
    "gpu.launch_func"(%13, %14, %14, %15, %14, %14, %16, %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10) {kernel = @kernels::@forward_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 11, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, f32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "layernorm_f32", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, f32) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
