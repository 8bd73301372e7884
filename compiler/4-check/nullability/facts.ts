import type * as Ir from '../../ir/query.ts'
import { type ExpressionSet, expressionSet, sameExpression } from '../tree/same-expression.ts'
import { someExpression } from '../tree/walk.ts'

/**
 * What is known of the rows at one point of a statement: which columns hold no NULL, and which
 * relations an outer join may have filled with NULLs. A point inside a subquery also knows what
 * holds around it.
 */
export interface Facts {
  readonly outer: Facts | undefined
  /** `variable.index` of columns proven not NULL, wherever their relation has a row at all, and where they are proven. */
  readonly proven: ReadonlyMap<string, Ir.ColumnReference>
  /** Other expressions that are not NULL here: `WHERE doc ->> 'a' = 'x'`, `HAVING max(a) > 1`. */
  readonly expressions: ReadonlySet<Ir.Expression>
  /** Whose rows these are. */
  readonly variables: ReadonlySet<Ir.RangeVariable>
  /** The joins of relations and of other joins: outwards from a relation are those that may leave it without a row. */
  readonly joinOf: ReadonlyMap<Ir.From, Ir.Join>
  /** Sides of outer joins that have a row all the same, here or in a query around, and the column that proves it. */
  readonly present: ReadonlyMap<Ir.From, Ir.ColumnReference | undefined>
  /** What the join's condition proves of any row of its optional side that met it. */
  readonly whenPresent: ReadonlyMap<Ir.From, Proof>
  /** Other columns of the same row that are not NULL where the one is not. */
  readonly implied: (column: Ir.ColumnReference) => readonly Ir.ColumnReference[]
  /** A group holds at least one row: GROUP BY without an empty set. */
  readonly groupsHaveRows: boolean
  /**
   * Where a row of a group need not show the columns of its rows: those that it does. Several grouping
   * sets drop columns; the one group of no rows has none: SQLite's `SELECT count(*), a FROM t`.
   */
  readonly kept: ReadonlySet<string> | undefined
  /** Expressions that a grouping set leaves out, NULL there: `GROUP BY ROLLUP (coalesce(a, 0))`. */
  readonly droppedKeys: ExpressionSet
  /** Expressions by which all grouping sets group: `GROUP BY GROUPING SETS ((lower(a)), (lower(a), b))`. */
  readonly keptKeys: ExpressionSet
  /** Relations whose rows a trigger may have made, so that no column of theirs is held to be NOT NULL. */
  readonly unheld: ReadonlySet<Ir.RangeVariable>
  /** What a change has given columns of the rows, and no trigger changes. */
  readonly written: ReadonlyMap<string, Ir.Expression>
  /** Several set-returning functions side by side: the shorter ones are filled up with NULL. */
  readonly padded: boolean
}

/** The facts of a FROM while its joins are gone through, inner ones first: a join adds to them in place. */
export interface GrowingFacts extends Facts {
  readonly proven: Map<string, Ir.ColumnReference>
  readonly expressions: Set<Ir.Expression>
  readonly variables: Set<Ir.RangeVariable>
  readonly joinOf: Map<Ir.From, Ir.Join>
  readonly present: Map<Ir.From, Ir.ColumnReference | undefined>
  readonly whenPresent: Map<Ir.From, Proof>
}

/** What cannot be NULL where something is true. */
export interface Proof {
  readonly columns: ReadonlyMap<string, Ir.ColumnReference>
  /** Other expressions that give the same result wherever they stand. */
  readonly expressions: readonly Ir.Expression[]
}

export const nothing: Proof = { columns: new Map(), expressions: [] }

export const keyOf = ({ variable, index }: Ir.ColumnReference) => `${variable.id}.${index}`

export const noKeys = expressionSet([])

export function noFacts(
  outer: Facts | undefined,
  variables: readonly Ir.RangeVariable[] = [],
): GrowingFacts {
  return {
    outer,
    proven: new Map(),
    expressions: new Set(),
    variables: new Set(variables),
    joinOf: new Map(),
    present: new Map(),
    whenPresent: new Map(),
    implied: () => [],
    groupsHaveRows: false,
    kept: undefined,
    droppedKeys: noKeys,
    keptKeys: noKeys,
    unheld: new Set(),
    written: new Map(),
    padded: false,
  }
}

interface OuterJoin {
  readonly join: Ir.Join
  readonly back: Ir.ColumnReference | undefined
}

/** The outer joins around the relation: those that may leave it out, and those that are taken back by a column. */
export function outerJoins(variable: Ir.RangeVariable, facts: Facts): readonly OuterJoin[] {
  const home = factsWith(variable, facts)
  const found: OuterJoin[] = []
  let side: Ir.From = variable
  for (let join = home?.joinOf.get(side); join; join = home?.joinOf.get(side)) {
    const back = proofOfRow(side, facts)
    if (isOptional(side, join) && (back || !isPresent(side, facts))) found.push({ join, back })
    side = join
  }
  return found
}

function proofOfRow(side: Ir.From, facts: Facts): Ir.ColumnReference | undefined {
  for (let at: Facts | undefined = facts; at; at = at.outer) {
    const proof = at.present.get(side)
    if (proof) return proof
  }
  return undefined
}

/** Whether a row of the relation may be missing, its columns all NULL. */
export function mayBeMissing(variable: Ir.RangeVariable, facts: Facts): boolean {
  return optionalSides(variable, facts).length > 0
}

/** The sides of outer joins that the relation is in, and of which nothing proves that they have a row. */
function optionalSides(variable: Ir.RangeVariable, facts: Facts): readonly Ir.From[] {
  const home = factsWith(variable, facts)
  const sides: Ir.From[] = []
  let side: Ir.From = variable
  for (let join = home?.joinOf.get(side); join; join = home?.joinOf.get(side)) {
    if (isOptional(side, join) && !isPresent(side, facts)) sides.push(side)
    side = join
  }
  return sides
}

/** Of the query, here or around, whose FROM has the relation. */
function factsWith(variable: Ir.RangeVariable, facts: Facts): Facts | undefined {
  let at: Facts | undefined = facts
  while (at && !at.variables.has(variable)) at = at.outer
  return at
}

function isOptional(side: Ir.From, { type, left }: Ir.Join): boolean {
  return type === 'full' || type === (side === left ? 'right' : 'left')
}

function isPresent(side: Ir.From, facts: Facts): boolean {
  for (let at: Facts | undefined = facts; at; at = at.outer) if (at.present.has(side)) return true
  return false
}

/** Whether one of the relations has a row: `a FULL JOIN b` has one of a or of b. */
export function isOneThere(variables: readonly Ir.RangeVariable[], facts: Facts): boolean {
  const wanted = new Set<Ir.From>(variables.filter((variable) => facts.variables.has(variable)))
  const [first] = wanted
  if (!first) return false
  let all: Ir.From = first
  for (let join = facts.joinOf.get(all); join; join = facts.joinOf.get(all)) all = join
  return hasOne(all, wanted, facts)
}

/** Where `from` has a row. */
function hasOne(from: Ir.From, wanted: ReadonlySet<Ir.From>, facts: Facts): boolean {
  if (from.kind !== 'join') return wanted.has(from)
  const sides = [from.left, from.right]
  const sure = sides.filter((side) => !isOptional(side, from) || isPresent(side, facts))
  const has = (side: Ir.From) => hasOne(side, wanted, facts)
  return sure.some(has) || (from.type === 'full' && sides.every(has))
}

/**
 * Whether grouping sets may have put NULL in the place of the column, here or in a query around:
 * `SELECT (SELECT t.a) FROM t GROUP BY ROLLUP (t.a)`.
 */
export function isDropped(column: Ir.ColumnReference, facts: Facts): boolean {
  const home = factsWith(column.variable, facts)
  return home?.kept !== undefined && !home.kept.has(keyOf(column))
}

/** Whether the row of the relation may be what a trigger of a view made of it. */
export function isUnheld(variable: Ir.RangeVariable, facts: Facts): boolean {
  return factsWith(variable, facts)?.unheld.has(variable) === true
}

/** The value that the change gave the column, which is not NULL. */
export function writtenValue(column: Ir.ColumnReference, facts: Facts): Ir.Expression | undefined {
  return factsWith(column.variable, facts)?.written.get(keyOf(column))
}

/** Whether the expression is a key that a grouping set leaves out. */
export function isDroppedKey(expression: Ir.Expression, { droppedKeys }: Facts): boolean {
  return droppedKeys.has(expression)
}

/** The facts of a row of the group, where the expression is one by which all grouping sets group. */
export function factsOfKey(expression: Ir.Expression, facts: Facts): Facts {
  return facts.keptKeys.has(expression) ? factsInGroup(facts) : facts
}

/** What holds of the rows of a group, of which none has lost a key. */
export function factsInGroup(facts: Facts): Facts {
  return { ...facts, kept: undefined, droppedKeys: noKeys, keptKeys: noKeys }
}

/** The mention that proves that the expression, no column, is not NULL. */
export function expressionProof(
  expression: Ir.Expression,
  facts: Facts,
): Ir.Expression | undefined {
  for (let at: Facts | undefined = facts; at; at = at.outer) {
    for (const proven of at.expressions) if (sameExpression(proven, expression)) return proven
    if (isDroppedKey(expression, at)) return undefined
  }
  return undefined
}

/** The mention that proves that the column is not NULL where its relation has a row. */
export function columnProof(
  column: Ir.ColumnReference,
  facts: Facts | undefined,
): Ir.ColumnReference | undefined {
  const key = keyOf(column)
  for (let at = facts; at; at = at.outer) {
    const proof = at.proven.get(key)
    if (proof) return proof
  }
  return undefined
}

/** The facts where the relation has a row. */
export function withRow(variable: Ir.RangeVariable, facts: Facts): Facts {
  const after = copied(facts)
  for (const side of optionalSides(variable, facts)) {
    after.present.set(side, undefined)
    addProof(facts.whenPresent.get(side) ?? nothing, after)
  }
  return after
}

/** The facts after a condition held. */
export function withProof(facts: Facts, proof: Proof): Facts {
  if (proof.columns.size === 0 && proof.expressions.length === 0) return facts
  const after = copied(facts)
  addProof(proof, after)
  return after
}

/** To be added to. */
function copied(facts: Facts) {
  return {
    ...facts,
    proven: new Map(facts.proven),
    expressions: new Set(facts.expressions),
    present: new Map(facts.present),
  }
}

/**
 * A column that is not NULL belongs to a row that is there: the joins that could have left it out did
 * find a match, so their conditions held as well.
 */
export function addProof(
  proof: Proof,
  facts: Facts & Pick<GrowingFacts, 'proven' | 'expressions' | 'present'>,
): void {
  const { proven, expressions, present } = facts
  const waiting = [...proof.columns.values()]
  for (const expression of proof.expressions) expressions.add(expression)
  for (let column = waiting.pop(); column; column = waiting.pop()) {
    if (!proven.has(keyOf(column))) {
      proven.set(keyOf(column), column)
      waiting.push(...facts.implied(column))
    }
    for (const side of optionalSides(column.variable, facts)) {
      const met = facts.whenPresent.get(side) ?? nothing
      present.set(side, column)
      waiting.push(...met.columns.values())
      for (const expression of met.expressions) expressions.add(expression)
    }
  }
}

export function union(all: readonly Proof[]): Proof {
  const proofs = all.filter(({ columns, expressions }) => columns.size + expressions.length > 0)
  const [only = nothing] = proofs
  if (proofs.length < 2) return only
  return {
    columns: new Map(proofs.flatMap(({ columns }) => [...columns])),
    expressions: proofs.flatMap(({ expressions }) => expressions),
  }
}

/** What all of them prove. */
export function intersection([first, ...others]: readonly Proof[]): Proof {
  if (!first) return nothing
  return {
    columns: new Map(
      [...first.columns].filter(([key]) => others.every(({ columns }) => columns.has(key))),
    ),
    expressions: first.expressions.filter((expression) =>
      others.every(({ expressions }) =>
        expressions.some((other) => sameExpression(other, expression)),
      ),
    ),
  }
}

/** What is proven of the relations that the test holds for. */
export function proofAbout(
  { columns, expressions }: Proof,
  isWanted: (variable: Ir.RangeVariable) => boolean,
): Proof {
  return {
    columns: new Map([...columns].filter(([, { variable }]) => isWanted(variable))),
    expressions: expressions.filter((expression) => isAbout(expression, isWanted)),
  }
}

/** Whether all relations whose columns the expression names are wanted. */
export function isAbout(
  expression: Ir.Expression,
  isWanted: (variable: Ir.RangeVariable) => boolean,
): boolean {
  return !someExpression(
    expression,
    (part) => (part.kind === 'column' || part.kind === 'whole-row') && !isWanted(part.variable),
  )
}
