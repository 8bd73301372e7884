import type { Cluster, Redis } from 'ioredis'
import { DatabaseFailure } from '../../database-failure.ts'
import type { Connector } from './connect.ts'
import { LentConnections } from './lent-connections.ts'
import type { Link, LinkNode } from './link.ts'
import { openListener } from './open-listener.ts'
import { ServerRefusal } from './reply.ts'
import { type Sending, senderOf } from './sender.ts'

interface Opening {
  readonly connector: Connector
  readonly database: number
  readonly sending: Sending
}

/** Opens the connections to one database. Throws ServerRefusal where there is no such database. */
export async function openLink({ connector, database, sending }: Opening): Promise<Link> {
  const client = await connector.connect()
  try {
    if (database > 0) await select(client, database)
  } catch (error) {
    client.disconnect()
    throw error
  }
  if (client instanceof sending.driver.Cluster) return clusterLink(client, sending)
  client.options.db = database
  return serverLink(client, sending)
}

/**
 * The driver goes on in the first database when the server refuses another one: so it is asked for here. By the name
 * in small letters the driver notes it, and asks for it again whenever it connects anew.
 */
async function select(client: Redis | Cluster, database: number): Promise<void> {
  try {
    await client.call('select', [database])
  } catch (error) {
    const isRefused = error instanceof Error && error.name === 'ReplyError'
    throw isRefused ? new ServerRefusal(error.message) : error
  }
}

function serverLink(client: Redis, sending: Sending): Link {
  const sender = senderOf(client, sending)
  const lent = new LentConnections(() => client.duplicate())
  const node = { ...sender, name: nameOf(client) }
  return {
    ...sender,
    isCluster: false,
    nodes: () => [node],
    exclusively: (_key, _signal, work) => lent.lend((own) => work(senderOf(own, sending))),
    listen: (signal) => openListener(client.duplicate(), signal, sending.driver),
    close() {
      lent.close()
      client.disconnect()
    },
  }
}

function clusterLink(cluster: Cluster, sending: Sending): Link {
  const lent = new Map<string, LentConnections>()
  const lentBy = (node: Redis) => {
    const name = nameOf(node)
    const known = lent.get(name) ?? new LentConnections(() => own(node))
    lent.set(name, known)
    return known
  }
  return {
    ...senderOf(cluster, sending),
    isCluster: true,
    nodes: () => primaries(cluster).map((node) => nodeOf(node, sending)),
    async exclusively(key, _signal, work) {
      const onNode = (node: Redis) => lentBy(node).lend((client) => work(senderOf(client, sending)))
      try {
        return await onNode(ownerOf(key, cluster, sending))
      } catch (error) {
        // The slots have changed hands since they were read: the node has done nothing, and names the one to ask.
        const owner = movedTo(error, cluster)
        if (owner === undefined) throw error
        return onNode(owner)
      }
    },
    listen: (signal) => openListener(own(firstOf(cluster)), signal, sending.driver),
    close() {
      for (const each of lent.values()) each.close()
      cluster.disconnect()
    },
  }
}

/** A connection of its own: those of a cluster's driver wait for the driver to make them anew. */
function own(node: Redis): Redis {
  return node.duplicate({ retryStrategy: () => null, enableOfflineQueue: true })
}

function nodeOf(client: Redis, sending: Sending): LinkNode {
  return { ...senderOf(client, sending), name: nameOf(client) }
}

function nameOf({ options }: Redis): string {
  return options.path ?? `${options.host}:${options.port}`
}

function ownerOf(key: Buffer, cluster: Cluster, { driver }: Sending): Redis {
  const slot = new driver.Command('GET', [key]).getSlot() ?? 0
  const name = cluster.slots[slot]?.[0]
  const owner = primaries(cluster).find((node) => nameOf(node) === name)
  return owner ?? firstOf(cluster)
}

function movedTo(error: unknown, cluster: Cluster): Redis | undefined {
  const cause = error instanceof DatabaseFailure ? error.cause : error
  const name = /^MOVED \d+ (\S+)$/.exec(cause instanceof Error ? cause.message : '')?.[1]
  return cluster.nodes('all').find((node) => nameOf(node) === name)
}

function firstOf(cluster: Cluster): Redis {
  const [first] = primaries(cluster)
  if (first !== undefined) return first
  throw new DatabaseFailure({ kind: 'connection' }, { cause: new Error('no node of the cluster') })
}

/** In an order that stays, so that a scan goes through all of them. */
function primaries(cluster: Cluster): readonly Redis[] {
  return cluster.nodes('master').toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))
}
