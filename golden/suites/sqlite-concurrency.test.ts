import Database from 'better-sqlite3'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compile } from '../../compiler/compile.ts'
import { loadDialect } from '../../compiler/dialects/registry.ts'
import { generate } from '../../compiler/generate.ts'
import { targetFor } from '../truth/target-for.ts'
import { openGenerated, type QueryObject, writeGenerated } from '../truth/generated-module.ts'

const SCHEMA = `CREATE TABLE accounts (id INTEGER PRIMARY KEY, owner TEXT NOT NULL, cents INTEGER NOT NULL);
INSERT INTO accounts (id, owner, cents) VALUES (1, 'Ann', 100), (2, 'Bo', 100);`

const QUERIES = `-- name: GetAccount :one
SELECT id, owner, cents FROM accounts WHERE id = $1;

-- name: Move :exec
UPDATE accounts SET cents = cents + @cents WHERE id = @id;

-- name: OpenAccount :exec
INSERT INTO accounts (id, owner, cents) VALUES ($1, $2, 0);

-- name: CountAccounts :one
SELECT count(*) AS accounts FROM accounts;`

test('a hundred parallel :one calls each get their own row', async () => {
  await withQueries(async (db, connection) => {
    const insert = connection.prepare('INSERT INTO accounts VALUES (?, ?, 0)')
    for (let id = 3; id <= 100; id++) insert.run(id, `owner ${id}`)
    const ids = Array.from({ length: 100 }, (_, index) => index + 1)
    const rows = await Promise.all(ids.map((id) => db.call('getAccount', [id])))
    assert.equal(
      rows.map((row) => propertyOf(row, 'id')),
      ids,
    )
  })
})

test('transactions that interleave do not see or end one another', async () => {
  await withQueries(async (db) => {
    const first = gate()
    const events: string[] = []
    const failing = transaction(db, async (tx) => {
      events.push('first begins')
      await tx.call('move', [{ cents: -70, id: 1 }])
      await first.opened
      await tx.call('move', [{ cents: 70, id: 2 }])
      events.push('first ends')
      throw new Error('on purpose')
    })
    const second = transaction(db, async (tx) => {
      events.push('second begins')
      assert.is(propertyOf(await tx.call('getAccount', [1]), 'cents'), 100)
      await tx.call('move', [{ cents: -10, id: 1 }])
      await tx.call('move', [{ cents: 10, id: 2 }])
      events.push('second ends')
    })
    const outside = db.call('openAccount', [{ id: 3, owner: 'Cy' }])
    const read = db.call('getAccount', [1])
    first.open()
    await assertRejects(failing, 'on purpose')
    await Promise.all([second, outside])
    assert.equal(events, ['first begins', 'first ends', 'second begins', 'second ends'])
    // It was asked while the first transaction was open, and waited for its end.
    assert.ok([90, 100].includes(Number(propertyOf(await read, 'cents'))))
    assert.is(propertyOf(await db.call('countAccounts', []), 'accounts'), 3)
    assert.is(propertyOf(await db.call('getAccount', [1]), 'cents'), 90)
    assert.is(propertyOf(await db.call('getAccount', [2]), 'cents'), 110)
  })
})

test('two query objects on one connection share its order', async () => {
  await withQueries(async (db, connection, folder) => {
    const other = await openGenerated(folder, connection)
    const held = gate()
    const failing = transaction(db, async (tx) => {
      await tx.call('move', [{ cents: 5, id: 1 }])
      await held.opened
      throw new Error('on purpose')
    })
    const insert = other.call('openAccount', [{ id: 3, owner: 'Cy' }])
    held.open()
    await assertRejects(failing, 'on purpose')
    await insert
    assert.is(propertyOf(await other.call('countAccounts', []), 'accounts'), 3)
    assert.is(propertyOf(await other.call('getAccount', [1]), 'cents'), 100)
  })
})

async function withQueries(
  work: (db: QueryObject, connection: Database.Database, folder: string) => Promise<void>,
): Promise<void> {
  const dialect = await loadDialect('sqlite')
  const target = targetFor(dialect, 'better-sqlite3')
  const sources = {
    schema: [{ path: 'schema.sql', text: SCHEMA }],
    queries: [{ group: 'accounts', file: { path: 'accounts.sql', text: QUERIES } }],
  }
  const { project, diagnostics } = compile(sources, target)
  assert.equal(diagnostics, [])
  const module = writeGenerated(await generate(project, target))
  const connection = new Database(':memory:')
  connection.exec(SCHEMA)
  try {
    await work(await openGenerated(module.folder, connection), connection, module.folder)
  } finally {
    connection.close()
    module.remove()
  }
}

/** The generated `transaction`, whose scope gets a query object as well. */
function transaction(db: QueryObject, scope: (tx: QueryObject) => Promise<void>): Promise<unknown> {
  return db.call('transaction', [(tx: object) => scope(db.around(tx))])
}

function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  const waiting: (() => void)[] = []
  const opened = new Promise<void>((resolve) => waiting.push(resolve))
  const open = () => {
    for (const resolve of waiting) resolve()
  }
  return { opened, open }
}

function propertyOf(row: unknown, name: string): unknown {
  return typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined
}

async function assertRejects(work: Promise<unknown>, message: string): Promise<void> {
  const outcome = await work.then(
    () => 'resolved',
    (error: Error) => error.message,
  )
  assert.is(outcome, message)
}

test.run()
