import { copyFileSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { setTimeout as delay } from 'node:timers/promises'
import { ended, type Ended, type MigratedProject, projectAt, withProject } from './harness.ts'
import { slowly, whenSaid } from './slowly.ts'

const servers = ['postgresql-15', 'mysql', 'mariadb'] as const
type Server = (typeof servers)[number]

const filesOf = (engine: Server | 'sqlite') => ({
  '20260101000000_log.up.sql': 'CREATE TABLE log (n integer);\nINSERT INTO log VALUES (0);\n',
  '20260102000000_more.up.sql': `CREATE TABLE t (id integer);
INSERT INTO log VALUES (1);
INSERT INTO log SELECT 2 FROM ${slowly[engine]};
INSERT INTO log VALUES (3);
`,
})

function isClear({ code, out, err }: Ended): void {
  assert.is(code, 1, out + err)
  assert.is(err.match(/error: /g)?.length, 1, err)
  assert.match(err, /\[(?:lost-database|unreachable-database)\]/)
  assert.not.match(err, /fault of its own|at .*\.js:\d+/)
}

async function isDone({ quarry, rows }: MigratedProject): Promise<void> {
  const { code, out, err } = await quarry('apply')
  assert.is(code, 0, out + err)
  assert.equal(await rows('SELECT n FROM log ORDER BY n'), [[0], [1], [2], [3]])
  assert.is((await quarry('status')).code, 0)
}

for (const engine of servers)
  test(`${engine}: a database that another session drops is one clear message, and a new one gets all files`, () =>
    withProject(engine, filesOf(engine), async (project) => {
      const { start, url, quarry } = project
      const name = new URL(url).pathname.slice(1)
      const server = projectAt(
        url.replace(name, engine === 'postgresql-15' ? 'postgres' : 'mysql'),
        engine,
        {},
      )
      const child = start('apply')
      const said = ended(child)
      await whenSaid(child, 'INSERT INTO log VALUES (1)')
      await delay(150)
      await server.execute(
        `DROP DATABASE ${name}${engine === 'postgresql-15' ? ' WITH (FORCE)' : ''}`,
      )
      isClear(await said)
      for (const line of ['apply', 'status']) {
        const { code, err } = await quarry(line)
        assert.equal([code, err.match(/error: /g)?.length], [1, 1], err)
        assert.match(err, name)
      }
      await server.execute(`CREATE DATABASE ${name}`)
      await isDone(project)
    }))

/** What becomes of the file of the database while a migration runs. */
const accidents: Readonly<Record<string, (path: string) => void>> = {
  'is deleted': (path) => rmSync(path),
  'is moved away': (path) => renameSync(path, `${path}-elsewhere`),
  'is replaced by an older copy': (path) => {
    rmSync(path)
    copyFileSync(`${path}-older`, path)
  },
  'is replaced by an empty one': (path) => {
    rmSync(path)
    writeFileSync(path, '')
  },
}

for (const [accident, happen] of Object.entries(accidents))
  test(`sqlite: a file that ${accident} is one clear message, and the next run goes on`, () =>
    withProject('sqlite', filesOf('sqlite'), async (project) => {
      const { start, url, quarry } = project
      const path = url.slice('sqlite://'.length)
      assert.is((await quarry('apply --count 1')).code, 0)
      copyFileSync(path, `${path}-older`)
      const child = start('apply')
      const said = ended(child)
      await whenSaid(child, 'INSERT INTO log VALUES (1)')
      await delay(150)
      happen(path)
      isClear(await said)
      await isDone(project)
      assert.not(existsSync(`${path}-quarry-lock`))
    }))

test.run()
