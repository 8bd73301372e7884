import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  atDesk,
  contents,
  type Desk,
  goBackAndForth,
  insert,
  pageOf,
  redo,
  remove,
  removeWhere,
  show,
  undo,
  undoIdOf,
  update,
} from './edit-script/desk.ts'

/** Two levels of rows that go with others, rows that lose a reference, a tree, and two rows in a circle. */
const schema = [
  'CREATE TABLE shops (id int PRIMARY KEY, code int UNIQUE, name varchar(20))',
  `CREATE TABLE sales (id int PRIMARY KEY, shop int NOT NULL, note varchar(20),
    FOREIGN KEY (shop) REFERENCES shops (id) ON DELETE CASCADE)`,
  `CREATE TABLE pieces (sale int NOT NULL, item varchar(20),
    FOREIGN KEY (sale) REFERENCES sales (id) ON DELETE CASCADE)`,
  `CREATE TABLE visits (id int PRIMARY KEY, shop int, sale int,
    FOREIGN KEY (shop) REFERENCES shops (id) ON DELETE SET NULL,
    FOREIGN KEY (sale) REFERENCES sales (id) ON DELETE SET NULL)`,
  `CREATE TABLE codes (id int PRIMARY KEY, code int,
    FOREIGN KEY (code) REFERENCES shops (code) ON DELETE SET NULL ON UPDATE SET NULL)`,
  `CREATE TABLE tree (id int PRIMARY KEY, parent int,
    FOREIGN KEY (parent) REFERENCES tree (id) ON DELETE CASCADE)`,
  `CREATE TABLE staff (id int PRIMARY KEY, boss int, FOREIGN KEY (boss) REFERENCES staff (id))`,
  'INSERT INTO staff VALUES (1, NULL), (2, 1), (3, 2), (4, 1)',
  "INSERT INTO shops VALUES (1, 10, 'one'), (2, 20, 'two')",
  "INSERT INTO sales VALUES (11, 1, 'a'), (12, 1, 'b'), (21, 2, 'c')",
  "INSERT INTO pieces VALUES (11, 'x'), (11, 'x'), (11, 'y'), (12, 'x'), (21, 'z')",
  'INSERT INTO visits VALUES (1, 1, 11), (2, 1, 21), (3, 2, 12), (4, NULL, 12)',
  'INSERT INTO codes VALUES (1, 10), (2, 20)',
  'INSERT INTO tree VALUES (1, NULL), (2, 1), (3, 2), (4, 2), (5, 5)',
  'INSERT INTO tree VALUES (8, NULL), (9, 8)',
  'UPDATE tree SET parent = 9 WHERE id = 8',
]

for (const engine of ['postgresql-15', 'postgresql-18', 'mysql', 'mariadb', 'sqlite'] as const) {
  const at = (work: (desk: Desk) => Promise<void>) => () => atDesk(engine, schema, work)
  test(`rows that go or change with others come back with them: ${engine}`, at(checkCascade))
  test(`rows that refer to each other go and come back: ${engine}`, at(checkTree))
  test(`rows go before those that they refer to: ${engine}`, at(checkStaff))
  test(`rows that lose a reference get it back: ${engine}`, at(checkChangedKey))
  test(`rows that came later are not lost: ${engine}`, at(checkNewDependents))
}

async function checkCascade(desk: Desk): Promise<void> {
  const before = await contents(desk)
  const removed = await remove(desk, 'shops', [{ id: 1 }])
  assert.equal(removed.kind === 'done' && [removed.deleted, removed.dependents], [1, 11])
  assert.is((await pageOf(desk, 'sales')).length, 1)
  await goBackAndForth(desk, before, removed)
  const all = await removeWhere(desk, 'shops', { sql: 'id > 0', expectCount: 2 })
  assert.equal(await pageOf(desk, 'pieces'), [])
  await goBackAndForth(desk, before, all)
  const miscounted = await removeWhere(desk, 'shops', { sql: 'id > 0', expectCount: 1 })
  assert.is(miscounted.kind, 'miscounted')
  assert.is(await contents(desk), before)
}

/** Two rows refer to each other in a circle, and one to itself. */
async function checkTree(desk: Desk): Promise<void> {
  const before = await contents(desk)
  const some = await remove(desk, 'tree', [{ id: 3 }, { id: 1 }, { id: 2 }])
  assert.equal(some.kind === 'done' && [some.deleted, some.dependents], [3, 1], show(some))
  await goBackAndForth(desk, before, some)
  const all = await removeWhere(desk, 'tree', { sql: 'id < 100', expectCount: 7 })
  assert.equal(await pageOf(desk, 'tree'), [])
  await goBackAndForth(desk, before, all)
}

/** The database would refuse to delete any of them before those that refer to it. */
async function checkStaff(desk: Desk): Promise<void> {
  const before = await contents(desk)
  const some = await remove(desk, 'staff', [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }])
  assert.equal(some.kind === 'done' && [some.deleted, some.dependents], [4, 0], show(some))
  await goBackAndForth(desk, before, some)
}

async function checkChangedKey(desk: Desk): Promise<void> {
  const before = await contents(desk)
  const change = { key: { id: 1 }, set: { code: 99 }, expect: { code: 10 } }
  const changed = await update(desk, 'shops', [change])
  const codes = await pageOf(desk, 'codes')
  assert.is(codes.find(({ id }) => id === 1)?.['code'], null, show(changed))
  await goBackAndForth(desk, before, changed)
}

/** A row that somebody else has put below an added one, or below one that is to be deleted again, does not go unseen. */
async function checkNewDependents(desk: Desk): Promise<void> {
  const added = undoIdOf(await insert(desk, 'shops', [{ set: { id: 3, name: 'three' } }]))
  await desk.run("INSERT INTO sales VALUES (31, 3, 'd')")
  const before = await contents(desk)
  const refused = await undo(desk, added)
  const outcome = refused.kind === 'stopped' ? refused.outcome : undefined
  assert.is(outcome?.kind === 'conflict' && outcome.reason?.includes('1 of "sales"'), true)
  assert.is(await contents(desk), before)
  const removed = undoIdOf(await remove(desk, 'shops', [{ id: 3 }]))
  assert.is((await undo(desk, removed)).kind, 'done')
  await desk.run("INSERT INTO sales VALUES (32, 3, 'e')")
  const again = await redo(desk, removed)
  assert.is(again.kind === 'stopped' && again.outcome.kind, 'conflict')
  await desk.run('DELETE FROM sales WHERE id = 32')
  assert.is((await redo(desk, removed)).kind, 'done')
}

test.run()
