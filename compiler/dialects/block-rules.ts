import type * as Ast from '../2-parse/ast.ts'
import type { Catalog, CreatedExtension } from '../ir/catalog.ts'

/** What an expression of a block is known to give; an object has the identity that the engine's oid gives it. */
export type Value = string | number | boolean | null | ObjectId | readonly Value[]

export interface ObjectId {
  readonly oid: string
}

/** A row of a system catalog: only the columns that the schema tells. */
export type SystemRow = Readonly<Record<string, Value>>

/** The schema as it is when a block runs. */
export interface KnownSchema extends Catalog {
  readonly extensions: ReadonlyMap<string, CreatedExtension>
}

/** What a statement of a block has reported. */
export interface Fault {
  readonly code: string
  /** The kind of object that it is about; empty where it says none. */
  readonly what: string
}

/** Blocks of statements outside routines: DO of PostgreSQL. */
export interface BlockRules {
  /** The state that the statement fails with. */
  stateOf(fault: Fault, statement: Ast.Statement['kind']): string
  /** The state by the name of its condition; undefined where the name is none. */
  stateNamed(condition: string): string | undefined
  /** Whether a handler of the one state takes the other: that of a class takes all of it. */
  takes(handled: string, state: string): boolean
  /** All rows of a system relation; undefined where the schema does not tell them. */
  rows(
    schema: string | undefined,
    relation: string,
    known: KnownSchema,
  ): readonly SystemRow[] | undefined
  /** What a function gives; undefined where that is not known. */
  call(name: string, operands: readonly Value[], known: KnownSchema): Value | undefined
  cast(value: Value, type: string, known: KnownSchema): Value | undefined
}
