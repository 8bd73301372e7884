import { printable } from '../../compiler/diagnostics/excerpt.ts'
import type { Paint } from '../../compiler/diagnostics/render.ts'
import type { Json } from '../../runtime/values/cell-value.ts'

/** Rows with their columns, as JSON values. */
export interface ResultTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Json[])[]
}

/** Nobody reads a longer cell in a table; `--json` has all of it. */
const LONGEST_CELL = 60

/** Columns of one width each below their names; numbers stand at the right. */
export function resultTable({ columns, rows }: ResultTable, paint: Paint): string {
  const texts = rows.map((row) => row.map(cellText))
  const widths = columns.map((name, index) =>
    Math.max(printable(name).length, ...texts.map((row) => row[index]?.length ?? 0)),
  )
  const isNumber = columns.map((_, index) => rows.every((row) => isNumeric(row[index])))
  const lineOf = (cells: readonly string[]) =>
    cells.map((cell, index) => padded(cell, widths[index] ?? 0, isNumber[index] === true))
  const head = lineOf(columns.map(printable)).map(paint.bold)
  const rule = widths.map((width) => '─'.repeat(width))
  const lines = [head, rule.map(paint.dim), ...texts.map(lineOf)]
  return lines.map((cells) => `${cells.join('  ').trimEnd()}\n`).join('')
}

function padded(cell: string, width: number, isNumber: boolean): string {
  return isNumber ? cell.padStart(width) : cell.padEnd(width)
}

function isNumeric(value: Json | undefined): boolean {
  return value === null || typeof value === 'number'
}

function cellText(value: Json): string {
  const line = printable(textOf(value))
  return line.length <= LONGEST_CELL ? line : `${line.slice(0, LONGEST_CELL - 1)}…`
}

function textOf(value: Json): string {
  if (value === null) return 'NULL'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
