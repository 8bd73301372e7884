import type { MongoClient } from 'mongodb'
import { DatabaseFailure } from '../../database-failure.ts'
import type { BsonObject } from '../bson/bson-value.ts'
import { isReading } from './guard-read-only.ts'

/** What asks whether the server is there is answered by the first failure. */
const PROBE = 'ping'

/**
 * Whether a command may be sent a second time: it changes nothing, and the server was lost while it was asked, because it
 * stood still, or another one has become the primary. The driver does so for its own methods, and not for commands
 * (https://www.mongodb.com/docs/manual/core/retryable-reads/).
 */
export function mayAskAgain(error: unknown, body: BsonObject, { options }: MongoClient): boolean {
  if (!(error instanceof DatabaseFailure) || error.facts.kind !== 'connection') return false
  return options.retryReads && !wasSoughtInVain(error.cause) && isRetryable(body)
}

function isRetryable(body: BsonObject): boolean {
  return body.members[0]?.name !== PROBE && isReading(body)
}

/** Whether the driver knows of no server that answers: where it lacks a primary only, other servers are read. */
export function isWithoutServers(error: unknown): boolean {
  if (!(error instanceof Error) || !wasSoughtInVain(error)) return false
  const servers = 'reason' in error ? Reflect.get(Object(error.reason), 'servers') : undefined
  return servers instanceof Map && [...servers.values()].every(({ type }) => type === 'Unknown')
}

/** Whether the driver has looked for a server as long as it looks, and found none. */
export function wasSoughtInVain(error: unknown): boolean {
  return error instanceof Error && error.name === 'MongoServerSelectionError'
}
