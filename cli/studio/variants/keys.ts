import { openKeys } from '../../../runtime/key-value/open-keys.ts'
import { hideHostsPassword } from '../../../runtime/hosts-address.ts'
import { createKeyStudio } from '../../../studio/server/keys/key-studio.ts'
import { keyRoutes } from '../../../studio/server/routes/keys/key-routes.ts'
import { servedRoutes } from '../../../studio/server/routing/route.ts'
import { unlessUnreachable } from '../../database/unless-unreachable.ts'
import type { OpenVariant } from './served.ts'
import { studioFacts } from './studio-facts.ts'

/** Opens a server of keys. */
export const openKeyStudio: OpenVariant = (found, run) =>
  unlessUnreachable(async () => {
    const facts = studioFacts(found, run, hideHostsPassword)
    const store = await openKeys(found.url, facts)
    const studio = createKeyStudio({ ...facts, store })
    const server = `Redis ${store.version}`
    return { server, studio, routes: servedRoutes(keyRoutes, studio) }
  })
