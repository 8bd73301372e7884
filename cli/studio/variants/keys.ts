import { ConnectionFailed } from '../../../runtime/connection-failed.ts'
import { openKeys } from '../../../runtime/key-value/open-keys.ts'
import { hideHostsPassword } from '../../../runtime/hosts-address.ts'
import { MissingDriver } from '../../../runtime/missing-driver.ts'
import { createKeyStudio } from '../../../studio/server/keys/key-studio.ts'
import { keyRoutes } from '../../../studio/server/routes/keys/key-routes.ts'
import { servedRoutes } from '../../../studio/server/routing/route.ts'
import { fault } from '../../diagnostics/fault.ts'
import { version } from '../../version.ts'
import type { OpenVariant } from './served.ts'

/** Opens a server of keys. */
export const openKeyStudio: OpenVariant = async (found, run) => {
  const { options, invocation, statementTimeout, stateDirectory } = run
  const { readOnly } = options
  try {
    const store = await openKeys(found.url, { readOnly, statementTimeout })
    const address = hideHostsPassword(found.url)
    const studio = createKeyStudio({
      ...{ store, version, address, readOnly, statementTimeout, stateDirectory },
      environment: found.environment,
      log: (line) => invocation.terminal.err(`${line}\n`),
    })
    const server = `Redis ${store.version}`
    return { server, address, studio, routes: servedRoutes(keyRoutes, studio) }
  } catch (error) {
    const isExpected = error instanceof ConnectionFailed || error instanceof MissingDriver
    if (!isExpected) throw error
    return fault('unreachable-database', { reason: error.message }, undefined)
  }
}
