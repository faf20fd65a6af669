"""The dialect specification's examples as data: operation, operand types, result types, in short:
`shape (4,8)` for `!cute.shape<"(4,8)">`, `cl` for composed_layout.

A few are our own: widths, divisors and numbers beyond 64 bits. Of a product of scaled bases the
specification's prose and the dialect's own tests disagree; the latter are right: (1,1):(4@0,3@1)
composed with 2:1 runs along its last mode.
"""

from __future__ import annotations

EXAMPLES = """
make_composed_layout ; layout (4,5):(1,4) | int_tuple 2 | layout (2,3):(1,2) ; cl (4,5):(1,4) o 2 o (2,3):(1,2)
make_composed_layout ; swizzle S<3,5,4> | int_tuple 0 | layout (8,4):(1,8) ; cl S<3,5,4> o 0 o (8,4):(1,8)
make_coord ; - ; coord (1,2)
make_coord ; i32 | i32 ; coord (?,?)
make_coord ; i32 ; coord (?,_)
make_int_tuple ; - ; int_tuple 4
make_int_tuple ; i32 ; int_tuple ?
make_int_tuple ; i32 | i32 ; int_tuple (?,?)
make_int_tuple ; i32 | int_tuple ? ; int_tuple (?,?)
make_int_tuple ; - ; int_tuple (4,3)
make_layout ; shape (?,2) | stride (?,4) ; layout (?,2):(?,4)
make_shape ; - ; shape (128,64)
make_shape ; i32 | i32 ; shape (?,?)
make_shape ; i32 ; shape (?,64)
make_stride ; - ; stride (1,4)
make_stride ; i32 ; stride ?
make_stride ; i32 ; stride ?@0
make_stride ; - ; stride 4@0
make_tile ; - ; tile [(2,3):(1,2)]
make_tile ; - ; tile [_]
make_tile ; - ; tile [(2,3):(1,2);_]
make_tile ; i32 | i32 ; tile [(?,3):(1,?)]
make_tile ; i32 | i32 ; tile [(?,3):(1,?);_]
make_tile ; i32 | i32 | i32 | i32 ; tile [(?,3):(1,?);(?,2):(1,?)]
make_identity_layout ; shape 4 ; layout 4:1
make_identity_layout ; shape (4,2) ; layout (4,2):(1@0,1@1)
make_identity_layout ; shape (2,(3,4),5) ; layout (2,(3,4),5):(1@0,(1@0@1,1@1@1),1@2)
make_identity_layout ; shape (?,3) ; layout (?,3):(1@0,1@1)
make_layout_like ; layout 8:2 ; layout 8:1
make_layout_like ; layout (4,2):(4,1) ; layout (4,2):(2,1)
make_layout_like ; cl S<3,4,3> o 6 o (8,2):(2,16) ; layout (8,2):(1,8)
make_ordered_layout ; shape (4,2) | int_tuple (0,1) ; layout (4,2):(1,4)
make_ordered_layout ; shape (4,2) | int_tuple (1,0) ; layout (4,2):(2,1)
make_ordered_layout ; shape (4,3,?,2) | int_tuple (2,1,3,4) ; layout (4,3,?,2):(3,1,12,?{div=12})
composed_get_inner ; cl (4,5):(1,4) o 2 o (2,3):(1,2) ; layout (4,5):(1,4)
composed_get_inner ; cl S<3,5,4> o 0 o (8,4):(1,8) ; swizzle S<3,5,4>
composed_get_offset ; cl (4,5):(1,4) o 2 o (2,3):(1,2) ; int_tuple 2
composed_get_offset ; cl (4,5):(1,4) o (0,0) o (2,3):(1@0,1@1) ; int_tuple (0,0)
composed_get_outer ; cl (4,5):(1,4) o 2 o (2,3):(1,2) ; layout (2,3):(1,2)
get<[1]> ; shape (4,(2,3)) ; shape (2,3)
get<[0]> ; layout (4,8):(1,4) ; layout 4:1
get<[1, 0]> ; shape (4,(2,3)) ; shape 2
get<[0, 1]> ; layout ((4,2),(3,8)):((1,4),(8,24)) ; layout 2:4
get<[1, 1, 0]> ; shape (4,(2,(3,5))) ; shape 3
get<[0, 0, 1]> ; layout (((4,2),3),(8,16)):(((1,4),8),(24,384)) ; layout 2:4
get ; shape (4,2) ; shape (4,2)
get<[]> ; layout (4,8):(1,4) ; layout (4,8):(1,4)
get<[0]> ; tile [(4,8):(1,4);(2,3):(1,2)] ; tile (4,8):(1,4)
get<[1]> ; tile [(4,8):(1,4);_] ; tile _
get<[0]> ; cl (4,5):(1,4) o 2 o (2,3):(1,2) ; cl (4,5):(1,4) o 2 o 2:1
get_shape ; layout (4,8):(1,4) ; shape (4,8)
get_shape ; cl S<3,5,4> o 0 o (8,4):(1,8) ; shape (8,4)
get_shape ; tile [(4,8):(1,4);(2,3):(1,2)] ; shape ((4,8),(2,3))
get_stride ; layout (4,8):(1,4) ; stride (1,4)
get_stride ; layout (2,3):(1@0,1@1) ; stride (1@0,1@1)
select<[0, 2]> ; shape (4,2,8) ; shape (4,8)
select<[2, 0]> ; layout (4,2,8):(1,4,8) ; layout (8,4):(8,1)
select<[1, 1]> ; int_tuple (1,2,3) ; int_tuple (2,2)
select<[0]> ; layout (4,8):(1,4) ; layout (4):(1)
select<[1, 2]> ; tile [(4,8):(1,4);_;(2,3):(1,2)] ; tile [_;(2,3):(1,2)]
select<[2, 0]> ; cl (4,5):(1,4) o 2 o (2,3,8):(1,2,6) ; cl (4,5):(1,4) o 2 o (8,2):(6,1)
select<[]> ; shape (4,8) ; shape ()
to_coord ; int_tuple (0,1) ; coord (0,1)
to_coord ; int_tuple (?,3) ; coord (?,3)
to_coord ; int_tuple (0,(1,2),3) ; coord (0,(1,2),3)
to_int_tuple ; shape (4,8) ; int_tuple (4,8)
to_int_tuple ; stride (1,4) ; int_tuple (1,4)
to_int_tuple ; coord (0,1) ; int_tuple (0,1)
to_int_tuple ; int_tuple (2,3) ; int_tuple (2,3)
to_int_tuple ; shape (?,8) ; int_tuple (?,8)
to_int_tuple ; shape (4,(2,3),8) ; int_tuple (4,(2,3),8)
to_int_tuple ; stride (8,?) ; int_tuple (8,?)
to_shape ; int_tuple (4,8) ; shape (4,8)
to_shape ; int_tuple (?,8) ; shape (?,8)
to_shape ; int_tuple (4,(2,3),8) ; shape (4,(2,3),8)
to_stride ; int_tuple (1,4) ; stride (1,4)
to_stride ; int_tuple (1,?) ; stride (1,?)
to_stride ; int_tuple (1,(4,8),32) ; stride (1,(4,8),32)
coalesce ; layout (4,5):(1,4) ; layout 20:1
coalesce ; layout (3,4):(8,1) ; layout (3,4):(8,1)
coalesce ; layout (3,(4,5)):(8,(1,4)) ; layout (3,20):(8,1)
coalesce ; layout (3,(4,5)):(8,(1,4)) | coord (1,1) ; layout (3,20):(8,1)
coalesce ; layout (4,5):(1,4) | coord 1 ; layout 20:1
coalesce ; cl (4,5):(1,4) o 2 o (4,5):(1,4) ; cl (4,5):(1,4) o 2 o 20:1
coalesce ; layout (?,4):(1,4) ; layout (?,4):(1,4)
coalesce ; layout (4,5):(?,4) ; layout (4,5):(?,4)
coalesce ; layout (?):(?) ; layout ?:?
coalesce ; layout (4,5,?):(1,4,?) ; layout (20,?):(1,?)
coalesce ; layout (4,5,?,3,2):(1,4,?,1,3) ; layout (20,?,6):(1,?,1)
coalesce ; layout (4,?):(1,4) | coord (1,1) ; layout (4,?):(1,4)
complement ; layout 1:0 | shape (4,?) ; layout (4,?):(1,4)
cosize<[0]> ; layout 8:3 ; int_tuple 22
complement ; layout 3:1 | shape 3 ; layout 1:3
complement ; layout 3:2 | shape 6 ; layout 2:1
complement ; layout 3:2 | layout 6:1 ; layout 2:1
complement ; layout 3:1@0 ; layout (1):(3@0)
composition ; layout (20):(2) | layout (5,4):(4,1) ; layout (5,4):(8,2)
composition ; layout (4,8):(1,4) | shape (2,4) ; layout (2,4):(1,4)
composition ; layout (4,8):(1,4) | tile [(2,4):(1,2)] ; layout ((2,4)):((1,2))
composition ; cl (4,5):(1,4) o 2 o (2,3):(1,2) | layout (2,3):(1,2) ; cl (4,5):(1,4) o 2 o (2,3):(1,2)
composition ; cl (4,5):(1,4) o 2 o (2,3):(1,2) | shape (2,3) ; cl (4,5):(1,4) o 2 o (2,3):(1,2)
composition ; cl (4,5):(1,4) o 2 o (2,3):(1,2) | tile [(2,3):(1,2)] ; cl (4,5):(1,4) o 2 o ((2,3)):((1,2))
dice ; layout (2,3,4):(1,2,6) | coord (_,1,_) ; layout (3):(2)
dice ; shape (2,3,4) | coord (1,_,_) ; shape (2)
dice ; stride (?,2,4) | coord (_,1,1) ; stride (2,4)
dice ; int_tuple (1,(2,3)) | coord (_,1) ; int_tuple ((2,3))
dice ; coord (0,_,1) | coord (_,1,1) ; coord (_,1)
dice ; cl (4,5):(1,4) o 2 o (8,3,4):(1,8,24) | coord (_,1,_) ; cl (4,5):(1,4) o 2 o (3):(8)
dice ; cl S<3,5,4> o 0 o (8,4,2):(1,8,32) | coord (1,_,1) ; cl S<3,5,4> o 0 o (8,2):(1,32)
dice ; layout (2,3,4):(1,2,6) | coord 1 ; layout (2,3,4):(1,2,6)
dice ; layout ((2,4),3):((1,2),8) | coord (1,_) ; layout ((2,4)):((1,2))
dice ; layout ((2,4),3):((1,2),8) | coord ((1,_),_) ; layout (2):(1)
flatten ; shape (3,(4,5)) ; shape (3,4,5)
flatten ; layout (3,(4,5)):(8,(1,4)) ; layout (3,4,5):(8,1,4)
flatten ; layout (4,3):(1,2) ; layout (4,3):(1,2)
flatten ; cl (4,5):(1,4) o 2 o (3,(4,5)):(8,(1,4)) ; cl (4,5):(1,4) o 2 o (3,4,5):(8,1,4)
group_modes<0, 2> ; layout (4,5,6):(1,4,20) ; layout ((4,5),6):((1,4),20)
group_modes<1, 3> ; layout (4,5,6):(1,4,20) ; layout (4,(5,6)):(1,(4,20))
group_modes<0, 3> ; layout (4,5,6):(1,4,20) ; layout ((4,5,6)):((1,4,20))
group_modes<0, 2> ; cl (4,5):(1,4) o 2 o (3,4,5):(1,3,12) ; cl (4,5):(1,4) o 2 o ((3,4),5):((1,3),12)
left_inverse ; layout (4,3):(3,1) ; layout (3,4):(4,1)
left_inverse ; layout (4,3):(1,4) ; layout 12:1
left_inverse ; layout (4,3):(1@0,1@1) ; layout (4,3):(1,4)
recast_layout<32, 8> ; layout (32,4):(1,32) ; layout (8,4):(1,8)
recast_layout<8, 32> ; layout (8,4):(1,8) ; layout (32,4):(1,32)
recast_layout<32, 32> ; layout (8,4):(1,8) ; layout (8,4):(1,8)
recast_layout<32, 16> ; cl (4,5):(1,4) o 2 o (8,4):(1,8) ; cl (2,5):(1,2) o 1 o (4,4):(1,4)
recast_layout<32, 8> ; cl S<3,5,4> o 0 o (32,?):(1,?) ; cl S<3,3,4> o 0 o (8,?):(1,?)
recast_layout<8, 32> ; layout (?,4):(1,?) ; layout (?{div=4},4):(1,?{div=4})
right_inverse ; layout (4,3):(1,4) ; layout 12:1
right_inverse ; layout (4,3):(3,1) ; layout (3,4):(4,1)
right_inverse ; layout (2,4):(1,2) ; layout 8:1
right_inverse ; layout (4,3):(1@0,1@1) ; layout (4,3):(1,4)
slice ; layout (2,3,4):(1,2,6) | coord (0,_,1) ; layout (3):(2)
slice ; shape (2,3,4) | coord (_,1,_) ; shape (2,4)
slice ; stride (?,2,4) | coord (_,0,_) ; stride (?,4)
slice ; int_tuple (1,(2,3)) | coord (_,1) ; int_tuple (1)
slice ; coord (0,_,1) | coord (_,_,_) ; coord (0,_,1)
slice ; cl (4,5):(1,4) o 2 o (8,3):(1,8) | coord (1,_) ; cl (4,5):(1,4) o 3 o (3):(8)
slice ; cl (4,5):(1,4) o 2 o (8,3):(1,8) | coord (1,1) ; cl (4,5):(1,4) o 11 o ():()
slice ; cl (4,5):(1,4) o 2 o (8,3):(1,8) | coord (_,_) ; cl (4,5):(1,4) o 2 o (8,3):(1,8)
slice ; layout (2,3,4):(1,2,6) | coord _ ; layout (2,3,4):(1,2,6)
slice ; layout ((2,4),3):((1,2),8) | coord (_,0) ; layout ((2,4)):((1,2))
slice ; layout ((2,4),3):((1,2),8) | coord ((_,0),_) ; layout (2,3):(1,8)
cosize ; layout (4,3,2):(1,4,12) ; int_tuple 24
cosize<[1]> ; layout (4,3,2):(1,4,12) ; int_tuple 9
crd2idx ; coord (1,2) | shape (4,8) ; int_tuple 9
crd2idx ; coord (?,?) | shape (4,8) ; int_tuple ?
crd2idx ; coord (1,2) | shape (?,8) ; int_tuple ?
idx2crd ; int_tuple 9 | shape (4,8) ; coord (1,2)
idx2crd ; int_tuple ? | shape (4,8) ; coord (?,?)
idx2crd ; int_tuple 9 | shape (?,8) ; coord (?,?)
increment_coord ; coord (1,2) | shape (4,8) ; coord (2,2)
increment_coord ; coord (3,2) | shape (4,8) ; coord (0,3)
increment_coord ; coord (?,?) | shape (4,8) ; coord (?,?)
layout_eval ; coord (1,2) | layout (4,8):(1,4) ; int_tuple 9
layout_eval ; coord (?,?) | layout (4,8):(1,4) ; int_tuple ?
layout_eval ; coord (1,2) | layout (4,8):(1,?) ; int_tuple ?
layout_eval ; coord (1,2) | layout (4,8):(1@0,1@1) ; int_tuple (1,2)
layout_eval ; coord (1,2) | layout (4,8):(1@1,1@0) ; int_tuple (2,1)
layout_eval ; coord (1,2) | layout ((2,3),4):((1@0,1@1),1@2) ; int_tuple (1,0,2)
layout_eval ; coord 0 | layout ((2,3),4):((1@1@0,1@0@0),1@1) ; int_tuple ((0,0),0)
size<[1]> ; shape (1,(2,4),9) ; int_tuple 8
size ; layout (4,(16,32)):(1,(4,64)) ; int_tuple 2048
tuple_product_each ; int_tuple (2,(3,4)) ; int_tuple (2,12)
tuple_product_each ; shape (?,(3,?)) ; shape (?,?{div=3})
tuple_product ; int_tuple (2,(3,4)) ; int_tuple 24
tuple_product ; shape (?,(3,?)) ; shape ?{div=3}
ceil_div ; int_tuple 7 | int_tuple 3 ; int_tuple 3
ceil_div ; int_tuple (8,10) | int_tuple (3,4) ; int_tuple (3,3)
ceil_div ; int_tuple (8,10,6) | int_tuple (3,4) ; int_tuple (3,3,6)
ceil_div ; int_tuple (8,16) | tile ((4,8)):((1,4)) ; int_tuple 4
elem_less ; int_tuple (3,4) | int_tuple (5,6) ; i1
elem_less ; shape (3,4) | shape (5,6) ; i1
elem_less ; coord (3,4) | shape (5,6) ; i1
equal ; int_tuple (3,4) | int_tuple (3,4) ; i1
equal ; shape (3,4) | shape (3,5) ; i1
equal ; layout (4,8):(1,4) | layout (4,8):(1,4) ; i1
shape_div ; shape 12 | shape 4 ; shape 3
shape_div ; shape (8,10) | shape (2,5) ; shape (4,2)
shape_div ; shape (4,5,6) | shape 40 ; shape (1,1,3)
tuple_add ; int_tuple (3,4) | int_tuple (1,2) ; int_tuple (4,6)
tuple_add ; shape (6,8) | shape (2,4) ; shape (8,12)
tuple_add ; int_tuple (1,2,3) | int_tuple (4,5) ; int_tuple (5,7,3)
tuple_add ; int_tuple (?,?) | int_tuple (1,2) ; int_tuple (?,?)
tuple_sub ; int_tuple (5,8) | int_tuple (1,2) ; int_tuple (4,6)
tuple_sub ; int_tuple (5,8,3) | int_tuple (1,2) ; int_tuple (4,6,3)
tuple_sub ; int_tuple (10,8) | int_tuple (3,2,5) ; int_tuple (7,6,5)
tuple_sub ; int_tuple (?,?) | int_tuple (1,2) ; int_tuple (?,?)
blocked_product ; layout (3,4):(4,1) | layout (2,5):(1,2) ; layout ((3,2),(4,5)):((4,12),(1,24))
blocked_product ; cl S<3,4,3> o 0 o (5,4):(4,1) | layout (2,5):(1,2) ; cl S<3,4,3> o 0 o ((5,2),(4,5)):((4,20),(1,40))
blocked_product ; layout (3,4):(4,1) | layout (?,?):(1,2) ; layout ((3,?),(4,?)):((4,12),(1,24))
flat_divide ; layout (6,8):(8,1) | shape (3,4) ; layout (3,4,2,2):(8,1,24,4)
flat_divide ; cl S<3,4,3> o 0 o (6,8):(8,1) | shape (3,4) ; cl S<3,4,3> o 0 o (3,4,2,2):(8,1,24,4)
flat_divide ; layout (6,8):(8,1) | tile [(3):(1);(4):(1)] ; layout ((3),(4),2,2):((8),(1),24,4)
flat_divide ; layout (128,64):(1@1,1@0) | layout 2:64@0 ; layout (2,64,64):(64@1,1@1,1@0)
flat_product ; layout (3,4):(4,1) | layout (2,5):(1,2) ; layout (3,4,2,5):(4,1,12,24)
flat_product ; cl S<3,4,3> o 0 o (5,4):(4,1) | layout (2,5):(1,2) ; cl S<3,4,3> o 0 o (5,4,2,5):(4,1,20,40)
flat_product ; layout (3,4):(4,1) | layout (?,?):(1,2) ; layout (3,4,?,?):(4,1,12,24)
logical_divide ; layout (6,8):(8,1) | shape (3,4) ; layout ((3,2),(4,2)):((8,24),(1,4))
logical_divide ; layout (4,2,3):(2,1,8) | layout 4:2 ; layout ((2,2),(2,3)):((4,1),(2,8))
logical_divide ; layout (6,8):(8,1) | tile [3:1;4:1] ; layout ((3,2),(4,2)):((8,24),(1,4))
logical_divide ; layout (6,8):(8,1) | tile [[3:1];4:1] ; layout (((3,2)),(4,2)):(((8,24)),(1,4))
logical_divide ; cl S<3,4,3> o 0 o (6,8):(8,1) | shape (3,4) ; cl S<3,4,3> o 0 o ((3,2),(4,2)):((8,24),(1,4))
logical_divide ; layout (128,64):(1@1,1@0) | layout 2:64@0 ; layout (2,(64,64)):(64@1,(1@1,1@0))
logical_product ; layout (3,4):(4,1) | layout (2,5):(1,2) ; layout ((3,4),(2,5)):((4,1),(12,24))
logical_product ; layout (2,2):(4,1) | layout 6:1 ; layout ((2,2),(2,3)):((4,1),(2,8))
logical_product ; cl S<3,4,3> o 0 o (5,4):(4,1) | layout (2,5):(1,2) ; cl S<3,4,3> o 0 o ((5,4),(2,5)):((4,1),(20,40))
logical_product ; layout (3,4):(4,1) | layout (?,?):(1,2) ; layout ((3,4),(?,?)):((4,1),(12,24))
raked_product ; layout (3,4):(4,1) | layout (2,5):(1,2) ; layout ((2,3),(5,4)):((12,4),(24,1))
raked_product ; cl S<3,4,3> o 0 o (5,4):(4,1) | layout (2,5):(1,2) ; cl S<3,4,3> o 0 o ((2,5),(5,4)):((20,4),(40,1))
raked_product ; layout (3,4):(4,1) | layout (?,?):(1,2) ; layout ((?,3),(?,4)):((12,4),(24,1))
tile_to_shape ; layout (3,2):(1,3) | shape (6,8) ; layout ((3,2),(2,4)):((1,6),(3,12))
tile_to_shape ; layout (3,3):(1,3) | shape (5,8) ; layout ((3,2),(3,3)):((1,9),(3,18))
tile_to_shape ; cl S<3,4,3> o 0 o (3,2):(1,3) | shape (6,8) ; cl S<3,4,3> o 0 o ((3,2),(2,4)):((1,6),(3,12))
tile_to_shape ; layout (128,128):(128,1) | shape (1024,512) | int_tuple (0,1) ; layout ((128,8),(128,4)):((128,16384),(1,131072))
tile_to_shape ; layout (128,128):(128,1) | shape (1024,512) | int_tuple (1,0) ; layout ((128,8),(128,4)):((128,65536),(1,16384))
tiled_divide ; layout (6,8):(8,1) | shape (3,4) ; layout ((3,4),2,2):((8,1),24,4)
tiled_divide ; cl S<3,4,3> o 0 o (6,8):(8,1) | shape (3,4) ; cl S<3,4,3> o 0 o ((3,4),2,2):((8,1),24,4)
tiled_divide ; layout (6,8):(8,1) | tile [(3):(1);(4):(1)] ; layout (((3),(4)),2,2):(((8),(1)),24,4)
tiled_divide ; layout (128,64):(1@1,1@0) | layout 2:64@0 ; layout (2,64,64):(64@1,1@1,1@0)
tiled_product ; layout (3,4):(4,1) | layout (2,5):(1,2) ; layout ((3,4),2,5):((4,1),12,24)
tiled_product ; cl S<3,4,3> o 0 o (5,4):(4,1) | layout (2,5):(1,2) ; cl S<3,4,3> o 0 o ((5,4),2,5):((4,1),20,40)
tiled_product ; layout (3,4):(4,1) | layout (?,?):(1,2) ; layout ((3,4),?,?):((4,1),12,24)
zipped_divide ; layout (6,8):(8,1) | shape (3,4) ; layout ((3,4),(2,2)):((8,1),(24,4))
zipped_divide ; cl S<3,4,3> o 0 o (6,8):(8,1) | shape (3,4) ; cl S<3,4,3> o 0 o ((3,4),(2,2)):((8,1),(24,4))
zipped_divide ; layout (6,8):(8,1) | tile [(3):(1);(4):(1)] ; layout (((3),(4)),(2,2)):(((8),(1)),(24,4))
zipped_divide ; layout (128,64):(1@1,1@0) | layout 2:64@0 ; layout (2,(64,64)):(64@1,(1@1,1@0))
zipped_product ; layout (3,4):(4,1) | layout (2,5):(1,2) ; layout ((3,4),(2,5)):((4,1),(12,24))
zipped_product ; cl S<3,4,3> o 0 o (5,4):(4,1) | layout (2,5):(1,2) ; cl S<3,4,3> o 0 o ((5,4),(2,5)):((4,1),(20,40))
zipped_product ; layout (3,4):(4,1) | layout (?,?):(1,2) ; layout ((3,4),(?,?)):((4,1),(12,24))
get_leaves ; tile [(4,8):(1,4);_;(2,3):(1,2)] ; layout (4,8):(1,4) | tile _ | layout (2,3):(1,2)
get_leaves ; shape (4,(2,3)) ; shape 4 | shape 2 | shape 3
get_layouts_from_tile ; tile [4:1;[2:1;3:1];5:1] ; layout 4:1 | layout 2:1 | layout 3:1 | layout 5:1
get_scalars ; layout (4,8):(1,?) ; i64 | i64 | i64 | i32
get_scalars<{only_dynamic}> ; layout (4,?):(1,4) ; i32
get_scalars ; swizzle S<3,5,4> ; i32 | i32 | i32
append_to_rank<4> ; shape (?,8) | shape 1 ; shape (?,8,1,1)
prepend_to_rank<3> ; layout 4:1 | layout 1:0 ; layout (1,1,4):(0,0,1)
logical_product ; layout (4,3):(1@0,1@1) | layout (2,5):(1,2) ; layout ((4,3),(2,5)):((1@0,1@1),(3@1,6@1))
print ; layout (4,?):(1,4) ; -
print ; i32 ; -
size ; shape (?{i64 div=8},4) ; int_tuple ?{i64 div=32}
make_ordered_layout ; shape (?{div=4},?{i64},2) | int_tuple (0,1,2) ; layout (?{div=4},?{i64},2):(1,?{div=4},?{i64 div=4})
crd2idx ; coord (3,5) | shape (4611686018427387904,8) ; int_tuple 23058430092136939523
cosize ; layout (4294967296,2):(1,9223372036854775808) ; int_tuple 9223372041149743104
logical_divide ; layout ?{i64 div=16}:?{div=2} | shape 8 ; layout (8,?{i64 div=2}):(?{div=2},?{div=16})
static ; - ; layout (2,3):(1,2)
"""  # noqa: E501  one example per line

REJECTED = """
make_composed_layout ; layout (4,5):(2,8) | int_tuple 2 | layout (2,3):(1,2) ; cl (4,5):(1,4) o 2 o (2,3):(1,2)
make_composed_layout ; layout (4,5):(1,4) | int_tuple 2 | layout (2,3):(1,2) ; cl S<3,5,4> o 2 o (2,3):(1,2)
make_composed_layout ; swizzle S<3,5,4> | int_tuple 2 | layout (2,3):(1,2) ; cl (4,5):(1,4) o 2 o (2,3):(1,2)
make_composed_layout ; swizzle S<1,5,4> | int_tuple 2 | layout (2,3):(1,2) ; cl S<3,5,4> o 2 o (2,3):(1,2)
make_composed_layout ; layout (4,5):(1,4) | int_tuple 5 | layout (2,3):(1,2) ; cl (4,5):(1,4) o 2 o (2,3):(1,2)
make_coord ; - ; coord (?,_)
make_coord ; i64 | i64 ; coord (?,2)
make_coord ; i64 ; coord ?
make_coord ; coord (?,?) ; coord (?,?)
make_int_tuple ; i64 ; int_tuple (?,?)
make_int_tuple ; i64 | i64 ; int_tuple (?,3)
make_int_tuple ; i64 ; int_tuple ?
make_int_tuple ; int_tuple (?,?) ; int_tuple (?,?)
make_layout ; shape (?,2) | stride (?,4) ; layout (4,2):(?,4)
make_layout ; shape (?,2) | stride (?,8) ; layout (?,2):(?,4)
make_shape ; i64 ; shape (?,?)
make_shape ; i64 | i64 ; shape (?,3)
make_shape ; i64 ; shape ?
make_shape ; shape (?,?) ; shape (?,?)
make_stride ; i64 ; stride (?,?)
make_stride ; i64 | i64 ; stride (1,?)
make_stride ; i64 ; stride ?
make_stride ; stride (?,?) ; stride (?,?)
make_tile ; i64 ; tile [(2,3):(1,2)]
make_tile ; i64 ; tile [_]
make_tile ; - ; tile [(?,3):(1,?)]
make_tile ; i64 ; tile [?:1]
make_tile ; int_tuple (?,?) ; tile [(?,?):(1,?)]
make_identity_layout ; int_tuple (4,2) ; -
make_identity_layout ; shape (4,2) ; layout (4,2):(1,4)
make_layout_like ; shape (4,2) ; -
make_layout_like ; layout (4,2):(1@0,1@1) ; -
make_layout_like ; cl (4,5):(1,4) o 2 o (2,3):(1,2) ; -
make_ordered_layout ; shape (4,2) | int_tuple (0,1,2) ; -
make_ordered_layout ; shape (4,2) | int_tuple (0,1) ; layout (4,2):(2,1)
composed_get_inner ; layout (4,5):(1,4) ; -
composed_get_inner ; cl (4,5):(1,4) o 2 o (2,3):(1,2) ; swizzle S<3,5,4>
composed_get_inner ; cl (4,5):(1,4) o 2 o (2,3):(1,2) ; layout (2,3):(1,2)
composed_get_offset ; layout (4,5):(1,4) ; -
composed_get_offset ; cl (4,5):(1,4) o 2 o (2,3):(1,2) ; int_tuple 5
composed_get_outer ; layout (2,3):(1,2) ; -
composed_get_outer ; cl (4,5):(1,4) o 2 o (2,3):(1,2) ; layout (4,5):(1,4)
get_layouts_from_tile ; layout (4,8):(1,4) ; -
get_layouts_from_tile ; tile [_;_] ; -
get_leaves ; cl (4,5):(1,4) o 2 o (2,3):(1,2) ; -
get<[5]> ; layout (4,8):(1,4) ; -
get<[-1]> ; int_tuple (1,2,3) ; -
get<[1, 5]> ; shape (4,(2,3)) ; -
get<[0, 0]> ; shape (4,2) ; -
get_shape ; shape (4,8) ; -
get_shape ; layout (4,8):(1,4) ; shape (2,3)
get_shape ; tile [(4,8):(1,4);_] ; -
get_stride ; cl (4,5):(1,4) o 2 o (2,3):(1,2) ; -
get_stride ; layout (4,8):(1,4) ; stride (2,3)
select<[5]> ; layout (4,8):(1,4) ; -
select<[3]> ; shape (4,8,2) ; -
select<[-1]> ; int_tuple (1,2,3) ; -
to_int_tuple ; stride 4@0 ; -
to_int_tuple ; stride (1,?@0) ; -
to_int_tuple ; coord (4,_) ; -
coalesce ; layout (4,5):(1,4) | coord (1,1,1) ; -
coalesce ; cl S<3,4,3> o 0 o (4,5):(1,4) | coord (1,1,1) ; -
coalesce ; layout (4,(2,3)):(1,(4,8)) | coord ((1,1),1) ; -
complement ; layout (2,3):(1@0,1@1) | shape (2,3) ; -
composition ; layout (20):(2) | layout (5,4):(4,1) ; layout (5,4):(1,1)
composition ; layout (20):(2) | shape (5,4) ; -
dice ; layout (2,3):(1,2) | coord (1,1,1) ; -
dice ; layout (2,3):(1,2) | coord (?,1) ; -
dice ; cl (4,5):(1,4) o 2 o (2,3):(1,2) | coord (1,1,1) ; -
flatten ; swizzle S<3,4,3> ; -
flatten ; layout (3,(4,5)):(8,(1,4)) ; layout (3,(4,5)):(8,(1,4))
flatten ; cl (4,5):(1,4) o 2 o (3,(4,5)):(8,(1,4)) ; cl (4,5):(1,4) o 2 o (3,(4,5)):(8,(1,4))
group_modes<-1, 2> ; layout (4,5,6):(1,4,20) ; -
group_modes<2, 1> ; layout (4,5,6):(1,4,20) ; -
group_modes<1, 1> ; layout (4,5,6):(1,4,20) ; -
group_modes<0, 4> ; layout (4,5,6):(1,4,20) ; -
group_modes<0, 4> ; cl (4,5):(1,4) o 2 o (3,4,5):(1,3,12) ; -
left_inverse ; layout (?,3):(3,1) ; -
left_inverse ; layout (4,3):(?,1) ; -
left_inverse ; layout (4,3):(1@0,1) ; -
left_inverse ; layout (4,3):(3,1) ; layout 12:1
recast_layout<0, 8> ; layout (8,4):(1,8) ; -
recast_layout<8, 0> ; layout (8,4):(1,8) ; -
recast_layout<-32, 8> ; layout (8,4):(1,8) ; -
recast_layout<32, 8> ; layout (2,3):(1@0,1@1) ; -
recast_layout<32, 16> ; cl (4,5):(1,4) o 3 o (8,4):(1,8) ; -
right_inverse ; layout (?,3):(1,4) ; -
right_inverse ; layout (4,3):(1@0,4) ; -
right_inverse ; layout (4,3):(1,4) ; layout 6:1
slice ; layout (2,3):(1,2) | coord (_,_,_) ; -
slice ; cl (4,5):(1,4) o 2 o (2,3):(1,2) | coord (_,_,_) ; -
slice ; cl S<3,5,4> o 0 o (?,4):(1,?) | coord (_,1) ; -
slice ; cl S<3,5,4> o 0 o (8,4):(1,8) | coord (2,1) ; -
cosize<[3]> ; layout (4,3,2):(1,4,12) ; -
cosize<[1, 0]> ; layout (4,3,2):(1,4,12) ; -
crd2idx ; coord (1,2,3) | shape (4,8) ; -
crd2idx ; coord (1,2) | shape (4,8) ; int_tuple 7
size<[3]> ; shape (4,3) ; -
size<[1, 5]> ; shape (4,(3,2)) ; -
size<[0, 0]> ; shape (4,2) ; -
tuple_product ; coord (2,3) ; -
tuple_product ; shape (2,(3,4)) ; int_tuple 24
tuple_product ; int_tuple (2,(3,4)) ; int_tuple 5
ceil_div ; int_tuple (4,8) | int_tuple (2,4,2) ; -
ceil_div ; int_tuple 7 | int_tuple 0 ; -
elem_less ; int_tuple (3,4) | int_tuple (3,4,5) ; -
elem_less ; int_tuple ((1,2),3) | int_tuple (4,5) ; -
equal ; int_tuple (3,4) | shape (3,4) ; -
shape_div ; shape 4 | shape 0 ; -
shape_div ; shape 7 | shape 3 ; -
blocked_product ; layout (?,8):(1,4) | layout (2,4):(1,2) ; -
blocked_product ; layout (4,3):(1@0,1@1) | layout (?,?):(?,?) ; -
flat_divide ; layout 24:1 | shape (4,6) ; -
flat_divide ; layout (6,8):(8,1) | layout (3,4):(1@0,1@1) ; -
flat_divide ; layout (6,8):(8,1) | layout (?,?):(?,?) ; -
flat_divide ; layout (6,8):(8,1) | tile [[3:1;(?,?):(?,?)];4:1] ; -
flat_product ; layout (?,8):(1,4) | layout (2,4):(1,2) ; -
flat_product ; layout (4,3):(1@0,1@1) | layout (?,?):(?,?) ; -
logical_divide ; layout 24:1 | shape (4,6) ; -
logical_divide ; layout (6,8):(8,1) | layout (3,4):(1@0,1@1) ; -
logical_divide ; layout (6,8):(8,1) | layout (?,?):(?,?) ; -
logical_divide ; layout (6,8):(8,1) | tile [[3:1;(?,?):(?,?)];4:1] ; -
logical_product ; layout (?,8):(1,4) | layout (2,4):(1,2) ; -
logical_product ; layout ?:? | layout (2,5):(1,2) ; -
logical_product ; cl S<3,4,3> o 0 o (?,?):(?,?) | layout (2,5):(1,2) ; -
logical_product ; layout (4,3):(1@0,1@1) | layout (?,?):(?,?) ; -
raked_product ; layout (?,8):(1,4) | layout (2,4):(1,2) ; -
raked_product ; layout (4,3):(1@0,1@1) | layout (?,?):(?,?) ; -
tiled_divide ; layout 24:1 | shape (4,6) ; -
tiled_divide ; layout (6,8):(8,1) | layout (3,4):(1@0,1@1) ; -
tiled_divide ; layout (6,8):(8,1) | layout (?,?):(?,?) ; -
tiled_divide ; layout (6,8):(8,1) | tile [[3:1;(?,?):(?,?)];4:1] ; -
tiled_product ; layout (?,8):(1,4) | layout (2,4):(1,2) ; -
tiled_product ; layout (4,3):(1@0,1@1) | layout (?,?):(?,?) ; -
zipped_divide ; layout 24:1 | shape (4,6) ; -
zipped_divide ; layout (6,8):(8,1) | layout (3,4):(1@0,1@1) ; -
zipped_divide ; layout (6,8):(8,1) | layout (?,?):(?,?) ; -
zipped_divide ; layout (6,8):(8,1) | tile [[3:1;(?,?):(?,?)];4:1] ; -
zipped_product ; layout (?,8):(1,4) | layout (2,4):(1,2) ; -
zipped_product ; layout (4,3):(1@0,1@1) | layout (?,?):(?,?) ; -
"""
