import { lex } from './1-lex/lexer.ts'
import type * as Ast from './2-parse/ast.ts'
import { parse } from './2-parse/parse.ts'
import type { Dialect } from './dialects/dialect.ts'
import { createReport } from './diagnostics/report.ts'
import { matchedText } from './text-patterns.ts'

export type Comparison = '<' | '<=' | '>' | '>=' | '=' | '<>'

/** What a condition over one row asks of its columns. Names are as they are written, values the text of literals. */
export type RowCondition =
  | {
      readonly kind: 'compare'
      readonly column: string
      readonly operator: Comparison
      readonly value: string
    }
  | {
      readonly kind: 'compare-columns'
      readonly column: string
      readonly operator: Comparison
      readonly other: string
    }
  | { readonly kind: 'one-of'; readonly column: string; readonly values: readonly string[] }
  | {
      readonly kind: 'length'
      readonly column: string
      readonly operator: Comparison
      readonly value: number
    }
  | { readonly kind: 'not-null'; readonly column: string }
  /** The text has a part that the regular expression matches. */
  | { readonly kind: 'pattern'; readonly column: string; readonly pattern: string }
  /** The text is a JSON document. */
  | { readonly kind: 'json'; readonly column: string }

export interface RowConditions {
  /** All of them hold for every row that the condition lets in, NULLs aside. */
  readonly found: readonly RowCondition[]
  /** A row for which they hold is let in. */
  readonly isWhole: boolean
}

const UNREAD: RowConditions = { found: [], isWhole: false }

/** Reads the expression of a CHECK. What is not understood is left out, and said not to be whole. */
export function readRowConditions(text: string, dialect: Dialect): RowConditions {
  const tree = expressionOf(text, dialect)
  return tree === undefined ? UNREAD : conditionsOf(tree)
}

/** Read as what a SELECT has, because a parenthesis at the very beginning of a text may open a query. */
function expressionOf(text: string, dialect: Dialect): Ast.Expression | undefined {
  const lexed = lex(`SELECT ${text}`, dialect.lexical)
  const tree = parse(lexed, dialect, createReport())
  if (tree?.kind !== 'query' || tree.body.kind !== 'select') return undefined
  const [item, ...others] = tree.body.items
  return item?.kind === 'item' && others.length === 0 ? item.expression : undefined
}

function conditionsOf(tree: Ast.Expression): RowConditions {
  const pattern = ofPattern(tree)
  if (pattern !== undefined) return pattern
  if (tree.kind === 'binary') return ofBinary(tree)
  if (tree.kind === 'between') return ofBetween(tree)
  if (tree.kind === 'in-list') return ofList(tree.operand, tree.items, tree.negated)
  if (tree.kind === 'quantified') return ofQuantified(tree)
  if (tree.kind === 'call') return ofCall(tree)
  return tree.kind === 'is' ? ofIs(tree) : UNREAD
}

function ofPattern(tree: Ast.Expression): RowConditions | undefined {
  const matched = matchedText(tree)
  if (matched === undefined) return undefined
  const [column, text] = [columnOf(matched.operand), valueOf(matched.pattern)]
  if (column === undefined || text === undefined) return undefined
  return one({ kind: 'pattern', column, pattern: matched.form(text) })
}

/** `a IS NOT NULL` */
function ofIs({ operand, test, negated }: Ast.Is): RowConditions {
  const column = columnOf(operand)
  const isNotNull = test.kind === 'null' && negated && column !== undefined
  return isNotNull ? one({ kind: 'not-null', column }) : UNREAD
}

/** `json_valid(a)`: by this check MariaDB tells a JSON column from a text. */
function ofCall(tree: Ast.Call): RowConditions {
  const column = argumentOf(tree, DOCUMENTS)
  return column === undefined ? UNREAD : one({ kind: 'json', column })
}

function ofBinary({ operator, left, right }: Ast.Binary): RowConditions {
  if (operator === 'and') return both(conditionsOf(left), conditionsOf(right))
  if (operator === 'or') return either(left, right)
  const comparison = comparisons[operator]
  if (comparison === undefined) return UNREAD
  const straight = compared(left, comparison, right)
  return straight ?? compared(right, mirrored[comparison], left) ?? UNREAD
}

const comparisons: Readonly<Record<string, Comparison>> = {
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
  '=': '=',
  '==': '=',
  '<>': '<>',
  '!=': '<>',
}

const mirrored: Readonly<Record<Comparison, Comparison>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
  '=': '=',
  '<>': '<>',
}

function compared(
  left: Ast.Expression,
  operator: Comparison,
  right: Ast.Expression,
): RowConditions | undefined {
  const value = valueOf(right)
  const measured = lengthOf(left)
  if (measured !== undefined && value !== undefined)
    return one({ kind: 'length', column: measured, operator, value: Number(value) })
  const column = columnOf(left)
  if (column === undefined) return undefined
  if (value !== undefined) return one({ kind: 'compare', column, operator, value })
  const other = columnOf(right)
  return other === undefined ? undefined : one({ kind: 'compare-columns', column, operator, other })
}

function ofBetween({ operand, low, high, negated, symmetric }: Ast.Between): RowConditions {
  if (negated || symmetric) return UNREAD
  const bounds = [compared(operand, '>=', low), compared(operand, '<=', high)]
  return both(bounds[0] ?? UNREAD, bounds[1] ?? UNREAD)
}

function ofList(
  operand: Ast.Expression,
  items: readonly Ast.Expression[],
  negated: boolean,
): RowConditions {
  const column = columnOf(operand)
  const values = items.map(valueOf)
  const known = values.flatMap((value) => value ?? [])
  if (column === undefined || known.length < values.length) return UNREAD
  if (!negated) return one({ kind: 'one-of', column, values: known })
  const found = known.map((value) => ({ kind: 'compare', column, operator: '<>', value }) as const)
  return { found, isWhole: true }
}

/** What PostgreSQL makes of IN: `a = ANY (ARRAY['x'::text, 'y'::text])`. */
function ofQuantified({ operand, operator, quantifier, right }: Ast.Quantified): RowConditions {
  const array = arrayOf(right)
  if (array === undefined) return UNREAD
  if (operator === '=' && quantifier === 'any') return ofList(operand, array, false)
  const isNone = comparisons[operator] === '<>' && quantifier === 'all'
  return isNone ? ofList(operand, array, true) : UNREAD
}

function arrayOf(tree: Ast.Expression | Ast.Query): readonly Ast.Expression[] | undefined {
  if (tree.kind === 'cast') return arrayOf(tree.operand)
  return tree.kind === 'array' ? tree.items : undefined
}

function both(one: RowConditions, other: RowConditions): RowConditions {
  return { found: [...one.found, ...other.found], isWhole: one.isWhole && other.isWhole }
}

/** `a IS NULL OR x`: x is what is asked of values. `a = 'x' OR a = 'y'` is a list. */
function either(left: Ast.Expression, right: Ast.Expression): RowConditions {
  if (isNull(left)) return conditionsOf(right)
  if (isNull(right)) return conditionsOf(left)
  const [one, other] = [choicesOf(left), choicesOf(right)]
  if (one === undefined || other === undefined || one.column !== other.column) return UNREAD
  const values = [...one.values, ...other.values]
  return { found: [{ kind: 'one-of', column: one.column, values }], isWhole: true }
}

interface Choices {
  readonly column: string
  readonly values: readonly string[]
}

function choicesOf(tree: Ast.Expression): Choices | undefined {
  const { found, isWhole } = conditionsOf(tree)
  const [first, ...others] = found
  if (!isWhole || first === undefined || others.length > 0) return undefined
  if (first.kind === 'one-of') return first
  const isEqual = first.kind === 'compare' && first.operator === '='
  return isEqual ? { column: first.column, values: [first.value] } : undefined
}

function one(condition: RowCondition): RowConditions {
  return { found: [condition], isWhole: true }
}

function isNull(tree: Ast.Expression): boolean {
  return tree.kind === 'is' && tree.test.kind === 'null' && !tree.negated
}

/** A cast of a column to another text is the column: `(state)::text = 'new'::text`. */
function columnOf(tree: Ast.Expression): string | undefined {
  if (tree.kind === 'cast' || tree.kind === 'collate') return columnOf(tree.operand)
  return tree.kind === 'column' && !tree.star ? tree.parts.at(-1)?.text : undefined
}

function valueOf(tree: Ast.Expression): string | undefined {
  if (tree.kind === 'cast') return valueOf(tree.operand)
  if (tree.kind === 'unary' && tree.operator === '-') {
    const value = valueOf(tree.operand)
    return value === undefined ? undefined : `-${value}`
  }
  const isValue = tree.kind === 'literal' && VALUES.has(tree.type)
  return isValue ? tree.value : undefined
}

const VALUES: ReadonlySet<string> = new Set(['string', 'integer', 'decimal', 'float', 'boolean'])

const LENGTHS: ReadonlySet<string> = new Set([
  'length',
  'char_length',
  'character_length',
  'octet_length',
])

const DOCUMENTS: ReadonlySet<string> = new Set(['json_valid'])

function lengthOf(tree: Ast.Expression): string | undefined {
  return tree.kind === 'call' ? argumentOf(tree, LENGTHS) : undefined
}

/** The column that is all a function of one of these names is given. */
function argumentOf(call: Ast.Call, names: ReadonlySet<string>): string | undefined {
  if (!names.has(call.name.parts.at(-1)?.text.toLowerCase() ?? '')) return undefined
  const [argument, ...others] = call.arguments
  return argument === undefined || others.length > 0 ? undefined : columnOf(argument.value)
}
