import { loadDriver } from '../../missing-driver.ts'

/** The package that talks to the server, loaded when the first store is opened. Throws MissingDriver. */
export function redisDriver() {
  return loadDriver('ioredis', () => import('ioredis'))
}

export type Driver = Awaited<ReturnType<typeof redisDriver>>
