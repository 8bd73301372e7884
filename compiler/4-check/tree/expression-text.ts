import { columnMark } from '../../ir/column-mark.ts'
import type * as Ir from '../../ir/query.ts'
import { childExpressions } from './walk.ts'

type Text<K extends Ir.Expression['kind']> = (
  expression: Extract<Ir.Expression, { kind: K }>,
) => string | undefined

const nothing = () => ''
const never = () => undefined
const sign = ({ negated }: { readonly negated: boolean }) => (negated ? 'not' : '')

/** What an expression is besides its kind and the expressions inside it; undefined: equal to itself alone. */
const texts: { readonly [K in Ir.Expression['kind']]: Text<K> } = {
  column: ({ variable, index }) => `${variable.id}.${index}`,
  'whole-row': ({ variable }) => `${variable.id}`,
  literal: ({ type, value }) => `${type} ${value}`,
  parameter: ({ index }) => `${index}`,
  call: callText,
  operation: ({ operator, operatorSchema = '' }) => `${operatorSchema} ${operator}`,
  logic: ({ operator }) => operator,
  not: nothing,
  test: (test) => `${test.test} ${sign(test)}`,
  between: sign,
  'in-list': sign,
  'in-query': never,
  quantified: never,
  exists: never,
  subquery: never,
  case: ({ operand, whens }) => `${operand ? 'of' : ''} ${whens.length}`,
  cast: ({ type }) => JSON.stringify(type),
  list: ({ array }) => (array ? 'array' : ''),
  subscript: ({ slice }) => (slice ? 'slice' : ''),
  field: ({ field }) => field,
  collate: ({ collation }) => collation,
  interval: ({ unit }) => unit,
  variable: ({ name }) => name,
  fault: never,
}

/** Which of the expressions inside are arguments, and which are not. */
function callText(call: Ir.Call): string {
  const { name, distinct, star, filter, over, orderBy, arguments: given } = call
  const words = [distinct && 'distinct', star && '*', filter && 'filter', over && 'over']
  return `${name} ${given.length} ${orderBy.length} ${words.filter(Boolean).join(' ')}`
}

export function selfText(expression: Ir.Expression): string | undefined {
  return textOf(expression.kind, expression)
}

function textOf<K extends Ir.Expression['kind']>(
  kind: K,
  expression: Extract<Ir.Expression, { kind: K }>,
): string | undefined {
  const text: Text<K> = texts[kind]
  return text(expression)
}

/**
 * An expression over the columns of one relation, in a form that is the same in each statement; undefined where it
 * names anything else, or nothing of the relation's own. Casts of strings, which dumps add, are left out.
 */
export function expressionText(
  expression: Ir.Expression,
  variable: Ir.RangeVariable,
): string | undefined {
  const texts: string[] = []
  const waiting = [expression]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const part = withoutCasts(next, variable)
    const self = part.kind === 'column' ? columnText(part, variable) : ownText(part)
    if (self === undefined) return undefined
    const inside = childExpressions(part)
    texts.push(`${part.kind} ${self} ${inside.length}`)
    waiting.push(...inside.toReversed())
  }
  return texts.join('\n')
}

function columnText(
  { variable, index }: Ir.ColumnReference,
  own: Ir.RangeVariable,
): string | undefined {
  const { over } = variable
  if (variable !== own || over.kind !== 'relation') return undefined
  const column = over.columns[index]
  return column && columnMark(column.name)
}

const foreign: ReadonlySet<Ir.Expression['kind']> = new Set(['parameter', 'whole-row', 'collate'])

function ownText(part: Ir.Expression): string | undefined {
  if (foreign.has(part.kind)) return undefined
  return part.kind === 'call'
    ? selfText({ ...part, name: part.name.toLowerCase() })
    : selfText(part)
}

/** `'active'::text` and `(name)::text` of a varchar are what they are without the cast. */
function withoutCasts(expression: Ir.Expression, own: Ir.RangeVariable): Ir.Expression {
  let part = expression
  while (part.kind === 'cast' && isIdle(part, own)) part = part.operand
  return part
}

function isIdle({ operand, type }: Ir.Cast, own: Ir.RangeVariable): boolean {
  if (operand.kind === 'literal') return operand.type === 'string'
  if (operand.kind !== 'column' || operand.variable !== own) return false
  const { over } = operand.variable
  const from = over.kind === 'relation' ? over.columns[operand.index]?.type : undefined
  return (
    isText(type, 'text') && from !== undefined && (isText(from, 'varchar') || isText(from, 'text'))
  )
}

function isText(type: Ir.Cast['type'], name: string): boolean {
  return type.kind === 'scalar' && type.name === name
}
