import type { Column, ForeignKey, Relation } from '../../compiler/ir/catalog.ts'
import { takesNull } from '../../compiler/ir/takes-null.ts'
import type { Engine } from '../fuzz-types/engines.ts'
import type { Dice } from '../fuzz-types/generate/dice.ts'
import { written } from '../fuzz-types/generate/schema.ts'
import type { PaletteType } from '../fuzz-types/palette.ts'
import { referredBy } from './reference-order.ts'
import { isNumber, paletteType, sampleText } from './sample-text.ts'

interface Value {
  /** As a statement writes it. */
  readonly sql: string
  /** What is bound for it; undefined where it is NULL or an expression. */
  readonly text: string | undefined
}

/** By the names of the columns. */
export type Row = ReadonlyMap<string, Value>

const none: Value = { sql: 'NULL', text: undefined }

/** What a row is made of. */
export interface Furnishing {
  readonly engine: Engine
  readonly dice: Dice
  /** Texts and numbers that the schema and the queries write: what a CHECK or a condition may ask for. */
  readonly known: readonly string[]
}

/** Where a row goes. */
export interface Place {
  readonly table: Relation
  /** NULL wherever it may be, arrays without an element. */
  readonly isSparse: boolean
  /** Counted from 0. */
  readonly number: number
  /** Added to what is counted, so that rows of other tables have nothing in common with it. */
  readonly offset: number
  /** How many rows in its place the engine has refused. */
  readonly refused: number
  readonly rows: ReadonlyMap<Relation, readonly Row[]>
}

/** A row for the table, which refers to rows that are there. */
export function madeRow(place: Place, furnishing: Furnishing): Row {
  const { table } = place
  const given = table.columns.filter(({ generated, hidden }) => generated === 'none' && !hidden)
  const row = new Map(given.map((column) => [column.name, valueFor(column, place, furnishing)]))
  for (const key of table.foreignKeys) refer(key, row, place, furnishing.dice)
  return row
}

function valueFor(column: Column, place: Place, furnishing: Furnishing): Value {
  const { table, isSparse, number, offset, refused } = place
  const { dice, engine } = furnishing
  const { palette, dialect } = engine
  const kind = paletteType(dialect.types.render(column.type), palette)
  const isKey = table.primaryKey?.columns.includes(column.name) === true
  const isNull = column.nullable && !isKey && dice.chance(chanceOfNull(place))
  if (isNull && takesNull(column)) return none
  const isFirst = number + refused === 0
  const other = isKey || isNull || isFirst ? undefined : otherValue(column, kind, furnishing)
  if (other) return other
  // What is no key is the key of the row before: a tree, in which recursion comes to an end.
  const nth = (isKey ? 1 : 0) + number + offset + (refused === 0 ? 0 : dice.below(4 * refused))
  const sampling = { palette, types: dialect.types, isBare: isSparse }
  const value = valued(sampleText(column.type, nth, sampling), kind)
  return isNull ? withoutRow(value, dialect.types.render(column.type)) : value
}

/** A NULL that is of the NOT NULL domain already: nothing converts it, so that nothing refuses it. */
function withoutRow({ sql }: Value, domain: string): Value {
  return { sql: `(SELECT CAST(${sql} AS ${domain}) WHERE false)`, text: undefined }
}

/** Of 100; where rows are refused a CHECK may ask for a value after all. */
function chanceOfNull({ isSparse, refused }: Place): number {
  if (!isSparse) return 20
  return refused < 6 ? 100 : 50
}

/** Now and then what the texts at hand ask for, or a value at an edge of the type. */
function otherValue(
  { type }: Column,
  kind: PaletteType | undefined,
  { engine, dice, known }: Furnishing,
): Value | undefined {
  const fitting = known.filter(fits(engine.dialect.types.render(type)))
  if (fitting.length > 0 && dice.chance(40)) return valued(dice.pick(fitting), kind)
  if (!kind || dice.chance(50)) return undefined
  const literals = kind.literals.filter(isNoSmallNumber)
  if (literals.length > 0 && dice.chance(50)) return { sql: dice.pick(literals), text: undefined }
  const text = dice.find(kind.texts.filter(isNoSmallNumber))
  return text === undefined ? undefined : valued(text, kind)
}

/** SQLite takes any text for a number. */
function fits(type: string): (text: string) => boolean {
  const isText = /char|text|clob/i.test(type)
  const isNumeral = (text: string) => /^-?\d+(?:\.\d+)?$/.test(text) && isNoSmallNumber(text)
  return (text) => (isNumber(type) ? isNumeral(text) : isText)
}

/** Those are keys of rows: with them rows would refer to each other in circles. */
const isNoSmallNumber = (text: string) => !/^[1-9]$/.test(text)

function valued(text: string, kind: PaletteType | undefined): Value {
  const escaped = text.replaceAll("'", "''")
  return { sql: kind ? written(kind, escaped) : `'${escaped}'`, text }
}

/** The row refers to one that is there, else to none, where it may, else to itself: recursion comes to an end. */
function refer(
  key: ForeignKey,
  row: Map<string, Value>,
  { table, rows, isSparse }: Place,
  dice: Dice,
): void {
  if (key.columns.some((column) => row.get(column) === none)) return
  const target = referredBy(key, [...rows.keys()])
  const others = (target && rows.get(target)) ?? []
  const isAlone = target === table && (others.length === 0 || isSparse)
  const other = isAlone ? undefined : dice.find(others)
  const optional = table.columns.find(
    (column) => takesNull(column) && key.columns.includes(column.name),
  )
  const referred = other ?? (isAlone && !optional ? row : undefined)
  if (referred) for (const [name, value] of pairs(key, referred, target)) row.set(name, value)
  else if (optional) row.set(optional.name, none)
}

/** The columns of the key with the values of the row that it refers to. */
function pairs(
  { columns, references }: ForeignKey,
  referred: Row,
  target: Relation | undefined,
): readonly (readonly [string, Value])[] {
  const isNamed = references.columns.length > 0
  const names = isNamed ? references.columns : (target?.primaryKey?.columns ?? [])
  const values = new Map([...referred].map(([name, value]) => [name.toLowerCase(), value]))
  return columns.map((column, i) => {
    const name = names[i] ?? ''
    return [column, referred.get(name) ?? values.get(name.toLowerCase()) ?? none]
  })
}
