"builtin.module"() ({
  "gpu.module"() ({
    "llvm.func"() ({
    }) {sym_name = "__nv_rsqrtf", function_type = !llvm.func<f32 (f32)>, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 16 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: !llvm.ptr<1>, %6: i64, %7: f32):
      %8 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %14 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %15 = "arith.constant"() {value = 8191 : i32} : () -> i32
      %16 = "arith.addi"(%2, %15) : (i32, i32) -> i32
      %17 = "arith.constant"() {value = 8192 : i32} : () -> i32
      %18 = "arith.divui"(%16, %17) : (i32, i32) -> i32
      %19 = "arith.constant"() {value = 1 : i32} : () -> i32
      %20 = "arith.subi"(%18, %19) : (i32, i32) -> i32
      %21 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %22 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %23 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %24 = "arith.extsi"(%8) : (i32) -> i64
      %25 = "arith.extsi"(%20) : (i32) -> i64
      %26 = "arith.muli"(%24, %3) : (i64, i64) -> i64
      %27 = "arith.constant"() {value = 8192 : i64} : () -> i64
      %28 = "arith.muli"(%25, %27) : (i64, i64) -> i64
      %29 = "arith.addi"(%26, %28) : (i64, i64) -> i64
      %30 = "llvm.getelementptr"(%0, %29) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %31 = "arith.constant"() {value = 4 : i32} : () -> i32
      %32 = "arith.muli"(%21, %31) : (i32, i32) -> i32
      %33 = "llvm.getelementptr"(%30, %32) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %34 = "arith.muli"(%20, %17) : (i32, i32) -> i32
      %35 = "arith.addi"(%34, %32) : (i32, i32) -> i32
      %36 = "arith.cmpi"(%8, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %37 = "arith.cmpi"(%35, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %38 = "arith.andi"(%36, %37) : (i1, i1) -> i1
      %39 = "arith.extui"(%38) : (i1) -> i8
      %40 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %41 = "arith.addi"(%35, %40) : (i32, i32) -> i32
      %42 = "arith.cmpi"(%41, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %43 = "arith.andi"(%36, %42) : (i1, i1) -> i1
      %44 = "arith.extui"(%43) : (i1) -> i8
      %45 = "arith.constant"() {value = 2048 : i32} : () -> i32
      %46 = "arith.addi"(%35, %45) : (i32, i32) -> i32
      %47 = "arith.cmpi"(%46, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %48 = "arith.andi"(%36, %47) : (i1, i1) -> i1
      %49 = "arith.extui"(%48) : (i1) -> i8
      %50 = "arith.constant"() {value = 3072 : i32} : () -> i32
      %51 = "arith.addi"(%35, %50) : (i32, i32) -> i32
      %52 = "arith.cmpi"(%51, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %53 = "arith.andi"(%36, %52) : (i1, i1) -> i1
      %54 = "arith.extui"(%53) : (i1) -> i8
      %55 = "arith.constant"() {value = 4096 : i32} : () -> i32
      %56 = "arith.addi"(%35, %55) : (i32, i32) -> i32
      %57 = "arith.cmpi"(%56, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %58 = "arith.andi"(%36, %57) : (i1, i1) -> i1
      %59 = "arith.extui"(%58) : (i1) -> i8
      %60 = "arith.constant"() {value = 5120 : i32} : () -> i32
      %61 = "arith.addi"(%35, %60) : (i32, i32) -> i32
      %62 = "arith.cmpi"(%61, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %63 = "arith.andi"(%36, %62) : (i1, i1) -> i1
      %64 = "arith.extui"(%63) : (i1) -> i8
      %65 = "arith.constant"() {value = 6144 : i32} : () -> i32
      %66 = "arith.addi"(%35, %65) : (i32, i32) -> i32
      %67 = "arith.cmpi"(%66, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %68 = "arith.andi"(%36, %67) : (i1, i1) -> i1
      %69 = "arith.extui"(%68) : (i1) -> i8
      %70 = "arith.constant"() {value = 7168 : i32} : () -> i32
      %71 = "arith.addi"(%35, %70) : (i32, i32) -> i32
      %72 = "arith.cmpi"(%71, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %73 = "arith.andi"(%36, %72) : (i1, i1) -> i1
      %74 = "arith.extui"(%73) : (i1) -> i8
      %75 = "arith.constant"() {value = dense<0.0> : vector<32xf32>} : () -> vector<32xf32>
      %76 = "vector.extract"(%75) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
      %77 = "vector.extract"(%75) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
      %78 = "vector.extract"(%75) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
      %79 = "vector.extract"(%75) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
      %80 = "vector.extract"(%75) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
      %81 = "vector.extract"(%75) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
      %82 = "vector.extract"(%75) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
      %83 = "vector.extract"(%75) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
      %84 = "vector.extract"(%75) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
      %85 = "vector.extract"(%75) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
      %86 = "vector.extract"(%75) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
      %87 = "vector.extract"(%75) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
      %88 = "vector.extract"(%75) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
      %89 = "vector.extract"(%75) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
      %90 = "vector.extract"(%75) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
      %91 = "vector.extract"(%75) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
      %92 = "vector.extract"(%75) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
      %93 = "vector.extract"(%75) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
      %94 = "vector.extract"(%75) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
      %95 = "vector.extract"(%75) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
      %96 = "vector.extract"(%75) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
      %97 = "vector.extract"(%75) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
      %98 = "vector.extract"(%75) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
      %99 = "vector.extract"(%75) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
      %100 = "vector.extract"(%75) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
      %101 = "vector.extract"(%75) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
      %102 = "vector.extract"(%75) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
      %103 = "vector.extract"(%75) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
      %104 = "vector.extract"(%75) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
      %105 = "vector.extract"(%75) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
      %106 = "vector.extract"(%75) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
      %107 = "vector.extract"(%75) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
      %108 = "arith.constant"() {value = 0 : i8} : () -> i8
      %109 = "arith.cmpi"(%39, %108) {predicate = 1 : i64} : (i8, i8) -> i1
      %110, %111, %112, %113 = "scf.if"(%109) ({
        %114 = "llvm.load"(%33) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %115 = "vector.extract"(%114) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %116 = "vector.extract"(%114) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %117 = "vector.extract"(%114) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %118 = "vector.extract"(%114) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%115, %116, %117, %118) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%76, %77, %78, %79) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %119 = "arith.cmpi"(%44, %108) {predicate = 1 : i64} : (i8, i8) -> i1
      %120, %121, %122, %123 = "scf.if"(%119) ({
        %124 = "llvm.getelementptr"(%33) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %125 = "llvm.load"(%124) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %126 = "vector.extract"(%125) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %127 = "vector.extract"(%125) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %128 = "vector.extract"(%125) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %129 = "vector.extract"(%125) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%126, %127, %128, %129) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%80, %81, %82, %83) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %130 = "arith.cmpi"(%49, %108) {predicate = 1 : i64} : (i8, i8) -> i1
      %131, %132, %133, %134 = "scf.if"(%130) ({
        %135 = "llvm.getelementptr"(%33) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %136 = "llvm.load"(%135) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %137 = "vector.extract"(%136) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %138 = "vector.extract"(%136) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %139 = "vector.extract"(%136) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %140 = "vector.extract"(%136) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%137, %138, %139, %140) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%84, %85, %86, %87) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %141 = "arith.cmpi"(%54, %108) {predicate = 1 : i64} : (i8, i8) -> i1
      %142, %143, %144, %145 = "scf.if"(%141) ({
        %146 = "llvm.getelementptr"(%33) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %147 = "llvm.load"(%146) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %148 = "vector.extract"(%147) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %149 = "vector.extract"(%147) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %150 = "vector.extract"(%147) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %151 = "vector.extract"(%147) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%148, %149, %150, %151) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%88, %89, %90, %91) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %152 = "arith.cmpi"(%59, %108) {predicate = 1 : i64} : (i8, i8) -> i1
      %153, %154, %155, %156 = "scf.if"(%152) ({
        %157 = "llvm.getelementptr"(%33) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %158 = "llvm.load"(%157) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %159 = "vector.extract"(%158) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %160 = "vector.extract"(%158) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %161 = "vector.extract"(%158) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %162 = "vector.extract"(%158) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%159, %160, %161, %162) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%92, %93, %94, %95) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %163 = "arith.cmpi"(%64, %108) {predicate = 1 : i64} : (i8, i8) -> i1
      %164, %165, %166, %167 = "scf.if"(%163) ({
        %168 = "llvm.getelementptr"(%33) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %169 = "llvm.load"(%168) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %170 = "vector.extract"(%169) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %171 = "vector.extract"(%169) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %172 = "vector.extract"(%169) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %173 = "vector.extract"(%169) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%170, %171, %172, %173) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%96, %97, %98, %99) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %174 = "arith.cmpi"(%69, %108) {predicate = 1 : i64} : (i8, i8) -> i1
      %175, %176, %177, %178 = "scf.if"(%174) ({
        %179 = "llvm.getelementptr"(%33) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %180 = "llvm.load"(%179) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %181 = "vector.extract"(%180) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %182 = "vector.extract"(%180) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %183 = "vector.extract"(%180) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %184 = "vector.extract"(%180) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%181, %182, %183, %184) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%100, %101, %102, %103) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %185 = "arith.cmpi"(%74, %108) {predicate = 1 : i64} : (i8, i8) -> i1
      %186, %187, %188, %189 = "scf.if"(%185) ({
        %190 = "llvm.getelementptr"(%33) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %191 = "llvm.load"(%190) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %192 = "vector.extract"(%191) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %193 = "vector.extract"(%191) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %194 = "vector.extract"(%191) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %195 = "vector.extract"(%191) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%192, %193, %194, %195) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%104, %105, %106, %107) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %196 = "vector.from_elements"(%110, %111, %112, %113, %120, %121, %122, %123, %131, %132, %133, %134, %142, %143, %144, %145, %153, %154, %155, %156, %164, %165, %166, %167, %175, %176, %177, %178, %186, %187, %188, %189) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
      %197 = "arith.mulf"(%196, %196) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
      %198 = "vector.shuffle"(%197, %197) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
      %199 = "vector.shuffle"(%197, %197) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
      %200 = "arith.addf"(%198, %199) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %201 = "vector.shuffle"(%200, %200) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
      %202 = "vector.shuffle"(%200, %200) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
      %203 = "arith.addf"(%201, %202) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
      %204 = "vector.shuffle"(%203, %203) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
      %205 = "vector.shuffle"(%203, %203) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
      %206 = "arith.addf"(%204, %205) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %207 = "vector.shuffle"(%206, %206) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %208 = "vector.shuffle"(%206, %206) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %209 = "arith.addf"(%207, %208) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
      %210 = "vector.shuffle"(%209, %209) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %211 = "vector.shuffle"(%209, %209) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %212 = "arith.addf"(%210, %211) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %213 = "vector.extract"(%212) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %214 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %215 = "arith.addf"(%213, %214) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %216 = "arith.constant"() {value = 0 : i32} : () -> i32
      %217 = "scf.for"(%216, %20, %19, %215) ({
      ^bb0(%218: i32, %219: f32):
        %220 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %221 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %222 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %223 = "arith.extsi"(%218) : (i32) -> i64
        %224 = "arith.muli"(%223, %27) : (i64, i64) -> i64
        %225 = "arith.addi"(%26, %224) : (i64, i64) -> i64
        %226 = "llvm.getelementptr"(%0, %225) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %227 = "arith.muli"(%220, %31) : (i32, i32) -> i32
        %228 = "llvm.getelementptr"(%226, %227) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %229 = "arith.muli"(%218, %17) : (i32, i32) -> i32
        %230 = "arith.addi"(%229, %227) : (i32, i32) -> i32
        %231 = "arith.cmpi"(%230, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %232 = "arith.andi"(%36, %231) : (i1, i1) -> i1
        %233 = "arith.extui"(%232) : (i1) -> i8
        %234 = "arith.addi"(%230, %40) : (i32, i32) -> i32
        %235 = "arith.cmpi"(%234, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %236 = "arith.andi"(%36, %235) : (i1, i1) -> i1
        %237 = "arith.extui"(%236) : (i1) -> i8
        %238 = "arith.addi"(%230, %45) : (i32, i32) -> i32
        %239 = "arith.cmpi"(%238, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %240 = "arith.andi"(%36, %239) : (i1, i1) -> i1
        %241 = "arith.extui"(%240) : (i1) -> i8
        %242 = "arith.addi"(%230, %50) : (i32, i32) -> i32
        %243 = "arith.cmpi"(%242, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %244 = "arith.andi"(%36, %243) : (i1, i1) -> i1
        %245 = "arith.extui"(%244) : (i1) -> i8
        %246 = "arith.addi"(%230, %55) : (i32, i32) -> i32
        %247 = "arith.cmpi"(%246, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %248 = "arith.andi"(%36, %247) : (i1, i1) -> i1
        %249 = "arith.extui"(%248) : (i1) -> i8
        %250 = "arith.addi"(%230, %60) : (i32, i32) -> i32
        %251 = "arith.cmpi"(%250, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %252 = "arith.andi"(%36, %251) : (i1, i1) -> i1
        %253 = "arith.extui"(%252) : (i1) -> i8
        %254 = "arith.addi"(%230, %65) : (i32, i32) -> i32
        %255 = "arith.cmpi"(%254, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %256 = "arith.andi"(%36, %255) : (i1, i1) -> i1
        %257 = "arith.extui"(%256) : (i1) -> i8
        %258 = "arith.addi"(%230, %70) : (i32, i32) -> i32
        %259 = "arith.cmpi"(%258, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %260 = "arith.andi"(%36, %259) : (i1, i1) -> i1
        %261 = "arith.extui"(%260) : (i1) -> i8
        %262 = "arith.cmpi"(%233, %108) {predicate = 1 : i64} : (i8, i8) -> i1
        %263, %264, %265, %266 = "scf.if"(%262) ({
          %267 = "llvm.load"(%228) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %268 = "vector.extract"(%267) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %269 = "vector.extract"(%267) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %270 = "vector.extract"(%267) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %271 = "vector.extract"(%267) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%268, %269, %270, %271) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%76, %77, %78, %79) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %272 = "arith.cmpi"(%237, %108) {predicate = 1 : i64} : (i8, i8) -> i1
        %273, %274, %275, %276 = "scf.if"(%272) ({
          %277 = "llvm.getelementptr"(%228) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %278 = "llvm.load"(%277) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %279 = "vector.extract"(%278) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %280 = "vector.extract"(%278) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %281 = "vector.extract"(%278) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %282 = "vector.extract"(%278) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%279, %280, %281, %282) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%80, %81, %82, %83) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %283 = "arith.cmpi"(%241, %108) {predicate = 1 : i64} : (i8, i8) -> i1
        %284, %285, %286, %287 = "scf.if"(%283) ({
          %288 = "llvm.getelementptr"(%228) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %289 = "llvm.load"(%288) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %290 = "vector.extract"(%289) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %291 = "vector.extract"(%289) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %292 = "vector.extract"(%289) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %293 = "vector.extract"(%289) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%290, %291, %292, %293) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%84, %85, %86, %87) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %294 = "arith.cmpi"(%245, %108) {predicate = 1 : i64} : (i8, i8) -> i1
        %295, %296, %297, %298 = "scf.if"(%294) ({
          %299 = "llvm.getelementptr"(%228) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %300 = "llvm.load"(%299) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %301 = "vector.extract"(%300) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %302 = "vector.extract"(%300) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %303 = "vector.extract"(%300) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %304 = "vector.extract"(%300) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%301, %302, %303, %304) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%88, %89, %90, %91) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %305 = "arith.cmpi"(%249, %108) {predicate = 1 : i64} : (i8, i8) -> i1
        %306, %307, %308, %309 = "scf.if"(%305) ({
          %310 = "llvm.getelementptr"(%228) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %311 = "llvm.load"(%310) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %312 = "vector.extract"(%311) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %313 = "vector.extract"(%311) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %314 = "vector.extract"(%311) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %315 = "vector.extract"(%311) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%312, %313, %314, %315) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%92, %93, %94, %95) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %316 = "arith.cmpi"(%253, %108) {predicate = 1 : i64} : (i8, i8) -> i1
        %317, %318, %319, %320 = "scf.if"(%316) ({
          %321 = "llvm.getelementptr"(%228) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %322 = "llvm.load"(%321) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %323 = "vector.extract"(%322) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %324 = "vector.extract"(%322) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %325 = "vector.extract"(%322) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %326 = "vector.extract"(%322) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%323, %324, %325, %326) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%96, %97, %98, %99) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %327 = "arith.cmpi"(%257, %108) {predicate = 1 : i64} : (i8, i8) -> i1
        %328, %329, %330, %331 = "scf.if"(%327) ({
          %332 = "llvm.getelementptr"(%228) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %333 = "llvm.load"(%332) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %334 = "vector.extract"(%333) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %335 = "vector.extract"(%333) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %336 = "vector.extract"(%333) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %337 = "vector.extract"(%333) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%334, %335, %336, %337) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%100, %101, %102, %103) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %338 = "arith.cmpi"(%261, %108) {predicate = 1 : i64} : (i8, i8) -> i1
        %339, %340, %341, %342 = "scf.if"(%338) ({
          %343 = "llvm.getelementptr"(%228) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %344 = "llvm.load"(%343) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %345 = "vector.extract"(%344) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %346 = "vector.extract"(%344) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %347 = "vector.extract"(%344) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %348 = "vector.extract"(%344) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%345, %346, %347, %348) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%104, %105, %106, %107) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %349 = "vector.from_elements"(%263, %264, %265, %266, %273, %274, %275, %276, %284, %285, %286, %287, %295, %296, %297, %298, %306, %307, %308, %309, %317, %318, %319, %320, %328, %329, %330, %331, %339, %340, %341, %342) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
        %350 = "arith.mulf"(%349, %349) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
        %351 = "vector.shuffle"(%350, %350) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
        %352 = "vector.shuffle"(%350, %350) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
        %353 = "arith.addf"(%351, %352) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
        %354 = "vector.shuffle"(%353, %353) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %355 = "vector.shuffle"(%353, %353) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %356 = "arith.addf"(%354, %355) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
        %357 = "vector.shuffle"(%356, %356) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %358 = "vector.shuffle"(%356, %356) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %359 = "arith.addf"(%357, %358) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %360 = "vector.shuffle"(%359, %359) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %361 = "vector.shuffle"(%359, %359) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %362 = "arith.addf"(%360, %361) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %363 = "vector.shuffle"(%362, %362) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %364 = "vector.shuffle"(%362, %362) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %365 = "arith.addf"(%363, %364) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %366 = "vector.extract"(%365) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %367 = "arith.addf"(%366, %214) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %368 = "arith.addf"(%219, %367) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "scf.yield"(%368) : (f32) -> ()
      }) : (i32, i32, i32, f32) -> f32
      %369 = "arith.constant"() {value = -1 : i32} : () -> i32
      %370 = "arith.constant"() {value = 16 : i32} : () -> i32
      %371 = "arith.constant"() {value = 31 : i32} : () -> i32
      %372 = "nvvm.shfl.sync"(%369, %217, %370, %371) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %373 = "arith.addf"(%217, %372) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %374 = "arith.constant"() {value = 8 : i32} : () -> i32
      %375 = "nvvm.shfl.sync"(%369, %373, %374, %371) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %376 = "arith.addf"(%373, %375) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %377 = "nvvm.shfl.sync"(%369, %376, %31, %371) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %378 = "arith.addf"(%376, %377) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %379 = "arith.constant"() {value = 2 : i32} : () -> i32
      %380 = "nvvm.shfl.sync"(%369, %378, %379, %371) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %381 = "arith.addf"(%378, %380) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %382 = "nvvm.shfl.sync"(%369, %381, %19, %371) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %383 = "arith.addf"(%381, %382) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %384 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %385 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %386 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %387 = "arith.constant"() {value = 32 : i32} : () -> i32
      %388 = "arith.remui"(%384, %387) : (i32, i32) -> i32
      %389 = "arith.cmpi"(%388, %216) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%389) ({
        %390 = "arith.divui"(%384, %387) : (i32, i32) -> i32
        %391 = "llvm.getelementptr"(%14, %390) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%383, %391) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %392 = "arith.remui"(%384, %374) : (i32, i32) -> i32
      %393 = "llvm.getelementptr"(%14, %392) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %394 = "llvm.load"(%393) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %395 = "nvvm.shfl.sync"(%369, %394, %31, %371) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %396 = "arith.addf"(%394, %395) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %397 = "nvvm.shfl.sync"(%369, %396, %379, %371) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %398 = "arith.addf"(%396, %397) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %399 = "nvvm.shfl.sync"(%369, %398, %19, %371) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %400 = "arith.addf"(%398, %399) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %401 = "arith.sitofp"(%2) : (i32) -> f32
      %402 = "arith.divf"(%400, %401) : (f32, f32) -> f32
      %403 = "arith.addf"(%402, %7) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %404 = "llvm.call"(%403) {callee = @__nv_rsqrtf, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442, %443, %444 = "scf.for"(%216, %18, %19, %39, %44, %49, %54, %59, %64, %69, %74, %110, %111, %112, %113, %120, %121, %122, %123, %131, %132, %133, %134, %142, %143, %144, %145, %153, %154, %155, %156, %164, %165, %166, %167, %175, %176, %177, %178, %186, %187, %188, %189) ({
      ^bb0(%445: i32, %446: i8, %447: i8, %448: i8, %449: i8, %450: i8, %451: i8, %452: i8, %453: i8, %454: f32, %455: f32, %456: f32, %457: f32, %458: f32, %459: f32, %460: f32, %461: f32, %462: f32, %463: f32, %464: f32, %465: f32, %466: f32, %467: f32, %468: f32, %469: f32, %470: f32, %471: f32, %472: f32, %473: f32, %474: f32, %475: f32, %476: f32, %477: f32, %478: f32, %479: f32, %480: f32, %481: f32, %482: f32, %483: f32, %484: f32, %485: f32):
        %486 = "arith.subi"(%20, %445) : (i32, i32) -> i32
        %487 = "arith.cmpi"(%445, %216) {predicate = 4 : i64} : (i32, i32) -> i1
        %488, %489, %490, %491, %492, %493, %494, %495, %496, %497, %498, %499, %500, %501, %502, %503, %504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524, %525, %526, %527 = "scf.if"(%487) ({
          %528 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %529 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %530 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %531 = "arith.extsi"(%486) : (i32) -> i64
          %532 = "arith.muli"(%531, %27) : (i64, i64) -> i64
          %533 = "arith.addi"(%26, %532) : (i64, i64) -> i64
          %534 = "llvm.getelementptr"(%0, %533) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %535 = "arith.muli"(%528, %31) : (i32, i32) -> i32
          %536 = "llvm.getelementptr"(%534, %535) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %537 = "arith.muli"(%486, %17) : (i32, i32) -> i32
          %538 = "arith.addi"(%537, %535) : (i32, i32) -> i32
          %539 = "arith.cmpi"(%538, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %540 = "arith.andi"(%36, %539) : (i1, i1) -> i1
          %541 = "arith.extui"(%540) : (i1) -> i8
          %542 = "arith.addi"(%538, %40) : (i32, i32) -> i32
          %543 = "arith.cmpi"(%542, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %544 = "arith.andi"(%36, %543) : (i1, i1) -> i1
          %545 = "arith.extui"(%544) : (i1) -> i8
          %546 = "arith.addi"(%538, %45) : (i32, i32) -> i32
          %547 = "arith.cmpi"(%546, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %548 = "arith.andi"(%36, %547) : (i1, i1) -> i1
          %549 = "arith.extui"(%548) : (i1) -> i8
          %550 = "arith.addi"(%538, %50) : (i32, i32) -> i32
          %551 = "arith.cmpi"(%550, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %552 = "arith.andi"(%36, %551) : (i1, i1) -> i1
          %553 = "arith.extui"(%552) : (i1) -> i8
          %554 = "arith.addi"(%538, %55) : (i32, i32) -> i32
          %555 = "arith.cmpi"(%554, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %556 = "arith.andi"(%36, %555) : (i1, i1) -> i1
          %557 = "arith.extui"(%556) : (i1) -> i8
          %558 = "arith.addi"(%538, %60) : (i32, i32) -> i32
          %559 = "arith.cmpi"(%558, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %560 = "arith.andi"(%36, %559) : (i1, i1) -> i1
          %561 = "arith.extui"(%560) : (i1) -> i8
          %562 = "arith.addi"(%538, %65) : (i32, i32) -> i32
          %563 = "arith.cmpi"(%562, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %564 = "arith.andi"(%36, %563) : (i1, i1) -> i1
          %565 = "arith.extui"(%564) : (i1) -> i8
          %566 = "arith.addi"(%538, %70) : (i32, i32) -> i32
          %567 = "arith.cmpi"(%566, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %568 = "arith.andi"(%36, %567) : (i1, i1) -> i1
          %569 = "arith.extui"(%568) : (i1) -> i8
          %570 = "arith.cmpi"(%541, %108) {predicate = 1 : i64} : (i8, i8) -> i1
          %571, %572, %573, %574 = "scf.if"(%570) ({
            %575 = "llvm.load"(%536) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %576 = "vector.extract"(%575) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %577 = "vector.extract"(%575) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %578 = "vector.extract"(%575) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %579 = "vector.extract"(%575) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%576, %577, %578, %579) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%76, %77, %78, %79) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %580 = "arith.cmpi"(%545, %108) {predicate = 1 : i64} : (i8, i8) -> i1
          %581, %582, %583, %584 = "scf.if"(%580) ({
            %585 = "llvm.getelementptr"(%536) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %586 = "llvm.load"(%585) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %587 = "vector.extract"(%586) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %588 = "vector.extract"(%586) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %589 = "vector.extract"(%586) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %590 = "vector.extract"(%586) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%587, %588, %589, %590) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%80, %81, %82, %83) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %591 = "arith.cmpi"(%549, %108) {predicate = 1 : i64} : (i8, i8) -> i1
          %592, %593, %594, %595 = "scf.if"(%591) ({
            %596 = "llvm.getelementptr"(%536) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %597 = "llvm.load"(%596) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %598 = "vector.extract"(%597) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %599 = "vector.extract"(%597) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %600 = "vector.extract"(%597) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %601 = "vector.extract"(%597) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%598, %599, %600, %601) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%84, %85, %86, %87) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %602 = "arith.cmpi"(%553, %108) {predicate = 1 : i64} : (i8, i8) -> i1
          %603, %604, %605, %606 = "scf.if"(%602) ({
            %607 = "llvm.getelementptr"(%536) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %608 = "llvm.load"(%607) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %609 = "vector.extract"(%608) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %610 = "vector.extract"(%608) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %611 = "vector.extract"(%608) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %612 = "vector.extract"(%608) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%609, %610, %611, %612) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%88, %89, %90, %91) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %613 = "arith.cmpi"(%557, %108) {predicate = 1 : i64} : (i8, i8) -> i1
          %614, %615, %616, %617 = "scf.if"(%613) ({
            %618 = "llvm.getelementptr"(%536) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %619 = "llvm.load"(%618) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %620 = "vector.extract"(%619) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %621 = "vector.extract"(%619) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %622 = "vector.extract"(%619) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %623 = "vector.extract"(%619) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%620, %621, %622, %623) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%92, %93, %94, %95) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %624 = "arith.cmpi"(%561, %108) {predicate = 1 : i64} : (i8, i8) -> i1
          %625, %626, %627, %628 = "scf.if"(%624) ({
            %629 = "llvm.getelementptr"(%536) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %630 = "llvm.load"(%629) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %631 = "vector.extract"(%630) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %632 = "vector.extract"(%630) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %633 = "vector.extract"(%630) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %634 = "vector.extract"(%630) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%631, %632, %633, %634) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%96, %97, %98, %99) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %635 = "arith.cmpi"(%565, %108) {predicate = 1 : i64} : (i8, i8) -> i1
          %636, %637, %638, %639 = "scf.if"(%635) ({
            %640 = "llvm.getelementptr"(%536) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %641 = "llvm.load"(%640) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %642 = "vector.extract"(%641) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %643 = "vector.extract"(%641) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %644 = "vector.extract"(%641) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %645 = "vector.extract"(%641) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%642, %643, %644, %645) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%100, %101, %102, %103) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %646 = "arith.cmpi"(%569, %108) {predicate = 1 : i64} : (i8, i8) -> i1
          %647, %648, %649, %650 = "scf.if"(%646) ({
            %651 = "llvm.getelementptr"(%536) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %652 = "llvm.load"(%651) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %653 = "vector.extract"(%652) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %654 = "vector.extract"(%652) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %655 = "vector.extract"(%652) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %656 = "vector.extract"(%652) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%653, %654, %655, %656) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%104, %105, %106, %107) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %657 = "vector.from_elements"(%571, %572, %573, %574, %581, %582, %583, %584, %592, %593, %594, %595, %603, %604, %605, %606, %614, %615, %616, %617, %625, %626, %627, %628, %636, %637, %638, %639, %647, %648, %649, %650) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %658 = "vector.extract"(%657) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %659 = "vector.extract"(%657) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %660 = "vector.extract"(%657) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %661 = "vector.extract"(%657) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %662 = "vector.extract"(%657) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %663 = "vector.extract"(%657) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %664 = "vector.extract"(%657) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %665 = "vector.extract"(%657) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %666 = "vector.extract"(%657) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %667 = "vector.extract"(%657) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %668 = "vector.extract"(%657) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %669 = "vector.extract"(%657) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %670 = "vector.extract"(%657) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %671 = "vector.extract"(%657) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %672 = "vector.extract"(%657) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %673 = "vector.extract"(%657) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %674 = "vector.extract"(%657) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %675 = "vector.extract"(%657) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %676 = "vector.extract"(%657) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %677 = "vector.extract"(%657) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %678 = "vector.extract"(%657) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %679 = "vector.extract"(%657) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %680 = "vector.extract"(%657) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %681 = "vector.extract"(%657) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %682 = "vector.extract"(%657) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %683 = "vector.extract"(%657) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %684 = "vector.extract"(%657) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %685 = "vector.extract"(%657) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %686 = "vector.extract"(%657) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %687 = "vector.extract"(%657) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %688 = "vector.extract"(%657) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %689 = "vector.extract"(%657) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %690 = "arith.cmpi"(%541, %108) {predicate = 1 : i64} : (i8, i8) -> i1
          %691 = "arith.cmpi"(%545, %108) {predicate = 1 : i64} : (i8, i8) -> i1
          %692 = "arith.cmpi"(%549, %108) {predicate = 1 : i64} : (i8, i8) -> i1
          %693 = "arith.cmpi"(%553, %108) {predicate = 1 : i64} : (i8, i8) -> i1
          %694 = "arith.cmpi"(%557, %108) {predicate = 1 : i64} : (i8, i8) -> i1
          %695 = "arith.cmpi"(%561, %108) {predicate = 1 : i64} : (i8, i8) -> i1
          %696 = "arith.cmpi"(%565, %108) {predicate = 1 : i64} : (i8, i8) -> i1
          %697 = "arith.cmpi"(%569, %108) {predicate = 1 : i64} : (i8, i8) -> i1
          %698 = "vector.from_elements"(%690, %691, %692, %693, %694, %695, %696, %697) : (i1, i1, i1, i1, i1, i1, i1, i1) -> vector<8xi1>
          %699 = "vector.extract"(%698) {static_position = array<i64: 0>} : (vector<8xi1>) -> i1
          %700 = "vector.extract"(%698) {static_position = array<i64: 1>} : (vector<8xi1>) -> i1
          %701 = "vector.extract"(%698) {static_position = array<i64: 2>} : (vector<8xi1>) -> i1
          %702 = "vector.extract"(%698) {static_position = array<i64: 3>} : (vector<8xi1>) -> i1
          %703 = "vector.extract"(%698) {static_position = array<i64: 4>} : (vector<8xi1>) -> i1
          %704 = "vector.extract"(%698) {static_position = array<i64: 5>} : (vector<8xi1>) -> i1
          %705 = "vector.extract"(%698) {static_position = array<i64: 6>} : (vector<8xi1>) -> i1
          %706 = "vector.extract"(%698) {static_position = array<i64: 7>} : (vector<8xi1>) -> i1
          %707 = "arith.extui"(%699) : (i1) -> i8
          %708 = "arith.extui"(%700) : (i1) -> i8
          %709 = "arith.extui"(%701) : (i1) -> i8
          %710 = "arith.extui"(%702) : (i1) -> i8
          %711 = "arith.extui"(%703) : (i1) -> i8
          %712 = "arith.extui"(%704) : (i1) -> i8
          %713 = "arith.extui"(%705) : (i1) -> i8
          %714 = "arith.extui"(%706) : (i1) -> i8
          "scf.yield"(%707, %708, %709, %710, %711, %712, %713, %714, %658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683, %684, %685, %686, %687, %688, %689) : (i8, i8, i8, i8, i8, i8, i8, i8, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467, %468, %469, %470, %471, %472, %473, %474, %475, %476, %477, %478, %479, %480, %481, %482, %483, %484, %485) : (i8, i8, i8, i8, i8, i8, i8, i8, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i1) -> (i8, i8, i8, i8, i8, i8, i8, i8, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
        %715 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %716 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %717 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %718 = "arith.extsi"(%486) : (i32) -> i64
        %719 = "arith.muli"(%718, %27) : (i64, i64) -> i64
        %720 = "llvm.getelementptr"(%4, %719) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %721 = "arith.muli"(%715, %31) : (i32, i32) -> i32
        %722 = "llvm.getelementptr"(%720, %721) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %723 = "arith.muli"(%486, %17) : (i32, i32) -> i32
        %724 = "arith.addi"(%723, %721) : (i32, i32) -> i32
        %725 = "arith.cmpi"(%724, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %726 = "arith.extui"(%725) : (i1) -> i8
        %727 = "arith.addi"(%724, %40) : (i32, i32) -> i32
        %728 = "arith.cmpi"(%727, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %729 = "arith.extui"(%728) : (i1) -> i8
        %730 = "arith.addi"(%724, %45) : (i32, i32) -> i32
        %731 = "arith.cmpi"(%730, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %732 = "arith.extui"(%731) : (i1) -> i8
        %733 = "arith.addi"(%724, %50) : (i32, i32) -> i32
        %734 = "arith.cmpi"(%733, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %735 = "arith.extui"(%734) : (i1) -> i8
        %736 = "arith.addi"(%724, %55) : (i32, i32) -> i32
        %737 = "arith.cmpi"(%736, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %738 = "arith.extui"(%737) : (i1) -> i8
        %739 = "arith.addi"(%724, %60) : (i32, i32) -> i32
        %740 = "arith.cmpi"(%739, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %741 = "arith.extui"(%740) : (i1) -> i8
        %742 = "arith.addi"(%724, %65) : (i32, i32) -> i32
        %743 = "arith.cmpi"(%742, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %744 = "arith.extui"(%743) : (i1) -> i8
        %745 = "arith.addi"(%724, %70) : (i32, i32) -> i32
        %746 = "arith.cmpi"(%745, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %747 = "arith.extui"(%746) : (i1) -> i8
        %748 = "arith.cmpi"(%726, %108) {predicate = 1 : i64} : (i8, i8) -> i1
        %749, %750, %751, %752 = "scf.if"(%748) ({
          %753 = "llvm.load"(%722) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %754 = "vector.extract"(%753) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %755 = "vector.extract"(%753) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %756 = "vector.extract"(%753) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %757 = "vector.extract"(%753) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%754, %755, %756, %757) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%76, %77, %78, %79) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %758 = "arith.cmpi"(%729, %108) {predicate = 1 : i64} : (i8, i8) -> i1
        %759, %760, %761, %762 = "scf.if"(%758) ({
          %763 = "llvm.getelementptr"(%722) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %764 = "llvm.load"(%763) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %765 = "vector.extract"(%764) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %766 = "vector.extract"(%764) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %767 = "vector.extract"(%764) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %768 = "vector.extract"(%764) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%765, %766, %767, %768) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%80, %81, %82, %83) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %769 = "arith.cmpi"(%732, %108) {predicate = 1 : i64} : (i8, i8) -> i1
        %770, %771, %772, %773 = "scf.if"(%769) ({
          %774 = "llvm.getelementptr"(%722) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %775 = "llvm.load"(%774) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %776 = "vector.extract"(%775) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %777 = "vector.extract"(%775) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %778 = "vector.extract"(%775) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %779 = "vector.extract"(%775) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%776, %777, %778, %779) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%84, %85, %86, %87) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %780 = "arith.cmpi"(%735, %108) {predicate = 1 : i64} : (i8, i8) -> i1
        %781, %782, %783, %784 = "scf.if"(%780) ({
          %785 = "llvm.getelementptr"(%722) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %786 = "llvm.load"(%785) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %787 = "vector.extract"(%786) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %788 = "vector.extract"(%786) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %789 = "vector.extract"(%786) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %790 = "vector.extract"(%786) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%787, %788, %789, %790) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%88, %89, %90, %91) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %791 = "arith.cmpi"(%738, %108) {predicate = 1 : i64} : (i8, i8) -> i1
        %792, %793, %794, %795 = "scf.if"(%791) ({
          %796 = "llvm.getelementptr"(%722) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %797 = "llvm.load"(%796) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %798 = "vector.extract"(%797) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %799 = "vector.extract"(%797) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %800 = "vector.extract"(%797) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %801 = "vector.extract"(%797) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%798, %799, %800, %801) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%92, %93, %94, %95) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %802 = "arith.cmpi"(%741, %108) {predicate = 1 : i64} : (i8, i8) -> i1
        %803, %804, %805, %806 = "scf.if"(%802) ({
          %807 = "llvm.getelementptr"(%722) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %808 = "llvm.load"(%807) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %809 = "vector.extract"(%808) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %810 = "vector.extract"(%808) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %811 = "vector.extract"(%808) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %812 = "vector.extract"(%808) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%809, %810, %811, %812) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%96, %97, %98, %99) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %813 = "arith.cmpi"(%744, %108) {predicate = 1 : i64} : (i8, i8) -> i1
        %814, %815, %816, %817 = "scf.if"(%813) ({
          %818 = "llvm.getelementptr"(%722) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %819 = "llvm.load"(%818) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %820 = "vector.extract"(%819) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %821 = "vector.extract"(%819) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %822 = "vector.extract"(%819) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %823 = "vector.extract"(%819) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%820, %821, %822, %823) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%100, %101, %102, %103) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %824 = "arith.cmpi"(%747, %108) {predicate = 1 : i64} : (i8, i8) -> i1
        %825, %826, %827, %828 = "scf.if"(%824) ({
          %829 = "llvm.getelementptr"(%722) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %830 = "llvm.load"(%829) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %831 = "vector.extract"(%830) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %832 = "vector.extract"(%830) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %833 = "vector.extract"(%830) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %834 = "vector.extract"(%830) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%831, %832, %833, %834) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%104, %105, %106, %107) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %835 = "vector.from_elements"(%496, %497, %498, %499, %500, %501, %502, %503, %504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524, %525, %526, %527) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
        %836 = "vector.broadcast"(%404) : (f32) -> vector<32xf32>
        %837 = "arith.mulf"(%835, %836) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
        %838 = "vector.from_elements"(%749, %750, %751, %752, %759, %760, %761, %762, %770, %771, %772, %773, %781, %782, %783, %784, %792, %793, %794, %795, %803, %804, %805, %806, %814, %815, %816, %817, %825, %826, %827, %828) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
        %839 = "arith.mulf"(%837, %838) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
        %840 = "vector.extract"(%839) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
        %841 = "vector.extract"(%839) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
        %842 = "vector.extract"(%839) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
        %843 = "vector.extract"(%839) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
        %844 = "vector.extract"(%839) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
        %845 = "vector.extract"(%839) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
        %846 = "vector.extract"(%839) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
        %847 = "vector.extract"(%839) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
        %848 = "vector.extract"(%839) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
        %849 = "vector.extract"(%839) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
        %850 = "vector.extract"(%839) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
        %851 = "vector.extract"(%839) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
        %852 = "vector.extract"(%839) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
        %853 = "vector.extract"(%839) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
        %854 = "vector.extract"(%839) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
        %855 = "vector.extract"(%839) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
        %856 = "vector.extract"(%839) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
        %857 = "vector.extract"(%839) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
        %858 = "vector.extract"(%839) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
        %859 = "vector.extract"(%839) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
        %860 = "vector.extract"(%839) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
        %861 = "vector.extract"(%839) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
        %862 = "vector.extract"(%839) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
        %863 = "vector.extract"(%839) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
        %864 = "vector.extract"(%839) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
        %865 = "vector.extract"(%839) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
        %866 = "vector.extract"(%839) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
        %867 = "vector.extract"(%839) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
        %868 = "vector.extract"(%839) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
        %869 = "vector.extract"(%839) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
        %870 = "vector.extract"(%839) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
        %871 = "vector.extract"(%839) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
        %872 = "arith.muli"(%24, %6) : (i64, i64) -> i64
        %873 = "arith.addi"(%872, %719) : (i64, i64) -> i64
        %874 = "llvm.getelementptr"(%5, %873) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %875 = "arith.muli"(%11, %31) : (i32, i32) -> i32
        %876 = "llvm.getelementptr"(%874, %875) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %877 = "arith.cmpi"(%488, %108) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%877) ({
          %878 = "vector.from_elements"(%840, %841, %842, %843) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%878, %876) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %879 = "arith.cmpi"(%489, %108) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%879) ({
          %880 = "llvm.getelementptr"(%876) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %881 = "vector.from_elements"(%844, %845, %846, %847) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%881, %880) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %882 = "arith.cmpi"(%490, %108) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%882) ({
          %883 = "llvm.getelementptr"(%876) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %884 = "vector.from_elements"(%848, %849, %850, %851) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%884, %883) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %885 = "arith.cmpi"(%491, %108) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%885) ({
          %886 = "llvm.getelementptr"(%876) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %887 = "vector.from_elements"(%852, %853, %854, %855) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%887, %886) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %888 = "arith.cmpi"(%492, %108) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%888) ({
          %889 = "llvm.getelementptr"(%876) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %890 = "vector.from_elements"(%856, %857, %858, %859) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%890, %889) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %891 = "arith.cmpi"(%493, %108) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%891) ({
          %892 = "llvm.getelementptr"(%876) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %893 = "vector.from_elements"(%860, %861, %862, %863) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%893, %892) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %894 = "arith.cmpi"(%494, %108) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%894) ({
          %895 = "llvm.getelementptr"(%876) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %896 = "vector.from_elements"(%864, %865, %866, %867) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%896, %895) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %897 = "arith.cmpi"(%495, %108) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%897) ({
          %898 = "llvm.getelementptr"(%876) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %899 = "vector.from_elements"(%868, %869, %870, %871) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%899, %898) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"(%488, %489, %490, %491, %492, %493, %494, %495, %840, %841, %842, %843, %844, %845, %846, %847, %848, %849, %850, %851, %852, %853, %854, %855, %856, %857, %858, %859, %860, %861, %862, %863, %864, %865, %866, %867, %868, %869, %870, %871) : (i8, i8, i8, i8, i8, i8, i8, i8, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i32, i32, i32, i8, i8, i8, i8, i8, i8, i8, i8, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i8, i8, i8, i8, i8, i8, i8, i8, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      "llvm.return"() : () -> ()
    }) {sym_name = "rmsnorm_row", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: !llvm.ptr<1>, %6: i64, %7: f32):
    %8 = "arith.constant"() {value = 0 : i32} : () -> i32
    %9 = "arith.cmpi"(%2, %8) {predicate = 4 : i64} : (i32, i32) -> i1
    %10 = "arith.select"(%9, %1, %8) : (i1, i32, i32) -> i32
    %11 = "arith.constant"() {value = 1 : i32} : () -> i32
    %12 = "arith.constant"() {value = 256 : i32} : () -> i32
    %13 = "arith.constant"() {value = 32 : i32} : () -> i32
    "gpu.launch_func"(%10, %11, %11, %12, %11, %11, %13, %0, %1, %2, %3, %4, %5, %6, %7) {kernel = @kernels::@rmsnorm_row, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 8, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, f32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "rmsnorm_f32", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, f32) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
