import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Texts that are handed out and come back: sealed with the key of a process, so that nobody else writes one. */
export interface Seal {
  /** `purpose` says what the text belongs to. */
  seal(text: string, purpose: string): string
  /** Undefined for what was not sealed here, or for another purpose. */
  open(sealed: string, purpose: string): string | undefined
}

export function newSeal(key: Uint8Array = randomBytes(32)): Seal {
  const signatureOf = (body: string, purpose: string) => {
    const digest = createHash('sha256').update(purpose).digest()
    return createHmac('sha256', key).update(digest).update(body).digest('base64url')
  }
  return {
    seal(text, purpose) {
      const body = Buffer.from(text).toString('base64url')
      return `${body}.${signatureOf(body, purpose)}`
    },
    open(sealed, purpose) {
      const end = sealed.indexOf('.')
      const body = sealed.slice(0, Math.max(0, end))
      const given = Buffer.from(sealed.slice(end + 1))
      const expected = Buffer.from(signatureOf(body, purpose))
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
      return Buffer.from(body, 'base64url').toString()
    },
  }
}
