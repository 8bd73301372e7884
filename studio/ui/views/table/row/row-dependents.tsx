import { A } from '@solidjs/router'
import Link from 'lucide-solid/icons/link'
import { createSignal, createEffect, For, on, onCleanup, Show } from 'solid-js'
import { type Dependents, findDependents } from '../../../state/edit/row/dependents.ts'
import type { GridRow } from '../../../state/grid/grid-row.ts'
import { PLAIN_VIEW, writeGridView } from '../../../state/grid/grid-view.ts'
import { useTable } from '../../../state/grid/table-state.ts'
import { countText } from '../../../state/numbers.ts'
import { useStudio } from '../../../state/studio.ts'
import { tablePath } from '../../../state/table-address.ts'

/** Somebody who goes through rows quickly does not want them counted. */
const REST = 250

/** The rows of other tables that refer to this one, and the way to them. */
export function RowDependents(props: { row: GridRow }) {
  const state = useTable()
  const studio = useStudio()
  const [found, setFound] = createSignal<readonly Dependents[]>([])
  createEffect(
    on(
      () => props.row.id,
      () => {
        const abort = new AbortController()
        const load = async () => {
          const asked = { table: state.table(), rows: [props.row] }
          try {
            setFound(await findDependents(studio.api, asked, abort.signal))
          } catch {
            // The row itself is in sight: without an answer the list is left out.
            if (!abort.signal.aborted) setFound([])
          }
        }
        const wait = setTimeout(() => void load(), REST)
        onCleanup(() => {
          clearTimeout(wait)
          abort.abort()
        })
      },
    ),
  )
  return (
    <Show when={found().length > 0}>
      <h2 class="h2">Rows that point here</h2>
      <div class="links">
        <For each={found()}>
          {(dependents) => (
            <A
              href={
                tablePath(dependents.table) +
                writeGridView({ ...PLAIN_VIEW, filter: dependents.filter })
              }
            >
              <Link class="i i-s" />
              <span class="clip">{dependents.table.name}</span>
              <span class="faint clip">{dependents.columns.join(', ')}</span>
              <span class="count">{countText(dependents.count)}</span>
            </A>
          )}
        </For>
      </div>
    </Show>
  )
}
