import type { Link } from '../link/link.ts'
import { escapeGlob } from './glob-pattern.ts'
import { type ScanPart, type ScanPlace, scanKeys } from './scan-keys.ts'

export interface TreeWish {
  readonly prefix: Buffer
  readonly separator: Buffer
  readonly place: ScanPlace
  readonly milliseconds: number
  /** Folders and keys that are listed at most, each. */
  readonly most: number
}

export interface Folder {
  /** Between the prefix and the next separator. */
  readonly name: Buffer
  /** With which all of its keys begin. */
  readonly prefix: Buffer
  keys: number
}

export interface TreePart extends Omit<ScanPart, 'keys'> {
  readonly folders: readonly Folder[]
  readonly keys: readonly Buffer[]
  /** Folders and keys that are too many to be listed. */
  readonly left: number
}

/** Keys of one part, which are in memory at the same time. */
const MOST_KEYS = 20_000

/** Folds the keys below a prefix into folders, for a part of the database. */
export async function keyTree(
  link: Link,
  { prefix, separator, most, ...wish }: TreeWish,
  signal: AbortSignal,
): Promise<TreePart> {
  const match = Buffer.concat([escapeGlob(prefix), Buffer.from('*')])
  const part = await scanKeys(link, { ...wish, match, type: undefined, wanted: MOST_KEYS }, signal)
  const folders = new Map<string, Folder>()
  const keys: Buffer[] = []
  for (const key of part.keys) {
    const end = key.indexOf(separator, prefix.length)
    if (end < 0) keys.push(key)
    else addTo(folders, key, { from: prefix.length, end, to: end + separator.length })
  }
  const sorted = [...folders.values()].toSorted((a, b) => a.name.compare(b.name))
  const shown = keys.toSorted((a, b) => a.compare(b))
  return {
    ...part,
    folders: sorted.slice(0, most),
    keys: shown.slice(0, most),
    left: Math.max(0, sorted.length - most) + Math.max(0, shown.length - most),
  }
}

interface Parts {
  readonly from: number
  readonly end: number
  readonly to: number
}

function addTo(folders: Map<string, Folder>, key: Buffer, { from, end, to }: Parts): void {
  const prefix = key.subarray(0, to)
  const id = prefix.toString('latin1')
  const known = folders.get(id)
  if (known) known.keys += 1
  else folders.set(id, { name: key.subarray(from, end), prefix, keys: 1 })
}
