import { keyChangeRoutes } from './changes.ts'
import { commandRoutes } from './commands.ts'
import { elementRoutes } from './elements.ts'
import { jobRoutes } from './jobs.ts'
import { keyPathRoutes } from './key.ts'
import type { KeyRoute } from './key-route.ts'
import { keysRoutes } from './keys.ts'
import { metaRoutes } from './meta.ts'
import { serverRoutes } from './server.ts'
import { transferRoutes } from './transfers.ts'

/** Every route of the studio of keys. */
export const keyRoutes: readonly KeyRoute[] = [
  ...metaRoutes,
  ...keysRoutes,
  ...keyPathRoutes,
  ...keyChangeRoutes,
  ...elementRoutes,
  ...jobRoutes,
  ...commandRoutes,
  ...serverRoutes,
  ...transferRoutes,
]
