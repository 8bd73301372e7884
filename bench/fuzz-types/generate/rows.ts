import type { Dice } from './dice.ts'
import { type MadeColumn, type MadeSchema, written } from './schema.ts'

export type Filling = 'empty' | 'sparse' | 'dense'

export const fillings = ['empty', 'sparse', 'dense'] as const satisfies readonly Filling[]

/** Rows for all tables: none, with NULL wherever it may be, or full. */
export function fill({ tables }: MadeSchema, filling: Filling, dice: Dice): readonly string[] {
  const rows = { empty: 0, sparse: 2, dense: 4 }[filling]
  const filled = tables.filter(({ made }) => made.length > 0)
  return filled.flatMap(({ name, made }) => {
    const stored = made.filter(({ generated }) => generated !== true)
    const names = stored.map((column) => column.name).join(', ')
    return dice.times(rows, rows, (row) => {
      const values = stored.map((column) => valueFor(column, { row, rows, filling }, dice))
      return `INSERT INTO ${name} (${names}) VALUES (${values.join(', ')})`
    })
  })
}

interface Place {
  readonly row: number
  readonly rows: number
  readonly filling: Filling
}

function valueFor(column: MadeColumn, { row, rows, filling }: Place, dice: Dice): string {
  const { name, type, nullable, refersTo } = column
  if (nullable && (filling === 'sparse' || dice.chance(20))) return 'NULL'
  if (name === 'id') return String(row + 1)
  // Some rows are referred to twice, others not at all.
  if (refersTo !== undefined) return String(1 + dice.below(rows))
  return dice.chance(50) ? dice.pick(type.literals) : written(type, dice.pick(type.texts))
}
