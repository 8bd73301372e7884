import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import type { Span } from '../../source/span.ts'
import type { Inferred } from '../inference/inference.ts'
import { eachExpression, statementsIn } from '../tree/each-select.ts'
import { type Characters, type Clash, unknown } from './characters.ts'
import {
  charactersOf,
  compared,
  type Deriving,
  joined,
  merge,
  ofBody,
} from './derive-characters.ts'

/**
 * Texts of collations that cannot meet, and COLLATE that names one of another character set, as far as the schema and
 * the statement tell (MySQL manual, 12.8.4). Fails: `WHERE general_ci_column = unicode_ci_column`. Reports
 * `collation-conflict`, `wrong-collation`.
 */
export function judgeCharacters(statement: Ir.Statement, inferred: Inferred, report: Report): void {
  const { semantics, definitions } = inferred.dialect
  const { characters: rules } = semantics
  const { characterSets: sets } = definitions.collations.named
  if (!rules || !sets) return
  const deriving: Deriving = { inferred, sets, rules, known: new Map(), united: new Map() }
  eachExpression(statement, (expression) => {
    if (expression.kind === 'collate') judgeFit(expression, deriving, report)
    const met = metIn(expression, deriving)
    if (met && !('strength' in met)) reportClash(met, expression.at, report)
  })
  const statements = statementsIn(statement)
  const recursive = new Set(
    statements.flatMap((each) => (each.kind === 'command' ? [] : each.ctes)).flatMap(ofRecursion),
  )
  for (const each of statements)
    if (each.kind === 'query' && !recursive.has(each)) judgeArms(each.body, deriving, report)
}

/** The columns of a recursive CTE are those of its first part. */
function ofRecursion({ recursive, query }: Ir.Cte): readonly Ir.Statement[] {
  return recursive ? [query] : []
}

function reportClash(clash: Clash, at: Span, report: Report): void {
  report.add('collation-conflict', at, { ...clash })
}

function judgeFit(
  { operand, collation, collationAt }: Ir.Collate,
  deriving: Deriving,
  report: Report,
) {
  const { sets } = deriving
  const own = sets.ofCollation(collation)
  const { set } = charactersOf(operand, deriving)
  if (own === undefined || set === undefined || own === set) return
  const suggestion = sets.nearest(collation, set)
  report.add('wrong-collation', collationAt, { collation, characterSet: set, suggestion })
}

/** What the parts of an expression are together, where they meet in it. */
function metIn(expression: Ir.Expression, deriving: Deriving): Characters | Clash | undefined {
  switch (expression.kind) {
    case 'operation':
      return deriving.rules.comparing.has(expression.operator)
        ? compared(expression.operands.slice(0, 2), deriving)
        : undefined
    case 'test':
      return expression.right && compared([expression.operand, expression.right], deriving)
    case 'between':
      return compared([expression.operand, expression.low, expression.high], deriving)
    case 'in-list':
      return compared([expression.operand, ...expression.items], deriving)
    case 'in-query':
      return withQuery(expression.operand, expression.query, deriving)
    case 'quantified': {
      const { operand, right } = expression
      return right.kind === 'query' ? withQuery(operand, right, deriving) : undefined
    }
    case 'case':
      return ofCase(expression, deriving)
    case 'call':
      return ofCall(expression, deriving)
    default:
      return undefined
  }
}

function withQuery(operand: Ir.Expression, { body }: Ir.Query, deriving: Deriving) {
  if (!deriving.rules.comparesQueries) return undefined
  return merge(
    [compared([operand], deriving), ofBody(body, 0, deriving)].filter(isTold),
    true,
    deriving,
  )
}

function isTold(met: Characters | Clash): met is Characters {
  return 'strength' in met
}

/** Each WHEN is compared with the operand, and what is shown is one text. */
function ofCase({ operand, whens, otherwise }: Ir.Case, deriving: Deriving) {
  const asked = operand
    ? compared([operand, ...whens.map(({ when }) => when)], deriving)
    : undefined
  if (asked && !isTold(asked)) return asked
  return joined([...whens.map(({ then }) => then), ...(otherwise ? [otherwise] : [])], deriving)
}

function ofCall(call: Ir.Call, deriving: Deriving): Characters | Clash | undefined {
  const { rules } = deriving
  const name = call.name.toLowerCase()
  const given = call.arguments.map(({ value }) => value)
  if (rules.comparingCalls.has(name)) return compared(given, deriving)
  const from = rules.ofAll.get(name)
  return from === undefined ? undefined : joined(given.slice(from), deriving)
}

/** Rows of both arms are told apart even by UNION ALL. What COLLATE says in one of them, engines do not always ask. */
function judgeArms(body: Ir.Body, deriving: Deriving, report: Report): void {
  if (body.kind !== 'set-operation') return
  for (const arm of [body.left, body.right]) judgeArms(arm, deriving, report)
  const columns = Array.from({ length: widthOf(body) }, (_, index) => index)
  const [clash] = columns.flatMap((index) => {
    const arms = [body.left, body.right].map((arm) => ofBody(arm, index, deriving))
    const isWritten = arms.some(({ strength }) => strength === 'explicit')
    const met = isWritten ? unknown : merge(arms, true, deriving)
    return isTold(met) ? [] : [met]
  })
  if (clash) reportClash(clash, body.at, report)
}

function widthOf(body: Ir.Body): number {
  switch (body.kind) {
    case 'select':
      return body.outputs.length
    case 'values':
      return body.columns.length
    case 'query':
      return widthOf(body.body)
    case 'set-operation':
      return widthOf(body.left)
  }
}
