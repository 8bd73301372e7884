import { command, type Plain } from '../command.ts'
import type { StoreCommand } from '../document-store.ts'
import type { FindQuery } from './find-request.ts'

/** Returns the command that finds documents. */
export function findCommand(
  query: FindQuery,
  more: Readonly<Record<string, Plain>> = {},
): StoreCommand {
  const { database, collection, filter, projection, sort, skip, collation, hint } = query
  const asked = { filter, projection, sort, skip: skip || undefined, collation, hint }
  return { database, body: command({ find: collection, ...asked, ...more }) }
}
