import type { SeedStatements } from '../../../seed/statement-session.ts'
import type { SeedValue } from '../../../seed/seed-value.ts'
import { postgresqlSqlText } from '../sql-text.ts'

const { quote, relation: nameOf } = postgresqlSqlText

/** Every value is a literal without a type, which the server reads as it reads a cell of COPY. */
export const seedStatements: SeedStatements = {
  begin: ['BEGIN', 'SET CONSTRAINTS ALL DEFERRED'],
  insert({ relation, columns }, rows) {
    const table = nameOf(relation)
    if (columns.length === 0) return rows.map(() => `INSERT INTO ${table} DEFAULT VALUES`).join(';')
    const names = columns.map(({ name }) => quote(name)).join(', ')
    const texts = rows.map((row) => `(${row.map(literal).join(', ')})`)
    return `INSERT INTO ${table} (${names}) OVERRIDING SYSTEM VALUE VALUES ${texts.join(', ')}`
  },
  literal,
}

function literal(value: SeedValue): string {
  if (value === null) return 'NULL'
  const text =
    value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : String(value)
  return `E'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`
}
