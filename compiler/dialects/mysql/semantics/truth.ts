import { baseType, type Type } from '../../../ir/type.ts'
import { commonChoices } from '../../json-rules.ts'
import type { TruthRules } from '../../truth-rules.ts'

/** Manual, 14.4.2 and 14.4.3: what comparisons and logical operators give is 1, 0 or NULL. */
export const truthValues: TruthRules = {
  operators: new Set(
    '= <> != < <= > >= xor || && ! like regexp rlike sounds'.split(' ').concat('member of'),
  ),
  functions: new Set(
    `is_ipv4 is_ipv4_compat is_ipv4_mapped is_ipv6 is_uuid isnull json_contains json_contains_path
     json_equals json_exists json_overlaps json_schema_valid json_valid regexp_like st_contains
     st_crosses st_disjoint st_equals st_intersects st_overlaps st_touches st_within`.split(/\s+/),
  ),
  choices: new Map([
    ...commonChoices,
    ...['ifnull', 'nvl', 'greatest', 'least'].map((name) => [name, []] as const),
    ...['any_value', 'max', 'min'].map((name) => [name, [0]] as const),
  ]),
  isBoolean,
}

/** BOOLEAN is another word for TINYINT(1). */
function isBoolean(type: Type): boolean {
  const base = baseType(type)
  return base.kind === 'scalar' && base.name === 'tinyint' && base.modifiers.join() === '1'
}
