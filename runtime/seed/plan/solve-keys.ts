import { shuffle } from '../cell-random.ts'
import { capacityOf, isNumbered, type Unit } from './unit.ts'

/** The number of the value that a row has of a unit; rows are counted from 0. */
export type Ordinal = (row: number) => number

export interface SolvedKeys {
  readonly ordinals: ReadonlyMap<Unit, Ordinal>
  /** There is a key that only the engine can judge. */
  readonly isDoubtful: boolean
}

export interface KeyMeans {
  /** The units of each key, the shortest first. */
  readonly keys: readonly (readonly Unit[])[]
  readonly count: number
  /** The rows that are there. */
  readonly rows: number
  /** By unit: the first number that no row has which is there. */
  readonly starts: ReadonlyMap<Unit, number>
  /** Whether a row is there that has the values of these numbers; undefined: there is none at all. */
  readonly isTaken: ((units: readonly Unit[], numbers: readonly number[]) => boolean) | undefined
  /** Rows that come in groups: each group belongs to a row of another table. */
  readonly grouped: Grouped | undefined
  /** Tells tables and seeds apart. */
  readonly name: string
}

export interface Grouped {
  readonly unit: Unit
  readonly group: Ordinal
  /** The place of a row in its group. */
  readonly place: Ordinal
}

/** Numbers the values of all units that a key is made of, so that each key is unique by construction. */
export function solveKeys(means: KeyMeans): SolvedKeys {
  const ordinals = new Map<Unit, Ordinal>()
  const alone = new Set<Unit>()
  const { grouped } = means
  if (grouped !== undefined) ordinals.set(grouped.unit, grouped.group)
  let isDoubtful = false
  for (const units of means.keys) {
    if (units.some((unit) => alone.has(unit))) continue
    const open = units.filter((unit) => !ordinals.has(unit))
    const solved = solvedKey(units, open, means)
    if (solved === undefined) isDoubtful = true
    for (const [unit, ordinal] of solved?.ordinals ?? []) ordinals.set(unit, ordinal)
    for (const unit of solved?.alone ?? []) alone.add(unit)
  }
  return { ordinals, isDoubtful }
}

interface SolvedKey {
  readonly ordinals: readonly (readonly [Unit, Ordinal])[]
  /** Those whose values alone differ in all rows. */
  readonly alone: readonly Unit[]
}

function solvedKey(
  units: readonly Unit[],
  open: readonly Unit[],
  means: KeyMeans,
): SolvedKey | undefined {
  const { grouped, starts } = means
  const numbered = open.find(isNumbered)
  const isInGroups = grouped !== undefined && units.includes(grouped.unit)
  if (isInGroups && open.length > 0) return withinGroups(open, grouped, means)
  const isForced = open.length < units.length || units.length === 1 || means.isTaken !== undefined
  if (numbered !== undefined && isForced) {
    const start = starts.get(numbered) ?? 0
    return { ordinals: [[numbered, (row) => start + row]], alone: [numbered] }
  }
  if (open.length < units.length || open.length === 0) return undefined
  return mixed(open, means)
}

/** In each group the rows have the numbers 0, 1, 2 and so on of one unit. */
function withinGroups(
  open: readonly Unit[],
  { group, place }: Grouped,
  { starts }: KeyMeans,
): SolvedKey | undefined {
  const unit = open.find(isNumbered) ?? open[0]
  if (unit === undefined) return undefined
  if (isNumbered(unit)) {
    const start = starts.get(unit) ?? 0
    return { ordinals: [[unit, (row) => start + place(row)]], alone: [] }
  }
  const capacity = capacityOf(unit)
  // Groups begin at different numbers, or the first values would be in all of them.
  return { ordinals: [[unit, (row) => (group(row) * 7919 + place(row)) % capacity]], alone: [] }
}

/** The rows are numbers of several digits, each of which is the number of a value of one unit. */
function mixed(units: readonly Unit[], means: KeyMeans): SolvedKey {
  const { count, rows: existing, isTaken, name } = means
  const radices = radicesOf(units, count + existing)
  const size = radices.reduce((product, radix) => product * radix, 1)
  const place = isInOrder(units) ? (n: number) => n : shuffle(size, name, ...units.map(nameOf))
  const digits = (n: number) => digitsOf(place(n), radices)
  const rows: Ordinal =
    isTaken === undefined
      ? (row) => row
      : freeNumbers(count, size, (n) => isTaken(units, digits(n)))
  const ordinals = units.map((unit, index) => {
    const ordinal: Ordinal = (row) => digits(rows(row))[index] ?? 0
    return [unit, ordinal] as const
  })
  return { ordinals, alone: units.length === 1 ? units : [] }
}

/** A list is used from its beginning, references are not. */
function isInOrder([unit, ...others]: readonly Unit[]): boolean {
  return others.length === 0 && unit?.kind === 'column'
}

function nameOf({ columns }: Unit): string {
  return columns.map(({ name }) => name).join()
}

/** A unit without an end has as many values as the others leave to be wanted. */
function radicesOf(units: readonly Unit[], count: number): readonly number[] {
  const capacities = units.map((unit) =>
    isNumbered(unit) ? Number.POSITIVE_INFINITY : capacityOf(unit),
  )
  const bounded = capacities.filter(Number.isFinite).reduce((product, each) => product * each, 1)
  let wanted = Math.max(1, Math.ceil(count / Math.max(1, bounded)))
  return capacities.map((capacity) => {
    if (Number.isFinite(capacity)) return capacity
    const radix = wanted
    wanted = 1
    return radix
  })
}

function digitsOf(n: number, radices: readonly number[]): readonly number[] {
  let rest = n
  return radices.map((radix) => {
    const digit = rest % radix
    rest = Math.floor(rest / radix)
    return digit
  })
}

/** The n-th number that is free. */
function freeNumbers(count: number, size: number, isTaken: (n: number) => boolean): Ordinal {
  const free: number[] = []
  for (let n = 0; n < size && free.length < count; n += 1) if (!isTaken(n)) free.push(n)
  return (row) => free[row] ?? 0
}
