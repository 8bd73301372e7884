import { Show } from 'solid-js'
import { useTable } from '../../state/grid/table-state.ts'
import { failureLine } from '../../state/api/api-failure.ts'
import { useFind } from '../../state/grid/find/find-state.ts'
import { countText, groupedNumber } from '../../state/numbers.ts'
import { useStudio } from '../../state/studio.ts'
import { isSameTable } from '../../state/table-address.ts'

/** How many rows are shown of how many, and the way to either end. */
export function TableFooter() {
  const state = useTable()
  const find = useFind()
  const shown = () => state.pages.rows().length
  const isFromEnd = () => state.pages.loaded().from === 'end'
  const range = () =>
    isFromEnd() ? `last ${groupedNumber(shown())}` : `1–${groupedNumber(shown())}`
  const studio = useStudio()
  const count = () => {
    const { mode, value } = state.pages.count() ?? estimate() ?? { mode: 'none', value: null }
    // Counting was given up before the first number: there are more rows than those in sight.
    if (value === null && state.pages.hasMore())
      return { mode: 'at-least', value: shown() } as const
    return { mode, value }
  }
  /** What the list of tables says, until the count is there. */
  const estimate = () => {
    const table = state.table()
    const known = studio.tables.data()?.tables.find((each) => isSameTable(each, table))
    return find.isNarrowed() || shown() === 0 ? undefined : known?.rows
  }
  const countExactly = () => {
    state.pages.countExactly().catch((error: unknown) => {
      studio.toasts.show({ tone: 'danger', text: `Not counted: ${failureLine(error)}` })
    })
  }
  const isCounted = () => count().mode === 'exact' || !state.pages.hasMore()
  const goTo = (from: 'start' | 'end') => state.setView({ ...state.view(), from })
  return (
    <div class="bar bar-foot">
      <span>
        <Show when={shown() > 0 || find.isEmpty()}>
          <b class="strong">{shown() === 0 ? 'No rows' : range()}</b>
          <Show when={count().value}> of {countText(count())}</Show>
          <Show when={find.isNarrowed()}> that match</Show>
        </Show>
      </span>
      <Show when={!isCounted()}>
        <button
          type="button"
          class="btn quiet small"
          disabled={state.pages.counting()}
          title={count().mode === 'at-least' ? 'Counting was given up after a second' : undefined}
          onClick={countExactly}
        >
          {state.pages.counting() ? 'Counting' : 'Count exactly'}
        </button>
      </Show>
      <span class="grow" />
      <Show when={state.pages.hasMore()}>
        <button type="button" class="btn quiet small" onClick={() => state.pages.loadMore()}>
          {isFromEnd() ? 'Load rows before' : 'Load more'}
        </button>
      </Show>
      <button
        type="button"
        class="btn quiet small"
        disabled={!isFromEnd()}
        onClick={() => goTo('start')}
      >
        First page
      </button>
      <button
        type="button"
        class="btn quiet small"
        disabled={isFromEnd() || !state.pages.hasMore()}
        onClick={() => goTo('end')}
      >
        Last page
      </button>
    </div>
  )
}
