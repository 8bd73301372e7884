import { A } from '@solidjs/router'
import { For, Show } from 'solid-js'
import { RowCount } from '../../parts/row-count.tsx'
import { byteText } from '../../state/numbers.ts'
import { useStudio } from '../../state/studio.ts'
import { tablePath } from '../../state/table-address.ts'

const MOST = 10

/** The tables that take most of the database, each beside the largest one. */
export function LargestTables() {
  const studio = useStudio()
  const tables = () =>
    (studio.tables.data()?.tables ?? [])
      .flatMap((table) => (table.size === null ? [] : [{ ...table, size: table.size }]))
      .toSorted((a, b) => b.size - a.size)
      .slice(0, MOST)
  const most = () => tables()[0]?.size ?? 1
  return (
    <Show when={tables().length > 0}>
      <section class="section" aria-label="Largest tables" tabindex="0">
        <h2 class="h2">Largest tables</h2>
        <table class="list">
          <thead>
            <tr>
              <th>Name</th>
              <th class="num">Rows</th>
              <th class="num">Size with indexes</th>
              <th class="hide-phone">Beside the largest</th>
            </tr>
          </thead>
          <tbody>
            <For each={tables()}>
              {(table) => (
                <tr>
                  <td>
                    <Show when={table.addressable} fallback={table.name}>
                      <A href={tablePath(table, 'structure')}>{table.name}</A>
                    </Show>
                  </td>
                  <td class="num">
                    <RowCount table={table} />
                  </td>
                  <td class="num">{byteText(table.size)}</td>
                  <td class="hide-phone share">
                    <div class="progress">
                      <i style={{ width: `${(100 * table.size) / most()}%` }} />
                    </div>
                  </td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </section>
    </Show>
  )
}
