import * as assert from 'uvu/assert'
import type { Relation } from '../../../compiler/ir/catalog.ts'
import type { RowChange, RowInsert } from '../../../runtime/edit/change.ts'
import { type Deleted, deleteRows } from '../../../runtime/edit/delete/delete-rows.ts'
import type { Editing } from '../../../runtime/edit/editing.ts'
import { insertRows } from '../../../runtime/edit/insert/insert-rows.ts'
import { allRelations } from '../../../runtime/edit/delete/references.ts'
import type { StoredRow } from '../../../runtime/edit/rows/row-image.ts'
import { type Undone, undoChange } from '../../../runtime/edit/undo/undo-change.ts'
import { type Edited, updateRows } from '../../../runtime/edit/update/update-rows.ts'
import type { Journal } from '../../../runtime/journal/journal.ts'
import { memoryJournal } from '../../../runtime/journal/memory-journal.ts'
import { openDatabase } from '../../../runtime/registry.ts'
import type { Json } from '../../../runtime/values/cell-value.ts'
import { freshDatabase } from '../../engines/fresh-database.ts'
import { skip } from '../../skip.ts'
import type { EditedEngine } from './hostile-values.ts'

type Cells = Readonly<Record<string, Json>>

/** A person who edits a database of some tables. */
export interface Desk extends Editing {
  readonly engine: EditedEngine
  readonly run: (sql: string) => Promise<void>
}

const settings = { readOnly: false, connections: 3, statementTimeout: 20_000 }

/** Runs the work on a new database in which the statements have been run. */
export async function atDesk(
  engine: EditedEngine,
  schema: readonly string[],
  work: (desk: Desk) => Promise<void>,
  journal: Journal = memoryJournal('a test'),
): Promise<void> {
  const fresh = await freshDatabase(engine)
  if (fresh.kind === 'unavailable') return skip(fresh.reason, 1)
  const open = await openDatabase(fresh.url, settings)
  const run = async (sql: string) => {
    await open.database.query({ sql, parameters: [] })
  }
  try {
    for (const sql of schema) await run(sql)
    const catalog = await open.database.catalog()
    await work({ engine, open, catalog, journal, form: 'text', run })
  } finally {
    await open.database.close()
    await fresh.drop()
  }
}

export function tableOf({ catalog }: Desk, name: string): Relation {
  const found = allRelations(catalog).find((each) => each.name === name)
  if (found === undefined) throw new Error(`there is no ${name}`)
  return found
}

/** All rows of all tables, as the engine shows each value to the byte; equal rows as often as they are there. */
export async function contents(desk: Desk): Promise<string> {
  const { sqlText, database } = desk.open
  const parts: string[] = []
  for (const relation of allRelations(desk.catalog).filter(({ kind }) => kind === 'table')) {
    const list = relation.columns.map((column) => sqlText.fingerprint(column))
    const sql = `SELECT ${list.join(', ')} FROM ${sqlText.relation(relation)}`
    const { rows } = await database.query({ sql, parameters: [] })
    parts.push(`${relation.name}: ${rows.map(show).sort().join('\n')}`)
  }
  return parts.join('\n')
}

function rowCells({ open: { values } }: Desk, { columns, values: raw }: StoredRow): Cells {
  return Object.fromEntries(
    columns.map(({ name, type }, index) => [
      name,
      values.read(raw[index] ?? null, type, 'text').value,
    ]),
  )
}

/** The rows of a table as a page shows them, in any order. */
export async function pageOf(desk: Desk, name: string): Promise<readonly Cells[]> {
  const { sqlText, database } = desk.open
  const { columns, ...relation } = tableOf(desk, name)
  const list = columns.map((column) => sqlText.read(column)).join(', ')
  const sql = `SELECT ${list} FROM ${sqlText.relation(relation)}`
  const { rows } = await database.query({ sql, parameters: [] })
  return rows.map((values) => rowCells(desk, { columns, values }))
}

type WantedChange = Pick<RowChange, 'key'> & Partial<RowChange>

export function update(
  desk: Desk,
  table: string,
  changes: readonly WantedChange[],
  { isAtomic = true }: { readonly isAtomic?: boolean } = {},
): Promise<Edited> {
  const whole = changes.map((change) => ({
    ...{ set: {}, defaults: [], expect: {}, expectHash: {} },
    ...change,
  }))
  return updateRows(desk, { relation: tableOf(desk, table), changes: whole, isAtomic })
}

export function insert(
  desk: Desk,
  table: string,
  rows: readonly Partial<RowInsert>[],
): Promise<Edited> {
  const whole = rows.map((row) => ({ set: {}, defaults: [], ...row }))
  return insertRows(desk, { relation: tableOf(desk, table), rows: whole })
}

/** Deletes rows by their keys; `expect` is for tables that have none. */
export function remove(
  desk: Desk,
  table: string,
  keys: readonly Cells[],
  expect: Cells = {},
): Promise<Deleted> {
  const targets = keys.map((key) => ({ key, expect, expectHash: {} }))
  return deleteRows(desk, { relation: tableOf(desk, table), rows: { kind: 'targets', targets } })
}

/** Deletes all rows for which a condition without parameters holds. */
export function removeWhere(
  desk: Desk,
  table: string,
  { sql, expectCount }: { readonly sql: string; readonly expectCount: number },
): Promise<Deleted> {
  const condition = () => ({ sql, parameters: [] })
  const rows = { kind: 'condition', condition, expectCount } as const
  return deleteRows(desk, { relation: tableOf(desk, table), rows })
}

/** The id by which what was done is taken back. */
export function undoIdOf(done: Edited | Deleted): string {
  if (done.kind !== 'done' || done.undoId === undefined) throw new Error(show(done))
  return done.undoId
}

/** The stored rows of what was done, in JSON. */
export function storedRows(desk: Desk, done: Edited): readonly Cells[] {
  if (done.kind !== 'done') throw new Error(show(done))
  return done.outcomes.map((outcome) => {
    if (outcome.kind !== 'stored') throw new Error(show(outcome))
    return rowCells(desk, outcome.row)
  })
}

export function undo(desk: Desk, id: string): Promise<Undone> {
  return undoChange(desk, { id, direction: 'undo' })
}

export function redo(desk: Desk, id: string): Promise<Undone> {
  return undoChange(desk, { id, direction: 'redo' })
}

/** Takes a change back and makes it again, twice, and compares the whole database each time. */
export async function goBackAndForth(
  desk: Desk,
  before: string,
  done: Edited | Deleted,
): Promise<void> {
  const id = undoIdOf(done)
  const after = await contents(desk)
  await succeed(undo(desk, id))
  assert.is(await contents(desk), before, 'taken back')
  await succeed(redo(desk, id))
  assert.is(await contents(desk), after, 'made again')
  await succeed(undo(desk, id))
  assert.is(await contents(desk), before, 'taken back again')
}

async function succeed(undone: Promise<Undone>): Promise<void> {
  const result = await undone
  if (result.kind !== 'done') throw new Error(show(result))
}

export function show(value: unknown): string {
  return JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? `${each}n` : each))
}
