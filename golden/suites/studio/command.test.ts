import { createServer } from 'node:net'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { studio, type StudioOptions } from '../../../cli/commands/studio.ts'
import { freshDatabase } from '../../engines/fresh-database.ts'
import { skip } from '../../skip.ts'
import { makeProject, ran } from '../cli/project.ts'

const plain: StudioOptions = {
  urls: [],
  environment: undefined,
  port: undefined,
  host: undefined,
  token: undefined,
  browser: false,
  readOnly: false,
  verbose: false,
  allowDangerous: false,
}

const SECRET = 'p4ss-w0rd'

/** The command ends with 1 and one fault, which says so and shows no password. */
async function refuses(
  options: Partial<StudioOptions>,
  expected: RegExp,
  directory: string = makeProject({ 'quarry.toml': undefined }),
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const state = { XDG_STATE_HOME: join(directory, 'state'), ...environment }
  const run = (invocation: Parameters<typeof studio>[1]) =>
    studio({ ...plain, ...options }, invocation)
  const { code, out, err } = await ran(directory, run, undefined, state)
  assert.is(code, 1, err)
  assert.match(err, expected)
  assert.match(err, /1 error\n$/)
  assert.not.match(out + err, SECRET)
  assert.not.match(out + err, /\n +at /)
}

/** A directory with an empty database, and its address. */
function withFile() {
  const directory = makeProject({ 'quarry.toml': undefined })
  writeFileSync(join(directory, 'shop.db'), '')
  return { directory, urls: ['sqlite://shop.db'] }
}

test('an address that leads nowhere is refused', async () => {
  await refuses({}, /no address is given, and there is no quarry\.toml here/)
  await refuses({ urls: ['a', 'b'] }, /more than one address/)
  await refuses({ urls: [`oracle://me:${SECRET}@host/db`] }, /begin with "oracle:"/)
  await refuses({ urls: [`me:${SECRET}@host`] }, /there is no database to open/)
  await refuses({ urls: ['shop.db'] }, /there is no database to open/)
  await refuses(
    { urls: [`postgres://me:${SECRET}@host:port/db`] },
    /"postgres:\.\.\." is malformed/,
  )
  await refuses({ urls: ['sqlite://missing.db'] }, /missing\.db: there is no such file/)
  await refuses({ urls: [`postgres://me:${SECRET}@127.0.0.1:99999/db`] }, /is malformed/)
  await refuses({ urls: [''] }, /there is no database to open/)
})

test('a file that is no database is refused', async () => {
  const directory = makeProject({ 'quarry.toml': undefined })
  mkdirSync(join(directory, 'folder'))
  writeFileSync(join(directory, 'text.db'), 'this is a text, however long it is read as a database')
  writeFileSync(join(directory, 'torn.db'), `SQLite format 3\0${'x'.repeat(5000)}`)
  await refuses({ urls: ['sqlite://folder'] }, /folder: this is no file/, directory)
  await refuses({ urls: ['sqlite://text.db/below.db'] }, /cannot connect to/, directory)
  for (const name of ['text', 'torn'])
    await refuses({ urls: [`sqlite://${name}.db`] }, /file is not a database/, directory)
})

test('a server that nobody finds is named without its password (security 27)', async () => {
  for (const scheme of ['postgres', 'mysql', 'mariadb']) {
    const at = (user: string, rest: string) => `${scheme}://${user}@${rest}`
    await refuses({ urls: [at(`me:${SECRET}`, 'nowhere.invalid/db')] }, /ENOTFOUND|EAI_AGAIN/)
    await refuses({ urls: [at(`me:${SECRET}`, '127.0.0.1:1/db?sslmode=verify-full')] }, /connect/)
    await refuses({ urls: [at(`me:${SECRET}%ss`, '127.0.0.1:1/db')] }, /REFUSED|written %25/)
  }
  const hidden = `postgres://127.0.0.1:1/db?user=me&password=${SECRET}`
  await refuses({ urls: [hidden] }, /password=\*\*\*/)
})

test('a server that refuses says why, and no password is shown (security 27)', async () => {
  for (const engine of ['postgresql-15', 'mysql', 'mariadb'] as const) {
    const fresh = await freshDatabase(engine)
    if (fresh.kind === 'unavailable') {
      skip(fresh.reason)
      continue
    }
    const address = new URL(fresh.url)
    address.username = 'nobody_of_this_name'
    address.password = encodeURIComponent(`${SECRET}/@ é%`)
    const reason = /role "nobody_of_this_name" does not exist|Access denied for user/
    await refuses({ urls: [address.href] }, reason)
    const other = new URL(fresh.url)
    other.pathname = '/no_such_database'
    await refuses({ urls: [other.href] }, /no_such_database/)
    await fresh.drop()
  }
})

test('a server that does not answer is named without its password (security 27)', async () => {
  for (const scheme of ['postgres', 'mysql', 'mariadb'])
    await refuses({ urls: [`${scheme}://me:${SECRET}@127.0.0.1:1/shop`] }, /cannot connect to/)
})

test('the address of the project is the one of its environment', async () => {
  const config = `version = "2"\n[database]\nprovider = "sqlite"\n[environments.staging]\nurl_env = "STAGING_URL"\n`
  const directory = makeProject({ 'quarry.toml': config })
  await refuses({}, /has DATABASE_URL/, directory)
  await refuses({ environment: 'staging' }, /has STAGING_URL/, directory)
  await refuses({ environment: 'stagin' }, /did you mean "staging"/, directory)
  const url = `postgres://me:${SECRET}@127.0.0.1:1/shop`
  await refuses({ environment: 'staging' }, /cannot connect/, directory, { STAGING_URL: url })
  await refuses({ environment: 'staging', urls: [url] }, /exclude each other/, directory)
})

test('a host that others reach needs a token (security 2, 26)', async () => {
  const { directory, urls } = withFile()
  for (const host of ['0.0.0.0', '::', '192.0.2.1'])
    await refuses({ urls, host }, /needs --auth-token/, directory)
  for (const host of ['', '127.0.0.1:80', 'no such host', 'http://localhost'])
    await refuses({ urls, host }, /no address that can be listened on/, directory)
  for (const token of ['', 'a b', 'ä'])
    await refuses({ urls, token }, /the value of --auth-token/, directory)
})

test('a port is a number, and is taken exactly', async () => {
  const { directory, urls } = withFile()
  for (const port of ['', 'http', '-1', '65536', '80.5', '1e3'])
    await refuses({ urls, port }, /is no port/, directory)
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const address = taken.address()
  const port = typeof address === 'object' ? String(address?.port) : ''
  await refuses({ urls, port }, new RegExp(`port ${port} is in use`), directory)
  await new Promise((resolve) => taken.close(resolve))
})

test.run()
