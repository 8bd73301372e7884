import type { Affinity } from './column-facts.ts'

// Conditions on a column, in quotes, before its table is rebuilt.

/** A text that is a number in the eyes of SQLite: a comparison with a number converts it only then. */
const isNumeric = (column: string) =>
  `(typeof(${column}) = 'text' AND CAST(${column} AS NUMERIC) = ${column})`

const isWhole = (column: string) =>
  `(typeof(${column}) = 'real' AND CAST(${column} AS INTEGER) = ${column})`

const differsAs = (column: string, type: string, again: string) =>
  `CAST(CAST(${column} AS ${type}) AS ${again}) <> ${column}`

const lost: Readonly<Record<Affinity, ((column: string) => string) | undefined>> = {
  blob: undefined,
  text: (column) => `typeof(${column}) = 'real' AND ${differsAs(column, 'TEXT', 'REAL')}`,
  integer: numberLost,
  numeric: numberLost,
  real: (column) =>
    `(${rewritten(column, 'REAL')}) OR (typeof(${column}) = 'integer' AND ${differsAs(column, 'REAL', 'INTEGER')})`,
}

function numberLost(column: string): string {
  return rewritten(column, 'NUMERIC')
}

/** `'007'` becomes 7, and never `'007'` again. */
function rewritten(column: string, type: string): string {
  return `${isNumeric(column)} AND CAST(CAST(${column} AS ${type}) AS TEXT) <> CAST(${column} AS TEXT)`
}

/** From a column without an affinity, which takes nothing back to another form. */
const converted: typeof lost = {
  blob: undefined,
  text: (column) => `typeof(${column}) IN ('integer', 'real')`,
  integer: (column) => `${isNumeric(column)} OR ${isWhole(column)}`,
  numeric: (column) => `${isNumeric(column)} OR ${isWhole(column)}`,
  real: (column) => `${isNumeric(column)} OR typeof(${column}) = 'integer'`,
}

/**
 * Values that the new affinity stores as others, from which the old one does not make them again; undefined: it keeps
 * all.
 */
export function lostValues(column: string, from: Affinity, to: Affinity): string | undefined {
  if (from === to) return undefined
  return (from === 'blob' ? converted : lost)[to]?.(column)
}

const fitting: Readonly<Record<string, (column: string) => string>> = {
  int: fitsInteger,
  integer: fitsInteger,
  real: (column) => `typeof(${column}) IN ('integer', 'real') OR ${isNumeric(column)}`,
  text: (column) => `typeof(${column}) <> 'blob'`,
  blob: (column) => `typeof(${column}) = 'blob'`,
}

function fitsInteger(column: string): string {
  const isInteger = `typeof(CAST(${column} AS NUMERIC)) = 'integer'`
  return `typeof(${column}) = 'integer' OR ${isWhole(column)} OR (${isNumeric(column)} AND ${isInteger})`
}

/** Values that a column of a STRICT table, or the rowid, refuses: undefined where it takes all. */
export function unfitValues(column: string, type: string): string | undefined {
  const fits = fitting[type]?.(column)
  return fits && `${column} IS NOT NULL AND NOT (${fits})`
}
