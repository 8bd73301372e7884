import type { Namespace } from '../../../runtime/document/find/find-request.ts'
import {
  collectionNameFault,
  databaseNameFault,
  isSystemCollection,
  namespaceFault,
} from '../../../runtime/document/names/name-fault.ts'
import { refusal } from '../failure/refusal.ts'
import type { RouteRequest } from '../routing/route.ts'

/** Returns the database of a path. Throws Refusal for what is no name. */
export function askedDatabase({ params }: RouteRequest): string {
  return checkedDatabase(params['db'] ?? '', 'db')
}

/** Returns the collection of a path, which is read. */
export function askedCollection(request: RouteRequest): Namespace {
  const database = askedDatabase(request)
  return {
    database,
    collection: checkedCollection(request.params['collection'] ?? '', 'collection'),
  }
}

/** The same, which is written: those of the server are read only. */
export function writtenCollection(request: RouteRequest): Namespace {
  const where = askedCollection(request)
  refuseSystem(where.collection, 'collection')
  return where
}

export function checkedDatabase(name: string, path: string): string {
  const fault = databaseNameFault(name)
  if (fault !== undefined) throw refusal('bad_identifier', fault, path)
  return name
}

/** The name of a collection that is to be. */
export function newCollectionName({ database, collection }: Namespace, path: string): string {
  refuseSystem(collection, path)
  checkedCollection(collection, path)
  const fault = namespaceFault(database, collection)
  if (fault !== undefined) throw refusal('bad_identifier', fault, path)
  return collection
}

function checkedCollection(name: string, path: string): string {
  const fault = collectionNameFault(name)
  if (fault !== undefined) throw refusal('bad_identifier', fault, path)
  return name
}

function refuseSystem(name: string, path: string): void {
  if (isSystemCollection(name))
    throw refusal('forbidden', 'collections of the server are read only', path)
}
