"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 16 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: !llvm.ptr<1>, %6: !llvm.ptr<1>, %7: i64, %8: !llvm.ptr<1>, %9: !llvm.ptr<1>, %10: f32):
      %11 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %17 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %18 = "arith.constant"() {value = 8191 : i32} : () -> i32
      %19 = "arith.addi"(%2, %18) : (i32, i32) -> i32
      %20 = "arith.constant"() {value = 8192 : i32} : () -> i32
      %21 = "arith.divui"(%19, %20) : (i32, i32) -> i32
      %22 = "arith.extsi"(%11) : (i32) -> i64
      %23 = "arith.muli"(%22, %3) : (i64, i64) -> i64
      %24 = "llvm.getelementptr"(%0, %23) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %25 = "llvm.load"(%24) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
      %26 = "arith.constant"() {value = 1 : i32} : () -> i32
      %27 = "arith.subi"(%21, %26) : (i32, i32) -> i32
      %28 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %29 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %30 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %31 = "arith.extsi"(%27) : (i32) -> i64
      %32 = "arith.constant"() {value = 8192 : i64} : () -> i64
      %33 = "arith.muli"(%31, %32) : (i64, i64) -> i64
      %34 = "arith.addi"(%23, %33) : (i64, i64) -> i64
      %35 = "llvm.getelementptr"(%0, %34) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %36 = "arith.constant"() {value = 4 : i32} : () -> i32
      %37 = "arith.muli"(%28, %36) : (i32, i32) -> i32
      %38 = "llvm.getelementptr"(%35, %37) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %39 = "arith.muli"(%27, %20) : (i32, i32) -> i32
      %40 = "arith.addi"(%39, %37) : (i32, i32) -> i32
      %41 = "arith.cmpi"(%11, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %42 = "arith.cmpi"(%40, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %43 = "arith.andi"(%41, %42) : (i1, i1) -> i1
      %44 = "arith.extui"(%43) : (i1) -> i8
      %45 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %46 = "arith.addi"(%40, %45) : (i32, i32) -> i32
      %47 = "arith.cmpi"(%46, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %48 = "arith.andi"(%41, %47) : (i1, i1) -> i1
      %49 = "arith.extui"(%48) : (i1) -> i8
      %50 = "arith.constant"() {value = 2048 : i32} : () -> i32
      %51 = "arith.addi"(%40, %50) : (i32, i32) -> i32
      %52 = "arith.cmpi"(%51, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %53 = "arith.andi"(%41, %52) : (i1, i1) -> i1
      %54 = "arith.extui"(%53) : (i1) -> i8
      %55 = "arith.constant"() {value = 3072 : i32} : () -> i32
      %56 = "arith.addi"(%40, %55) : (i32, i32) -> i32
      %57 = "arith.cmpi"(%56, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %58 = "arith.andi"(%41, %57) : (i1, i1) -> i1
      %59 = "arith.extui"(%58) : (i1) -> i8
      %60 = "arith.constant"() {value = 4096 : i32} : () -> i32
      %61 = "arith.addi"(%40, %60) : (i32, i32) -> i32
      %62 = "arith.cmpi"(%61, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %63 = "arith.andi"(%41, %62) : (i1, i1) -> i1
      %64 = "arith.extui"(%63) : (i1) -> i8
      %65 = "arith.constant"() {value = 5120 : i32} : () -> i32
      %66 = "arith.addi"(%40, %65) : (i32, i32) -> i32
      %67 = "arith.cmpi"(%66, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %68 = "arith.andi"(%41, %67) : (i1, i1) -> i1
      %69 = "arith.extui"(%68) : (i1) -> i8
      %70 = "arith.constant"() {value = 6144 : i32} : () -> i32
      %71 = "arith.addi"(%40, %70) : (i32, i32) -> i32
      %72 = "arith.cmpi"(%71, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %73 = "arith.andi"(%41, %72) : (i1, i1) -> i1
      %74 = "arith.extui"(%73) : (i1) -> i8
      %75 = "arith.constant"() {value = 7168 : i32} : () -> i32
      %76 = "arith.addi"(%40, %75) : (i32, i32) -> i32
      %77 = "arith.cmpi"(%76, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %78 = "arith.andi"(%41, %77) : (i1, i1) -> i1
      %79 = "arith.extui"(%78) : (i1) -> i8
      %80 = "vector.broadcast"(%25) : (f32) -> vector<32xf32>
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
      %113 = "arith.constant"() {value = 0 : i8} : () -> i8
      %114 = "arith.cmpi"(%44, %113) {predicate = 1 : i64} : (i8, i8) -> i1
      %115, %116, %117, %118 = "scf.if"(%114) ({
        %119 = "llvm.load"(%38) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %120 = "vector.extract"(%119) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %121 = "vector.extract"(%119) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %122 = "vector.extract"(%119) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %123 = "vector.extract"(%119) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%120, %121, %122, %123) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%81, %82, %83, %84) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %124 = "arith.cmpi"(%49, %113) {predicate = 1 : i64} : (i8, i8) -> i1
      %125, %126, %127, %128 = "scf.if"(%124) ({
        %129 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %130 = "llvm.load"(%129) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %131 = "vector.extract"(%130) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %132 = "vector.extract"(%130) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %133 = "vector.extract"(%130) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %134 = "vector.extract"(%130) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%131, %132, %133, %134) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%85, %86, %87, %88) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %135 = "arith.cmpi"(%54, %113) {predicate = 1 : i64} : (i8, i8) -> i1
      %136, %137, %138, %139 = "scf.if"(%135) ({
        %140 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %141 = "llvm.load"(%140) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %142 = "vector.extract"(%141) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %143 = "vector.extract"(%141) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %144 = "vector.extract"(%141) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %145 = "vector.extract"(%141) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%142, %143, %144, %145) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%89, %90, %91, %92) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %146 = "arith.cmpi"(%59, %113) {predicate = 1 : i64} : (i8, i8) -> i1
      %147, %148, %149, %150 = "scf.if"(%146) ({
        %151 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %152 = "llvm.load"(%151) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %153 = "vector.extract"(%152) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %154 = "vector.extract"(%152) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %155 = "vector.extract"(%152) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %156 = "vector.extract"(%152) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%153, %154, %155, %156) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%93, %94, %95, %96) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %157 = "arith.cmpi"(%64, %113) {predicate = 1 : i64} : (i8, i8) -> i1
      %158, %159, %160, %161 = "scf.if"(%157) ({
        %162 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %163 = "llvm.load"(%162) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %164 = "vector.extract"(%163) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %165 = "vector.extract"(%163) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %166 = "vector.extract"(%163) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %167 = "vector.extract"(%163) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%164, %165, %166, %167) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%97, %98, %99, %100) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %168 = "arith.cmpi"(%69, %113) {predicate = 1 : i64} : (i8, i8) -> i1
      %169, %170, %171, %172 = "scf.if"(%168) ({
        %173 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %174 = "llvm.load"(%173) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %175 = "vector.extract"(%174) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %176 = "vector.extract"(%174) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %177 = "vector.extract"(%174) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %178 = "vector.extract"(%174) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%175, %176, %177, %178) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%101, %102, %103, %104) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %179 = "arith.cmpi"(%74, %113) {predicate = 1 : i64} : (i8, i8) -> i1
      %180, %181, %182, %183 = "scf.if"(%179) ({
        %184 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %185 = "llvm.load"(%184) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %186 = "vector.extract"(%185) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %187 = "vector.extract"(%185) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %188 = "vector.extract"(%185) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %189 = "vector.extract"(%185) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%186, %187, %188, %189) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%105, %106, %107, %108) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %190 = "arith.cmpi"(%79, %113) {predicate = 1 : i64} : (i8, i8) -> i1
      %191, %192, %193, %194 = "scf.if"(%190) ({
        %195 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %196 = "llvm.load"(%195) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %197 = "vector.extract"(%196) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %198 = "vector.extract"(%196) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %199 = "vector.extract"(%196) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %200 = "vector.extract"(%196) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%197, %198, %199, %200) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%109, %110, %111, %112) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %201 = "vector.from_elements"(%115, %116, %117, %118, %125, %126, %127, %128, %136, %137, %138, %139, %147, %148, %149, %150, %158, %159, %160, %161, %169, %170, %171, %172, %180, %181, %182, %183, %191, %192, %193, %194) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
      %202 = "vector.broadcast"(%25) : (f32) -> vector<32xf32>
      %203 = "arith.subf"(%201, %202) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
      %204 = "vector.shuffle"(%203, %203) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
      %205 = "vector.shuffle"(%203, %203) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
      %206 = "arith.addf"(%204, %205) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %207 = "vector.shuffle"(%206, %206) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
      %208 = "vector.shuffle"(%206, %206) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
      %209 = "arith.addf"(%207, %208) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
      %210 = "vector.shuffle"(%209, %209) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
      %211 = "vector.shuffle"(%209, %209) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
      %212 = "arith.addf"(%210, %211) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %213 = "vector.shuffle"(%212, %212) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %214 = "vector.shuffle"(%212, %212) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %215 = "arith.addf"(%213, %214) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
      %216 = "vector.shuffle"(%215, %215) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %217 = "vector.shuffle"(%215, %215) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %218 = "arith.addf"(%216, %217) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %219 = "vector.extract"(%218) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %220 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %221 = "arith.addf"(%219, %220) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %222 = "arith.mulf"(%203, %203) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
      %223 = "vector.shuffle"(%222, %222) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
      %224 = "vector.shuffle"(%222, %222) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
      %225 = "arith.addf"(%223, %224) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %226 = "vector.shuffle"(%225, %225) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
      %227 = "vector.shuffle"(%225, %225) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
      %228 = "arith.addf"(%226, %227) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
      %229 = "vector.shuffle"(%228, %228) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
      %230 = "vector.shuffle"(%228, %228) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
      %231 = "arith.addf"(%229, %230) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %232 = "vector.shuffle"(%231, %231) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %233 = "vector.shuffle"(%231, %231) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %234 = "arith.addf"(%232, %233) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
      %235 = "vector.shuffle"(%234, %234) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %236 = "vector.shuffle"(%234, %234) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %237 = "arith.addf"(%235, %236) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %238 = "vector.extract"(%237) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %239 = "arith.addf"(%238, %220) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %240 = "arith.constant"() {value = 0 : i32} : () -> i32
      %241, %242 = "scf.for"(%240, %27, %26, %239, %221) ({
      ^bb0(%243: i32, %244: f32, %245: f32):
        %246 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %247 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %248 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %249 = "arith.extsi"(%243) : (i32) -> i64
        %250 = "arith.muli"(%249, %32) : (i64, i64) -> i64
        %251 = "arith.addi"(%23, %250) : (i64, i64) -> i64
        %252 = "llvm.getelementptr"(%0, %251) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %253 = "arith.muli"(%246, %36) : (i32, i32) -> i32
        %254 = "llvm.getelementptr"(%252, %253) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %255 = "arith.muli"(%243, %20) : (i32, i32) -> i32
        %256 = "arith.addi"(%255, %253) : (i32, i32) -> i32
        %257 = "arith.cmpi"(%256, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %258 = "arith.andi"(%41, %257) : (i1, i1) -> i1
        %259 = "arith.extui"(%258) : (i1) -> i8
        %260 = "arith.addi"(%256, %45) : (i32, i32) -> i32
        %261 = "arith.cmpi"(%260, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %262 = "arith.andi"(%41, %261) : (i1, i1) -> i1
        %263 = "arith.extui"(%262) : (i1) -> i8
        %264 = "arith.addi"(%256, %50) : (i32, i32) -> i32
        %265 = "arith.cmpi"(%264, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %266 = "arith.andi"(%41, %265) : (i1, i1) -> i1
        %267 = "arith.extui"(%266) : (i1) -> i8
        %268 = "arith.addi"(%256, %55) : (i32, i32) -> i32
        %269 = "arith.cmpi"(%268, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %270 = "arith.andi"(%41, %269) : (i1, i1) -> i1
        %271 = "arith.extui"(%270) : (i1) -> i8
        %272 = "arith.addi"(%256, %60) : (i32, i32) -> i32
        %273 = "arith.cmpi"(%272, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %274 = "arith.andi"(%41, %273) : (i1, i1) -> i1
        %275 = "arith.extui"(%274) : (i1) -> i8
        %276 = "arith.addi"(%256, %65) : (i32, i32) -> i32
        %277 = "arith.cmpi"(%276, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %278 = "arith.andi"(%41, %277) : (i1, i1) -> i1
        %279 = "arith.extui"(%278) : (i1) -> i8
        %280 = "arith.addi"(%256, %70) : (i32, i32) -> i32
        %281 = "arith.cmpi"(%280, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %282 = "arith.andi"(%41, %281) : (i1, i1) -> i1
        %283 = "arith.extui"(%282) : (i1) -> i8
        %284 = "arith.addi"(%256, %75) : (i32, i32) -> i32
        %285 = "arith.cmpi"(%284, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %286 = "arith.andi"(%41, %285) : (i1, i1) -> i1
        %287 = "arith.extui"(%286) : (i1) -> i8
        %288 = "vector.broadcast"(%25) : (f32) -> vector<32xf32>
        %289 = "vector.extract"(%288) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
        %290 = "vector.extract"(%288) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
        %291 = "vector.extract"(%288) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
        %292 = "vector.extract"(%288) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
        %293 = "vector.extract"(%288) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
        %294 = "vector.extract"(%288) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
        %295 = "vector.extract"(%288) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
        %296 = "vector.extract"(%288) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
        %297 = "vector.extract"(%288) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
        %298 = "vector.extract"(%288) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
        %299 = "vector.extract"(%288) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
        %300 = "vector.extract"(%288) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
        %301 = "vector.extract"(%288) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
        %302 = "vector.extract"(%288) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
        %303 = "vector.extract"(%288) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
        %304 = "vector.extract"(%288) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
        %305 = "vector.extract"(%288) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
        %306 = "vector.extract"(%288) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
        %307 = "vector.extract"(%288) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
        %308 = "vector.extract"(%288) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
        %309 = "vector.extract"(%288) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
        %310 = "vector.extract"(%288) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
        %311 = "vector.extract"(%288) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
        %312 = "vector.extract"(%288) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
        %313 = "vector.extract"(%288) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
        %314 = "vector.extract"(%288) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
        %315 = "vector.extract"(%288) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
        %316 = "vector.extract"(%288) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
        %317 = "vector.extract"(%288) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
        %318 = "vector.extract"(%288) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
        %319 = "vector.extract"(%288) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
        %320 = "vector.extract"(%288) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
        %321 = "arith.cmpi"(%259, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        %322, %323, %324, %325 = "scf.if"(%321) ({
          %326 = "llvm.load"(%254) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %327 = "vector.extract"(%326) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %328 = "vector.extract"(%326) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %329 = "vector.extract"(%326) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %330 = "vector.extract"(%326) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%327, %328, %329, %330) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%289, %290, %291, %292) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %331 = "arith.cmpi"(%263, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        %332, %333, %334, %335 = "scf.if"(%331) ({
          %336 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %337 = "llvm.load"(%336) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %338 = "vector.extract"(%337) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %339 = "vector.extract"(%337) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %340 = "vector.extract"(%337) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %341 = "vector.extract"(%337) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%338, %339, %340, %341) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%293, %294, %295, %296) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %342 = "arith.cmpi"(%267, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        %343, %344, %345, %346 = "scf.if"(%342) ({
          %347 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %348 = "llvm.load"(%347) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %349 = "vector.extract"(%348) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %350 = "vector.extract"(%348) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %351 = "vector.extract"(%348) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %352 = "vector.extract"(%348) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%349, %350, %351, %352) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%297, %298, %299, %300) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %353 = "arith.cmpi"(%271, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        %354, %355, %356, %357 = "scf.if"(%353) ({
          %358 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %359 = "llvm.load"(%358) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %360 = "vector.extract"(%359) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %361 = "vector.extract"(%359) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %362 = "vector.extract"(%359) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %363 = "vector.extract"(%359) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%360, %361, %362, %363) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%301, %302, %303, %304) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %364 = "arith.cmpi"(%275, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        %365, %366, %367, %368 = "scf.if"(%364) ({
          %369 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %370 = "llvm.load"(%369) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %371 = "vector.extract"(%370) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %372 = "vector.extract"(%370) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %373 = "vector.extract"(%370) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %374 = "vector.extract"(%370) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%371, %372, %373, %374) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%305, %306, %307, %308) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %375 = "arith.cmpi"(%279, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        %376, %377, %378, %379 = "scf.if"(%375) ({
          %380 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %381 = "llvm.load"(%380) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %382 = "vector.extract"(%381) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %383 = "vector.extract"(%381) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %384 = "vector.extract"(%381) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %385 = "vector.extract"(%381) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%382, %383, %384, %385) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%309, %310, %311, %312) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %386 = "arith.cmpi"(%283, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        %387, %388, %389, %390 = "scf.if"(%386) ({
          %391 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %392 = "llvm.load"(%391) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %393 = "vector.extract"(%392) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %394 = "vector.extract"(%392) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %395 = "vector.extract"(%392) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %396 = "vector.extract"(%392) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%393, %394, %395, %396) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%313, %314, %315, %316) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %397 = "arith.cmpi"(%287, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        %398, %399, %400, %401 = "scf.if"(%397) ({
          %402 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %403 = "llvm.load"(%402) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %404 = "vector.extract"(%403) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %405 = "vector.extract"(%403) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %406 = "vector.extract"(%403) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %407 = "vector.extract"(%403) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%404, %405, %406, %407) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%317, %318, %319, %320) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %408 = "vector.from_elements"(%322, %323, %324, %325, %332, %333, %334, %335, %343, %344, %345, %346, %354, %355, %356, %357, %365, %366, %367, %368, %376, %377, %378, %379, %387, %388, %389, %390, %398, %399, %400, %401) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
        %409 = "vector.broadcast"(%25) : (f32) -> vector<32xf32>
        %410 = "arith.subf"(%408, %409) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
        %411 = "vector.shuffle"(%410, %410) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
        %412 = "vector.shuffle"(%410, %410) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
        %413 = "arith.addf"(%411, %412) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
        %414 = "vector.shuffle"(%413, %413) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %415 = "vector.shuffle"(%413, %413) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %416 = "arith.addf"(%414, %415) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
        %417 = "vector.shuffle"(%416, %416) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %418 = "vector.shuffle"(%416, %416) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %419 = "arith.addf"(%417, %418) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %420 = "vector.shuffle"(%419, %419) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %421 = "vector.shuffle"(%419, %419) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %422 = "arith.addf"(%420, %421) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %423 = "vector.shuffle"(%422, %422) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %424 = "vector.shuffle"(%422, %422) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %425 = "arith.addf"(%423, %424) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %426 = "vector.extract"(%425) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %427 = "arith.addf"(%426, %220) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %428 = "arith.addf"(%245, %427) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %429 = "arith.mulf"(%410, %410) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
        %430 = "vector.shuffle"(%429, %429) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
        %431 = "vector.shuffle"(%429, %429) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
        %432 = "arith.addf"(%430, %431) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
        %433 = "vector.shuffle"(%432, %432) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %434 = "vector.shuffle"(%432, %432) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %435 = "arith.addf"(%433, %434) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
        %436 = "vector.shuffle"(%435, %435) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %437 = "vector.shuffle"(%435, %435) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %438 = "arith.addf"(%436, %437) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %439 = "vector.shuffle"(%438, %438) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %440 = "vector.shuffle"(%438, %438) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %441 = "arith.addf"(%439, %440) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %442 = "vector.shuffle"(%441, %441) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %443 = "vector.shuffle"(%441, %441) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %444 = "arith.addf"(%442, %443) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %445 = "vector.extract"(%444) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %446 = "arith.addf"(%445, %220) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %447 = "arith.addf"(%244, %446) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "scf.yield"(%447, %428) : (f32, f32) -> ()
      }) : (i32, i32, i32, f32, f32) -> (f32, f32)
      %448 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %449 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %450 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %451 = "arith.constant"() {value = -1 : i32} : () -> i32
      %452 = "arith.constant"() {value = 16 : i32} : () -> i32
      %453 = "arith.constant"() {value = 31 : i32} : () -> i32
      %454 = "nvvm.shfl.sync"(%451, %242, %452, %453) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %455 = "arith.addf"(%242, %454) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %456 = "arith.constant"() {value = 8 : i32} : () -> i32
      %457 = "nvvm.shfl.sync"(%451, %455, %456, %453) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %458 = "arith.addf"(%455, %457) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %459 = "nvvm.shfl.sync"(%451, %458, %36, %453) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %460 = "arith.addf"(%458, %459) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %461 = "arith.constant"() {value = 2 : i32} : () -> i32
      %462 = "nvvm.shfl.sync"(%451, %460, %461, %453) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %463 = "arith.addf"(%460, %462) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %464 = "nvvm.shfl.sync"(%451, %463, %26, %453) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %465 = "arith.addf"(%463, %464) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %466 = "arith.constant"() {value = 32 : i32} : () -> i32
      %467 = "arith.remui"(%448, %466) : (i32, i32) -> i32
      %468 = "arith.cmpi"(%467, %240) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%468) ({
        %469 = "arith.divui"(%448, %466) : (i32, i32) -> i32
        %470 = "llvm.getelementptr"(%17, %469) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%465, %470) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %471 = "nvvm.shfl.sync"(%451, %241, %452, %453) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %472 = "arith.addf"(%241, %471) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %473 = "nvvm.shfl.sync"(%451, %472, %456, %453) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %474 = "arith.addf"(%472, %473) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %475 = "nvvm.shfl.sync"(%451, %474, %36, %453) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %476 = "arith.addf"(%474, %475) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %477 = "nvvm.shfl.sync"(%451, %476, %461, %453) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %478 = "arith.addf"(%476, %477) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %479 = "nvvm.shfl.sync"(%451, %478, %26, %453) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %480 = "arith.addf"(%478, %479) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      "scf.if"(%468) ({
        %481 = "arith.divui"(%448, %466) : (i32, i32) -> i32
        %482 = "arith.addi"(%481, %456) : (i32, i32) -> i32
        %483 = "llvm.getelementptr"(%17, %482) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%480, %483) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %484 = "arith.remui"(%448, %456) : (i32, i32) -> i32
      %485 = "llvm.getelementptr"(%17, %484) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %486 = "llvm.load"(%485) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %487 = "nvvm.shfl.sync"(%451, %486, %36, %453) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %488 = "arith.addf"(%486, %487) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %489 = "nvvm.shfl.sync"(%451, %488, %461, %453) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %490 = "arith.addf"(%488, %489) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %491 = "nvvm.shfl.sync"(%451, %490, %26, %453) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %492 = "arith.addf"(%490, %491) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %493 = "arith.addi"(%484, %456) : (i32, i32) -> i32
      %494 = "llvm.getelementptr"(%17, %493) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %495 = "llvm.load"(%494) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %496 = "nvvm.shfl.sync"(%451, %495, %36, %453) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %497 = "arith.addf"(%495, %496) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %498 = "nvvm.shfl.sync"(%451, %497, %461, %453) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %499 = "arith.addf"(%497, %498) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %500 = "nvvm.shfl.sync"(%451, %499, %26, %453) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %501 = "arith.addf"(%499, %500) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %502 = "arith.sitofp"(%2) : (i32) -> f32
      %503 = "arith.divf"(%492, %502) : (f32, f32) -> f32
      %504 = "arith.divf"(%501, %502) : (f32, f32) -> f32
      %505 = "arith.mulf"(%503, %503) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %506 = "arith.subf"(%504, %505) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %507 = "arith.maxnumf"(%506, %220) : (f32, f32) -> f32
      %508 = "arith.addf"(%507, %10) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %509 = "llvm.call"(%508) {callee = @__nv_rsqrtf, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %510 = "arith.addf"(%503, %25) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %511 = "arith.cmpi"(%14, %240) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%511) ({
        %512 = "llvm.getelementptr"(%8, %22) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%510, %512) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        %513 = "llvm.getelementptr"(%9, %22) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%509, %513) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524, %525, %526, %527, %528, %529, %530, %531, %532, %533, %534, %535, %536, %537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %547, %548, %549, %550, %551, %552, %553 = "scf.for"(%240, %21, %26, %44, %49, %54, %59, %64, %69, %74, %79, %115, %116, %117, %118, %125, %126, %127, %128, %136, %137, %138, %139, %147, %148, %149, %150, %158, %159, %160, %161, %169, %170, %171, %172, %180, %181, %182, %183, %191, %192, %193, %194) ({
      ^bb0(%554: i32, %555: i8, %556: i8, %557: i8, %558: i8, %559: i8, %560: i8, %561: i8, %562: i8, %563: f32, %564: f32, %565: f32, %566: f32, %567: f32, %568: f32, %569: f32, %570: f32, %571: f32, %572: f32, %573: f32, %574: f32, %575: f32, %576: f32, %577: f32, %578: f32, %579: f32, %580: f32, %581: f32, %582: f32, %583: f32, %584: f32, %585: f32, %586: f32, %587: f32, %588: f32, %589: f32, %590: f32, %591: f32, %592: f32, %593: f32, %594: f32):
        %595 = "arith.subi"(%27, %554) : (i32, i32) -> i32
        %596 = "arith.cmpi"(%554, %240) {predicate = 4 : i64} : (i32, i32) -> i1
        %597, %598, %599, %600, %601, %602, %603, %604, %605, %606, %607, %608, %609, %610, %611, %612, %613, %614, %615, %616, %617, %618, %619, %620, %621, %622, %623, %624, %625, %626, %627, %628, %629, %630, %631, %632, %633, %634, %635, %636 = "scf.if"(%596) ({
          %637 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %638 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %639 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %640 = "arith.extsi"(%595) : (i32) -> i64
          %641 = "arith.muli"(%640, %32) : (i64, i64) -> i64
          %642 = "arith.addi"(%23, %641) : (i64, i64) -> i64
          %643 = "llvm.getelementptr"(%0, %642) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %644 = "arith.muli"(%637, %36) : (i32, i32) -> i32
          %645 = "llvm.getelementptr"(%643, %644) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %646 = "arith.muli"(%595, %20) : (i32, i32) -> i32
          %647 = "arith.addi"(%646, %644) : (i32, i32) -> i32
          %648 = "arith.cmpi"(%647, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %649 = "arith.andi"(%41, %648) : (i1, i1) -> i1
          %650 = "arith.extui"(%649) : (i1) -> i8
          %651 = "arith.addi"(%647, %45) : (i32, i32) -> i32
          %652 = "arith.cmpi"(%651, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %653 = "arith.andi"(%41, %652) : (i1, i1) -> i1
          %654 = "arith.extui"(%653) : (i1) -> i8
          %655 = "arith.addi"(%647, %50) : (i32, i32) -> i32
          %656 = "arith.cmpi"(%655, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %657 = "arith.andi"(%41, %656) : (i1, i1) -> i1
          %658 = "arith.extui"(%657) : (i1) -> i8
          %659 = "arith.addi"(%647, %55) : (i32, i32) -> i32
          %660 = "arith.cmpi"(%659, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %661 = "arith.andi"(%41, %660) : (i1, i1) -> i1
          %662 = "arith.extui"(%661) : (i1) -> i8
          %663 = "arith.addi"(%647, %60) : (i32, i32) -> i32
          %664 = "arith.cmpi"(%663, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %665 = "arith.andi"(%41, %664) : (i1, i1) -> i1
          %666 = "arith.extui"(%665) : (i1) -> i8
          %667 = "arith.addi"(%647, %65) : (i32, i32) -> i32
          %668 = "arith.cmpi"(%667, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %669 = "arith.andi"(%41, %668) : (i1, i1) -> i1
          %670 = "arith.extui"(%669) : (i1) -> i8
          %671 = "arith.addi"(%647, %70) : (i32, i32) -> i32
          %672 = "arith.cmpi"(%671, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %673 = "arith.andi"(%41, %672) : (i1, i1) -> i1
          %674 = "arith.extui"(%673) : (i1) -> i8
          %675 = "arith.addi"(%647, %75) : (i32, i32) -> i32
          %676 = "arith.cmpi"(%675, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %677 = "arith.andi"(%41, %676) : (i1, i1) -> i1
          %678 = "arith.extui"(%677) : (i1) -> i8
          %679 = "vector.broadcast"(%25) : (f32) -> vector<32xf32>
          %680 = "vector.extract"(%679) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %681 = "vector.extract"(%679) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %682 = "vector.extract"(%679) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %683 = "vector.extract"(%679) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %684 = "vector.extract"(%679) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %685 = "vector.extract"(%679) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %686 = "vector.extract"(%679) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %687 = "vector.extract"(%679) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %688 = "vector.extract"(%679) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %689 = "vector.extract"(%679) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %690 = "vector.extract"(%679) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %691 = "vector.extract"(%679) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %692 = "vector.extract"(%679) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %693 = "vector.extract"(%679) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %694 = "vector.extract"(%679) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %695 = "vector.extract"(%679) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %696 = "vector.extract"(%679) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %697 = "vector.extract"(%679) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %698 = "vector.extract"(%679) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %699 = "vector.extract"(%679) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %700 = "vector.extract"(%679) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %701 = "vector.extract"(%679) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %702 = "vector.extract"(%679) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %703 = "vector.extract"(%679) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %704 = "vector.extract"(%679) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %705 = "vector.extract"(%679) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %706 = "vector.extract"(%679) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %707 = "vector.extract"(%679) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %708 = "vector.extract"(%679) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %709 = "vector.extract"(%679) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %710 = "vector.extract"(%679) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %711 = "vector.extract"(%679) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %712 = "arith.cmpi"(%650, %113) {predicate = 1 : i64} : (i8, i8) -> i1
          %713, %714, %715, %716 = "scf.if"(%712) ({
            %717 = "llvm.load"(%645) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %718 = "vector.extract"(%717) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %719 = "vector.extract"(%717) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %720 = "vector.extract"(%717) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %721 = "vector.extract"(%717) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%718, %719, %720, %721) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%680, %681, %682, %683) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %722 = "arith.cmpi"(%654, %113) {predicate = 1 : i64} : (i8, i8) -> i1
          %723, %724, %725, %726 = "scf.if"(%722) ({
            %727 = "llvm.getelementptr"(%645) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %728 = "llvm.load"(%727) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %729 = "vector.extract"(%728) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %730 = "vector.extract"(%728) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %731 = "vector.extract"(%728) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %732 = "vector.extract"(%728) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%729, %730, %731, %732) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%684, %685, %686, %687) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %733 = "arith.cmpi"(%658, %113) {predicate = 1 : i64} : (i8, i8) -> i1
          %734, %735, %736, %737 = "scf.if"(%733) ({
            %738 = "llvm.getelementptr"(%645) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %739 = "llvm.load"(%738) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %740 = "vector.extract"(%739) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %741 = "vector.extract"(%739) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %742 = "vector.extract"(%739) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %743 = "vector.extract"(%739) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%740, %741, %742, %743) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%688, %689, %690, %691) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %744 = "arith.cmpi"(%662, %113) {predicate = 1 : i64} : (i8, i8) -> i1
          %745, %746, %747, %748 = "scf.if"(%744) ({
            %749 = "llvm.getelementptr"(%645) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %750 = "llvm.load"(%749) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %751 = "vector.extract"(%750) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %752 = "vector.extract"(%750) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %753 = "vector.extract"(%750) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %754 = "vector.extract"(%750) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%751, %752, %753, %754) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%692, %693, %694, %695) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %755 = "arith.cmpi"(%666, %113) {predicate = 1 : i64} : (i8, i8) -> i1
          %756, %757, %758, %759 = "scf.if"(%755) ({
            %760 = "llvm.getelementptr"(%645) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %761 = "llvm.load"(%760) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %762 = "vector.extract"(%761) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %763 = "vector.extract"(%761) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %764 = "vector.extract"(%761) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %765 = "vector.extract"(%761) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%762, %763, %764, %765) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%696, %697, %698, %699) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %766 = "arith.cmpi"(%670, %113) {predicate = 1 : i64} : (i8, i8) -> i1
          %767, %768, %769, %770 = "scf.if"(%766) ({
            %771 = "llvm.getelementptr"(%645) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %772 = "llvm.load"(%771) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %773 = "vector.extract"(%772) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %774 = "vector.extract"(%772) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %775 = "vector.extract"(%772) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %776 = "vector.extract"(%772) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%773, %774, %775, %776) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%700, %701, %702, %703) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %777 = "arith.cmpi"(%674, %113) {predicate = 1 : i64} : (i8, i8) -> i1
          %778, %779, %780, %781 = "scf.if"(%777) ({
            %782 = "llvm.getelementptr"(%645) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %783 = "llvm.load"(%782) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %784 = "vector.extract"(%783) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %785 = "vector.extract"(%783) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %786 = "vector.extract"(%783) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %787 = "vector.extract"(%783) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%784, %785, %786, %787) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%704, %705, %706, %707) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %788 = "arith.cmpi"(%678, %113) {predicate = 1 : i64} : (i8, i8) -> i1
          %789, %790, %791, %792 = "scf.if"(%788) ({
            %793 = "llvm.getelementptr"(%645) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %794 = "llvm.load"(%793) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %795 = "vector.extract"(%794) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %796 = "vector.extract"(%794) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %797 = "vector.extract"(%794) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %798 = "vector.extract"(%794) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%795, %796, %797, %798) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%708, %709, %710, %711) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %799 = "vector.from_elements"(%713, %714, %715, %716, %723, %724, %725, %726, %734, %735, %736, %737, %745, %746, %747, %748, %756, %757, %758, %759, %767, %768, %769, %770, %778, %779, %780, %781, %789, %790, %791, %792) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %800 = "vector.extract"(%799) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %801 = "vector.extract"(%799) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %802 = "vector.extract"(%799) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %803 = "vector.extract"(%799) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %804 = "vector.extract"(%799) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %805 = "vector.extract"(%799) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %806 = "vector.extract"(%799) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %807 = "vector.extract"(%799) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %808 = "vector.extract"(%799) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %809 = "vector.extract"(%799) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %810 = "vector.extract"(%799) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %811 = "vector.extract"(%799) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %812 = "vector.extract"(%799) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %813 = "vector.extract"(%799) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %814 = "vector.extract"(%799) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %815 = "vector.extract"(%799) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %816 = "vector.extract"(%799) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %817 = "vector.extract"(%799) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %818 = "vector.extract"(%799) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %819 = "vector.extract"(%799) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %820 = "vector.extract"(%799) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %821 = "vector.extract"(%799) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %822 = "vector.extract"(%799) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %823 = "vector.extract"(%799) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %824 = "vector.extract"(%799) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %825 = "vector.extract"(%799) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %826 = "vector.extract"(%799) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %827 = "vector.extract"(%799) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %828 = "vector.extract"(%799) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %829 = "vector.extract"(%799) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %830 = "vector.extract"(%799) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %831 = "vector.extract"(%799) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %832 = "arith.cmpi"(%650, %113) {predicate = 1 : i64} : (i8, i8) -> i1
          %833 = "arith.cmpi"(%654, %113) {predicate = 1 : i64} : (i8, i8) -> i1
          %834 = "arith.cmpi"(%658, %113) {predicate = 1 : i64} : (i8, i8) -> i1
          %835 = "arith.cmpi"(%662, %113) {predicate = 1 : i64} : (i8, i8) -> i1
          %836 = "arith.cmpi"(%666, %113) {predicate = 1 : i64} : (i8, i8) -> i1
          %837 = "arith.cmpi"(%670, %113) {predicate = 1 : i64} : (i8, i8) -> i1
          %838 = "arith.cmpi"(%674, %113) {predicate = 1 : i64} : (i8, i8) -> i1
          %839 = "arith.cmpi"(%678, %113) {predicate = 1 : i64} : (i8, i8) -> i1
          %840 = "vector.from_elements"(%832, %833, %834, %835, %836, %837, %838, %839) : (i1, i1, i1, i1, i1, i1, i1, i1) -> vector<8xi1>
          %841 = "vector.extract"(%840) {static_position = array<i64: 0>} : (vector<8xi1>) -> i1
          %842 = "vector.extract"(%840) {static_position = array<i64: 1>} : (vector<8xi1>) -> i1
          %843 = "vector.extract"(%840) {static_position = array<i64: 2>} : (vector<8xi1>) -> i1
          %844 = "vector.extract"(%840) {static_position = array<i64: 3>} : (vector<8xi1>) -> i1
          %845 = "vector.extract"(%840) {static_position = array<i64: 4>} : (vector<8xi1>) -> i1
          %846 = "vector.extract"(%840) {static_position = array<i64: 5>} : (vector<8xi1>) -> i1
          %847 = "vector.extract"(%840) {static_position = array<i64: 6>} : (vector<8xi1>) -> i1
          %848 = "vector.extract"(%840) {static_position = array<i64: 7>} : (vector<8xi1>) -> i1
          %849 = "arith.extui"(%841) : (i1) -> i8
          %850 = "arith.extui"(%842) : (i1) -> i8
          %851 = "arith.extui"(%843) : (i1) -> i8
          %852 = "arith.extui"(%844) : (i1) -> i8
          %853 = "arith.extui"(%845) : (i1) -> i8
          %854 = "arith.extui"(%846) : (i1) -> i8
          %855 = "arith.extui"(%847) : (i1) -> i8
          %856 = "arith.extui"(%848) : (i1) -> i8
          "scf.yield"(%849, %850, %851, %852, %853, %854, %855, %856, %800, %801, %802, %803, %804, %805, %806, %807, %808, %809, %810, %811, %812, %813, %814, %815, %816, %817, %818, %819, %820, %821, %822, %823, %824, %825, %826, %827, %828, %829, %830, %831) : (i8, i8, i8, i8, i8, i8, i8, i8, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594) : (i8, i8, i8, i8, i8, i8, i8, i8, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i1) -> (i8, i8, i8, i8, i8, i8, i8, i8, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
        %857 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %858 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %859 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %860 = "arith.extsi"(%595) : (i32) -> i64
        %861 = "arith.muli"(%860, %32) : (i64, i64) -> i64
        %862 = "llvm.getelementptr"(%4, %861) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %863 = "arith.muli"(%857, %36) : (i32, i32) -> i32
        %864 = "llvm.getelementptr"(%862, %863) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %865 = "arith.muli"(%595, %20) : (i32, i32) -> i32
        %866 = "arith.addi"(%865, %863) : (i32, i32) -> i32
        %867 = "arith.cmpi"(%866, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %868 = "arith.extui"(%867) : (i1) -> i8
        %869 = "arith.addi"(%866, %45) : (i32, i32) -> i32
        %870 = "arith.cmpi"(%869, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %871 = "arith.extui"(%870) : (i1) -> i8
        %872 = "arith.addi"(%866, %50) : (i32, i32) -> i32
        %873 = "arith.cmpi"(%872, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %874 = "arith.extui"(%873) : (i1) -> i8
        %875 = "arith.addi"(%866, %55) : (i32, i32) -> i32
        %876 = "arith.cmpi"(%875, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %877 = "arith.extui"(%876) : (i1) -> i8
        %878 = "arith.addi"(%866, %60) : (i32, i32) -> i32
        %879 = "arith.cmpi"(%878, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %880 = "arith.extui"(%879) : (i1) -> i8
        %881 = "arith.addi"(%866, %65) : (i32, i32) -> i32
        %882 = "arith.cmpi"(%881, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %883 = "arith.extui"(%882) : (i1) -> i8
        %884 = "arith.addi"(%866, %70) : (i32, i32) -> i32
        %885 = "arith.cmpi"(%884, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %886 = "arith.extui"(%885) : (i1) -> i8
        %887 = "arith.addi"(%866, %75) : (i32, i32) -> i32
        %888 = "arith.cmpi"(%887, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %889 = "arith.extui"(%888) : (i1) -> i8
        %890 = "arith.constant"() {value = dense<0.0> : vector<32xf32>} : () -> vector<32xf32>
        %891 = "vector.extract"(%890) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
        %892 = "vector.extract"(%890) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
        %893 = "vector.extract"(%890) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
        %894 = "vector.extract"(%890) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
        %895 = "vector.extract"(%890) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
        %896 = "vector.extract"(%890) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
        %897 = "vector.extract"(%890) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
        %898 = "vector.extract"(%890) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
        %899 = "vector.extract"(%890) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
        %900 = "vector.extract"(%890) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
        %901 = "vector.extract"(%890) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
        %902 = "vector.extract"(%890) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
        %903 = "vector.extract"(%890) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
        %904 = "vector.extract"(%890) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
        %905 = "vector.extract"(%890) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
        %906 = "vector.extract"(%890) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
        %907 = "vector.extract"(%890) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
        %908 = "vector.extract"(%890) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
        %909 = "vector.extract"(%890) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
        %910 = "vector.extract"(%890) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
        %911 = "vector.extract"(%890) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
        %912 = "vector.extract"(%890) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
        %913 = "vector.extract"(%890) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
        %914 = "vector.extract"(%890) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
        %915 = "vector.extract"(%890) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
        %916 = "vector.extract"(%890) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
        %917 = "vector.extract"(%890) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
        %918 = "vector.extract"(%890) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
        %919 = "vector.extract"(%890) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
        %920 = "vector.extract"(%890) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
        %921 = "vector.extract"(%890) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
        %922 = "vector.extract"(%890) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
        %923 = "arith.cmpi"(%868, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        %924, %925, %926, %927 = "scf.if"(%923) ({
          %928 = "llvm.load"(%864) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %929 = "vector.extract"(%928) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %930 = "vector.extract"(%928) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %931 = "vector.extract"(%928) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %932 = "vector.extract"(%928) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%929, %930, %931, %932) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%891, %892, %893, %894) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %933 = "arith.cmpi"(%871, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        %934, %935, %936, %937 = "scf.if"(%933) ({
          %938 = "llvm.getelementptr"(%864) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %939 = "llvm.load"(%938) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %940 = "vector.extract"(%939) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %941 = "vector.extract"(%939) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %942 = "vector.extract"(%939) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %943 = "vector.extract"(%939) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%940, %941, %942, %943) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%895, %896, %897, %898) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %944 = "arith.cmpi"(%874, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        %945, %946, %947, %948 = "scf.if"(%944) ({
          %949 = "llvm.getelementptr"(%864) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %950 = "llvm.load"(%949) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %951 = "vector.extract"(%950) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %952 = "vector.extract"(%950) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %953 = "vector.extract"(%950) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %954 = "vector.extract"(%950) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%951, %952, %953, %954) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%899, %900, %901, %902) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %955 = "arith.cmpi"(%877, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        %956, %957, %958, %959 = "scf.if"(%955) ({
          %960 = "llvm.getelementptr"(%864) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %961 = "llvm.load"(%960) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %962 = "vector.extract"(%961) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %963 = "vector.extract"(%961) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %964 = "vector.extract"(%961) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %965 = "vector.extract"(%961) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%962, %963, %964, %965) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%903, %904, %905, %906) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %966 = "arith.cmpi"(%880, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        %967, %968, %969, %970 = "scf.if"(%966) ({
          %971 = "llvm.getelementptr"(%864) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %972 = "llvm.load"(%971) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %973 = "vector.extract"(%972) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %974 = "vector.extract"(%972) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %975 = "vector.extract"(%972) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %976 = "vector.extract"(%972) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%973, %974, %975, %976) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%907, %908, %909, %910) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %977 = "arith.cmpi"(%883, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        %978, %979, %980, %981 = "scf.if"(%977) ({
          %982 = "llvm.getelementptr"(%864) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %983 = "llvm.load"(%982) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %984 = "vector.extract"(%983) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %985 = "vector.extract"(%983) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %986 = "vector.extract"(%983) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %987 = "vector.extract"(%983) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%984, %985, %986, %987) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%911, %912, %913, %914) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %988 = "arith.cmpi"(%886, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        %989, %990, %991, %992 = "scf.if"(%988) ({
          %993 = "llvm.getelementptr"(%864) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %994 = "llvm.load"(%993) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %995 = "vector.extract"(%994) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %996 = "vector.extract"(%994) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %997 = "vector.extract"(%994) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %998 = "vector.extract"(%994) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%995, %996, %997, %998) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%915, %916, %917, %918) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %999 = "arith.cmpi"(%889, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        %1000, %1001, %1002, %1003 = "scf.if"(%999) ({
          %1004 = "llvm.getelementptr"(%864) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1005 = "llvm.load"(%1004) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %1006 = "vector.extract"(%1005) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1007 = "vector.extract"(%1005) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1008 = "vector.extract"(%1005) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1009 = "vector.extract"(%1005) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%1006, %1007, %1008, %1009) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%919, %920, %921, %922) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %1010 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1011 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1012 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1013 = "llvm.getelementptr"(%5, %861) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1014 = "arith.muli"(%1010, %36) : (i32, i32) -> i32
        %1015 = "llvm.getelementptr"(%1013, %1014) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %1016 = "arith.addi"(%865, %1014) : (i32, i32) -> i32
        %1017 = "arith.cmpi"(%1016, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %1018 = "arith.extui"(%1017) : (i1) -> i8
        %1019 = "arith.addi"(%1016, %45) : (i32, i32) -> i32
        %1020 = "arith.cmpi"(%1019, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %1021 = "arith.extui"(%1020) : (i1) -> i8
        %1022 = "arith.addi"(%1016, %50) : (i32, i32) -> i32
        %1023 = "arith.cmpi"(%1022, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %1024 = "arith.extui"(%1023) : (i1) -> i8
        %1025 = "arith.addi"(%1016, %55) : (i32, i32) -> i32
        %1026 = "arith.cmpi"(%1025, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %1027 = "arith.extui"(%1026) : (i1) -> i8
        %1028 = "arith.addi"(%1016, %60) : (i32, i32) -> i32
        %1029 = "arith.cmpi"(%1028, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %1030 = "arith.extui"(%1029) : (i1) -> i8
        %1031 = "arith.addi"(%1016, %65) : (i32, i32) -> i32
        %1032 = "arith.cmpi"(%1031, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %1033 = "arith.extui"(%1032) : (i1) -> i8
        %1034 = "arith.addi"(%1016, %70) : (i32, i32) -> i32
        %1035 = "arith.cmpi"(%1034, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %1036 = "arith.extui"(%1035) : (i1) -> i8
        %1037 = "arith.addi"(%1016, %75) : (i32, i32) -> i32
        %1038 = "arith.cmpi"(%1037, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %1039 = "arith.extui"(%1038) : (i1) -> i8
        %1040 = "arith.cmpi"(%1018, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        %1041, %1042, %1043, %1044 = "scf.if"(%1040) ({
          %1045 = "llvm.load"(%1015) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %1046 = "vector.extract"(%1045) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1047 = "vector.extract"(%1045) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1048 = "vector.extract"(%1045) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1049 = "vector.extract"(%1045) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%1046, %1047, %1048, %1049) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%891, %892, %893, %894) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %1050 = "arith.cmpi"(%1021, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        %1051, %1052, %1053, %1054 = "scf.if"(%1050) ({
          %1055 = "llvm.getelementptr"(%1015) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1056 = "llvm.load"(%1055) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %1057 = "vector.extract"(%1056) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1058 = "vector.extract"(%1056) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1059 = "vector.extract"(%1056) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1060 = "vector.extract"(%1056) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%1057, %1058, %1059, %1060) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%895, %896, %897, %898) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %1061 = "arith.cmpi"(%1024, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        %1062, %1063, %1064, %1065 = "scf.if"(%1061) ({
          %1066 = "llvm.getelementptr"(%1015) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1067 = "llvm.load"(%1066) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %1068 = "vector.extract"(%1067) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1069 = "vector.extract"(%1067) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1070 = "vector.extract"(%1067) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1071 = "vector.extract"(%1067) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%1068, %1069, %1070, %1071) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%899, %900, %901, %902) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %1072 = "arith.cmpi"(%1027, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        %1073, %1074, %1075, %1076 = "scf.if"(%1072) ({
          %1077 = "llvm.getelementptr"(%1015) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1078 = "llvm.load"(%1077) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %1079 = "vector.extract"(%1078) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1080 = "vector.extract"(%1078) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1081 = "vector.extract"(%1078) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1082 = "vector.extract"(%1078) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%1079, %1080, %1081, %1082) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%903, %904, %905, %906) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %1083 = "arith.cmpi"(%1030, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        %1084, %1085, %1086, %1087 = "scf.if"(%1083) ({
          %1088 = "llvm.getelementptr"(%1015) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1089 = "llvm.load"(%1088) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %1090 = "vector.extract"(%1089) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1091 = "vector.extract"(%1089) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1092 = "vector.extract"(%1089) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1093 = "vector.extract"(%1089) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%1090, %1091, %1092, %1093) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%907, %908, %909, %910) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %1094 = "arith.cmpi"(%1033, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        %1095, %1096, %1097, %1098 = "scf.if"(%1094) ({
          %1099 = "llvm.getelementptr"(%1015) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1100 = "llvm.load"(%1099) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %1101 = "vector.extract"(%1100) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1102 = "vector.extract"(%1100) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1103 = "vector.extract"(%1100) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1104 = "vector.extract"(%1100) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%1101, %1102, %1103, %1104) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%911, %912, %913, %914) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %1105 = "arith.cmpi"(%1036, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        %1106, %1107, %1108, %1109 = "scf.if"(%1105) ({
          %1110 = "llvm.getelementptr"(%1015) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1111 = "llvm.load"(%1110) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %1112 = "vector.extract"(%1111) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1113 = "vector.extract"(%1111) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1114 = "vector.extract"(%1111) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1115 = "vector.extract"(%1111) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%1112, %1113, %1114, %1115) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%915, %916, %917, %918) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %1116 = "arith.cmpi"(%1039, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        %1117, %1118, %1119, %1120 = "scf.if"(%1116) ({
          %1121 = "llvm.getelementptr"(%1015) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1122 = "llvm.load"(%1121) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %1123 = "vector.extract"(%1122) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1124 = "vector.extract"(%1122) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1125 = "vector.extract"(%1122) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1126 = "vector.extract"(%1122) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%1123, %1124, %1125, %1126) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%919, %920, %921, %922) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %1127 = "vector.from_elements"(%605, %606, %607, %608, %609, %610, %611, %612, %613, %614, %615, %616, %617, %618, %619, %620, %621, %622, %623, %624, %625, %626, %627, %628, %629, %630, %631, %632, %633, %634, %635, %636) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
        %1128 = "vector.broadcast"(%510) : (f32) -> vector<32xf32>
        %1129 = "arith.subf"(%1127, %1128) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
        %1130 = "vector.broadcast"(%509) : (f32) -> vector<32xf32>
        %1131 = "arith.mulf"(%1129, %1130) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
        %1132 = "vector.from_elements"(%924, %925, %926, %927, %934, %935, %936, %937, %945, %946, %947, %948, %956, %957, %958, %959, %967, %968, %969, %970, %978, %979, %980, %981, %989, %990, %991, %992, %1000, %1001, %1002, %1003) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
        %1133 = "arith.mulf"(%1131, %1132) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
        %1134 = "vector.from_elements"(%1041, %1042, %1043, %1044, %1051, %1052, %1053, %1054, %1062, %1063, %1064, %1065, %1073, %1074, %1075, %1076, %1084, %1085, %1086, %1087, %1095, %1096, %1097, %1098, %1106, %1107, %1108, %1109, %1117, %1118, %1119, %1120) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
        %1135 = "arith.addf"(%1133, %1134) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
        %1136 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1137 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1138 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1139 = "arith.muli"(%22, %7) : (i64, i64) -> i64
        %1140 = "arith.addi"(%1139, %861) : (i64, i64) -> i64
        %1141 = "llvm.getelementptr"(%6, %1140) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1142 = "arith.muli"(%1136, %36) : (i32, i32) -> i32
        %1143 = "llvm.getelementptr"(%1141, %1142) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %1144 = "vector.extract"(%1135) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
        %1145 = "vector.extract"(%1135) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
        %1146 = "vector.extract"(%1135) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
        %1147 = "vector.extract"(%1135) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
        %1148 = "vector.extract"(%1135) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
        %1149 = "vector.extract"(%1135) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
        %1150 = "vector.extract"(%1135) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
        %1151 = "vector.extract"(%1135) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
        %1152 = "vector.extract"(%1135) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
        %1153 = "vector.extract"(%1135) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
        %1154 = "vector.extract"(%1135) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
        %1155 = "vector.extract"(%1135) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
        %1156 = "vector.extract"(%1135) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
        %1157 = "vector.extract"(%1135) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
        %1158 = "vector.extract"(%1135) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
        %1159 = "vector.extract"(%1135) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
        %1160 = "vector.extract"(%1135) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
        %1161 = "vector.extract"(%1135) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
        %1162 = "vector.extract"(%1135) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
        %1163 = "vector.extract"(%1135) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
        %1164 = "vector.extract"(%1135) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
        %1165 = "vector.extract"(%1135) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
        %1166 = "vector.extract"(%1135) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
        %1167 = "vector.extract"(%1135) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
        %1168 = "vector.extract"(%1135) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
        %1169 = "vector.extract"(%1135) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
        %1170 = "vector.extract"(%1135) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
        %1171 = "vector.extract"(%1135) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
        %1172 = "vector.extract"(%1135) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
        %1173 = "vector.extract"(%1135) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
        %1174 = "vector.extract"(%1135) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
        %1175 = "vector.extract"(%1135) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
        %1176 = "arith.cmpi"(%597, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%1176) ({
          %1177 = "vector.from_elements"(%1144, %1145, %1146, %1147) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1177, %1143) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1178 = "arith.cmpi"(%598, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%1178) ({
          %1179 = "llvm.getelementptr"(%1143) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1180 = "vector.from_elements"(%1148, %1149, %1150, %1151) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1180, %1179) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1181 = "arith.cmpi"(%599, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%1181) ({
          %1182 = "llvm.getelementptr"(%1143) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1183 = "vector.from_elements"(%1152, %1153, %1154, %1155) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1183, %1182) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1184 = "arith.cmpi"(%600, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%1184) ({
          %1185 = "llvm.getelementptr"(%1143) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1186 = "vector.from_elements"(%1156, %1157, %1158, %1159) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1186, %1185) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1187 = "arith.cmpi"(%601, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%1187) ({
          %1188 = "llvm.getelementptr"(%1143) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1189 = "vector.from_elements"(%1160, %1161, %1162, %1163) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1189, %1188) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1190 = "arith.cmpi"(%602, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%1190) ({
          %1191 = "llvm.getelementptr"(%1143) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1192 = "vector.from_elements"(%1164, %1165, %1166, %1167) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1192, %1191) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1193 = "arith.cmpi"(%603, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%1193) ({
          %1194 = "llvm.getelementptr"(%1143) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1195 = "vector.from_elements"(%1168, %1169, %1170, %1171) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1195, %1194) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1196 = "arith.cmpi"(%604, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%1196) ({
          %1197 = "llvm.getelementptr"(%1143) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1198 = "vector.from_elements"(%1172, %1173, %1174, %1175) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1198, %1197) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"(%597, %598, %599, %600, %601, %602, %603, %604, %605, %606, %607, %608, %609, %610, %611, %612, %613, %614, %615, %616, %617, %618, %619, %620, %621, %622, %623, %624, %625, %626, %627, %628, %629, %630, %631, %632, %633, %634, %635, %636) : (i8, i8, i8, i8, i8, i8, i8, i8, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i32, i32, i32, i8, i8, i8, i8, i8, i8, i8, i8, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i8, i8, i8, i8, i8, i8, i8, i8, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      "llvm.return"() : () -> ()
    }) {sym_name = "forward_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: !llvm.ptr<1>, %6: !llvm.ptr<1>, %7: i64, %8: !llvm.ptr<1>, %9: !llvm.ptr<1>, %10: f32):
    %11 = "arith.constant"() {value = 1 : i32} : () -> i32
    %12 = "arith.constant"() {value = 256 : i32} : () -> i32
    %13 = "arith.constant"() {value = 64 : i32} : () -> i32
    "gpu.launch_func"(%1, %11, %11, %12, %11, %11, %13, %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10) {kernel = @kernels::@forward_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 11, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, f32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "layernorm_f32", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, f32) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
