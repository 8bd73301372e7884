import type { ChangedRow } from '../../journal/journal.ts'
import { type BsonObject, memberOf, object } from '../bson/bson-value.ts'
import { readBson } from '../bson/read-bson.ts'
import { writeBson } from '../bson/write-bson.ts'
import type { Namespace } from '../find/find-request.ts'

/** A document before and after a change; undefined where it was not there. */
export interface ChangedDocument {
  readonly before: BsonObject | undefined
  readonly after: BsonObject | undefined
}

/** As the undo journal keeps it: a row of one column, which holds the bytes of the document. */
export function journalRow(
  { database, collection }: Namespace,
  { before, after }: ChangedDocument,
): ChangedRow {
  return {
    ...{ schema: database, relation: collection, columns: ['document'] },
    ...{ before: imageOf(before), after: imageOf(after), written: ['document'], isDerived: false },
  }
}

/** Undefined where the document is not there. */
export function imageOf(document: BsonObject | undefined) {
  return document && { values: [writeBson(document)], fingerprints: [null] }
}

export function changeOfRow({ before, after }: ChangedRow): ChangedDocument {
  return { before: documentOf(before), after: documentOf(after) }
}

export function documentOf(image: ChangedRow['before']): BsonObject | undefined {
  const [bytes] = image?.values ?? []
  return bytes instanceof Uint8Array ? readBson(bytes) : undefined
}

/** Returns the condition that names the document. */
export function idFilter(document: BsonObject): BsonObject {
  const id = memberOf(document, '_id')
  if (id === undefined) throw new Error('a document has no _id')
  return object([['_id', object([['$eq', id]])]])
}
