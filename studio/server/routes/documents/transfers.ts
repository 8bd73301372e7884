import { Readable } from 'node:stream'
import { documentFormats } from '../../../../runtime/document/transfer/export-documents.ts'
import { both } from '../../../../runtime/document/find/after-id.ts'
import { membership } from '../../../../runtime/document/find/find-by-ids.ts'
import {
  documentExport,
  documentImport,
  importedDocuments,
} from '../../../api/documents/transfers.ts'
import { askedId } from '../../documents/asked-documents.ts'
import { askedCollection } from '../../documents/asked-place.ts'
import { editingOf } from '../../documents/editing-of.ts'
import { queryOf } from '../../documents/find-page.ts'
import { importDocuments } from '../../documents/import-documents.ts'
import { startedIterator } from '../../export/started-iterator.ts'
import { attachment } from '../../routing/attachment.ts'
import { choiceOf } from '../../routing/read-query.ts'
import { COLLECTION } from './collections.ts'
import { bodyRoute, type DocumentRoute } from './document-route.ts'

export const transferRoutes: readonly DocumentRoute[] = [
  bodyRoute(
    {
      ...{ method: 'POST', url: `${COLLECTION}/export`, body: documentExport },
      ...{ isRead: true },
      files: Object.values(documentFormats).map(({ contentType }) => contentType),
      summary: 'A file of the documents of a collection, a filter or identifiers',
    },
    async (body, request, { store }) => {
      const { format, ids, idsAs, fields, limit, guard = true, ...asked } = body
      const where = askedCollection(request)
      const found = queryOf(where, asked)
      const wanted = ids?.map((id, index) => askedId(id, { idsAs, path: `ids.${index}` }))
      const query = wanted ? { ...found, filter: both(found.filter, membership(wanted)) } : found
      const { contentType, extension, pieces } = documentFormats[format]
      const { signal } = request
      const file = { query, limit, fields, isGuarded: guard }
      const started = await startedIterator(pieces(store, file, { signal }))
      return {
        bytes: Readable.from(started, { objectMode: false }),
        headers: attachment(`${where.collection}.${extension}`, contentType),
      }
    },
  ),
  bodyRoute(
    {
      ...{ method: 'POST', url: `${COLLECTION}/import`, query: ['dryRun'] },
      ...{ body: documentImport, answers: importedDocuments },
      ...{ summary: 'Inserts the documents of a part of a file', isWrite: true },
    },
    (body, request, studio) => {
      const isDry = choiceOf(request.query, 'dryRun', ['0', '1']) === '1'
      return importDocuments(editingOf(request, studio), body, isDry)
    },
  ),
]
