import type { Renderable } from '../../compiler/diagnostics/render.ts'
import type { Catalog, Column, Relation } from '../../compiler/ir/catalog.ts'
import { readScript } from '../../compiler/read-script.ts'
import type { ResultColumn, RowStream, Snapshot } from '../../runtime/database.ts'
import { readShownElsewhere, type RelationNames } from '../../runtime/export/shown-elsewhere.ts'
import { exportedRelations } from '../../runtime/export/exported-relations.ts'
import type { ExportedTable, ExportOutput } from '../../runtime/export/export-target.ts'
import { tableStatement } from '../../runtime/export/table-statement.ts'
import type { OpenDatabase } from '../../runtime/open-database.ts'
import { migrationEngineOf } from '../../runtime/registry.ts'
import { distinctKeys } from '../../runtime/relations/distinct-keys.ts'
import { shownName } from '../../runtime/relations/find-relation.ts'
import { fault } from '../diagnostics/fault.ts'
import type { RowProgress } from '../terminal/row-progress.ts'
import { type ExportFormat, openTarget } from './export-formats.ts'

export interface ExportWish {
  /** The address of the database. */
  readonly url: string
  readonly format: ExportFormat
  /** As a person writes them; none, and no query: all tables. */
  readonly tables: readonly string[]
  readonly query: string | undefined
  readonly guard: boolean
  readonly signal: AbortSignal
  readonly progress: RowProgress
}

/** An export that has its snapshot, and has written nothing. */
export interface ExportRun {
  /** Throws DatabaseFailure, and what the file system throws. */
  writeTo(output: ExportOutput): Promise<readonly ExportedTable[]>
  release(): Promise<void>
}

export function isRefusal(run: ExportRun | Renderable): run is Renderable {
  return 'code' in run
}

/** Throws DatabaseFailure. */
export async function exportRun(
  opened: OpenDatabase,
  wish: ExportWish,
): Promise<ExportRun | Renderable> {
  const { database, exportText } = opened
  const { signal, query } = wish
  if (query !== undefined && !isOneQuery(query, opened))
    return fault('not-one-query', {}, undefined)
  const shownElsewhere = await readShownElsewhere(opened, { signal })
  const choose = (catalog: Catalog) => chosenRelations(catalog, wish, { opened, shownElsewhere })
  const early = choose(await database.catalog({ signal }))
  if ('code' in early) return early
  const before = exportText.prepare(early.filter(({ kind }) => kind === 'table'))
  const snapshot = await database.snapshot({ signal, before })
  try {
    const relations = choose(await snapshot.catalog())
    if (!('code' in relations)) return runOn(snapshot, opened, { wish, relations })
    await snapshot.release()
    return relations
  } catch (error) {
    await snapshot.release()
    throw error
  }
}

function chosenRelations(
  catalog: Catalog,
  { tables, query }: ExportWish,
  {
    opened,
    shownElsewhere,
  }: { readonly opened: OpenDatabase; readonly shownElsewhere: RelationNames },
): readonly Relation[] | Renderable {
  if (tables.length === 0 && query !== undefined) return []
  const chosen = exportedRelations({ names: tables, shownElsewhere }, catalog, opened)
  if (chosen.kind === 'found') return chosen.relations
  return fault('unknown-table', chosen, undefined)
}

function isOneQuery(query: string, { dialect }: OpenDatabase): boolean {
  const [statement, ...others] = readScript(query, dialect)
  if (statement?.kind !== 'query' || others.length > 0) return false
  return statement.parameters.labels.length === 0
}

interface Run {
  readonly wish: ExportWish
  readonly relations: readonly Relation[]
}

function runOn(snapshot: Snapshot, opened: OpenDatabase, { wish, relations }: Run): ExportRun {
  const { query, progress, format, guard: isGuarded } = wish
  const named = relations.map((relation) => ({
    name: shownName(relation, opened.dialect),
    relation,
    columns: exportedColumns(relation),
  }))
  const ofQuery = { name: 'query', relation: undefined, columns: [] }
  const tables = query === undefined ? named : [...named, ofQuery]
  const isWhole = wish.tables.length === 0 && query === undefined
  return {
    async writeTo(output) {
      const onRows = progress.count
      const { url } = wish
      const engine = await migrationEngineOf(url)
      const means = { url, opened, engine, snapshot, tables, isWhole, output, isGuarded, onRows }
      const target = await openTarget(format, means)
      const written: ExportedTable[] = []
      for (const table of target.tables) {
        progress.begin(table.name, undefined)
        const read = table.relation
          ? await rowsOfTable(table.relation, table.columns, { snapshot, opened })
          : await rowsOfQuery(query ?? '', snapshot)
        written.push(await target.write({ ...table, ...read }))
      }
      await target.finish()
      progress.end()
      return written
    },
    release: () => snapshot.release(),
  }
}

/** Those of a virtual table that are hidden are no values, but words to its module. */
function exportedColumns({ kind, columns }: Relation): readonly Column[] {
  return kind === 'virtual-table' ? columns.filter(({ hidden }) => !hidden) : columns
}

async function rowsOfTable(
  relation: Relation,
  columns: readonly Column[],
  { snapshot, opened }: { readonly snapshot: Snapshot; readonly opened: OpenDatabase },
): Promise<RowStream> {
  const { batches } = await snapshot.stream(tableStatement(relation, columns, opened))
  return { columns, batches }
}

async function rowsOfQuery(sql: string, snapshot: Snapshot): Promise<RowStream> {
  const { columns, batches } = await snapshot.stream({ sql, parameters: [] })
  return { columns: withDistinctNames(columns), batches }
}

function withDistinctNames(columns: readonly ResultColumn[]): readonly ResultColumn[] {
  const names = distinctKeys(columns.map(({ name }) => name))
  return columns.map((column, index) => ({ ...column, name: names[index] ?? column.name }))
}
