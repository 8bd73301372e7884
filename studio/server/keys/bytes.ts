import { isUtf8 } from 'node:buffer'
import type { Bytes, ShownBytes } from '../../api/keys/bytes.ts'
import { refusal } from '../failure/refusal.ts'

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/** The bytes that a member of a request stands for. Throws Refusal where it is no base64. */
export function bytesOf(given: Bytes, path: string): Buffer {
  if (typeof given === 'string') return textBytes(given, path)
  if (given.encoding === undefined) return textBytes(given.value, path)
  return base64Bytes(given.value, path)
}

export function base64Bytes(text: string, path: string): Buffer {
  if (!BASE64.test(text)) throw refusal('bad_request', 'this is no base64', path)
  return Buffer.from(text, 'base64')
}

/** JSON may hold halves of characters, which no bytes stand for. */
function textBytes(text: string, path: string): Buffer {
  const bytes = Buffer.from(text)
  if (bytes.toString() !== text) throw refusal('bad_request', 'this text is no UTF-8', path)
  return bytes
}

/** Bytes as they are answered: as a text where they are one. */
export function writtenBytes(bytes: Buffer): { value: string; encoding?: 'base64' } {
  if (isUtf8(bytes)) return { value: bytes.toString() }
  return { value: bytes.toString('base64'), encoding: 'base64' }
}

/** Bytes as they are answered, cut where there are more than so many. */
export function shownBytes(bytes: Buffer, most: number): ShownBytes {
  if (bytes.length <= most) return writtenBytes(bytes)
  return { ...writtenBytes(cut(bytes, most)), size: bytes.length, truncated: true }
}

/** The first bytes, without the half of a character at the end where the rest is a text. */
function cut(bytes: Buffer, most: number): Buffer {
  const lengths = [0, 1, 2, 3].map((less) => most - less)
  const whole = lengths.find((length) => isUtf8(bytes.subarray(0, length)))
  return bytes.subarray(0, whole ?? most)
}

/** A key as it is answered. */
export function writtenKey(key: Buffer): { key: string; encoding?: 'base64' } {
  const { value, ...rest } = writtenBytes(key)
  return { key: value, ...rest }
}
