import { type Accessor, createSignal } from 'solid-js'

/** What is typed and not stored. */
export interface Unsaved {
  /** Counts what a page holds as long as it is there; what it answers takes that back. */
  readonly hold: (path: string, count: Accessor<number>) => () => void
  readonly of: (path: string) => number
  readonly total: Accessor<number>
}

interface Held {
  readonly path: string
  readonly count: Accessor<number>
}

export function createUnsaved(): Unsaved {
  const [all, setAll] = createSignal<readonly Held[]>([])
  const sum = (held: readonly Held[]) => held.reduce((total, { count }) => total + count(), 0)
  return {
    hold: (path, count) => {
      const held = { path, count }
      setAll((before) => [...before, held])
      return () => void setAll((before) => before.filter((each) => each !== held))
    },
    of: (path) => sum(all().filter((held) => held.path === path)),
    total: () => sum(all()),
  }
}
