import type { Cluster, Redis } from 'ioredis'
import type { StoreAddress } from '../address/store-address.ts'
import { DatabaseFailure } from '../../database-failure.ts'
import { failureOf } from '../failure/failure-of.ts'
import { ServerRefusal } from './reply.ts'
import { opened } from './opened.ts'
import { withAdvice } from './connect-advice.ts'
import { hiddenReason } from './hidden-reason.ts'
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
      try {
        await opened(client)
      } catch (error) {
        const reason = await hiddenReason({ topology: address.topology, driver, options }, error)
        throw withAdvice(reason, address.isEncrypted)
      }
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
    // Certificates are made for names; by itself the driver connects to the addresses of these.
    dnsLookup: (name, callback) => callback(null, name),
  })
}

/** The failure that an error of connecting is, once the store has been open. */
export function connectFailure(error: unknown): unknown {
  if (error instanceof DatabaseFailure) return error
  if (!(error instanceof Error)) return error
  if (error.name === 'ReplyError') return failureOf(new ServerRefusal(error.message))
  return new DatabaseFailure({ kind: 'connection' }, { cause: error })
}
