import { spreadOf } from './ratios.ts'
import { table } from '../table.ts'
import { cells } from './cells.ts'
import {
  type CellResult,
  type Comparison,
  comparisonsOf,
  goals,
  judgedOf,
  misses,
} from './comparison.ts'

/** Every contender of one cell. */
export function cellTable(driver: string, { cell, timings }: CellResult): string {
  const head = [
    `${driver}, ${cells[cell].title}`,
    'calls/s',
    'client us',
    'quarry / it',
    'quartiles',
    'by client us',
    'goal',
  ]
  const comparisons = new Map(comparisonsOf(timings).map((each) => [each.timing, each]))
  const judged = new Set(judgedOf(timings).map(({ timing }) => timing))
  const rows = timings.map((timing) => {
    const compared = comparisons.get(timing)
    const figures = [
      perSecond(spreadOf(timing.rates).median),
      spreadOf(timing.costs).median.toFixed(0),
    ]
    if (compared === undefined) return [timing.name, ...figures, '', '', '', '']
    const { ratio, byCost } = compared
    const goal = judged.has(timing) ? goalText(compared) : ''
    const quartiles = `${ratio.lower.toFixed(2)} to ${ratio.upper.toFixed(2)}`
    return [
      timing.name,
      ...figures,
      ratio.median.toFixed(2),
      quartiles,
      byCost.median.toFixed(2),
      goal,
    ]
  })
  return table([head, ...rows])
}

/** The ratios that have goals, a row a cell; `<` stands at those that miss them. */
export function summary(results: Readonly<Record<string, readonly CellResult[]>>): string {
  const peers = ['Drizzle', 'Kysely', 'Prisma']
  const head = [
    'quarry / it',
    'calls/s',
    `by hand (${goals['by hand']})`,
    ...peers.map((name) => `${name} (${goals.peer})`),
  ]
  const judged = Object.entries(results).flatMap(([driver, list]) =>
    list.map(({ cell, timings }) => ({
      title: `${driver}, ${cells[cell].title}`,
      timings,
      all: judgedOf(timings),
    })),
  )
  const rows = judged.map(({ title, timings, all }) => {
    const own = timings.find(({ role }) => role === 'quarry')
    const by = (test: (comparison: Comparison) => boolean) => ratioText(all.find(test))
    return [
      title,
      perSecond(spreadOf(own?.rates ?? []).median),
      by(({ timing }) => timing.role === 'by hand'),
      ...peers.map((name) => by(({ timing }) => timing.name === name)),
    ]
  })
  const missed = judged.filter(({ all }) => all.some(misses)).length
  return `${table([head, ...rows])}\n${rows.length - missed} of ${rows.length} cells reach every goal\n`
}

function ratioText(comparison: Comparison | undefined): string {
  if (comparison === undefined) return '-'
  return comparison.ratio.median.toFixed(2) + (misses(comparison) ? ' <' : '')
}

function goalText(comparison: Comparison): string {
  return `${comparison.goal.toFixed(2)}${misses(comparison) ? ' missed' : ''}`
}

function perSecond(rate: number): string {
  return rate.toFixed(rate < 100 ? 1 : 0)
}
