import type { Chosen } from '../../dialects/dialect.ts'
import type { NullRule } from '../../ir/routine.ts'
import type * as Ir from '../../ir/query.ts'
import { queryIn } from '../tree/each-select.ts'
import { columnSource } from '../inference/column-source.ts'
import type { Inferred } from '../inference/inference.ts'
import { meaningOf } from '../nullability/meaning-of.ts'
import { childExpressions, leftOperations } from '../tree/walk.ts'
import { eachClause, type ShownColumn } from '../tree/clauses.ts'

/** What one mention of a parameter is for. */
export interface Role {
  readonly index: number
  /** The column it is compared with or stored in. */
  readonly name: string | undefined
  /** NULL means something here, and is not just a comparison that fails. */
  readonly meansNull: boolean
  /** The column itself, where it is compared with it or stored in it as it is. */
  readonly column?: ShownColumn | undefined
  /** It is stored as it is where NULL cannot be. */
  readonly refusesNull?: boolean
  /** `$1 IS NULL`: what is done with a NULL is written. */
  readonly asksForNull?: boolean
}

type Purpose = Omit<Role, 'index'>

const noPurpose: Purpose = { name: undefined, meansNull: false }

/** The roles of all parameters of a statement, in the order of the text's clauses. */
export function parameterRoles(statement: Ir.Statement, inferred: Inferred): readonly Role[] {
  const roles: Role[] = []
  eachClause(statement, (expression, purpose) => visit(expression, purpose, inferred, roles))
  return roles
}

/** What is looked into: an expression with its purpose, or a query. */
type Part = readonly [Ir.Expression, Purpose] | Ir.Query

function visit(
  expression: Ir.Expression,
  purpose: Purpose,
  inferred: Inferred,
  roles: Role[],
): void {
  if (!mayHoldParameter(expression)) return
  const waiting: Part[] = [[expression, purpose]]
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    if ('kind' in part) eachClause(part, (clause, own) => visit(clause, own, inferred, roles))
    else if (part[0].kind === 'parameter') roles.push({ index: part[0].index, ...part[1] })
    else waiting.push(...partsInside(...part, inferred).toReversed())
  }
}

function partsInside(
  expression: Ir.Expression,
  purpose: Purpose,
  inferred: Inferred,
): readonly Part[] {
  const pairs = rowPairs(expression)
  if (pairs) {
    return pairs.map(([item, other]) => [
      item,
      { name: columnName(other), meansNull: false, column: shownColumn(other) },
    ])
  }
  const query = queryIn(expression)
  const children = childExpressions(expression).filter(mayHoldParameter)
  if (children.length === 0) return query ? [query] : []
  const inner = purposesInside(expression, purpose, inferred)
  const parts = children.map(
    (child) => [child, inner.get(child) ?? inner.get('rest') ?? noPurpose] as const,
  )
  return query ? [...parts, query] : parts
}

function mayHoldParameter({ kind }: Ir.Expression): boolean {
  return kind !== 'column' && kind !== 'literal'
}

/** `(a, b) < ($1, $2)` compares item by item. */
function rowPairs(
  expression: Ir.Expression,
): readonly (readonly [Ir.Expression, Ir.Expression])[] | undefined {
  if (expression.kind !== 'operation') return undefined
  const [left, right] = expression.operands
  if (left?.kind !== 'list' || right?.kind !== 'list' || left.array || right.array) return undefined
  return left.items.flatMap((item, i) => {
    const other = right.items[i]
    return other ? [[item, other] as const, [other, item] as const] : []
  })
}

type Purposes = ReadonlyMap<Ir.Expression | 'rest', Purpose>

/** Rules that take NULL for an answer: coalesce($1, x), concat($1, x). */
const welcomesNull: ReadonlySet<NullRule> = new Set(['all'])

function purposesInside(written: Ir.Expression, outer: Purpose, inferred: Inferred): Purposes {
  const { chosen } = inferred
  // `if(a, b, c)` is a CASE.
  const expression = meaningOf(written, inferred)
  switch (expression.kind) {
    case 'cast':
    case 'collate':
      return new Map([['rest', outer]])
    case 'operation':
      if (arithmetic.has(expression.operator)) return new Map()
      return expression.operator === '||'
        ? partPurposes(expression.operands, outer)
        : besides(expression.operands, false, outer.name)
    case 'between':
      return besides([expression.operand, expression.low, expression.high], false)
    case 'in-list':
      return besides([expression.operand, ...expression.items], false)
    case 'in-query':
      return new Map()
    case 'quantified':
      return expression.right.kind === 'query'
        ? new Map()
        : besides([expression.operand, expression.right], false)
    case 'test':
      if (expression.right) return besides([expression.operand, expression.right], true)
      return expression.test === 'null'
        ? new Map([[expression.operand, { name: undefined, meansNull: true, asksForNull: true }]])
        : new Map()
    case 'case':
      return caseResults(expression, outer)
    case 'call':
      return argumentPurposes(expression, outer, chosen.get(expression))
    default:
      return new Map()
  }
}

/** Operators that make another value of their operands: `price + $1` does not ask for a price. */
const arithmetic: ReadonlySet<string> = new Set(
  '+ - * / % ^ # & | << >> div mod -> ->> #> #>> #-'.split(' '),
)

/** `email LIKE '%' || $1` asks for a part of an email, `email || $1` does not. */
function partPurposes(operands: readonly Ir.Expression[], { name }: Purpose): Purposes {
  const isAboutColumn = operands.some((operand) => columnName(operand) !== undefined)
  return isAboutColumn ? new Map() : new Map([['rest', { name, meansNull: false }]])
}

/** Functions whose arguments are values of one kind, of which one is chosen. */
const choices: ReadonlySet<string> = new Set(
  'coalesce greatest ifnull least max min nullif nvl'.split(' '),
)

/** An argument is called as the routine calls its parameter: `left(title, $1)` does not ask for a title. */
function argumentPurposes(call: Ir.Call, outer: Purpose, choice: Chosen | undefined): Purposes {
  const { nulls, parameterNames = [] } = choice ?? {}
  const meansNull = nulls !== undefined && welcomesNull.has(nulls)
  const values = call.arguments.map(({ value }) => value)
  if (choices.has(call.name.toLowerCase())) return besides(values, meansNull, outer.name)
  const isAboutColumn = values.some((value) => columnName(value) !== undefined)
  return new Map(
    call.arguments.map(({ name, value }, i) => {
      const declared = name ?? parameterNames[Math.min(i, parameterNames.length - 1)]
      return [value, { name: declared ?? (isAboutColumn ? undefined : outer.name), meansNull }]
    }),
  )
}

/** Each operand is named after the first other one that is about a column. */
function besides(
  operands: readonly Ir.Expression[],
  meansNull: boolean,
  fallback?: string,
): Purposes {
  const about = operands.flatMap((operand) => {
    const name = columnName(operand)
    return name === undefined ? [] : [{ operand, name }]
  })
  const [first, second] = about
  return new Map(
    operands.map((operand) => {
      const other = first?.operand === operand ? second : first
      const column = other && shownColumn(other.operand)
      return [operand, { name: other?.name ?? fallback, meansNull, column }]
    }),
  )
}

function caseResults({ operand, whens, otherwise }: Ir.Case, around: Purpose): Purposes {
  const outer = { ...around, refusesNull: false }
  const name = operand && columnName(operand)
  const compared = operand ? whens.map(({ when }) => when) : []
  return new Map<Ir.Expression, Purpose>([
    ...compared.map((when) => [when, { name, meansNull: false }] as const),
    ...whens.map(({ then }) => [then, outer] as const),
    ...(otherwise ? [[otherwise, outer] as const] : []),
  ])
}

function shownColumn(expression: Ir.Expression): ShownColumn | undefined {
  const source = columnSource(expression)
  if (source === undefined || expression.kind !== 'column') return undefined
  const { over } = expression.variable
  const column = over.kind === 'relation' ? over.columns[expression.index] : undefined
  return column && { source, type: column.type }
}

/** The column that an expression is about: itself, inside a cast, or the only one in a call. */
function columnName(expression: Ir.Expression): string | undefined {
  if (expression.kind === 'column') return expression.variable.columns[expression.index]
  if (expression.kind === 'parameter' || expression.kind === 'literal') return undefined
  const unknown = leftOperations(expression, (each) => columnNames.has(each))
  for (const each of columnNames.has(expression) ? [] : [...unknown, expression]) {
    columnNames.set(each, onlyColumnName(each))
  }
  return columnNames.get(expression)
}

/** Of `a + b + c + ...` each operation asks anew what the operations inside it are about. */
const columnNames = new WeakMap<Ir.Expression, string | undefined>()

function onlyColumnName(expression: Ir.Expression): string | undefined {
  const names = new Set(childExpressions(expression).flatMap((child) => columnName(child) ?? []))
  return names.size === 1 ? [...names][0] : undefined
}
