import { type BsonArray, type BsonObject, type BsonValue, typeName } from '../bson/bson-value.ts'
import { numberAt } from '../catalog/list-indexes.ts'
import { writeEjson } from '../ejson/write-ejson.ts'

export interface FieldDescription {
  readonly path: string
  readonly documents: number
  readonly types: readonly { readonly type: string; readonly count: number }[]
  readonly distinct: number
  readonly distinctComplete: boolean
  readonly examples: readonly { readonly value: BsonValue; readonly count: number }[]
  readonly histogram: Histogram | undefined
}

export interface Histogram {
  readonly kind: 'number' | 'date'
  readonly least: number
  readonly greatest: number
  readonly counts: readonly number[]
}

/** Bounds, so that odd documents do not fill the memory. */
const MOST_FIELDS = 500
const MOST_DISTINCT = 1000
const LONGEST_VALUE = 200
const DEEPEST = 8
const EXAMPLES = 10
const PARTS = 20

interface Tally {
  documents: number
  /** The document that was counted last. */
  last: number
  readonly types: Map<string, number>
  readonly values: Map<string, { readonly value: BsonValue; count: number }>
  isComplete: boolean
  readonly numbers: number[]
  readonly dates: number[]
}

/** Describes the members of documents: how often they are there, what they are, which values they have. */
export function describeFields(documents: readonly BsonObject[]): readonly FieldDescription[] {
  const tallies = new Map<string, Tally>()
  for (const [number, document] of documents.entries())
    tallyMembers(document, { tallies, number, prefix: '', depth: 0 })
  return [...tallies].map(([path, tally]) => described(path, tally))
}

interface Place {
  readonly tallies: Map<string, Tally>
  readonly number: number
  readonly prefix: string
  readonly depth: number
}

function tallyMembers({ members }: BsonObject, place: Place): void {
  const { prefix } = place
  for (const { name, value } of members)
    tallyValue(value, { ...place, prefix: prefix === '' ? name : `${prefix}.${name}` })
}

function tallyValue(value: BsonValue, place: Place): void {
  const { tallies, number, prefix, depth } = place
  const tally = tallyOf(tallies, prefix)
  if (tally === undefined || depth > DEEPEST) return
  if (tally.last !== number) tally.documents += 1
  tally.last = number
  const type = typeName(value)
  tally.types.set(type, (tally.types.get(type) ?? 0) + 1)
  if (value.kind === 'object') tallyMembers(value, { ...place, depth: depth + 1 })
  else if (value.kind === 'scalar') tallyScalar(value, tally)
  else tallyItems(value, { ...place, depth: depth + 1 })
}

function tallyItems({ items }: BsonArray, place: Place): void {
  for (const item of items) tallyValue(item, { ...place, prefix: `${place.prefix}[]` })
}

function tallyOf(tallies: Map<string, Tally>, path: string): Tally | undefined {
  const known = tallies.get(path)
  if (known !== undefined || tallies.size >= MOST_FIELDS) return known
  const made: Tally = {
    ...{ documents: 0, last: -1, types: new Map(), values: new Map() },
    ...{ isComplete: true, numbers: [], dates: [] },
  }
  tallies.set(path, made)
  return made
}

function tallyScalar(value: BsonValue & { kind: 'scalar' }, tally: Tally): void {
  const number = numberAt(value)
  if (number !== undefined && Number.isFinite(number))
    (value.type === 'date' ? tally.dates : tally.numbers).push(number)
  if (value.bytes.length > LONGEST_VALUE) tally.isComplete = false
  else countValue(value, tally)
}

function countValue(value: BsonValue, tally: Tally): void {
  const text = writeEjson(value)
  const known = tally.values.get(text)
  if (known) known.count += 1
  else if (tally.values.size < MOST_DISTINCT) tally.values.set(text, { value, count: 1 })
  else tally.isComplete = false
}

function described(path: string, tally: Tally): FieldDescription {
  const { documents, types, values, isComplete } = tally
  const byCount = <Item extends { readonly count: number }>(one: Item, other: Item) =>
    other.count - one.count
  return {
    ...{ path, documents, distinct: values.size, distinctComplete: isComplete },
    types: [...types].map(([type, count]) => ({ type, count })).toSorted(byCount),
    examples: [...values.values()].toSorted(byCount).slice(0, EXAMPLES),
    histogram: histogramOf(tally),
  }
}

function histogramOf({ numbers, dates }: Tally): Histogram | undefined {
  const kind = dates.length > numbers.length ? 'date' : 'number'
  const values = kind === 'date' ? dates : numbers
  if (values.length < 2) return undefined
  const least = values.reduce((one, other) => Math.min(one, other))
  const greatest = values.reduce((one, other) => Math.max(one, other))
  if (least === greatest) return undefined
  const counts = Array.from({ length: PARTS }, () => 0)
  for (const value of values) {
    const place = Math.min(PARTS - 1, Math.floor(((value - least) / (greatest - least)) * PARTS))
    counts[place] = (counts[place] ?? 0) + 1
  }
  return { kind, least, greatest, counts }
}
