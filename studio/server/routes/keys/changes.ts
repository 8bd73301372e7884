import type { ClaimRefusal, Direction } from '../../../../runtime/journal/journal.ts'
import { undoChange } from '../../../../runtime/key-value/undo/undo-change.ts'
import { type ChangeList, changeList, undone } from '../../../api/changes.ts'
import { refusal } from '../../failure/refusal.ts'
import { linkOf, timed } from '../../keys/asked-store.ts'
import { unlessChanged } from '../../keys/change-errors.ts'
import { type KeyRoute, route } from './key-route.ts'

export const keyChangeRoutes: readonly KeyRoute[] = [
  route(
    {
      ...{ method: 'GET', url: '/api/changes', answers: changeList },
      summary: 'The changes that can be taken back, newest first',
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

function takeRoute(direction: Direction): KeyRoute {
  const summaries = { undo: 'Take a change back', redo: 'Make a change again' }
  return route(
    {
      ...{ method: 'POST', url: `/api/changes/:undoId/${direction}`, answers: undone },
      ...{ summary: summaries[direction], isWrite: true },
    },
    async ({ params, signal }, studio) => {
      const undoId = params['undoId'] ?? ''
      const wish = {
        ...{ id: undoId, direction, signal, journal: studio.journal },
        linkOf: (database: number) => linkOf(studio, database),
      }
      const { result, timing } = await timed(() => unlessChanged(() => undoChange(wish)))
      if (result.kind === 'unclaimed') throw unclaimed(result.reason)
      return { body: { undoId, rows: result.keys, timing } }
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
