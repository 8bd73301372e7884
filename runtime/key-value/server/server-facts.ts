import type { Link } from '../link/link.ts'
import { listOf, membersOf, ServerRefusal, textOf } from '../link/reply.ts'
import { infoSections } from './info.ts'

/** What is known of a server from the start. */
export interface ServerFacts {
  readonly version: string
  /** What it is called: `Redis`, `Valkey`. */
  readonly product: string
  readonly topology: 'server' | 'cluster'
  /** The names of its modules, in small letters. */
  readonly modules: readonly string[]
  /** Values of RedisJSON can be read and written. */
  readonly hasJson: boolean
}

/** Asks the server what it is; what its user may not ask is not known. */
export async function readServerFacts(link: Link, signal: AbortSignal): Promise<ServerFacts> {
  const [node] = link.nodes()
  const [info, modules] = await (node ?? link).sendAll(
    [
      ['INFO', 'server'],
      ['MODULE', 'LIST'],
    ],
    signal,
  )
  const facts =
    info instanceof ServerRefusal || info === undefined
      ? new Map<string, string>()
      : (infoSections(textOf(info)).get('server') ?? new Map<string, string>())
  const names =
    modules instanceof ServerRefusal
      ? []
      : listOf(modules).map((each) => textOf(membersOf(each).get('name')).toLowerCase())
  const valkey = facts.get('valkey_version')
  return {
    version: valkey ?? facts.get('redis_version') ?? 'unknown',
    product: valkey === undefined ? 'Redis' : 'Valkey',
    topology: link.isCluster ? 'cluster' : 'server',
    modules: names,
    hasJson: names.includes('rejson'),
  }
}
