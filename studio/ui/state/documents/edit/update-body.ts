import type { UpdateDocument } from '../../../../api/documents/documents.ts'
import type { EjsonObject, EjsonValue } from '../ejson/ejson-value.ts'
import { ejsonText } from '../ejson/write-ejson.ts'
import { changesBetween } from './changes-between.ts'
import { askedId, type FoundDocument } from './document-id.ts'

/** Returns the request that makes a document another one: only what has changed is sent, with what was seen of it. */
export function updateBody(found: FoundDocument, now: EjsonObject): UpdateDocument {
  const changes = changesBetween(found.document, now)
  const where = { ...askedId(found), json: 'text' as const }
  if (changes === undefined) {
    const seen = found.document.members.filter(({ name }) => !name.includes('.'))
    return { ...where, replace: text(now), expect: text({ kind: 'object', members: seen }) }
  }
  const pairs = (side: 'was' | 'now') =>
    changes.flatMap(({ path, [side]: value }) =>
      value === undefined ? [] : [{ name: path, value }],
    )
  const missing = changes.filter(({ was }) => was === undefined).map(({ path }) => path)
  const unset = changes.filter((change) => change.now === undefined).map(({ path }) => path)
  const expect = pairs('was')
  const set = pairs('now')
  return {
    ...where,
    ...(set.length > 0 && { set: text({ kind: 'object', members: set }) }),
    ...(unset.length > 0 && { unset }),
    ...(expect.length > 0 && { expect: text({ kind: 'object', members: expect }) }),
    ...(missing.length > 0 && { expectMissing: missing }),
  }
}

function text(value: EjsonValue): string {
  return ejsonText(value, { style: 'canonical' })
}
