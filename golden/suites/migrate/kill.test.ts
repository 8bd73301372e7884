import { test } from 'uvu'
import { engines, withProject } from './harness.ts'
import { finishes, killAfter, killBehind, killedFile, statements } from './kill.ts'

for (const engine of engines) {
  test(`${engine}: apply is killed behind each statement, and the next run does each once`, async () => {
    for (let count = 1; count <= statements.length; count++)
      await withProject(engine, killedFile(statements), async (project) => {
        await killBehind(project, count)
        await finishes(project, `${engine} behind ${count}`)
      })
  })
}

/** Statements that take long enough to be met while they run. */
const slow = {
  'postgresql-18': 'INSERT INTO log SELECT 4 FROM pg_sleep(0.4)',
  mysql: 'INSERT INTO log SELECT 4 FROM (SELECT sleep(0.4)) AS slept',
  mariadb: 'INSERT INTO log SELECT 4 FROM (SELECT sleep(0.4)) AS slept',
} as const

for (const engine of ['postgresql-18', 'mysql', 'mariadb'] as const) {
  test(`${engine}: apply is killed within its statements`, async () => {
    const lines = [...statements.slice(0, -1), slow[engine]]
    for (const milliseconds of [250, 400, 550, 700, 900])
      await withProject(engine, killedFile(lines), async (project) => {
        await killAfter(project, milliseconds)
        await finishes(project, `${engine} after ${milliseconds} ms`)
      })
  })
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
