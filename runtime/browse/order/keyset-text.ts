import type { RawValue } from '../../raw-value.ts'
import type { OrderKey } from './page-order.ts'
import type { Parameters } from '../parameters.ts'

/**
 * The rows behind the one that has these values. `a >= x AND (a > x OR (a = x AND id > y))` lets the engine
 * begin within an index, which `a > x OR (a = x AND id > y)` does not.
 */
export function keysetText(
  keys: readonly OrderKey[],
  values: readonly RawValue[],
  parameters: Parameters,
): string {
  const [key, ...others] = keys
  const [value = null, ...behind] = values
  if (key === undefined) return '(1 = 0)'
  const rest = () => keysetText(others, behind, parameters)
  if (value === null) return behindNull(key, rest, others.length > 0)
  return behindValue(key, value, {
    parameters,
    rest: others.length > 0 ? rest : undefined,
  })
}

/** With NULLs first all other values follow; with NULLs last none does. */
function behindNull(
  { text, nulls, nullTest }: OrderKey,
  rest: () => string,
  hasRest: boolean,
): string {
  if (nulls === 'last') return hasRest ? `(${text.item} ${nullTest.is} and ${rest()})` : '(1 = 0)'
  const isValue = `${text.item} ${nullTest.isNot}`
  return hasRest ? `(${isValue} or ${rest()})` : `(${isValue})`
}

interface Behind {
  readonly parameters: Parameters
  readonly rest: (() => string) | undefined
}

function behindValue(
  { column, text, direction, nulls, nullTest }: OrderKey,
  value: RawValue,
  { parameters, rest }: Behind,
): string {
  const place = () => parameters.placeBy(parameters.beside(value, column.type), text.parameter)
  const sign = direction === 'asc' ? '>' : '<'
  // NULLs that come last are behind every value.
  const orNull = column.nullable && nulls === 'last' ? ` or ${text.item} ${nullTest.is}` : ''
  const compared = (comparison: string) => `${text.compared} ${comparison} ${place()}`
  if (rest === undefined) return `(${compared(sign)}${orNull})`
  const least = compared(`${sign}=`)
  const bound = orNull === '' ? least : `(${least}${orNull})`
  const behind = `${compared(sign)}${orNull}`
  return `(${bound} and (${behind} or (${compared('=')} and ${rest()})))`
}
