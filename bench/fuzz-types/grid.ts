import type { Catalog } from '../../compiler/ir/catalog.ts'
import { createRandom } from '../random.ts'
import type { Engine } from './engines.ts'
import { edgeCalls } from './edge-calls.ts'
import { load } from './load.ts'
import { writtenForm } from './generate/forms.ts'
import { createDice, type Dice } from './generate/dice.ts'
import { makeSchema } from './generate/schema.ts'
import { type Finding, judge } from './judge.ts'
import type { Form, Palette } from './palette.ts'
import { fill } from '../witness/rows.ts'
import { type Witnessed, witness } from '../witness/witness.ts'

export interface Grid {
  /** Overloads, and the calls of them: one with NULLs, one with values, and those at the limits. */
  readonly overloads: number
  readonly calls: number
  readonly agreed: number
  readonly ran: number
  readonly findings: readonly Finding[]
  /** Calls that gave NULL where quarry had said they do not, or a value of another type. */
  readonly unsound: readonly string[]
}

/** Every function, operator, aggregate and window function of the palette, or every nth of them, called with typed NULLs, with values, and with values at the limits. */
export async function runGrid(engine: Engine, nth: number): Promise<Grid> {
  const dice = createDice(createRandom(1))
  const schema = makeSchema(engine.palette, dice)
  const catalog = await load(schema, engine)
  await fill(catalog, 'dense', { engine, dice, known: [] })
  const sampled = <T>(all: readonly T[]) => all.filter((_, index) => index % nth === 0)
  const calls = sampled(callsOf(engine.palette))
  const asked = [...calls.flat(), ...sampled(edgeCalls(engine.palette))]
  const findings: Finding[] = []
  const unsound: string[] = []
  let ran = 0
  for (const sql of asked) {
    const { finding, witnessed } = await ask(sql, catalog, { engine, dice })
    if (finding) findings.push(finding)
    if (witnessed?.kind !== 'ran') continue
    ran++
    const { contradicted } = witnessed
    if (contradicted.length > 0) unsound.push(`${contradicted.join(', ')}: ${sql}`)
  }
  const agreed = asked.length - findings.length
  return { overloads: calls.length, calls: asked.length, agreed, ran, findings, unsound }
}

interface Outcome {
  readonly finding: Finding | undefined
  readonly witnessed: Witnessed | undefined
}

async function ask(
  sql: string,
  catalog: Catalog,
  { engine, dice }: { readonly engine: Engine; readonly dice: Dice },
): Promise<Outcome> {
  const judged = await judge(sql, catalog, engine)
  const finding = judged.kind === 'differs' ? judged.finding : undefined
  const query = judged.kind === 'agreed' ? judged.query : undefined
  return { finding, witnessed: query && (await witness(query, { engine, dice })) }
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
