import type { Direction } from '../../../../runtime/journal/journal.ts'
import { settleAbandoned } from '../../../../runtime/document/edit/settle-abandoned.ts'
import { undoDocuments } from '../../../../runtime/document/edit/undo-documents.ts'
import {
  documentChangeList,
  type DocumentChangeList,
  undoneDocuments,
} from '../../../api/documents/changes.ts'
import { answered, timed } from '../../documents/answer-documents.ts'
import { Refusal } from '../../failure/refusal.ts'
import { type DocumentRoute, route } from './document-route.ts'
import { unclaimed } from '../shared/unclaimed.ts'

const summaries = { undo: 'Takes a change back', redo: 'Makes a change again' } as const

export const changeRoutes: readonly DocumentRoute[] = [
  route(
    {
      ...{ method: 'GET', url: '/api/changes', answers: documentChangeList },
      summary: 'The changes that can be taken back, newest first',
    },
    async ({ signal }, { store, journal }) => {
      await settleAbandoned({ store, journal, options: { signal } })
      const changes = journal
        .list()
        .map(({ id, schema, relation, at, isSuperseded, ...entry }) => ({
          ...{ undoId: id, database: schema, collection: relation },
          ...{ kind: entry.kind, state: entry.state, superseded: isSuperseded },
          ...{ documents: entry.rows, at: new Date(at).toISOString() },
        }))
      return { body: { changes } satisfies DocumentChangeList }
    },
  ),
  ...(['undo', 'redo'] as const).map(takeRoute),
]

function takeRoute(direction: Direction): DocumentRoute {
  const url = `/api/changes/:undoId/${direction}`
  return route(
    { method: 'POST', url, summary: summaries[direction], answers: undoneDocuments, isWrite: true },
    async ({ params, signal }, { store, journal }) => {
      const undoId = params['undoId'] ?? ''
      const where = { store, journal, options: { signal } }
      const { value, timing } = await timed(() => undoDocuments(where, { id: undoId, direction }))
      if (value.kind === 'unclaimed') throw unclaimed(value.reason)
      if (value.kind === 'conflict') {
        const { current } = value
        const message = 'Somebody has changed a document since.'
        const stored = current === undefined ? null : answered(current, { json: 'text' })
        throw new Refusal('conflict', { details: [{ path: 'undoId', message }], current: stored })
      }
      return { body: { undoId, documents: value.count, timing } }
    },
  )
}
