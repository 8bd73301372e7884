import { baseType } from '../../compiler/ir/type.ts'
import type { CheckedQuery } from '../../compiler/ir/checked.ts'
import type { Engine } from './engines.ts'
import type { Dice } from './generate/dice.ts'
import type { Palette } from './palette.ts'

export type Witnessed =
  /** A second row where one was proven, the columns called not null in which a row has NULL, and those with values of another type. */
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
  const contradicted = query.columns.flatMap(({ name, nullable, type }, index) => {
    const values = rows.map((row) => row[index])
    const isNull = !nullable && values.includes(null)
    const other = values.find((value) => !engine.database.holds(type, value))
    return [
      ...(isNull ? [`${name} is NULL`] : []),
      ...(other === undefined ? [] : [`${name} is no ${engine.dialect.types.render(type)}`]),
    ]
  })
  const isMore = query.atMostOneRow && rows.length > 1
  return { kind: 'ran', contradicted: [...contradicted, ...(isMore ? ['two rows'] : [])] }
}

/** By the name of the type, or that without its lengths. */
function argumentOf(type: string, { types, text, argument }: Palette, dice: Dice): unknown {
  const bare = type.replace(/\(.*?\)/, '')
  const known =
    types.find(({ name, declared }) => name === type || declared === type) ??
    types.find(({ name }) => name === bare) ??
    types.find(({ name }) => name === text)
  if (!known) return null
  const value = dice.pick(known.texts)
  return argument ? argument(type, value) : value
}
