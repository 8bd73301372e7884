import type { KeyFolder, KeyTree, ListedKey } from '../../../api/keys/keys.ts'
import { bytesId } from './byte-text.ts'

/** A key with when its time to live was told. */
export interface SeenKey extends ListedKey {
  readonly seenAt: number
}

/** What a scan has found below a prefix so far. */
export interface KeyLevel {
  readonly folders: ReadonlyMap<string, KeyFolder>
  readonly keys: ReadonlyMap<string, SeenKey>
  /** Folders and keys that are too many to be listed. */
  readonly left: number
}

export const NOTHING_FOUND: KeyLevel = { folders: new Map(), keys: new Map(), left: 0 }

/** A level with a further part of its scan. A server may tell a key twice, which counts once. */
export function withPart(level: KeyLevel, part: KeyTree, now: number): KeyLevel {
  const folders = new Map(level.folders)
  for (const folder of part.folders) {
    const id = folderId(folder)
    const known = folders.get(id)
    folders.set(id, { ...folder, keys: folder.keys + (known?.keys ?? 0) })
  }
  const left = level.left + part.left
  return { folders, keys: withKeys(level.keys, part.keys, now), left }
}

export function withKeys(
  before: ReadonlyMap<string, SeenKey>,
  found: readonly ListedKey[],
  now: number,
): ReadonlyMap<string, SeenKey> {
  const keys = new Map(before)
  for (const key of found) keys.set(keyId(key), { ...key, seenAt: now })
  return keys
}

export function keyId({ key, encoding }: Pick<ListedKey, 'key' | 'encoding'>): string {
  return bytesId(encoding === undefined ? { value: key } : { value: key, encoding })
}

/** The text that stands for a prefix; that of the whole database is empty. */
export function folderId({ prefix, prefixEncoding }: KeyFolder): string {
  return bytesId(
    prefixEncoding === undefined ? { value: prefix } : { value: prefix, encoding: prefixEncoding },
  )
}
