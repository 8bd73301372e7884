import type { ColumnType } from './column-type.ts'

const BITS: Readonly<Record<string, number>> = {
  tinyint: 8,
  smallint: 16,
  mediumint: 24,
  int: 32,
  bigint: 64,
}

export interface NumberRange {
  readonly lowest: bigint
  readonly highest: bigint
}

/** Undefined for what is no integer. */
export function integerRange({ name, isUnsigned }: ColumnType): NumberRange | undefined {
  const bits = BITS[name]
  if (bits === undefined) return undefined
  const half = 2n ** BigInt(bits - 1)
  return isUnsigned
    ? { lowest: 0n, highest: 2n * half - 1n }
    : { lowest: -half, highest: half - 1n }
}

/** The range of the digits in front of the point, and the digits behind it. */
function decimalShape(type: ColumnType): (NumberRange & { readonly scale: number }) | undefined {
  if (type.name !== 'decimal') return undefined
  const [precision = 10, scale = 0] = type.modifiers.map(Number)
  const highest = 10n ** BigInt(precision - scale) - 1n
  return { lowest: type.isUnsigned ? 0n : -highest, highest, scale }
}

function holds(outer: NumberRange, inner: NumberRange): boolean {
  return outer.lowest <= inner.lowest && outer.highest >= inner.highest
}

/** The condition of the rows whose numbers do not fit: `false` where all do, undefined where a type is no number. */
export function numberLoss(column: string, from: ColumnType, to: ColumnType): string | undefined {
  const [whole, target] = [integerRange(from), integerRange(to)]
  if (target !== undefined) {
    if (whole !== undefined) return outside(column, whole, target)
    if (!isNumber(from)) return undefined
    return `${column} not between ${target.lowest} and ${target.highest} or ${column} <> round(${column})`
  }
  const [before, after] = [decimalShape(from), decimalShape(to)]
  if (after !== undefined) {
    const source = whole === undefined ? before : { ...whole, scale: 0 }
    if (source !== undefined && holds(after, source) && after.scale >= source.scale) return 'false'
    return isNumber(from) ? `${column} <> cast(${column} as ${castName(to)})` : undefined
  }
  return isFloat(to) ? floatLoss(column, from, to) : undefined
}

function outside(column: string, from: NumberRange, to: NumberRange): string {
  return holds(to, from) ? 'false' : `${column} not between ${to.lowest} and ${to.highest}`
}

function castName({ modifiers }: ColumnType): string {
  const [precision = '10', scale = '0'] = modifiers
  return `decimal(${precision},${scale})`
}

const FLOATS: ReadonlySet<string> = new Set(['float', 'double'])

function isFloat({ name }: ColumnType): boolean {
  return FLOATS.has(name)
}

function isNumber(type: ColumnType): boolean {
  return isFloat(type) || type.name === 'decimal' || integerRange(type) !== undefined
}

/** A DOUBLE has 53 bits for the digits, a FLOAT 24. */
function floatLoss(column: string, from: ColumnType, to: ColumnType): string | undefined {
  if (!isNumber(from)) return undefined
  if (from.name === to.name && to.modifiers.length === 0) return 'false'
  if (from.name === 'float' && to.modifiers.length === 0) return 'false'
  const range = integerRange(from)
  const exact = to.name === 'float' ? 2n ** 24n : 2n ** 53n
  if (range !== undefined && to.modifiers.length === 0 && range.highest <= exact) return 'false'
  if (to.name === 'float' || to.modifiers.length > 0) return `${column} is not null`
  return `${column} <> cast(cast(${column} as double) as decimal(65,30))`
}
