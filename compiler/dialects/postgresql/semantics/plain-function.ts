import { type Type, unknown } from '../../../ir/type.ts'
import type { Chosen } from '../../dialect.ts'

/** A function that gives one value. */
export function plainFunction(given: Pick<Chosen, 'operands' | 'result' | 'nulls'>): Chosen {
  const { operands, result, nulls } = given
  return { kind: 'chosen', routine: 'function', operands, result, nulls, setReturning: false }
}

/** A fault has been reported: whatever the call gives is unknown as well. */
export function silent(operands: readonly Type[]): Chosen {
  return plainFunction({
    operands: operands.map(() => unknown),
    result: unknown,
    nulls: 'maybe',
  })
}
