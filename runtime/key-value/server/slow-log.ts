import type { Link } from '../link/link.ts'
import { bytesOf, integerOf, listOf, type Reply, textOf } from '../link/reply.ts'

/** A command that took long. */
export interface SlowEntry {
  readonly node: string
  readonly id: number
  /** Seconds since 1970. */
  readonly at: number
  readonly microseconds: number
  readonly args: readonly Buffer[]
  readonly client: string
  readonly clientName: string
}

/** The slow commands of all nodes, newest first. */
export async function readSlowLog(
  link: Link,
  most: number,
  signal: AbortSignal,
): Promise<readonly SlowEntry[]> {
  const all = await Promise.all(
    link.nodes().map(async (node) => {
      const reply = listOf(await node.send(['SLOWLOG', 'GET', most], signal))
      return reply.map((each) => entryOf(each, node.name))
    }),
  )
  return all
    .flat()
    .toSorted((a, b) => b.at - a.at || b.id - a.id)
    .slice(0, most)
}

function entryOf(reply: Reply, node: string): SlowEntry {
  const [id, at, microseconds, args, client, clientName] = listOf(reply)
  return {
    ...{ node, id: integerOf(id), at: integerOf(at), microseconds: integerOf(microseconds) },
    args: listOf(args).map(bytesOf),
    client: client === undefined ? '' : textOf(client),
    clientName: clientName === undefined ? '' : textOf(clientName),
  }
}
