import type * as Ast from '../../compiler/2-parse/ast.ts'
import { printCall, printSpecialCall } from './print-call.ts'
import { commas, type Printer, printName, printOperator, words } from './printer.ts'

type Print<K extends Ast.Expression['kind']> = (
  expression: Extract<Ast.Expression, { kind: K }>,
  printer: Printer,
) => string

/** The text of an expression, with parentheses around all that is made of parts. */
export function printExpression(expression: Ast.Expression, printer: Printer): string {
  return printKind(expression.kind, expression, printer)
}

export function isExpression(node: Ast.Statement | Ast.Expression): node is Ast.Expression {
  return Object.hasOwn(printers, node.kind)
}

function printKind<K extends Ast.Expression['kind']>(
  kind: K,
  expression: Extract<Ast.Expression, { kind: K }>,
  printer: Printer,
): string {
  const print: Print<K> = printers[kind]
  return print(expression, printer)
}

const printers: { readonly [K in Ast.Expression['kind']]: Print<K> } = {
  default: ({ ignored }) => (ignored ? 'IGNORE' : 'DEFAULT'),
  literal: (literal, { style }) => style.literal(literal),
  column: ({ parts, star }, { style }) =>
    [...parts.map((part) => style.name(part)), ...(star ? ['*'] : [])].join('.'),
  parameter: (parameter, { style }) => style.parameter(parameter),
  variable: ({ name, value }, printer) =>
    value
      ? `(${printer.style.variable(name)} := ${printer.expression(value)})`
      : printer.style.variable(name),
  unary: (unary, printer) => `(${operator(unary, printer)} ${printer.expression(unary.operand)})`,
  binary: (binary, printer) =>
    binary.operator === 'member of'
      ? printMemberOf(binary, printer)
      : `(${printChain(binary, printer)})`,
  is: printIs,
  between: ({ operand, low, high, symmetric, negated }, printer) =>
    `(${words(
      printer.expression(operand),
      negated && 'NOT',
      'BETWEEN',
      symmetric && 'SYMMETRIC',
      printer.expression(low),
      'AND',
      printer.expression(high),
    )})`,
  'in-list': ({ operand, items, negated }, printer) =>
    `(${words(printer.expression(operand), negated && 'NOT', 'IN')} (${printMember(items, printer)}))`,
  'in-query': ({ operand, query, negated }, printer) =>
    `(${words(printer.expression(operand), negated && 'NOT', 'IN')} ${printMembers(query, printer)})`,
  like: printLike,
  quantified: (quantified, printer) =>
    `(${words(
      printer.expression(quantified.operand),
      operator(quantified, printer),
      quantified.quantifier.toUpperCase(),
      quantified.right.kind === 'query'
        ? nested(quantified.right, printer)
        : `(${printer.expression(quantified.right)})`,
    )})`,
  exists: ({ query }, printer) => `EXISTS ${nested(query, printer)}`,
  subquery: ({ query }, printer) => nested(query, printer),
  'array-subquery': ({ query }, printer) => `ARRAY${nested(query, printer)}`,
  case: printCase,
  cast: ({ operand, type }, { style, expression }) =>
    style.typedLiterals && type.at.start < operand.at.start
      ? `${type.text} ${expression(operand)}`
      : style.cast(expression(operand), type),
  call: printCall,
  'special-call': printSpecialCall,
  'sequence-call': ({ does, sequence, values }, printer) =>
    `${does.toUpperCase()}(${printName(sequence, printer)}${values})`,
  array: (array, printer) => `ARRAY${printItems(array, printer)}`,
  row: ({ explicit, items }, printer) => `${explicit ? 'ROW' : ''}(${list(items, printer)})`,
  subscript: (subscript, printer) => printParts(subscript, printer),
  field: (field, printer) => printParts(field, printer),
  collate: ({ operand, collation }, printer) =>
    `(${printer.expression(operand)} COLLATE ${printName(collation, printer)})`,
  interval: ({ operand, unit }, printer) =>
    `INTERVAL ${printer.expression(operand)} ${unit.toUpperCase()}`,
  'match-against': ({ columns, against, mode }, printer) =>
    `MATCH (${list(columns, printer)}) AGAINST (${words(printer.expression(against), mode)})`,
}

function list(items: readonly Ast.Expression[], printer: Printer): string {
  return commas(items, (item) => printer.expression(item))
}

function nested(query: Ast.Query, printer: Printer): string {
  return `(${printer.statement(query)})`
}

type Operated = Pick<Ast.Unary, 'operator' | 'operatorSchema' | 'named'>

function operator(
  { operator: sign, operatorSchema: schema, named }: Operated,
  printer: Printer,
): string {
  if (named && schema.length === 0) return `OPERATOR(${sign})`
  return printOperator({ schema, sign: sign.toUpperCase() }, printer)
}

/** `a AND b AND c` has no parentheses inside: the engine makes one list of it. */
function printChain(binary: Ast.Binary, printer: Printer): string {
  const { left, right, chained } = binary
  const logical = binary.operator === 'and' || binary.operator === 'or'
  const continued = logical && left.kind === 'binary' && left.operator === binary.operator
  return words(
    continued ? printChain(left, printer) : printer.expression(left),
    operator(binary, printer),
    chained && right.kind === 'binary' ? printChain(right, printer) : printer.expression(right),
  )
}

/** A query that is the only item of a list would be the list. */
function printMember(items: readonly Ast.Expression[], printer: Printer): string {
  const [item] = items
  const isQuery = items.length === 1 && item?.kind === 'subquery'
  return isQuery ? printer.style.onlyMember(printer.expression(item)) : list(items, printer)
}

/** `x IN t` and `x IN f(1)`, where TABLE t is no query of its own. */
function printMembers(query: Ast.Query, printer: Printer): string {
  const { body } = query
  const [item] = body.kind === 'select' ? body.items : []
  const named = item?.kind === 'star' && item.ofTable && !printer.style.tableQueries
  if (!named || body.kind !== 'select') return nested(query, printer)
  return commas(body.from, (each) => printer.from(each))
}

/** `a MEMBER OF (b)`: the parentheses are its own. */
function printMemberOf({ left, right }: Ast.Binary, printer: Printer): string {
  return `(${printer.expression(left)} MEMBER OF (${printer.expression(right)}))`
}

function printLike(like: Ast.Like, printer: Printer): string {
  return `(${words(
    printer.expression(like.left),
    like.negated && 'NOT',
    like.operator.replace('sounds', 'sounds like').toUpperCase(),
    printer.expression(like.right),
    like.escape && `ESCAPE ${printer.expression(like.escape)}`,
  )})`
}

function printIs({ operand, negated, test }: Ast.Is, printer: Printer): string {
  const left = printer.expression(operand)
  if (test.kind === 'same-as')
    return `(${printer.style.same(left, printer.expression(test.right), negated)})`
  const tested = 'words' in test ? test.words : test.kind
  return `(${words(left, 'IS', negated && 'NOT', tested.toUpperCase())})`
}

function printCase({ operand, whens, otherwise }: Ast.Case, printer: Printer): string {
  return words(
    'CASE',
    operand && printer.expression(operand),
    ...whens.map(
      ({ when, then }) => `WHEN ${printer.expression(when)} THEN ${printer.expression(then)}`,
    ),
    otherwise && `ELSE ${printer.expression(otherwise)}`,
    'END',
  )
}

/** ARRAY[[1, 2], [3, 4]]: ARRAY is written once. */
function printItems({ items }: Ast.ArrayLiteral, printer: Printer): string {
  return `[${commas(items, (item) =>
    item.kind === 'array' && item.inner ? printItems(item, printer) : printer.expression(item),
  )}]`
}

/** `(x)[1].a`: parts that follow each other without parentheses begin at the same place. */
function printParts(part: Ast.Subscript | Ast.FieldAccess, printer: Printer): string {
  const { operand } = part
  const follows =
    (operand.kind === 'subscript' || operand.kind === 'field') && operand.at.start === part.at.start
  const text = follows ? printParts(operand, printer) : printer.expression(operand)
  const inner = follows || operand.kind === 'subquery' ? text : `(${text})`
  return inner + printPart(part, printer)
}

export function printPart(part: Ast.Subscript | Ast.FieldAccess, printer: Printer): string {
  if (part.kind === 'field') {
    const { text, quoted } = part.field
    return text === '*' && !quoted ? '.*' : `.${printer.style.name(part.field)}`
  }
  const bound = (expression: Ast.Expression | undefined) =>
    expression ? printer.expression(expression) : ''
  const { index, slice } = part
  return slice ? `[${bound(slice.low)} : ${bound(slice.high)}]` : `[${bound(index)}]`
}
