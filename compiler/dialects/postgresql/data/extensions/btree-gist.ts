import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from btree_gist 1.8 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'btree_gist',
  version: '1.8',
  requires: [],
  schema: undefined,
  casts: '',
  operators: `<-> date,date>int4 float4,float4>float4 float8,float8>float8 int2,int2>int2 int4,int4>int4 int8,int8>int8 interval,interval>interval money,money>money oid,oid>oid time,time>interval timestamp,timestamp>interval timestamptz,timestamptz>interval`,
  functions: `cash_dist fs money money money
date_dist fs int4 date date
float4_dist fs float4 float4 float4
float8_dist fs float8 float8 float8
gbtreekey16_in fs gbtreekey16 cstring
gbtreekey16_out fs cstring gbtreekey16
gbtreekey2_in fs gbtreekey2 cstring
gbtreekey2_out fs cstring gbtreekey2
gbtreekey32_in fs gbtreekey32 cstring
gbtreekey32_out fs cstring gbtreekey32
gbtreekey4_in fs gbtreekey4 cstring
gbtreekey4_out fs cstring gbtreekey4
gbtreekey8_in fs gbtreekey8 cstring
gbtreekey8_out fs cstring gbtreekey8
gbtreekey_var_in fs gbtreekey_var cstring
gbtreekey_var_out fs cstring gbtreekey_var
gist_translate_cmptype_btree fs int2 int4
int2_dist fs int2 int2 int2
int4_dist fs int4 int4 int4
int8_dist fs int8 int8 int8
interval_dist fs interval interval interval
oid_dist fs oid oid oid
time_dist fs interval time time
ts_dist fs interval timestamp timestamp
tstz_dist fs interval timestamptz timestamptz`,
  triggerFunctions: '',
  operatorClasses: `gist gist_bit_ops! bit
gist gist_bool_ops! bool
gist gist_bpchar_ops! bpchar
gist gist_bytea_ops! bytea
gist gist_cash_ops! money
gist gist_cidr_ops! cidr
gist gist_date_ops! date
gist gist_enum_ops! anyenum
gist gist_float4_ops! float4
gist gist_float8_ops! float8
gist gist_inet_ops! inet
gist gist_int2_ops! int2
gist gist_int4_ops! int4
gist gist_int8_ops! int8
gist gist_interval_ops! interval
gist gist_macaddr8_ops! macaddr8
gist gist_macaddr_ops! macaddr
gist gist_numeric_ops! numeric
gist gist_oid_ops! oid
gist gist_text_ops! text
gist gist_time_ops! time
gist gist_timestamp_ops! timestamp
gist gist_timestamptz_ops! timestamptz
gist gist_timetz_ops! timetz
gist gist_uuid_ops! uuid
gist gist_vbit_ops! varbit`,
  relations: '',
}
