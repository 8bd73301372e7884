import type { IntrospectedConnection } from '../../../engine.ts'
import type { ForeignKeyRow, RuledForeignKeyRow } from './introspection-queries.ts'

interface Rules {
  readonly onDelete: string
  readonly onUpdate: string
}

/**
 * The foreign keys with what they do. MariaDB leaves out of referential_constraints the keys of tables on which the user
 * has privileges of the table only, and none of the database; their definitions say it.
 */
export async function readRules(
  connection: IntrospectedConnection,
  rows: readonly ForeignKeyRow[],
): Promise<readonly RuledForeignKeyRow[]> {
  const ruleless = rows.filter(({ onDelete }) => onDelete === null)
  const definitions = new Map<string, string>()
  for (const name of new Set(ruleless.map(({ relation }) => relation)))
    definitions.set(name, await definitionOf(name, connection))
  return rows.map((row) => {
    const { onDelete, onUpdate } = row
    const isTold = onDelete !== null && onUpdate !== null
    const rules = isTold ? { onDelete, onUpdate } : rulesIn(definitions.get(row.relation), row.name)
    return { ...row, ...rules }
  })
}

async function definitionOf(name: string, connection: IntrospectedConnection): Promise<string> {
  const sql = `show create table \`${name.replaceAll('`', '``')}\``
  const [row] = await connection.query<{ readonly 'Create Table': string }>(sql)
  return row?.['Create Table'] ?? ''
}

/** Each constraint has a line; RESTRICT is not written. */
function rulesIn(definition = '', name: string): Rules {
  const starts = ['`', '"'].map((quote) => {
    const quoted = quote + name.replaceAll(quote, quote + quote) + quote
    return `  CONSTRAINT ${quoted} FOREIGN KEY `
  })
  const line = definition.split('\n').find((each) => starts.some((text) => each.startsWith(text)))
  const rule = /(?: ON DELETE (?<onDelete>[A-Z ]+?))?(?: ON UPDATE (?<onUpdate>[A-Z ]+))?,?$/
  const { onDelete = 'RESTRICT', onUpdate = 'RESTRICT' } = rule.exec(line ?? '')?.groups ?? {}
  return { onDelete, onUpdate }
}
