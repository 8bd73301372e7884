import type { Column, Relation } from '../../compiler/ir/catalog.ts'
import { refusesNull } from '../../compiler/ir/type.ts'
import type { Json, JsonForm } from '../values/cell-value.ts'
import type { Values } from '../values/values.ts'
import type { RowChange, RowInsert } from './change.ts'
import { isComputed } from './edited-table.ts'
import type { Parameter } from './statement-writer.ts'

/** A change that was refused before any SQL. */
export interface Refusal {
  /** The member that is refused: `set.price`, `defaults.0`. */
  readonly path: string
  /** A whole sentence. */
  readonly reason: string
}

export interface Assignment {
  readonly column: Column
  /** Undefined: the default of the column. */
  readonly parameter: Parameter | undefined
}

/** What a person saw in a column: the value, or the hash of one that was shown cut. */
export interface Expectation {
  readonly column: Column
  readonly seen:
    | { readonly kind: 'value'; readonly value: Json }
    | { readonly kind: 'hash'; readonly hash: string }
}

export interface KeyValue {
  readonly column: Column
  readonly parameter: Parameter
}

export interface Checking {
  readonly relation: Relation
  readonly values: Values
  readonly form: JsonForm
}

export type Checked<T> =
  | { readonly kind: 'checked'; readonly value: T }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }

/** What is written: every fault that can be found without the database is a refusal. */
export function checkAssignments(
  { set, defaults }: RowInsert,
  checking: Checking,
): Checked<readonly Assignment[]> {
  const refusals: Refusal[] = []
  const assignments: Assignment[] = []
  const take = (checked: Assignment | Refusal) => {
    if ('reason' in checked) refusals.push(checked)
    else assignments.push(checked)
  }
  for (const [name, value] of Object.entries(set)) take(checkSet(name, value, checking))
  for (const [index, name] of defaults.entries()) {
    const path = `defaults.${index}`
    const isTwice = Object.hasOwn(set, name) || defaults.indexOf(name) < index
    take(
      isTwice
        ? { path, reason: 'The column is written twice.' }
        : checkDefault(name, path, checking),
    )
  }
  return refusals.length > 0
    ? { kind: 'refused', refusals }
    : { kind: 'checked', value: assignments }
}

/** The same for a row that is there already: what is overwritten must be known. */
export function checkOverwriting(
  change: RowInsert,
  checking: Checking,
): Checked<readonly Assignment[]> {
  const { columns } = checking.relation
  const isUnread = (name: string) =>
    columns.some((column) => column.name === name && column.isUnreadable === true)
  const paths = [
    ...Object.keys(change.set).flatMap((name) => (isUnread(name) ? [`set.${name}`] : [])),
    ...change.defaults.flatMap((name, index) => (isUnread(name) ? [`defaults.${index}`] : [])),
  ]
  const unread = paths.map((path) => ({ path, reason: UNREADABLE }))
  return unread.length > 0
    ? { kind: 'refused', refusals: unread }
    : checkAssignments(change, checking)
}

const UNREADABLE = 'You may not read the column.'

function checkSet(name: string, value: Json, checking: Checking): Assignment | Refusal {
  const path = `set.${name}`
  const column = writable(name, path, checking)
  if ('reason' in column) return column
  if (value === null && (!column.nullable || refusesNull(column.type))) {
    return { path, reason: 'The column cannot be NULL.' }
  }
  const parameter = written(value, column, { path, checking })
  return isRefusal(parameter) ? parameter : { column, parameter }
}

function checkDefault(name: string, path: string, checking: Checking): Assignment | Refusal {
  const column = writable(name, path, checking)
  if ('reason' in column) return column
  const isGiven = column.hasDefault || column.nullable || column.identity !== 'none'
  if (!isGiven) return { path, reason: 'The column has no default and cannot be NULL.' }
  return { column, parameter: undefined }
}

function writable(name: string, path: string, { relation }: Checking): Column | Refusal {
  const column = relation.columns.find((each) => each.name === name)
  if (column === undefined) return { path, reason: 'The table has no column of this name.' }
  if (isComputed(column)) return { path, reason: 'The database computes the column.' }
  if (column.identity === 'always') {
    return { path, reason: 'The database numbers the column itself (GENERATED ALWAYS).' }
  }
  return column
}

/** The values by which a row is found: exactly the columns of the key. */
export function checkKey(
  key: RowChange['key'],
  columns: readonly Column[],
  checking: Checking,
): Checked<readonly KeyValue[]> {
  const names = new Set(columns.map(({ name }) => name))
  const extra = Object.keys(key).filter((name) => !names.has(name))
  const refusals: Refusal[] = extra.map((name) => ({
    path: `key.${name}`,
    reason: 'The column is not part of the key of the table.',
  }))
  const values: KeyValue[] = []
  for (const column of columns) {
    const path = `key.${column.name}`
    const value = Object.hasOwn(key, column.name) ? key[column.name] : undefined
    const parameter =
      value === undefined
        ? { path, reason: 'The key needs a value of this column.' }
        : written(value, column, { path, checking })
    if (isRefusal(parameter)) refusals.push(parameter)
    else values.push({ column, parameter })
  }
  return refusals.length > 0 ? { kind: 'refused', refusals } : { kind: 'checked', value: values }
}

export function checkExpectations(
  { expect, expectHash }: Pick<RowChange, 'expect' | 'expectHash'>,
  { relation }: Pick<Checking, 'relation'>,
): Checked<readonly Expectation[]> {
  const named = [
    ...Object.entries(expect).map(([name, value]) => ({
      name,
      path: `expect.${name}`,
      seen: { kind: 'value' as const, value },
    })),
    ...Object.entries(expectHash).map(([name, hash]) => ({
      name,
      path: `expectHash.${name}`,
      seen: { kind: 'hash' as const, hash },
    })),
  ]
  const refusals: Refusal[] = []
  const expectations: Expectation[] = []
  for (const { name, path, seen } of named) {
    const column = relation.columns.find((each) => each.name === name)
    if (column === undefined)
      refusals.push({ path, reason: 'The table has no column of this name.' })
    else if (column.isUnreadable === true) refusals.push({ path, reason: UNREADABLE })
    else expectations.push({ column, seen })
  }
  return refusals.length > 0
    ? { kind: 'refused', refusals }
    : { kind: 'checked', value: expectations }
}

function written(
  value: Json,
  column: Column,
  { path, checking }: { readonly path: string; readonly checking: Checking },
): Parameter | Refusal {
  const result = checking.values.write(value, column.type, checking.form)
  return result.kind === 'value' ? result.parameter : { path, reason: result.reason }
}

function isRefusal(value: Parameter | Refusal): value is Refusal {
  return typeof value === 'object' && value !== null && 'reason' in value
}
