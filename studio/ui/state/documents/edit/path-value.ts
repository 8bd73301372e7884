import type { EjsonObject, EjsonValue } from '../ejson/ejson-value.ts'
import { type Draft, draftChanges } from './drafts.ts'
import { asDocument, valueAt, withoutValue, withValue } from './value-at.ts'

/** The value at a path with dots; undefined where there is none. */
export function pathValue(document: EjsonObject, path: string): EjsonValue | undefined {
  return valueAt(document, path.split('.'))
}

/** Returns what is stored with the changes of a draft; where only the whole can be replaced, the draft is the whole. */
export function rebased(draft: Draft, stored: EjsonObject): EjsonObject {
  const changes = draftChanges(draft)
  if (changes === undefined) return draft.now
  const changed = changes.reduce<EjsonValue>(
    (value, { path, now }) =>
      now === undefined
        ? withoutValue(value, path.split('.'))
        : withValue(value, path.split('.'), now),
    stored,
  )
  return asDocument(changed, stored)
}
