import type { Bytes } from '../../../api/keys/bytes.ts'
import { sentBytes, writtenBytes } from './byte-text.ts'

/** The words of a command line, as redis-cli reads them: `"\xff"` is one byte. Undefined where a quote is not closed. */
export function splitCommand(line: string): readonly Bytes[] | undefined {
  const words: Bytes[] = []
  const pattern = /\s*(?:"((?:\\[\s\S]|[^"\\])*)"|'((?:\\'|[^'])*)'|([^\s"']\S*))(?=\s|$)/y
  const text = line.trimEnd()
  while (pattern.lastIndex < text.length) {
    const found = pattern.exec(text)
    if (found === null) return undefined
    const [, double, single, plain = ''] = found
    words.push(double === undefined ? (single?.replaceAll("\\'", "'") ?? plain) : unescaped(double))
  }
  return words
}

const SIGNS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', a: '\x07' }

function unescaped(text: string): Bytes {
  const bytes: number[] = []
  for (const [part, hex, sign] of text.matchAll(/\\(?:x([\da-f]{2})|([\s\S]))|[^\\]+/gi))
    if (hex !== undefined) bytes.push(Number.parseInt(hex, 16))
    else bytes.push(...new TextEncoder().encode(sign === undefined ? part : (SIGNS[sign] ?? sign)))
  return sentBytes(writtenBytes(Uint8Array.from(bytes)))
}
