import {
  describeFields,
  type FieldDescription,
} from '../../../../runtime/document/sample/describe-fields.ts'
import { sampleDocuments } from '../../../../runtime/document/sample/sample-documents.ts'
import { sampledSchema, schemaSample } from '../../../api/documents/samples.ts'
import { answered, jsonAnswer, timed } from '../../documents/answer-documents.ts'
import { askedCollection } from '../../documents/asked-place.ts'
import { queryOf } from '../../documents/find-page.ts'
import { COLLECTION } from './collections.ts'
import { bodyRoute, type DocumentRoute } from './document-route.ts'

const SIZE = 1000

export const sampleRoutes: readonly DocumentRoute[] = [
  bodyRoute(
    {
      ...{ method: 'POST', url: `${COLLECTION}/schema-sample`, isRead: true },
      ...{ body: schemaSample, answers: sampledSchema },
      summary: 'What the documents of a collection look like, by a sample',
    },
    async ({ size = SIZE, ...body }, request, { store }) => {
      const query = queryOf(askedCollection(request), body)
      const { signal } = request
      const { value, timing, dbMs } = await timed(() =>
        sampleDocuments(store, query, { size, signal, timeout: body.maxTimeMS }),
      )
      const { documents, isRandom } = value
      const fields = describeFields(documents).map((field) => shown(field, documents.length))
      const sampled = { sampled: documents.length, random: isRandom, fields, timing }
      return jsonAnswer(sampled, { dbMs })
    },
  ),
]

function shown({ examples, histogram, ...field }: FieldDescription, sampled: number) {
  return {
    ...field,
    share: field.documents / sampled,
    examples: examples.map(({ value, count }) => ({ value: answered(value), count })),
    histogram: histogram ?? null,
  }
}
