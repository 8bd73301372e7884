import type { Connection } from '../../../../engine.ts'
import { newlyBroken, readReferences, type References } from './references.ts'
import { newRefusals, readRefusals, type Refusals } from './refusals.ts'

/** What is wrong with a schema and its rows, of which SQLite says nothing when the schema changes. */
export interface SchemaFaults {
  readonly references: References
  readonly refusals: Refusals
}

type Queries = Pick<Connection, 'query'>

export async function schemaFaults(connection: Queries): Promise<SchemaFaults> {
  const references = await readReferences(connection)
  return { references, refusals: await readRefusals(connection) }
}

/** Throws for faults that were not there before. */
export async function refuseNewFaults(connection: Queries, before: SchemaFaults): Promise<void> {
  const after = await schemaFaults(connection)
  const found = [
    ...newlyBroken(after.references, before.references),
    ...newRefusals(after.refusals, before.refusals),
  ]
  if (found.length > 0) throw new Error(found.join('; '))
}
