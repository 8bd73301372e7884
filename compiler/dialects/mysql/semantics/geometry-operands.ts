import type { Operand } from '../../dialect.ts'
import { valueType } from './value-type.ts'

/** Functions and operators of which no operand may be a geometry: "Incorrect arguments to abs". */
const refusing: ReadonlySet<string> = new Set(
  `abs acos asin atan atan2 ceil ceiling cos cot degrees exp floor ln log log10 log2 mod pow power radians round sign
  sin sqrt tan truncate bin conv oct format greatest least avg max min std stddev stddev_pop stddev_samp sum var_pop
  var_samp variance json_arrayagg json_objectagg json_schema_valid json_schema_validation_report string_to_vector
  to_vector date_add date_sub adddate subdate + - * / % div & | ^ << >> ~ < <= > >= like`.split(
    /\s+/,
  ),
)

/** `=` tells two of them apart, but they have no order and are no numbers. */
export function refusesGeometry(name: string, operands: readonly Operand[]): boolean {
  return refusing.has(name) && operands.some(({ type }) => valueType(type).family === 'geometry')
}
