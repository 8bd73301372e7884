import { lex } from '../../../compiler/1-lex/lexer.ts'
import type * as Ast from '../../../compiler/2-parse/ast.ts'
import { parse } from '../../../compiler/2-parse/parse.ts'
import { createReport } from '../../../compiler/diagnostics/report.ts'
import type { Dialect } from '../../../compiler/dialects/dialect.ts'
import { printStatement } from '../print-statement.ts'
import type { Style } from '../printer.ts'

/** A dialect and how it is printed. */
export interface Language {
  readonly dialect: Dialect
  readonly style: Style
}

/** The tree of a text, or undefined where quarry refuses it. */
export function treeOf(sql: string, dialect: Dialect): Ast.Statement | undefined {
  return parse(lex(sql, dialect.lexical), dialect, createReport())
}

/** Whether what is printed of a tree is read as that tree, and printed alike again. */
export function isStable(statement: Ast.Statement, { dialect, style }: Language): boolean {
  const printed = printStatement(statement, style)
  const again = printed === undefined ? undefined : treeOf(printed, dialect)
  if (!again || printStatement(again, style) !== printed) return false
  const isSame = (order: Order) =>
    withoutPlaces(again, style, order) === withoutPlaces(statement, style, order)
  // Nearly all have their keys in one order, and sorting takes most of the time.
  return isSame(asMade) || isSame(inOrder)
}

type Order = (value: unknown) => unknown

const asMade: Order = (value) => value

/** `plain` and `texts` are spellings. */
const places = new Set(['at', 'operatorAt', 'nestedAt', 'valueAt', 'plain', 'texts'])

/** A tree as a text to compare; without the spelling of what the printer spells anew. */
function withoutPlaces(tree: Ast.Statement, style: Style, order: Order): string {
  return JSON.stringify(tree, (key, value: unknown) => {
    if (places.has(key) || isNothing(value)) return undefined
    if (key === 'pieces') return JSON.stringify(value).replaceAll(/\s/g, '')
    if (isItem(value))
      return order({
        ...value,
        ...{ text: '', blanks: '' },
        alias: value.alias?.text ?? style.itemName(value),
      })
    return order(isWritten(value) ? { ...value, text: '', nested: listed(value.nested) } : value)
  })
}

/** What is not said may be left out of a node. */
function isNothing(value: unknown): boolean {
  return value === '' || value === false || (Array.isArray(value) && value.length === 0)
}

function inOrder(value: unknown): unknown {
  if (!isObject(value) || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** `VALUES IN (1, (2, 3))` has three expressions, whichever of them are taken for a row. */
function listed(nested: Ast.AsWritten['nested']): Ast.AsWritten['nested'] {
  return nested.flatMap((node): Ast.AsWritten['nested'] =>
    node.kind === 'row' && !node.explicit ? node.items : [node],
  )
}

function isItem(value: unknown): value is Ast.ExpressionItem {
  return isObject(value) && 'kind' in value && value.kind === 'item'
}

/** What is kept as written, but for the trees in it. */
function isWritten(value: unknown): value is Pick<Ast.AsWritten, 'nested'> {
  return (
    isObject(value) && 'nested' in value && Array.isArray(value.nested) && value.nested.length > 0
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
