import { queryRoutes } from '../shared/query-routes.ts'
import { aggregationRoutes } from './aggregations.ts'
import { changeRoutes } from './changes.ts'
import { collectionRoutes } from './collections.ts'
import { databaseRoutes } from './databases.ts'
import type { DocumentRoute } from './document-route.ts'
import { documentsRoutes } from './documents.ts'
import { explanationRoutes } from './explanations.ts'
import { indexRoutes } from './indexes.ts'
import { metaRoutes } from './meta.ts'
import { sampleRoutes } from './samples.ts'
import { transferRoutes } from './transfers.ts'

/** Every route of the studio of documents. */
export const documentRoutes: readonly DocumentRoute[] = [
  ...metaRoutes,
  ...databaseRoutes,
  ...collectionRoutes,
  ...documentsRoutes,
  ...aggregationRoutes,
  ...indexRoutes,
  ...explanationRoutes,
  ...sampleRoutes,
  ...transferRoutes,
  ...changeRoutes,
  ...queryRoutes,
]
