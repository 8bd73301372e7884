import type * as Ir from '../../ir/query.ts'
import { givesRowsOfRules } from '../../ir/rows-of-rules.ts'
import { countSetReturning, isAggregated } from '../cardinality/row-count.ts'
import { type Facts, keyOf, mayBeMissing, noFacts, withProof } from './facts.ts'
import { computedKeys, droppedKeys, fromFacts, keptColumns, keptKeys } from './from-facts.ts'
import { losesInArm, losesInColumn } from './lost-values.ts'
import type { Nullability } from './nullability.ts'
import { provenWhenTrue } from './proofs/proofs.ts'
import { assignedValues, insertedValues, type WrittenValues } from './written-values.ts'
import { someExpression } from '../tree/walk.ts'

/** For each result column whether it can be NULL. */
export function nullableColumns(
  statement: Ir.Statement,
  outer: Facts | undefined,
  nullability: Nullability,
): readonly boolean[] {
  if (statement.kind === 'command') return statement.columns.map(({ nullable }) => nullable)
  for (const cte of statement.ctes) {
    nullability.cteColumns.set(cte, cteColumns(cte, outer, nullability))
  }
  if (statement.kind === 'query') return bodyColumns(statement.body, outer, nullability)
  return outputColumns(
    statement.returning,
    returningFacts(statement, outer, nullability),
    nullability,
  )
}

/** The expressions that make the rows of a result, and what holds where they are evaluated. */
export interface ResultArm {
  readonly expressions: readonly Ir.Expression[]
  readonly facts: Facts
}

/** After `nullableColumns`, which finds out what CTEs give. */
export function resultArms(
  statement: Ir.Statement | Ir.Body,
  outer: Facts | undefined,
  nullability: Nullability,
): readonly ResultArm[] {
  switch (statement.kind) {
    case 'command':
      return []
    case 'query':
      return resultArms(statement.body, outer, nullability)
    case 'select': {
      const facts = selectFacts(statement, outer, nullability)
      return [{ expressions: statement.outputs.map(({ expression }) => expression), facts }]
    }
    case 'values':
      return statement.rows.map((expressions) => ({ expressions, facts: noFacts(outer) }))
    case 'set-operation':
      return [statement.left, statement.right].flatMap((arm) => resultArms(arm, outer, nullability))
    case 'insert':
    case 'update':
    case 'delete':
    case 'merge': {
      const facts = returningFacts(statement, outer, nullability)
      return [{ expressions: statement.returning.map(({ expression }) => expression), facts }]
    }
  }
}

type Changing = Exclude<Ir.Statement, Ir.Query | Ir.Command>

/** What holds where RETURNING is evaluated. */
function returningFacts(
  statement: Changing,
  outer: Facts | undefined,
  nullability: Nullability,
): Facts {
  const facts = withImages(statement, changeFacts(statement, outer, nullability))
  const unheld = unheldRows(statement, nullability)
  // A condition held for a row that is not the one that is shown.
  const isHeld = ({ variable }: Ir.ColumnReference) => !unheld.has(variable)
  const proven = new Map([...facts.proven].filter(([, column]) => isHeld(column)))
  return { ...facts, proven, unheld, written: writtenIn(statement, outer, nullability) }
}

function writtenIn(
  statement: Changing,
  outer: Facts | undefined,
  nullability: Nullability,
): WrittenValues {
  const isKept = nullability.dialect.semantics.returnsWhatIsWritten && !nullability.declarations
  if (isKept && statement.kind === 'insert') return insertedValues(statement, outer, nullability)
  if (!isKept || statement.kind !== 'update') return new Map()
  const facts = changedFacts(statement, outer, nullability)
  return assignedValues(statement.assignments, statement.target, facts, nullability)
}

/** `INSERT INTO v (a) ... RETURNING b`, where an INSTEAD OF trigger makes the row of the view, or a rule that of a table. */
function unheldRows(
  { kind, target, images }: Changing,
  { dialect }: Nullability,
): ReadonlySet<Ir.RangeVariable> {
  const { over } = target
  const relation = over.kind === 'relation' ? over.relation : undefined
  const isTriggered = relation?.kind === 'view' && dialect.semantics.triggersOfViews
  const isRuled = relation && kind !== 'merge' && givesRowsOfRules(relation, kind)
  if (!isRuled && (!isTriggered || kind === 'delete')) return new Set()
  return new Set([target, ...images.map(({ variable }) => variable)])
}

function changeFacts(
  statement: Changing,
  outer: Facts | undefined,
  nullability: Nullability,
): Facts {
  switch (statement.kind) {
    case 'insert':
      return noFacts(outer, [statement.target])
    case 'update':
      return updatedFacts(statement, outer, nullability)
    case 'delete':
      return changedFacts(statement, outer, nullability)
    case 'merge':
      return fromFacts(statement.from, outer, nullability)
  }
}

/** A recursive one is looked at again until its own rows add no more NULLs. */
function cteColumns(
  cte: Ir.Cte,
  outer: Facts | undefined,
  nullability: Nullability,
): readonly boolean[] {
  const added = cte.added.map(({ values }) =>
    values.some((value) => nullability.isNullable(value, noFacts(outer))),
  )
  if (!cte.recursive) return nullability.columnsOf(cte.query, outer)
  let columns = cte.columns.map(() => false)
  for (;;) {
    nullability.cteColumns.set(cte, [...columns, ...added])
    const next = nullability.columnsOf(cte.query, outer)
    const merged = columns.map((nullable, i) => nullable || next[i] !== false)
    if (merged.every((nullable, i) => nullable === columns[i])) return [...columns, ...added]
    columns = merged
  }
}

function bodyColumns(
  body: Ir.Body,
  outer: Facts | undefined,
  nullability: Nullability,
): readonly boolean[] {
  switch (body.kind) {
    case 'query':
      return nullability.columnsOf(body, outer)
    case 'select': {
      const facts = selectFacts(body, outer, nullability)
      nullability.selectFacts.set(body, facts)
      return outputColumns(body.outputs, facts, nullability)
    }
    case 'values':
      return valuesColumns(body, noFacts(outer), nullability)
    case 'set-operation': {
      const left = bodyColumns(body.left, outer, nullability)
      const right = bodyColumns(body.right, outer, nullability)
      const isLost = (arm: Ir.Body, i: number) => losesInArm(body, arm, i, nullability)
      return left.map((nullable, i) =>
        combined[body.operator](
          nullable || isLost(body.left, i),
          (right[i] ?? true) || isLost(body.right, i),
        ),
      )
    }
  }
}

/** A row of INTERSECT is in both arms, one of EXCEPT in the left. */
const combined = {
  union: (left: boolean, right: boolean) => left || right,
  intersect: (left: boolean, right: boolean) => left && right,
  except: (left: boolean) => left,
} as const satisfies Record<Ir.SetOperation['operator'], (left: boolean, right: boolean) => boolean>

function valuesColumns(
  values: Ir.Values,
  facts: Facts,
  nullability: Nullability,
): readonly boolean[] {
  return values.columns.map((_, i) =>
    values.rows.some((row) => {
      const value = row[i]
      if (!value || nullability.isNullable(value, facts)) return true
      if (losesInColumn(values, nullability.types.get(value), i, nullability)) return true
      return nullability.dialect.semantics.valuesLoseRows && someExpression(value, isSubquery)
    }),
  )
}

function isSubquery({ kind }: Ir.Expression): boolean {
  return kind === 'subquery'
}

function outputColumns(
  outputs: readonly Ir.Output[],
  facts: Facts,
  nullability: Nullability,
): readonly boolean[] {
  for (const { written } of outputs) {
    if (written.kind === 'embed' && mayBeMissing(written.embed.variable, facts)) {
      nullability.missing.add(written.embed)
    }
  }
  return outputs.map(({ expression }) => nullability.isNullable(expression, facts))
}

/** A row that there may not be is one that an outer join may leave out. */
function withImages({ target, images, at }: Changing, facts: Facts): Facts {
  const joinOf = new Map(facts.joinOf)
  for (const { variable, optional } of images) {
    const join = { kind: 'join', left: target, right: variable, condition: undefined, at } as const
    if (optional) joinOf.set(variable, { ...join, type: 'left', cross: true })
  }
  const variables = new Set([...facts.variables, ...images.map(({ variable }) => variable)])
  return { ...facts, joinOf, variables }
}

/** What holds where the select list is evaluated: after FROM, WHERE, GROUP BY and HAVING. */
function selectFacts(select: Ir.Select, outer: Facts | undefined, nullability: Nullability): Facts {
  const joined = fromFacts(select.from, outer, nullability)
  const padded = countSetReturning(select, nullability) > 1
  const filtered = { ...after(select.where, joined, nullability), padded }
  if (!isAggregated(select, nullability)) return after(select.having, filtered, nullability)
  const { sets } = select.grouping
  const groupsHaveRows = sets.length > 0 && sets.every((set) => set.length > 0)
  const kept = keptColumns(select.grouping)
  const grouped = {
    ...filtered,
    // A row of a group need not show what its rows do.
    expressions: kept ? new Set<Ir.Expression>() : filtered.expressions,
    groupsHaveRows,
    kept,
    droppedKeys: droppedKeys(select, nullability),
    keptKeys: keptKeys(select.grouping),
  }
  return withGroupProof(grouped, select, nullability)
}

/** A key that HAVING proves is one that the grouping set has kept. */
function withGroupProof(
  facts: Facts,
  { having, grouping }: Ir.Select,
  nullability: Nullability,
): Facts {
  if (!having) return facts
  const { kept } = facts
  if (!kept) return after(having, facts, nullability)
  const proof = provenWhenTrue(having, { ...nullability, keys: computedKeys(grouping) })
  return withProof({ ...facts, kept: new Set([...kept, ...proof.columns.keys()]) }, proof)
}

function after(
  condition: Ir.Expression | undefined,
  facts: Facts,
  nullability: Nullability,
): Facts {
  return condition ? withProof(facts, provenWhenTrue(condition, nullability)) : facts
}

function changedFacts(
  statement: Ir.Update | Ir.Delete,
  outer: Facts | undefined,
  nullability: Nullability,
): Facts {
  const { from, where } = statement
  return withOldRow(statement, after(where, fromFacts(from, outer, nullability), nullability))
}

/** OLD is the row of which WHERE held. */
function withOldRow({ target, images }: Ir.Update | Ir.Delete, facts: Facts): Facts {
  const old = images.find(({ row }) => row === 'old')?.variable
  if (!old) return facts
  const proven = new Map(facts.proven)
  for (const column of facts.proven.values()) {
    if (column.variable.id !== target.id) continue
    const same = { ...column, variable: old }
    proven.set(keyOf(same), same)
  }
  return { ...facts, proven }
}

/**
 * RETURNING shows the row after the update: `UPDATE t SET a = NULL WHERE a IS NOT NULL RETURNING a`;
 * and a trigger may have changed the columns that were not assigned.
 */
function updatedFacts(
  update: Ir.Update,
  outer: Facts | undefined,
  nullability: Nullability,
): Facts {
  const facts = changedFacts(update, outer, nullability)
  const prefix = `${update.target.id}.`
  const proven = new Map([...facts.proven].filter(([key]) => !key.startsWith(prefix)))
  return { ...facts, proven, expressions: new Set() }
}
