import { BOX_WIDTH, type DiagramBox, rowMiddle } from './diagram-box.ts'
import type { DiagramRelation } from '../diagram-model.ts'
import { type Point, RANK_GAP } from '../layout/layout-request.ts'

export interface PlacedBox {
  readonly box: DiagramBox
  readonly at: Point
}

export interface RelationEnds {
  readonly relation: DiagramRelation
  /** The table that points. */
  readonly from: PlacedBox
  readonly to: PlacedBox
  /** Points that the line passes on its way from `to` to `from`. */
  readonly through: readonly Point[]
  /** Tells lines apart that run in the same gap. */
  readonly lane: number
}

type Side = 1 | -1

interface End {
  readonly x: number
  readonly y: number
  /** 1: the line leaves to the right. */
  readonly side: Side
}

const LOOP = 26
const CORNER = 6

/** The line of a relation with its crow's feet, as the data of a path. */
export function relationPath(ends: RelationEnds): string {
  const { relation, from, to } = ends
  const many = endOf(from, relation.columns, sideOf(from, to))
  const one = endOf(to, relation.referenced, from.box === to.box ? 1 : sideOf(to, from))
  const line = roundedLine(pointsBetween(ends, one, many))
  const marks = [
    relation.isSingle ? bar(many, 7) : crowsFoot(many),
    bar(one, relation.isOptional ? 13 : 7),
    relation.isOptional ? ring(one) : '',
    bracket(from, relation.columns, many),
    bracket(to, relation.referenced, one),
  ]
  return [line, ...marks].join('')
}

/** The side of a box that looks to the other one; two that lie above each other look both to the right. */
function sideOf(box: PlacedBox, other: PlacedBox): Side {
  return other.at.x + BOX_WIDTH / 2 < box.at.x ? -1 : 1
}

function endOf({ box, at }: PlacedBox, columns: readonly string[], side: Side): End {
  const rows = columns.map((name) => rowMiddle(box, name))
  const middle = rows.length === 0 ? 0 : (Math.min(...rows) + Math.max(...rows)) / 2
  return { x: side === 1 ? at.x + BOX_WIDTH : at.x, y: at.y + middle, side }
}

/** The corners of a line that runs along rows and turns in the gaps between columns of boxes. */
function pointsBetween({ through, lane }: RelationEnds, one: End, many: End): readonly Point[] {
  const spread = ((lane % 9) - 4) * 5
  if (one.side === many.side) {
    const out = one.side === 1 ? Math.max(one.x, many.x) : Math.min(one.x, many.x)
    const x = out + one.side * (LOOP + Math.abs(spread))
    return [one, { x, y: one.y }, { x, y: many.y }, many]
  }
  const points: Point[] = [one]
  let last: Point = one
  for (const point of through) {
    const x = turnAt(last, last === one ? 0 : BOX_WIDTH / 2, one.side) + spread
    points.push({ x, y: last.y }, { x, y: point.y })
    last = point
  }
  const near = last === one ? (one.x + many.x) / 2 : many.x - (one.side * RANK_GAP) / 2
  const x = near + Math.min(Math.abs(many.x - one.x) / 4, Math.abs(spread)) * Math.sign(spread)
  return [...points, { x, y: last.y }, { x, y: many.y }, many]
}

function turnAt(point: Point, toBorder: number, side: Side): number {
  return point.x + side * (toBorder + RANK_GAP / 2)
}

function roundedLine(points: readonly Point[]): string {
  const [first] = points
  if (first === undefined) return ''
  const parts = [`M${at(first)}`]
  for (const [place, point] of points.entries()) {
    const before = points[place - 1]
    const after = points[place + 1]
    if (before === undefined) continue
    if (after === undefined) parts.push(`L${at(point)}`)
    else parts.push(corner(before, point, after))
  }
  return parts.join('')
}

function corner(before: Point, point: Point, after: Point): string {
  const radius = Math.min(CORNER, distance(before, point) / 2, distance(point, after) / 2)
  return `L${at(towards(point, before, radius))}Q${at(point)} ${at(towards(point, after, radius))}`
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function towards(point: Point, goal: Point, length: number): Point {
  const whole = distance(point, goal)
  if (whole === 0) return point
  const share = length / whole
  return { x: point.x + (goal.x - point.x) * share, y: point.y + (goal.y - point.y) * share }
}

function at({ x, y }: Point): string {
  return `${short(x)} ${short(y)}`
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function crowsFoot({ x, y, side }: End): string {
  const tip = short(x + side * 8)
  return `M${short(x)} ${short(y - 4)}L${tip} ${short(y)}L${short(x)} ${short(y + 4)}`
}

function bar({ x, y, side }: End, away: number): string {
  return `M${short(x + side * away)} ${short(y - 4)}v8`
}

/** Nothing or one. */
function ring({ x, y, side }: End): string {
  return `M${short(x + side * 7 - 3)} ${short(y)}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0`
}

/** Joins the columns of a key of several. */
function bracket({ box, at: place }: PlacedBox, columns: readonly string[], end: End): string {
  const rows = columns.map((name) => place.y + rowMiddle(box, name))
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)]
  if (columns.length < 2 || top === bottom) return ''
  const reach = end.side * 4
  return `M${short(end.x)} ${short(top)}h${reach}V${short(bottom)}h${-reach}`
}
