import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openDatabase } from '../../../runtime/registry.ts'
import { type Answered, type Ask, askStudio } from './ask-studio.ts'

const account = { user: 'quarry_half_blind', password: 'b1ind-pw' }

const tables = [
  'CREATE TABLE people (id int PRIMARY KEY, name varchar(20))',
  `CREATE TABLE letters (id int PRIMARY KEY, person int,
    FOREIGN KEY (person) REFERENCES people (id) ON DELETE CASCADE)`,
  "INSERT INTO people VALUES (1, 'ann'), (2, 'ben')",
  'INSERT INTO letters VALUES (1, 1)',
]

const rows = '/api/tables/people/rows'
const asked = { keys: [{ id: 1 }] }

const users = {
  postgresql: [
    `DROP ROLE IF EXISTS ${account.user}`,
    `CREATE ROLE ${account.user} LOGIN PASSWORD '${account.password}'`,
  ],
  mysql: [
    `DROP USER IF EXISTS ${account.user}`,
    `CREATE USER ${account.user} IDENTIFIED BY '${account.password}'`,
  ],
} as const

function grants(rights: readonly string[]): readonly string[] {
  return rights.map((right) => `GRANT ${right} TO ${account.user}`)
}

/** Nothing goes of which undo would not bring back all; without undo it does. */
async function isRefused(ask: Ask, reason: string): Promise<void> {
  for (const path of [`${rows}/delete?dryRun=1`, `${rows}/delete`]) {
    const refused = await ask('POST', path, asked)
    assert.is(refused.status, 422, refused.text)
    assert.ok(refused.text.includes(JSON.stringify(reason).slice(1, -1)), refused.text)
  }
  const gone = await ask('POST', `${rows}/delete`, { ...asked, undo: false })
  assert.is(gone.status, 200, gone.text)
  assert.is(gone.body['deleted'], 1)
}

const UNREAD =
  'Rows of "letters" may go or change as well, and you may not read by what they refer to these, so that undo could not bring them back.'
const OF_POLICIES =
  'Row security may hide rows of "letters" that would go or change as well, which undo could not bring back.'

const policies = [
  'ALTER TABLE letters ENABLE ROW LEVEL SECURITY',
  'CREATE POLICY few ON letters USING (id > 1)',
  ...grants(['ALL ON people', 'ALL ON letters']),
]

for (const engine of ['postgresql-15', 'postgresql-18'] as const) {
  test(`rows that a policy hides go with others without undo only: ${engine}`, () =>
    askStudio(engine, { schema: [...users.postgresql, ...tables, ...policies], account }, (ask) =>
      isRefused(ask, OF_POLICIES),
    ))
  test(`who owns a table of policies sees all of its rows: ${engine}`, () =>
    askStudio(engine, { schema: [...users.postgresql, ...tables, ...policies] }, comesBack))
  test(`rows of a table that may not be read go with others without undo only: ${engine}`, () => {
    const schema = [...users.postgresql, ...tables, ...grants(['ALL ON people'])]
    return askStudio(engine, { schema, account }, (ask) => isRefused(ask, UNREAD))
  })
}

for (const engine of ['mysql', 'mariadb'] as const) {
  const schema = [...users.mysql, ...tables]
  test(`rows whose reference may not be read go without undo only: ${engine}`, () => {
    const given = grants(['ALL ON people', 'INSERT ON letters'])
    return askStudio(engine, { schema: [...schema, ...given], account }, (ask) =>
      isRefused(ask, UNREAD),
    )
  })
  test(`rows of another database go without undo only: ${engine}`, () =>
    askStudio(engine, { schema }, hasOthers))
  test(`a deletion says whether there may be tables that the account does not see: ${engine}`, async () => {
    const told: readonly (readonly [readonly string[], boolean])[] = [
      [['ALL ON people', 'ALL ON letters'], true],
      [['ALL ON people'], true],
      [['ALL ON people', 'SELECT (id) ON letters'], true],
      [['SELECT, DELETE ON *.*'], false],
      [['SELECT, DELETE, INSERT ON `quarry\\_test%`.*'], false],
      [['ALL ON people', 'ALL ON letters', 'SELECT ON `other`.*'], true],
    ]
    for (const [rights, isTold] of told)
      await askStudio(engine, { schema: [...schema, ...grants(rights)], account }, async (ask) => {
        const tried = await ask('POST', `${rows}/delete?dryRun=1`, asked)
        assert.is(tried.status, 200, tried.text)
        assert.is(tried.body['hidesTables'], isTold, rights.join())
      })
  })
}

async function comesBack(ask: Ask): Promise<void> {
  const deleted = await ask('POST', `${rows}/delete`, asked)
  assert.is(deleted.status, 200, deleted.text)
  assert.is(deleted.body['hidesTables'], false)
  const undone = await undo(ask, deleted)
  assert.is(undone.status, 200, undone.text)
  const { body } = await ask('GET', '/api/tables/letters')
  assert.equal(body['rows'], [{ id: 1, person: 1 }])
}

function undo(ask: Ask, { body }: Answered): Promise<Answered> {
  return ask('POST', `/api/changes/${String(body['undoId'])}/undo`)
}

const OTHER = 'quarry_test_elsewhere'

async function hasOthers(ask: Ask, url: string): Promise<void> {
  const settings = { connections: 1, statementTimeout: 10_000, readOnly: false }
  const { database } = await openDatabase(url, settings)
  const send = (sql: string) => database.query({ sql, parameters: [] })
  const own = (await send('SELECT database()')).rows[0]?.[0]
  try {
    await send(`CREATE DATABASE ${OTHER}`)
    await send(`CREATE TABLE ${OTHER}.notes (id int PRIMARY KEY, person int,
      CONSTRAINT of_note FOREIGN KEY (person) REFERENCES ${String(own)}.people (id) ON DELETE SET NULL)`)
    await isRefused(
      ask,
      `Rows of "${OTHER}.notes" may go or change as well, which is in another database, so that undo could not bring them back.`,
    )
    await send(`ALTER TABLE ${OTHER}.notes DROP FOREIGN KEY of_note`)
    const deleted = await ask('POST', `${rows}/delete`, { keys: [{ id: 2 }] })
    assert.is(deleted.status, 200, deleted.text)
  } finally {
    await send(`DROP DATABASE IF EXISTS ${OTHER}`)
    await database.close()
  }
}

test.run()
