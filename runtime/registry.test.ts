import { tmpdir } from 'node:os'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { databaseNames } from '../golden/engines/engine.ts'
import { freshDatabase, type FreshDatabase } from '../golden/engines/fresh-database.ts'
import { skip } from '../golden/skip.ts'
import { engineOf } from './registry.ts'

const owner = { processId: process.pid, now: Date.now() }

/** These run programs of their own. */
const programs: ReadonlySet<string> = new Set(['bun', 'node-22', 'node-26'])

for (const name of databaseNames.filter((each) => !programs.has(each))) {
  test(`${name}: rows as the engine has them, scripts, and a scratch database of its own`, async () => {
    const database = await freshDatabase(name)
    if (database.kind === 'unavailable') return skip(`${name}: ${database.reason}`)
    await inDatabase(database).finally(() => database.drop())
  })
}

async function inDatabase({ url, engine: { version } }: FreshDatabase) {
  const engine = await engineOf(url)
  const connection = await engine.connect(url)
  assert.ok(connection.version.startsWith(version), connection.version)
  await connection.execute('create table t (a int); insert into t values (1), (2)')
  assert.equal(await rows(connection), ['1', '2'])

  const scratch = await engine.scratch(url, owner)
  await scratch.connection.execute('create table t (a int); insert into t values (3)')
  assert.equal(await rows(scratch.connection), ['3'])
  assert.equal(await rows(connection), ['1', '2'])
  await scratch.drop()
  await connection.close()
}

async function rows(connection: Awaited<ReturnType<typeof open>>): Promise<readonly string[]> {
  const found = await connection.query<{ a: unknown }>('select a from t order by a')
  return found.map(({ a }) => String(a))
}

async function open(url: string) {
  return (await engineOf(url)).connect(url)
}

for (const name of ['postgresql-15', 'mysql'] as const) {
  test(`${name}: scratch sweeps what a dead process left an hour ago, nothing else`, async () => {
    const database = await freshDatabase(name)
    if (database.kind === 'unavailable') return skip(`${name}: ${database.reason}`)
    const seconds = Math.floor(owner.now / 1000)
    const left = `quarry_scratch_1_${seconds - 4000}_1`
    const young = `quarry_scratch_1_${seconds - 3000}_1`
    const connection = await open(database.url)
    await connection.execute(`create database ${left}`)
    await connection.execute(`create database ${young}`)
    await (await (await engineOf(database.url)).scratch(database.url, owner)).drop()
    await assert.is(await failureOf(connection.execute(`drop database ${young}`)), undefined)
    await assert.match((await failureOf(connection.execute(`drop database ${left}`))) ?? '', left)
    await connection.close()
    await database.drop()
  })
}

test('a server that does not answer is an error without the password', async () => {
  const failure = (await failureOf(open('postgres://ann:secret@127.0.0.1:1/app'))) ?? ''
  assert.match(failure, 'cannot connect to postgres://ann:***@127.0.0.1:1/app: ')
  assert.not.match(failure, 'secret')
})

test('an SQLite file that is not there is not made', async () => {
  const failure = await failureOf(open(`sqlite://${tmpdir()}/no/such/file.db`))
  assert.match(failure ?? '', /cannot connect to sqlite:.*file\.db/)
})

test('an address of another kind names those that are known', async () => {
  assert.match((await failureOf(open('oracle://db/app'))) ?? '', /"oracle:".*postgres.*sqlite/)
})

async function failureOf(promise: Promise<unknown>): Promise<string | undefined> {
  return promise.then(
    () => undefined,
    (error: unknown) => String(error),
  )
}

test.run()
