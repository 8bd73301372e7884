import type { Type } from '../../compiler/ir/type.ts'
import type { RawValue } from '../raw-value.ts'
import { countedBatches } from './counted-batches.ts'
import type { DatabaseFile } from './database-file.ts'
import type { ExportTarget, TargetMeans } from './export-target.ts'
import type { StoredColumn } from './stored-column.ts'
import { distinctNames, type StoredName, type StoredNames, storedTable } from './stored-table.ts'

export interface DatabaseWish extends Pick<TargetMeans, 'tables' | 'onRows'> {
  readonly file: DatabaseFile
  /** The name of the file in the directory of the export. */
  readonly name: string
  readonly stored: (type: Type) => StoredColumn
}

/** One SQLite file of tables whose columns have the types that SQLite has for them. */
export function databaseTarget(wish: DatabaseWish): ExportTarget {
  const { file, stored, tables, onRows } = wish
  const names = storedNames(tables)
  file.run('BEGIN')
  return {
    tables,
    async write(rows) {
      const named = rows.relation ? names.of(rows.relation) : undefined
      const name = named ?? { table: names.query, columns: columnLabels(rows.columns) }
      const { create, insert, columns } = storedTable(name, rows, { stored, names })
      file.run(create)
      let written = 0
      const batches = countedBatches(rows.batches, (count) => {
        written += count
        onRows(count)
      })
      for await (const batch of batches) file.insert(insert, storedRows(batch, columns))
      return { name: rows.name, file: wish.name, rows: written }
    },
    async finish() {
      file.run('COMMIT')
      file.close()
    },
  }
}

/** `query`: what the rows of a query are called. */
function storedNames(tables: DatabaseWish['tables']): StoredNames & { readonly query: string } {
  // Names that begin so are SQLite's own.
  const labels = distinctNames(tables.map(({ name }) => name.replace(/^sqlite_/i, '_$&')))
  const found = tables.map(({ relation }, index) => ({
    relation,
    name: { table: labels[index] ?? '', columns: columnLabels(relation?.columns ?? []) },
  }))
  return {
    of: ({ schema, name }) =>
      found.find(({ relation }) => relation?.schema === schema && relation.name === name)?.name,
    query: found.find(({ relation }) => relation === undefined)?.name.table ?? '',
  }
}

function columnLabels(columns: readonly { readonly name: string }[]): StoredName['columns'] {
  const labels = distinctNames(columns.map(({ name }) => name))
  return new Map(columns.map(({ name }, index) => [name, labels[index] ?? name]))
}

function* storedRows(
  rows: readonly (readonly RawValue[])[],
  columns: readonly StoredColumn[],
): Generator<readonly RawValue[]> {
  for (const row of rows)
    yield columns.map(({ store }, index) => {
      const raw = row[index] ?? null
      return raw === null ? null : store(raw)
    })
}
