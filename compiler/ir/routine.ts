import type { Type } from './type.ts'

/**
 * A function, procedure, aggregate or window function, of the engine or of the user. `parameters`
 * without a default are required; with `variadic` the last one repeats.
 */
export interface Routine {
  readonly kind: 'function' | 'procedure' | 'aggregate' | 'window'
  readonly schema: string
  readonly name: string
  readonly parameters: readonly RoutineParameter[]
  readonly variadic: boolean
  readonly result: Type
  readonly setReturning: boolean
  readonly nulls: NullRule
  /** It gives the same result for the same arguments for ever; only a definition tells. */
  readonly immutable?: boolean
  /** It does as long as a statement runs; only a definition tells. */
  readonly stable?: boolean
  /** What a procedure gives back, in the order of its parameters. */
  readonly outs?: readonly RoutineOut[]
}

/** An OUT or INOUT parameter of a procedure. */
export interface RoutineOut {
  /** Among the arguments of CALL, counted from 0. */
  readonly position: number
  readonly name: string | undefined
  readonly type: Type
  /** INOUT: one of `parameters` as well. */
  readonly isTaken: boolean
}

/** An operator that the schema defines, as steady as its function; a prefix operator has one operand. */
export interface Operator extends Pick<Routine, 'immutable' | 'stable'> {
  readonly operands: readonly Type[]
  readonly result: Type
  readonly nulls: NullRule
  /** What computes it, of the schema; only a definition tells. */
  readonly routine?: Routine
}

export interface RoutineParameter {
  readonly name: string | undefined
  readonly type: Type
  readonly hasDefault: boolean
}

/**
 * When a call gives NULL:
 * - `never`: count, concat in PostgreSQL
 * - `strict`: exactly when an argument is NULL
 * - `strict-or-null`: when an argument is, and perhaps otherwise: nullif, array_length
 * - `strict-unless-zero`: when an argument is, and where the last one is zero: a quotient of MySQL and SQLite
 * - `some`: only when an argument is, but not always then: MySQL's IF, concat_ws
 * - `all`: only when all arguments are: coalesce
 * - `maybe`: nothing is known; an aggregate over no rows is always this, unless `never`
 * - `empty`: an aggregate that is NULL only for an empty group or a group of NULLs: sum, max
 */
export type NullRule =
  'never' | 'strict' | 'strict-or-null' | 'strict-unless-zero' | 'some' | 'all' | 'maybe' | 'empty'

/** CREATE CAST, as steady as its function. */
export interface Cast extends Pick<Routine, 'immutable' | 'stable'> {
  readonly from: Type
  readonly to: Type
  /** By a function, which may give NULL, by the texts of both types, or not at all: the value is the same. */
  readonly by: 'function' | 'text' | 'nothing'
  /** Where it is made by itself; `explicit`: nowhere. */
  readonly context: 'implicit' | 'assignment' | 'explicit'
  /** What makes it, of the schema; only a definition tells. */
  readonly routine?: Routine
}
