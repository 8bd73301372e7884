import type { Link } from '../link/link.ts'
import { textOf } from '../link/reply.ts'

/** A connection to a node, by the fields of CLIENT LIST. */
export interface ClientLine {
  readonly node: string
  readonly fields: ReadonlyMap<string, string>
}

/** The connections to all nodes. */
export async function readClients(link: Link, signal: AbortSignal): Promise<readonly ClientLine[]> {
  const all = await Promise.all(
    link.nodes().map(async (node) => {
      const text = textOf(await node.send(['CLIENT', 'LIST'], signal))
      const lines = text.split('\n').filter((line) => line !== '')
      return lines.map((line) => ({ node: node.name, fields: fieldsOf(line) }))
    }),
  )
  return all.flat()
}

/** A name of a client has no spaces. */
function fieldsOf(line: string): ReadonlyMap<string, string> {
  return new Map(
    line.split(' ').map((field) => {
      const equals = field.indexOf('=')
      return [field.slice(0, equals), field.slice(equals + 1)]
    }),
  )
}
