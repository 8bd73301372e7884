import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from btree_gin 1.3 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'btree_gin',
  version: '1.3',
  requires: [],
  schema: undefined,
  casts: '',
  operators: '',
  functions: `gin_enum_cmp fs int4 anyenum anyenum
gin_numeric_cmp fs int4 numeric numeric`,
  triggerFunctions: '',
  operatorClasses: `gin bit_ops! bit
gin bool_ops! bool
gin bpchar_ops! bpchar
gin bytea_ops! bytea
gin char_ops! char
gin cidr_ops! cidr
gin date_ops! date
gin enum_ops! anyenum
gin float4_ops! float4
gin float8_ops! float8
gin inet_ops! inet
gin int2_ops! int2
gin int4_ops! int4
gin int8_ops! int8
gin interval_ops! interval
gin macaddr8_ops! macaddr8
gin macaddr_ops! macaddr
gin money_ops! money
gin name_ops! name
gin numeric_ops! numeric
gin oid_ops! oid
gin text_ops! text
gin time_ops! time
gin timestamp_ops! timestamp
gin timestamptz_ops! timestamptz
gin timetz_ops! timetz
gin uuid_ops! uuid
gin varbit_ops! varbit
gin varchar_ops! varchar`,
  relations: '',
}
