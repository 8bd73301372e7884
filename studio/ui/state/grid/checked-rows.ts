import { type Accessor, createEffect, createSignal, on } from 'solid-js'

/** The rows that are chosen for an act on several rows: single ones, or all that match the view. */
export interface CheckedRows {
  readonly ids: Accessor<ReadonlySet<string>>
  readonly isAllMatching: Accessor<boolean>
  readonly isAny: Accessor<boolean>
  readonly has: (id: string) => boolean
  readonly toggle: (id: string) => void
  /** Checks all rows between the one that was toggled last and this one; `order` is that of the grid. */
  readonly extendTo: (id: string, order: readonly string[]) => void
  /** Unchecks the rows if all of them are checked, else checks them all. */
  readonly toggleAll: (ids: readonly string[]) => void
  readonly set: (ids: Iterable<string>) => void
  readonly checkAllMatching: () => void
  readonly clear: () => void
}

/** The choice ends with the view that it was made in. */
export function createCheckedRows(view: Accessor<unknown>): CheckedRows {
  const [ids, setIds] = createSignal<ReadonlySet<string>>(new Set<string>())
  const [isAllMatching, setAllMatching] = createSignal(false)
  let last: string | undefined
  const set = (chosen: Iterable<string>) => {
    setIds(new Set(chosen))
    setAllMatching(false)
  }
  const toggle = (id: string) => {
    const next = new Set(ids())
    if (!next.delete(id)) next.add(id)
    last = id
    set(next)
  }
  const extendTo = (id: string, order: readonly string[]) => {
    const places = [order.indexOf(last ?? id), order.indexOf(id)]
    const [from = -1, to = -1] = places.toSorted((left, right) => left - right)
    if (from === -1) toggle(id)
    else set([...ids(), ...order.slice(from, to + 1)])
  }
  const toggleAll = (chosen: readonly string[]) => {
    const isWhole = chosen.every((id) => ids().has(id))
    const others = [...ids()].filter((id) => !chosen.includes(id))
    last = chosen.at(-1)
    set(isWhole ? others : [...others, ...chosen])
  }
  createEffect(on(view, () => set([]), { defer: true }))
  return {
    ids,
    isAllMatching,
    isAny: () => isAllMatching() || ids().size > 0,
    has: (id) => isAllMatching() || ids().has(id),
    toggle,
    extendTo,
    toggleAll,
    set,
    checkAllMatching: () => setAllMatching(true),
    clear: () => set([]),
  }
}
