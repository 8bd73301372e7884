import type { PlanNode } from '../../../../api/sql.ts'
import { durationText } from '../../numbers.ts'

/** A step of a plan as a line of a tree. */
export interface PlanLine {
  readonly node: PlanNode
  /** From 1. */
  readonly level: number
  /** Its own part of the whole, without the steps below it: 0 to 1; undefined: the engine tells nothing of it. */
  readonly share: number | undefined
  /** Milliseconds of its own; undefined: it was not measured. */
  readonly ownMs: number | undefined
  readonly isSlowest: boolean
  /** How many times more rows came than were expected, or fewer below 1; undefined: about as many. */
  readonly misjudged: number | undefined
}

/** An estimate is bad when it is off by that factor: planners choose another way then. */
const BAD_ESTIMATE = 10
/** Of so few rows a wrong estimate costs nothing. */
const FEW_ROWS = 100
/** Below that, no step stands out. */
const STANDS_OUT = 0.2

/** The steps of a plan from the top, each with its part of the time, or of the cost where nothing was measured. */
export function planLines(root: PlanNode): readonly PlanLine[] {
  const isMeasured = root.milliseconds !== null || root.children.some(hasTime)
  const figure = isMeasured ? timeOf : costOf
  const flat = flatten(root, 1)
  const owns = flat.map(({ node }) => ownOf(node, figure))
  const total = owns.reduce<number>((sum, own) => sum + (own ?? 0), 0)
  const most = Math.max(0, ...owns.map((own) => own ?? 0))
  const standsOut = owns.filter((own) => own === most).length === 1 && flat.length > 1
  return flat.map(({ node, level }, index) => {
    const own = owns[index]
    const share = own === undefined || total === 0 ? undefined : own / total
    return {
      node,
      level,
      share,
      ownMs: isMeasured ? own : undefined,
      isSlowest: standsOut && own === most && (share ?? 0) >= STANDS_OUT,
      misjudged: misjudgedBy(node),
    }
  })
}

function hasTime(node: PlanNode): boolean {
  return node.milliseconds !== null || node.children.some(hasTime)
}

function flatten(node: PlanNode, level: number): readonly { node: PlanNode; level: number }[] {
  return [{ node, level }, ...node.children.flatMap((child) => flatten(child, level + 1))]
}

type Figure = (node: PlanNode) => number | undefined

const timeOf: Figure = ({ milliseconds }) => milliseconds ?? undefined
const costOf: Figure = ({ cost }) => cost ?? undefined

function ownOf(node: PlanNode, figure: Figure): number | undefined {
  const whole = figure(node)
  if (whole === undefined) return undefined
  // A step without a figure passes on what is below it.
  return Math.max(0, whole - node.children.reduce((sum, child) => sum + below(child, figure), 0))
}

function below(node: PlanNode, figure: Figure): number {
  return figure(node) ?? node.children.reduce((sum, child) => sum + below(child, figure), 0)
}

function misjudgedBy({ estimatedRows, actualRows }: PlanNode): number | undefined {
  if (estimatedRows === null || actualRows === null) return undefined
  if (Math.max(estimatedRows, actualRows) < FEW_ROWS) return undefined
  const factor = Math.max(1, actualRows) / Math.max(1, estimatedRows)
  return factor >= BAD_ESTIMATE || factor <= 1 / BAD_ESTIMATE ? factor : undefined
}

/** `0.02 ms`: steps are often shorter than a tenth of one. */
export function stepDuration(milliseconds: number): string {
  return milliseconds < 1 ? `${milliseconds.toFixed(2)} ms` : durationText(milliseconds)
}

/** `120 times more rows than estimated`. */
export function misjudgedText(factor: number): string {
  const times = factor >= 1 ? factor : 1 / factor
  const number = times >= 100 ? Math.round(times) : Number(times.toPrecision(2))
  return `${number.toLocaleString('en-US')} times ${factor >= 1 ? 'more' : 'fewer'} rows than estimated`
}
