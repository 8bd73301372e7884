import type { NewIndex } from '../../../../api/documents/indexes.ts'
import { toldDocument } from '../ejson/told-ejson.ts'
import { ejsonText } from '../ejson/write-ejson.ts'

/** A member of a key, with the direction in which it is kept. */
export interface KeyMember {
  readonly field: string
  readonly direction: string
}

/** An index as a person describes it; empty texts are left out. */
export interface IndexDraft {
  readonly key: readonly KeyMember[]
  readonly name: string
  readonly isUnique: boolean
  readonly isSparse: boolean
  readonly isHidden: boolean
  readonly partial: string
  readonly expireAfter: string
  readonly collation: string
  readonly weights: string
  readonly language: string
}

export const DIRECTIONS = [
  { value: '1', label: 'ascending' },
  { value: '-1', label: 'descending' },
  { value: 'text', label: 'text' },
  { value: 'hashed', label: 'hashed' },
  { value: '2dsphere', label: '2dsphere' },
  { value: '2d', label: '2d' },
] as const

export const EMPTY_INDEX: IndexDraft = {
  key: [{ field: '', direction: '1' }],
  ...{ name: '', isUnique: false, isSparse: false, isHidden: false },
  ...{ partial: '', expireAfter: '', collation: '', weights: '', language: '' },
}

/** Returns an index over the members of a key; one without members where the text is none. */
export function indexOver(keyText: string): IndexDraft {
  const told = toldDocument(keyText)
  if ('message' in told || told.value.kind !== 'object') return EMPTY_INDEX
  const key = told.value.members.map(({ name, value }) => ({
    field: name,
    direction: value.kind === 'scalar' ? value.text : '1',
  }))
  return { ...EMPTY_INDEX, key: key.length === 0 ? EMPTY_INDEX.key : key }
}

const DOCUMENTS = {
  partial: 'partialFilterExpression',
  collation: 'collation',
  weights: 'weights',
} as const

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] }

/** Returns what is asked of the server, or why the description is none of an index. */
export function newIndexOf(draft: IndexDraft): NewIndex | { readonly message: string } {
  const key = draft.key.filter(({ field }) => field.trim() !== '')
  if (key.length === 0) return { message: 'Name at least one field.' }
  const body: Mutable<NewIndex> = { key: keyText(key) }
  for (const part of ['partial', 'collation', 'weights'] as const) {
    if (draft[part].trim() === '') continue
    const told = toldDocument(draft[part])
    if ('message' in told) return told
    body[DOCUMENTS[part]] = ejsonText(told.value, { style: 'canonical' })
  }
  if (draft.expireAfter.trim() !== '') {
    const seconds = Number(draft.expireAfter)
    if (!Number.isInteger(seconds) || seconds < 0)
      return { message: 'The time until documents end is a whole number of seconds.' }
    body.expireAfterSeconds = seconds
  }
  if (draft.name.trim() !== '') body.name = draft.name.trim()
  if (draft.language.trim() !== '') body.defaultLanguage = draft.language.trim()
  if (draft.isUnique) body.unique = true
  if (draft.isSparse) body.sparse = true
  if (draft.isHidden) body.hidden = true
  return body
}

/** Members keep their order, which counts. */
function keyText(key: readonly KeyMember[]): string {
  const members = key.map(({ field, direction }) => {
    const value = /^-?1$/.test(direction)
      ? `{"$numberInt":"${direction}"}`
      : JSON.stringify(direction)
    return `${JSON.stringify(field.trim())}:${value}`
  })
  return `{${members.join(',')}}`
}
