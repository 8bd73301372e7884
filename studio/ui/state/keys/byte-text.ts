import type { Bytes, ShownBytes } from '../../../api/keys/bytes.ts'

type Written = Pick<ShownBytes, 'value' | 'encoding'>

/** Bytes that were answered, as a request names them. */
export function sentBytes({ value, encoding }: Written): Bytes {
  return encoding === undefined ? value : { value, encoding }
}

/** One text for each value of bytes, to tell values apart. */
export function bytesId({ value, encoding }: Written): string {
  return encoding === undefined ? `text:${value}` : `base64:${value}`
}

/** A text with the signs escaped that nobody sees; bytes that are none with what cannot be printed: `\x00\x01a`. */
export function shownText(written: Written): string {
  return shownParts(written)
    .map(({ text }) => text)
    .join('')
}

export interface ShownPart {
  readonly text: string
  /** It stands for what cannot be seen. */
  readonly isEscape: boolean
}

/** The same in parts, so that an escape is told from a text that looks like one. */
export function shownParts(written: Written): readonly ShownPart[] {
  if (written.encoding !== undefined)
    return [{ text: escapedText(rawBytes(written)), isEscape: false }]
  return written.value.split(UNSEEN).flatMap((text, at): ShownPart[] => {
    if (at % 2 === 1) return [{ text: [...text].map(escapedSign).join(''), isEscape: true }]
    return text === '' ? [] : [{ text, isEscape: false }]
  })
}

/** Control characters without those that part lines and columns. */
const UNSEEN = /([^\P{Cc}\t\n\r]+)/u

/** Above the signs of ASCII a number of two digits would be that of a byte. */
function escapedSign(sign: string): string {
  const code = sign.charCodeAt(0)
  const digits = code.toString(16)
  return code < 0x80 ? `\\x${digits.padStart(2, '0')}` : `\\u${digits.padStart(4, '0')}`
}

export function rawBytes({ value, encoding }: Written): Uint8Array<ArrayBuffer> {
  if (encoding === undefined) return new TextEncoder().encode(value)
  return Uint8Array.from(atob(value), (sign) => sign.charCodeAt(0))
}

/** Bytes as the server writes them: a text where they are one. */
export function writtenBytes(bytes: Uint8Array): Written {
  try {
    const value = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return { value }
  } catch {
    return { value: base64Text(bytes), encoding: 'base64' }
  }
}

export function escapedText(bytes: Uint8Array): string {
  return [...bytes].map((byte) => PRINTED[byte] ?? '').join('')
}

const PRINTED = Array.from({ length: 256 }, (_, byte) =>
  byte >= 0x20 && byte < 0x7f && byte !== 0x5c
    ? String.fromCharCode(byte)
    : `\\x${byte.toString(16).padStart(2, '0')}`,
)

export function base64Text(bytes: Uint8Array): string {
  let signs = ''
  for (const byte of bytes) signs += String.fromCharCode(byte)
  return btoa(signs)
}

/** Pairs of digits, in lines of sixteen bytes. */
export function hexText(bytes: Uint8Array): string {
  const pairs = [...bytes].map((byte) => byte.toString(16).padStart(2, '0'))
  const lines = Array.from({ length: Math.ceil(pairs.length / 16) }, (_, line) =>
    pairs.slice(line * 16, line * 16 + 16).join(' '),
  )
  return lines.join('\n')
}

/** The bytes of pairs of digits; undefined where the text is none. */
export function bytesOfHex(text: string): Uint8Array<ArrayBuffer> | undefined {
  const digits = text.replaceAll(/\s+/g, '')
  if (digits.length % 2 !== 0 || /[^\da-f]/i.test(digits)) return undefined
  const pairs = digits.match(/../g) ?? []
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))
}

/** The bytes of base64; undefined where the text is none. */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return rawBytes({ value: text.replaceAll(/\s+/g, ''), encoding: 'base64' })
  } catch {
    return undefined
  }
}
