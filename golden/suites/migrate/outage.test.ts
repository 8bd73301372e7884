import type { ChildProcess } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { testEngine } from '../../engines/registry.ts'
import { skip } from '../../skip.ts'
import { ended, type Ended, type MigratedProject, projectAt } from './harness.ts'
import { slowly, whenSaid } from './slowly.ts'

const servers = ['postgresql-18', 'mysql', 'mariadb'] as const
type Server = (typeof servers)[number]

/** Two files; each statement leaves something that would be there twice, or be refused, if it were run again. */
const filesOf = (engine: Server) => ({
  '20260101000000_log.up.sql': 'CREATE TABLE log (n integer);\nINSERT INTO log VALUES (0);\n',
  '20260102000000_more.up.sql': `CREATE TABLE t (id integer);
INSERT INTO log VALUES (1);
INSERT INTO log SELECT 2 FROM ${slowly[engine].replace('0.6', '3')};
CREATE INDEX t_id ON t (id);
INSERT INTO log VALUES (3);
`,
})

/** What the servers of the tests leave out for speed: what is committed stays when they are killed. */
const durable: Readonly<Record<Server, string>> = {
  'postgresql-18': 'ALTER DATABASE postgres SET synchronous_commit = on',
  mysql: 'SET GLOBAL innodb_flush_log_at_trx_commit = 1',
  mariadb: 'SET GLOBAL innodb_flush_log_at_trx_commit = 1',
}

/** The moments at which the server is killed, each with what has to happen before. */
const moments: Readonly<Record<string, (child: ChildProcess) => Promise<() => void>>> = {
  'within a statement': async (child) => {
    await whenSaid(child, 'INSERT INTO log VALUES (1)')
    await delay(200)
    return () => undefined
  },
  'between two statements': async (child) => {
    await whenSaid(child, 'CREATE TABLE t')
    child.kill('SIGSTOP')
    return () => void child.kill('SIGCONT')
  },
}

/** Each moment begins with an empty database. */
const clean = 'DROP TABLE IF EXISTS log, t, quarry_migrations'

for (const engine of servers)
  test(`${engine}: a server that is killed is one clear message, and apply goes on when it is back`, async () => {
    const found = await testEngine(engine).find()
    if (found.kind === 'unavailable') return skip(found.reason)
    const server = await found.start()
    try {
      const { outage } = server
      if (outage === undefined) return skip(`${found.how} is not the tests' own`)
      const url = engine === 'postgresql-18' ? server.url : server.url.replace(/mysql$/, 'shop')
      const project = projectAt(url, engine, filesOf(engine))
      if (engine !== 'postgresql-18')
        await projectAt(server.url, engine, {}).execute('CREATE DATABASE shop')
      for (const [moment, reach] of Object.entries(moments)) {
        await project.execute(durable[engine])
        await project.execute(clean)
        const child = project.start('apply')
        const said = ended(child)
        const goOn = await reach(child)
        await outage.begin()
        goOn()
        isClear(await said, moment)
        await isUnreached(project, moment)
        await outage.end()
        await goesOn(project, moment)
      }
    } finally {
      await server.stop()
    }
  })

function isClear({ code, out, err }: Ended, moment: string): void {
  const label = `${moment}: ${out}${err}`
  assert.is(code, 1, label)
  assert.is(err.match(/error: /g)?.length, 1, label)
  assert.match(err, /\[(?:lost-database|unreachable-database)\]/, label)
  assert.not.match(err, /fault of its own|at .*\.js:\d+/, label)
}

async function isUnreached({ quarry }: MigratedProject, moment: string): Promise<void> {
  for (const line of ['apply', 'status']) {
    const { code, err } = await quarry(line)
    assert.is(code, 1, `${moment}: ${line}`)
    assert.match(err, 'cannot connect to', `${moment}: ${line}`)
    assert.is(err.match(/error: /g)?.length, 1, err)
  }
}

async function goesOn({ quarry, rows }: MigratedProject, moment: string): Promise<void> {
  const status = await quarry('status')
  assert.is(status.code, 2, `${moment}: ${status.out}${status.err}`)
  const { code, out, err } = await quarry('apply')
  assert.is(code, 0, `${moment}: ${out}${err}`)
  assert.equal(await rows('SELECT n FROM log ORDER BY n'), [[0], [1], [2], [3]], moment)
  assert.is((await quarry('status')).code, 0, moment)
}

test.run()
