import type * as Ast from '../../2-parse/ast.ts'
import type { ScalarType, Type } from '../../ir/type.ts'

/**
 * Whether a column of the type can hold the literal as its default (manual 13.6), as far as that does not depend on
 * the session: `DEFAULT 0` of a date is one under some modes. Other expressions are not tried out.
 */
export function holdsDefault(expression: Ast.Expression, type: Type): boolean {
  return expression.kind !== 'literal' || holdsValue(expression, type)
}

/** The same of a literal that is stored. */
export function holdsValue(
  { type: kind, value }: Pick<Ast.Literal, 'type' | 'value'>,
  type: Type,
): boolean {
  if (kind === 'string') return holdsText(value, type)
  if (kind === 'boolean') return holdsNumber(value === 'true' ? 1 : 0, '1', type)
  return !numbers.has(kind) || holdsNumber(Number(value), value, type)
}

const numbers: ReadonlySet<Ast.Literal['type']> = new Set(['integer', 'decimal', 'float'])

function holdsText(text: string, type: Type): boolean {
  if (type.kind === 'enum') return isLabel(text, type.labels)
  if (type.kind !== 'scalar') return true
  if (isNumeric(type)) {
    const isNumber = /^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?\s*$/i.test(text)
    return isNumber && holdsNumber(Number(text), text, type)
  }
  if (isMoment(type)) return /\d/.test(text)
  return !hasLength(type) || [...text.trimEnd()].length <= lengthOf(type)
}

function holdsNumber(value: number, written: string, type: Type): boolean {
  if (type.kind === 'enum') return false
  if (type.kind !== 'scalar' || !Number.isFinite(value)) return true
  if (isMoment(type)) return value === 0 || value >= FIRST_DATE
  if (type.name === 'set') return false
  if (type.name === 'year') return (value >= 0 && value < 100) || (value > 1900 && value < 2156)
  if (type.name === 'bit') return value >= 0 && value < 2 ** lengthOf(type)
  if (isNumeric(type)) return isInRange(value, type)
  return !hasLength(type) || written.length <= lengthOf(type)
}

/** 101 is the first of January 2000 (manual 13.2.2). */
const FIRST_DATE = 101

function isMoment({ name }: ScalarType): boolean {
  return /^(?:date|datetime|timestamp)$/.test(name)
}

function isNumeric({ name }: ScalarType): boolean {
  return /^(?:tinyint|smallint|mediumint|int|bigint|decimal|float|double)(?: unsigned)?$/.test(name)
}

function hasLength({ name }: ScalarType): boolean {
  return /^(?:char|varchar|binary|varbinary)$/.test(name)
}

function lengthOf({ modifiers }: ScalarType): number {
  return Number(modifiers[0] ?? 1)
}

/** Case matters to few collations, and spaces at the end to none of the usual ones. */
function isLabel(text: string, labels: readonly string[]): boolean {
  const key = (label: string) => label.trimEnd().toLowerCase()
  return labels.some((label) => key(label) === key(text))
}

const bits: Readonly<Record<string, number>> = {
  tinyint: 8,
  smallint: 16,
  mediumint: 24,
  int: 32,
  bigint: 64,
}

function isInRange(value: number, { name, modifiers }: ScalarType): boolean {
  const [base = name, unsigned] = name.split(' ')
  if (unsigned && value < 0) return false
  const size = bits[base]
  if (size !== undefined) {
    const [low, high] = unsigned ? [0, 2 ** size] : [-(2 ** (size - 1)), 2 ** (size - 1)]
    return Math.round(value) >= low && Math.round(value) <= high - (size < 64 ? 1 : 0)
  }
  if (base !== 'decimal') return true
  const [digits = 10, scale = 0] = modifiers.map(Number)
  return Math.abs(value) < 10 ** (digits - scale)
}
