import type { DocumentRoute } from './document-route.ts'
import { metaRoutes } from './meta.ts'

/** Every route of the studio of documents. */
export const documentRoutes: readonly DocumentRoute[] = [...metaRoutes]
