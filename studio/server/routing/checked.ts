import type { Static, TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { ErrorDetail } from '../../api/error.ts'
import { Refusal } from '../failure/refusal.ts'
import { schemaFaults } from './schema-faults.ts'

/** So many faults of a body are told; the rest would help nobody. */
const MOST_TOLD = 10

/** The value, which is of the schema. Throws: Refusal, where it is not. */
export function checked<Schema extends TSchema>(schema: Schema, value: unknown): Static<Schema> {
  if (Value.Check(schema, value)) return value
  throw new Refusal('bad_request', { details: faultsOf(schema, value) })
}

function faultsOf(schema: TSchema, value: unknown): readonly ErrorDetail[] {
  const details: ErrorDetail[] = []
  for (const fault of schemaFaults(schema, value)) {
    if (details.length === MOST_TOLD) break
    details.push(fault)
  }
  return details
}
