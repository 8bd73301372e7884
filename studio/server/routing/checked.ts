import type { Static, TSchema } from '@sinclair/typebox'
import { Value, type ValueError } from '@sinclair/typebox/value'
import type { ErrorDetail } from '../../api/error.ts'
import { Refusal } from '../failure/refusal.ts'

/** So many faults of a body are told; the rest would help nobody. */
const MOST_TOLD = 10

/** The value, which is of the schema. Throws: Refusal, where it is not. */
export function checked<Schema extends TSchema>(schema: Schema, value: unknown): Static<Schema> {
  if (Value.Check(schema, value)) return value
  throw new Refusal('bad_request', { details: faultsOf(schema, value) })
}

function faultsOf(schema: TSchema, value: unknown): readonly ErrorDetail[] {
  const details: ErrorDetail[] = []
  for (const fault of Value.Errors(schema, value)) {
    if (details.length === MOST_TOLD) break
    details.push(detailOf(fault))
  }
  return details
}

/** The path with dots: `/changes/0/set` is `changes.0.set`. */
function detailOf({ path, message }: ValueError): ErrorDetail {
  const names = path.split('/').slice(1)
  const written = names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
  return { path: written.join('.'), message: sentence(message) }
}

function sentence(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1)
}
