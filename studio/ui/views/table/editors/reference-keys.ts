import { type Accessor, createEffect, createSignal, createUniqueId } from 'solid-js'
import type { ReferenceList } from '../../../state/edit/row/reference-list.ts'

export interface ReferenceKeys {
  readonly listId: string
  readonly optionId: (place: number) => string
  readonly active: Accessor<number | undefined>
  readonly activeId: Accessor<string | undefined>
  readonly reset: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** Keys of a field with a list of suggestions: arrows go through it, Enter takes the one that is marked. */
export function createReferenceKeys(
  list: ReferenceList,
  choose: (value: string) => void,
): ReferenceKeys {
  const listId = createUniqueId()
  const [active, setActive] = createSignal<number>()
  const optionId = (place: number) => `${listId}-${place}`
  const move = (by: number) => {
    const count = list.options().length
    if (count === 0) return
    const next = (active() ?? (by > 0 ? -1 : count)) + by
    if (next >= count && list.hasMore()) list.loadMore()
    else setActive((next + count) % count)
  }
  const marked = () => list.options()[active() ?? -1]
  const take = () => {
    const option = marked()
    if (option !== undefined) choose(option.value)
  }
  // Keys that are pressed before the rows of what was typed are there are meant for these.
  let waiting: (() => void)[] = []
  createEffect(() => {
    if (list.isStale()) return
    const keys = waiting
    waiting = []
    for (const press of keys) press()
  })
  const press = (event: KeyboardEvent, act: () => void) => {
    event.preventDefault()
    if (list.isStale()) waiting.push(act)
    else act()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.isComposing) return
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by !== undefined) return press(event, () => move(by))
    if (event.key !== 'Enter' || event.altKey) return
    if (marked() !== undefined || waiting.length > 0) press(event, take)
  }
  return {
    listId,
    optionId,
    active,
    activeId: () => {
      const place = active()
      return place === undefined ? undefined : optionId(place)
    },
    reset: () => {
      waiting = []
      setActive(undefined)
    },
    onKeyDown,
  }
}
