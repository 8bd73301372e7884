import type { Bytes, ShownBytes } from '../../../api/keys/bytes.ts'
import type { ElementEdit, ElementRequest } from '../../../api/keys/edits.ts'
import type { ValuePage } from '../../../api/keys/key.ts'
import { breakOf } from './bytes/byte-views.ts'
import { bytesId, rawBytes, sentBytes, shownText } from './byte-text.ts'

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
  /** What can be opened whole: the value, or the member of a sorted set. */
  readonly whole: WholeBytes
}

export interface WholeBytes {
  /** Others can be stored instead of them. */
  readonly canReplace: boolean
  /** The element is found by these bytes, so that nothing can be done with a part of them. */
  readonly nameIt: boolean
  readonly of: (row: ElementRow) => ShownBytes
  readonly request: (row: ElementRow) => ElementRequest
  /** The element with all of the bytes. */
  readonly with: (row: ElementRow, bytes: ShownBytes) => ElementRow
}

const nothing: ShownBytes = { value: '' }
const nameOf = (row: ElementRow) => sentBytes(row.name ?? nothing)
/** What was seen of a value, which may be how it begins. */
const seenOf = ({ value }: ElementRow) =>
  value.truncated === true ? beginningOf(value) : sentBytes(value)

const wholeValue = {
  ...{ canReplace: true, nameIt: false },
  of: ({ value }: ElementRow) => value,
  with: (row: ElementRow, value: ShownBytes) => ({ ...row, value }),
}

/** How bytes that were cut begin and how many they are tells which ones they are. */
function beginningOf(shown: ShownBytes) {
  return { begins: sentBytes(shown), size: shown.size ?? rawBytes(shown).length }
}

function memberRequest(shown: ShownBytes): ElementRequest {
  return { member: beginningOf(shown) }
}

const hash: ElementKind = {
  ...{ nameHead: 'Field', valueHead: 'Value', addName: 'Field', canFilter: true },
  rowsOf: (page) => {
    if (page.type !== 'hash') return []
    return page.entries.map(({ field, value }) => ({
      ...{ id: bytesId(field), label: shownText(field), name: field, value },
    }))
  },
  set: (row, value, expect) => ({ op: 'hash.set', field: nameOf(row), value, ...seen(expect) }),
  remove: (row) => ({ op: 'hash.delete', field: nameOf(row), expect: seenOf(row) }),
  add: ({ name, value }) => ({ op: 'hash.set', field: name, value, expect: null }),
  whole: { ...wholeValue, request: (row) => ({ field: nameOf(row) }) },
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
  remove: (row) => ({ op: 'list.delete', index: row.index ?? 0, expect: seenOf(row) }),
  add: ({ value }) => ({ op: 'list.push', value, end: 'tail' }),
  whole: { ...wholeValue, request: (row) => ({ index: row.index ?? 0 }) },
}

const set: ElementKind = {
  ...{ nameHead: undefined, valueHead: 'Member', addName: undefined, canFilter: true },
  rowsOf: (page) => {
    if (page.type !== 'set') return []
    return page.members.map((value) => ({ id: bytesId(value), label: shownText(value), value }))
  },
  set: (row, value, before = sentBytes(row.value)) => ({
    op: 'set.replace',
    member: before,
    with: value,
  }),
  remove: (row) => ({ op: 'set.delete', member: sentBytes(row.value) }),
  add: ({ value }) => ({ op: 'set.add', member: value }),
  whole: { ...wholeValue, nameIt: true, request: ({ value }) => memberRequest(value) },
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
  whole: {
    ...{ canReplace: false, nameIt: true },
    of: ({ name = nothing }) => name,
    request: ({ name = nothing }) => memberRequest(name),
    with: (row, name) => ({ ...row, name }),
  },
}

/** By the type of a page; those that have no elements in rows are not there. */
const kinds: Readonly<Record<string, ElementKind>> = { hash, list, set, zset }

/** Whether an element can be changed where it stands: all of it is a text, and so is shown as it is. */
export function isPlain({ value, name }: ElementRow): boolean {
  const isWhole = value.truncated !== true && name?.truncated !== true
  return isWhole && value.encoding === undefined && breakOf(value.value) !== undefined
}

/** Whether there is a name for the element that a request can say. */
export function isNamed({ whole }: ElementKind, { name }: ElementRow): boolean {
  return whole.nameIt || name?.truncated !== true
}

export function elementKind(type: string): ElementKind | undefined {
  return Object.hasOwn(kinds, type) ? kinds[type] : undefined
}

function seen<Seen>(expect: Seen | undefined): { readonly expect?: Seen } {
  return expect === undefined ? {} : { expect }
}

function textOf(given: Bytes): string {
  return typeof given === 'string' ? given : given.value
}
