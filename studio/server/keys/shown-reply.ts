import { refusalWords } from '../../../runtime/key-value/failure/refusal-words.ts'
import { isList, type Reply, ServerRefusal } from '../../../runtime/key-value/link/reply.ts'
import type { CommandReply } from '../../api/keys/command.ts'
import { shownBytes } from './bytes.ts'

/** How much of a reply is shown. */
const limits = {
  depth: 16,
  items: 10_000,
  elementBytes: 64 * 1024,
  bytes: 8 * 1024 * 1024,
} as const

/** A reply as a tree of which the rest is counted where it is too much. */
export function shownReply(reply: Reply): CommandReply {
  return new Shower().show(reply, 0)
}

class Shower {
  private items = 0
  private bytes = 0

  show(reply: Reply, depth: number): CommandReply {
    this.items += 1
    if (reply === null) return { type: 'null' }
    if (typeof reply === 'string') return { type: 'integer', value: reply }
    if (reply instanceof ServerRefusal) return { type: 'error', ...refusalWords(reply) }
    if (isList(reply)) return this.list(reply, depth)
    const room = Math.max(0, Math.min(limits.elementBytes, limits.bytes - this.bytes))
    this.bytes += Math.min(reply.length, room)
    return { type: 'string', ...shownBytes(reply, room) }
  }

  private list(reply: readonly Reply[], depth: number): CommandReply {
    const items: CommandReply[] = []
    if (depth < limits.depth)
      for (const each of reply) {
        if (this.items >= limits.items) break
        items.push(this.show(each, depth + 1))
      }
    return { type: 'list', items, left: reply.length - items.length }
  }
}
