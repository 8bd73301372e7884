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
  return options.retryReads && !wasSoughtInVain(error) && isRetryable(body)
}

function isRetryable(body: BsonObject): boolean {
  return body.members[0]?.name !== PROBE && isReading(body)
}

/** The driver has looked for a server as long as it looks. */
function wasSoughtInVain({ cause }: DatabaseFailure): boolean {
  return cause instanceof Error && cause.name === 'MongoServerSelectionError'
}
