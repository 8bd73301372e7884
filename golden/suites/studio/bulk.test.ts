import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Ask, askStudio, studioEngines } from './ask-studio.ts'

const MANY = 1100

const schema = [
  'CREATE TABLE makers (id int PRIMARY KEY, name varchar(20))',
  `CREATE TABLE things (id int PRIMARY KEY, maker int, note varchar(20) DEFAULT 'plain',
    FOREIGN KEY (maker) REFERENCES makers (id) ON DELETE CASCADE)`,
  `CREATE TABLE marks (id int PRIMARY KEY, thing int,
    FOREIGN KEY (thing) REFERENCES things (id) ON DELETE SET NULL)`,
  `CREATE TABLE locked (id int PRIMARY KEY, mark int NOT NULL,
    FOREIGN KEY (mark) REFERENCES marks (id))`,
  'CREATE TABLE numbers (id int PRIMARY KEY, note varchar(20))',
  "INSERT INTO makers VALUES (1, 'one'), (2, 'two')",
  "INSERT INTO things VALUES (1, 1, 'a'), (2, 1, 'b'), (3, 2, 'c')",
  'INSERT INTO marks VALUES (1, 1), (2, 2), (3, 3)',
  'INSERT INTO locked VALUES (1, 3)',
  `INSERT INTO numbers VALUES ${Array.from({ length: MANY }, (_, at) => `(${at}, 'n')`).join()}`,
]

const HOSTILE = `x' OR 1=1 --`

for (const engine of studioEngines) {
  test(`the loss of a deletion is told before: ${engine}`, () =>
    askStudio(engine, { schema }, tellsLoss))
  test(`all rows that match are changed, if they are as many as was said: ${engine}`, () =>
    askStudio(engine, { schema }, changesMatching))
  test(`more than a thousand rows are named in one request: ${engine}`, () =>
    askStudio(engine, { schema }, namesMany))
}

const heirs = [
  'CREATE TABLE things (id int PRIMARY KEY)',
  'CREATE TABLE dear_things (price int) INHERITS (things)',
  'INSERT INTO things VALUES (1)',
  'INSERT INTO dear_things VALUES (2, 900)',
]

for (const engine of ['postgresql-15', 'postgresql-18'] as const) {
  test(`rows of tables that inherit are not deleted where undo would misplace them: ${engine}`, () =>
    askStudio(engine, { schema: heirs }, keepsHeirs))
}

async function keepsHeirs(ask: Ask): Promise<void> {
  const all = { all: true, expectCount: 2 }
  const refused = await ask('POST', '/api/tables/things/rows/delete', all)
  assert.is(refused.status, 422, refused.text)
  assert.match(refused.text, 'Other tables inherit from this one')
  assert.match((await ask('GET', '/api/tables/dear_things')).text, '"price":900')
  const own = await ask('POST', '/api/tables/dear_things/rows/delete', {
    all: true,
    expectCount: 1,
  })
  const undo = await ask('POST', `/api/changes/${String(own.body['undoId'])}/undo`)
  assert.is(undo.status, 200, undo.text)
  const gone = await ask('POST', '/api/tables/things/rows/delete', { ...all, undo: false })
  assert.is(gone.status, 200, gone.text)
}

async function tellsLoss(ask: Ask): Promise<void> {
  const url = '/api/tables/makers/rows/delete'
  const trial = await ask('POST', `${url}?dryRun=1`, { keys: [{ id: 1 }] })
  assert.is(trial.status, 200, trial.text)
  const { deleted, dependents, tables, undoId } = trial.body
  assert.equal({ deleted, dependents, undoId }, { deleted: 1, dependents: 4, undoId: null })
  const counted = JSON.stringify(tables)
  assert.match(counted, /"table":"things","deleted":2,"changed":0/)
  assert.match(counted, /"table":"marks","deleted":0,"changed":2/)
  const left = await ask('GET', '/api/tables/things?count=none')
  assert.match(left.text, /"rows":\[\{[^}]*\},\{[^}]*\},\{[^}]*\}\]/)
  const changes = await ask('GET', '/api/changes')
  assert.equal(changes.body['changes'], [])
  const refused = await ask('POST', '/api/tables/marks/rows/delete?dryRun=1', { keys: [{ id: 3 }] })
  assert.is(refused.status, 409, refused.text)
  const wrong = await ask('POST', `${url}?dryRun=yes`, { keys: [{ id: 1 }] })
  assert.is(wrong.status, 400)
  const done = await ask('POST', url, { keys: [{ id: 1 }] })
  assert.is(done.body['dependents'], 4, done.text)
  const undo = await ask('POST', `/api/changes/${String(done.body['undoId'])}/undo`)
  assert.is(undo.status, 200, undo.text)
}

async function changesMatching(ask: Ask): Promise<void> {
  const url = '/api/tables/things/rows'
  const notes = async () => {
    const { body } = await ask('GET', '/api/tables/things?sort=id&select=note')
    return JSON.stringify(body['rows'])
  }
  const before = await notes()
  const none = await ask('PATCH', url, { set: { note: 'x' }, expectCount: 3 })
  assert.is(none.status, 400, none.text)
  const unsure = await ask('PATCH', url, { all: true, set: { note: 'x' } })
  assert.is(unsure.status, 428, unsure.text)
  const where = { where: "note <> 'a'", search: 'b' }
  const off = await ask('PATCH', url, { ...where, set: { note: 'x' }, expectCount: 2 })
  assert.is(off.status, 409, off.text)
  assert.is(await notes(), before)
  const one = await ask('PATCH', url, { ...where, set: { note: null }, expectCount: 1 })
  assert.is(one.status, 200, one.text)
  assert.match(await notes(), '"a"},{"note":null},{"note":"c"')
  const hostile = await ask('PATCH', url, { where: HOSTILE, set: { note: 'x' }, expectCount: 3 })
  assert.is(hostile.status, 400, hostile.text)
  const twisted = { where: 'id = 1) OR (1 = 1', set: { note: 'x' }, expectCount: 3 }
  assert.is((await ask('PATCH', url, twisted)).status, 400)
  const reset = { all: true, set: {}, defaults: ['note'], expectCount: 3 }
  const all = await ask('PATCH', url, reset)
  assert.is(all.status, 200, all.text)
  assert.match(await notes(), '"plain"},{"note":"plain"},{"note":"plain"')
  for (const { body } of [all, one])
    await ask('POST', `/api/changes/${String(body['undoId'])}/undo`)
  assert.is(await notes(), before)
}

async function namesMany(ask: Ask): Promise<void> {
  const keys = Array.from({ length: MANY }, (_, id) => ({ id }))
  const url = '/api/tables/numbers'
  const file = await ask('POST', `${url}/export`, { format: 'csv', keys })
  assert.is(file.text.split('\r\n').length, MANY + 2)
  const changes = keys.map((key) => ({ key, set: { note: 'all' } }))
  const changed = await ask('PATCH', `${url}/rows`, { changes })
  assert.is(changed.status, 200, changed.text.slice(0, 300))
  const gone = await ask('POST', `${url}/rows/delete`, { keys })
  assert.is(gone.body['deleted'], MANY, gone.text)
}

test.run()
