import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { change } from '../cli/project.ts'
import {
  newestEngines,
  type MigratedEngine,
  type MigratedProject,
  providers,
  withProject,
} from './harness.ts'

const pairs = Object.fromEntries(
  [1, 2, 3, 4].flatMap((n) => [
    [`2026010${n}000000_t${n}.up.sql`, `CREATE TABLE t${n} (id integer);\n`],
    [`2026010${n}000000_t${n}.down.sql`, `DROP TABLE t${n};\n`],
  ]),
)

const tables = {
  postgresql:
    "select table_name from information_schema.tables where table_schema = 'public' order by 1",
  mysql:
    'select table_name from information_schema.tables where table_schema = database() order by 1',
  sqlite: "select name from sqlite_schema where type = 'table' order by 1",
}

function tablesOf(engine: MigratedEngine, { rows }: MigratedProject) {
  const provider = providers[engine]
  return rows(provider === 'mariadb' ? tables.mysql : tables[provider])
}

/** Every file of the project with its text. */
function filesOf(root: string): readonly string[] {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted()
  return names.map((name) => {
    const path = join(root, name)
    return name.endsWith('.sql') || name.endsWith('.toml')
      ? name + readFileSync(path, 'utf8')
      : name
  })
}

for (const engine of newestEngines) {
  test(`${engine}: status and --dry-run write nothing at all`, () =>
    withProject(engine, pairs, async (project) => {
      const { quarry, rows, root } = project
      const reading = async () => {
        for (const line of ['status', 'status --json', 'apply --dry-run', 'apply --dry-run --json'])
          assert.ok([0, 2].includes((await quarry(line)).code ?? 1), line)
      }
      const files = filesOf(root)
      await reading()
      assert.equal(await tablesOf(engine, project), [])
      assert.is((await quarry('apply --count 2')).code, 0)
      const before = await tablesOf(engine, project)
      const history = await rows('select * from quarry_migrations order by id')
      await reading()
      assert.equal(await tablesOf(engine, project), before)
      assert.equal(await rows('select * from quarry_migrations order by id'), history)
      assert.equal(filesOf(root), files)
    }))

  test(`${engine}: two counts are their sum, and down behind up leaves nothing`, () =>
    withProject(engine, pairs, async (project) => {
      const { quarry, rows } = project
      for (let run = 0; run < 2; run++) assert.is((await quarry('apply --count 2')).code, 0)
      const all = await tablesOf(engine, project)
      assert.equal((await rows('select id from quarry_migrations order by id')).length, 4)
      const history = await rows('select id, checksum, done from quarry_migrations order by id')
      assert.is((await quarry('down --count 4')).code, 0)
      assert.equal(await rows('select id from quarry_migrations'), [])
      assert.equal((await tablesOf(engine, project)).length, 1)
      assert.is((await quarry('apply --count 4')).code, 0)
      assert.equal(await tablesOf(engine, project), all)
      assert.equal(
        await rows('select id, checksum, done from quarry_migrations order by id'),
        history,
      )
    }))

  test(`${engine}: files that do not fit are errors that name them, and nothing is run`, () =>
    withProject(engine, pairs, async ({ quarry, root, rows, execute }) => {
      assert.is((await quarry('apply --count 2')).code, 0)
      const name = (file: string) => `db/migrations/${file}`
      const late = name('20260101120000_late.up.sql')
      const refused = async (file: string, text: string | undefined, expected: string) => {
        const path = join(root, file)
        const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined
        change(root, { [file]: text })
        for (const line of ['apply', 'status']) {
          const { code, err } = await quarry(line)
          assert.equal(
            [code, err.includes(`${file}`) && err.includes(`: error: ${expected}`)],
            [1, true],
            err,
          )
        }
        change(root, { [file]: before })
      }
      await refused(late, 'CREATE TABLE late (id integer);\n', 'this migration is older than')
      const first = name('20260101000000_t1.up.sql')
      await refused(
        first,
        'CREATE TABLE other (id integer);\n',
        'this migration was applied, and its statements',
      )
      await refused(
        name('20260103000000_twice.up.sql'),
        'SELECT 1;\n',
        '"20260103000000_t3.up.sql" has',
      )
      await refused(
        name('20261301000000_month.up.sql'),
        'SELECT 1;\n',
        'this is no name of a migration',
      )
      change(root, { [late]: 'CREATE TABLE late (id integer);\n' })
      assert.is((await quarry('apply --out-of-order')).code, 0)
      change(root, { [first]: undefined, [first.replace('.up', '.down')]: undefined })
      assert.match(
        (await quarry('status')).err,
        `${first}: error: this migration was applied, and its file is gone`,
      )

      await execute('update quarry_migrations set format = 99')
      for (const line of ['apply', 'down', 'status']) {
        const { code, err } = await quarry(line)
        assert.is(code, 1)
        assert.match(err, /written by quarry \d+\.\d+\.\d+/)
      }
      await execute('drop table quarry_migrations')
      await execute('create table quarry_migrations (version integer)')
      const foreign = await quarry('apply')
      assert.equal([foreign.code, foreign.err.includes('was made by something else')], [1, true])
      assert.equal(await rows('select * from quarry_migrations'), [])
    }))
}

test('sqlite: a file that is not there is not made by reading', () =>
  withProject('sqlite', pairs, async ({ quarry, url }) => {
    const path = url.slice('sqlite://'.length)
    rmSync(path)
    assert.is((await quarry('status')).code, 2)
    assert.is((await quarry('apply --dry-run')).code, 0)
    assert.not(existsSync(path))
  }))

test.run()
