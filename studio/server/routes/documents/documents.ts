import { deleteDocuments } from '../../../../runtime/document/edit/delete-documents.ts'
import {
  current,
  type Edited,
  editDocument,
} from '../../../../runtime/document/edit/edit-document.ts'
import { insertDocuments, withId } from '../../../../runtime/document/edit/insert-documents.ts'
import { countDocuments } from '../../../../runtime/document/find/count-documents.ts'
import * as api from '../../../api/documents/documents.ts'
import { answered, jsonAnswer, timed } from '../../documents/answer-documents.ts'
import { type Asked, askedDocument, askedId } from '../../documents/asked-documents.ts'
import { askedCollection } from '../../documents/asked-place.ts'
import { askedEdit } from '../../documents/asked-edit.ts'
import { editingOf } from '../../documents/editing-of.ts'
import type { DocumentStudio } from '../../documents/document-studio.ts'
import { countOf, findPage, queryOf } from '../../documents/find-page.ts'
import { Refusal, refusal } from '../../failure/refusal.ts'
import type { RouteRequest } from '../../routing/route.ts'
import { COLLECTION } from './collections.ts'
import { bodyRoute, type DocumentRoute } from './document-route.ts'

export const documentsRoutes: readonly DocumentRoute[] = [
  bodyRoute(
    {
      ...{ method: 'POST', url: `${COLLECTION}/find`, isRead: true },
      ...{ body: api.findDocuments, answers: api.foundDocuments },
      summary: 'A page of the documents that a filter matches',
    },
    (body, request, studio) =>
      findPage(askedCollection(request), body, { studio, signal: request.signal }),
  ),
  bodyRoute(
    {
      ...{ method: 'POST', url: `${COLLECTION}/count`, isRead: true },
      ...{ body: api.countDocuments, answers: api.countedDocuments },
      summary: 'How many documents a filter matches',
    },
    async (body, request, { store }) => {
      const query = queryOf(askedCollection(request), body)
      const { value, timing, dbMs } = await timed(() =>
        countDocuments(store, query, { signal: request.signal, timeout: body.maxTimeMS }),
      )
      return { body: { count: countOf(value), timing }, dbMs }
    },
  ),
  bodyRoute(
    {
      ...{ method: 'POST', url: `${COLLECTION}/insert` },
      ...{ body: api.insertDocuments, answers: api.insertedDocuments },
      ...{ summary: 'Inserts documents', isWrite: true, isCreation: true },
    },
    async ({ document, documents, undo }, request, studio) => {
      const asked = [...(document === undefined ? [] : [document]), ...(documents ?? [])]
      if (asked.length === 0 || (document !== undefined && documents !== undefined))
        throw refusal('bad_request', 'either `document` or `documents` is given', 'document')
      return insert(asked, { undo, isSingle: document !== undefined, request, studio })
    },
  ),
  bodyRoute(
    {
      ...{ method: 'POST', url: `${COLLECTION}/clone` },
      ...{ body: api.cloneDocument, answers: api.insertedDocuments },
      ...{ summary: 'Inserts a document again with a new identifier', isWrite: true },
      isCreation: true,
    },
    async (body, request, studio) => {
      const editing = editingOf(request, studio)
      const id = askedId(body.id, { idsAs: body.idsAs, path: 'id' })
      const found = await current(editing, id)
      if (found === undefined) throw refusal('not_found', 'there is no such document', 'id')
      const members = found.members.filter(({ name }) => name !== '_id')
      const copy = withId({ kind: 'object', members })
      const { value, timing, dbMs } = await timed(() => insertDocuments(editing, [copy]))
      return insertedAnswer(value, { isSingle: true, timing, dbMs })
    },
  ),
  bodyRoute(
    {
      ...{ method: 'POST', url: `${COLLECTION}/delete` },
      ...{ body: api.deleteDocuments, answers: api.deletedDocuments },
      ...{ summary: 'Deletes the documents that have these identifiers', isWrite: true },
    },
    async ({ ids, idsAs, undo }, request, studio) => {
      const wanted = ids.map((id, index) => askedId(id, { idsAs, path: `ids.${index}` }))
      const { value, timing, dbMs } = await timed(() =>
        deleteDocuments(editingOf(request, studio), wanted, undo !== false),
      )
      const { count, undoId = null } = value
      return { body: { deletedCount: count, undoId, timing }, dbMs }
    },
  ),
  bodyRoute(
    {
      ...{ method: 'POST', url: `${COLLECTION}/update` },
      ...{ body: api.updateDocument, answers: api.updatedDocument },
      ...{ summary: 'Changes one document on the condition of what was seen', isWrite: true },
    },
    async (body, request, studio) => {
      const editing = editingOf(request, studio)
      const edit = askedEdit(body)
      const { value, timing, dbMs } = await timed(() => editDocument(editing, edit))
      const { document, undoId = null } = unlessUnwritten(value, body)
      return jsonAnswer({ document: answered(document, body), undoId, timing }, { dbMs })
    },
  ),
]

interface Inserting {
  readonly undo: boolean | undefined
  readonly isSingle: boolean
  readonly request: RouteRequest
  readonly studio: DocumentStudio
}

async function insert(asked: readonly Asked[], { undo, isSingle, request, studio }: Inserting) {
  const path = (index: number) => (isSingle ? 'document' : `documents.${index}`)
  const documents = asked.map((each, index) => askedDocument(each, path(index)))
  const { value, timing, dbMs } = await timed(() =>
    insertDocuments(editingOf(request, studio), documents, undo !== false),
  )
  return insertedAnswer(value, { isSingle, timing, dbMs })
}

function insertedAnswer(
  { ids, undoId }: Awaited<ReturnType<typeof insertDocuments>>,
  { isSingle, timing, dbMs }: { isSingle: boolean; timing: { dbMs: number }; dbMs: number },
) {
  const insertedIds = ids.map((id) => answered(id))
  const single = isSingle ? { insertedId: insertedIds[0] } : {}
  const body = { ...single, insertedIds, insertedCount: ids.length, undoId: undoId ?? null, timing }
  return jsonAnswer(body, { status: 201, dbMs })
}

function unlessUnwritten(outcome: Edited, form: api.UpdateDocument) {
  if (outcome.kind === 'done') return outcome
  if (outcome.kind === 'refused') throw refusal('invalid_value', outcome.reason, outcome.path)
  const { current: stored, paths } = outcome
  const isGone = stored === undefined
  const message = isGone
    ? 'The document is not there any more.'
    : 'Somebody has changed the document since it was read.'
  const places = paths.length === 0 ? ['id'] : paths.map((path) => `set.${path}`)
  const details = places.map((path) => ({ path, message }))
  throw new Refusal('conflict', { details, current: isGone ? null : answered(stored, form) })
}
