import { createRandom } from '../random.ts'
import { fill } from '../witness/rows.ts'
import type { Engine } from './engines.ts'
import { added } from './generate/additions.ts'
import { createDice, type Dice } from './generate/dice.ts'
import type { Queries } from './generate/query.ts'
import type { MadeSchema } from './generate/schema.ts'
import { generalised } from './judge.ts'
import { define, readSchema } from './load.ts'

const MOST_ADDED = 6

export interface Furnished {
  readonly schema: MadeSchema
  /** What quarry says against definitions that the engine has taken, by their texts; the schema lacks them. */
  readonly refused: ReadonlyMap<string, string>
}

/** The schema with views, keys, checks and generated columns that the engine takes, as it takes the rows. */
export async function furnish(
  bare: MadeSchema,
  some: { readonly engine: Engine; readonly queries: Queries; readonly dice: Dice },
): Promise<Furnished> {
  const { engine, dice } = some
  const kinds = engine.palette.syntax.additions ?? []
  const refused = new Map<string, string>()
  let schema = bare
  if (kinds.length === 0) return { schema, refused }
  for (let number = 1; number <= MOST_ADDED; number++) {
    const more = added(schema, dice.pick(kinds), number, { ...some, palette: engine.palette })
    if (!(await holds(more, engine))) continue
    const { fault } = readSchema(more, engine)
    if (fault === undefined) schema = more
    else refused.set(more.statements.at(-1) ?? '', generalised(fault))
  }
  return { schema, refused }
}

/** Some engines judge a view only when it is read, and an expression when a row comes. */
async function holds(schema: MadeSchema, engine: Engine): Promise<boolean> {
  for (const filling of ['sparse', 'dense'] as const) {
    if (!(await works(define(schema, engine)))) return false
    const { catalog } = readSchema(schema, engine)
    const dice = createDice(createRandom(1))
    if ((await fill(catalog, filling, { engine, dice, known: [] })).missing > 0) return false
    for (const { name } of schema.views)
      if (!(await works(engine.database.execute(`SELECT * FROM ${name}`)))) return false
  }
  return true
}

function works(done: Promise<void>): Promise<boolean> {
  return done.then(
    () => true,
    () => false,
  )
}
