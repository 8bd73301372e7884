import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { change } from '../cli/project.ts'
import { withOwnServer } from '../studio/network/own-server.ts'
import { type Ended, projectAt, withProject } from './harness.ts'

const migrations = { '20260101000000_a.up.sql': 'CREATE TABLE a (id integer PRIMARY KEY);\n' }
const PASSWORD = 'S3cret-p@55'

/** Commands that need the database of the project. */
const commands = ['status', 'apply', 'down', 'raw SELECT', 'seed', 'pull']

/** One error with this text, the exit code of errors, and no password. */
function isOneError({ code, out, err }: Ended, expected: RegExp | string, line: string): void {
  assert.is(code, 1, `${line}: ${out}${err}`)
  assert.is(err.match(/error: /g)?.length, 1, `${line}: ${err}`)
  assert.match(err, expected, line)
  for (const secret of [PASSWORD, encodeURIComponent(PASSWORD)])
    assert.not.ok((out + err).includes(secret), line)
}

test('an address that is none names the variable that holds it', () =>
  withProject('sqlite', migrations, async ({ quarry }) => {
    const addresses = {
      nonsense:
        /what DATABASE_URL holds is not the address.*without a scheme.*\n.*set DATABASE_URL/,
      [`oracle://u:${PASSWORD}@h/x`]: /what DATABASE_URL holds.*begin with "oracle:"/,
      [`postgres://u:${PASSWORD}@h/x`]: /leads to another database \[other-provider\]/,
      '': /neither the environment nor \.env has DATABASE_URL/,
    }
    for (const [address, expected] of Object.entries(addresses))
      for (const line of commands) isOneError(await quarry(line, address), expected, line)
  }))

test('a SQLite file in a directory that is not there, and one that is no database', () =>
  withProject('sqlite', migrations, async ({ quarry, root }) => {
    const nowhere = `sqlite://${root}/nowhere/shop.db`
    isOneError(await quarry('apply', nowhere), 'there is no such file or directory', 'apply')
    isOneError(await quarry('baseline', nowhere), 'there is no such file or directory', 'baseline')
    assert.is((await quarry('status', nowhere)).code, 2)
    const other = `sqlite://${root}/quarry.toml`
    for (const line of ['apply', 'status'])
      isOneError(await quarry(line, other), 'file is not a database', line)
  }))

test('a server for scratch databases that is of another provider, or none', () =>
  withProject('postgresql-15', migrations, async ({ quarry, root, url }) => {
    change(root, { 'db/schema/shop.sql': 'CREATE TABLE a (id integer PRIMARY KEY);\n' })
    for (const [address, expected] of [
      ['nonsense', 'is not understood: no engine for addresses without a scheme'],
      [`mysql://u:${encodeURIComponent(PASSWORD)}@127.0.0.1/x`, 'is not of the provider'],
    ] as const)
      for (const line of ['migrate x --auto', 'diff migrations schema', 'pull'])
        isOneError(await quarry(`${line} --dev-url ${address}`, url), expected, line)
  }))

test('postgresql: a wrong password is not shown', () =>
  withOwnServer('postgresql-15', async ({ url }) => {
    const project = projectAt(url, 'postgresql-15', migrations)
    await project.execute(
      `CREATE ROLE ann LOGIN PASSWORD 'right'; GRANT ALL ON SCHEMA public TO ann`,
    )
    const directory = String((await project.rows('SHOW data_directory'))[0]?.[0])
    const file = join(directory, 'pg_hba.conf')
    assert.ok(statSync(file).isFile())
    writeFileSync(file, 'host all ann all scram-sha-256\nhost all all all trust\n')
    await project.execute('SELECT pg_reload_conf()')
    // The server reads its files a moment after it was told to.
    await delay(500)
    const withPassword = (password: string) => {
      const address = new URL(url)
      address.username = 'ann'
      address.password = encodeURIComponent(password)
      return address.href
    }
    for (const line of [...commands, 'check --verify', 'migrate x --auto', 'studio --no-browser']) {
      const ended = await project.quarry(line, withPassword(PASSWORD))
      isOneError(
        ended,
        /cannot connect to postgres:\/\/ann:\*\*\*@.*password authentication failed/,
        line,
      )
    }
    assert.is((await project.quarry('apply', withPassword('right'))).code, 0)
  }))

test.run()
