import { loadDriver } from '../../missing-driver.ts'
import { quietDriver } from './quiet-driver.ts'

/** The package that talks to the server, loaded when the first store is opened. Throws MissingDriver. */
export async function redisDriver() {
  const driver = await loadDriver('ioredis', () => import('ioredis'))
  quietDriver(driver.Redis)
  return driver
}

export type Driver = Awaited<ReturnType<typeof redisDriver>>
