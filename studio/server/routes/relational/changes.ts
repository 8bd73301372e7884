import { undoChange } from '../../../../runtime/edit/undo/undo-change.ts'
import type { Direction } from '../../../../runtime/journal/journal.ts'
import { changeList, undone } from '../../../api/changes.ts'
import { route, type RelationalRoute } from './relational-route.ts'
import { unwritten } from '../../rows/unless-unwritten.ts'
import { editing } from './rows.ts'
import { listedChanges } from '../shared/listed-changes.ts'
import { unclaimed } from '../shared/unclaimed.ts'

export const changeRoutes: readonly RelationalRoute[] = [
  route(
    {
      method: 'GET',
      url: '/api/changes',
      summary: 'The changes that can be taken back, newest first',
      answers: changeList,
    },
    (_request, { journal }) => ({ body: listedChanges(journal) }),
  ),
  ...(['undo', 'redo'] as const).map(takeRoute),
]

function takeRoute(direction: Direction): RelationalRoute {
  const summaries = { undo: 'Takes a change back', redo: 'Makes a change again' }
  return route(
    {
      method: 'POST',
      url: `/api/changes/:undoId/${direction}`,
      summary: summaries[direction],
      answers: undone,
      isWrite: true,
      isWhole: true,
    },
    async ({ params, signal }, studio) => {
      const undoId = params['undoId'] ?? ''
      const start = performance.now()
      const where = await editing(studio, {}, signal)
      const taken = await undoChange(where, { id: undoId, direction })
      if (taken.kind === 'unclaimed') throw unclaimed(taken.reason)
      const { opened } = studio
      if (taken.kind === 'stopped')
        throw unwritten(taken.outcome, { opened, form: 'parsed', prefix: '' })
      const timing = { dbMs: performance.now() - start }
      return { body: { undoId, rows: taken.rows.length, timing } }
    },
  )
}
