import type { Link } from '../link/link.ts'
import { listOf, type Reply, ServerRefusal, textOf } from '../link/reply.ts'
import { infoSections } from './info.ts'

export interface DatabaseCount {
  readonly number: number
  readonly keys: number
  readonly expires: number
}

export interface Databases {
  /** Those that have keys. */
  readonly databases: readonly DatabaseCount[]
  /** Null where the server does not say how many it has. */
  readonly count: number | null
}

/** The databases of the server with their keys, over all nodes. */
export async function readDatabases(link: Link, signal: AbortSignal): Promise<Databases> {
  const nodes = link.nodes()
  const infos = await Promise.all(nodes.map((node) => node.send(['INFO', 'keyspace'], signal)))
  const found = new Map<number, DatabaseCount>()
  for (const info of infos)
    for (const each of keyspaceOf(textOf(info))) {
      const known = found.get(each.number)
      found.set(each.number, {
        number: each.number,
        keys: each.keys + (known?.keys ?? 0),
        expires: each.expires + (known?.expires ?? 0),
      })
    }
  const [setting] = await link.sendAll([['CONFIG', 'GET', 'databases']], signal)
  const databases = [...found.values()].toSorted((a, b) => a.number - b.number)
  return { databases, count: link.isCluster ? 1 : countOf(setting) }
}

function keyspaceOf(text: string): readonly DatabaseCount[] {
  const fields = infoSections(text).get('keyspace') ?? new Map<string, string>()
  return [...fields].flatMap(([name, value]) => {
    const number = /^db(\d+)$/.exec(name)?.[1]
    const [, keys, expires] = /^keys=(\d+),expires=(\d+)/.exec(value) ?? []
    if (number === undefined) return []
    return [{ number: Number(number), keys: Number(keys), expires: Number(expires) }]
  })
}

function countOf(setting: Reply | undefined): number | null {
  if (setting === undefined || setting === null || setting instanceof ServerRefusal) return null
  const [, value] = listOf(setting)
  return value === undefined ? null : Number(textOf(value))
}
