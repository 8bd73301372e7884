import { keyChangeRoutes } from './changes.ts'
import { keyPathRoutes } from './key.ts'
import type { KeyRoute } from './key-route.ts'
import { keysRoutes } from './keys.ts'
import { metaRoutes } from './meta.ts'

/** Every route of the studio of keys. */
export const keyRoutes: readonly KeyRoute[] = [
  ...metaRoutes,
  ...keysRoutes,
  ...keyPathRoutes,
  ...keyChangeRoutes,
]
