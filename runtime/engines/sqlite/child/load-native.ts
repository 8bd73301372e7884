import { loadDriver } from '../../../missing-driver.ts'

/** The driver, whose native part is loaded by the first database, not by the import. */
export function loadNative() {
  return loadDriver('better-sqlite3', async () => {
    const driver = (await import('better-sqlite3')).default
    new driver(':memory:').close()
    return driver
  })
}
