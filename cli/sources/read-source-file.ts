import { readFileSync } from 'node:fs'
import type { Renderable } from '../../compiler/diagnostics/render.ts'
import type { SourceFile } from '../../compiler/source/source-file.ts'
import { fault, placeOf } from '../diagnostics/fault.ts'
import { ioCode, unreadable } from '../diagnostics/io-fault.ts'

export interface ReadFile {
  /** Also there when it is not UTF-8, so that the place can be shown. Undefined: not read. */
  readonly file: SourceFile | undefined
  readonly fault: Renderable | undefined
}

/** Reads a text file as UTF-8, without its byte order mark. `path` is what diagnostics name. */
export type ReadSourceFile = (absolute: string, path: string) => ReadFile

/** Synchronous: a hundred small files are read in a third of the time that promises take. */
export const readSourceFile: ReadSourceFile = (absolute, path) => {
  try {
    return decode(readFileSync(absolute), path)
  } catch (error) {
    return { file: undefined, fault: readFault(path, error) }
  }
}

function readFault(path: string, error: unknown): Renderable {
  switch (ioCode(error)) {
    case 'ENOENT':
      return fault('missing-file', {}, placeOf(path))
    case 'EISDIR':
      return fault('not-a-file', {}, placeOf(path))
    default:
      return unreadable(path, error)
  }
}

const REPLACEMENT = '\uFFFD'
const ENCODED_REPLACEMENT = Buffer.from(REPLACEMENT)
const MARK_BYTES = 3

/**
 * The decoder drops the byte order mark, so offsets count from after it. Ends
 * of lines become `\n`, or the same file checked out on two systems would give two outputs.
 */
export function decode(bytes: Buffer, path: string): ReadFile {
  if (isUtf16(bytes)) return { file: undefined, fault: fault('utf-16', {}, placeOf(path)) }
  const file = { path, text: new TextDecoder().decode(bytes) }
  const wrong = findWrongByte(bytes, file.text)
  if (wrong === undefined) {
    return { file: { path, text: file.text.replaceAll('\r\n', '\n') }, fault: undefined }
  }
  const byte = `0x${wrong.byte.toString(16).padStart(2, '0')}`
  const place = { file: path, start: wrong.offset, end: wrong.offset + 1 }
  return { file, fault: fault('not-utf-8', { byte }, place) }
}

/** By its byte order mark, or because each second byte of what is mostly ASCII is zero. */
function isUtf16(bytes: Buffer): boolean {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return true
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return true
  const sample = bytes.subarray(0, SAMPLE)
  if (!sample.includes(0)) return false
  return [0, 1].some((first) => {
    const zeros = sample.filter((byte, i) => byte === 0 && i % 2 === first).length
    return zeros > 1 && zeros > 0.4 * sample.length
  })
}

const SAMPLE = 1000

interface WrongByte {
  /** In the decoded text, in UTF-16 code units. */
  readonly offset: number
  readonly byte: number
}

/** The first replacement character that the bytes do not spell. */
function findWrongByte(bytes: Buffer, text: string): WrongByte | undefined {
  let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? MARK_BYTES : 0
  let from = 0
  for (let offset = text.indexOf(REPLACEMENT); offset >= 0;) {
    at += Buffer.byteLength(text.slice(from, offset))
    const isSpelled = bytes
      .subarray(at, at + ENCODED_REPLACEMENT.length)
      .equals(ENCODED_REPLACEMENT)
    if (!isSpelled) return { offset, byte: bytes[at] ?? 0 }
    from = offset
    offset = text.indexOf(REPLACEMENT, offset + 1)
  }
  return undefined
}
