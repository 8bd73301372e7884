import type { Operand } from '../../dialect.ts'
import { type Family, valueType } from './value-type.ts'

/** Functions and operators of which no operand may be a geometry: "Incorrect arguments to abs". */
const refusing: ReadonlySet<string> = new Set(
  `abs acos asin atan atan2 ceil ceiling cos cot degrees exp floor ln log log10 log2 mod pow power radians round sign
  sin sqrt tan truncate bin conv oct format greatest least avg max min std stddev stddev_pop stddev_samp sum var_pop
  var_samp variance json_arrayagg json_objectagg string_to_vector
  to_vector date_add date_sub adddate subdate + - * / % div & | ^ << >> ~ < <= > >= like`.split(
    /\s+/,
  ),
)

/** Where a document is a JSON value or its text, and nothing that becomes one; no parameter tells. */
const documents: ReadonlySet<string> = new Set(
  'json_value json_schema_valid json_schema_validation_report'.split(' '),
)
const texts: ReadonlySet<Family> = new Set(['json', 'string', 'binary', 'null'])

/** `=` tells two geometries apart, but they have no order and are no numbers. */
export function refusesOperands(name: string, operands: readonly Operand[]): boolean {
  const families = operands.map(({ type }) => valueType(type).family)
  if (documents.has(name)) return families.some((family) => !texts.has(family))
  return refusing.has(name) && families.includes('geometry')
}
