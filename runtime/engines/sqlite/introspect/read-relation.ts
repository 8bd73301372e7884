import type {
  Column,
  ForeignKey,
  Index,
  Key,
  ReferentialAction,
  Relation,
  RelationKind,
} from '../../../../compiler/ir/catalog.ts'
import type { IntrospectedDialect } from '../../../engine.ts'
import { groupRows } from '../../../group-rows.ts'
import { parseType } from '../../../type-name.ts'
import type { ColumnRow, ForeignKeyRow, IndexRow, RelationRow } from './introspection-queries.ts'
import { readTableConstraints, type TableConstraints } from './table-constraints.ts'

export interface RelationParts {
  readonly columns: readonly ColumnRow[]
  readonly indexes: readonly IndexRow[]
  readonly foreignKeys: readonly ForeignKeyRow[]
  readonly dialect: IntrospectedDialect
}

const kinds: Readonly<Record<string, RelationKind>> = { view: 'view', virtual: 'virtual-table' }

const actions: Readonly<Record<string, ReferentialAction>> = {
  RESTRICT: 'restrict',
  CASCADE: 'cascade',
  'SET NULL': 'set-null',
  'SET DEFAULT': 'set-default',
}

const generation = new Map<bigint, Column['generated']>([
  [2n, 'virtual'],
  [3n, 'stored'],
])

export function readRelation(row: RelationRow, parts: RelationParts): Relation {
  const kind = kinds[row.kind] ?? 'table'
  const statement = kind === 'table' ? (row.statement ?? '') : ''
  const text = readTableConstraints(statement)
  const rowidColumn = kind === 'table' ? findRowidColumn(row, parts) : undefined
  const indexes = [...groupRows(parts.indexes, (index) => index.name).values()]
  return {
    kind,
    schema: parts.dialect.names.defaultSchema,
    name: row.name,
    columns: parts.columns.map((column) => readColumn(column, rowidColumn, text, parts.dialect)),
    primaryKey: readPrimaryKey(parts.columns, text),
    uniqueKeys: indexes
      .filter((rows) => rows[0]?.origin === 'u')
      .map((rows) => uniqueKey(rows, text)),
    foreignKeys: readForeignKeys(parts, text),
    checks: text.constraints.flatMap(({ kind, name }) => (kind === 'check' ? [{ name }] : [])),
    indexes: indexes.flatMap(readIndex),
    comment: undefined,
    place: undefined,
  }
}

/**
 * The column that is the rowid, never NULL and numbered by SQLite: declared INTEGER PRIMARY KEY, and
 * then without an index of its own. (`INT PRIMARY KEY` and `INTEGER PRIMARY KEY DESC` have one.)
 */
function findRowidColumn(row: RelationRow, { columns, indexes }: RelationParts) {
  const keys = columns.filter((column) => column.keyPlace > 0n)
  const only = keys.length === 1 ? keys[0] : undefined
  if (row.withoutRowid === 1n || only?.type.toUpperCase() !== 'INTEGER') return undefined
  return indexes.some((index) => index.origin === 'pk') ? undefined : only
}

function readColumn(
  row: ColumnRow,
  rowidColumn: ColumnRow | undefined,
  { collations }: TableConstraints,
  dialect: IntrospectedDialect,
): Column {
  const isRowid = row === rowidColumn
  return {
    name: row.name,
    type: parseType(dialect, row.type),
    nullable: row.notNull === 0n && !isRowid,
    hasDefault: row.default !== null && row.default.toUpperCase() !== 'NULL',
    generated: generation.get(row.hidden) ?? 'none',
    identity: isRowid ? 'auto-increment' : 'none',
    hidden: row.hidden === 1n,
    collation: collations.get(row.name),
    comment: undefined,
    place: undefined,
  }
}

function readPrimaryKey(columns: readonly ColumnRow[], text: TableConstraints): Key | undefined {
  const keys = columns
    .filter((column) => column.keyPlace > 0n)
    .sort((a, b) => Number(a.keyPlace - b.keyPlace))
    .map((column) => column.name)
  return keys.length === 0 ? undefined : { name: nameOf(text, 'primary-key', keys), columns: keys }
}

function uniqueKey(rows: readonly IndexRow[], text: TableConstraints): Key {
  const columns = rows.flatMap(({ column }) => column ?? [])
  return { name: nameOf(text, 'unique', columns), columns }
}

function readIndex(rows: readonly IndexRow[]): readonly Index[] {
  const first = rows[0]
  if (first?.origin !== 'c') return []
  return [
    {
      name: first.name,
      columns: rows.map(({ column }) => column ?? undefined),
      unique: first.unique === 1n,
      partial: first.partial === 1n,
    },
  ]
}

function readForeignKeys({ foreignKeys, dialect }: RelationParts, text: TableConstraints) {
  return [...groupRows(foreignKeys, (row) => row.id).values()].flatMap((rows): ForeignKey[] => {
    const first = rows[0]
    if (first === undefined) return []
    const columns = rows.map((row) => row.column)
    return [
      {
        name: nameOf(text, 'foreign-key', columns),
        columns,
        references: {
          schema: dialect.names.defaultSchema,
          relation: first.foreignRelation,
          columns: rows.flatMap((row) => row.foreignColumn ?? []),
        },
        onDelete: actions[first.onDelete] ?? 'no-action',
        onUpdate: actions[first.onUpdate] ?? 'no-action',
      },
    ]
  })
}

function nameOf(
  { constraints }: TableConstraints,
  kind: TableConstraints['constraints'][number]['kind'],
  columns: readonly string[],
): string | undefined {
  const wanted = columns.join('\0').toLowerCase()
  const found = constraints.find(
    (each) => each.kind === kind && each.columns.join('\0').toLowerCase() === wanted,
  )
  return found?.name
}
