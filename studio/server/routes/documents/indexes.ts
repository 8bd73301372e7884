import { memberOf } from '../../../../runtime/document/bson/bson-value.ts'
import {
  createIndex,
  directionText,
  dropIndex,
} from '../../../../runtime/document/catalog/create-index.ts'
import { collectionStatistics } from '../../../../runtime/document/catalog/collection-statistics.ts'
import {
  type IndexInfo,
  listIndexes,
  numberAt,
} from '../../../../runtime/document/catalog/list-indexes.ts'
import { indexNameFault } from '../../../../runtime/document/names/name-fault.ts'
import { createdIndex, documentIndexList, newIndex } from '../../../api/documents/indexes.ts'
import { answered, jsonAnswer, timed } from '../../documents/answer-documents.ts'
import { askedQuery } from '../../documents/asked-documents.ts'
import { askedCollection, writtenCollection } from '../../documents/asked-place.ts'
import { refusal } from '../../failure/refusal.ts'
import { COLLECTION } from './collections.ts'
import { bodyRoute, type DocumentRoute, route } from './document-route.ts'

const LIST = `${COLLECTION}/indexes`
const DIRECTIONS = /^(?:-?1|text|hashed|2d|2dsphere|columnstore)$/

export const indexRoutes: readonly DocumentRoute[] = [
  route(
    {
      ...{ method: 'GET', url: LIST, answers: documentIndexList },
      summary: 'The indexes of a collection with their sizes and how often they are used',
    },
    async (request, { store }) => {
      const where = askedCollection(request)
      const { value, timing, dbMs } = await timed(() =>
        Promise.all([
          listIndexes(store, where, request),
          collectionStatistics(store, where, request),
        ]),
      )
      const [indexes, { indexSizes }] = value
      const shown = indexes.map((index) => described(index, indexSizes[index.name]))
      return jsonAnswer({ indexes: shown, timing }, { dbMs })
    },
  ),
  bodyRoute(
    {
      ...{ method: 'POST', url: LIST, body: newIndex, answers: createdIndex },
      ...{ summary: 'Creates an index', isWrite: true, isCreation: true },
    },
    async (body, request, { store }) => {
      const where = writtenCollection(request)
      const { defaultLanguage, key: asked, name, ...settings } = body
      const key = askedQuery(asked, 'key')
      if (key === undefined || key.members.length === 0)
        throw refusal('bad_request', 'an index has a key', 'key')
      const fault = name === undefined ? undefined : indexNameFault(name)
      if (fault !== undefined) throw refusal('bad_identifier', fault, 'name')
      for (const member of key.members)
        if (!DIRECTIONS.test(directionText(member.value)))
          throw refusal('bad_request', 'this is no direction of an index', `key.${member.name}`)
      const wish = {
        ...settings,
        ...{ key, name, default_language: defaultLanguage },
        partialFilterExpression: askedQuery(
          body.partialFilterExpression,
          'partialFilterExpression',
        ),
        collation: askedQuery(body.collation, 'collation'),
        weights: askedQuery(body.weights, 'weights'),
      }
      const created = await createIndex(store, where, wish, request)
      return { status: 201, body: { name: created } }
    },
  ),
  route(
    {
      ...{ method: 'DELETE', url: `${LIST}/:name`, isWrite: true },
      summary: 'Drops an index',
    },
    async (request, { store }) => {
      const where = writtenCollection(request)
      const name = request.params['name'] ?? ''
      // These mean all indexes, and the one that cannot go.
      if (name === '*' || name === '_id_')
        throw refusal('bad_request', 'this index cannot be dropped', 'name')
      await dropIndex(store, where, { name, signal: request.signal })
      return {}
    },
  ),
]

function described({ name, key, definition, usage }: IndexInfo, size: number | undefined) {
  const partial = memberOf(definition, 'partialFilterExpression')
  const isTrue = (member: string) => {
    const value = memberOf(definition, member)
    return value?.kind === 'scalar' && value.type === 'bool' && value.bytes[0] === 1
  }
  const since = usage?.since === undefined ? null : new Date(usage.since).toISOString()
  return {
    ...{ name, key: answered(key, { relaxed: true }) },
    ...{ unique: isTrue('unique'), sparse: isTrue('sparse'), hidden: isTrue('hidden') },
    partial: partial ? answered(partial) : null,
    expireAfterSeconds: numberAt(memberOf(definition, 'expireAfterSeconds')) ?? null,
    size: size ?? null,
    usage: usage ? { operations: usage.operations, since } : null,
    definition: answered(definition),
  }
}
