import type { Relation } from '../../../compiler/ir/catalog.ts'
import type { IntrospectedConnection } from '../../engine.ts'
import type { Definitions, SchemaObject } from '../../migrate/schema-object.ts'

/** How an engine writes a schema with its rows as a script, which its own shell and its driver read alike. */
export interface ScriptText {
  /** The schema is read by a connection of its own, as a snapshot holds for rows alone. */
  readonly isReadApart: boolean
  /** Run in the snapshot before rows are read: how values are written that name objects. */
  readonly reading: readonly string[]
  /** Whole lines, as all of these. */
  readonly begin: string
  readonly beforeRows: string
  readonly behindRows: string
  readonly end: string
  /** A statement of the schema with its end. */
  statement(sql: string): string
  /** The kinds of objects that have rows. */
  readonly tableKinds: ReadonlySet<string>
  /** The kind of object whose needs need not be there: SQLite makes a table that refers to none. */
  readonly looseKind: string | undefined
  /** An empty database has the object already. */
  isPresent(object: SchemaObject): boolean
  /** `early`: its rows stand behind the tables; `late`: behind everything else; `none`: they are made of those of others. */
  rowsOf(table: SchemaObject): 'early' | 'late' | 'none'
  /** Columns of a table that is read late which no list of columns shows. */
  hiddenColumns(table: SchemaObject): readonly string[]
  /** The statements that make the next numbers what they are, and all else that a database keeps besides. */
  counters(connection: IntrospectedConnection, made: Definitions): Promise<readonly string[]>
}

/** The object that a relation is among definitions. */
export function objectOf(
  { schema, name }: Pick<Relation, 'schema' | 'name'>,
  { objects }: Definitions,
  kinds: ReadonlySet<string>,
): SchemaObject | undefined {
  return [...objects.values()].find(
    (object) =>
      kinds.has(object.kind) &&
      object.name === name &&
      (object.schema === undefined || object.schema === schema),
  )
}
