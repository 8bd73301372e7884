import type { Link, LinkNode } from '../link/link.ts'
import { textOf } from '../link/reply.ts'
import { infoSections } from './info.ts'

/** A server among those that hold the keys, or copies of them. */
export interface TopologyNode {
  readonly name: string
  readonly role: 'primary' | 'replica'
  readonly replicaOf: string | null
  readonly slots: readonly (readonly number[])[]
  readonly isReachable: boolean
  readonly lag: number | null
}

/** The servers, as they know each other. */
export async function readTopology(
  link: Link,
  signal: AbortSignal,
): Promise<readonly TopologyNode[]> {
  if (link.isCluster) return clusterNodes(textOf(await link.send(['CLUSTER', 'NODES'], signal)))
  const nodes = await Promise.all(link.nodes().map((node) => replication(node, signal)))
  return nodes.flat()
}

/** https://redis.io/docs/latest/commands/cluster-nodes/ */
function clusterNodes(text: string): readonly TopologyNode[] {
  const lines = text.split('\n').filter((line) => line !== '')
  const parts = lines.map((line) => line.split(' '))
  const names = new Map(parts.map(([id = '', address = '']) => [id, address.split('@')[0] ?? '']))
  return parts.map(([id = '', , flags = '', primary = '-', , , , state, ...slots]) => ({
    name: names.get(id) ?? '',
    role: flags.includes('slave') ? 'replica' : 'primary',
    replicaOf: primary === '-' ? null : (names.get(primary) ?? null),
    // Slots that move stand in brackets.
    slots: slots.filter((range) => /^\d/.test(range)).map((range) => range.split('-').map(Number)),
    isReachable: state === 'connected' && !/fail/.test(flags),
    lag: null,
  }))
}

async function replication(node: LinkNode, signal: AbortSignal): Promise<readonly TopologyNode[]> {
  const text = textOf(await node.send(['INFO', 'replication'], signal))
  const fields = infoSections(text).get('replication') ?? new Map<string, string>()
  const isReplica = fields.get('role') === 'slave'
  const primary = `${fields.get('master_host')}:${fields.get('master_port')}`
  const own: TopologyNode = {
    ...{ name: node.name, role: isReplica ? 'replica' : 'primary', slots: [], lag: null },
    ...{ replicaOf: isReplica ? primary : null, isReachable: true },
  }
  const offset = Number(fields.get('master_repl_offset') ?? 0)
  return [own, ...replicasOf(fields, { primary: node.name, offset })]
}

/** `slave0:ip=127.0.0.1,port=6380,state=online,offset=14,lag=0` */
function replicasOf(
  fields: ReadonlyMap<string, string>,
  { primary, offset }: { readonly primary: string; readonly offset: number },
): readonly TopologyNode[] {
  const lines = [...fields].filter(([name]) => /^slave\d+$/.test(name))
  return lines.map(([, value]) => {
    const facts = new Map(
      value
        .split(',')
        .map((each) => [...each.split('='), ''].slice(0, 2))
        .map(([a = '', b = '']) => [a, b]),
    )
    return {
      ...{ name: `${facts.get('ip')}:${facts.get('port')}`, role: 'replica', slots: [] },
      ...{ replicaOf: primary, isReachable: facts.get('state') === 'online' },
      lag: Math.max(0, offset - Number(facts.get('offset') ?? 0)),
    }
  })
}
