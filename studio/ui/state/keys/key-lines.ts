import type { KeyFolder } from '../../../api/keys/keys.ts'
import type { TreeLine } from '../tree/tree-step.ts'
import { escapedText, rawBytes } from './byte-text.ts'
import { folderId, type KeyLevel, keyId, type SeenKey } from './key-levels.ts'
import { keyLabel } from './key-address.ts'

interface Line {
  readonly id: string
  /** How deep it lies: 1 at the top. */
  readonly depth: number
  readonly label: string
  /** Its place among its neighbours, from 1, and how many they are. */
  readonly place: number
  readonly of: number
}

/** A line of the tree of keys. */
export type KeyLine =
  | (Line & { readonly kind: 'folder'; readonly folder: KeyFolder; readonly isOpen: boolean })
  | (Line & { readonly kind: 'key'; readonly key: SeenKey })
  /** How far the scan of an open folder has come, or how much is not listed. */
  | (Line & { readonly kind: 'note'; readonly of: number; readonly folder: string })

/** What the keys of the keyboard must know of a line. */
export function keyTreeLine(line: KeyLine): TreeLine {
  const { id, label, depth } = line
  return { id, label, depth, isOpen: line.kind === 'folder' ? line.isOpen : undefined }
}

/** What is known of the levels of the tree. */
export interface KnownLevels {
  /** What was found below a prefix; undefined where it was not opened. */
  readonly levelOf: (folder: string) => KeyLevel | undefined
  /** What stands below an open folder that is not all there; undefined where it is. */
  readonly noteOf: (folder: string) => string | undefined
  readonly isOpen: (folder: string) => boolean
}

/** The folder that stands for the whole database. */
export const ROOT = ''

/** The open lines of the tree, folders before keys. */
export function keyLines(known: KnownLevels): readonly KeyLine[] {
  return linesBelow(known, { folder: ROOT, prefix: new Uint8Array(), depth: 1 })
}

interface Below {
  readonly folder: string
  readonly prefix: Uint8Array
  readonly depth: number
}

function linesBelow(known: KnownLevels, below: Below): readonly KeyLine[] {
  const level = known.levelOf(below.folder)
  const { depth } = below
  const folders = byName([...(level?.folders.values() ?? [])], ({ name }) => name)
  const keys = byName([...(level?.keys.values() ?? [])], ({ key }) => key)
  const of = folders.length + keys.length
  const lines = folders.flatMap((folder, at) => {
    const id = folderId(folder)
    const isOpen = known.isOpen(id)
    const label = nameOf(folder)
    const line = { kind: 'folder', id, depth, label, folder, isOpen, place: at + 1, of } as const
    if (!isOpen) return [line]
    return [line, ...linesBelow(known, { folder: id, prefix: prefixOf(folder), depth: depth + 1 })]
  })
  const leaves = keys.map((key, at) => ({
    ...{ kind: 'key' as const, id: `key ${keyId(key)}`, depth, key },
    ...{ label: labelBelow(key, below.prefix), place: folders.length + at + 1, of },
  }))
  return [...lines, ...leaves, ...noteLines(known, below)]
}

function noteLines(known: KnownLevels, { folder, depth }: Below): readonly KeyLine[] {
  const label = known.noteOf(folder)
  if (label === undefined || folder === ROOT) return []
  return [{ kind: 'note', id: `note ${folder}`, depth, label, folder, place: 0, of: 0 }]
}

function byName<Each>(all: readonly Each[], nameOf: (each: Each) => string): readonly Each[] {
  return all.toSorted((a, b) => names.compare(nameOf(a), nameOf(b)))
}

const names = new Intl.Collator('en', { numeric: true })

function nameOf({ name, encoding }: KeyFolder): string {
  return keyLabel(encoding === undefined ? { key: name } : { key: name, encoding })
}

function prefixOf({ prefix, prefixEncoding }: KeyFolder): Uint8Array {
  return rawBytes(
    prefixEncoding === undefined ? { value: prefix } : { value: prefix, encoding: prefixEncoding },
  )
}

/** The part of a key's name behind the prefix, which a half of a character may begin. */
function labelBelow(key: SeenKey, prefix: Uint8Array): string {
  if (prefix.length === 0) return keyLabel(key)
  const { key: value, encoding } = key
  const bytes = rawBytes(encoding === undefined ? { value } : { value, encoding })
  const rest = bytes.subarray(prefix.length)
  if (rest.length === 0) return "''"
  return encoding === undefined ? new TextDecoder().decode(rest) : escapedText(rest)
}
