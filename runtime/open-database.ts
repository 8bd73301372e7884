import type { Dialect } from '../compiler/dialects/dialect.ts'
import type { ActivityQueries } from './activity/activity.ts'
import type { ReadFigures } from './activity/figures.ts'
import type { Database, DatabaseOptions, Statement } from './database.ts'
import type { RawValue } from './raw-value.ts'
import type { EditText } from './edit/edit-text.ts'
import type { Explain } from './explain/plan.ts'
import type { ExportText } from './export/export-text.ts'
import type { ScriptText } from './export/script/script-text.ts'
import type { ObjectQueries } from './objects/stored-object.ts'
import type { QueryTemplate } from './query-template.ts'
import type { SqlText } from './sql-text.ts'
import type { StructureReader } from './structure/structure.ts'
import type { Kind } from './values/cell-value.ts'
import type { Values } from './values/values.ts'

/** A database with all that browsing and editing need of its engine. */
export interface OpenDatabase {
  readonly database: Database
  readonly dialect: Dialect
  readonly values: Values
  readonly sqlText: SqlText
  readonly editText: EditText
  readonly exportText: ExportText
  readonly scriptText: ScriptText
  readonly explain: Explain
  readonly objects: ObjectQueries
  readonly structure: StructureReader
  /** Asks for what the engine says of the database as a whole. */
  readonly figures: ReadFigures
  /** Undefined: the engine has no server. */
  readonly activity: ActivityQueries | undefined
  /** Queries that help with any database of the engine. */
  readonly templates: readonly QueryTemplate[]
  /** A value as SQL writes it. */
  readonly literal: (raw: RawValue, kind: Kind) => string
  /** Has a session look up names without a schema there first; undefined: the engine has a single schema. */
  readonly useSchema: ((schema: string) => Statement) | undefined
  /** Whether the engine commits what a transaction has written before it runs the statement; undefined: none is so. */
  readonly commitsBefore: ((statement: string) => boolean) | undefined
}

/** Throws MissingDriver, UnknownScheme, or ConnectionFailed with the password of the address hidden. */
export type OpenUrl = (url: string, options: DatabaseOptions) => Promise<OpenDatabase>
