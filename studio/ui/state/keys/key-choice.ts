import { type Accessor, createSignal } from 'solid-js'
import type { Bytes } from '../../../api/keys/bytes.ts'
import type { KeyAddress } from './key-address.ts'
import { keyId, type SeenKey } from './key-levels.ts'
import type { KeyLine } from './key-lines.ts'

/** So many keys the server takes at a time. */
export const MOST_CHOSEN = 10_000

/** The keys that a person has chosen in the tree, to do something with all of them. */
export interface KeyChoice {
  readonly keys: Accessor<readonly SeenKey[]>
  readonly isChosen: (key: SeenKey) => boolean
  /** A press chooses a key and does not open it. */
  readonly isChoosing: Accessor<boolean>
  readonly setChoosing: (isChoosing: boolean) => void
  /** Returns whether there was room for it. */
  readonly toggle: (key: SeenKey) => boolean
  /** Chooses the keys among the lines, of which folders are none; returns how many there was no room for. */
  readonly add: (lines: readonly KeyLine[]) => number
  readonly clear: () => void
}

export function createKeyChoice(): KeyChoice {
  const [chosen, setChosen] = createSignal<ReadonlyMap<string, SeenKey>>(new Map())
  const [isChoosing, setChoosing] = createSignal(false)
  const toggle = (key: SeenKey) => {
    const next = new Map(chosen())
    const hasRoom = next.delete(keyId(key)) || next.size < MOST_CHOSEN
    if (hasRoom && !chosen().has(keyId(key))) next.set(keyId(key), key)
    setChosen(next)
    return hasRoom
  }
  const add = (lines: readonly KeyLine[]) => {
    const next = new Map(chosen())
    let left = 0
    for (const line of lines) {
      if (line.kind !== 'key') continue
      const isKnown = next.has(keyId(line.key))
      if (next.size < MOST_CHOSEN || isKnown) next.set(keyId(line.key), line.key)
      else left += 1
    }
    setChosen(next)
    return left
  }
  const clear = () => {
    setChosen(new Map())
    setChoosing(false)
  }
  return {
    ...{ isChoosing, toggle, add, clear },
    keys: () => [...chosen().values()],
    isChosen: (key) => chosen().has(keyId(key)),
    setChoosing: (wanted) => void setChoosing(wanted),
  }
}

/** Returns a key as requests name it. */
export function namedKey({ key, encoding }: Omit<KeyAddress, 'database'>): Bytes {
  return encoding === undefined ? key : { value: key, encoding }
}
