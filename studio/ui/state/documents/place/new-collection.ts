import { toldDocument } from '../ejson/told-ejson.ts'
import { ejsonText } from '../ejson/write-ejson.ts'

/** A collection as a person describes it; empty texts are left out. */
export interface CollectionDraft {
  readonly name: string
  readonly isCapped: boolean
  readonly size: string
  readonly max: string
  readonly validator: string
  readonly collation: string
}

export const EMPTY_COLLECTION: CollectionDraft = {
  ...{ name: '', isCapped: false, size: '1048576', max: '', validator: '', collation: '' },
}

/** Returns what is asked of the server, or why the description is none of a collection. */
export function newCollectionOf(draft: CollectionDraft): object | { readonly message: string } {
  if (draft.name.trim() === '') return { message: 'The collection has a name.' }
  const size = Number(draft.size)
  const max = draft.max.trim() === '' ? undefined : Number(draft.max)
  if (draft.isCapped && !(Number.isInteger(size) && size > 0))
    return { message: 'A capped collection has a size in bytes.' }
  if (max !== undefined && !(Number.isInteger(max) && max > 0))
    return { message: 'The greatest number of documents is a whole number.' }
  const texts: Record<string, string> = {}
  for (const part of ['validator', 'collation'] as const) {
    if (draft[part].trim() === '') continue
    const told = toldDocument(draft[part])
    if ('message' in told) return told
    texts[part] = ejsonText(told.value, { style: 'canonical' })
  }
  const capped = draft.isCapped ? { capped: true, size, ...(max !== undefined && { max }) } : {}
  return { name: draft.name.trim(), ...capped, ...texts }
}
