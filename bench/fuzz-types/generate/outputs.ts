import type { Dice } from './dice.ts'
import type { Expressions } from './expression.ts'
import type { MadeFrom } from './from.ts'
import type { NamedColumn, Scope } from './scope.ts'

/** An item of a select list or of RETURNING; a star gives several columns. */
export interface MadeOutput {
  readonly sql: string
  readonly columns: readonly NamedColumn[]
}

interface Parts {
  readonly dice: Dice
  readonly expressions: Expressions
}

/** Items of these types, named or not, and stars of what is starred. */
export function outputs(
  types: readonly string[],
  scope: Scope,
  { depth, starred }: { readonly depth: number; readonly starred: Starred | undefined },
  { dice, expressions }: Parts,
): readonly MadeOutput[] {
  return types.map((type, index): MadeOutput => {
    const isStar = starred && types.length > 1 && dice.chance(5)
    const star = isStar ? starOf(starred, dice) : undefined
    if (star) return star
    const sql = expressions.of(type, scope, depth)
    if (dice.chance(12)) return { sql, columns: [{ name: '?', type }] }
    const name = `c${index + 1}`
    return { sql: `${sql} AS ${name}`, columns: [{ name, type }] }
  })
}

export type Starred = Pick<MadeFrom, 'relations' | 'names'>

function starOf({ relations, names }: Starred, dice: Dice): MadeOutput | undefined {
  if (dice.chance(20)) return { sql: '*', columns: names }
  const relation = dice.find(relations)
  return relation && { sql: `${relation.alias}.*`, columns: relation.columns }
}
