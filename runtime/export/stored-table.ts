import type { ForeignKey, Key, Relation } from '../../compiler/ir/catalog.ts'
import type { Type } from '../../compiler/ir/type.ts'
import type { ExportedRows } from './export-target.ts'
import type { StoredColumn } from './stored-column.ts'

/** A table of a SQLite file that has the rows of another one. */
export interface StoredTable {
  readonly create: string
  readonly insert: string
  readonly columns: readonly StoredColumn[]
}

export interface StoredNames {
  /** What a relation and its columns are called in the file: SQLite takes `A` and `a` for one. Undefined: it is not there. */
  readonly of: (relation: Pick<Relation, 'schema' | 'name'>) => StoredName | undefined
}

export interface StoredName {
  readonly table: string
  readonly columns: ReadonlyMap<string, string>
}

/** The keys of the table are declared as well, as far as SQLite has them. */
export function storedTable(
  { table, columns: labels }: StoredName,
  { relation, columns }: ExportedRows,
  {
    stored: storedOf,
    names,
  }: { readonly stored: (type: Type) => StoredColumn; readonly names: StoredNames },
): StoredTable {
  const stored = columns.map(({ type }) => storedOf(type))
  const required = new Set(
    relation?.columns.filter(({ nullable }) => !nullable).map((column) => column.name),
  )
  const quotedNames = columns.map(({ name }) => quoted(labels.get(name) ?? name))
  const lines = columns.map(({ name }, index) => {
    const words = [
      quotedNames[index],
      stored[index]?.declared,
      required.has(name) ? 'NOT NULL' : '',
    ]
    return words.filter(Boolean).join(' ')
  })
  const keys = relation ? keyLines(relation, { labels, names }) : []
  return {
    create: `CREATE TABLE ${quoted(table)} (\n  ${[...lines, ...keys].join(',\n  ')}\n)`,
    insert: `INSERT INTO ${quoted(table)} (${quotedNames.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    columns: stored,
  }
}

interface Labelled {
  readonly labels: StoredName['columns']
  readonly names: StoredNames
}

function keyLines(relation: Relation, { labels, names }: Labelled): readonly string[] {
  const { primaryKey, uniqueKeys, foreignKeys } = relation
  const primary = primaryKey && isPlain(primaryKey) ? listed(primaryKey.columns, labels) : undefined
  const unique = uniqueKeys.filter(isPlain).flatMap(({ columns }) => listed(columns, labels) ?? [])
  return [
    ...(primary ? [`PRIMARY KEY (${primary})`] : []),
    ...unique.map((columns) => `UNIQUE (${columns})`),
    ...foreignKeys.flatMap((key) => referenceLine(key, { labels, names }) ?? []),
  ]
}

function referenceLine(key: ForeignKey, { labels, names }: Labelled): string | undefined {
  const { schema, relation, columns } = key.references
  const target = names.of({ schema, name: relation })
  const own = listed(key.columns, labels)
  if (target === undefined || own === undefined || key.period) return undefined
  const list = columns.length === 0 ? '' : ` (${listed(columns, target.columns)})`
  return `FOREIGN KEY (${own}) REFERENCES ${quoted(target.table)}${list}`
}

/** Undefined where a column is not exported. */
function listed(columns: readonly string[], labels: StoredName['columns']): string | undefined {
  const found = columns.flatMap((column) => labels.get(column) ?? [])
  return found.length < columns.length ? undefined : found.map(quoted).join(', ')
}

/** A key of a part of a text, or of ranges, says something else than SQLite's. */
function isPlain({ period, lengths, invalid }: Key): boolean {
  return !period && !invalid && !lengths?.some((length) => length !== undefined)
}

/** The names, each once whatever the case of its letters: the second `a` is `a_2`. */
export function distinctNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    let found = name
    for (let number = 2; taken.has(found.toLowerCase()); number += 1) found = `${name}_${number}`
    taken.add(found.toLowerCase())
    return found
  })
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
