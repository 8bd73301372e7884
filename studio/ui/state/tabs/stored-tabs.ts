import { untrack } from 'solid-js'
import { createStored } from '../browser/stored.ts'

/** A tab as the browser keeps it. */
export interface StoredTab {
  readonly id: string
  readonly path: string
  readonly name: string
  /** What sort of page it is, for its icon. */
  readonly kind: string
}

export interface StoredTabs {
  readonly tabs: () => readonly StoredTab[]
  /** Adds the tab at the end, unless it is there. */
  readonly open: (tab: StoredTab) => void
  readonly close: (id: string) => void
  /** So many places to the right; to the left where it is negative. */
  readonly move: (id: string, by: number) => void
}

/** So many tabs stay open; the oldest one closes by itself. */
const MOST = 12

/** The open tabs, which the browser keeps under a key. */
export function createStoredTabs(storage: Storage, key: string): StoredTabs {
  const [tabs, setTabs] = createStored<readonly StoredTab[]>(storage, key, [], areTabs)
  return {
    tabs,
    open(tab) {
      // A page that opens its tab must not do so again because the tab is being closed.
      const open = untrack(tabs)
      if (open.some(({ id }) => id === tab.id)) return
      setTabs([...open, tab].slice(-MOST))
    },
    close: (id) => setTabs(untrack(tabs).filter((tab) => tab.id !== id)),
    move(id, by) {
      const open = untrack(tabs)
      const from = open.findIndex((tab) => tab.id === id)
      const tab = open[from]
      if (tab === undefined) return
      const to = Math.max(0, Math.min(open.length - 1, from + by))
      setTabs(open.toSpliced(from, 1).toSpliced(to, 0, tab))
    },
  }
}

function areTabs(value: unknown): value is readonly StoredTab[] {
  return Array.isArray(value) && value.every(isTab)
}

function isTab(value: unknown): value is StoredTab {
  if (typeof value !== 'object' || value === null) return false
  const members: Readonly<Record<string, unknown>> = { ...value }
  return ['id', 'path', 'name', 'kind'].every((name) => typeof members[name] === 'string')
}
