import type { Redis } from 'ioredis'
import type { Host, Topology } from '../address/store-address.ts'
import type { ClientOptions } from './client-options.ts'
import type { Driver } from './driver.ts'
import { opened } from './opened.ts'

interface Asking {
  readonly topology: Topology
  readonly driver: Driver
  readonly options: ClientOptions
}

/** Returns why the hosts of a cluster or of sentinels lead to no server, which the driver keeps for itself; the error where they do. */
export async function hiddenReason(asking: Asking, error: unknown): Promise<unknown> {
  const { topology } = asking
  if (topology.kind !== 'cluster' && topology.kind !== 'sentinel') return error
  let reason: unknown = error
  for (const host of topology.hosts) {
    try {
      return (await refusalBy(asking, host)) ?? error
    } catch (failure) {
      reason = failure
    }
  }
  return reason
}

/** Returns what is wrong with the answer of a host. Throws why it does not answer. */
async function refusalBy(asking: Asking, host: Host): Promise<Error | undefined> {
  const { topology, driver, options } = asking
  const client = new driver.Redis({
    ...(topology.kind === 'sentinel' ? sentinelOptions(options) : options),
    ...{ ...host, retryStrategy: () => null, enableReadyCheck: false },
  })
  try {
    await opened(client)
    if (topology.kind === 'sentinel') return await unknownPrimary(client, topology.name)
    await client.call('CLUSTER', 'SLOTS')
    return undefined
  } finally {
    client.disconnect()
  }
}

async function unknownPrimary(sentinel: Redis, name: string): Promise<Error | undefined> {
  const answer = await sentinel.call('SENTINEL', 'GET-MASTER-ADDR-BY-NAME', name)
  return answer === null ? new Error(`no primary is named ${name}`) : undefined
}

/** The options of the primary that hold for its sentinels too, under the names that they have there. */
function sentinelOptions({
  lazyConnect,
  connectTimeout,
  disableClientInfo,
  sentinelTLS: tls,
  sentinelUsername: username,
  sentinelPassword: password,
}: ClientOptions): ClientOptions {
  return {
    ...(lazyConnect !== undefined && { lazyConnect }),
    ...(connectTimeout !== undefined && { connectTimeout }),
    ...(disableClientInfo !== undefined && { disableClientInfo }),
    ...(tls && { tls }),
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
  }
}
