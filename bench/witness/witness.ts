import type { Column, Relation } from '../../compiler/ir/catalog.ts'
import type { CheckedParameter, CheckedQuery, ColumnSource } from '../../compiler/ir/checked.ts'
import { baseType, sameType } from '../../compiler/ir/type.ts'
import type { Engine } from '../fuzz-types/engines.ts'
import type { Dice } from '../fuzz-types/generate/dice.ts'
import type { Filled } from './rows.ts'
import { paletteType, sampleText } from './sample-text.ts'

export type Witnessed =
  /** How many rows there were; a second one where one was proven, none where one was, the columns called not null in which a row has NULL, and those with values of another type. */
  | { readonly kind: 'ran'; readonly rows: number; readonly contradicted: readonly string[] }
  /** A division by zero, an argument out of range. */
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'given up' }

export interface Witnessing {
  readonly engine: Engine
  readonly dice: Dice
  /** What is in the tables: arguments are taken from it. */
  readonly filled?: Filled
}

/** The words of the engines, and of `GivenUp`. */
const timeIsUp =
  /statement timeout|maximum statement execution time|max_statement_time|it took too long/

/** Runs the query on what is in the database, with arguments made up. */
export async function witness(query: CheckedQuery, witnessing: Witnessing): Promise<Witnessed> {
  const { engine } = witnessing
  const args = query.parameters.map((parameter) => argumentFor(parameter, witnessing))
  const rows = await engine.database.runByHand(query, args).catch((error: Error) => error.message)
  if (typeof rows === 'string') {
    return timeIsUp.test(rows) ? { kind: 'given up' } : { kind: 'failed', reason: rows }
  }
  const contradicted = query.columns.flatMap(({ name, nullable, type }, index) => {
    const values = rows.map((row) => row[index])
    const isNull = !nullable && values.includes(null)
    // SQLite stores in a REAL column what a change puts there: a text.
    const isOther =
      query.command === 'select' && values.some((value) => !engine.database.holds(type, value))
    return [
      ...(isNull ? [`${name} is NULL`] : []),
      ...(isOther ? [`${name} is no ${engine.dialect.types.render(type)}`] : []),
    ]
  })
  const isMore = query.atMostOneRow && rows.length > 1
  const isNone = query.givesRow && rows.length === 0
  const faults = [...contradicted, ...(isMore ? ['two rows'] : []), ...(isNone ? ['no row'] : [])]
  return { kind: 'ran', rows: rows.length, contradicted: faults }
}

function argumentFor(parameter: CheckedParameter, witnessing: Witnessing): unknown {
  const { dice } = witnessing
  if (parameter.list) return dice.times(1, 3, () => itemFor(parameter, witnessing))
  return parameter.nullable && dice.chance(40) ? null : itemFor(parameter, witnessing)
}

/** A value of the column that it is compared with, else of one that is called so, else one of its type. */
function itemFor(parameter: CheckedParameter, { engine, dice, filled }: Witnessing): unknown {
  const { dialect, palette } = engine
  const { source, name } = parameter
  const base = baseType(parameter.type)
  const type = dialect.types.render(base)
  const stored = storedTexts(filled, (relation, column) =>
    source
      ? isRelation(relation, source) && column.name === source.column
      : column.name === name && sameType(baseType(column.type), base),
  )
  const sampling = { palette, types: dialect.types, isBare: false }
  const counted = [0, 1, 2].map((number) => sampleText(base, number, sampling))
  const made = [...counted, ...(paletteType(type, palette)?.texts ?? [])]
  const text = dice.pick(stored.length > 0 && dice.chance(85) ? stored : made)
  return palette.argument ? palette.argument(type, text) : text
}

function isRelation({ schema, name }: Relation, source: ColumnSource): boolean {
  return schema === source.schema && name === source.relation
}

function storedTexts(
  filled: Filled | undefined,
  isMeant: (relation: Relation, column: Column) => boolean,
): readonly string[] {
  return [...(filled?.rows ?? [])].flatMap(([relation, rows]) =>
    relation.columns
      .filter((column) => isMeant(relation, column))
      .flatMap(({ name }) => rows.map((row) => row.get(name)?.text))
      .filter((text) => text !== undefined),
  )
}
