import { type Accessor, untrack } from 'solid-js'
import { createStored } from '../browser/stored.ts'
import { type TableAddress, isSameTable, tablePath } from '../table-address.ts'

export type OpenTab =
  | { readonly kind: 'table'; readonly schema: string; readonly name: string }
  | { readonly kind: 'sql'; readonly id: string; readonly name: string }

export interface OpenTabs {
  readonly tabs: Accessor<readonly OpenTab[]>
  readonly openTable: (table: TableAddress) => void
  readonly openSql: (id: string, name: string) => void
  /** Opens an empty tab of statements; its id. */
  readonly newSql: (name?: string) => string
  readonly close: (tab: OpenTab) => void
  /** Puts a closed tab back where it was. */
  readonly restore: (tab: OpenTab, place: number) => void
  /** So many places to the right; to the left where it is negative. */
  readonly move: (tab: OpenTab, by: number) => void
}

const MOST_TABLES = 8

/** The tabs of the strip; tables beyond the most recent ones close by themselves, statements never. */
export function createOpenTabs(storage: Storage): OpenTabs {
  const [tabs, setTabs] = createStored<readonly OpenTab[]>(storage, 'quarry-tabs', [], areTabs)
  const openTable = (table: TableAddress) => {
    // A page that opens its tab must not do so again because the tab is being closed.
    const open = untrack(tabs)
    if (open.some((tab) => tab.kind === 'table' && isSameTable(tab, table))) return
    setTabs(withoutOldest([...open, { kind: 'table', schema: table.schema, name: table.name }]))
  }
  const openSql = (id: string, name: string) => {
    const others = tabs().filter((tab) => tabId(tab) !== id)
    const known = tabs().findIndex((tab) => tabId(tab) === id)
    const place = known === -1 ? others.length : known
    setTabs(others.toSpliced(place, 0, { kind: 'sql', id, name }))
  }
  const newSql = (name = untitled(tabs())) => {
    const id = crypto.randomUUID()
    openSql(id, name)
    return id
  }
  const without = (tab: OpenTab) => tabs().filter((other) => tabId(other) !== tabId(tab))
  const restore = (tab: OpenTab, place: number) => setTabs(without(tab).toSpliced(place, 0, tab))
  const move = (tab: OpenTab, by: number) => {
    const from = tabs().findIndex((other) => tabId(other) === tabId(tab))
    const to = Math.max(0, Math.min(tabs().length - 1, from + by))
    if (from !== -1 && to !== from) restore(tab, to)
  }
  const close = (tab: OpenTab) => setTabs(without(tab))
  return { tabs, openTable, openSql, newSql, close, restore, move }
}

/** `Untitled 3`: the first number that is free. */
function untitled(tabs: readonly OpenTab[]): string {
  const names = new Set(tabs.map(({ name }) => name))
  let number = 1
  while (names.has(`Untitled ${number}`)) number += 1
  return `Untitled ${number}`
}

export function tabId(tab: OpenTab): string {
  return tab.kind === 'sql' ? tab.id : tablePath(tab)
}

export function tabPath(tab: OpenTab): string {
  return tab.kind === 'sql' ? `/sql/${encodeURIComponent(tab.id)}` : tablePath(tab)
}

function withoutOldest(tabs: readonly OpenTab[]): readonly OpenTab[] {
  const tables = tabs.filter((tab) => tab.kind === 'table')
  const [oldest] = tables
  return tables.length > MOST_TABLES ? tabs.filter((tab) => tab !== oldest) : tabs
}

function areTabs(value: unknown): value is readonly OpenTab[] {
  return Array.isArray(value) && value.every(isTab)
}

function isTab(value: unknown): value is OpenTab {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  if (!('name' in value) || typeof value.name !== 'string') return false
  if (value.kind === 'sql') return 'id' in value && typeof value.id === 'string'
  return value.kind === 'table' && 'schema' in value && typeof value.schema === 'string'
}
