import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Relation } from '../../compiler/ir/catalog.ts'
import { deleteRows } from '../../runtime/edit/delete/delete-rows.ts'
import type { Editing } from '../../runtime/edit/editing.ts'
import { insertRows } from '../../runtime/edit/insert/insert-rows.ts'
import { undoChange } from '../../runtime/edit/undo/undo-change.ts'
import { updateRows } from '../../runtime/edit/update/update-rows.ts'
import { openStoredJournal } from '../../runtime/journal/stored-journal.ts'
import { openDatabase } from '../../runtime/registry.ts'
import type { Json } from '../../runtime/values/cell-value.ts'
import { freshDatabase } from '../engines/fresh-database.ts'
import { skip } from '../skip.ts'
import { type EditedEngine, editedTables, hostileValues } from './edit-script/hostile-values.ts'

const STEPS = 40
const settings = { readOnly: false, connections: 3, statementTimeout: 20_000 }
const processes = { pid: process.pid, isAlive: () => true }

type Cells = Record<string, Json>

/** A person at work: an open database with its schema, and a journal on a file. */
interface Desk extends Editing {
  readonly table: Relation
}

for (const engine of ['postgresql-15', 'postgresql-18', 'mysql', 'mariadb', 'sqlite'] as const) {
  test(`${STEPS} changes, a restart among them, are all taken back: ${engine}`, async () => {
    const fresh = await freshDatabase(engine)
    if (fresh.kind === 'unavailable') return skip(fresh.reason, 1)
    const directory = mkdtempSync(join(tmpdir(), 'quarry-journal-'))
    try {
      await play(fresh.url, join(directory, 'state', 'journal.db'), engine)
    } finally {
      rmSync(directory, { recursive: true })
      await fresh.drop()
    }
  })
}

async function play(url: string, path: string, engine: EditedEngine): Promise<void> {
  const first = await openDatabase(url, settings)
  for (const sql of editedTables[engine]) await first.database.query({ sql, parameters: [] })
  await first.database.close()
  let desk = await sitDown(url, path)
  const before = await contents(desk)
  const done: string[] = []
  for (let step = 0; step < STEPS; step++) {
    if (step === STEPS / 2) {
      await standUp(desk)
      desk = await sitDown(url, path)
    }
    done.push(...(await makeStep(desk, engine, step)))
  }
  assert.ok(done.length >= STEPS, String(done.length))
  assert.is.not(await contents(desk), before)
  const changed = await contents(desk)
  for (const id of done.toReversed()) await take(desk, id, 'undo')
  assert.is(await contents(desk), before, 'all is taken back')
  const twice = await undoChange(desk, { id: done[0] ?? '', direction: 'undo' })
  assert.is(twice.kind === 'unclaimed' && twice.reason, 'already-undone')
  for (const id of done) await take(desk, id, 'redo')
  assert.is(await contents(desk), changed, 'all is done again')
  for (const id of done.toReversed()) await take(desk, id, 'undo')
  assert.is(await contents(desk), before, 'and taken back again')
  await standUp(desk)
}

async function sitDown(url: string, path: string): Promise<Desk> {
  const open = await openDatabase(url, settings)
  const catalog = await open.database.catalog()
  const relations = [...catalog.schemas.values()].flatMap((each) => [...each.relations.values()])
  const table = relations.find(({ name }) => name === 'things')
  if (table === undefined) throw new Error('there is no table')
  const journal = await openStoredJournal(path, { processes })
  return { open, catalog, table, journal, form: 'text' }
}

async function standUp({ open, journal }: Desk): Promise<void> {
  journal.close()
  await open.database.close()
}

/** All rows of both tables, as the engine shows each value to the byte. */
async function contents({ open, catalog }: Desk): Promise<string> {
  const relations = [...catalog.schemas.values()].flatMap((each) => [...each.relations.values()])
  const parts: string[] = []
  for (const relation of relations.filter(({ kind }) => kind === 'table')) {
    const list = relation.columns.map((column) => open.sqlText.fingerprint(column))
    const sql = `SELECT ${list.join(', ')} FROM ${open.sqlText.relation(relation)} ORDER BY id`
    const { rows } = await open.database.query({ sql, parameters: [] })
    parts.push(JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? `${value}` : value)))
  }
  return parts.join('\n')
}

/** Makes one change or several, and gives the ids by which they are taken back. */
async function makeStep(
  desk: Desk,
  engine: EditedEngine,
  step: number,
): Promise<readonly string[]> {
  if (step % 10 === 7) return [await removeOne(desk, step)]
  if (step % 10 === 3) return [await addOne(desk, engine, step)]
  const edited = await editCell(desk, engine, step)
  return step % 10 === 5 ? [edited, await afterConflict(desk, step)] : [edited]
}

const columnOf = (engine: EditedEngine, step: number) => {
  const all = Object.entries(hostileValues[engine])
  const [name, values] = all[step % all.length] ?? ['', []]
  return { name, value: values[Math.floor(step / all.length) % values.length] ?? null }
}

async function editCell(desk: Desk, engine: EditedEngine, step: number): Promise<string> {
  const { name, value } = columnOf(engine, step)
  const row = await rowAt(desk, step)
  const edited = await change(desk, row, name, value)
  if (edited.kind !== 'done' || edited.undoId === undefined)
    throw new Error(`${name} = ${JSON.stringify(value)}: ${JSON.stringify(edited)}`)
  return edited.undoId
}

function change(desk: Desk, row: Cells, name: string, value: Json) {
  const changes = [
    {
      key: { id: row['id'] ?? null },
      set: { [name]: value },
      expect: { [name]: row[name] ?? null },
      defaults: [],
      expectHash: {},
    },
  ]
  return updateRows(desk, { relation: desk.table, changes, isAtomic: true })
}

/** Somebody else changes the cell that is being edited, and changes it back. */
async function afterConflict(desk: Desk, step: number): Promise<string> {
  const seen = await rowAt(desk, step)
  const other = await change(desk, seen, 'name', `other ${step}`)
  const late = await change(desk, seen, 'name', 'mine')
  assert.is(late.kind === 'stopped' && late.outcome.kind, 'conflict')
  if (other.kind !== 'done') throw new Error(JSON.stringify(other))
  return other.undoId ?? ''
}

async function addOne(desk: Desk, engine: EditedEngine, step: number): Promise<string> {
  const given = Object.entries(hostileValues[engine]).map(([name, values]) => [
    name,
    values[step % values.length] ?? null,
  ])
  const set = { ...Object.fromEntries(given), id: String(1000 + step), name: `new ${step}` }
  const rows = [{ set, defaults: [] }]
  const added = await insertRows(desk, { relation: desk.table, rows })
  if (added.kind !== 'done') throw new Error(JSON.stringify(added))
  return added.undoId ?? ''
}

/** A row to which others refer, which go with it or lose their reference. */
async function removeOne(desk: Desk, step: number): Promise<string> {
  const { id = null } = await rowAt(desk, step)
  const targets = [{ key: { id }, expect: {}, expectHash: {} }]
  const request = { relation: desk.table }
  const removed = await deleteRows(desk, { ...request, rows: { kind: 'targets', targets } })
  if (removed.kind !== 'done') throw new Error(JSON.stringify(removed))
  return removed.undoId ?? ''
}

async function take(desk: Desk, id: string, direction: 'undo' | 'redo'): Promise<void> {
  const taken = await undoChange(desk, { id, direction })
  if (taken.kind !== 'done') throw new Error(`${direction}: ${JSON.stringify(taken)}`)
}

/** One of the rows in the order of the key, as a page shows it. */
async function rowAt({ open, table }: Desk, step: number): Promise<Cells> {
  const list = table.columns.map((column) => open.sqlText.read(column))
  const sql = `SELECT ${list.join(', ')} FROM ${open.sqlText.relation(table)} ORDER BY id`
  const { rows } = await open.database.query({ sql, parameters: [] })
  const row = rows[step % rows.length] ?? []
  return Object.fromEntries(
    table.columns.map(({ name, type }, at) => [
      name,
      open.values.read(row[at] ?? null, type, 'text').value,
    ]),
  )
}

test.run()
