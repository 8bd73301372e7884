import type * as Ast from '../../../2-parse/ast.ts'
import { suggest } from '../../../diagnostics/suggest.ts'
import type * as Ir from '../../../ir/query.ts'
import type { Span } from '../../../source/span.ts'
import type { Context } from '../context.ts'
import { type FromScope, joinScope, type Scope, type VisibleColumn } from '../scope.ts'
import { plainCall } from '../expressions/plain-call.ts'

/** Two sides of a join before they become one. */
export interface Joined {
  readonly type: Ir.Join['type']
  readonly left: FromScope
  readonly right: FromScope
  /** What the condition sees. */
  readonly both: FromScope
  readonly at: Span
}

interface Condition {
  readonly condition: Ir.Expression | undefined
  /** What `*` and unqualified names see afterwards. */
  readonly columns: readonly VisibleColumn[]
}

/** The condition of a join; USING and NATURAL become equalities and merge columns (SQL:2016 7.10). */
export function resolveJoinCondition(
  condition: Ast.JoinCondition,
  sides: Joined,
  scope: Scope,
  context: Context,
): Condition {
  const { both } = sides
  switch (condition.kind) {
    case 'none':
      return { condition: undefined, columns: both.columns }
    case 'on':
      return {
        condition: context.expression(condition.expression, {
          ...joinScope(scope, both),
          selected: context.selected,
        }),
        columns: both.columns,
      }
    case 'using':
      return mergeNamed(condition.columns, sides, context)
    case 'natural':
      return mergeCommon(sides, context)
  }
}

interface Pair {
  readonly name: string
  readonly left: Ir.Expression
  readonly right: Ir.Expression
}

function mergeNamed(names: readonly Ast.Name[], sides: Joined, context: Context): Condition {
  const { columnKey } = context.dialect.names
  const pairs = names.flatMap((name, i) => {
    const before = names.slice(0, i)
    const first = before.find((each) => columnKey(each.text) === columnKey(name.text))
    if (first) {
      const related = { at: first.at, label: 'the first time' }
      context.report.add('column-written-twice', name.at, { column: name.text }, related)
    }
    const left = side(name, sides.left, context)
    const right = left && side(name, sides.right, context)
    return left && right
      ? [{ name: left.name, left: left.expression, right: right.expression }]
      : []
  })
  return merge(pairs, sides, context)
}

function side(name: Ast.Name, from: FromScope, context: Context): VisibleColumn | undefined {
  const { columnKey } = context.dialect.names
  const found = from.columns.filter((column) => columnKey(column.name) === columnKey(name.text))
  const [only, ...others] = found
  if (only && others.length === 0) return only
  if (from.variables.some(({ over }) => over.kind === 'fault')) return undefined
  if (only) {
    const relations = found.flatMap(({ qualifier }) => qualifier ?? [])
    context.report.add('ambiguous-column', name.at, { column: name.text, relations })
    return undefined
  }
  context.report.add('unknown-column', name.at, {
    column: name.text,
    relation: from.variables.map(({ alias }) => alias).join(', '),
    suggestion: suggest(
      name.text,
      from.columns.map((column) => column.name),
    ),
  })
  return undefined
}

function mergeCommon(sides: Joined, context: Context): Condition {
  const { columnKey } = context.dialect.names
  const right = new Map(sides.right.columns.map((column) => [columnKey(column.name), column]))
  const pairs = sides.left.columns.flatMap(({ name, expression }) => {
    const match = right.get(columnKey(name))
    const found = match ? namesakes(name, sides, context) : []
    if (found.length > 2) {
      const relations = found.flatMap(({ qualifier }) => qualifier ?? [])
      context.report.add('ambiguous-column', sides.at, { column: name, relations })
    }
    return match ? [{ name, left: expression, right: match.expression }] : []
  })
  return merge(pairs, sides, context)
}

/** The columns of a name on both sides of a join: two, unless a side has more of them. */
function namesakes(
  name: string,
  { left, right }: Joined,
  { dialect: { names } }: Context,
): readonly VisibleColumn[] {
  const key = names.columnKey(name)
  return [...left.columns, ...right.columns].filter((each) => names.columnKey(each.name) === key)
}

function merge(pairs: readonly Pair[], sides: Joined, context: Context): Condition {
  const { columnKey } = context.dialect.names
  const keys = new Set(pairs.map(({ name }) => columnKey(name)))
  const rest = ({ columns }: FromScope) => columns.filter(({ name }) => !keys.has(columnKey(name)))
  const merged = pairs.map((pair) => ({
    name: pair.name,
    expression: mergedValue(pair, sides),
    qualifier: undefined,
  }))
  return {
    condition: conjunction(
      pairs.map((pair) => equality(pair, sides.at)),
      sides.at,
    ),
    columns: [...merged, ...rest(sides.left), ...rest(sides.right)],
  }
}

/** The side that is always there; FULL has none, and takes the first that is not NULL. */
function mergedValue({ left, right }: Pair, { type, at }: Joined): Ir.Expression {
  if (type === 'right') return right
  if (type !== 'full') return left
  const sides = [left, right].map((value) => ({ name: undefined, value }))
  return plainCall({ name: 'coalesce', nameAt: at, at }, sides)
}

function equality({ left, right }: Pair, at: Span): Ir.Expression {
  return { kind: 'operation', operator: '=', operatorAt: at, operands: [left, right], at }
}

function conjunction(operands: readonly Ir.Expression[], at: Span): Ir.Expression | undefined {
  if (operands.length < 2) return operands[0]
  return { kind: 'logic', operator: 'and', operands, at }
}
