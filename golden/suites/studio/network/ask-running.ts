import type { Answered, Ask } from '../ask-studio.ts'

/** No request of a test is longer in coming: one that hangs fails. */
const PATIENCE = 45_000

/** Asks a studio that listens. */
export function askRunning(origin: string): Ask {
  return async (method, url, body, headers = {}) => {
    const answer = await fetch(`${origin}${url}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    })
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true
    const read: Answered['body'] = isJson ? JSON.parse(text) : {}
    return { status: answer.status, headers: Object.fromEntries(answer.headers), text, body: read }
  }
}
