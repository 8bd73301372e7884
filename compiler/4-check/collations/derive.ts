import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import { baseType, type Type, untyped } from '../../ir/type.ts'
import type { Span } from '../../source/span.ts'
import type { Inferred } from '../inference/inference.ts'
import { childExpressions, leftOperations } from '../tree/walk.ts'
import { asColumn, type Clash, type Collation, merged, none, unknown } from './collation.ts'

/** What is known so far of the collations of a statement. */
export interface Deriving {
  readonly inferred: Inferred
  readonly report: Report
  /** Of values of the type by themselves; undefined: they have none. */
  readonly ofType: (type: Type) => string | undefined
  readonly known: Map<Ir.Expression, Collation>
  /** Those of a result, which is read as a relation. */
  ofStatement(statement: Ir.Statement): readonly Collation[]
  ofCte(cte: Ir.Cte): readonly Collation[]
}

type Derive<K extends Ir.Expression['kind']> = (
  expression: Extract<Ir.Expression, { kind: K }>,
  deriving: Deriving,
) => Collation

/**
 * The collation of an expression, as PostgreSQL finds it before it runs anything (`assign_collations_walker`).
 * Reports `collation-conflict` where two are written.
 */
export function derive(expression: Ir.Expression, deriving: Deriving): Collation {
  const isKnown = (operation: Ir.Operation) => deriving.known.has(operation)
  for (const inner of leftOperations(expression, isKnown)) deriveOne(inner, deriving)
  return deriveOne(expression, deriving)
}

function deriveOne(expression: Ir.Expression, deriving: Deriving): Collation {
  const known = deriving.known.get(expression)
  if (known) return known
  const derived = ofKind(expression.kind, expression, deriving)
  deriving.known.set(expression, derived)
  return derived
}

function ofKind<K extends Ir.Expression['kind']>(
  kind: K,
  expression: Extract<Ir.Expression, { kind: K }>,
  deriving: Deriving,
): Collation {
  const rule: Derive<K> = rules[kind]
  return rule(expression, deriving)
}

const doubtful = () => unknown

const rules: { readonly [K in Ir.Expression['kind']]: Derive<K> } = {
  column: ofColumn,
  'whole-row': () => none,
  literal: byItself,
  parameter: byItself,
  call: ofCall,
  operation: (operation, deriving) => together(operation, operation.operands, deriving),
  logic: eachAlone,
  not: eachAlone,
  test: ({ operand, right, at }, deriving) => {
    compare(right ? [operand, right] : [operand], at, deriving)
    return none
  },
  between: ({ operand, low, high, at }, deriving) => {
    compare([operand, low], at, deriving)
    compare([operand, high], at, deriving)
    return none
  },
  'in-list': ({ operand, items, at }, deriving) => {
    for (const item of items) compare([operand, item], at, deriving)
    return none
  },
  'in-query': eachAlone,
  quantified: eachAlone,
  exists: () => none,
  subquery: ofSubquery,
  case: ofCase,
  cast: ofCast,
  list: (list, deriving) =>
    list.array ? together(list, list.items, deriving) : eachAlone(list, deriving),
  subscript: (subscript, deriving) => {
    for (const index of subscript.indexes) derive(index, deriving)
    return together(subscript, [subscript.operand], deriving)
  },
  field: (field, deriving) => {
    derive(field.operand, deriving)
    return doubtful()
  },
  collate: ({ operand, collation }, deriving) => {
    derive(operand, deriving)
    return { strength: 'explicit', name: collation }
  },
  interval: eachAlone,
  variable: doubtful,
  fault: doubtful,
}

/** Of what has parts that do not meet. */
function eachAlone(expression: Ir.Expression, deriving: Deriving): Collation {
  for (const part of childExpressions(expression)) derive(part, deriving)
  return none
}

/** That of its type. */
function byItself(expression: Ir.Expression, { inferred, ofType }: Deriving): Collation {
  const name = ofType(inferred.types.get(expression) ?? untyped)
  return name === undefined ? none : { strength: 'implicit', name }
}

/** Of what it is computed from, where it has one at all. */
function together(
  expression: Ir.Expression,
  parts: readonly Ir.Expression[],
  deriving: Deriving,
): Collation {
  const own = byItself(expression, deriving)
  const given = compare(parts, expression.at, deriving)
  if (own.strength === 'none') return none
  return given.strength === 'none' ? own : given
}

function compare(parts: readonly Ir.Expression[], at: Span, deriving: Deriving): Collation {
  return mergeAll(
    parts.map((part) => derive(part, deriving)),
    at,
    deriving,
  )
}

/** Reports `collation-conflict`. */
export function mergeAll(all: readonly Collation[], at: Span, { report }: Deriving): Collation {
  let collation: Collation = none
  for (const each of all) {
    const next = merged(collation, each)
    if ('fault' in next) {
      reportClash(next.fault, at, report)
      return unknown
    }
    collation = next
  }
  return collation
}

export function reportClash({ names: [one, other] }: Clash, at: Span, report: Report): void {
  report.add('collation-conflict', at, { one, other })
}

function ofColumn({ variable, index }: Ir.ColumnReference, deriving: Deriving): Collation {
  const { over } = variable
  switch (over.kind) {
    case 'relation':
      return ofStored(over, index, deriving)
    case 'query':
      return deriving.ofStatement(over.query)[index] ?? unknown
    case 'cte':
      return deriving.ofCte(over.cte)[index] ?? unknown
    case 'join': {
      const column = over.columns[index]
      return column ? asColumn(derive(column, deriving)) : unknown
    }
    case 'function':
    case 'listed':
    case 'fault':
      return unknown
  }
}

/** Of views, domains and the engine's own relations it is not kept. */
function ofStored(
  { relation, columns }: Extract<Ir.Ranged, { kind: 'relation' }>,
  index: number,
  { inferred: { dialect }, ofType }: Deriving,
): Collation {
  const column = columns[index]
  const name = column && ofType(column.type)
  if (!column || name === undefined) return none
  if (column.collation !== undefined) return { strength: 'implicit', name: column.collation }
  const own = dialect.builtins.schemas.get(dialect.names.relationKey(relation.schema))
  const isOwn = own?.relations.has(dialect.names.relationKey(relation.name)) === true
  const isTold = relation.kind === 'table' && !isOwn && baseType(column.type) === column.type
  return isTold ? { strength: 'implicit', name } : unknown
}

/** What is sorted or told apart by must have one. */
export function judgeKeys(keys: readonly Ir.Expression[], deriving: Deriving): void {
  for (const key of keys) {
    const collation = derive(key, deriving)
    if (collation.strength === 'clash') reportClash(collation, key.at, deriving.report)
  }
}

function ofCall(call: Ir.Call, deriving: Deriving): Collation {
  const { orderBy, withinGroup, filter, over, distinct } = call
  const given = call.arguments.map(({ value }) => value)
  const sorted = [orderBy, withinGroup, over?.orderBy ?? []].flatMap((list) =>
    list.map(({ expression }) => expression),
  )
  judgeKeys([...sorted, ...(over?.partitionBy ?? []), ...(distinct ? given : [])], deriving)
  for (const beside of [...(over?.offsets ?? []), ...(filter ? [filter] : [])])
    derive(beside, deriving)
  const [only, ...others] = withinGroup
  const ranked = only && others.length === 0 ? [only.expression] : []
  return together(call, [...given, ...ranked], deriving)
}

function ofSubquery({ query }: Ir.Subquery, deriving: Deriving): Collation {
  return deriving.ofStatement(query)[0] ?? unknown
}

function ofCase(expression: Ir.Case, deriving: Deriving): Collation {
  const { operand, whens, otherwise } = expression
  const asked = [...(operand ? [operand] : []), ...whens.map(({ when }) => when)]
  for (const part of asked) derive(part, deriving)
  const arms = [...whens.map(({ then }) => then), ...(otherwise ? [otherwise] : [])]
  return together(expression, arms, deriving)
}

/** A domain may have one of its own. */
function ofCast(cast: Ir.Cast, deriving: Deriving): Collation {
  const derived = together(cast, [cast.operand], deriving)
  return cast.type.kind === 'domain' && derived.strength !== 'none' ? unknown : derived
}
