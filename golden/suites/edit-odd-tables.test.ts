import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { fingerprintText } from '../../runtime/edit/rows/fingerprint.ts'
import { JournalFull } from '../../runtime/journal/journal.ts'
import { memoryJournal } from '../../runtime/journal/memory-journal.ts'
import { noJournal } from '../../runtime/journal/no-journal.ts'
import { journalLimits } from '../../runtime/journal/journal-limits.ts'
import {
  atDesk,
  contents,
  type Desk,
  goBackAndForth,
  insert,
  pageOf,
  remove,
  removeWhere,
  show,
  storedRows,
  tableOf,
  undo,
  undoIdOf,
  update,
} from './edit-script/desk.ts'
import { oddTables } from './edit-script/odd-tables.ts'

for (const engine of ['postgresql-15', 'postgresql-18', 'mysql', 'mariadb', 'sqlite'] as const) {
  const at = (work: (desk: Desk) => Promise<void>) => () => atDesk(engine, oddTables[engine], work)
  test(`a key of several columns is changed: ${engine}`, at(checkComposite))
  test(`a table without a key is edited by all that was seen: ${engine}`, at(checkKeyless))
  test(`defaults and numbers of the engine are stored and shown: ${engine}`, at(checkDefaults))
  test(`the row is answered as triggers leave it: ${engine}`, at(checkTriggers))
  test(`each change of a request stands for itself: ${engine}`, at(checkEach))
  test(`a value that was shown cut is guarded by its hash: ${engine}`, at(checkHash))
  test(`a change since then is a conflict of undo: ${engine}`, at(checkUndoConflict))
  test(`many rows are deleted, or none: ${engine}`, at(checkMany))
}

async function checkComposite(desk: Desk): Promise<void> {
  const before = await contents(desk)
  const key = { region: 'a', number: '9007199254740993' }
  const changed = await update(desk, 'orders', [
    { key, set: { region: 'c', note: 'z' }, expect: { region: 'a', note: 'x' } },
  ])
  const [row] = storedRows(desk, changed)
  assert.equal(row, { region: 'c', number: '9007199254740993', note: 'z' })
  await goBackAndForth(desk, before, changed)
  const half = await update(desk, 'orders', [{ key: { region: 'a' }, set: { note: '' } }])
  assert.is(half.kind === 'stopped' && half.outcome.kind, 'refused')
  const removed = await remove(desk, 'orders', [key, { region: 'b', number: 2 }])
  await goBackAndForth(desk, before, removed)
  const added = await insert(desk, 'orders', [{ set: { region: 'd', number: '-1' } }])
  await goBackAndForth(desk, before, added)
}

async function checkKeyless(desk: Desk): Promise<void> {
  const before = await contents(desk)
  const one = { day: '2024-02-29', body: 'one', score: 0.1 }
  const changed = await update(desk, 'notes', [
    { key: { token: 'x' }, set: { score: 0.2 }, expect: one },
  ])
  assert.equal(storedRows(desk, changed), [{ ...one, score: 0.2 }])
  await goBackAndForth(desk, before, changed)
  const blind = await update(desk, 'notes', [
    { key: {}, set: { score: 0 }, expect: { score: 0.1 } },
  ])
  assert.is(blind.kind === 'stopped' && blind.outcome.kind, 'refused')
  const twin = { day: '2024-01-01', body: 'twin', score: 1.5 }
  const both = await update(desk, 'notes', [{ key: {}, set: { score: 2 }, expect: twin }])
  assert.is(both.kind === 'stopped' && both.outcome.kind, 'refused')
  const gone = await update(desk, 'notes', [
    { key: {}, set: { score: 2 }, expect: { ...one, score: 9 } },
  ])
  assert.is(gone.kind === 'stopped' && gone.outcome.kind, 'conflict')
  await goBackAndForth(desk, before, await remove(desk, 'notes', [{}], { ...one }))
  const twins = await removeWhere(desk, 'notes', { sql: "body = 'twin'", expectCount: 2 })
  await goBackAndForth(desk, before, twins)
  const added = await insert(desk, 'notes', [{ set: { ...twin } }, { set: { body: 'new' } }])
  assert.equal(storedRows(desk, added)[1], { day: null, body: 'new', score: null })
  if (desk.open.editText.returning) await goBackAndForth(desk, before, added)
}

async function checkDefaults(desk: Desk): Promise<void> {
  const before = await contents(desk)
  const rows = [{ set: { name: 'a' } }, { set: { name: 'b', tries: null }, defaults: ['state'] }]
  const added = await insert(desk, 'jobs', rows)
  const stored = storedRows(desk, added)
  assert.equal(
    stored.map(({ name, state, tries }) => [name, state, tries]),
    [
      ['a', "it's new", 3],
      ['b', "it's new", null],
    ],
  )
  assert.is(new Set(stored.map(({ id }) => id)).size, 2)
  const [{ id = null } = {}] = stored
  const other = undoIdOf(
    await update(desk, 'jobs', [{ key: { id }, set: { state: 'x', tries: 9 } }]),
  )
  const key = { id }
  const back = await update(desk, 'jobs', [{ key, defaults: ['state', 'tries'] }])
  const [row] = storedRows(desk, back)
  assert.equal([row?.['state'], row?.['tries']], ["it's new", 3])
  assert.is((await undo(desk, undoIdOf(back))).kind, 'done')
  assert.is((await undo(desk, other)).kind, 'done')
  const name = await update(desk, 'jobs', [{ key, defaults: ['name'] }])
  assert.is(name.kind === 'stopped' && name.outcome.kind, 'refused')
  const own = await insert(desk, 'jobs', [{ set: { id: 77, name: 'c' } }])
  const isRefused = own.kind === 'stopped'
  assert.is(isRefused, desk.engine.startsWith('postgresql'))
  if (!isRefused) assert.is((await undo(desk, undoIdOf(own))).kind, 'done')
  await goBackAndForth(desk, before, added)
  await goBackAndForth(desk, before, await remove(desk, 'jobs', [{ id: 1 }]))
}

async function checkTriggers(desk: Desk): Promise<void> {
  const change = { key: { id: 1 }, set: { name: 'new' }, expect: { name: 'OLD' } }
  const changed = await update(desk, 'stamped', [change])
  assert.equal(storedRows(desk, changed), [{ id: 1, name: 'NEW', changes: 1 }])
  const id = undoIdOf(changed)
  assert.is((await undo(desk, id)).kind, 'done')
  const [row] = await pageOf(desk, 'stamped')
  assert.is(row?.['name'], 'OLD')
}

async function checkEach(desk: Desk): Promise<void> {
  const before = await contents(desk)
  const changes = [
    { key: { region: 'a', number: 2 }, set: { note: 'p' }, expect: { note: null } },
    { key: { region: 'b', number: 2 }, set: { note: 'q' }, expect: { note: 'other' } },
    { key: { region: 'b', number: 2 }, set: { region: 'a' } },
    { key: { region: 'b', number: 2 }, set: { nothing: 'q' } },
    { key: { region: 'b', number: 2 }, set: { note: 'r' }, expect: { note: 'y' } },
  ]
  const stopped = await update(desk, 'orders', changes)
  assert.is(stopped.kind === 'stopped' && stopped.index, 3)
  const all = await update(desk, 'orders', changes.slice(0, 2))
  assert.is(all.kind === 'stopped' && all.index, 1)
  assert.is(await contents(desk), before)
  const each = await update(desk, 'orders', changes, { isAtomic: false })
  const kinds = each.kind === 'done' ? each.outcomes.map(({ kind }) => kind) : []
  assert.equal(kinds, ['stored', 'conflict', 'failed', 'refused', 'stored'], show(each))
  assert.is(desk.journal.list().length, 1)
  await goBackAndForth(desk, before, each)
}

async function checkHash(desk: Desk): Promise<void> {
  const { database, sqlText } = desk.open
  const column = tableOf(desk, 'orders').columns.find(({ name }) => name === 'note')
  if (column === undefined) throw new Error('there is no column')
  const sql = `SELECT note, ${sqlText.fingerprint(column)} FROM orders WHERE region = 'b'`
  const [[value = null, fingerprint = null] = []] = (await database.query({ sql, parameters: [] }))
    .rows
  const change = { key: { region: 'b', number: 2 }, set: { note: 'w' } }
  const wrong = await update(desk, 'orders', [{ ...change, expectHash: { note: 'no' } }])
  assert.is(wrong.kind === 'stopped' && wrong.outcome.kind, 'conflict')
  const hash = fingerprintText(value, fingerprint) ?? 'null'
  const right = await update(desk, 'orders', [{ ...change, expectHash: { note: hash } }])
  assert.is(storedRows(desk, right)[0]?.['note'], 'w')
}

async function checkUndoConflict(desk: Desk): Promise<void> {
  const key = { region: 'b', number: 2 }
  const id = undoIdOf(await update(desk, 'orders', [{ key, set: { note: 'mine' } }]))
  await desk.run("UPDATE orders SET note = 'theirs' WHERE region = 'b'")
  const before = await contents(desk)
  const late = await undo(desk, id)
  assert.is(late.kind === 'stopped' && late.outcome.kind, 'conflict')
  assert.is(await contents(desk), before)
  await desk.run("UPDATE orders SET note = 'mine' WHERE region = 'b'")
  assert.is((await undo(desk, id)).kind, 'done')
  const twice = await undo(desk, id)
  assert.is(twice.kind === 'unclaimed' && twice.reason, 'already-undone')
  const removed = undoIdOf(await remove(desk, 'orders', [key]))
  await desk.run("INSERT INTO orders VALUES ('b', 2, 'again')")
  await assertRejects(() => undo(desk, removed))
  await desk.run("DELETE FROM orders WHERE region = 'b'")
  assert.is((await undo(desk, removed)).kind, 'done')
}

async function assertRejects(work: () => Promise<unknown>): Promise<void> {
  const failed = await work().then(
    () => false,
    () => true,
  )
  assert.ok(failed)
}

/** More rows than one statement names, in several columns of a key; then more bytes than the journal keeps. */
async function checkMany(desk: Desk): Promise<void> {
  for (let part = 0; part < 2; part++) {
    const rows = Array.from({ length: 350 }, (_, row) => `('m', ${part * 350 + row}, 'note')`)
    await desk.run(`INSERT INTO orders VALUES ${rows.join(', ')}`)
  }
  const before = await contents(desk)
  const where = { sql: "region = 'm' OR region = 'b'", expectCount: 701 }
  await goBackAndForth(desk, before, await removeWhere(desk, 'orders', where))
  const limits = { ...journalLimits, bytes: 2000 }
  const small = { ...desk, journal: memoryJournal('a test', { limits }) }
  const full = await removeWhere(small, 'orders', where).catch((error: unknown) => error)
  assert.ok(full instanceof JournalFull)
  assert.is(await contents(desk), before)
  const without = await removeWhere({ ...desk, journal: noJournal }, 'orders', where)
  assert.equal(without.kind === 'done' && [without.deleted, without.undoId], [701, undefined])
  assert.is((await pageOf(desk, 'orders')).length, 2)
}

test.run()
