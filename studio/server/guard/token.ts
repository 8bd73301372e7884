import { createHash, timingSafeEqual } from 'node:crypto'
import { type GuardedRequest, headerValues } from './guarded-request.ts'

/** Whether a request carries the token: in one Authorization header, and nowhere else. */
export function tokenCheck(token: string): (request: GuardedRequest) => boolean {
  const expected = digest(token)
  return (request) => {
    const [value = '', ...others] = headerValues(request, 'authorization')
    const given = /^bearer (?<token>[\x21-\x7e]+)$/i.exec(value)?.groups?.['token']
    // Digests have one length, so that texts of any length are compared in the same time.
    const isEqual = timingSafeEqual(digest(given ?? ''), expected)
    return isEqual && given !== undefined && others.length === 0
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Whether a text can be sent as a token: visible characters of ASCII, at least one. */
export function isToken(text: string): boolean {
  return /^[\x21-\x7e]+$/.test(text)
}
