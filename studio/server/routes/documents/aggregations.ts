import {
  aggregated,
  aggregation,
  aggregationPreview,
  previewedStages,
} from '../../../api/documents/aggregations.ts'
import { askedCollection } from '../../documents/asked-place.ts'
import { previewAggregation, runAggregation } from '../../documents/run-aggregation.ts'
import { COLLECTION } from './collections.ts'
import { bodyRoute, type DocumentRoute } from './document-route.ts'

export const aggregationRoutes: readonly DocumentRoute[] = [
  bodyRoute(
    {
      ...{ method: 'POST', url: `${COLLECTION}/aggregate`, body: aggregation, answers: aggregated },
      summary: 'What comes out of a pipeline',
    },
    (body, request, studio) =>
      runAggregation(askedCollection(request), body, { studio, signal: request.signal }),
  ),
  bodyRoute(
    {
      ...{ method: 'POST', url: `${COLLECTION}/aggregate/preview`, isRead: true },
      ...{ body: aggregationPreview, answers: previewedStages },
      summary: 'What comes out of each stage of a pipeline',
    },
    (body, request, studio) =>
      previewAggregation(askedCollection(request), body, { studio, signal: request.signal }),
  ),
]
