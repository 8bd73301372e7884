import type { WholeValue } from '../../../runtime/key-value/edit/whole-value.ts'
import type { ElementEdit, Seen, SeenPart } from '../../../runtime/key-value/edit/element-edit.ts'
import type { Bytes } from '../../api/keys/bytes.ts'
import type * as Api from '../../api/keys/edits.ts'
import type { NewValue } from '../../api/keys/key.ts'
import { bytesOf } from './bytes.ts'

type GivenPart = Extract<Api.ElementEdit, { readonly op: 'list.delete' }>['expect']

interface GivenPair {
  readonly field: Bytes
  readonly value: Bytes
}

/** The value that a request gives. Throws Refusal for what is no base64. */
export function newValueOf(given: NewValue, path: string): WholeValue {
  switch (given.type) {
    case 'string':
      return { type: given.type, value: bytesOf(given.value, `${path}.value`) }
    case 'json':
      return { type: given.type, value: bytesOf(given.value, `${path}.value`) }
    case 'hash':
      return { type: given.type, entries: pairsOf(given.entries, `${path}.entries`) }
    case 'list':
      return { type: given.type, items: allOf(given.items, `${path}.items`) }
    case 'set':
      return { type: given.type, members: allOf(given.members, `${path}.members`) }
    case 'zset':
      return {
        type: given.type,
        members: given.members.map(({ member, score }, at) => ({
          member: bytesOf(member, `${path}.members.${at}`),
          score,
        })),
      }
    case 'stream':
      return {
        type: given.type,
        entries: given.entries.map(({ id = '*', fields }, at) => ({
          id,
          fields: pairsOf(fields, `${path}.entries.${at}.fields`),
        })),
      }
  }
}

function allOf(given: readonly Bytes[], path: string): readonly Buffer[] {
  return given.map((each, at) => bytesOf(each, `${path}.${at}`))
}

function pairsOf(given: readonly GivenPair[], path: string) {
  return given.map(({ field, value }, at) => ({
    field: bytesOf(field, `${path}.${at}.field`),
    value: bytesOf(value, `${path}.${at}.value`),
  }))
}

function expectedIn(given: Bytes | null | undefined, path: string): { readonly expect: Seen } {
  return { expect: given === null || given === undefined ? given : bytesOf(given, path) }
}

function expectedPartIn(given: GivenPart, path: string): { readonly expect: SeenPart } {
  if (typeof given !== 'object' || given === null || !('begins' in given))
    return expectedIn(given, path)
  return { expect: { begins: bytesOf(given.begins, `${path}.begins`), size: given.size } }
}

/** The change that a request asks for. Throws Refusal for what is no base64. */
export function editOf(given: Api.ElementEdit, path: string): ElementEdit {
  const bytes = (each: Bytes, name: string) => bytesOf(each, `${path}.${name}`)
  const expected = (each: Bytes | null | undefined) => expectedIn(each, `${path}.expect`)
  const expectedPart = (each: GivenPart) => expectedPartIn(each, `${path}.expect`)
  switch (given.op) {
    case 'string.set':
      return { op: given.op, value: bytes(given.value, 'value'), ...expected(given.expect) }
    case 'json.set':
      return {
        ...{ op: given.op, path: given.path, value: bytes(given.value, 'value') },
        ...expected(given.expect),
      }
    case 'hash.set':
      return {
        ...{ op: given.op, field: bytes(given.field, 'field'), value: bytes(given.value, 'value') },
        ...expected(given.expect),
      }
    case 'hash.delete':
      return { op: given.op, field: bytes(given.field, 'field'), ...expectedPart(given.expect) }
    case 'list.set':
      return {
        ...{ op: given.op, index: given.index, value: bytes(given.value, 'value') },
        ...expected(given.expect),
      }
    case 'list.push':
      return { op: given.op, value: bytes(given.value, 'value'), end: given.end }
    case 'list.delete':
      return { op: given.op, index: given.index, ...expectedPart(given.expect) }
    case 'set.add':
    case 'set.delete':
      return { op: given.op, member: bytes(given.member, 'member') }
    case 'set.replace':
      return {
        ...{ op: given.op, member: bytes(given.member, 'member') },
        with: bytes(given.with, 'with'),
      }
    case 'zset.set':
      return {
        ...{ op: given.op, member: bytes(given.member, 'member'), score: given.score },
        ...expected(given.expect),
      }
    case 'zset.delete':
      return { op: given.op, member: bytes(given.member, 'member'), ...expected(given.expect) }
    case 'stream.add':
      return { op: given.op, id: given.id ?? '*', fields: pairsOf(given.fields, `${path}.fields`) }
    case 'stream.delete':
    case 'stream.trim-before':
      return { op: given.op, id: given.id }
    case 'stream.trim':
      return { op: given.op, length: given.length }
    case 'group.create':
    case 'group.set-id':
    case 'group.acknowledge':
      return { op: given.op, group: bytes(given.group, 'group'), id: given.id }
    case 'group.claim':
      return {
        ...{ op: given.op, group: bytes(given.group, 'group'), id: given.id },
        consumer: bytes(given.consumer, 'consumer'),
      }
    case 'consumer.delete':
      return {
        ...{ op: given.op, group: bytes(given.group, 'group') },
        consumer: bytes(given.consumer, 'consumer'),
      }
    case 'group.delete':
      return { op: given.op, group: bytes(given.group, 'group') }
  }
}
