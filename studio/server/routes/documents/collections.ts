import {
  changeValidation,
  createCollection,
  renameCollection,
} from '../../../../runtime/document/catalog/create-collection.ts'
import { dropCollection } from '../../../../runtime/document/catalog/drop.ts'
import {
  changedCollection,
  type CollectionList,
  collectionList,
  collectionStats,
  createdCollection,
  newCollection,
} from '../../../api/documents/collections.ts'
import { jsonAnswer, timed } from '../../documents/answer-documents.ts'
import { askedQuery } from '../../documents/asked-documents.ts'
import {
  askedCollection,
  askedDatabase,
  newCollectionName,
  writtenCollection,
} from '../../documents/asked-place.ts'
import { checkConfirmed } from '../../documents/check-confirmed.ts'
import { describeCollection } from '../../documents/describe-collection.ts'
import { describeCollections } from '../../documents/describe-collections.ts'
import { refusal } from '../../failure/refusal.ts'
import { bodyRoute, type DocumentRoute, route } from './document-route.ts'

const LIST = '/api/databases/:db/collections'
export const COLLECTION = `${LIST}/:collection`

export const collectionRoutes: readonly DocumentRoute[] = [
  route(
    {
      ...{ method: 'GET', url: LIST, answers: collectionList },
      summary: 'The collections of a database with the numbers of their documents',
    },
    async (request, studio) => {
      const database = askedDatabase(request)
      const { value, timing, dbMs } = await timed(() =>
        describeCollections(studio, database, request.signal),
      )
      const body = { database, collections: [...value], timing } satisfies CollectionList
      return { body, dbMs }
    },
  ),
  bodyRoute(
    {
      ...{ method: 'POST', url: LIST, body: newCollection, answers: createdCollection },
      ...{ summary: 'Creates a collection', isWrite: true, isCreation: true },
    },
    async ({ name, validator, collation, ...options }, request, { store }) => {
      const database = askedDatabase(request)
      const collection = newCollectionName({ database, collection: name }, 'name')
      if (options.capped && options.size === undefined)
        throw refusal('bad_request', 'a capped collection has a size', 'size')
      const wanted = {
        ...options,
        validator: askedQuery(validator, 'validator'),
        collation: askedQuery(collation, 'collation'),
      }
      await createCollection(store, { database, collection }, request, wanted)
      const location = `/api/databases/${encodeURIComponent(database)}/collections/${encodeURIComponent(collection)}/stats`
      return { status: 201, headers: { location }, body: { database, collection } }
    },
  ),
  bodyRoute(
    {
      ...{ method: 'PATCH', url: COLLECTION, body: changedCollection, answers: createdCollection },
      ...{ summary: 'Gives a collection another name or another validation', isWrite: true },
    },
    async ({ name, validator, ...validation }, request, { store }) => {
      const where = writtenCollection(request)
      const to =
        name === undefined
          ? where.collection
          : newCollectionName({ ...where, collection: name }, 'name')
      const wanted = { ...validation, validator: askedQuery(validator, 'validator') }
      if (Object.values(wanted).some((value) => value !== undefined))
        await changeValidation(store, where, request, wanted)
      if (to !== where.collection)
        await renameCollection(store, where, { name: to, signal: request.signal })
      return { body: { database: where.database, collection: to } }
    },
  ),
  route(
    {
      ...{ method: 'DELETE', url: COLLECTION, query: ['confirm'], isWrite: true },
      summary: 'Deletes a collection; `confirm` is its name',
    },
    async (request, { store }) => {
      const where = writtenCollection(request)
      checkConfirmed(request, where.collection)
      await dropCollection(store, where, request)
      return {}
    },
  ),
  route(
    {
      ...{ method: 'GET', url: `${COLLECTION}/stats`, answers: collectionStats },
      summary: 'What a collection holds, and how it was created',
    },
    async (request, studio) => {
      const where = askedCollection(request)
      const { value, timing, dbMs } = await timed(() =>
        describeCollection(studio, where, request.signal),
      )
      return jsonAnswer({ ...where, ...value, timing }, { dbMs })
    },
  ),
]
