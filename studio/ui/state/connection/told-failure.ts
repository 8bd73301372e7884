import type { Connection } from './connection.ts'

/** The failure that a part of a page tells: none while the connection is lost, which is said once for all. */
export function toldFailure({ state }: Connection, failure: unknown): unknown {
  return state() === 'connected' ? failure : undefined
}
