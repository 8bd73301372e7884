import type { KeyRoute } from './key-route.ts'
import { metaRoutes } from './meta.ts'

/** Every route of the studio of keys. */
export const keyRoutes: readonly KeyRoute[] = [...metaRoutes]
