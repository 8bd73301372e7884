import { A } from '@solidjs/router'
import Plus from 'lucide-solid/icons/plus'
import RefreshCw from 'lucide-solid/icons/refresh-cw'
import Search from 'lucide-solid/icons/search'
import { For, Show } from 'solid-js'
import type { TableSummary } from '../../../api/tables.ts'
import { canDesign, NEW_TABLE_PATH } from '../../state/design/can-design.ts'
import { groupedNumber } from '../../state/numbers.ts'
import { useStudio } from '../../state/studio.ts'
import type { ListWish } from '../../state/tables/listed-tables.ts'
import { EnvironmentPicker } from './environment-picker.tsx'

const KINDS = [
  { kind: 'all', label: 'All' },
  { kind: 'tables', label: 'Tables' },
  { kind: 'views', label: 'Views' },
] as const

export function HomeToolbar(props: {
  tables: readonly TableSummary[]
  wish: ListWish
  change: (part: Partial<ListWish>) => void
}) {
  const studio = useStudio()
  const countOf = (kind: ListWish['kind']) =>
    props.tables.filter(({ view }) => kind === 'all' || view === (kind === 'views')).length
  const reload = () => {
    studio.rowCounts.forget()
    studio.tables.refetch()
  }
  return (
    <div class="bar">
      <h1 class="clip home-name">{studio.meta.data()?.database ?? 'Tables'}</h1>
      <EnvironmentPicker />
      <Show when={props.tables.length > 0}>
        <label class="input quiet find">
          <Search class="i i-s" />
          <span class="sr">Find tables</span>
          <input
            type="search"
            placeholder="Find tables"
            value={props.wish.text}
            onInput={(event) => props.change({ text: event.currentTarget.value })}
          />
        </label>
        <fieldset class="seg bare" aria-label="Kind">
          <For each={KINDS}>
            {({ kind, label }) => (
              <button
                type="button"
                aria-pressed={props.wish.kind === kind}
                onClick={() => props.change({ kind })}
              >
                {label} <span class="count">{groupedNumber(countOf(kind))}</span>
              </button>
            )}
          </For>
        </fieldset>
      </Show>
      <span class="grow" />
      <Show when={canDesign(studio)}>
        <A class="btn quiet hide-phone" href={NEW_TABLE_PATH}>
          <Plus class="i" />
          New table
        </A>
      </Show>
      <button
        type="button"
        class="icon"
        aria-label="Reload tables"
        title="Reload tables"
        onClick={reload}
      >
        <RefreshCw class={studio.tables.loading() ? 'i spin' : 'i'} />
      </button>
    </div>
  )
}
