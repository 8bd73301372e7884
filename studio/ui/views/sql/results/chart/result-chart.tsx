import { createMemo, createSignal, For, Show } from 'solid-js'
import type { SqlResult } from '../../../../../api/sql.ts'
import { Choice } from '../../../../parts/choice.tsx'
import {
  CHART_KINDS,
  chartData,
  type ChartChoice,
  defaultChart,
  isDrawn,
} from '../../../../state/sql/results/chart-choice.ts'
import { ChartCanvas } from './chart-canvas.tsx'

const LABELS = { line: 'Line', bar: 'Bars', scatter: 'Points' } as const
const MOST_SERIES = 3

/** Numbers of a result as lines, bars or points. The rows themselves stand above, for those who cannot see it. */
export function ResultChart(props: { result: SqlResult; place: number }) {
  const fallback: ChartChoice = { kind: 'bar', x: undefined, ys: [] }
  const [choice, setChoice] = createSignal(defaultChart(props.result) ?? fallback)
  const numbers = () => props.result.columns.filter((column) => isDrawn(props.result, column))
  const nameOf = (key: string) =>
    props.result.columns.find((column) => column.key === key)?.name ?? key
  const data = createMemo(() => chartData(props.result, choice()))
  const toggle = (key: string) => {
    const { ys } = choice()
    const others = ys.filter((each) => each !== key)
    const next = ys.includes(key) ? others : [...ys, key].slice(-MOST_SERIES)
    if (next.length > 0) setChoice({ ...choice(), ys: next })
  }
  const xOptions = () => [
    { value: '', label: 'Row number' },
    ...props.result.columns.map(({ key, name }) => ({ value: key, label: name })),
  ]
  const chooseKind = (value: string) => {
    const kind = CHART_KINDS.find((each) => each === value)
    if (kind !== undefined) setChoice({ ...choice(), kind })
  }
  return (
    <section class="res-chart" aria-label={`Chart of result ${props.place + 1}`}>
      <div class="chart-tools">
        <Choice
          label="Kind of chart"
          class="small"
          options={CHART_KINDS.map((kind) => ({ value: kind, label: LABELS[kind] }))}
          value={choice().kind}
          onChoose={chooseKind}
        />
        <Choice
          label="Along the bottom"
          class="small"
          options={xOptions()}
          value={choice().x ?? ''}
          onChoose={(key) => setChoice({ ...choice(), x: key === '' ? undefined : key })}
        />
        <fieldset class="chips" aria-label="Columns that are drawn, at most three">
          <For each={numbers()}>
            {({ key, name }) => (
              <button
                type="button"
                class="chip-toggle"
                data-series={choice().ys.indexOf(key) + 1}
                aria-pressed={choice().ys.includes(key)}
                onClick={() => toggle(key)}
              >
                <i aria-hidden="true" />
                <span class="clip">{name}</span>
              </button>
            )}
          </For>
        </fieldset>
        <Show when={data().isCut}>
          <span class="badge warn">first {data().xs.length.toLocaleString('en-US')} rows</span>
        </Show>
      </div>
      <ChartCanvas
        data={data()}
        kind={choice().kind}
        names={choice().ys.map(nameOf)}
        label={describe(choice(), nameOf)}
      />
    </section>
  )
}

function describe({ kind, x, ys }: ChartChoice, nameOf: (key: string) => string): string {
  const by = x === undefined ? 'the number of the row' : nameOf(x)
  return `${LABELS[kind]} of ${ys.map(nameOf).join(', ')} by ${by}; the table has the numbers`
}
