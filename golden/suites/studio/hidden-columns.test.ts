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
  test(`rows that go with others come back, whatever their tables are allowed by: ${engine}`, () =>
    askStudio(engine, { schema: schemaOf(OF_TABLES, marks), account }, bringsAllBack))
  test(`a foreign key of a table of which little may be read is no obstacle: ${engine}`, () => {
    const rights = ['SELECT (id) ON people', 'SELECT (id, person) ON letters']
    return askStudio(engine, { schema: schemaOf(rights), account }, isStillRead)
  })
  test(`rows whose columns may all be read come back: ${engine}`, () => {
    const rights = ['SELECT (id, name, secret, unseen), INSERT, DELETE ON people', 'ALL ON letters']
    const more = ['ALTER TABLE people ADD unseen int INVISIBLE DEFAULT 7']
    return askStudio(engine, { schema: schemaOf(rights, more), account }, comesBack)
  })
}

const OF_TABLES = ['SELECT, DELETE, INSERT ON people', 'ALL ON letters', 'ALL ON `ma``rks`']
const marks = [
  `CREATE TABLE \`ma\`\`rks\` (id int PRIMARY KEY, letter int, person int,
    CONSTRAINT \`of \`\`letter\` FOREIGN KEY (letter) REFERENCES letters (id) ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT of_person FOREIGN KEY (person) REFERENCES people (id) ON UPDATE CASCADE)`,
  'INSERT INTO `ma``rks` VALUES (1, 1, 2)',
]

async function bringsAllBack(ask: Ask): Promise<void> {
  const SQL = 'SELECT l.id, l.secret, m.letter FROM letters l JOIN `ma``rks` m ON m.letter = l.id'
  const before = await rowsOf(ask, SQL)
  assert.match(before, '"secret":"x"')
  const deleted = await ask('POST', `${url}/delete`, asked)
  assert.is(deleted.status, 200, deleted.text)
  assert.equal(deleted.body['tables'], [
    { schema: 'main', table: 'letters', deleted: 1, changed: 0 },
    { schema: 'main', table: 'ma`rks', deleted: 0, changed: 1 },
  ])
  const undone = await ask('POST', `/api/changes/${String(deleted.body['undoId'])}/undo`)
  assert.is(undone.status, 200, undone.text)
  assert.is(await rowsOf(ask, SQL), before)
  const refused = await ask('POST', `${url}/delete`, { keys: [{ id: 2 }] })
  assert.is(refused.status, 409, refused.text)
}

async function rowsOf(ask: Ask, query: string): Promise<string> {
  const { text } = await ask('POST', '/api/sql', { query })
  return /"rows":(\[.*?\])/.exec(text)?.[1] ?? ''
}

async function isStillRead(ask: Ask): Promise<void> {
  const page = await ask('GET', '/api/tables/letters')
  assert.is(page.status, 200, page.text)
  assert.equal(page.body['rows'], [{ id: 1, person: 1 }])
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
