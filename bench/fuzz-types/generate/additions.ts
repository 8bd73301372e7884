import type { AdditionKind, Palette } from '../palette.ts'
import type { Dice } from './dice.ts'
import type { Queries } from './query.ts'
import { type MadeColumn, type MadeSchema, type MadeTable, tableOf } from './schema.ts'
import { distinctNames } from './scope.ts'

interface Parts {
  readonly palette: Palette
  readonly dice: Dice
  readonly queries: Queries
}

/** The schema with one thing more, which the engine may refuse. */
export function added(
  schema: MadeSchema,
  kind: AdditionKind,
  number: number,
  parts: Parts,
): MadeSchema {
  return additions[kind](schema, number, parts)
}

const additions: Readonly<
  Record<AdditionKind, (schema: MadeSchema, number: number, parts: Parts) => MadeSchema>
> = {
  view: (schema, number, { queries }) => {
    const name = `v${number}`
    const { sql, columns } = queries.definition([...schema.tables, ...schema.views])
    const named = distinctNames(columns)
    const list = named.map((column) => column.name).join(', ')
    return {
      ...schema,
      statements: [...schema.statements, `CREATE VIEW ${name} (${list}) AS ${sql}`],
      views: [...schema.views, { name, columns: named }],
    }
  },
  generated: (schema, number, { palette, dice, queries }) => {
    const table = dice.pick(alterable(schema))
    const type = dice.pick(table.made.map((column) => column.type))
    const known = palette.types.find(({ name }) => name === type.name) ?? type
    const plain = { ...table, columns: table.columns.filter((_, i) => !table.made[i]?.generated) }
    const { keepsAnything = false, generatedAs = ['STORED'] } = palette.syntax
    const given = queries.overColumns(known.name, plain)
    const value = keepsAnything && known.cast ? `CAST(${given} AS ${known.cast})` : given
    const name = `g${number}`
    const column: MadeColumn = {
      name,
      type: known,
      nullable: true,
      refersTo: undefined,
      generated: true,
    }
    const stored = dice.pick(generatedAs)
    const line = `ALTER TABLE ${table.name} ADD COLUMN ${name} ${known.declared} GENERATED ALWAYS AS (${value}) ${stored}`
    return withTable(schema, tableOf(table.name, [...table.made, column]), line)
  },
  check: (schema, _, { dice, queries }) => {
    const table = dice.pick(alterable(schema))
    const needed = dice.chance(40) ? dice.find(nullableOf(table)) : undefined
    const condition = needed ? `${needed.name} IS NOT NULL` : queries.overColumns(undefined, table)
    const line = `ALTER TABLE ${table.name} ADD CHECK (${condition})`
    const made = table.made.map((column) =>
      column === needed ? { ...column, nullable: false } : column,
    )
    return withTable(schema, tableOf(table.name, made), line)
  },
  unique: (schema, number, { dice, queries }) => {
    const table = dice.pick(alterable(schema))
    const columns = dice.times(1, 2, () => dice.pick(table.columns).name)
    const where = dice.chance(30) ? ` WHERE ${queries.overColumns(undefined, table)}` : ''
    const line = `CREATE UNIQUE INDEX u${number} ON ${table.name} (${[...new Set(columns)].join(', ')})${where}`
    return { ...schema, statements: [...schema.statements, line] }
  },
}

/** Tables of which every column is known as it was made; a palette's own have others. */
function alterable({ tables }: MadeSchema): readonly MadeTable[] {
  return tables.filter(({ columns, made }) => columns.length === made.length)
}

function nullableOf({ made }: MadeTable): readonly MadeColumn[] {
  return made.filter(({ nullable, generated }) => nullable && generated !== true)
}

function withTable(schema: MadeSchema, table: MadeTable, statement: string): MadeSchema {
  return {
    ...schema,
    statements: [...schema.statements, statement],
    tables: schema.tables.map((each) => (each.name === table.name ? table : each)),
  }
}
