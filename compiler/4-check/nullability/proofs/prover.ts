import type * as Ir from '../../../ir/query.ts'
import { nothing, type Proof } from '../facts.ts'
import type { Known } from './not-null-parts.ts'

/**
 * What an expression is asked: which columns are not NULL where it is true, false, neither of them, or not NULL. The rules
 * ask it of what is inside through this, since conditions are inside values and values inside conditions.
 */
export interface Prover {
  readonly known: Known
  readonly whenTrue: Prove
  readonly whenFalse: Prove
  /** Where it is false or NULL: `CASE WHEN a IS NULL THEN 0 ELSE a END`. */
  readonly whenNotTrue: Prove
  /** Where it is true or NULL, as the engine asks of a CHECK. */
  readonly whenNotFalse: Prove
  readonly whenNotNull: Prove
}

export type Prove = (expression: Ir.Expression) => Proof

/** What an expression of the kind proves. */
type Rule<K extends Ir.Expression['kind']> = (
  expression: Extract<Ir.Expression, { kind: K }>,
  prover: Prover,
) => Proof

/** Of the kinds that say more than others. */
export type Rules = { readonly [K in Ir.Expression['kind']]?: Rule<K> }

export const provesNothing = (): Proof => nothing

/** By the rule of its kind; undefined where it has none. */
export function proveBy<K extends Ir.Expression['kind']>(
  rules: Rules,
  kind: K,
  expression: Extract<Ir.Expression, { kind: K }>,
  prover: Prover,
): Proof | undefined {
  const rule: Rule<K> | undefined = rules[kind]
  return rule?.(expression, prover)
}

/** Of a key nothing but its value is known: a set that groups by `lower(a)` may have dropped `a`. */
export function itself(key: Ir.Expression): Proof {
  return { columns: new Map(), expressions: [key] }
}
