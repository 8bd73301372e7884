import type { SeedTarget } from '../../../seed/seed-session.ts'
import type { SeedRow, SeedValue } from '../../../seed/seed-value.ts'
import { mysqlSqlText } from '../sql-text.ts'

const { quote, relation: nameOf } = mysqlSqlText

/** Far below the largest packet that servers take by themselves, which is 16 MB. */
const MOST_CHARACTERS = 1_000_000
const SPECIAL = /['\\]/
const EVERY_SPECIAL = /['\\]/g

/** Statements that insert the rows: one, unless they are long. */
export function* insertTexts(
  { relation, columns }: SeedTarget,
  rows: readonly SeedRow[],
): Generator<string> {
  const head = `INSERT INTO ${nameOf(relation)} (${columns.map(({ name }) => quote(name)).join(', ')}) VALUES `
  let text = ''
  for (const row of rows) {
    text += `${text === '' ? head : ','}(${rowText(row)})`
    if (text.length < MOST_CHARACTERS) continue
    yield text
    text = ''
  }
  if (text !== '') yield text
}

function rowText(row: SeedRow): string {
  let text = ''
  for (let i = 0; i < row.length; i += 1) text += `${i > 0 ? ',' : ''}${literal(row[i] ?? null)}`
  return text
}

/** The session knows backslashes: its mode is set. */
export function literal(value: SeedValue): string {
  if (typeof value === 'string')
    return `'${SPECIAL.test(value) ? value.replaceAll(EVERY_SPECIAL, String.raw`\$&`) : value}'`
  if (value === null) return 'NULL'
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (value instanceof Uint8Array) return `x'${Buffer.from(value).toString('hex')}'`
  return String(value)
}
