import { undoChange } from '../../../../runtime/edit/undo/undo-change.ts'
import type { ClaimRefusal, Direction } from '../../../../runtime/journal/journal.ts'
import { type ChangeList, changeList, undone } from '../../../api/changes.ts'
import { refusal } from '../../failure/refusal.ts'
import { route, type RelationalRoute } from './relational-route.ts'
import { unwritten } from '../../rows/unless-unwritten.ts'
import { editing } from './rows.ts'

export const changeRoutes: readonly RelationalRoute[] = [
  route(
    {
      method: 'GET',
      url: '/api/changes',
      summary: 'The changes that can be taken back, newest first',
      answers: changeList,
    },
    (_request, { journal }) => {
      const changes = journal.list().map(({ id, relation, at, isSuperseded, ...entry }) => ({
        undoId: id,
        table: relation,
        at: new Date(at).toISOString(),
        superseded: isSuperseded,
        ...entry,
      }))
      return { body: { changes } satisfies ChangeList }
    },
  ),
  ...(['undo', 'redo'] as const).map(takeRoute),
]

function takeRoute(direction: Direction): RelationalRoute {
  const summaries = { undo: 'Take a change back', redo: 'Make a change again' }
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

const reasons: Readonly<Record<ClaimRefusal, string>> = {
  unknown: 'There is no such change.',
  'already-undone': 'The change has been taken back already.',
  'not-undone': 'The change has not been taken back.',
  busy: 'The change is being taken back at this moment.',
}

function unclaimed(reason: ClaimRefusal) {
  return refusal(reason === 'unknown' ? 'not_found' : 'conflict', reasons[reason], 'undoId')
}
