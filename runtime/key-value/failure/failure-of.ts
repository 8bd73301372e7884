import { DatabaseFailure, type FailureKind } from '../../database-failure.ts'
import { ServerRefusal } from '../link/reply.ts'
import { deniedAct } from './denied-act.ts'

/** By the code with which a server begins its refusal; every other one is `other`. */
const kinds: Readonly<Record<string, FailureKind>> = {
  NOAUTH: 'permission',
  WRONGPASS: 'permission',
  NOPERM: 'permission',
  DENIED: 'permission',
  READONLY: 'read-only',
  LOADING: 'connection',
  MASTERDOWN: 'connection',
  CLUSTERDOWN: 'connection',
  TRYAGAIN: 'connection',
  BUSY: 'timeout',
}

/** The failure that an error of the store is; an error of another sort stays what it is. */
export function failureOf(error: unknown): unknown {
  if (!(error instanceof ServerRefusal)) return error
  const kind = kinds[error.code] ?? 'other'
  return new DatabaseFailure({ kind, denied: deniedAct(error.message) }, { cause: error })
}

/** The result of the work, whose refusals by the server become failures. */
export async function withFailures<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw failureOf(error)
  }
}
