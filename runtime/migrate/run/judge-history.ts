import type { Renderable } from '../../../compiler/diagnostics/render.ts'
import { migrationFault } from './migration-faults.ts'
import type { FiledMigration } from './files/migration.ts'
import type { KnownMigration } from './migration-state.ts'

export type OutOfOrder = 'error' | 'apply'

/** What keeps the files and the history from fitting together: each names a file. */
export function judgeHistory(
  known: readonly KnownMigration<FiledMigration>[],
  pathOf: (file: string) => string,
): readonly Renderable[] {
  return known.flatMap(({ id, name, state, migration }) => {
    const file = migration?.up.file.path ?? pathOf(`${id}_${name}.up.sql`)
    const place = { file, start: 0, end: 0 }
    if (state === 'edited') return [migrationFault('edited-migration', { id }, place)]
    if (state === 'missing') return [migrationFault('missing-migration', { id }, place)]
    return []
  })
}

/** Files that are older than what is applied, where that is not wanted. */
export function judgeOrder(
  known: readonly KnownMigration<FiledMigration>[],
  outOfOrder: OutOfOrder,
): readonly Renderable[] {
  if (outOfOrder === 'apply') return []
  const newest = known.findLast(({ row }) => row?.finished !== undefined)?.id ?? ''
  return known.flatMap(({ isLate, migration }) => {
    if (!isLate || migration === undefined) return []
    const place = { file: migration.up.file.path, start: 0, end: 0 }
    return [migrationFault('late-migration', { id: newest }, place)]
  })
}
