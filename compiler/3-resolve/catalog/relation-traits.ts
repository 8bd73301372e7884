import type * as Ast from '../../2-parse/ast.ts'
import type { IndexedBy } from '../../dialects/definition-rules.ts'
import type { ObjectName } from '../../ir/change.ts'
import type { Type } from '../../ir/type.ts'

/** What the draft knows of a relation besides what a catalog holds. */
export interface Traits {
  readonly parents: readonly Parent[]
  /** The columns that it has from its parents alone. */
  readonly inherited: readonly string[]
  /** The key of PARTITION BY, undefined for an expression; undefined for other tables. */
  readonly partitionedBy: readonly (string | undefined)[] | undefined
  readonly strategy: 'list' | 'range' | 'hash' | undefined
  /** The composite type of CREATE TABLE ... OF. */
  readonly ofType: ObjectName | undefined
  readonly computed: readonly Computed[]
  /** Of a partition: which key or index of the table above each of its own is a part of, by name. */
  readonly attached: ReadonlyMap<string, string>
}

/** An expression of a check or an index, which is read again when a column gets another type. */
export interface Computed {
  /** The name of the check or index. */
  readonly part: string
  readonly tree: Ast.Expression
  readonly demands: {
    /** For messages: `a check`, `the default of "a"`. */
    readonly what: string
    /** What it must be, or become when it is stored; undefined: anything. */
    readonly type:
      | { readonly how: 'is' | 'becomes'; readonly type: Type }
      | { readonly how: 'indexed'; readonly by: IndexedBy }
      | undefined
    /** Another value for the same row would be wrong for ever. */
    readonly immutable: boolean
    readonly fault: 'impossible-key' | 'impossible-column' | 'impossible-trigger'
  }
  /** What the relation was called. */
  readonly relation: string
  /** What the columns are called now, by what they were called. */
  readonly columns: ReadonlyMap<string, string>
}

export interface Parent {
  readonly on: ObjectName
  /** The relation is a partition of it. */
  readonly partition: boolean
}
