import { writeCommands } from '../edit/whole-value.ts'
import type { Link } from '../link/link.ts'
import { type Arguments, ServerRefusal } from '../link/reply.ts'
import type { CarriedPart, Content } from './carried-part.ts'

/** Parts that are sent at once. */
const STEP = 200

/**
 * Writes parts of keys, which replace the keys of their names: whoever keeps those leaves their parts out.
 * Throws ServerRefusal for the first one that the server does not take.
 */
export async function carryIn(
  link: Link,
  parts: readonly CarriedPart[],
  signal: AbortSignal,
): Promise<void> {
  for (let at = 0; at < parts.length; at += STEP) {
    signal.throwIfAborted()
    const commands = parts.slice(at, at + STEP).flatMap(commandsOf)
    const replies = await link.sendAll(commands, signal)
    const failed = replies.find((reply) => reply instanceof ServerRefusal)
    if (failed instanceof ServerRefusal) throw failed
  }
}

function commandsOf({ key, expiresAt, part, content }: CarriedPart): readonly Arguments[] {
  const before: readonly Arguments[] = part === 0 ? [['UNLINK', key]] : []
  const after: readonly Arguments[] = expiresAt === null ? [] : [['PEXPIREAT', key, expiresAt]]
  return [...before, ...contentCommands(key, content, part), ...after]
}

function contentCommands(key: Buffer, content: Content, part: number): readonly Arguments[] {
  if (content.type === 'dump') return [['RESTORE', key, 0, content.dump, 'REPLACE']]
  if (content.type === 'stream-end') return endCommands(key, content, part)
  if (content.type === 'string' && part > 0) return [['APPEND', key, content.value]]
  return writeCommands(key, content)
}

type StreamEnd = Extract<Content, { readonly type: 'stream-end' }>

/** A stream without entries is made by an entry that goes at once. */
function endCommands(
  key: Buffer,
  { lastId, groups }: StreamEnd,
  part: number,
): readonly Arguments[] {
  const isBare = lastId === '0-0'
  const id = isBare ? '0-1' : lastId
  const made: readonly Arguments[] =
    part === 0
      ? [
          ['XADD', key, id, 'made', ''],
          ['XDEL', key, id],
        ]
      : []
  return [
    ...made,
    ['XSETID', key, id],
    ...groups.map(({ name, lastDeliveredId }): Arguments => [
      'XGROUP',
      'CREATE',
      key,
      name,
      lastDeliveredId,
    ]),
  ]
}
