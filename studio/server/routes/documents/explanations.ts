import { driverCode } from '../../../../runtime/document/code/driver-code.ts'
import { documentCode, writtenCode } from '../../../api/documents/code.ts'
import {
  documentExplanation,
  explainDocuments as asked,
} from '../../../api/documents/explanations.ts'
import { askedCollection } from '../../documents/asked-place.ts'
import { explainDocuments } from '../../documents/explain-documents.ts'
import { queryOf } from '../../documents/find-page.ts'
import { pipelineOf } from '../../documents/run-aggregation.ts'
import { COLLECTION } from './collections.ts'
import { bodyRoute, type DocumentRoute } from './document-route.ts'

export const explanationRoutes: readonly DocumentRoute[] = [
  bodyRoute(
    {
      ...{ method: 'POST', url: `${COLLECTION}/explain`, body: asked, isRead: true },
      answers: documentExplanation,
      summary: 'How a query is run, and which index would serve it',
    },
    (body, request, studio) =>
      explainDocuments(askedCollection(request), body, { studio, signal: request.signal }),
  ),
  bodyRoute(
    {
      ...{ method: 'POST', url: `${COLLECTION}/code`, body: documentCode, answers: writtenCode },
      ...{ isRead: true },
      summary: 'A query or a pipeline as code for the driver',
    },
    ({ pipeline, limit, ...query }, request) => {
      const where = askedCollection(request)
      const stages = pipeline === undefined ? undefined : pipelineOf(where, { pipeline }).stages
      return { body: { code: driverCode({ ...queryOf(where, query), limit, stages }) } }
    },
  ),
]
