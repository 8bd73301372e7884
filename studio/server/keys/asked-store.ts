import { failureOf } from '../../../runtime/key-value/failure/failure-of.ts'
import type { Link } from '../../../runtime/key-value/link/link.ts'
import { ServerRefusal } from '../../../runtime/key-value/link/reply.ts'
import { BadCursor } from '../../../runtime/key-value/read/value-page.ts'
import { Refusal, refusal } from '../failure/refusal.ts'
import { integerOf, type QueryParameters } from '../routing/read-query.ts'
import { base64Bytes } from './bytes.ts'
import type { KeyStudio } from './key-studio.ts'

/** The number of the database that is asked for; that of the address where none is. */
export function askedDatabase(query: QueryParameters, { store }: KeyStudio): number {
  return integerOf(query, 'database', { least: 0, most: 999_999_999 }) ?? store.database
}

/** The connections to a database. Throws Refusal where the server has none of that number. */
export async function linkOf({ store }: KeyStudio, database = store.database): Promise<Link> {
  const link = await store.link(database)
  if (link !== undefined) return link
  throw refusal('not_found', 'the server has no database of this number', 'database')
}

/** The key of `?key=` or, in base64, of `?key64=`. */
export function askedKey(query: QueryParameters): Buffer {
  const [text, base64] = [query.get('key'), query.get('key64')]
  if (text !== undefined && base64 !== undefined)
    throw refusal('bad_request', 'the key is given once', 'key64')
  if (base64 !== undefined) return base64Bytes(base64, 'key64')
  if (text !== undefined) return Buffer.from(text)
  throw refusal('bad_request', 'this parameter says which key is meant', 'key')
}

/** The pattern of a parameter. */
export function askedPattern(query: QueryParameters, name = 'match'): Buffer | undefined {
  const text = query.get(name)
  return text === undefined ? undefined : Buffer.from(text)
}

/** The result of the work, with how long it took; what the server refuses is told without its words. */
export async function timed<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly timing: { readonly dbMs: number } }> {
  const start = performance.now()
  try {
    const result = await work()
    return { result, timing: { dbMs: Math.round((performance.now() - start) * 10) / 10 } }
  } catch (error) {
    throw answeredError(error)
  }
}

function answeredError(error: unknown): unknown {
  if (error instanceof BadCursor)
    return refusal('bad_request', 'no page has given this cursor', 'cursor')
  if (!(error instanceof ServerRefusal)) return error
  if (error.code === 'WRONGTYPE')
    return new Refusal('conflict', {
      details: [{ path: 'key', message: 'The key has another type by now.' }],
    })
  return failureOf(error)
}
