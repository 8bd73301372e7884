import type { BsonObject } from '../../../runtime/document/bson/bson-value.ts'
import type { DocumentEdit } from '../../../runtime/document/edit/edit-document.ts'
import type { UpdateDocument } from '../../api/documents/documents.ts'
import { Refusal, refusal } from '../failure/refusal.ts'
import { type Asked, askedDocument, askedId } from './asked-documents.ts'

/** Returns the change of one document. Throws Refusal, for one of many documents too: it is not available yet. */
export function askedEdit(body: UpdateDocument): DocumentEdit {
  const { id, idsAs, set, unset = [], replace, expect, expectMissing = [] } = body
  if (body.filter !== undefined || body.update !== undefined || body.many !== undefined)
    throw new Refusal('not_available', {
      details: [{ message: 'Changing many documents at once is coming soon.' }],
    })
  if (id === undefined) throw refusal('bad_request', 'the identifier of a document', 'id')
  if (replace !== undefined && (set !== undefined || unset.length > 0))
    throw refusal('bad_request', 'a document is replaced, or members of it are changed', 'replace')
  const changes = pathsOf(set, 'set')
  const twice = changes.find(({ path }) => unset.includes(path))
  if (twice !== undefined)
    throw refusal('bad_request', 'a member is set or taken away, not both', `set.${twice.path}`)
  return {
    id: askedId(id, { idsAs, path: 'id' }),
    set: changes,
    unset,
    replace: replace === undefined ? undefined : askedDocument(replace, 'replace'),
    expect: [
      ...pathsOf(expect, 'expect'),
      ...expectMissing.map((path) => ({ path, value: undefined })),
    ],
  }
}

function pathsOf(asked: Asked | undefined, path: string) {
  const document: BsonObject | undefined =
    asked === undefined ? undefined : askedDocument(asked, path)
  return (document?.members ?? []).map(({ name, value }) => ({ path: name, value }))
}
