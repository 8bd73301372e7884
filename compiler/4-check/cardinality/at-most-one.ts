import type * as Ir from '../../ir/query.ts'
import { givesRowsOfRules } from '../../ir/rows-of-rules.ts'
import type { Inferred } from '../inference/inference.ts'
import { changesOne } from './changes-one.ts'
import { joined } from './conditions.ts'
import { determination } from './determination.ts'
import type { Asking, RowKeys } from './asking.ts'
import { isLimited, isSetReturning } from './row-count.ts'
import { isOneRow, selectKeys } from './select-keys.ts'

type Change = Ir.Insert | Ir.Update | Ir.Delete | Ir.Merge

/** Whether the statement is proven to return one row at most. */
export function atMostOneRow(statement: Ir.Statement, inferred: Inferred): boolean {
  return askingOf(inferred).isOne(statement)
}

/** The sets of columns, by their places, by whose values alone a query's rows are told apart. */
export function rowKeys(statement: Ir.Statement, inferred: Inferred): RowKeys {
  return askingOf(inferred).keysOf(statement)
}

/**
 * Of which relations there is one row at most, for each row that an outer join keeps beside it: constants and
 * parameters fix a key.
 */
export function fixedIn(
  { from, where }: Pick<Ir.Select, 'from' | 'where'>,
  inferred: Inferred,
): (variable: Ir.RangeVariable) => boolean {
  const joins = joined(from, [where])
  const { fixedBy } = determination(joins, askingOf(inferred))
  const fixed = fixedBy([])
  return (variable) => {
    const needs = joins.places.get(variable)?.needs ?? []
    return (needs.length > 0 ? fixedBy(needs) : fixed).has(variable)
  }
}

const askings = new WeakMap<Inferred['chosen'], Asking>()

/** Each statement is looked into once, however many are around it. */
function askingOf(inferred: Inferred): Asking {
  const found = askings.get(inferred.chosen)
  if (found) return found
  const ones = new Map<Ir.Statement, boolean>()
  const keys = new Map<Ir.Statement, RowKeys>()
  const asking: Asking = {
    inferred,
    isOne: (statement) => remembered(ones, statement, () => isOne(statement, asking)),
    keysOf: (statement) => remembered(keys, statement, () => keysOf(statement, asking)),
  }
  askings.set(inferred.chosen, asking)
  return asking
}

function remembered<T>(known: Map<Ir.Statement, T>, statement: Ir.Statement, find: () => T): T {
  const found = known.get(statement) ?? find()
  known.set(statement, found)
  return found
}

function isOne(statement: Ir.Statement, asking: Asking): boolean {
  switch (statement.kind) {
    case 'command':
      return statement.atMostOneRow
    case 'query':
      return isLimited(statement) || isOneBody(statement.body, asking)
    case 'insert':
      return !isRuled(statement) && insertsOne(statement, asking)
    case 'merge':
    case 'update':
    case 'delete':
      return !isRuled(statement) && changesOne(statement, asking)
  }
}

function isRuled({ kind, target: { over } }: Change): boolean {
  return over.kind === 'relation' && kind !== 'merge' && givesRowsOfRules(over.relation, kind)
}

function insertsOne({ source }: Ir.Insert, asking: Asking): boolean {
  if (source.kind === 'query') return asking.isOne(source.query)
  if (source.kind === 'defaults') return true
  return source.rows.length === 1 && isPlain(source.rows.flat(), asking)
}

/** `VALUES (generate_series(1, 2))` gives two rows. */
function isPlain(values: readonly Ir.AssignedValue[], { inferred }: Asking): boolean {
  return !values.some((value) => value.kind !== 'default' && isSetReturning(value, inferred))
}

function isOneBody(body: Ir.Body, asking: Asking): boolean {
  switch (body.kind) {
    case 'query':
      return asking.isOne(body)
    case 'values':
      return body.rows.length === 1 && isPlain(body.rows.flat(), asking)
    case 'set-operation': {
      const left = () => isOneBody(body.left, asking)
      if (body.operator === 'union') return false
      return left() || (body.operator === 'intersect' && isOneBody(body.right, asking))
    }
    case 'select':
      return isOneRow(body, asking)
  }
}

function keysOf(statement: Ir.Statement, asking: Asking): RowKeys {
  if (asking.isOne(statement)) return [[]]
  return statement.kind === 'query' ? keysOfBody(statement.body, asking) : []
}

function keysOfBody(body: Ir.Body, asking: Asking): RowKeys {
  switch (body.kind) {
    case 'query':
      return asking.keysOf(body)
    case 'values':
      return []
    case 'set-operation': {
      if (body.operator !== 'union') return keysOfBody(body.left, asking)
      return body.all ? [] : [leftmostColumns(body)]
    }
    case 'select':
      return selectKeys(body, asking)
  }
}

/** All columns: UNION keeps no two rows that are alike. */
function leftmostColumns(body: Ir.Body): readonly number[] {
  switch (body.kind) {
    case 'query':
      return leftmostColumns(body.body)
    case 'set-operation':
      return leftmostColumns(body.left)
    case 'values':
      return body.columns.map((_, i) => i)
    case 'select':
      return body.outputs.map((_, i) => i)
  }
}
