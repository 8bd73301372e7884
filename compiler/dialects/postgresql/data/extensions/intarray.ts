import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from intarray 1.5 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'intarray',
  version: '1.5',
  requires: [],
  schema: undefined,
  casts: '',
  operators: `# int4[],int4>int4 ,int4[]>int4
& int4[],int4[]>int4[]
&& int4[],int4[]>bool
+ int4[],int4>int4[] int4[],int4[]>int4[]
- int4[],int4>int4[] int4[],int4[]>int4[]
<@ int4[],int4[]>bool
@> int4[],int4[]>bool
@@ int4[],query_int>bool
| int4[],int4>int4[] int4[],int4[]>int4[]
~~ query_int,int4[]>bool`,
  functions: `_int_contained fs bool int4[] int4[]
_int_contains fs bool int4[] int4[]
_int_different fs bool int4[] int4[]
_int_inter fs int4[] int4[] int4[]
_int_overlap fs bool int4[] int4[]
_int_same fs bool int4[] int4[]
_int_union fs int4[] int4[] int4[]
_intbig_in fs intbig_gkey cstring
_intbig_out fs cstring intbig_gkey
boolop fs bool int4[] query_int
bqarr_in fs query_int cstring
bqarr_out fs cstring query_int
icount fs int4 int4[]
idx fs int4 int4[] int4
intarray_del_elem fs int4[] int4[] int4
intarray_push_array fs int4[] int4[] int4[]
intarray_push_elem fs int4[] int4[] int4
intset fs int4[] int4
intset_subtract fs int4[] int4[] int4[]
intset_union_elem fs int4[] int4[] int4
querytree fs text query_int
rboolop fs bool query_int int4[]
sort fs int4[] int4[];fs int4[] int4[] text
sort_asc fs int4[] int4[]
sort_desc fs int4[] int4[]
subarray fs int4[] int4[] int4;fs int4[] int4[] int4 int4
uniq fs int4[] int4[]`,
  triggerFunctions: '',
  operatorClasses: `gin gin__int_ops int4[]
gist gist__int_ops! int4[]
gist gist__intbig_ops int4[]`,
  relations: '',
}
