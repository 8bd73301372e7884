import type { Relation } from '../../compiler/ir/catalog.ts'
import type { QueryOptions, RowReader } from '../database.ts'

/** The engine's own text of what the catalog has of a relation without it. */
export interface StructureTexts {
  /** By column: its type with lengths and precisions. */
  readonly types: ReadonlyMap<string, string>
  /** By column: its default, or the expression that generates it. */
  readonly defaults: ReadonlyMap<string, string>
  /** In the order of the definition. */
  readonly constraints: readonly ConstraintText[]
}

export interface ConstraintText {
  readonly name: string | undefined
  readonly kind: 'check' | 'exclusion' | 'other'
  readonly definition: string
}

/** An index as its statement writes it, and what the engine has counted of it. */
export interface IndexText {
  readonly name: string
  /** The parts of its key, expressions too, with the order of each that does not ascend. */
  readonly parts: readonly string[]
  /** The columns that it holds besides. */
  readonly included: readonly string[]
  readonly method: string | undefined
  readonly where: string | undefined
  readonly bytes: number | undefined
  /** How often it has been read since the engine counts. */
  readonly scans: number | undefined
}

/** What names a relation otherwise than by a foreign key. */
export interface Dependent {
  readonly kind: string
  readonly schema: string
  readonly name: string
}

/** Bytes are undefined where the engine keeps no such number. */
export interface StructureSizes {
  readonly table: number | undefined
  readonly indexes: number | undefined
  readonly total: number | undefined
  /** Whatever else the engine says of the relation as a whole, in the order in which it is shown. */
  readonly facts: readonly Fact[]
}

export interface Fact {
  readonly label: string
  readonly value: string
}

type Read<T> = (
  database: RowReader,
  relation: Pick<Relation, 'kind' | 'schema' | 'name'>,
  options: QueryOptions,
) => Promise<T>

/** How an engine is asked for what its catalog says of a relation beyond names and types. All throw DatabaseFailure. */
export interface StructureReader {
  readonly texts: Read<StructureTexts>
  readonly indexes: Read<readonly IndexText[]>
  readonly dependents: Read<readonly Dependent[]>
  readonly sizes: Read<StructureSizes>
}
