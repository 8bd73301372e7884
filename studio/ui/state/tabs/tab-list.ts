import type { Accessor, Component } from 'solid-js'

/** A tab of the strip, which is a link to a page. */
export interface ShownTab {
  readonly id: string
  readonly path: string
  readonly name: string
  readonly icon: Component<{ class?: string }>
  readonly isUnsaved: boolean
}

/** The tabs of a variant of the studio. */
export interface TabList {
  readonly tabs: Accessor<readonly ShownTab[]>
  readonly close: (id: string) => void
  /** So many places to the right; to the left where it is negative. */
  readonly move: (id: string, by: number) => void
  /** What the button behind the tabs does; undefined: there is none. */
  readonly openNew?: { readonly label: string; readonly run: () => void }
}

/** Whether a page is that of the tab, or belongs to it as the structure of a table does. */
export function isTabOf({ path }: Pick<ShownTab, 'path'>, pathname: string): boolean {
  return `${pathname}/`.startsWith(`${path}/`)
}

/** The tab so many places from the one that is shown, round the ends; from no tab it comes in at the near end. */
export function tabBeside<Tab extends Pick<ShownTab, 'path'>>(
  tabs: readonly Tab[],
  pathname: string,
  by: 1 | -1,
): Tab | undefined {
  const current = tabs.findIndex((tab) => isTabOf(tab, pathname))
  const from = current === -1 && by === -1 ? 0 : current
  return tabs[(from + by + tabs.length) % tabs.length]
}
