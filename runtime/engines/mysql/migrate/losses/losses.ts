import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { mysqlSqlText } from '../../sql-text.ts'
import { textIn } from '../kinds/attribute.ts'
import { addsLabelsOnly, columnType, isLabelled, type ColumnType } from './column-type.ts'
import { longestText } from './longest-text.ts'
import { numberLoss } from './numbers.ts'
import { isCharacters, isText, textLoss, type TextColumn } from './texts.ts'
import { timeLoss } from './times.ts'

/**
 * The condition, on a row as it was, under which a change of the type loses something of the value; undefined where no
 * value can lose anything.
 */
export function lossCondition(from: SchemaObject, to: SchemaObject): string | undefined {
  const column = mysqlSqlText.quote(from.name)
  const [before, after] = [typed(from), typed(to)]
  const condition =
    labelLoss(column, before.type, after.type) ??
    numberLoss(column, before.type, after.type) ??
    textLoss(column, before, after) ??
    timeLoss(column, before.type, after.type) ??
    otherLoss(column, before.type, after.type)
  return condition === 'false' ? undefined : condition
}

function typed(column: SchemaObject): TextColumn {
  const type = columnType(textIn(column, 'type') ?? '')
  // A collation begins with its character set: `utf8mb4_0900_ai_ci`, `binary`.
  return { type, charset: textIn(column, 'collation')?.split('_')[0] }
}

/** Labels are kept by their text, so that another order of them loses nothing. */
function labelLoss(column: string, from: ColumnType, to: ColumnType): string | undefined {
  if (!isLabelled(from)) return undefined
  if (from.name !== to.name) return labelsAsText(column, from, to)
  if (addsLabelsOnly(from, to)) return 'false'
  const known = new Set(to.modifiers)
  const gone = from.modifiers.filter((label) => !known.has(label))
  if (gone.length === 0) return 'false'
  if (to.name === 'enum') return `${column} in (${gone.join(', ')})`
  return gone.map((label) => `find_in_set(${label}, ${column}) > 0`).join(' or ')
}

/** A single label is a set of one, and each is a text. */
function labelsAsText(column: string, from: ColumnType, to: ColumnType): string {
  if (isLabelled(to)) {
    const known = new Set(to.modifiers)
    const isWhole = from.name === 'enum' && from.modifiers.every((label) => known.has(label))
    return isWhole ? 'false' : `${column} <> '' and ${column} not in (${to.modifiers.join(', ')})`
  }
  if (!isText(to)) return `${column} is not null`
  const length = to.modifiers[0]
  const longest = from.name === 'enum' ? longestLabel(from) : longestSet(from)
  if (length === undefined || longest <= Number(length)) return 'false'
  return `char_length(${column}) > ${length}`
}

function longestLabel({ modifiers }: ColumnType): number {
  return Math.max(0, ...modifiers.map((label) => label.length - 2))
}

function longestSet({ modifiers }: ColumnType): number {
  return modifiers.reduce((length, label) => length + label.length - 1, 0)
}

const NUMBER_TEXT = '^ *[+-]?[0-9]+ *$'

/** Between types of different families: what can be read as the other type is kept. */
function otherLoss(column: string, from: ColumnType, to: ColumnType): string {
  if (from.name === to.name && from.modifiers.join() === to.modifiers.join()) return 'false'
  if (isText(to) && !isText(from)) return anyAsText(column, from, to)
  if (!isCharacters(from)) return `${column} is not null`
  if (isLabelled(to)) return `${column} not in (${to.modifiers.join(', ')})`
  if (to.name === 'json') return `not json_valid(${column})`
  if (/int$/.test(to.name)) return `${column} not regexp '${NUMBER_TEXT}'`
  return `${column} is not null`
}

/** Documents and shapes have no bound. */
function anyAsText(column: string, from: ColumnType, to: ColumnType): string {
  const length = to.modifiers[0] ?? (to.name === 'char' || to.name === 'binary' ? '1' : undefined)
  if (length === undefined || longestText(from) <= Number(length)) return 'false'
  return `char_length(${column}) > ${length}`
}
