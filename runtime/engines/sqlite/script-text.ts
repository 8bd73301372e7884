import type { IntrospectedConnection } from '../../engine.ts'
import type { ScriptText } from '../../export/script/script-text.ts'
import type { Definitions, SchemaObject } from '../../migrate/schema-object.ts'
import { foldName } from './migrate/text/names.ts'
import { readVirtualTable } from './migrate/text/virtual-table-text.ts'
import { sqliteLiteral } from './values/literal.ts'

export const sqliteScriptText: ScriptText = {
  isReadApart: false,
  reading: [],
  begin: 'PRAGMA foreign_keys = OFF;\nBEGIN;\n',
  beforeRows: '',
  behindRows: '',
  end: 'COMMIT;\n',
  statement: (sql) => `${sql};\n`,
  tableKinds: new Set(['table', 'virtual-table']),
  looseKind: 'foreign-key',
  isPresent: () => false,
  rowsOf: (table) => {
    if (table.kind === 'table') return 'early'
    return contentOf(table) === undefined ? 'late' : 'none'
  },
  // By them other tables know the rows of an index for searching.
  hiddenColumns: ({ statement = '' }) =>
    readVirtualTable(statement).module.startsWith('fts') ? ['rowid'] : [],
  counters,
}

function contentOf({ statement = '' }: SchemaObject): string | undefined {
  return readVirtualTable(statement).content
}

const SEQUENCES = `select name, cast(seq as text) as seq from sqlite_sequence order by name`
const HAS_SEQUENCES = `select name from sqlite_schema where name = 'sqlite_sequence'`
const NUMBERS = ['user_version', 'application_id'] as const

async function counters(
  connection: IntrospectedConnection,
  { objects }: Definitions,
): Promise<readonly string[]> {
  const tables = [...objects.values()].filter(({ kind }) => kind === 'table')
  const made = new Set(tables.map(({ name }) => foldName(name)))
  const isNumbered = (await connection.query(HAS_SEQUENCES)).length > 0
  const rows = isNumbered ? await connection.query<{ name: string; seq: string }>(SEQUENCES) : []
  const sequences = rows
    .filter(({ name }) => made.has(foldName(name)))
    .flatMap(({ name, seq }) => [
      `DELETE FROM sqlite_sequence WHERE name = ${sqliteLiteral(name)}`,
      `INSERT INTO sqlite_sequence (name, seq) VALUES (${sqliteLiteral(name)}, ${seq})`,
    ])
  const numbers: string[] = []
  for (const pragma of NUMBERS) {
    const [row] = await connection.query<{ value: bigint }>(
      `select ${pragma} as value from pragma_${pragma}`,
    )
    if (row !== undefined && row.value !== 0n) numbers.push(`PRAGMA ${pragma} = ${row.value}`)
  }
  return [...sequences, ...numbers]
}
