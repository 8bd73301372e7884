import type { Cluster, Redis } from 'ioredis'

/** Waits for the connection. The driver tells the reason of a failure by an event, and the failure without it. */
export async function opened(client: Redis | Cluster): Promise<void> {
  let reason: unknown
  // Later ones are told by the commands that fail for them; without a listener the process would end.
  client.on('error', (error: unknown) => {
    reason = reasonOf(error)
  })
  try {
    await client.connect()
  } catch (error) {
    client.disconnect()
    throw reason ?? error
  }
  if (reason !== undefined && client.status !== 'ready') {
    client.disconnect()
    throw reason
  }
}

/** A cluster that cannot be reached keeps the reason of its last node apart. */
function reasonOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('lastNodeError' in error)) return error
  return error.lastNodeError ?? error
}
