import type { Statement } from '../../../runtime/database.ts'
import type { JsonValue } from '../../api/cell.ts'

/** The values of a statement's parameters as the driver is given them; the engine finds out their types. */
export function sqlParameters(params: readonly JsonValue[]): Statement['parameters'] {
  return params.map((value) => {
    if (value === null || typeof value === 'boolean' || typeof value === 'string') return value
    if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value
    return JSON.stringify(value)
  })
}
