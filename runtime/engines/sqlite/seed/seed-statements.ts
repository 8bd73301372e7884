import type { SeedStatements } from '../../../seed/statement-session.ts'
import type { SeedValue } from '../../../seed/seed-value.ts'
import { sqliteSqlText } from '../sql-text.ts'

const { quote, relation: nameOf } = sqliteSqlText

export const seedStatements: SeedStatements = {
  begin: ['BEGIN IMMEDIATE', 'PRAGMA defer_foreign_keys = ON'],
  insert({ relation, columns }, rows) {
    const table = nameOf(relation)
    if (columns.length === 0) return rows.map(() => `INSERT INTO ${table} DEFAULT VALUES`).join(';')
    const names = columns.map(({ name }) => quote(name)).join(', ')
    const texts = rows.map((row) => `(${row.map(literal).join(', ')})`)
    return `INSERT INTO ${table} (${names}) VALUES ${texts.join(', ')}`
  },
  literal,
}

/** Of numbers that are not whole SQLite makes a REAL, as its driver does. */
function literal(value: SeedValue): string {
  if (value === null) return 'NULL'
  if (value instanceof Uint8Array) return `x'${Buffer.from(value).toString('hex')}'`
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
  return typeof value === 'boolean' ? String(Number(value)) : String(value)
}
