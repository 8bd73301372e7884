/** What a page on another allowed origin may send and read; credentials are never among it. */
export function corsHeaders(origin: string): Readonly<Record<string, string>> {
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers':
      'ETag, Location, Content-Disposition, Server-Timing, Idempotent-Replayed',
  }
}

/** The answer to a preflight, besides `corsHeaders`. */
export const preflightHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'Authorization, Content-Type, If-Match, If-None-Match, Idempotency-Key',
  'access-control-max-age': '600',
}
