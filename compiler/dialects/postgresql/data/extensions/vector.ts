import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from vector 0.8.7 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'vector',
  version: '0.8.7',
  requires: [],
  schema: undefined,
  casts: `float4[] ahalfvec asparsevec avector
float8[] ahalfvec asparsevec avector
halfvec afloat4[] ihalfvec isparsevec avector
int4[] ahalfvec asparsevec avector
numeric[] ahalfvec asparsevec avector
sparsevec ahalfvec isparsevec avector
vector ifloat4[] ihalfvec isparsevec ivector`,
  operators: `* halfvec,halfvec>halfvec vector,vector>vector
+ halfvec,halfvec>halfvec vector,vector>vector
- halfvec,halfvec>halfvec vector,vector>vector
< halfvec,halfvec>bool sparsevec,sparsevec>bool vector,vector>bool
<#> halfvec,halfvec>float8 sparsevec,sparsevec>float8 vector,vector>float8
<%> bit,bit>float8
<+> halfvec,halfvec>float8 sparsevec,sparsevec>float8 vector,vector>float8
<-> halfvec,halfvec>float8 sparsevec,sparsevec>float8 vector,vector>float8
<= halfvec,halfvec>bool sparsevec,sparsevec>bool vector,vector>bool
<=> halfvec,halfvec>float8 sparsevec,sparsevec>float8 vector,vector>float8
<> halfvec,halfvec>bool sparsevec,sparsevec>bool vector,vector>bool
<~> bit,bit>float8
= halfvec,halfvec>bool sparsevec,sparsevec>bool vector,vector>bool
> halfvec,halfvec>bool sparsevec,sparsevec>bool vector,vector>bool
>= halfvec,halfvec>bool sparsevec,sparsevec>bool vector,vector>bool
|| halfvec,halfvec>halfvec vector,vector>vector`,
  functions: `array_to_halfvec fs halfvec float4[] int4 bool;fs halfvec float8[] int4 bool;fs halfvec int4[] int4 bool;fs halfvec numeric[] int4 bool
array_to_sparsevec fs sparsevec float4[] int4 bool;fs sparsevec float8[] int4 bool;fs sparsevec int4[] int4 bool;fs sparsevec numeric[] int4 bool
array_to_vector fs vector float4[] int4 bool;fs vector float8[] int4 bool;fs vector int4[] int4 bool;fs vector numeric[] int4 bool
avg a halfvec halfvec;a vector vector
binary_quantize fs bit halfvec;fs bit vector
cosine_distance fs float8 halfvec halfvec;fs float8 sparsevec sparsevec;fs float8 vector vector
halfvec fs halfvec halfvec int4 bool
halfvec_accum fs float8[] float8[] halfvec
halfvec_add fs halfvec halfvec halfvec
halfvec_avg fs halfvec float8[]
halfvec_cmp fs int4 halfvec halfvec
halfvec_combine fs float8[] float8[] float8[]
halfvec_concat fs halfvec halfvec halfvec
halfvec_eq fs bool halfvec halfvec
halfvec_ge fs bool halfvec halfvec
halfvec_gt fs bool halfvec halfvec
halfvec_in fs halfvec cstring oid int4
halfvec_l2_squared_distance fs float8 halfvec halfvec
halfvec_le fs bool halfvec halfvec
halfvec_lt fs bool halfvec halfvec
halfvec_mul fs halfvec halfvec halfvec
halfvec_ne fs bool halfvec halfvec
halfvec_negative_inner_product fs float8 halfvec halfvec
halfvec_out fs cstring halfvec
halfvec_send fs bytea halfvec
halfvec_spherical_distance fs float8 halfvec halfvec
halfvec_sub fs halfvec halfvec halfvec
halfvec_to_float4 fs float4[] halfvec int4 bool
halfvec_to_sparsevec fs sparsevec halfvec int4 bool
halfvec_to_vector fs vector halfvec int4 bool
halfvec_typmod_in fs int4 cstring[]
hamming_distance fs float8 bit bit
inner_product fs float8 halfvec halfvec;fs float8 sparsevec sparsevec;fs float8 vector vector
jaccard_distance fs float8 bit bit
l1_distance fs float8 halfvec halfvec;fs float8 sparsevec sparsevec;fs float8 vector vector
l2_distance fs float8 halfvec halfvec;fs float8 sparsevec sparsevec;fs float8 vector vector
l2_norm fs float8 halfvec;fs float8 sparsevec
l2_normalize fs halfvec halfvec;fs sparsevec sparsevec;fs vector vector
sparsevec fs sparsevec sparsevec int4 bool
sparsevec_cmp fs int4 sparsevec sparsevec
sparsevec_eq fs bool sparsevec sparsevec
sparsevec_ge fs bool sparsevec sparsevec
sparsevec_gt fs bool sparsevec sparsevec
sparsevec_in fs sparsevec cstring oid int4
sparsevec_l2_squared_distance fs float8 sparsevec sparsevec
sparsevec_le fs bool sparsevec sparsevec
sparsevec_lt fs bool sparsevec sparsevec
sparsevec_ne fs bool sparsevec sparsevec
sparsevec_negative_inner_product fs float8 sparsevec sparsevec
sparsevec_out fs cstring sparsevec
sparsevec_send fs bytea sparsevec
sparsevec_to_halfvec fs halfvec sparsevec int4 bool
sparsevec_to_vector fs vector sparsevec int4 bool
sparsevec_typmod_in fs int4 cstring[]
subvector fs halfvec halfvec int4 int4;fs vector vector int4 int4
sum a halfvec halfvec;a vector vector
vector fs vector vector int4 bool
vector_accum fs float8[] float8[] vector
vector_add fs vector vector vector
vector_avg fs vector float8[]
vector_cmp fs int4 vector vector
vector_combine fs float8[] float8[] float8[]
vector_concat fs vector vector vector
vector_dims fs int4 halfvec;fs int4 vector
vector_eq fs bool vector vector
vector_ge fs bool vector vector
vector_gt fs bool vector vector
vector_in fs vector cstring oid int4
vector_l2_squared_distance fs float8 vector vector
vector_le fs bool vector vector
vector_lt fs bool vector vector
vector_mul fs vector vector vector
vector_ne fs bool vector vector
vector_negative_inner_product fs float8 vector vector
vector_norm fs float8 vector
vector_out fs cstring vector
vector_send fs bytea vector
vector_spherical_distance fs float8 vector vector
vector_sub fs vector vector vector
vector_to_float4 fs float4[] vector int4 bool
vector_to_halfvec fs halfvec vector int4 bool
vector_to_sparsevec fs sparsevec vector int4 bool
vector_typmod_in fs int4 cstring[]`,
  triggerFunctions: '',
  operatorClasses: `btree halfvec_ops! halfvec
btree sparsevec_ops! sparsevec
btree vector_ops! vector
hnsw bit_hamming_ops bit
hnsw bit_jaccard_ops bit
hnsw halfvec_cosine_ops halfvec
hnsw halfvec_ip_ops halfvec
hnsw halfvec_l1_ops halfvec
hnsw halfvec_l2_ops halfvec
hnsw sparsevec_cosine_ops sparsevec
hnsw sparsevec_ip_ops sparsevec
hnsw sparsevec_l1_ops sparsevec
hnsw sparsevec_l2_ops sparsevec
hnsw vector_cosine_ops vector
hnsw vector_ip_ops vector
hnsw vector_l1_ops vector
hnsw vector_l2_ops vector
ivfflat bit_hamming_ops bit
ivfflat halfvec_cosine_ops halfvec
ivfflat halfvec_ip_ops halfvec
ivfflat halfvec_l2_ops halfvec
ivfflat vector_cosine_ops vector
ivfflat vector_ip_ops vector
ivfflat vector_l2_ops! vector`,
  relations: '',
}
