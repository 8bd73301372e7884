import { type Arguments, listOf, type Reply } from '../link/reply.ts'
import type { ElementEdit } from './element-edit.ts'
import type { EditPlan, Look } from './edit-plan.ts'

type StreamEdit = Extract<
  ElementEdit,
  { readonly op: `stream.${string}` | `group.${string}` | `consumer.${string}` }
>

/** How an entry, a group or a consumer of a stream is changed. */
export function planStream(edit: StreamEdit, key: Buffer): EditPlan {
  const look = lookFor(edit, key)
  return { type: 'stream', write: [commandOf(edit, key)], ...(look && { look }) }
}

function commandOf(edit: StreamEdit, key: Buffer): Arguments {
  switch (edit.op) {
    case 'stream.add':
      return ['XADD', key, edit.id, ...edit.fields.flatMap(({ field, value }) => [field, value])]
    case 'stream.delete':
      return ['XDEL', key, edit.id]
    case 'stream.trim':
      return ['XTRIM', key, 'MAXLEN', edit.length]
    case 'stream.trim-before':
      return ['XTRIM', key, 'MINID', edit.id]
    case 'group.create':
      return ['XGROUP', 'CREATE', key, edit.group, edit.id]
    case 'group.set-id':
      return ['XGROUP', 'SETID', key, edit.group, edit.id]
    case 'group.delete':
      return ['XGROUP', 'DESTROY', key, edit.group]
    case 'group.acknowledge':
      return ['XACK', key, edit.group, edit.id]
    case 'group.claim':
      return ['XCLAIM', key, edit.group, edit.consumer, 0, edit.id]
    case 'consumer.delete':
      return ['XGROUP', 'DELCONSUMER', key, edit.group, edit.consumer]
  }
}

/** An entry that is claimed or acknowledged is pending still: somebody may have done that meanwhile. */
function lookFor(edit: StreamEdit, key: Buffer): Look | undefined {
  if (edit.op !== 'group.claim' && edit.op !== 'group.acknowledge') return undefined
  return {
    command: ['XPENDING', key, edit.group, edit.id, edit.id, 1],
    fits: (reply: Reply) => listOf(reply).length === 1,
    current: () => null,
  }
}
