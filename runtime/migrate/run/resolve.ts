import { suggest } from '../../../compiler/diagnostics/suggest.ts'
import type { Migration, Script } from './files/migration.ts'
import { appliedRow } from './history/applied-row.ts'
import type { HistoryChange } from './history/change-history.ts'
import { deleteRow, type History, type HistoryWriter, writeRow } from './history/history.ts'
import type { HistoryRow } from './history/history-row.ts'
import { migrationFault } from './migration-faults.ts'
import { MigrationRefused } from './migration-refused.ts'

/** What a person says of a migration, whatever the history says of it. */
export interface Resolution {
  readonly id: string
  readonly as: 'applied' | 'pending'
  /** How many statements of the file that was run last are done; undefined: all, or none. */
  readonly statements: number | undefined
}

/** Makes the history say what a person says. Throws MigrationRefused where it cannot be so. */
export function resolving(
  { id, as, statements }: Resolution,
  migrations: readonly Migration[],
  tool: string,
): HistoryChange {
  return async (writer, { rows }) => {
    const migration = migrations.find((each) => each.id === id)
    const row = rows.get(id)
    if (migration === undefined && row === undefined) throw unknown(id, migrations, rows)
    if (as === 'pending' && statements === undefined) return deleteRow(writer, id)
    if (migration === undefined) throw unknown(id, migrations, rows)
    const now = new Date().toISOString()
    const applied = appliedRow(migration, tool, now)
    if (as === 'applied') return writeRow(writer, { ...applied, started: row?.started ?? now })
    return writeDone(writer, { migration, row, applied, done: statements ?? 0 })
  }
}

interface Resolved {
  readonly migration: Migration
  readonly row: HistoryRow | undefined
  readonly applied: HistoryRow
  readonly done: number
}

/** The next run of the same way goes on behind the statements that are done. */
async function writeDone(writer: HistoryWriter, resolved: Resolved): Promise<void> {
  const { migration, row, applied, done } = resolved
  const isDown = row?.direction === 'down' && row.finished === undefined
  const script = isDown ? migration.down : migration.up
  const total = script?.statements.length ?? 0
  if (script === undefined || done > total)
    throw new MigrationRefused([
      migrationFault('too-many-statements', { total }, placeOf(migration.up)),
    ])
  if (done === (isDown ? total : 0)) return deleteRow(writer, migration.id)
  if (done === (isDown ? 0 : total)) return writeRow(writer, applied)
  await writeRow(writer, {
    ...applied,
    direction: isDown ? 'down' : 'up',
    hashes: script.statements.map(({ hash }) => hash),
    done,
    total,
    finished: undefined,
  })
}

/** Records the migrations up to this one as applied, those that are already recorded aside. */
export function baselining(
  upTo: string | undefined,
  migrations: readonly Migration[],
  tool: string,
): HistoryChange {
  return async (writer, { rows }) => {
    if (upTo !== undefined && !migrations.some(({ id }) => id === upTo))
      throw unknown(upTo, migrations, rows)
    const now = new Date().toISOString()
    for (const migration of migrations) {
      const isMeant = upTo === undefined || migration.id <= upTo
      const row = rows.get(migration.id)
      if (!isMeant || row?.finished !== undefined) continue
      if (row !== undefined && (row.done > 0 || row.running !== undefined))
        throw new MigrationRefused([
          migrationFault('half-applied', { id: row.id }, placeOf(migration.up)),
        ])
      await writeRow(writer, appliedRow(migration, tool, now))
    }
  }
}

function unknown(
  id: string,
  migrations: readonly Migration[],
  rows: History['rows'],
): MigrationRefused {
  const ids = [...migrations.map((each) => each.id), ...rows.keys()]
  const params = { id, suggestion: suggest(id, ids) }
  return new MigrationRefused([migrationFault('unknown-migration', params, undefined)])
}

function placeOf({ file }: Script) {
  return { file: file.path, start: 0, end: 0 }
}
