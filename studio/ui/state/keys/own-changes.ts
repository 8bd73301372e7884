import type { Accessor } from 'solid-js'
import { createStored } from '../browser/stored.ts'

/** A change that was made here, with the words for it: the journal of the server has only its number. */
export interface OwnChange {
  readonly undoId: string
  /** The page of the key. */
  readonly path: string
  readonly text: string
  readonly at: number
}

export interface OwnChanges {
  /** Newest first. */
  readonly all: Accessor<readonly OwnChange[]>
  readonly note: (change: OwnChange) => void
}

const MOST = 200

export function createOwnChanges(storage: Storage): OwnChanges {
  const [all, setAll] = createStored<readonly OwnChange[]>(
    storage,
    'quarry-key-changes',
    [],
    areChanges,
  )
  return { all, note: (change) => setAll([change, ...all()].slice(0, MOST)) }
}

function areChanges(value: unknown): value is readonly OwnChange[] {
  return Array.isArray(value) && value.every(isChange)
}

function isChange(value: unknown): value is OwnChange {
  if (typeof value !== 'object' || value === null) return false
  const members: Readonly<Record<string, unknown>> = { ...value }
  const areTexts = ['undoId', 'path', 'text'].every((name) => typeof members[name] === 'string')
  return areTexts && typeof members['at'] === 'number'
}
