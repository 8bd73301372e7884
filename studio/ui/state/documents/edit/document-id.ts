import {
  type EjsonObject,
  type EjsonValue,
  memberOf,
  type ScalarType,
} from '../ejson/ejson-value.ts'
import { ejsonText } from '../ejson/write-ejson.ts'

/** A document with what tells it from others. */
export interface FoundDocument {
  /** Canonical Extended JSON of its identifier. */
  readonly key: string
  readonly id: EjsonValue
  readonly document: EjsonObject
}

export function foundDocument(document: EjsonObject, place: number): FoundDocument {
  const id = memberOf(document, '_id')
  // A projection may leave the identifier out: then it can be read only.
  if (id === undefined) return { key: `place ${place}`, id: NO_ID, document }
  return { key: ejsonText(id, { style: 'canonical' }), id, document }
}

const NO_ID: EjsonValue = { kind: 'scalar', type: 'null', text: '', json: 'null' }

export function hasId({ document }: FoundDocument): boolean {
  return memberOf(document, '_id') !== undefined
}

/** As a person reads it. */
export function idText({ id }: FoundDocument): string {
  return id.kind === 'scalar' ? id.text : ejsonText(id, { style: 'shell' })
}

/** As requests name one document: a text as a text, what JSON has a word for by that word, all else as Extended JSON. */
export function askedId({ id }: Pick<FoundDocument, 'id'>): AskedId {
  const plain = id.kind === 'scalar' ? PLAIN[id.type]?.(id.text) : undefined
  return plain ?? { id: ejsonText(id, { style: 'canonical' }), idsAs: 'auto' }
}

const PLAIN: Readonly<Partial<Record<ScalarType, (text: string) => AskedId>>> = {
  string: (text) => ({ id: text, idsAs: 'string' }),
  boolean: (text) => ({ id: text === 'true', idsAs: 'auto' }),
  null: () => ({ id: null, idsAs: 'auto' }),
}

interface AskedId {
  readonly id: string | boolean | null
  readonly idsAs: 'auto' | 'string'
}

/** The same for several; undefined where no request can name them together. */
export function askedIds(found: readonly Pick<FoundDocument, 'id'>[]) {
  const asked = found.map(askedId)
  const ids = asked.map(({ id }) => id)
  if (asked.every(({ idsAs }) => idsAs === 'string')) return { ids, idsAs: 'string' as const }
  const isUnclear = asked.some(
    ({ id, idsAs }) => idsAs === 'string' && /^[0-9a-f]{24}$|^\{.*\}$/is.test(String(id)),
  )
  return isUnclear ? undefined : { ids, idsAs: 'auto' as const }
}

/** Returns what names several documents for a request that only reads: by a filter where identifiers would be unclear. */
export function namedDocuments(found: readonly Pick<FoundDocument, 'id'>[]) {
  const texts = found.map(({ id }) => ejsonText(id, { style: 'canonical' }))
  return askedIds(found) ?? { filter: `{"_id":{"$in":[${texts.join(',')}]}}` }
}
