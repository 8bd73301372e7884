import type { Place } from '../source/span.ts'
import type { NullRule } from './routine.ts'

/** Why a column of a result has its type, and why it can be NULL or cannot. */
export interface ExplainedColumn {
  readonly name: string
  readonly type: string
  readonly nullable: boolean
  readonly step: ExplainedStep
}

/** An expression, what decided of it, and the parts of it that decided. */
export interface ExplainedStep {
  /** As it is written; a column that `*` stands for by its name. */
  readonly text: string
  readonly place: Place
  readonly type: string
  readonly typeFrom: TypeOrigin
  readonly nullable: boolean
  readonly facts: readonly NullFact[]
  readonly parts: readonly ExplainedStep[]
}

export type TypeOrigin =
  | {
      readonly kind: 'declared'
      readonly column: string
      readonly place: Place | undefined
      /** Where the view is defined that it is a column of. */
      readonly view: Place | undefined
    }
  | { readonly kind: 'overload'; readonly signature: string }
  | { readonly kind: 'cast' }
  | { readonly kind: 'literal' }
  | { readonly kind: 'parameter' }
  /** Of the query, the view or the function that it is a column of. */
  | { readonly kind: 'derived' }
  | { readonly kind: 'parts' }

/** What decided whether an expression can be NULL, with the places that show it. */
export type NullFact =
  | {
      readonly kind: 'declared'
      readonly column: string
      readonly nullable: boolean
      /** What keeps it from being NULL, where that is no declaration. */
      readonly heldBy: 'check' | 'expression' | undefined
      /** The key of `[gen.js.overrides]` that says so. */
      readonly overriddenBy: string | undefined
      /** The NOT NULL domain that it is of, where it may be NULL all the same. */
      readonly domain: string | undefined
      readonly place: Place | undefined
      /** Where the view is defined that it is a column of. */
      readonly view: Place | undefined
    }
  | {
      readonly kind: 'outer-join'
      readonly join: 'left' | 'right' | 'full' | 'inner'
      readonly place: Place
      /** The mention that takes the join back. */
      readonly back: Place | undefined
    }
  | {
      readonly kind: 'proven' | 'not-zero' | 'written' | 'has-row' | 'has-value'
      readonly place: Place
    }
  | { readonly kind: 'heirs'; readonly relation: string }
  | { readonly kind: 'routine'; readonly name: string; readonly rule: NullRule }
  | { readonly kind: 'no-rows'; readonly because: 'no-group' | 'filter' | 'frame' }
  | {
      readonly kind:
        | 'lost'
        | 'grouping-set'
        | 'derived'
        | 'padded'
        | 'no-row'
        | 'no-else'
        | 'parts'
        | 'unproven'
        | 'never'
        | 'literal-null'
        | 'parameter'
    }
