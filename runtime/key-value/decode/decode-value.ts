import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib'
import { indentJson } from './indent-json.ts'
import { jsonOfMessagePack } from './message-pack.ts'

export const views = ['gzip', 'deflate', 'brotli', 'messagepack', 'json'] as const
export type View = (typeof views)[number]

/** Bytes that are not in the form of the view, or whose contents are more than the limit. */
export class Undecodable extends Error {
  readonly reason: 'form' | 'size'

  constructor(reason: 'form' | 'size', { cause }: { readonly cause?: unknown } = {}) {
    super(`a value cannot be decoded: ${reason}`, { cause })
    this.name = 'Undecodable'
    this.reason = reason
  }
}

type Decode = (bytes: Buffer, most: number) => Promise<Buffer>

const unpackers: Readonly<Record<View, Decode>> = {
  gzip: (bytes, most) => promisify(gunzip)(bytes, { maxOutputLength: most }),
  // With its head, as zlib writes it, or without.
  deflate: (bytes, most) =>
    isZlib(bytes)
      ? promisify(inflate)(bytes, { maxOutputLength: most })
      : promisify(inflateRaw)(bytes, { maxOutputLength: most }),
  brotli: (bytes, most) => promisify(brotliDecompress)(bytes, { maxOutputLength: most }),
  messagepack: async (bytes) => Buffer.from(indentJson(jsonOfMessagePack(bytes))),
  json: async (bytes) => Buffer.from(indentJson(bytes.toString())),
}

/** What the bytes mean in a view, at most so many bytes. Throws Undecodable. */
export async function decodeValue(view: View, bytes: Buffer, most: number): Promise<Buffer> {
  try {
    const decoded = await unpackers[view](bytes, most)
    if (decoded.length <= most) return decoded
  } catch (error) {
    const isSize = error instanceof RangeError && 'code' in error
    throw new Undecodable(isSize ? 'size' : 'form', { cause: error })
  }
  throw new Undecodable('size')
}

function isZlib(bytes: Buffer): boolean {
  const [method = 0, flags = 0] = bytes
  return (method & 0x0f) === 8 && ((method << 8) | flags) % 31 === 0
}
