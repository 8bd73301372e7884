import type { Connection } from '../../../../engine.ts'
import { newlyBroken, readReferences, type References } from './references.ts'
import { refusalsIn } from './refused-statements.ts'

/** What is wrong with a schema and its rows, of which SQLite says nothing when the schema changes. */
export interface SchemaFaults {
  readonly references: References
  /** Sentences about views that cannot be read, and triggers that keep a table from being written to. */
  readonly refusals: ReadonlySet<string>
}

type Queries = Pick<Connection, 'query'>

export async function schemaFaults(connection: Queries): Promise<SchemaFaults> {
  return {
    references: await readReferences(connection),
    refusals: new Set(await refusalsIn(connection)),
  }
}

/** Throws for faults that were not there before. */
export async function refuseNewFaults(connection: Queries, before: SchemaFaults): Promise<void> {
  const after = await schemaFaults(connection)
  const found = [
    ...newlyBroken(after.references, before.references),
    ...[...after.refusals].filter((each) => !before.refusals.has(each)),
  ]
  if (found.length > 0) throw new Error(found.join('; '))
}
