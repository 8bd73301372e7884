import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Catalog, Relation } from '../../compiler/ir/catalog.ts'
import type { Editing } from '../../runtime/edit/editing.ts'
import { undoChange } from '../../runtime/edit/undo/undo-change.ts'
import { updateMatching } from '../../runtime/edit/update/update-matching.ts'
import { updateRows } from '../../runtime/edit/update/update-rows.ts'
import { memoryJournal } from '../../runtime/journal/memory-journal.ts'
import { openDatabase } from '../../runtime/registry.ts'
import type { Json } from '../../runtime/values/cell-value.ts'
import { freshDatabase } from '../engines/fresh-database.ts'
import { skip } from '../skip.ts'

/** More than a few hundred, which one statement changes. */
const ROWS = 1000
const MOST_STATEMENTS = 40

const schema = [
  `CREATE TABLE many (a int NOT NULL, b varchar(20) NOT NULL, n decimal(12, 3), f double precision,
    d date, t timestamp NULL, j json, note varchar(200), place int UNIQUE, PRIMARY KEY (a, b))`,
  `INSERT INTO many ${numbers(ROWS)}`,
]

/** Rows of which each holds something else, and every seventh nothing. */
function numbers(count: number): string {
  const rows = Array.from({ length: count }, (_, at) => {
    const values = [
      ...[`${at % 10}`, `'k ${at}''"'`, `${at}.125`, `${at}e-3`],
      ...[`'2024-02-${10 + (at % 19)}'`, `'2024-02-0${1 + (at % 9)} 10:00:0${at % 10}'`],
      ...[`'{"at": ${at}}'`, `'note ${at} ÿ'`],
    ]
    const isNull = (place: number) => place > 1 && at % 7 === 0
    return `(${values.map((value, place) => (isNull(place) ? 'NULL' : value)).join(', ')}, ${at})`
  })
  return `VALUES ${rows.join(', ')}`
}

interface Scene {
  readonly editing: Editing
  readonly relation: Relation
  readonly statements: string[]
  readonly rows: () => Promise<string>
}

for (const engine of ['postgresql-15', 'postgresql-18', 'mysql', 'mariadb', 'sqlite'] as const) {
  const fresh = await freshDatabase(engine)
  if (fresh.kind === 'unavailable') {
    skip(fresh.reason, 3)
    continue
  }
  const statements: string[] = []
  const onStatement = (sql: string) => void statements.push(sql)
  const settings = { readOnly: false, connections: 3, statementTimeout: 20_000, onStatement }
  const open = await openDatabase(fresh.url, settings)
  for (const sql of schema) await open.database.query({ sql, parameters: [] })
  const catalog = await open.database.catalog()
  const editing: Editing = { open, catalog, journal: memoryJournal('a test'), form: 'parsed' }
  const rows = async () => {
    const sql = 'SELECT a, b, n, f, d, t, j, note, place FROM many ORDER BY a, b'
    const found = await open.database.query({ sql, parameters: [] })
    return JSON.stringify(found.rows, (_, value) =>
      typeof value === 'bigint' ? String(value) : value,
    )
  }
  const scene = { editing, relation: relationOf(catalog), statements, rows }
  test(`many rows are taken back by few statements: ${engine}`, () => takesBack(scene))
  test(`a row that was changed since stops all of them: ${engine}`, () => stops(scene))
  test(`values that rows hand on are taken back one by one: ${engine}`, () => handsOn(scene))
  test(`nothing is left: ${engine}`, async () => {
    await open.database.close()
    await fresh.drop()
  })
}

function relationOf(catalog: Catalog): Relation {
  const all = [...catalog.schemas.values()].flatMap(({ relations }) => [...relations.values()])
  const found = all.find(({ name }) => name === 'many')
  if (found === undefined) throw new Error('the table is not there')
  return found
}

const SET: Readonly<Record<string, Json>> = {
  ...{ n: '1.5', f: 2.5, d: '2000-01-01', t: '2000-01-01 00:00:00', j: [1], note: null },
}

async function changeAll({ editing, relation }: Scene): Promise<string> {
  const done = await updateMatching(editing, {
    ...{ relation, set: SET, defaults: [], expectCount: ROWS },
    condition: () => ({ sql: '1 = 1', parameters: [] }),
  })
  if (done.kind !== 'done' || done.undoId === undefined) throw new Error(JSON.stringify(done))
  return done.undoId
}

async function takesBack(scene: Scene): Promise<void> {
  const { editing, statements, rows } = scene
  const before = await rows()
  const id = await changeAll(scene)
  const after = await rows()
  assert.is.not(after, before)
  statements.length = 0
  assert.is((await undoChange(editing, { id, direction: 'undo' })).kind, 'done')
  assert.ok(statements.length <= MOST_STATEMENTS, `${statements.length} statements`)
  assert.is(await rows(), before)
  statements.length = 0
  const redone = await undoChange(editing, { id, direction: 'redo' })
  assert.ok(statements.length <= MOST_STATEMENTS, `${statements.length} statements`)
  assert.is(redone.kind === 'done' && redone.rows.length, ROWS)
  assert.is(await rows(), after)
  await undoChange(editing, { id, direction: 'undo' })
  assert.is(await rows(), before)
}

async function stops(scene: Scene): Promise<void> {
  const { editing, relation, rows } = scene
  const before = await rows()
  const id = await changeAll(scene)
  const key = { a: 7, b: `k 507'"` }
  const changes = [{ key, set: { note: 'mine' }, defaults: [], expect: {}, expectHash: {} }]
  const mine = await updateRows(editing, { relation, changes, isAtomic: true })
  const changed = await rows()
  const stopped = await undoChange(editing, { id, direction: 'undo' })
  assert.is(stopped.kind === 'stopped' && stopped.outcome.kind, 'conflict')
  assert.is(await rows(), changed)
  const mineId = mine.kind === 'done' ? (mine.undoId ?? '') : ''
  assert.is((await undoChange(editing, { id: mineId, direction: 'undo' })).kind, 'done')
  assert.is((await undoChange(editing, { id, direction: 'undo' })).kind, 'done')
  assert.is(await rows(), before)
}

/** The last row goes to a free place, and each other one to the place that the one behind it has left. */
async function handsOn({ editing, relation, rows }: Scene): Promise<void> {
  const before = await rows()
  const changes = [999, 998, 997, 996].map((at) => ({
    key: { a: at % 10, b: `k ${at}'"` },
    ...{ set: { place: at + 1 }, defaults: [], expect: { place: at }, expectHash: {} },
  }))
  const done = await updateRows(editing, { relation, changes, isAtomic: true })
  assert.is(done.kind, 'done')
  const id = done.kind === 'done' ? (done.undoId ?? '') : ''
  assert.is((await undoChange(editing, { id, direction: 'undo' })).kind, 'done')
  assert.is(await rows(), before)
  assert.is((await undoChange(editing, { id, direction: 'redo' })).kind, 'done')
  assert.is((await undoChange(editing, { id, direction: 'undo' })).kind, 'done')
  assert.is(await rows(), before)
}

test.run()
