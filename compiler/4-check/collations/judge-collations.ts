import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import { eachExpression, eachSelect, statementsIn } from '../tree/each-select.ts'
import type { Inferred } from '../inference/inference.ts'
import { eachClause } from '../tree/clauses.ts'
import { asColumn, type Collation, none } from './collation.ts'
import { derive, type Deriving, judgeKeys, mergeAll, reportClash } from './derive.ts'

/**
 * Collations that meet and differ, as far as the engine looks before it runs anything (PostgreSQL manual, 23.2.1).
 * Fails: `SELECT b COLLATE "C" < b COLLATE "POSIX" FROM t`. Reports `collation-conflict`, `wrong-recursion`.
 */
export function judgeCollations(statement: Ir.Statement, inferred: Inferred, report: Report): void {
  const { typeCollation } = inferred.dialect.semantics
  if (!typeCollation || !namesCollation(statement, inferred)) return
  const deriving = createDeriving({ inferred, report, ofType: typeCollation })
  for (const each of statementsIn(statement)) {
    if (each.kind !== 'command') for (const cte of each.ctes) deriving.ofCte(cte)
    deriving.ofStatement(each)
  }
  eachClause(statement, (clause) => derive(clause, deriving))
  eachSelect(statement, ({ distinct, grouping, orderBy, outputs }) => {
    const told = distinct === 'distinct' ? outputs.map(({ expression }) => expression) : []
    const on = typeof distinct === 'string' ? [] : distinct.on
    const sorted = orderBy.map(({ expression }) => expression)
    judgeKeys([...told, ...on, ...grouping.sets.flat(), ...sorted], deriving)
  })
}

const naming: ReadonlySet<Ir.Expression['kind']> = new Set(['collate', 'column', 'cast', 'call'])

/** Whether anything but the collation of the database is there: in nearly all statements nothing is. */
function namesCollation(statement: Ir.Statement, { types, dialect }: Inferred): boolean {
  let isNamed = false
  eachExpression(statement, (part) => {
    if (isNamed || !naming.has(part.kind)) return
    const over = part.kind === 'column' ? part.variable.over : undefined
    const column = over?.kind === 'relation' && part.kind === 'column' && over.columns[part.index]
    const type = types.get(part)
    const own = type && dialect.semantics.typeCollation?.(type)
    isNamed =
      part.kind === 'collate' ||
      (column && column.collation !== undefined) ||
      (own !== undefined && own !== 'default')
  })
  return isNamed
}

type Body = Ir.Statement | Ir.Body

function createDeriving(given: Pick<Deriving, 'inferred' | 'report' | 'ofType'>): Deriving {
  const bodies = new Map<Body, readonly Collation[]>()
  const shown = new Map<Ir.Statement, readonly Collation[]>()
  const ofBody = (body: Body): readonly Collation[] => {
    const known = bodies.get(body)
    if (known) return known
    const columns = bodyColumns(body, ofBody, deriving)
    bodies.set(body, columns)
    return columns
  }
  const ofStatement = (statement: Ir.Statement): readonly Collation[] => {
    const known = shown.get(statement)
    if (known) return known
    const columns = ofBody(statement).map(asColumn)
    shown.set(statement, columns)
    return columns
  }
  const ofCte = (cte: Ir.Cte): readonly Collation[] => {
    const { query, recursive } = cte
    const first = recursive && query.kind === 'query' ? firstArm(query.body) : undefined
    if (!first || shown.has(query)) return ofStatement(query)
    // What it is to itself.
    const early = ofBody(first).map(asColumn)
    shown.set(query, early)
    judgeRecursion(cte, early, ofBody(query).map(asColumn), deriving)
    return early
  }
  const deriving: Deriving = { ...given, known: new Map(), ofStatement, ofCte }
  return deriving
}

function firstArm(body: Ir.Body): Ir.Body | undefined {
  if (body.kind === 'query') return firstArm(body.body)
  return body.kind === 'set-operation' ? body.left : undefined
}

/** Those of a select as they came about, which a set operation around it asks for. */
function bodyColumns(
  body: Body,
  ofBody: (body: Body) => readonly Collation[],
  deriving: Deriving,
): readonly Collation[] {
  switch (body.kind) {
    case 'command':
      return []
    case 'query':
      return ofBody(body.body)
    case 'select':
      return body.outputs.map(({ expression }) => derive(expression, deriving))
    case 'values':
      return body.columns.map((_, i) => {
        const items = body.rows.flatMap((row) => row[i] ?? [])
        const derived = items.map((item) => derive(item, deriving))
        return asColumn(mergeAll(derived, body.at, deriving))
      })
    case 'set-operation': {
      const [left, right] = [ofBody(body.left), ofBody(body.right)]
      return left.map((column, i) => ofArms(body, [column, right[i] ?? none], deriving))
    }
    default:
      return body.returning.map(({ expression }) => derive(expression, deriving))
  }
}

/** UNION ALL alone need not tell rows apart. */
function ofArms(
  { operator, all, at }: Ir.SetOperation,
  arms: readonly Collation[],
  deriving: Deriving,
): Collation {
  const collation = mergeAll(arms, at, deriving)
  const isLoose = operator === 'union' && all
  if (collation.strength === 'clash' && !isLoose) reportClash(collation, at, deriving.report)
  return asColumn(collation)
}

function judgeRecursion(
  { name: cte, at }: Ir.Cte,
  early: readonly Collation[],
  late: readonly Collation[],
  { report }: Deriving,
): void {
  early.forEach((first, i) => {
    const whole = late[i]
    if (!whole || first.strength === 'unknown' || whole.strength === 'unknown') return
    const [before, after] = [nameOf(first), nameOf(whole)]
    if (before === after) return
    const kinds = `column ${i + 1} is of collation "${before}" in its first part, "${after}" in all of it`
    report.add('wrong-recursion', at, { cte, reason: `${kinds}: write COLLATE in the first` })
  })
}

function nameOf(collation: Collation): string {
  return 'name' in collation ? collation.name : 'none'
}
