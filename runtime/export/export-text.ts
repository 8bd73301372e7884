import type { Column, Relation } from '../../compiler/ir/catalog.ts'
import type { Type } from '../../compiler/ir/type.ts'
import type { StoredColumn } from './stored-column.ts'

/** How an engine reads its tables whole. */
export interface ExportText {
  /** Run before the moment of the snapshot: nobody drops or empties a table any more, and no row is hidden. */
  prepare(relations: readonly Relation[]): readonly string[]
  /** Asks for schemas and names of tables whose rows are those of another one, as of a partition; undefined: there are none. */
  readonly shownElsewhere: string | undefined
  /** The table behind FROM, without the rows of those that inherit from it. */
  from(relation: Relation): string
  /** What puts rows in one order that are not the same in this column. */
  distinguish(column: Column): readonly string[]
  /** How a SQLite file keeps the values of a type; undefined: as the database does, whose own script makes the file. */
  readonly stored: ((type: Type) => StoredColumn) | undefined
}
