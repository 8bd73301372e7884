import { existsSync, rmSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Connection } from '../../../runtime/engine.ts'
import { change } from '../cli/project.ts'
import { applyAtOnce } from './crowd.ts'
import {
  ended,
  type Ended,
  newestEngines,
  type MigratedEngine,
  providers,
  withProject,
} from './harness.ts'
import { slowly, whenSaid } from './slowly.ts'

const CROWD = 6

for (const engine of newestEngines) {
  test(`${engine}: of many runs at once each file is applied by one, and all end well`, () =>
    applyAtOnce(engine, CROWD))

  test(`${engine}: the run that is waited for is named, and when it is killed another goes on`, () =>
    withProject(engine, slowFiles(engine, 5), async ({ start, rows, quarry }) => {
      const holder = start('apply')
      await whenSaid(holder, 'CREATE TABLE log')
      const waiting = start('apply')
      const said = ended(waiting)
      await whenSaid(waiting, 'another run is at work: ')
      holder.kill('SIGKILL')
      const { code, err } = await said
      assert.is(code, 0, err)
      assert.match(err, /another run is at work: (?:backend \d+ \(|connection \d+ \(|the process)/)
      assert.equal(await rows('select n from log order by n'), [[0], [1]])
      assert.is((await quarry('status')).code, 0)
    }))

  test(`${engine}: Ctrl+C within a statement ends with 130, and the next run goes on`, () =>
    withProject(engine, slowFiles(engine), async ({ start, rows, quarry }) => {
      const child = start('apply')
      const said = ended(child)
      await whenSaid(child, 'CREATE TABLE log')
      await delay(150)
      child.kill('SIGINT')
      const { code, err } = await said
      assert.equal([code, err], [130, ''])
      const next = await quarry('apply')
      assert.is(next.code, 0, next.err)
      assert.equal(await rows('select n from log order by n'), [[0], [1]])
      assert.is((await quarry('status')).code, 0)
    }))
}

/** Its last statement takes long, and so many times longer. */
function slowFiles(engine: MigratedEngine, times = 1) {
  const source = slowly[engine].replace(/0\.6|6000000/, (each) => String(Number(each) * times))
  return {
    '20260101000000_slow.down.sql': '-- irreversible: it is about the way up\n',
    '20260101000000_slow.up.sql': `CREATE TABLE log (n integer);\nINSERT INTO log VALUES (0);\nINSERT INTO log SELECT 1 FROM ${source};\n`,
  }
}

/** What holds the table from another session until it is committed. */
async function hold(connection: Connection): Promise<() => Promise<void>> {
  await connection.execute('begin')
  await connection.query('select * from log')
  await connection.execute('insert into log values (7)')
  return async () => {
    await connection.execute('commit')
    await connection.close()
  }
}

for (const engine of newestEngines)
  test(`${engine}: who holds a lock for too long is named`, () =>
    withProject(
      engine,
      {
        '20260101000000_log.up.sql': 'CREATE TABLE log (n integer);\n',
        '20260102000000_more.up.sql': 'ALTER TABLE log ADD COLUMN m integer;\n',
      },
      async ({ quarry, connect, root }) => {
        assert.is((await quarry('apply --count 1')).code, 0)
        const release = await hold(await connect())
        change(root, {
          'quarry.toml': `${configOf(engine)}[migrate]\nlock_timeout = "1s"\n`,
        })
        const { code, err } = await quarry('apply')
        assert.is(code, 1)
        assert.match(
          err,
          /error: a lock was not to be had: .*; it is held by (?:backend|connection|\/)/,
        )
        assert.match(err, 'trying again')
        await release()
        const next = await quarry('apply')
        assert.is(next.code, 0, next.err)
      },
    ))

for (const engine of newestEngines.filter((each) => each !== 'sqlite'))
  test(`${engine}: a connection that the server ends is one clear message, and the next run goes on`, () =>
    withProject(engine, slowFiles(engine), async ({ start, rows, quarry, connect }) => {
      const child = start('apply')
      const said = ended(child)
      await whenSaid(child, 'CREATE TABLE log')
      await delay(150)
      const other = await connect()
      await killSessions(other, providers[engine])
      await other.close()
      const { code, err } = await said
      assert.is(code, 1)
      assert.is(err.match(/error: /g)?.length, 1, err)
      assert.not.match(err, /at .*\.js:\d+/)
      const next = await quarry('apply')
      assert.is(next.code, 0, next.err)
      assert.equal(await rows('select n from log order by n'), [[0], [1]])
    }))

const sessions = {
  postgresql:
    'select pid as id from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  mysql:
    'select id from information_schema.processlist where db = database() and id <> connection_id()',
}

async function killSessions(connection: Connection, provider: string): Promise<void> {
  const isPostgresql = provider === 'postgresql'
  const query = isPostgresql ? sessions.postgresql : sessions.mysql
  for (const { id } of await connection.query<{ id: number | string }>(query))
    await connection.query(isPostgresql ? `select pg_terminate_backend(${id})` : `kill ${id}`)
}

test('sqlite: a file that is deleted in the middle is made anew by the next run', () =>
  withProject('sqlite', slowFiles('sqlite'), async ({ start, url, rows, quarry }) => {
    const path = url.slice('sqlite://'.length)
    const child = start('apply')
    const said: Promise<Ended> = ended(child)
    await whenSaid(child, 'CREATE TABLE log')
    rmSync(path)
    const { code, err } = await said
    assert.is(code, 1, err)
    assert.is(err.match(/error: /g)?.length, 1, err)
    const next = await quarry('apply')
    assert.is(next.code, 0, next.err)
    assert.equal(await rows('select n from log order by n'), [[0], [1]])
    assert.not(existsSync(`${path}-quarry-lock`))
  }))

function configOf(engine: MigratedEngine): string {
  return `version = "2"\n[database]\nprovider = "${providers[engine]}"\n`
}

test.run()
