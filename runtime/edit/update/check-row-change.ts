import { namedKey, rowIdentity } from '../../browse/order/row-identity.ts'
import type { RowChange } from '../change.ts'
import {
  type Assignment,
  type Checked,
  checkOverwriting,
  checkExpectations,
  checkKey,
  type Checking,
  type Expectation,
  type KeyValue,
  type Refusal,
} from '../check-change.ts'
import { type EditedTable, isComputed } from '../edited-table.ts'

/** How a row is found, and what it must be: all that a deletion says of it as well. */
export interface CheckedTarget {
  /** Empty where the table has none: then what was seen of every column stands for it. */
  readonly key: readonly KeyValue[]
  readonly expectations: readonly Expectation[]
}

export interface CheckedChange extends CheckedTarget {
  readonly assignments: readonly Assignment[]
}

export type RowTarget = Pick<RowChange, 'key' | 'expect' | 'expectHash'>

/** A change whose names and values have all been judged. */
export function checkRowChange(
  table: EditedTable,
  change: RowChange,
  checking: Checking,
): Checked<CheckedChange> {
  const target = checkTarget(table, change, checking)
  const assignments = checkOverwriting(change, checking)
  const refusals = [...refusalsOf(target), ...refusalsOf(assignments)]
  if (target.kind === 'refused' || assignments.kind === 'refused') {
    return { kind: 'refused', refusals }
  }
  if (assignments.value.length === 0) {
    return { kind: 'refused', refusals: [{ path: 'set', reason: 'No column is given a value.' }] }
  }
  return { kind: 'checked', value: { ...target.value, assignments: assignments.value } }
}

export function checkTarget(
  table: EditedTable,
  target: RowTarget,
  checking: Checking,
): Checked<CheckedTarget> {
  const expectations = checkExpectations(target, checking)
  const key = checkRowKey(table, target, checking)
  const unseen =
    expectations.kind === 'checked' ? unseenColumns(table, key, expectations.value) : []
  const refusals = [...refusalsOf(expectations), ...refusalsOf(key), ...unseen]
  if (expectations.kind === 'refused' || key.kind === 'refused' || unseen.length > 0) {
    return { kind: 'refused', refusals }
  }
  return { kind: 'checked', value: { key: key.value, expectations: expectations.value } }
}

/** The key of a table without one is a token, which says nothing more than what was seen of the row. */
function checkRowKey(
  { relation, open }: EditedTable,
  target: RowTarget,
  checking: Checking,
): Checked<readonly KeyValue[]> {
  const columns = namedKey(target.key, relation, open.sqlText)
  const isToken = columns.every(({ name }) => !Object.hasOwn(target.key, name))
  const isKey = rowIdentity(relation, open.sqlText).kind === 'key'
  if (isToken && !isKey) return { kind: 'checked', value: [] }
  return checkKey(target.key, columns, checking)
}

function unseenColumns(
  table: EditedTable,
  key: Checked<readonly KeyValue[]>,
  expectations: readonly Expectation[],
): readonly Refusal[] {
  if (key.kind === 'refused' || key.value.length > 0) return []
  const seen = new Set(expectations.map(({ column }) => column))
  const unseen = table.columns.filter((column) => !isComputed(column) && !seen.has(column))
  return unseen.map(({ name }) => ({
    path: `expect.${name}`,
    reason: 'The table has no key, so that a row is found by what was seen of every column.',
  }))
}

function refusalsOf(checked: Checked<unknown>): readonly Refusal[] {
  return checked.kind === 'refused' ? checked.refusals : []
}
