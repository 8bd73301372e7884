import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Ask, askStudio, type StudioEngine } from './ask-studio.ts'

const account = { user: 'quarry_clerk', password: 'c1erk-pw' }

const tables = [
  'CREATE TABLE people (id int PRIMARY KEY, name varchar(20), secret varchar(20))',
  `CREATE TABLE letters (id int PRIMARY KEY, person int, secret varchar(20),
    FOREIGN KEY (person) REFERENCES people (id) ON DELETE CASCADE)`,
  "INSERT INTO people VALUES (1, 'ann', 'a'), (2, 'ben', 'b'), (3, 'cid', 'c')",
  "INSERT INTO letters VALUES (1, 1, 'x')",
]

function schemaOf(rights: readonly string[], more: readonly string[] = []): readonly string[] {
  return [
    `DROP USER IF EXISTS ${account.user}`,
    `CREATE USER ${account.user} IDENTIFIED BY '${account.password}'`,
    ...tables,
    ...more,
    ...rights.map((right) => `GRANT ${right} TO ${account.user}`),
  ]
}

const url = '/api/tables/people/rows'
const asked = { keys: [{ id: 1 }] }

/** Nothing is deleted that undo would bring back without a column, in any way that rows are deleted. */
async function isRefused(ask: Ask, table: string): Promise<void> {
  const before = (await ask('GET', '/api/tables/people')).body['rows']
  const deletions: readonly (readonly [string, object])[] = [
    [`${url}/delete?dryRun=1`, asked],
    [`${url}/delete`, asked],
    [`${url}/delete`, { all: true, expectCount: 3 }],
    [`${url}/batch`, { delete: [{ key: { id: 1 } }] }],
  ]
  for (const [path, body] of deletions) {
    const refused = await ask('POST', path, body)
    assert.is(refused.status, 422, refused.text)
    assert.match(refused.text, `You may not read all columns of \\"${table}\\"`)
  }
  assert.equal((await ask('GET', '/api/tables/people')).body['rows'], before)
  const gone = await ask('POST', `${url}/delete`, { ...asked, undo: false })
  assert.is(gone.status, 200, gone.text)
  assert.is(gone.body['deleted'], 1)
}

const cases: Readonly<Record<string, readonly string[]>> = {
  people: ['SELECT (id, name), INSERT (id, name), DELETE ON people', 'ALL ON letters'],
  letters: ['ALL ON people', 'SELECT (id, person), INSERT (id, person), DELETE ON letters'],
}

const servers: readonly StudioEngine[] = ['mysql', 'mariadb']

for (const engine of servers) {
  for (const [table, rights] of Object.entries(cases))
    test(`a row of hidden columns in "${table}" goes without undo only: ${engine}`, () =>
      askStudio(engine, { schema: schemaOf(rights), account }, (ask) => isRefused(ask, table)))
  test(`an invisible column may be hidden as well: ${engine}`, () => {
    const rights = ['SELECT (id, name, secret), DELETE ON people', 'ALL ON letters']
    const more = ['ALTER TABLE people ADD unseen int INVISIBLE']
    return askStudio(engine, { schema: schemaOf(rights, more), account }, (ask) =>
      isRefused(ask, 'people'),
    )
  })
  test(`rows whose columns may all be read come back: ${engine}`, () => {
    const rights = ['SELECT (id, name, secret, unseen), INSERT, DELETE ON people', 'ALL ON letters']
    const more = ['ALTER TABLE people ADD unseen int INVISIBLE DEFAULT 7']
    return askStudio(engine, { schema: schemaOf(rights, more), account }, comesBack)
  })
}

async function comesBack(ask: Ask): Promise<void> {
  const before = (await ask('GET', '/api/tables/people')).body['rows']
  const deleted = await ask('POST', `${url}/delete`, asked)
  assert.is(deleted.status, 200, deleted.text)
  const undone = await ask('POST', `/api/changes/${String(deleted.body['undoId'])}/undo`)
  assert.is(undone.status, 200, undone.text)
  assert.equal((await ask('GET', '/api/tables/people')).body['rows'], before)
}

test.run()
