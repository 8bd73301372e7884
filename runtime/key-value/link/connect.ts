import type { Cluster, Redis } from 'ioredis'
import type { StoreAddress } from '../address/store-address.ts'
import { DatabaseFailure } from '../../database-failure.ts'
import { failureOf } from '../failure/failure-of.ts'
import { ServerRefusal } from './reply.ts'
import { type ClientOptions, clientOptions } from './client-options.ts'
import type { Driver } from './driver.ts'

/** Connections to one store. */
export interface Connector {
  readonly driver: Driver
  /** Throws what the server or the system says of the first attempt. */
  connect(): Promise<Redis | Cluster>
}

export function connectorOf(address: StoreAddress, driver: Driver): Connector {
  return {
    driver,
    async connect() {
      let isOpen = false
      const options = clientOptions(address, () => isOpen)
      const client = makeClient(address, { driver, options })
      await opened(client)
      isOpen = true
      return client
    },
  }
}

interface Making {
  readonly driver: Driver
  readonly options: ClientOptions
}

function makeClient({ topology }: StoreAddress, { driver, options }: Making): Redis | Cluster {
  if (topology.kind !== 'cluster') return new driver.Redis(options)
  const { retryStrategy, sentinelRetryStrategy: _sentinels, ...redisOptions } = options
  return new driver.Cluster([...topology.hosts], {
    redisOptions,
    lazyConnect: true,
    clusterRetryStrategy: (times) => retryStrategy?.(times),
    slotsRefreshTimeout: 5000,
  })
}

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

/** The failure that an error of connecting is, once the store has been open. */
export function connectFailure(error: unknown): unknown {
  if (error instanceof DatabaseFailure) return error
  if (!(error instanceof Error)) return error
  if (error.name === 'ReplyError') return failureOf(new ServerRefusal(error.message))
  return new DatabaseFailure({ kind: 'connection' }, { cause: error })
}

/** A cluster that cannot be reached keeps the reason of its last node apart. */
function reasonOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('lastNodeError' in error)) return error
  return error.lastNodeError ?? error
}
