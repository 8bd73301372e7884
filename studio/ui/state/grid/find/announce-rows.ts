import { createEffect, on } from 'solid-js'
import { countText } from '../../numbers.ts'
import type { TableState } from '../table-state.ts'

/** Says how many rows a filter has left, once it is known. */
export function announceRows(
  { pages }: TableState,
  isNarrowed: () => boolean,
  say: (text: string) => void,
): void {
  let wasNarrowed = isNarrowed()
  createEffect(
    on(
      pages.count,
      (count) => {
        if (count === undefined || pages.loading()) return
        const isFirst = isNarrowed() || wasNarrowed
        wasNarrowed = isNarrowed()
        if (isFirst) say(rowsText(countText(count), isNarrowed()))
      },
      { defer: true },
    ),
  )
}

function rowsText(count: string, isFiltered: boolean): string {
  if (count === '') return isFiltered ? 'Filtered' : 'All rows'
  const rows = count === '1' ? '1 row' : `${count} rows`
  return isFiltered ? `Filtered: ${rows}` : `All ${rows}`
}
