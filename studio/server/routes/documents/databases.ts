import { databaseStatistics } from '../../../../runtime/document/catalog/database-statistics.ts'
import {
  createdDatabase,
  type DatabaseList,
  databaseList,
  type DatabaseStats,
  databaseStats,
  newDatabase,
} from '../../../api/documents/databases.ts'
import { createCollection } from '../../../../runtime/document/catalog/create-collection.ts'
import { dropDatabase } from '../../../../runtime/document/catalog/drop.ts'
import { isSystemDatabase } from '../../../../runtime/document/names/name-fault.ts'
import { listDatabases } from '../../../../runtime/document/catalog/list-databases.ts'
import { timed } from '../../documents/answer-documents.ts'
import { askedDatabase, checkedDatabase, newCollectionName } from '../../documents/asked-place.ts'
import { checkConfirmed } from '../../documents/check-confirmed.ts'
import { describeDatabases } from '../../documents/describe-databases.ts'
import { refusal } from '../../failure/refusal.ts'
import { bodyRoute, type DocumentRoute, route } from './document-route.ts'

export const databaseRoutes: readonly DocumentRoute[] = [
  route(
    {
      method: 'GET',
      url: '/api/databases',
      summary: 'The databases with the numbers of their documents and their sizes',
      answers: databaseList,
    },
    async ({ signal }, studio) => {
      const { value, timing, dbMs } = await timed(() => describeDatabases(studio, signal))
      return { body: { databases: [...value], timing } satisfies DatabaseList, dbMs }
    },
  ),
  bodyRoute(
    {
      method: 'POST',
      url: '/api/databases',
      summary: 'Creates a database with its first collection',
      body: newDatabase,
      answers: createdDatabase,
      isWrite: true,
      isCreation: true,
    },
    async ({ name, collection }, { signal }, { store }) => {
      const database = checkedDatabase(name, 'name')
      newCollectionName({ database, collection }, 'collection')
      const known = await listDatabases(store, { signal })
      // Names that differ by case only cannot stand beside each other.
      if (known.some((each) => each.name.toLowerCase() === name.toLowerCase()))
        throw refusal('conflict', 'there is a database of this name already', 'name')
      await createCollection(store, { database, collection }, { signal })
      const location = `/api/databases/${encodeURIComponent(database)}/collections`
      return { status: 201, headers: { location }, body: { database, collection } }
    },
  ),
  route(
    {
      method: 'DELETE',
      url: '/api/databases/:db',
      summary: 'Deletes a database; `confirm` is its name',
      query: ['confirm'],
      isWrite: true,
    },
    async (request, { store }) => {
      const database = askedDatabase(request)
      if (isSystemDatabase(database))
        throw refusal('forbidden', 'databases of the server are not deleted', 'db')
      checkConfirmed(request, database)
      await dropDatabase(store, database, { signal: request.signal })
      return {}
    },
  ),
  route(
    {
      method: 'GET',
      url: '/api/databases/:db/stats',
      summary: 'What a database holds',
      answers: databaseStats,
    },
    async (request, { store }) => {
      const database = askedDatabase(request)
      const { value, timing, dbMs } = await timed(() =>
        databaseStatistics(store, database, { signal: request.signal }),
      )
      const { dataSize = null, storageSize = null, indexes = null, indexSize = null } = value
      const { collections, documents, averageObjectSize = null } = value
      const sizes = { dataSize, storageSize, indexes, indexSize, averageObjectSize }
      const stats = { collections, documents, ...sizes }
      return { body: { database, stats, timing } satisfies DatabaseStats, dbMs }
    },
  ),
]
