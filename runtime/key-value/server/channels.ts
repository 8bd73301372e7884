import type { Link } from '../link/link.ts'
import { bytesOf, integerOf, listOf } from '../link/reply.ts'

export interface Channel {
  readonly channel: Buffer
  readonly subscribers: number
}

/** The channels that somebody listens to, by their names, and how many subscriptions by pattern there are. */
export async function readChannels(link: Link, most: number, signal: AbortSignal) {
  const found = new Map<string, Channel>()
  let patterns = 0
  for (const node of link.nodes()) {
    const names = listOf(await node.send(['PUBSUB', 'CHANNELS'], signal)).map(bytesOf)
    const shown = names.toSorted((a, b) => a.compare(b)).slice(0, most)
    const counts = listOf(await node.send(['PUBSUB', 'NUMSUB', ...shown], signal))
    for (const [at, channel] of shown.entries()) {
      const id = channel.toString('latin1')
      const before = found.get(id)?.subscribers ?? 0
      found.set(id, { channel, subscribers: before + integerOf(counts[2 * at + 1]) })
    }
    patterns += integerOf(await node.send(['PUBSUB', 'NUMPAT'], signal))
  }
  return { channels: [...found.values()].slice(0, most), patterns }
}
