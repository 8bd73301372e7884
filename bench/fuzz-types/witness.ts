import { baseType } from '../../compiler/ir/type.ts'
import type { CheckedQuery } from '../../compiler/ir/checked.ts'
import type { Engine } from './engines.ts'
import type { Dice } from './generate/dice.ts'
import type { Palette } from './palette.ts'

export type Witnessed =
  /** The columns called not null in which a row has NULL. */
  | { readonly kind: 'ran'; readonly contradicted: readonly string[] }
  /** A division by zero, an argument out of range. */
  | { readonly kind: 'failed'; readonly reason: string }

/** Runs the query on what is in the database, with arguments made up. */
export async function witness(query: CheckedQuery, engine: Engine, dice: Dice): Promise<Witnessed> {
  const args = query.parameters.map(({ type, nullable }) =>
    nullable && dice.chance(40)
      ? null
      : argumentOf(engine.dialect.types.render(baseType(type)), engine.palette, dice),
  )
  const rows = await engine.database.runByHand(query, args).catch((error: Error) => error.message)
  if (typeof rows === 'string') return { kind: 'failed', reason: rows }
  const contradicted = query.columns.filter(
    (column, index) => !column.nullable && rows.some((row) => row[index] === null),
  )
  return { kind: 'ran', contradicted: contradicted.map(({ name }) => name) }
}

/** By the name of the type, or that without its lengths. */
function argumentOf(type: string, { types, text }: Palette, dice: Dice): string | null {
  const bare = type.replace(/\(.*?\)/, '')
  const known =
    types.find(({ name, declared }) => name === type || declared === type) ??
    types.find(({ name }) => name === bare) ??
    types.find(({ name }) => name === text)
  return known ? dice.pick(known.texts) : null
}
