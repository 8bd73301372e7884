import type {
  Pair,
  Scored,
  StreamEntry,
  ValuePage,
} from '../../../runtime/key-value/read/value-page.ts'
import type * as Api from '../../api/keys/key.ts'
import { shownBytes } from './bytes.ts'
import { keyLimits } from './key-limits.ts'

/** A page of a value as it is answered; `length` is that of the whole value. */
export function shownPage(page: ValuePage, length: number | null): Api.ValuePage {
  switch (page.type) {
    case 'string':
      return { type: 'string', ...shownString(page, length ?? page.value.length) }
    case 'json':
      return { type: 'json', value: shownBytes(page.value, keyLimits.viewBytes) }
    case 'hash':
      return { type: 'hash', entries: page.entries.map(pair), cursor: page.cursor ?? null }
    case 'list': {
      const items = page.items.map(({ index, value }) => ({ index, value: element(value) }))
      return { type: 'list', items, cursor: page.cursor ?? null }
    }
    case 'set':
      return { type: 'set', members: page.members.map(element), cursor: page.cursor ?? null }
    case 'zset':
      return { type: 'zset', members: page.members.map(scored), cursor: page.cursor ?? null }
    case 'stream': {
      const { groups, lastId, cursor } = page
      return {
        type: 'stream',
        entries: page.entries.map(entry),
        groups,
        lastId,
        cursor: cursor ?? null,
      }
    }
    case 'other':
      return { type: 'other' }
  }
}

type StringPage = Extract<ValuePage, { readonly type: 'string' }>

/** A part of a string is marked as cut, wherever it begins. */
function shownString({ value, offset }: StringPage, length: number) {
  const isWhole = offset === 0 && value.length >= length
  const { size: _size, truncated: _truncated, ...shown } = shownBytes(value, value.length)
  return { value: isWhole ? shown : { ...shown, size: length, truncated: true as const }, offset }
}

function element(bytes: Buffer) {
  return shownBytes(bytes, keyLimits.elementBytes)
}

function pair({ field, value }: Pair) {
  return { field: element(field), value: element(value) }
}

function scored({ member, score }: Scored) {
  return { member: element(member), score }
}

function entry({ id, fields }: StreamEntry) {
  return { id, fields: fields.map(pair) }
}
