import type { Definitions } from '../../../runtime/migrate/schema-object.ts'
import type { OpenDatabase } from '../../../runtime/open-database.ts'
import type { SchemaSide } from '../../api/compare.ts'

/** A schema that a comparison can name. */
export interface ComparableSide extends SchemaSide {
  /** Reads it; the database that has it stays open until it is closed. */
  readonly read: (signal: AbortSignal) => Promise<ReadSide>
}

export interface ReadSide {
  readonly definitions: Definitions
  /** Undefined: no database has the schema, so that there are no rows. */
  readonly opened: OpenDatabase | undefined
  readonly close: () => Promise<void>
}
