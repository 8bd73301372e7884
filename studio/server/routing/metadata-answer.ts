import { createHash } from 'node:crypto'
import type { Answer, RouteRequest } from './route.ts'

/** An answer that the client may keep, and that is not sent again while it is the same. */
export function metadataAnswer({ headers }: RouteRequest, body: object): Answer {
  const etag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url')}"`
  const caching = { etag, 'cache-control': 'private, no-cache' }
  const known = String(headers['if-none-match'] ?? '').split(/\s*,\s*/)
  const isKnown = known.some((each) => each === '*' || each.replace(/^W\//, '') === etag)
  return isKnown ? { status: 304, headers: caching } : { headers: caching, body }
}
