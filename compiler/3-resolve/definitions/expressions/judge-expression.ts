import type * as Ast from '../../../2-parse/ast.ts'
import type { Report } from '../../../diagnostics/report.ts'
import type { ObjectName } from '../../../ir/change.ts'
import { baseType, sameType, type Type } from '../../../ir/type.ts'
import type { Span } from '../../../source/span.ts'
import type { Computed } from '../../catalog/relation-traits.ts'
import type { DefinitionContext, DescribedExpression, Standing } from '../context.ts'
import { lookUpSequence } from '../objects/find-sequence.ts'
import { namedBy } from '../objects/named-by.ts'
import { lookUp, reportUnknownRelation } from '../objects/object-names.ts'
import { refusalOf } from '../keys/indexes/have-order.ts'
import { doubtful } from './doubtful.ts'
import { tolerating } from './tolerating.ts'
import { nodesIn } from '../nodes-in.ts'

/** What an expression in a definition must be, and where it stands. */
export type Demands = Computed['demands'] & {
  /** The relation whose columns it may name; undefined: none. */
  readonly on: ObjectName | undefined
  readonly as?: Standing['as']
  /** It may ask queries. */
  readonly asks?: boolean
  /** It is read again: in this catalog, with what its operands became before. */
  readonly again?: Pick<Standing, 'catalog' | 'understood'>
}

/**
 * Whether the expression makes sense where it stands (PostgreSQL manual, 4.2). Reports what a query with it
 * would, `type-mismatch`, and the fault for subqueries, aggregates and what is not immutable.
 */
export function canStand(
  tree: Ast.Expression,
  demands: Demands,
  context: DefinitionContext,
): boolean {
  const { draft, dialect, report, describe } = context
  if (!dialect.definitions.dependencies) return true
  const before = errorsIn(report)
  const { on, as } = demands
  const standing = { on, ...(as && { as }), catalog: draft, dialect, ...demands.again }
  const tolerant = tolerating(report, doubtful)
  const found = describe.expression(tree, standing, tolerant.report)
  if (tolerant.tolerated()) return errorsIn(report) === before
  if (found && errorsIn(report) === before) judge(tree, found, demands, context)
  if (found && errorsIn(report) === before) judgeStrings(found, demands, context)
  return errorsIn(report) === before
}

function errorsIn(report: Report): number {
  return report.all().filter(({ severity }) => severity === 'error').length
}

function judge(
  tree: Ast.Expression,
  { type, calls, varying }: DescribedExpression,
  demands: Demands,
  context: DefinitionContext,
): void {
  const { what, fault, immutable } = demands
  const refuse = (reason: string, at: Span) => context.report.add(fault, at, { reason })
  const query = demands.asks ? undefined : queryIn(tree)
  const [call] = demands.asks && queryIn(tree) ? [] : calls
  if (query) refuse(`a subquery cannot stand in ${what}`, query.at)
  else if (call) refuse(`${kinds[call.routine]} ${call.name} cannot stand in ${what}`, call.at)
  else if (immutable && varying)
    refuse(`${varying.name} is not immutable and cannot stand in ${what}`, varying.at)
  else judgeType(type, tree.at, demands, context)
}

const kinds = { aggregate: 'aggregate', window: 'window function', set: 'set-returning function' }

function judgeType(
  found: Type,
  at: Span,
  { what, type: wanted, fault }: Demands,
  context: DefinitionContext,
): void {
  const { draft, dialect, report } = context
  if (!wanted || found.kind === 'untyped' || found.kind === 'unknown') return
  if (wanted.how === 'indexed') {
    const refusal = refusalOf(found, wanted.by, context)
    const reason = `${what} cannot hold ${dialect.types.render(found)}: ${refusal}`
    if (refusal !== undefined) report.add(fault, at, { reason })
    return
  }
  const { type, how } = wanted
  const fits =
    how === 'is'
      ? sameType(baseType(found), type)
      : dialect.semantics.assignable({ type: found, literal: undefined }, type, draft)
  if (fits) return
  const [shown, expected] = [found, type].map((each) => dialect.types.render(each))
  report.add('type-mismatch', at, { where: what, found: shown ?? '', expected: expected ?? '' })
}

/** Whether the strings are such as their types take. Reports `type-mismatch`, `unknown-relation`. */
function judgeStrings(
  { type, strings }: DescribedExpression,
  { type: wanted }: Demands,
  context: DefinitionContext,
): void {
  const { dependencies } = context.dialect.definitions
  // A string alone becomes what it is wanted for.
  const whole = wanted && 'type' in wanted && type.kind === 'untyped' ? wanted.type : undefined
  for (const { text, type: own, at } of strings) {
    const taken = whole ?? own
    if (dependencies?.namesRelation(taken)) judgeName(text, at, context)
    else if (whole && !context.dialect.semantics.readsText(text, whole)) {
      const expected = context.dialect.types.render(taken)
      context.report.add('type-mismatch', at, { where: 'the text', found: `'${text}'`, expected })
    }
  }
}

function judgeName(text: string, at: Span, context: DefinitionContext): void {
  const name = namedBy(text, at)
  const isThere = lookUp(name, context) ?? lookUpSequence(name, context)
  if (!isThere && !/^\d+$/.test(text)) reportUnknownRelation(name, context)
}

const queries: ReadonlySet<unknown> = new Set([
  ...['subquery', 'array-subquery', 'exists', 'in-query', 'query'],
])

/** The first subquery in an expression. */
function queryIn(node: unknown): { readonly at: Span } | undefined {
  for (const inner of nodesIn(node)) if (isQuery(inner)) return inner
  return undefined
}

function isQuery(node: object): node is Ast.Subquery {
  return 'kind' in node && queries.has(node.kind)
}
