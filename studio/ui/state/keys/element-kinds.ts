import type { Bytes, ShownBytes } from '../../../api/keys/bytes.ts'
import type { ElementEdit, ElementRequest } from '../../../api/keys/edits.ts'
import type { ValuePage } from '../../../api/keys/key.ts'
import { bytesId, sentBytes, shownText } from './byte-text.ts'

/** An element of a value as a row: its name, which may be an index, and what it holds. */
export interface ElementRow {
  readonly id: string
  /** What it is called in messages. */
  readonly label: string
  readonly index?: number
  readonly name?: ShownBytes
  /** The part that is edited. */
  readonly value: ShownBytes
}

/** What a person fills in to add an element. */
export interface NewElement {
  readonly name: string
  readonly value: string
}

/** How the elements of a type are shown and changed. */
export interface ElementKind {
  readonly nameHead: string | undefined
  readonly valueHead: string
  /** The fields of the form that adds one; without a name where it has none. */
  readonly addName: string | undefined
  /** The server finds elements by a pattern. */
  readonly canFilter: boolean
  readonly rowsOf: (page: ValuePage) => readonly ElementRow[]
  readonly set: (row: ElementRow, value: Bytes, seen: Bytes | undefined) => ElementEdit
  readonly remove: (row: ElementRow) => ElementEdit
  readonly add: (wish: NewElement) => ElementEdit
  /** Asks for the whole of what is edited; undefined where it is never cut. */
  readonly whole: (row: ElementRow) => ElementRequest | undefined
}

const nothing: ShownBytes = { value: '' }
const nameOf = (row: ElementRow) => sentBytes(row.name ?? nothing)
/** What was seen of a value that is cut is not all of it, so that nothing is compared. */
const seenOf = ({ value }: ElementRow) => (value.truncated === true ? undefined : sentBytes(value))

const hash: ElementKind = {
  ...{ nameHead: 'Field', valueHead: 'Value', addName: 'Field', canFilter: true },
  rowsOf: (page) => {
    if (page.type !== 'hash') return []
    return page.entries.map(({ field, value }) => ({
      ...{ id: bytesId(field), label: shownText(field), name: field, value },
    }))
  },
  set: (row, value, expect) => ({ op: 'hash.set', field: nameOf(row), value, ...seen(expect) }),
  remove: (row) => ({ op: 'hash.delete', field: nameOf(row), ...seen(seenOf(row)) }),
  add: ({ name, value }) => ({ op: 'hash.set', field: name, value, expect: null }),
  whole: (row) => ({ field: nameOf(row) }),
}

const list: ElementKind = {
  ...{ nameHead: 'Index', valueHead: 'Value', addName: undefined, canFilter: false },
  rowsOf: (page) => {
    if (page.type !== 'list') return []
    return page.items.map(({ index, value }) => ({
      ...{ id: String(index), label: `element ${index}`, index, value },
    }))
  },
  set: (row, value, expect) => ({
    ...{ op: 'list.set', index: row.index ?? 0, value },
    ...seen(expect),
  }),
  remove: (row) => ({ op: 'list.delete', index: row.index ?? 0, ...seen(seenOf(row)) }),
  add: ({ value }) => ({ op: 'list.push', value, end: 'tail' }),
  whole: (row) => ({ index: row.index ?? 0 }),
}

const set: ElementKind = {
  ...{ nameHead: undefined, valueHead: 'Member', addName: undefined, canFilter: true },
  rowsOf: (page) => {
    if (page.type !== 'set') return []
    return page.members.map((value) => ({ id: bytesId(value), label: shownText(value), value }))
  },
  set: (row, value) => ({ op: 'set.replace', member: sentBytes(row.value), with: value }),
  remove: (row) => ({ op: 'set.delete', member: sentBytes(row.value) }),
  add: ({ value }) => ({ op: 'set.add', member: value }),
  whole: () => undefined,
}

const zset: ElementKind = {
  ...{ nameHead: 'Member', valueHead: 'Score', addName: 'Member', canFilter: true },
  rowsOf: (page) => {
    if (page.type !== 'zset') return []
    return page.members.map(({ member, score }) => ({
      ...{ id: bytesId(member), label: shownText(member), name: member, value: { value: score } },
    }))
  },
  set: (row, value, expect) => ({
    ...{ op: 'zset.set', member: nameOf(row), score: textOf(value) },
    ...seen(expect === undefined ? undefined : textOf(expect)),
  }),
  remove: (row) => ({ op: 'zset.delete', member: nameOf(row), expect: row.value.value }),
  add: ({ name, value }) => ({ op: 'zset.set', member: name, score: value, expect: null }),
  whole: () => undefined,
}

/** By the type of a page; those that have no elements in rows are not there. */
const kinds: Readonly<Record<string, ElementKind>> = { hash, list, set, zset }

export function elementKind(type: string): ElementKind | undefined {
  return Object.hasOwn(kinds, type) ? kinds[type] : undefined
}

function seen<Seen>(expect: Seen | undefined): { readonly expect?: Seen } {
  return expect === undefined ? {} : { expect }
}

function textOf(given: Bytes): string {
  return typeof given === 'string' ? given : given.value
}
