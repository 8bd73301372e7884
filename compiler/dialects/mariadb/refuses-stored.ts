import type * as Ast from '../../2-parse/ast.ts'
import type { Column, Relation } from '../../ir/catalog.ts'
import type { Type } from '../../ir/type.ts'

/**
 * Manual, "Generated Columns": sql_mode says whether a CHAR ends with spaces (PAD_CHAR_TO_FULL_LENGTH), so that
 * nothing is stored that depends on them. Undefined where the column can have the expression.
 */
export function refusesStored(
  expression: Ast.Expression,
  { name, type }: Column,
  { columns }: Relation,
): string | undefined {
  const padded = new Set(columns.filter(isPadded).map((each) => each.name.toLowerCase()))
  const isWhole = expression.kind === 'column'
  if (padded.size === 0 || (isWhole && !keepsSpaces(type))) return undefined
  const found = paddedIn(expression, padded)
  if (found === undefined) return undefined
  return `"${name}" is stored and cannot depend on the spaces behind "${found}": rtrim(${found})`
}

function isPadded({ type }: Column): boolean {
  return type.kind === 'scalar' && type.name === 'char'
}

function keepsSpaces(type: Type): boolean {
  return type.kind === 'scalar' && /^varchar$|text$|^varbinary$|blob$/.test(type.name)
}

function paddedIn(node: unknown, padded: ReadonlySet<string>): string | undefined {
  if (typeof node !== 'object' || node === null || trims(node)) return undefined
  if (isColumn(node)) {
    const text = node.parts.at(-1)?.text ?? ''
    return padded.has(text.toLowerCase()) ? text : undefined
  }
  const operands = Object.values(node).filter((part) => !(compares(node) && isColumn(part)))
  for (const operand of operands) {
    const found = paddedIn(operand, padded)
    if (found !== undefined) return found
  }
  return undefined
}

/** `rtrim(c)`, `trim(c)` */
function trims(node: object): boolean {
  return isCall(node) && /^r?trim$/i.test(node.name.parts.at(-1)?.text ?? '')
}

/** Comparisons look at their operands without the spaces behind them. */
function compares(node: object): boolean {
  if ('kind' in node && (node.kind === 'like' || node.kind === 'same-as')) return true
  if ('operator' in node) return comparisons.has(node.operator)
  return Object.values(node).some(isSameAs)
}

/** `c <=> 'x'` */
function isSameAs(node: unknown): boolean {
  return typeof node === 'object' && node !== null && 'kind' in node && node.kind === 'same-as'
}

const comparisons: ReadonlySet<unknown> = new Set(['=', '<>', '!=', '<', '>', '<=', '>='])

function isColumn(node: unknown): node is Ast.ColumnPath {
  return typeof node === 'object' && node !== null && 'kind' in node && node.kind === 'column'
}

function isCall(node: object): node is Ast.Call {
  return 'kind' in node && node.kind === 'call'
}
