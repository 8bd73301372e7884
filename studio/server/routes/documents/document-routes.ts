import { changeRoutes } from './changes.ts'
import { collectionRoutes } from './collections.ts'
import { databaseRoutes } from './databases.ts'
import type { DocumentRoute } from './document-route.ts'
import { documentsRoutes } from './documents.ts'
import { metaRoutes } from './meta.ts'

/** Every route of the studio of documents. */
export const documentRoutes: readonly DocumentRoute[] = [
  ...metaRoutes,
  ...databaseRoutes,
  ...collectionRoutes,
  ...documentsRoutes,
  ...changeRoutes,
]
