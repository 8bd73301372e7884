import type { GivenTable, Palette, PaletteType } from '../palette.ts'
import type { Dice } from './dice.ts'
import type { Source, WritableColumn } from './scope.ts'

export interface MadeSchema {
  /** Definitions, in an order in which they can be executed. */
  readonly statements: readonly string[]
  readonly tables: readonly MadeTable[]
}

export interface MadeTable extends Source {
  readonly made: readonly MadeColumn[]
}

export interface MadeColumn {
  readonly name: string
  readonly type: PaletteType
  readonly nullable: boolean
  /** The table whose `id` it refers to. */
  readonly refersTo: string | undefined
  /** What becomes of it when the row that it refers to is gone. */
  readonly whenGone?: string
}

const TABLES = 4

/** Tables of columns of all kinds, which refer to each other. */
export function makeSchema(palette: Palette, dice: Dice): MadeSchema {
  const types = palette.types.flatMap(({ definition }) =>
    definition === undefined ? [] : [definition],
  )
  const tables: MadeTable[] = []
  for (let index = 0; index < TABLES; index++) tables.push(makeTable(index, tables, palette, dice))
  const given = palette.tables ?? []
  return {
    statements: [
      ...types,
      ...tables.map(definitionOf),
      ...given.map(({ definition }) => definition),
    ],
    tables: [...tables, ...given.map((table) => givenTable(table, palette))],
  }
}

function givenTable({ name, columns, isWritable }: GivenTable, palette: Palette): MadeTable {
  const made = columns
    .filter(({ isGiven }) => isGiven)
    .map(({ name: column, type, nullable }): MadeColumn => ({
      name: column,
      type: typeNamed(palette, type),
      nullable,
      refersTo: undefined,
    }))
  if (!isWritable) return { name, columns, made }
  const writable = columns.map(({ isGiven, ...column }): WritableColumn => ({
    ...column,
    generated: !isGiven,
    refersTo: undefined,
  }))
  return { name, columns, made, writable }
}

/** One table of the columns. */
export function schemaOf(name: string, made: readonly MadeColumn[]): MadeSchema {
  const table = tableOf(name, made)
  return { statements: [definitionOf(table)], tables: [table] }
}

function makeTable(
  index: number,
  before: readonly MadeTable[],
  palette: Palette,
  dice: Dice,
): MadeTable {
  const integer = typeNamed(palette, palette.integer)
  const id: MadeColumn = { name: 'id', type: integer, nullable: false, refersTo: undefined }
  const references = before
    .filter(() => dice.chance(50))
    .map(({ name }): MadeColumn => {
      const nullable = dice.chance(50)
      const whenGone = dice.pick(['', ' ON DELETE CASCADE', nullable ? ' ON DELETE SET NULL' : ''])
      return { name: `${name}_id`, type: integer, nullable, refersTo: name, whenGone }
    })
  const others = dice.times(5, 9, (at): MadeColumn => ({
    name: `${String.fromCharCode(97 + at)}${index + 1}`,
    type: dice.pick(palette.types),
    nullable: dice.chance(60),
    refersTo: undefined,
  }))
  return tableOf(`tab${index + 1}`, [id, ...references, ...others])
}

function tableOf(name: string, made: readonly MadeColumn[]): MadeTable {
  const columns = made.map(({ name: column, type, nullable, refersTo }): WritableColumn => ({
    name: column,
    type: type.name,
    nullable,
    generated: false,
    refersTo,
  }))
  return { name, columns, made, writable: columns }
}

function typeNamed({ types }: Palette, name: string): PaletteType {
  const found = types.find((type) => type.name === name)
  if (!found) throw new Error(`no type ${name}`)
  return found
}

function definitionOf({ name, made }: MadeTable): string {
  const lines = made.map(({ name: column, type, nullable, refersTo, whenGone = '' }) => {
    const key = column === 'id' ? ' PRIMARY KEY' : ''
    const needed = nullable || column === 'id' ? '' : ' NOT NULL'
    const reference = refersTo === undefined ? '' : ` REFERENCES ${refersTo} (id)${whenGone}`
    return `${column} ${type.declared}${needed}${key}${reference}`
  })
  return `CREATE TABLE ${name} (${lines.join(', ')})`
}

export type Filling = 'empty' | 'sparse' | 'dense'

export const fillings = ['empty', 'sparse', 'dense'] as const satisfies readonly Filling[]

/** Rows for all tables: none, with NULL wherever it may be, or full. */
export function fill({ tables }: MadeSchema, filling: Filling, dice: Dice): readonly string[] {
  const rows = { empty: 0, sparse: 2, dense: 3 }[filling]
  const filled = tables.filter(({ made }) => made.length > 0)
  return filled.flatMap(({ name, made }) =>
    dice.times(rows, rows, (row) => {
      const values = made.map((column) => valueFor(column, row + 1, filling, dice))
      const names = made.map((column) => column.name).join(', ')
      return `INSERT INTO ${name} (${names}) VALUES (${values.join(', ')})`
    }),
  )
}

function valueFor(column: MadeColumn, row: number, filling: Filling, dice: Dice): string {
  const { name, type, nullable, refersTo } = column
  if (nullable && (filling === 'sparse' || dice.chance(15))) return 'NULL'
  if (name === 'id' || refersTo !== undefined) return String(row)
  return dice.chance(50) ? dice.pick(type.literals) : written(type, dice.pick(type.texts))
}

/** A text of the type, as a value. */
export function written({ write }: PaletteType, text: string): string {
  return write ? write(text) : `'${text}'`
}
