import Braces from 'lucide-solid/icons/braces'
import ChartColumn from 'lucide-solid/icons/chart-column'
import Table2 from 'lucide-solid/icons/table-2'
import { createSignal, lazy, Show, Suspense } from 'solid-js'
import { groupedNumber } from '../../../state/numbers.ts'
import { defaultChart } from '../../../state/sql/results/chart-choice.ts'
import type { ShownResult } from '../../../state/sql/run/script-run.ts'
import { ExportMenu } from './export-menu.tsx'
import { ResultGrid } from './grid/result-grid.tsx'
import { ResultJson } from './result-json.tsx'
import { TimingMark } from './timing-mark.tsx'

/** The drawing of charts is loaded with the first chart. */
const ResultChart = lazy(async () => ({
  default: (await import('./chart/result-chart.tsx')).ResultChart,
}))

/** The rows of a statement as a table or as JSON, and a chart of them below. */
export function RowsView(props: { shown: ShownResult; place: number }) {
  const [form, setForm] = createSignal<'table' | 'json'>('table')
  const [isDrawn, setDrawn] = createSignal(false)
  const result = () => props.shown.result
  const canDraw = () => result().rows.length > 0 && defaultChart(result()) !== undefined
  const title = () => {
    const { rows, truncated } = result()
    const count = `${groupedNumber(rows.length)} ${rows.length === 1 ? 'row' : 'rows'}`
    return truncated ? `First ${count}` : count
  }
  return (
    <section class="result" aria-label={`Result ${props.place + 1}`}>
      <header>
        <span class="ord">{props.place + 1}</span>
        <b class="strong">{title()}</b>
        <Show when={result().truncated}>
          <span
            class="badge warn"
            title="There are more rows than were read. Choose a higher limit, or export all of them."
          >
            more there
          </span>
        </Show>
        <TimingMark shown={props.shown} />
        <span class="grow" />
        <fieldset class="seg bare" aria-label={`Show result ${props.place + 1} as`}>
          <button type="button" aria-pressed={form() === 'table'} onClick={() => setForm('table')}>
            <Table2 class="i i-s" />
            Table
          </button>
          <button type="button" aria-pressed={form() === 'json'} onClick={() => setForm('json')}>
            <Braces class="i i-s" />
            JSON
          </button>
          <button
            type="button"
            aria-pressed={isDrawn()}
            disabled={!canDraw()}
            title={canDraw() ? 'Draw a chart below' : 'A chart needs rows and a column of numbers'}
            onClick={() => setDrawn(!isDrawn())}
          >
            <ChartColumn class="i i-s" />
            Chart
          </button>
        </fieldset>
        <ExportMenu shown={props.shown} place={props.place} />
      </header>
      <Show
        when={form() === 'table'}
        fallback={<ResultJson result={result()} place={props.place} />}
      >
        <ResultGrid result={result()} label={`Rows of result ${props.place + 1}`} />
      </Show>
      <Show when={isDrawn()}>
        <Suspense fallback={<div class="res-chart" aria-busy="true" />}>
          <ResultChart result={result()} place={props.place} />
        </Suspense>
      </Show>
    </section>
  )
}
