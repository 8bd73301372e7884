import { createRandom } from '../random.ts'
import type { Engine } from './engines.ts'
import { examine, type Tally } from './fuzz.ts'
import { createDice } from './generate/dice.ts'
import { distinctForms, writtenForm } from './generate/forms.ts'
import { type MadeColumn, type MadeSchema, schemaOf } from './generate/schema.ts'
import type { Form, Palette } from './palette.ts'

interface ArgumentGrid {
  readonly engine: Engine
  /** One of so many calls is made. */
  readonly every: number
  readonly seed: number
}

/** Every function of the palette with a column of every type in every place, none of them NULL, with NULL itself and with a parameter. */
export async function argumentGrid({ engine, every, seed }: ArgumentGrid): Promise<Tally> {
  const schema = oneOfEach(engine.palette)
  const statements = calls(engine.palette).filter((_, i) => (i + seed) % every === 0)
  return examine({ engine, schema, statements, dice: createDice(createRandom(seed)) })
}

function oneOfEach(palette: Palette): MadeSchema {
  const columns = palette.types.map((type, i): MadeColumn => ({
    name: `a${i}`,
    type,
    nullable: false,
    refersTo: undefined,
  }))
  return schemaOf('tab1', columns)
}

function calls(palette: Palette): readonly string[] {
  const columns = new Map(palette.types.map(({ name }, i) => [name, `a${i}`]))
  const called = (form: Form, over: string) =>
    varied(form, columns, palette).map(
      (values) => `SELECT ${writtenForm(form, values)}${over} AS c1 FROM tab1`,
    )
  return [
    ...distinctForms([...palette.functions, ...palette.operators]).flatMap((form) =>
      called(form, ''),
    ),
    ...distinctForms(palette.aggregates).flatMap((form) => called(form, '')),
    ...distinctForms(palette.windows).flatMap((form) => called(form, ' OVER ()')),
  ]
}

/** As the form says, then with a column of another type, NULL and a parameter in each of its places. */
function varied(
  { parameters }: Form,
  columns: ReadonlyMap<string, string>,
  { syntax }: Palette,
): readonly (readonly string[])[] {
  const given = parameters.map((type) => columns.get(type) ?? 'NULL')
  const others = [...columns.values(), 'NULL', syntax.parameter(1)]
  return [given, ...given.flatMap((_, at) => others.map((value) => given.with(at, value)))]
}
