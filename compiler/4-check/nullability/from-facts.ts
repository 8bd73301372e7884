import type { Column } from '../../ir/catalog.ts'
import type * as Ir from '../../ir/query.ts'
import { givesRow } from '../cardinality/gives-row.ts'
import { mentions } from '../cardinality/own-aggregates.ts'
import { isTrue } from '../tree/is-true.ts'
import {
  addProof,
  type Facts,
  type GrowingFacts,
  isAbout,
  keyOf,
  noFacts,
  noKeys,
  nothing,
  type Proof,
  proofAbout,
} from './facts.ts'
import { impliedColumns } from './implied-columns.ts'
import { onlyCall } from '../tree/only-call.ts'
import { type ExpressionSet, expressionSet } from '../tree/same-expression.ts'
import { oncePerList } from '../once-per-list.ts'
import { behindColumn, expressionBehind, isConstant } from '../merging/merging.ts'
import { allExpressions, someExpression, walkExpression } from '../tree/walk.ts'
import { eachExpression, queryIn } from '../tree/each-select.ts'
import { variablesOf } from '../tree/variables-of.ts'
import type { Nullability } from './nullability.ts'
import { provenWhenTrue } from './proofs/proofs.ts'

/** What holds of the rows that a FROM gives; `outer` is what holds around the query. */
export function fromFacts(
  from: Ir.From | undefined,
  outer: Facts | undefined,
  nullability: Nullability,
): Facts {
  const implied = (column: Ir.ColumnReference) => impliedColumns(column, nullability)
  const facts = { ...noFacts(outer), implied }
  if (from) addFrom(from, facts, nullability)
  return facts
}

/** `facts` are those of what is to the left, which LATERAL sees. */
function addFrom(from: Ir.From, facts: GrowingFacts, nullability: Nullability): void {
  const joins: Ir.Join[] = []
  let first = from
  for (; first.kind === 'join'; first = first.left) joins.push(first)
  addVariable(first, facts, nullability)
  for (const join of joins.reverse()) {
    addFrom(join.right, facts, nullability)
    addJoin(join, facts, nullability)
  }
}

function addVariable(
  variable: Ir.RangeVariable,
  facts: GrowingFacts,
  nullability: Nullability,
): void {
  nullability.rangeColumns.set(variable, rangeColumns(variable, facts, nullability))
  facts.variables.add(variable)
}

function addJoin(join: Ir.Join, facts: GrowingFacts, nullability: Nullability): void {
  const proof = join.condition ? provenWhenTrue(join.condition, nullability) : nothing
  const optional = optionalSide(join)
  for (const side of optionalSides(join)) forgetExpressions(side, facts)
  // Each side of a FULL JOIN may be missing by itself: that one is there says nothing of the condition.
  if (join.type === 'inner') addProof(proof, facts)
  if (optional) {
    // Where the side has a row, the row met the condition.
    addProof({ ...within(optional, proof, facts), expressions: [] }, facts)
    facts.whenPresent.set(optional, proof)
    if (isAlwaysMet(join, optional, nullability)) facts.present.set(optional, undefined)
  }
  facts.joinOf.set(join.left, join)
  facts.joinOf.set(join.right, join)
}

function optionalSide({ type, left, right }: Ir.Join): Ir.From | undefined {
  if (type === 'left') return right
  return type === 'right' ? left : undefined
}

function optionalSides(join: Ir.Join): readonly Ir.From[] {
  if (join.type === 'full') return [join.left, join.right]
  const side = optionalSide(join)
  return side ? [side] : []
}

/** What was not NULL is, where the side is left out. */
function forgetExpressions(side: Ir.From, { joinOf, expressions }: GrowingFacts): void {
  const isOutside = (variable: Ir.RangeVariable) => !isWithin(variable, side, joinOf)
  for (const expression of expressions) {
    if (!isAbout(expression, isOutside)) expressions.delete(expression)
  }
}

/**
 * `LEFT JOIN LATERAL (SELECT count(*) ...) AS n ON true`: there is one row, and it meets the condition.
 * Without one the join stands for something else: MERGE has a condition of its own.
 */
function isAlwaysMet({ condition }: Ir.Join, side: Ir.From, nullability: Nullability): boolean {
  if (side.kind === 'join' || !condition || !isTrue(condition)) return false
  const { over } = side
  if (nullability.declarations) return false
  if (over.kind === 'query') return givesRow(over.query, nullability)
  return over.kind === 'cte' && !over.cte.recursive && givesRow(over.cte.query, nullability)
}

/** What is proven of the relations of a side that has not been joined yet. */
function within(side: Ir.From, proof: Proof, { joinOf }: Facts): Proof {
  return proofAbout(proof, (variable) => isWithin(variable, side, joinOf))
}

function isWithin(variable: Ir.RangeVariable, side: Ir.From, joinOf: Facts['joinOf']): boolean {
  let outermost: Ir.From = variable
  for (let join = joinOf.get(outermost); join; join = joinOf.get(outermost)) outermost = join
  return outermost === side
}

/** Whether each column can be NULL where the range variable has a row. */
function rangeColumns(
  { over, columns }: Ir.RangeVariable,
  before: Facts,
  nullability: Nullability,
): readonly boolean[] {
  switch (over.kind) {
    case 'relation':
      return declaredNullable(over.columns)
    case 'query':
      return nullability.columnsOf(over.query, before)
    case 'cte':
      return nullability.cteColumns.get(over.cte) ?? columns.map(() => true)
    case 'function':
      return functionColumns(over, columns.length, before, nullability)
    case 'listed':
      return over.columns.map(({ nullable }) => nullable)
    // Its columns are those of the relations in it.
    case 'join':
    case 'fault':
      return []
  }
}

const declaredNullable = oncePerList((columns: readonly Column[]) =>
  columns.map(({ nullable }) => nullable),
)

/** Of several functions in ROWS FROM the shorter ones are filled with NULL. */
function functionColumns(
  over: Extract<Ir.Ranged, { kind: 'function' }>,
  width: number,
  before: Facts,
  nullability: Nullability,
): readonly boolean[] {
  const call = onlyCall(over)
  const values = call ? callColumns(call, before, nullability) : []
  return Array.from({ length: width }, (_, i) =>
    over.ordinality && i === width - 1 ? false : (values[i] ?? true),
  )
}

function callColumns(call: Ir.Call, before: Facts, nullability: Nullability): readonly boolean[] {
  return nullability.rowNulls.get(call) ?? [nullability.isNullable(call, before)]
}

/** The columns that every grouping set keeps; undefined where nothing is lost. */
export function keptColumns({ sets }: Ir.Grouping): ReadonlySet<string> | undefined {
  if (sets.length === 1 && sets[0]?.length !== 0) return undefined
  const [first = new Set<string>(), ...others] = sets.map(
    (set) => new Set(set.flatMap((item) => (item.kind === 'column' ? keyOf(item) : []))),
  )
  return new Set([...first].filter((key) => others.every((set) => set.has(key))))
}

/** The keys that are no columns and not in every grouping set, and what is NULL without them. */
export function droppedKeys(select: Ir.Select, nullability: Nullability): ExpressionSet {
  const { sets } = select.grouping
  const { rollupKeepsColumns, groupOfNoRows } = nullability.dialect.semantics
  if (sets.length === 0) return expressionSet(lostSubqueries(select, groupOfNoRows, nullability))
  if (sets.length <= 1) return noKeys
  const isInAll = isInEvery(sets)
  const dropped = [...keysOf(sets)].filter((key) => !isInAll(key))
  return expressionSet(
    rollupKeepsColumns ? dropped : [...dropped, ...lostParts(select, nullability)],
  )
}

/** The subqueries that name rows of a group: `SELECT (SELECT count(*) FROM u WHERE u.id = max(t.id)) FROM t`. */
function lostSubqueries(
  { outputs, from }: Ir.Select,
  shows: Nullability['dialect']['semantics']['groupOfNoRows'],
  nullability: Nullability,
): readonly Ir.Expression[] {
  if (shows === 'all') return []
  const own = new Set(variablesOf(from))
  const shown = outputs.map(({ expression }) => expression)
  const parts = shows === 'no-subquery-items' ? shown : shown.flatMap(allExpressions)
  return parts.filter((part) => part.kind === 'subquery' && mentions(part.query, own, nullability))
}

/** Those that are in every one of several sets. */
export function keptKeys({ sets }: Ir.Grouping): ExpressionSet {
  return sets.length <= 1 ? noKeys : expressionSet([...keysOf(sets)].filter(isInEvery(sets)))
}

/** The keys that are no columns. */
export function computedKeys({ sets }: Ir.Grouping): ExpressionSet {
  return expressionSet([...keysOf(sets)])
}

function keysOf(sets: Ir.Grouping['sets']): ReadonlySet<Ir.Expression> {
  return new Set(sets.flat().filter(({ kind }) => kind !== 'column'))
}

function isInEvery(sets: Ir.Grouping['sets']): (key: Ir.Expression) => boolean {
  const keysOfSets = sets.map((set) => expressionSet(set))
  return (key) => keysOfSets.every((set) => set.has(key))
}

/**
 * What MySQL takes for a key where a merged table shows an expression, `SELECT 7 FROM (SELECT 7 AS a FROM t) AS d
 * GROUP BY a WITH ROLLUP`; and what varies in the sum of no rows, `SELECT sysdate() FROM t, u GROUP BY t.a WITH ROLLUP`
 * where t is empty.
 */
function lostParts(select: Ir.Select, nullability: Nullability): readonly Ir.Expression[] {
  const parts = select.outputs.flatMap(({ expression }) =>
    outsideAggregates(expression, nullability),
  )
  const keys = select.grouping.sets.flat().filter((key) => key.kind === 'column')
  const behind = keys.map((key) => [key.variable, behindColumn(key, nullability)] as const)
  const showing = new Set(
    behind.flatMap(([variable, is]) => (is === 'expression' ? [variable] : [])),
  )
  const constants = keys.filter((key) => behindColumn(key, nullability) === 'constant')
  const known = constants.flatMap((key) => expressionBehind(key, nullability) ?? [])
  const isOfView = known.length < constants.length
  const own = new Set(variablesOf(select.from))
  const lost = parts.filter(
    (part) =>
      (isOfView && isConstant(part, nullability)) ||
      (part.kind !== 'column' && someExpression(part, (each) => isOf(each, showing))) ||
      someExpression(part, (each) => varies(each, own, nullability)),
  )
  return [...known, ...lost]
}

function isOf(part: Ir.Expression, variables: ReadonlySet<Ir.RangeVariable>): boolean {
  return part.kind === 'column' && variables.has(part.variable)
}

function varies(
  part: Ir.Expression,
  own: ReadonlySet<Ir.RangeVariable>,
  { dialect }: Nullability,
): boolean {
  const { varyingFunctions } = dialect.semantics
  const isVarying = (each: Ir.Expression) =>
    each.kind === 'call' && varyingFunctions.has(each.name.toLowerCase())
  const query = queryIn(part)
  if (!query) return isVarying(part)
  let found = false
  eachExpression(query, (each) => {
    found ||= isVarying(each) || isOf(each, own)
  })
  return found
}

function outsideAggregates(
  expression: Ir.Expression,
  { chosen }: Nullability,
): readonly Ir.Expression[] {
  const parts: Ir.Expression[] = []
  walkExpression(expression, (part) => {
    if (chosen.get(part)?.routine === 'aggregate') return false
    return parts.push(part) > 0
  })
  return parts
}
