import type { Direction } from '../../../../runtime/journal/journal.ts'
import { settleAbandoned } from '../../../../runtime/key-value/undo/settle-abandoned.ts'
import { undoChange } from '../../../../runtime/key-value/undo/undo-change.ts'
import { changeList, undone } from '../../../api/changes.ts'
import { linkOf, timed } from '../../keys/asked-store.ts'
import { unlessChanged } from '../../keys/change-errors.ts'
import { type KeyRoute, route } from './key-route.ts'
import { listedChanges } from '../shared/listed-changes.ts'
import { unclaimed } from '../shared/unclaimed.ts'

export const keyChangeRoutes: readonly KeyRoute[] = [
  route(
    {
      ...{ method: 'GET', url: '/api/changes', answers: changeList },
      summary: 'The changes that can be taken back, newest first',
    },
    async ({ signal }, { journal, store }) => {
      await settleAbandoned({ journal, store, signal })
      return { body: listedChanges(journal) }
    },
  ),
  ...(['undo', 'redo'] as const).map(takeRoute),
]

function takeRoute(direction: Direction): KeyRoute {
  const summaries = { undo: 'Takes a change back', redo: 'Makes a change again' }
  return route(
    {
      ...{ method: 'POST', url: `/api/changes/:undoId/${direction}`, answers: undone },
      ...{ summary: summaries[direction], isWrite: true },
    },
    async ({ params, signal }, studio) => {
      const undoId = params['undoId'] ?? ''
      const { journal, store } = studio
      const wish = {
        ...{ id: undoId, direction, signal, journal, store },
        linkOf: (database: number) => linkOf(studio, database),
      }
      const { result, timing } = await timed(() => unlessChanged(() => undoChange(wish)))
      if (result.kind === 'unclaimed') throw unclaimed(result.reason)
      return { body: { undoId, rows: result.keys, timing } }
    },
  )
}
