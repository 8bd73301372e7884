import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { setTimeout as delay } from 'node:timers/promises'
import { newestEngines, withProject } from './harness.ts'
import { finishes, killBehind, killedFile, statements } from './kill.ts'
import { slowly } from './slowly.ts'

for (const engine of newestEngines) {
  test(`${engine}: apply is killed behind each statement, and the next run does each once`, async () => {
    for (let count = 1; count <= statements.length; count++)
      await withProject(engine, killedFile(statements), async (project) => {
        await killBehind(project, count)
        await finishes(project, `${engine} behind ${count}`)
      })
  })
}

for (const engine of newestEngines) {
  test(`${engine}: apply is killed within a statement`, async () => {
    const lines = statements.map((text) =>
      text.replace(/^(INSERT INTO log) VALUES \((\d)\)$/, `$1 SELECT $2 FROM ${slowly[engine]}`),
    )
    for (const count of [1, 7])
      await withProject(engine, killedFile(lines), async (project) => {
        const reported = await killBehind(project, count, 200)
        assert.is(reported, count, 'the statement behind was running')
        await finishes(project, `${engine} within ${count + 1}`)
      })
  })
}

for (const engine of ['mysql', 'mariadb'] as const) {
  test(`${engine}: apply is killed within a definition, which the server goes on with`, () => {
    const definitions = statements.filter((text) => text.startsWith('CREATE TABLE'))
    const rest = statements.filter((text) => !text.startsWith('CREATE TABLE'))
    const files = {
      '20250101000000_tables.up.sql': `${definitions.join(';\n')};\n`,
      ...killedFile(rest),
    }
    return withProject(engine, files, async (project) => {
      assert.is((await project.quarry('apply --count 1')).code, 0)
      const other = await project.connect()
      await other.execute('begin')
      await other.query('select * from t')
      // CREATE INDEX waits for the end of the transaction of the other session.
      assert.is(await killBehind(project, 2, 300), 2)
      const next = finishes(project, `${engine} within a definition`)
      await delay(500)
      await other.execute('commit')
      await other.close()
      await next
    })
  })

  test(`${engine}: where nobody can tell, apply stops and names the line that says it`, () =>
    withProject(
      engine,
      killedFile([
        'CREATE TABLE log (n integer)',
        'CREATE TABLE t (id integer, x integer)',
        'CREATE PROCEDURE slowly() BEGIN INSERT INTO log VALUES (1), (2); DO sleep(0.5); END',
        'CALL slowly()',
        'INSERT INTO log VALUES (3), (4)',
      ]),
      async (project) => {
        assert.is(await killBehind(project, 3, 200), 3)
        const stopped = await project.quarry('apply')
        assert.is(stopped.code, 1)
        assert.match(stopped.err, /killed\.up\.sql:4:1: error: a run ended within this statement/)
        const [line] = /resolve 20260101000000 --as pending --statements 4/.exec(stopped.err) ?? []
        assert.is.not(line, undefined, stopped.err)
        assert.is((await project.quarry(line ?? '')).code, 0)
        await finishes(project, `${engine} by hand`)
      },
    ))
}

test('postgresql-18: statements that are committed by themselves are done once', async () => {
  const lines = statements.map((text) => text.replace('CREATE INDEX', 'CREATE INDEX CONCURRENTLY'))
  for (let count = 1; count <= lines.length; count++)
    await withProject('postgresql-18', killedFile(lines, '-- tx: none\n'), async (project) => {
      await killBehind(project, count)
      await finishes(project, `behind ${count}`)
    })
})

test.run()
