import { createEffect, on, onCleanup } from 'solid-js'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { ChartData, ChartKind } from '../../../../state/sql/results/chart-choice.ts'
import { useStudio } from '../../../../state/studio.ts'
import { chartOptions } from './chart-options.ts'

/** The drawing itself, in the colours of the theme and as large as its place. */
export function ChartCanvas(props: {
  data: ChartData
  kind: ChartKind
  names: readonly string[]
  label: string
}) {
  const studio = useStudio()
  let place: HTMLDivElement | undefined
  createEffect(
    on([() => props.data, () => props.kind, () => studio.theme.theme()], () => {
      const host = place
      if (host === undefined) return
      const size = () => ({ width: host.clientWidth, height: host.clientHeight })
      const options = chartOptions({ ...props }, getComputedStyle(host))
      const chart = new uPlot({ ...options, ...size() }, alignedData(props.data), host)
      const observer = new ResizeObserver(() => chart.setSize(size()))
      observer.observe(host)
      onCleanup(() => {
        observer.disconnect()
        chart.destroy()
      })
    }),
  )
  return <div ref={place} class="chart-host" role="img" aria-label={props.label} />
}

function alignedData({ xs, ys }: ChartData): uPlot.AlignedData {
  return [[...xs], ...ys.map((series) => [...series])]
}
