import type { Journal } from '../../../../runtime/journal/journal.ts'
import type { ChangeList } from '../../../api/changes.ts'

/** Returns the changes that can be taken back, newest first. */
export function listedChanges(journal: Journal): ChangeList {
  const changes = journal.list().map(({ id, relation, at, isSuperseded, ...entry }) => ({
    undoId: id,
    table: relation,
    at: new Date(at).toISOString(),
    superseded: isSuperseded,
    ...entry,
  }))
  return { changes }
}
