import type { Column } from '../../../compiler/ir/catalog.ts'
import { refusesNull } from '../../../compiler/ir/type.ts'
import type { QueryOptions } from '../../database.ts'
import type { SeedSource } from '../seed-source.ts'
import { refuseSeed } from '../seed-faults.ts'
import { type Behind, type Cell, type CellMeans, columnCell } from './cells.ts'
import { groupsOf } from './groups.ts'
import { inOrder, planUnits, type UnitMeans } from './plan-units.ts'
import { referenceCells } from './reference-cells.ts'
import { type Grouped, type KeyMeans, solveKeys } from './solve-keys.ts'
import type { TableFacts } from './table-facts.ts'
import type { LaterReference, TablePlan } from './table-plan.ts'
import { capacityOf, type ColumnUnit, type ReferenceUnit, type Unit } from './unit.ts'
import { usedValues } from './used-values.ts'

export interface PlanMeans extends UnitMeans {
  readonly opened: SeedSource
  readonly options: QueryOptions
  readonly seed: string
  /** What somebody asked for; undefined: what is usual, as far as unique keys let it be. */
  readonly count: number | undefined
  readonly usual: number
  readonly nullRate: (column: Column) => number
  readonly isFixed: (column: Column) => boolean
}

/** How each row of a table is made. Throws SeedRefused, DatabaseFailure. */
export async function planTable(facts: TableFacts, means: PlanMeans): Promise<TablePlan> {
  const units = planUnits(facts, means)
  const keys = keysOf(facts, units)
  const groups = groupsIn(units, facts, means)
  const count = countOf(keys.units, facts, {
    wished: groups?.count ?? means.count,
    usual: means.usual,
  })
  const used = await usedIn(keys.units, facts, means)
  const solved = solveKeys({
    ...used,
    keys: keys.units,
    count,
    rows: facts.rows,
    grouped: groups?.grouped,
    name: `${means.seed}\0${facts.name}`,
  })
  const behind = columnsBehind(facts, units)
  const cellMeans: CellMeans = {
    seed: means.seed,
    table: facts.name,
    offset: facts.rows,
    ordinals: solved.ordinals,
    nullRate: nullRates(facts, keys.units, means),
    isFixed: means.isFixed,
    behind: behind.columns,
  }
  const { cells, later } = cellsOf(units, cellMeans)
  const columns = facts.relation.columns.filter((column) => cells.has(column))
  const isDoubtful =
    facts.hasUnread ||
    facts.unique.hasOthers ||
    keys.isDoubtful ||
    solved.isDoubtful ||
    behind.isDoubtful
  return {
    relation: facts.relation,
    name: facts.name,
    count,
    offset: facts.rows,
    columns,
    cells: new Map(columns.map((column) => [column, cells.get(column) ?? (() => null)])),
    isDoubtful:
      isDoubtful || units.some((unit) => unit.kind === 'column' && unit.generator.isDoubtful),
    later,
  }
}

/** The units of each key; a key that is made of a part of a foreign key is left to the engine. */
function keysOf({ unique }: TableFacts, units: readonly Unit[]) {
  const found: (readonly Unit[])[] = []
  let isDoubtful = false
  for (const columns of unique.columns) {
    const own = units.filter((unit) => unit.columns.some(({ name }) => columns.includes(name)))
    const isMade = columns.every((name) =>
      own.some((unit) => unit.columns.some((each) => each.name === name)),
    )
    const isWhole = own.every((unit) => unit.columns.every(({ name }) => columns.includes(name)))
    if (isMade && isWhole) found.push(own)
    else if (isMade) isDoubtful = true
  }
  return { units: found, isDoubtful }
}

function groupsIn(units: readonly Unit[], { name }: TableFacts, { seed }: PlanMeans) {
  const unit = units.find(
    (each): each is ReferenceUnit => each.kind === 'reference' && each.perParent !== undefined,
  )
  if (unit?.perParent === undefined) return undefined
  const { count, group, place } = groupsOf(unit.count, unit.perParent, seed, name, 'per parent')
  const grouped: Grouped = { unit, group, place }
  return { count, grouped }
}

/** What is asked for must be possible; what is usual is made less. */
function countOf(
  keys: readonly (readonly Unit[])[],
  { name, rows }: TableFacts,
  { wished, usual }: { readonly wished: number | undefined; readonly usual: number },
): number {
  const capacities = keys.map((units) => ({
    units,
    most: Math.max(0, units.reduce((product, unit) => product * capacityOf(unit), 1) - rows),
  }))
  const [least] = capacities.toSorted((a, b) => a.most - b.most)
  if (wished === undefined) return Math.min(usual, least?.most ?? usual)
  if (least === undefined || wished <= least.most) return wished
  const { most } = least
  const columns = least.units.flatMap((unit) => unit.columns.map((column) => column.name))
  return refuseSeed('impossible-count', { table: name, count: wished, columns, most })
}

async function usedIn(
  keys: readonly (readonly Unit[])[],
  { relation, rows }: TableFacts,
  { opened, options }: PlanMeans,
): Promise<Pick<KeyMeans, 'starts' | 'isTaken'>> {
  if (rows === 0) return { starts: new Map(), isTaken: undefined }
  return usedValues(keys, { relation, opened, options })
}

/** What a key, a condition or another table needs is never NULL. */
function nullRates(
  { conditions }: TableFacts,
  keys: readonly (readonly Unit[])[],
  { nullRate, isFixed }: PlanMeans,
): (column: Column) => number {
  const refused = new Set(
    conditions.filter(({ kind }) => kind === 'not-null').map(({ column }) => column),
  )
  const unique = new Set(keys.flat().flatMap(({ columns }) => columns))
  return (column) =>
    !column.nullable ||
    refusesNull(column.type) ||
    refused.has(column.name) ||
    isFixed(column) ||
    unique.has(column)
      ? 0
      : nullRate(column)
}

/** Columns that a condition puts behind others, where both lie on lines and no key numbers them. */
function columnsBehind({ conditions, relation }: TableFacts, units: readonly Unit[]) {
  const columns = new Map<string, Behind>()
  let isDoubtful = false
  const unitOf = (name: string | undefined) =>
    units.find(
      (unit): unit is ColumnUnit => unit.kind === 'column' && unit.columns[0]?.name === name,
    )
  for (const condition of conditions) {
    if (condition.kind !== 'compare-columns') continue
    const { lesser, greater, isStrict } = inOrder(condition)
    const [least, most] = [unitOf(lesser), unitOf(greater)]
    const column = relation.columns.find(({ name }) => name === lesser)
    const isFree =
      greater !== undefined && !columns.has(greater) && !leadsTo(columns, lesser, greater)
    if (column !== undefined && isFree && least?.generator.line && most?.generator.line)
      columns.set(greater, { lesser: column, lesserGenerator: least.generator, isStrict })
    else isDoubtful = true
  }
  return { columns, isDoubtful }
}

/** `a < b AND b < a` */
function leadsTo(
  columns: ReadonlyMap<string, Behind>,
  from: string | undefined,
  to: string,
): boolean {
  if (from === to) return true
  const next = from === undefined ? undefined : columns.get(from)?.lesser.name
  return next !== undefined && leadsTo(columns, next, to)
}

function cellsOf(units: readonly Unit[], means: CellMeans) {
  const cells = new Map<Column, Cell>()
  const later: LaterReference[] = []
  for (const unit of units) {
    if (unit.kind === 'column') {
      for (const column of unit.columns)
        cells.set(column, columnCell(unit, means.ordinals.get(unit), means))
      continue
    }
    const shared = new Map(
      unit.columns.flatMap((column) => {
        const cell = cells.get(column)
        return cell === undefined ? [] : [[column, cell] as const]
      }),
    )
    const made = referenceCells(unit, shared, means)
    for (const [column, cell] of made) cells.set(column, unit.isLater ? () => null : cell)
    if (unit.isLater)
      later.push({ key: unit.key, columns: [...made.keys()], cells: [...made.values()] })
  }
  return { cells, later }
}
