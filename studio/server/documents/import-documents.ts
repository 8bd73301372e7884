import { memberOf } from '../../../runtime/document/bson/bson-value.ts'
import { insertDocuments } from '../../../runtime/document/edit/insert-documents.ts'
import type { DocumentEditing } from '../../../runtime/document/edit/editing.ts'
import { findByIds, idOf } from '../../../runtime/document/find/find-by-ids.ts'
import { writeEjson } from '../../../runtime/document/ejson/write-ejson.ts'
import { documentReaders } from '../../../runtime/document/transfer/read-documents.ts'
import type { DocumentImport } from '../../api/documents/transfers.ts'
import type { Answer } from '../routing/route.ts'
import { answered, jsonAnswer, timed } from './answer-documents.ts'

/** How many documents are shown, how many faults are told, and how many documents one command inserts. */
const SHOWN = 5
const MOST_TOLD = 20

/** Reads documents of a part of a file, and inserts them unless it is only tried. */
export async function importDocuments(
  editing: DocumentEditing,
  asked: DocumentImport,
  isDry: boolean,
): Promise<Answer> {
  const { format, text, more = false, fields, onConflict = 'error', undo } = asked
  const read = await documentReaders[format]({ text, isCut: more, fields })
  const { documents, faults } = read
  const { value, timing, dbMs } = await timed(async () => {
    const wanted = onConflict === 'skip' ? await newOnes(editing, documents) : documents
    const isWritten = !isDry && faults.length === 0 && wanted.length > 0
    const inserted = isWritten ? await insertDocuments(editing, wanted, undo !== false) : undefined
    return { count: faults.length === 0 ? wanted.length : 0, undoId: inserted?.undoId, wanted }
  })
  const body = {
    documents: documents.length + faults.length,
    inserted: value.count,
    skipped: documents.length - value.wanted.length,
    consumed: read.consumed,
    fields: [...read.fields],
    sample: documents.slice(0, SHOWN).map((document) => answered(document)),
    faults: faults.slice(0, MOST_TOLD),
    faultCount: faults.length,
    undoId: value.undoId ?? null,
    timing,
  }
  return jsonAnswer(body, { dbMs })
}

/** Those whose identifier is not there yet. */
async function newOnes(
  { store, options, ...where }: DocumentEditing,
  documents: Awaited<ReturnType<typeof findByIds>>,
) {
  const ids = documents.flatMap((document) => memberOf(document, '_id') ?? [])
  const found = await findByIds(store, where, { ids, options })
  const known = new Set(found.map((document) => writeEjson(idOf(document))))
  return documents.filter((document) => {
    const id = memberOf(document, '_id')
    return id === undefined || !known.has(writeEjson(id))
  })
}
