import { openKeys } from '../../../runtime/key-value/open-keys.ts'
import { hideHostsPassword } from '../../../runtime/hosts-address.ts'
import { createKeyStudio } from '../../../studio/server/keys/key-studio.ts'
import { keyRoutes } from '../../../studio/server/routes/keys/key-routes.ts'
import { servedRoutes } from '../../../studio/server/routing/route.ts'
import { boundHeap } from '../../process/bounded-heap.ts'
import { unlessUnreachable } from '../../database/unless-unreachable.ts'
import { openJournalOf } from '../open-journal.ts'
import { closingOnFailure } from './closing-on-failure.ts'
import type { OpenVariant } from './served.ts'
import { studioFacts } from './studio-facts.ts'

/** Opens a server of keys. */
export const openKeyStudio: OpenVariant = (found, run) =>
  unlessUnreachable(async () => {
    // A scan of a million keys makes as many short-lived values.
    boundHeap()
    const { url, config } = found
    const { allowDangerous } = run.options
    const facts = studioFacts(found, run, hideHostsPassword)
    const store = await openKeys(url, facts)
    return closingOnFailure(store, async () => {
      const { stateDirectory, log: tell } = facts
      const isKept = !facts.readOnly && config?.studio.journal !== false
      const journal = await openJournalOf(url, { stateDirectory, isKept, tell })
      const studio = createKeyStudio({ ...facts, store, journal, allowDangerous })
      const server = `${store.product} ${store.version}`
      return { server, studio, routes: servedRoutes(keyRoutes, studio) }
    })
  })
