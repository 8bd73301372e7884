import uPlot from 'uplot'
import type { ChartData, ChartKind } from '../../../../state/sql/results/chart-choice.ts'

interface Drawn {
  readonly data: ChartData
  readonly kind: ChartKind
  readonly names: readonly string[]
}

/** Series are told apart by their dash as well as by their colour. */
const DASHES: readonly number[][] = [[], [6, 4], [2, 3]]

export function chartOptions(
  drawn: Drawn,
  style: CSSStyleDeclaration,
): Omit<uPlot.Options, 'width' | 'height'> {
  const token = (name: string) => style.getPropertyValue(name)
  const { data } = drawn
  const axis = {
    stroke: colorOf(style, '--ink-3'),
    font: `11px ${token('--font-ui')}`,
    grid: { stroke: colorOf(style, '--line-soft'), width: 1 },
    ticks: { show: false },
  }
  const isTime = data.scale === 'time'
  return {
    // Times without a zone are drawn as they are stored.
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'UTC'),
    scales: { x: { time: isTime, ...(drawn.kind === 'bar' && { range: barRange(data) }) } },
    legend: { show: drawn.names.length > 0, live: true },
    cursor: { points: { size: 6 }, drag: { x: true, y: false } },
    axes: [
      { ...axis, ...(data.scale === 'labels' && { values: labelsOf(data), splits: wholeSplits }) },
      { ...axis, size: 60, values: (_, values) => values.map(shortNumber) },
    ],
    series: [
      xSeries(data),
      ...drawn.names.map((label, index) => seriesOf(label, index, drawn, style)),
    ],
  }
}

/** Tokens hold both themes in one value: only a property that is computed says which is meant. */
function colorOf(style: CSSStyleDeclaration, token: string): string {
  const probe = document.createElement('i')
  probe.style.setProperty('color', `var(${token})`)
  document.body.append(probe)
  const color = getComputedStyle(probe).color
  probe.remove()
  return color === '' ? style.color : color
}

function xSeries(data: ChartData): uPlot.Series {
  const labelAt = (_: uPlot, value: number | null) => {
    if (value === null) return '–'
    return data.labels[data.xs.indexOf(value)] ?? String(value)
  }
  return { label: 'x', value: labelAt }
}

function seriesOf(
  label: string,
  index: number,
  { kind, names }: Drawn,
  style: CSSStyleDeclaration,
): uPlot.Series {
  const color = colorOf(style, `--series-${index + 1}`)
  const shared = {
    label,
    stroke: color,
    value: (_: uPlot, value: number | null) => valueText(value),
  }
  if (kind === 'bar')
    return { ...shared, fill: color, paths: barPaths(index, names.length), points: { show: false } }
  if (kind === 'scatter')
    return { ...shared, paths: () => null, points: { show: true, size: 6, fill: color } }
  return { ...shared, width: 2, dash: DASHES[index] ?? [] }
}

function barPaths(index: number, count: number): uPlot.Series.PathBuilder {
  const width = 0.7 / count
  const bars = uPlot.paths.bars?.({ size: [width, 60], align: 0 })
  if (bars === undefined) return () => null
  return (chart, seriesIndex, from, to) => {
    // Bars of several columns stand beside each other.
    const shifted = uPlot.paths.bars?.({ size: [width, 60], align: alignOf(index, count) })
    return (shifted ?? bars)(chart, seriesIndex, from, to)
  }
}

const ALIGNED: Readonly<Record<number, readonly (-1 | 0 | 1)[]>> = { 2: [-1, 1], 3: [-1, 0, 1] }

function alignOf(index: number, count: number): -1 | 0 | 1 {
  const places = ALIGNED[count] ?? [0]
  return places[index] ?? 0
}

/** Half a bar of room at both ends. */
function barRange({ xs }: ChartData): uPlot.Range.Function {
  const step = xs.length > 1 ? Math.min(...xs.slice(1).map((x, place) => x - (xs[place] ?? x))) : 1
  return (_, min, max) => [min - step * 0.6, max + step * 0.6]
}

function labelsOf({ labels }: ChartData): uPlot.Axis.DynamicValues {
  return (_, splits) => splits.map((place) => shortLabel(labels[place] ?? ''))
}

function shortLabel(label: string): string {
  return label.length > 16 ? `${label.slice(0, 15)}…` : label
}

/** Labels stand at whole places only, as many as there is room for. */
const wholeSplits: uPlot.Axis.Splits = (chart, _axis, min, max) => {
  const room = Math.max(1, Math.floor(chart.bbox.width / devicePixelRatio / 80))
  const first = Math.max(0, Math.ceil(min))
  const last = Math.floor(max)
  const step = Math.max(1, Math.ceil((last - first + 1) / room))
  const count = Math.max(0, Math.floor((last - first) / step) + 1)
  return Array.from({ length: count }, (_, index) => first + index * step)
}

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 2 })

function shortNumber(value: number): string {
  return compact.format(value)
}

function valueText(value: number | null): string {
  return value === null ? '–' : value.toLocaleString('en-US')
}
