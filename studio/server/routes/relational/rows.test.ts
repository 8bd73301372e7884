import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openDatabase } from '../../../../runtime/registry.ts'
import { freshDatabase } from '../../../../golden/engines/fresh-database.ts'
import { skip } from '../../../../golden/skip.ts'
import { createApp } from '../../app.ts'
import { allowedHosts } from '../../guard/host.ts'
import { servedRoutes } from '../../routing/route.ts'
import { createStudio } from '../../studio.ts'
import { relationalRoutes } from './relational-routes.ts'

const schema = [
  'CREATE TABLE items (id int PRIMARY KEY, name varchar(20) NOT NULL, price decimal(10, 2))',
  "INSERT INTO items VALUES (1, 'one', 1.5), (2, 'two', 2), (3, 'three', NULL)",
]

type Send = (method: 'GET' | 'POST' | 'PATCH', url: string, body?: object) => Promise<Answered>

interface Answered {
  readonly status: number
  // The members differ from route to route.
  readonly body: Readonly<Record<string, unknown>>
}

for (const engine of ['postgresql-18', 'mysql', 'mariadb', 'sqlite'] as const) {
  test(`a cell is edited, taken back and changed again: ${engine}`, async () => {
    const fresh = await freshDatabase(engine)
    if (fresh.kind === 'unavailable') return skip(fresh.reason, 1)
    const settings = { readOnly: false, connections: 2, statementTimeout: 10_000 }
    const opened = await openDatabase(fresh.url, settings)
    for (const sql of schema) await opened.database.query({ sql, parameters: [] })
    const studio = createStudio({
      ...{ opened, version: 'test', dialectName: engine, address: 'test', environment: undefined },
      ...{ readOnly: false, statementTimeout: 10_000, stateDirectory: '', log: () => undefined },
    })
    const guard = { hosts: allowedHosts([]), token: undefined, now: Date.now }
    const app = createApp({
      guard,
      files: new Map(),
      routes: servedRoutes(relationalRoutes, studio),
      studio,
    })
    await play(async (method, url, body) => {
      const headers = { host: 'localhost:5555' }
      const request = { method, url, headers, ...(body && { payload: body }) }
      const answer = await app.inject(request)
      return { status: answer.statusCode, body: answer.json() }
    })
    await app.close()
    await opened.database.close()
    await fresh.drop()
  })
}

async function play(send: Send): Promise<void> {
  const url = '/api/tables/items/rows'
  const change = { key: { id: 1 }, set: { price: '7.25' }, expect: { price: '1.50' } }
  const seen = await send('GET', '/api/tables/items?sort=id')
  const [first] = Array.isArray(seen.body['rows']) ? seen.body['rows'] : []
  const expect = { price: first.price }
  const edited = await send('PATCH', url, { changes: [{ ...change, expect }] })
  assert.is(edited.status, 200, JSON.stringify(edited.body))
  const late = await send('PATCH', url, { changes: [{ ...change, expect }] })
  assert.is(late.status, 409, JSON.stringify(late.body))
  const wrong = await send('PATCH', url, { changes: [{ ...change, set: { price: 'much' } }] })
  assert.is(wrong.status, 422, JSON.stringify(wrong.body))
  const undoId = String(edited.body['undoId'])
  const undo = () => send('POST', `/api/changes/${undoId}/undo`)
  assert.is((await undo()).status, 200)
  assert.is((await undo()).status, 409)
  assert.is((await send('POST', `/api/changes/${undoId}/redo`)).status, 200)
  const added = await send('POST', url, { rows: [{ id: 9, name: 'nine' }] })
  assert.is(added.status, 201, JSON.stringify(added.body))
  const twice = await send('POST', url, { rows: [{ id: 9, name: 'nine' }] })
  assert.is(twice.status, 409, JSON.stringify(twice.body))
  const filter = { column: 'id', op: 'gte', value: 3 }
  const unsure = await send('POST', `${url}/delete`, { filter })
  assert.is(unsure.status, 428)
  const off = await send('POST', `${url}/delete`, { filter, expectCount: 1 })
  assert.is(off.status, 409)
  const gone = await send('POST', `${url}/delete`, { filter, expectCount: 2 })
  assert.equal([gone.status, gone.body['deleted']], [200, 2], JSON.stringify(gone.body))
  assert.is(gone.body['dependents'], 0)
  const back = await send('POST', `/api/changes/${String(gone.body['undoId'])}/undo`)
  assert.is(back.status, 200)
  const all = await send('PATCH', url, { filter, set: { name: 'x' }, expectCount: 2 })
  assert.equal([all.status, all.body['updated']], [200, 2], JSON.stringify(all.body))
  const empty = await send('POST', `${url}/delete`, { filter: { and: [] }, expectCount: 0 })
  assert.is(empty.status, 400)
  const cell = await send('POST', '/api/tables/items/cell', { key: { id: 2 }, column: 'name' })
  assert.is(cell.body['value'], 'two')
  const last = await send('POST', `${url}/delete`, { keys: [{ id: 9 }], undo: false })
  assert.equal([last.status, last.body['undoId']], [200, null], JSON.stringify(last.body))
  const listed = await send('GET', '/api/changes')
  assert.is(Array.isArray(listed.body['changes']) && listed.body['changes'].length, 4)
}

test.run()
