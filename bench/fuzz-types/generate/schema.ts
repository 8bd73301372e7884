import type { GivenTable, Palette, PaletteType } from '../palette.ts'
import type { Dice } from './dice.ts'
import type { Source, WritableColumn } from './scope.ts'

export interface MadeSchema {
  /** Definitions, in an order in which they can be executed. */
  readonly statements: readonly string[]
  readonly tables: readonly MadeTable[]
  readonly views: readonly Source[]
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
  /** Computed from the others. */
  readonly generated?: boolean
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
      ...(palette.routines ?? []),
      ...tables.map(definitionOf),
      ...given.map(({ definition }) => definition),
    ],
    tables: [...tables, ...given.map((table) => givenTable(table, palette))],
    views: [],
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
  return { statements: [definitionOf(table)], tables: [table], views: [] }
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

export function tableOf(name: string, made: readonly MadeColumn[]): MadeTable {
  const columns = made.map(
    ({ name: column, type, nullable, refersTo, generated = false }): WritableColumn => ({
      name: column,
      type: type.name,
      nullable,
      generated,
      refersTo,
    }),
  )
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

/** A text of the type, as a value. */
export function written({ write }: PaletteType, text: string): string {
  return write ? write(text) : `'${text}'`
}
