import type * as Ast from '../../../2-parse/ast.ts'
import type * as Ir from '../../../ir/query.ts'
import { all, type Context, notSupported, optional } from '../context.ts'
import { findColumn, findVariable } from '../find-column.ts'
import { isIdleCast } from './idle-cast.ts'
import { plainCall } from './plain-call.ts'
import { resolveMatch } from './match-against.ts'
import { resolveCall } from './resolve-call.ts'
import { resolveSpecialCall } from './resolve-special-call.ts'
import { resolveSequenceCall } from './resolve-sequence-call.ts'
import { expandedItems, rowTakenApart } from '../results/expand-row.ts'
import { resolveType } from '../../resolve-type.ts'
import type { Scope } from '../scope.ts'

type Resolve<K extends Ast.Expression['kind']> = (
  expression: Extract<Ast.Expression, { kind: K }>,
  scope: Scope,
  context: Context,
) => Ir.Expression

/** The expression with every name resolved and its syntax normalised. */
export function resolveExpression(
  expression: Ast.Expression,
  scope: Scope,
  context: Context,
): Ir.Expression {
  return resolveKind(expression.kind, expression, scope, context)
}

const resolvers: { readonly [K in Ast.Expression['kind']]: Resolve<K> } = {
  default: ({ at }, _scope, context) => notSupported('DEFAULT here', at, context),
  literal: ({ type, value, prefix, at }) => ({ kind: 'literal', type, value, prefix, at }),
  column: findColumn,
  parameter: ({ sign, number, name, at }, _scope, { parameters }) => {
    const spelling = `${sign}${name ?? number ?? ''}`
    return parameters.mention({
      number,
      name,
      spelling,
      at,
      slice: false,
      list: false,
      nullable: false,
    })
  },
  variable: ({ name, value, at }, scope, context) => {
    return { kind: 'variable', name, value: optional(value, scope, context), at }
  },
  unary: resolveUnary,
  binary: resolveBinary,
  is: resolveIs,
  between: resolveBetween,
  'in-list': ({ operand, items, negated, at }, scope, context) => {
    for (const item of items) context.listed.add(item)
    return {
      kind: 'in-list',
      operand: context.expression(operand, scope),
      items: all(items, scope, context),
      negated,
      at,
    }
  },
  'in-query': ({ operand, query, negated, at }, scope, context) => ({
    kind: 'in-query',
    operand: context.expression(operand, scope),
    query: context.query(query, scope),
    negated,
    at,
  }),
  like: resolveLike,
  quantified: (
    { operand, operator, operatorAt, operatorSchema, quantifier, right, at },
    scope,
    context,
  ) => ({
    kind: 'quantified',
    operand: context.expression(operand, scope),
    operator,
    operatorAt,
    ...ofSchema(operatorSchema),
    quantifier,
    right: right.kind === 'query' ? context.query(right, scope) : context.expression(right, scope),
    at,
  }),
  exists: ({ query, at }, scope, context) => {
    return { kind: 'exists', query: context.query(query, scope), at }
  },
  subquery: ({ query, at }, scope, context) => {
    return { kind: 'subquery', array: false, query: context.query(query, scope), at }
  },
  'array-subquery': ({ query, at }, scope, context) => {
    return { kind: 'subquery', array: true, query: context.query(query, scope), at }
  },
  case: ({ operand, whens, otherwise, at }, scope, context) => ({
    kind: 'case',
    operand: optional(operand, scope, context),
    whens: whens.map(({ when, then }) => ({
      when: context.expression(when, scope),
      then: context.expression(then, scope),
    })),
    otherwise: optional(otherwise, scope, context),
    at,
  }),
  cast: resolveCast,
  call: resolveCall,
  'special-call': resolveSpecialCall,
  'sequence-call': resolveSequenceCall,
  array: ({ items, at }, scope, context) => {
    return { kind: 'list', array: true, items: all(items, scope, context), at }
  },
  row: ({ items, at }, scope, context) => {
    return { kind: 'list', array: false, items: expandedItems(items, scope, context), at }
  },
  subscript: resolveSubscript,
  field: resolveField,
  collate: ({ operand, collation: { parts, at: collationAt }, at }, scope, context) => ({
    kind: 'collate',
    operand: context.expression(operand, scope),
    collation: parts.at(-1)?.text ?? '',
    collationAt,
    at,
  }),
  interval: ({ operand, unit, at }, scope, context) => {
    return { kind: 'interval', operand: context.expression(operand, scope), unit, at }
  },
  'match-against': resolveMatch,
}

function resolveCast(
  { operand, type, at }: Ast.Cast,
  scope: Scope,
  context: Context,
): Ir.Expression {
  const cast: Ir.Cast = {
    kind: 'cast',
    operand: context.expression(operand, scope),
    type: resolveType(type, context),
    ...(type.characterSet && { characterSet: type.characterSet.text }),
    at,
  }
  return context.dialect.semantics.dropsIdleCasts && isIdleCast(cast) ? cast.operand : cast
}

function resolveKind<K extends Ast.Expression['kind']>(
  kind: K,
  expression: Extract<Ast.Expression, { kind: K }>,
  scope: Scope,
  context: Context,
): Ir.Expression {
  const resolve: Resolve<K> = resolvers[kind]
  return resolve(expression, scope, context)
}

function resolveUnary(unary: Ast.Unary, scope: Scope, context: Context): Ir.Expression {
  const operand = context.expression(unary.operand, scope)
  if (unary.operator === 'not') return { kind: 'not', operand, at: unary.at }
  const { operator, operatorAt, at } = unary
  const schema = ofSchema(unary.operatorSchema)
  return { kind: 'operation', operator, operatorAt, ...schema, operands: [operand], at }
}

/** OPERATOR(schema.+) */
function ofSchema(names: readonly Ast.Name[]): Pick<Ir.Operation, 'operatorSchema'> {
  const last = names.at(-1)
  return last ? { operatorSchema: last.text } : {}
}

/** Walks down the left side in a loop: `a OR b OR ...` may have 100,000 operands. */
function resolveBinary(binary: Ast.Binary, scope: Scope, context: Context): Ir.Expression {
  const spine: Ast.Binary[] = []
  let leftmost: Ast.Expression = binary
  while (leftmost.kind === 'binary') {
    spine.push(leftmost)
    leftmost = leftmost.left
  }
  const chain = createChain(context.expression(leftmost, scope))
  for (const { operator, operatorAt, operatorSchema, right, at } of spine.reverse()) {
    chain.append({ operator, operatorAt, operatorSchema, at }, context.expression(right, scope))
  }
  return chain.result()
}

type Written = Pick<Ast.Binary, 'operator' | 'operatorAt' | 'operatorSchema' | 'at'>

/** Folds operands from the left; neighbours under the same AND or OR become one node. */
function createChain(first: Ir.Expression) {
  let left = first
  let pending:
    { operator: 'and' | 'or'; operands: Ir.Expression[]; at: Ir.Expression['at'] } | undefined
  const result = (): Ir.Expression => (pending ? { kind: 'logic', ...pending } : left)
  const append = (written: Written, right: Ir.Expression): void => {
    const { operator, at } = written
    if (operator === pending?.operator) {
      pending.operands.push(right)
      pending.at = at
      return
    }
    left = result()
    pending = undefined
    if (operator === 'and' || operator === 'or') pending = { operator, operands: [left, right], at }
    else left = operation(written, left, right)
  }
  return { append, result }
}

/** `(a, b) OVERLAPS (c, d)` compares no item with its like: it is a call with four (gram.y). */
function operation(
  { operator, operatorAt, operatorSchema, at }: Written,
  left: Ir.Expression,
  right: Ir.Expression,
): Ir.Expression {
  if (operator === 'overlaps' && left.kind === 'list' && right.kind === 'list') {
    const args = [...left.items, ...right.items].map((value) => ({ name: undefined, value }))
    return plainCall({ name: operator, nameAt: operatorAt, at }, args)
  }
  const schema = ofSchema(operatorSchema)
  return { kind: 'operation', operator, operatorAt, ...schema, operands: [left, right], at }
}

function resolveIs(is: Ast.Is, scope: Scope, context: Context): Ir.Expression {
  const { kind } = is.test
  const operand = context.expression(is.operand, scope)
  const right = is.test.kind === 'same-as' ? context.expression(is.test.right, scope) : undefined
  return { kind: 'test', test: kind, negated: is.negated, operand, right, at: is.at }
}

function resolveBetween(between: Ast.Between, scope: Scope, context: Context): Ir.Expression {
  return {
    kind: 'between',
    operand: context.expression(between.operand, scope),
    low: context.expression(between.low, scope),
    high: context.expression(between.high, scope),
    negated: between.negated,
    at: between.at,
  }
}

/** The escape character is checked as a third operand. */
function resolveLike(like: Ast.Like, scope: Scope, context: Context): Ir.Expression {
  const { operator, operatorAt, left, right, escape, at } = like
  const operands = all(escape ? [left, right, escape] : [left, right], scope, context)
  const matches: Ir.Expression = { kind: 'operation', operator, operatorAt, operands, at }
  return like.negated ? { kind: 'not', operand: matches, at } : matches
}

/** `a[1][2]` is one access to an element of `a`: an array has its type at any depth. */
function resolveSubscript(subscript: Ast.Subscript, scope: Scope, context: Context): Ir.Expression {
  const { index, slice, at } = subscript
  const operand = context.expression(subscript.operand, scope)
  const bounds = all(
    [index, slice?.low, slice?.high].filter((bound) => bound !== undefined),
    scope,
    context,
  )
  const inner = operand.kind === 'subscript' ? operand : undefined
  return {
    kind: 'subscript',
    operand: inner?.operand ?? operand,
    indexes: [...(inner?.indexes ?? []), ...bounds],
    slice: slice !== undefined || inner?.slice === true,
    at,
  }
}

/** `(t).a` of a relation's row is its column. */
function resolveField(field: Ast.FieldAccess, scope: Scope, context: Context): Ir.Expression {
  const { operand, at } = field
  if (rowTakenApart(field)) {
    const reason = 'a row is taken apart in lists of values alone'
    context.report.add('misplaced-clause', field.field.at, { clause: '.*', reason })
    return { kind: 'fault', at }
  }
  if (operand.kind === 'column' && findVariable(operand.parts, scope, context)) {
    return findColumn(
      { kind: 'column', parts: [...operand.parts, field.field], star: false, at },
      scope,
      context,
    )
  }
  return {
    kind: 'field',
    operand: context.expression(operand, scope),
    field: field.field.text,
    at,
  }
}
