import type { Arguments, Reply } from '../link/reply.ts'
import { bytesOf, bytesOrNull, integerOf } from '../link/reply.ts'
import { hasBeginning } from '../read/beginning.ts'
import type { ElementEdit, SeenPart } from './element-edit.ts'
import type { EditPlan, Look } from './edit-plan.ts'
import { planStream } from './plan-stream.ts'

interface Making {
  readonly key: Buffer
  /** A value that no list holds: elements that are to go become it first, so that the others keep their places. */
  readonly tombstone: Buffer
}

/** How the change is made: what is looked at, and what is sent. */
export function planEdit(edit: ElementEdit, making: Making): EditPlan {
  const { key } = making
  switch (edit.op) {
    case 'string.set':
      return {
        type: 'string',
        look: lookAt(['GET', key], edit.expect),
        write: [['SET', key, edit.value, 'KEEPTTL']],
      }
    case 'hash.set':
      return {
        type: 'hash',
        look: lookAt(['HGET', key, edit.field], edit.expect),
        write: [['HSET', key, edit.field, edit.value]],
      }
    case 'hash.delete':
      return {
        type: 'hash',
        look: lookAt(['HGET', key, edit.field], edit.expect),
        write: [['HDEL', key, edit.field]],
      }
    case 'json.set':
      return {
        type: 'ReJSON-RL',
        look: lookAt(['JSON.GET', key, shownPath(edit.path)], edit.expect),
        write: [['JSON.SET', key, edit.path, edit.value]],
      }
    default:
      return planOther(edit, making)
  }
}

/** The whole is shown as it is; by `$` the server answers it as the one member of a list. */
function shownPath(path: string): string {
  return path === '$' ? '.' : path
}

type SimpleOp = 'string.set' | 'hash.set' | 'hash.delete' | 'json.set'
type OtherEdit = Exclude<ElementEdit, { readonly op: SimpleOp }>
type ListOp = 'list.set' | 'list.push' | 'list.delete'
type ListEdit = Extract<ElementEdit, { readonly op: ListOp }>
type MemberEdit = Exclude<OtherEdit, { readonly op: ListOp }>

function planOther(edit: OtherEdit, making: Making): EditPlan {
  switch (edit.op) {
    case 'list.set':
    case 'list.push':
    case 'list.delete':
      return planList(edit, making)
    default:
      return planMember(edit, making.key)
  }
}

function planList(edit: ListEdit, { key, tombstone }: Making): EditPlan {
  const type = 'list'
  switch (edit.op) {
    case 'list.push':
      return { type, write: [[edit.end === 'head' ? 'LPUSH' : 'RPUSH', key, edit.value]] }
    case 'list.set':
      return {
        type,
        look: lookAt(['LINDEX', key, edit.index], edit.expect) ?? isThere(key, edit.index),
        write: [['LSET', key, edit.index, edit.value]],
      }
    case 'list.delete':
      return {
        type,
        look: lookAt(['LINDEX', key, edit.index], edit.expect) ?? isThere(key, edit.index),
        write: [['LSET', key, edit.index, tombstone]],
        last: ['LREM', key, 0, tombstone],
      }
  }
}

function planMember(edit: MemberEdit, key: Buffer): EditPlan {
  switch (edit.op) {
    case 'set.add':
      return { type: 'set', write: [['SADD', key, edit.member]] }
    case 'set.delete':
      return { type: 'set', look: isMember(key, edit.member), write: [['SREM', key, edit.member]] }
    case 'set.replace':
      return {
        type: 'set',
        look: isMember(key, edit.member),
        write: [
          ['SREM', key, edit.member],
          ['SADD', key, edit.with],
        ],
      }
    case 'zset.set':
      return {
        type: 'zset',
        look: lookAt(['ZSCORE', key, edit.member], edit.expect),
        write: [['ZADD', key, edit.score, edit.member]],
      }
    case 'zset.delete':
      return {
        type: 'zset',
        look: lookAt(['ZSCORE', key, edit.member], edit.expect),
        write: [['ZREM', key, edit.member]],
      }
    default:
      return planStream(edit, key)
  }
}

/** Undefined where nothing is expected. */
function lookAt(command: Arguments, expect: SeenPart): Look | undefined {
  if (expect === undefined) return undefined
  return {
    command,
    fits(reply) {
      const found = bytesOrNull(reply)
      if (found === null || expect === null) return found === expect
      return Buffer.isBuffer(expect) ? found.equals(expect) : hasBeginning(found, expect)
    },
    current: bytesOrNull,
  }
}

function isThere(key: Buffer, index: number): Look {
  const fits = (reply: Reply) => reply !== null
  return { command: ['LINDEX', key, index], fits, current: bytesOrNull }
}

function isMember(key: Buffer, member: Buffer): Look {
  return {
    command: ['SISMEMBER', key, member],
    fits: (reply) => integerOf(reply) === 1,
    current: (reply) => (integerOf(reply) === 1 ? bytesOf(member) : null),
  }
}
