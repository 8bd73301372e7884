import type { ObjectId, SchemaObject } from '../../../../migrate/schema-object.ts'
import type { ColumnText } from '../text/column-text.ts'
import type { TableConstraint } from '../text/constraint-text.ts'
import { foldName, quoteName } from '../text/names.ts'
import { readTableText } from '../text/table-text.ts'
import { canonicalText, isWord, type SqlToken, tokensOf } from '../text/tokens.ts'
import { constraintId, idOf } from './object-ids.ts'
import type { ColumnRow, TableRow } from './schema-queries.ts'

export interface ReadTable extends TableRow {
  readonly sql: string
  readonly columns: readonly ColumnRow[]
  /** Its primary key has an index, so that no column is the rowid. */
  readonly isKeyIndexed: boolean
}

type Ids = ReadonlyMap<string, ObjectId>

/** A table, its columns and its constraints. */
export function tableObjects(table: ReadTable, ids: Ids): readonly SchemaObject[] {
  const { columns, constraints } = readTableText(table.sql)
  const texts = new Map(columns.map((column) => [foldName(column.name), column]))
  const own: SchemaObject = {
    id: idOf('table', table.name),
    kind: 'table',
    schema: undefined,
    name: table.name,
    parent: undefined,
    attributes: {
      name: table.name,
      strict: table.strict === 1n,
      'without rowid': table.withoutRowid === 1n,
    },
    needs: [],
    statement: table.sql,
  }
  return [
    own,
    ...table.columns.map((row) => columnObject(row, texts.get(foldName(row.name)), table)),
    ...constraints.map((constraint) => constraintObject(constraint, table, ids)),
  ]
}

const storage = new Map([
  [2n, 'virtual'],
  [3n, 'stored'],
])

function columnObject(
  row: ColumnRow,
  text: ColumnText | undefined,
  table: ReadTable,
): SchemaObject {
  return {
    id: idOf('column', row.name, table.name),
    kind: 'column',
    schema: undefined,
    name: row.name,
    parent: idOf('table', table.name),
    attributes: {
      name: row.name,
      type: canonicalText(tokensOf(row.type)).replaceAll(/ ?([(),]) ?/g, '$1'),
      'not null': row.notNull === 1n,
      'on conflict': text?.onConflict,
      default: row.default === null ? undefined : canonicalDefault(tokensOf(row.default)),
      collation: text?.collation,
      generated: text?.generated,
      storage: storage.get(row.hidden),
      // `INT PRIMARY KEY` and, in the column, `INTEGER PRIMARY KEY DESC` are other columns than the rowid.
      rowid: isRowid(row, table),
    },
    needs: [],
  }
}

function isRowid({ keyPlace, type }: ColumnRow, table: ReadTable): boolean {
  if (table.withoutRowid === 1n || table.isKeyIndexed || type.toUpperCase() !== 'INTEGER')
    return false
  return keyPlace > 0n && table.columns.filter((each) => each.keyPlace > 0n).length === 1
}

const CONSTANTS = ['null', 'true', 'false', 'current_date', 'current_time', 'current_timestamp']

/** No column can stand in a default: what looks like a name is a string, in which case matters. */
function canonicalDefault(tokens: readonly SqlToken[]): string {
  const [only, more] = tokens
  if (only?.kind === 'word' && more === undefined && !CONSTANTS.some((word) => isWord(only, word)))
    return only.text
  return tokens
    .map((token) =>
      token.kind === 'quoted-name' ? quoteName(token.value) : canonicalText([token]),
    )
    .join(' ')
}

function constraintObject(constraint: TableConstraint, table: ReadTable, ids: Ids): SchemaObject {
  const { kind, name, definition, references } = constraint
  const referenced = ids.get(foldName(references ?? ''))
  const parent = idOf('table', table.name)
  return {
    id: constraintId(constraint, table.name),
    kind,
    schema: undefined,
    name: name ?? definition,
    parent,
    attributes: { definition },
    needs: referenced === undefined ? [] : [referenced],
  }
}
