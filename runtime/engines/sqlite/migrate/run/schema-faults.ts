import type { Connection } from '../../../../engine.ts'
import { newOrphans, type Orphans, orphansIn } from './orphans.ts'
import { refusalsIn } from './refused-statements.ts'

/** What is wrong with a schema and its rows, of which SQLite says nothing when the schema changes. */
export interface SchemaFaults {
  readonly orphans: Orphans
  /** Sentences about views that cannot be read, and tables and views that a trigger keeps from being written to. */
  readonly refusals: ReadonlySet<string>
}

type Queries = Pick<Connection, 'query'>

export async function schemaFaults(connection: Queries): Promise<SchemaFaults> {
  const { orphans, mismatches } = await orphansIn(connection)
  return { orphans, refusals: new Set([...mismatches, ...(await refusalsIn(connection))]) }
}

/** Throws for faults that were not there before. */
export async function refuseNewFaults(connection: Queries, before: SchemaFaults): Promise<void> {
  const after = await schemaFaults(connection)
  const found = [
    ...newOrphans(after.orphans, before.orphans),
    ...[...after.refusals].filter((each) => !before.refusals.has(each)),
  ]
  if (found.length > 0) throw new Error(found.join('; '))
}
