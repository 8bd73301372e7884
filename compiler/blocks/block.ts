import type { Span } from '../source/span.ts'

/** A stretch of a body: SQL of its own. */
export interface Piece {
  readonly text: string
  /** In the body. */
  readonly at: Span
}

/** A block of PL/pgSQL (PostgreSQL manual, 41.2). */
export interface Block {
  readonly kind: 'block'
  readonly declarations: readonly Assignment[]
  readonly steps: readonly Step[]
  readonly handlers: readonly Handler[]
}

/** WHEN condition OR condition THEN: names in lower case, or the five characters of a state. */
export interface Handler {
  readonly conditions: readonly string[]
  readonly steps: readonly Step[]
}

/** Without a value a variable is NULL, or what nothing is known of. */
export interface Assignment {
  readonly kind: 'assignment'
  readonly variable: string
  readonly value: Piece | undefined
}

export interface Branch {
  /** Undefined: ELSE. */
  readonly condition: Piece | undefined
  readonly steps: readonly Step[]
}

export type Step =
  | Block
  | Assignment
  | { readonly kind: 'statement'; readonly sql: Piece }
  | { readonly kind: 'query'; readonly query: Piece; readonly into: readonly string[] }
  | { readonly kind: 'if'; readonly branches: readonly Branch[] }
  /** What runs any number of times. */
  | { readonly kind: 'loop'; readonly steps: readonly Step[] }
  /** EXECUTE: `text` is the expression whose value is run, `whole` the statement. */
  | {
      readonly kind: 'execute'
      readonly text: Piece
      readonly whole: Piece
      readonly into: readonly string[]
    }
  /** RAISE: the state, or the name of the condition; undefined: the one that is handled. */
  | { readonly kind: 'raise'; readonly condition: string | undefined; readonly at: Span }
  /** What fills variables with what nothing is known of. */
  | { readonly kind: 'forget' }
  /** RETURN: what follows is not reached. */
  | { readonly kind: 'leave' }
