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
import type {
  CheckRow,
  ColumnRow,
  IndexRow,
  RelationRow,
  RuledForeignKeyRow,
} from './introspection-queries.ts'

export interface RelationParts {
  readonly database: string
  readonly columns: readonly ColumnRow[]
  readonly indexes: readonly IndexRow[]
  readonly foreignKeys: readonly RuledForeignKeyRow[]
  readonly checks: readonly CheckRow[]
  readonly dialect: IntrospectedDialect
}

const kinds: Readonly<Record<string, RelationKind>> = { VIEW: 'view', 'SYSTEM VIEW': 'view' }

const actions: Readonly<Record<string, ReferentialAction>> = {
  RESTRICT: 'restrict',
  CASCADE: 'cascade',
  'SET NULL': 'set-null',
  'SET DEFAULT': 'set-default',
}

export function readRelation(row: RelationRow, parts: RelationParts): Relation {
  const kind = kinds[row.kind] ?? 'table'
  const indexes = readIndexes(parts.indexes)
  const isPrimary = (index: Index) => index.name === 'PRIMARY'
  const isKey = (index: Index) => index.unique && !index.columns.includes(undefined)
  return {
    kind,
    schema: parts.dialect.names.defaultSchema,
    name: row.name,
    columns: parts.columns.map((column) => readColumn(asJson(column, parts), row, parts.dialect)),
    primaryKey: indexes.filter(isPrimary).map((index) => ({ ...keyOf(index), name: undefined }))[0],
    uniqueKeys: indexes.filter((index) => isKey(index) && !isPrimary(index)).map(keyOf),
    foreignKeys: readForeignKeys(parts),
    checks: parts.checks
      .filter((check) => !parts.columns.some((column) => isJson(column, check, parts)))
      .map((check) => ({ name: columnOf(check, parts) ?? check.name })),
    indexes: indexes.filter((index) => !isKey(index)),
    // The comment of a view is the word VIEW.
    comment: kind === 'table' ? textOf(row.comment) : undefined,
    place: undefined,
  }
}

function readColumn(row: ColumnRow, relation: RelationRow, dialect: IntrospectedDialect): Column {
  const extra = row.extra.toLowerCase()
  const rights = row.privileges.toLowerCase().split(',')
  return {
    name: row.name,
    type: parseType(dialect, row.type),
    nullable: row.nullable === 'YES',
    hasDefault: Number(row.hasDefault) === 1,
    generated: generationOf(extra),
    identity: extra.includes('auto_increment') ? 'auto-increment' : 'none',
    hidden: extra.includes('invisible'),
    collation: row.collation === relation.collation ? undefined : textOf(row.collation ?? ''),
    comment: textOf(row.comment),
    place: undefined,
    ...(!rights.includes('select') && { isUnreadable: true }),
    ...(!rights.includes('update') && { isUnwritable: true }),
  }
}

/** MariaDB's JSON is a text with a check (manual, JSON Data Type). */
function asJson(column: ColumnRow, parts: RelationParts): ColumnRow {
  const found = parts.checks.some((check) => isJson(column, check, parts))
  return found ? { ...column, type: 'json', collation: null } : column
}

function isJson({ name, type, collation }: ColumnRow, check: CheckRow, parts: RelationParts) {
  if (type !== 'longtext' || collation !== 'utf8mb4_bin') return false
  return columnOf(check, parts) === name && check.ofColumn === `json_valid(${quoted(name)})`
}

/**
 * The column in whose definition a check stands: MariaDB calls it so, but by the name from before RENAME COLUMN until
 * the table is altered again.
 */
function columnOf({ name, ofColumn }: CheckRow, { columns }: RelationParts): string | undefined {
  if (ofColumn === null) return undefined
  const own = columns.find((column) => column.name === name)
  return (own ?? columns.find((column) => ofColumn.includes(quoted(column.name))))?.name
}

function quoted(name: string): string {
  return `\`${name.replaceAll('`', '``')}\``
}

function generationOf(extra: string): Column['generated'] {
  if (extra.includes('virtual generated')) return 'virtual'
  return extra.includes('stored generated') ? 'stored' : 'none'
}

function readIndexes(rows: readonly IndexRow[]): readonly Index[] {
  return [...groupRows(rows, (row) => row.name)].map(([name, parts]) => ({
    name,
    columns: parts.map(({ column }) => column ?? undefined),
    unique: Number(parts[0]?.nonUnique) === 0,
    partial: false,
  }))
}

function keyOf({ name, columns }: Index): Key {
  return { name, columns: columns.filter((column) => column !== undefined) }
}

function readForeignKeys({ foreignKeys, database, dialect }: RelationParts): readonly ForeignKey[] {
  const schemaOf = (name: string) => (name === database ? dialect.names.defaultSchema : name)
  return [...groupRows(foreignKeys, (row) => row.name)].flatMap(([name, rows]) => {
    const first = rows[0]
    if (first === undefined) return []
    return [
      {
        name,
        columns: rows.map((row) => row.column),
        references: {
          schema: schemaOf(first.foreignSchema),
          relation: first.foreignRelation,
          columns: rows.map((row) => row.foreignColumn),
        },
        onDelete: actions[first.onDelete] ?? 'no-action',
        onUpdate: actions[first.onUpdate] ?? 'no-action',
      } satisfies ForeignKey,
    ]
  })
}

function textOf(text: string): string | undefined {
  return text === '' ? undefined : text
}
