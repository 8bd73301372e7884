import type { Catalog } from '../../compiler/ir/catalog.ts'
import { createRandom } from '../random.ts'
import type { Engine } from './engines.ts'
import { load } from './load.ts'
import { writtenForm } from './generate/forms.ts'
import { createDice, type Dice } from './generate/dice.ts'
import { makeSchema } from './generate/schema.ts'
import { type Finding, judge } from './judge.ts'
import type { Form, Palette } from './palette.ts'
import { witness } from '../witness/witness.ts'

export interface Grid {
  /** Overloads, and the calls of them: one with NULLs, one with values. */
  readonly overloads: number
  readonly calls: number
  readonly agreed: number
  readonly ran: number
  readonly findings: readonly Finding[]
  /** Calls that gave NULL where quarry had said they do not. */
  readonly unsound: readonly string[]
}

/** Every function, operator, aggregate and window function of the palette, or every nth of them, called once with typed NULLs and once with values. */
export async function runGrid(engine: Engine, nth: number): Promise<Grid> {
  const dice = createDice(createRandom(1))
  const catalog = await load({ ...makeSchema(engine.palette, dice), tables: [] }, engine)
  const calls = callsOf(engine.palette).filter((_, index) => index % nth === 0)
  const findings: Finding[] = []
  const unsound: string[] = []
  let ran = 0
  for (const sql of calls.flat()) {
    const outcome = await ask(sql, catalog, { engine, dice })
    if (outcome.finding) findings.push(outcome.finding)
    if (outcome.ran) ran++
    if (outcome.isUnsound) unsound.push(sql)
  }
  const asked = calls.flat().length
  const agreed = asked - findings.length
  return { overloads: calls.length, calls: asked, agreed, ran, findings, unsound }
}

interface Outcome {
  readonly finding: Finding | undefined
  readonly ran: boolean
  readonly isUnsound: boolean
}

async function ask(
  sql: string,
  catalog: Catalog,
  { engine, dice }: { readonly engine: Engine; readonly dice: Dice },
): Promise<Outcome> {
  const judged = await judge(sql, catalog, engine)
  if (judged.kind === 'differs') return { finding: judged.finding, ran: false, isUnsound: false }
  if (judged.kind === 'undecided' || !judged.query)
    return { finding: undefined, ran: false, isUnsound: false }
  const witnessed = await witness(judged.query, { engine, dice })
  const ran = witnessed.kind === 'ran'
  return { finding: undefined, ran, isUnsound: ran && witnessed.contradicted.length > 0 }
}

/** The two calls of each form. */
function callsOf(palette: Palette): readonly (readonly string[])[] {
  const { functions, operators, aggregates, windows } = palette
  const values = new Map(palette.types.map(({ name, literals }) => [name, literals[0]]))
  const nulls = new Map(
    palette.types.map(({ name, cast }) => [name, cast && `CAST(NULL AS ${cast})`]),
  )
  const nullOf = (type: string) => nulls.get(type) ?? 'NULL'
  const plain = (call: string) => `SELECT ${call} AS c`
  const grouped = (call: string) => `SELECT ${call} AS c FROM (SELECT 1 AS k) AS g GROUP BY g.k`
  const windowed = (call: string) => `SELECT ${call} OVER () AS c`
  const both = (forms: readonly Form[], query: (call: string) => string) =>
    forms.map((form) =>
      [nullOf, (type: string) => values.get(type) ?? nullOf(type)].map((value) =>
        query(writtenForm(form, form.parameters.map(value))),
      ),
    )
  return [
    ...both(functions, plain),
    ...both(operators, plain),
    ...both(aggregates, grouped),
    ...both(windows, windowed),
  ]
}
