import { createHash } from 'node:crypto'
import type { RawValue } from '../../raw-value.ts'
import type { RowImage } from '../../edit/rows/row-image.ts'
import type { Sender } from '../link/link.ts'
import {
  type Arguments,
  bytesOf,
  bytesOrNull,
  integerOf,
  listOf,
  type Reply,
  ServerRefusal,
  textOf,
} from '../link/reply.ts'

/** A key as it was stored at a moment. */
export interface KeyImage {
  readonly key: Buffer
  readonly type: string
  /** As DUMP gives it. */
  readonly dump: Buffer
  /** Milliseconds since 1970; null for a key that stays. */
  readonly expiresAt: number | null
  /** By this it is seen whether the value has changed since. */
  readonly digest: string
}

/** Bytes of a value that is kept for undo: to read it holds the server up. */
const MOST_BYTES = 8 * 1024 * 1024

/** The columns of an image in the journal. */
export const imageColumns = ['key', 'type', 'value', 'expires'] as const

/** The key is there, and too large to be kept. */
export const tooLarge = Symbol('too large')

const NOTHING = Buffer.alloc(0)
const UNSEEN = ''

/** Stands for what a key will be, which only the server knows. */
export function unseenImage(key: Buffer, type: string): KeyImage {
  return { key, type, dump: NOTHING, expiresAt: null, digest: UNSEEN }
}

export function isUnseen(image: KeyImage | undefined): boolean {
  return image?.digest === UNSEEN
}

/** The commands whose replies are an image of a key of the type. */
export function imageCommands(key: Buffer, type: string): readonly Arguments[] {
  const content = contentCommands[type]
  return [
    ['DUMP', key],
    ['PEXPIRETIME', key],
    ...(content === undefined ? [] : [[content, key] as const]),
  ]
}

/** The image of the replies to `imageCommands`; undefined where the key was gone. */
export function imageOf(
  key: Buffer,
  type: string,
  replies: readonly Reply[],
): KeyImage | undefined {
  const dump = bytesOrNull(replies[0])
  if (dump === null) return undefined
  const expires = integerOf(replies[1])
  const content = replies[2]
  const digest = content === undefined ? digestOf([dump]) : digestOf(elementsOf(content, type))
  return { key, type, dump, expiresAt: expires < 0 ? null : expires, digest }
}

/** The key as it is; undefined where there is none. */
export async function readImage(
  sender: Sender,
  key: Buffer,
  signal: AbortSignal,
): Promise<KeyImage | undefined | typeof tooLarge> {
  const [type, size] = await sender.sendAll(
    [
      ['TYPE', key],
      ['MEMORY', 'USAGE', key],
    ],
    signal,
  )
  const name = textOf(type)
  if (name === 'none') return undefined
  // Whoever may not ask for the memory is not kept from an undo.
  if (size !== null && !(size instanceof ServerRefusal) && integerOf(size) > MOST_BYTES)
    return tooLarge
  return imageOf(key, name, await sender.sendAll(imageCommands(key, name), signal))
}

/** The server keeps these in tables whose order, and with it the dump, changes while they are read. */
const contentCommands: Readonly<Record<string, string>> = { hash: 'HGETALL', set: 'SMEMBERS' }

function elementsOf(content: Reply, type: string): readonly Buffer[] {
  const all = listOf(content).map(bytesOf)
  const width = type === 'hash' ? 2 : 1
  const elements: Buffer[][] = []
  for (let at = 0; at < all.length; at += width) elements.push(all.slice(at, at + width))
  return elements.toSorted(([a], [b]) => (a ?? NOTHING).compare(b ?? NOTHING)).flat()
}

function digestOf(parts: readonly Buffer[]): string {
  const hash = createHash('sha256')
  const length = Buffer.alloc(4)
  for (const part of parts) {
    length.writeUInt32BE(part.length)
    hash.update(length).update(part)
  }
  return hash.digest('base64')
}

/** An image as the journal keeps it. */
export function rowOf(image: KeyImage | undefined): RowImage | undefined {
  if (image === undefined) return undefined
  const { key, type, dump, expiresAt, digest } = image
  return { values: [key, type, dump, expiresAt], fingerprints: [digest] }
}

/** Throws where the row is none of `rowOf`. */
export function imageOfRow(row: RowImage | undefined): KeyImage | undefined {
  if (row === undefined) return undefined
  const [key, type, dump, expires] = row.values
  const [digest] = row.fingerprints
  if (typeof type !== 'string' || typeof digest !== 'string') throw new UnreadableImage()
  return {
    ...{ key: storedBytes(key), type, dump: storedBytes(dump), digest },
    expiresAt: typeof expires === 'number' ? expires : null,
  }
}

function storedBytes(value: RawValue | undefined): Buffer {
  if (value instanceof Uint8Array) return Buffer.from(value)
  throw new UnreadableImage()
}

class UnreadableImage extends Error {
  constructor() {
    super('the undo journal holds a key that cannot be read')
    this.name = 'UnreadableImage'
  }
}

/** The command that makes a key what it was. */
export function restoreCommand({ key, dump, expiresAt }: KeyImage): Arguments {
  return [
    'RESTORE',
    key,
    expiresAt ?? 0,
    dump,
    'REPLACE',
    ...(expiresAt === null ? [] : ['ABSTTL']),
  ]
}
