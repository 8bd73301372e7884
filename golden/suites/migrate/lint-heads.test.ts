import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { change } from '../cli/project.ts'
import { type Ended, newestEngines, type MigratedProject, withProject } from './harness.ts'

const ANN = '20260102000000_ann.up.sql'
const BEN = '20260103000000_ben.up.sql'
const PARENT = '-- parent: 20260101000000\n'
const base = {
  '20260101000000_base.up.sql':
    'CREATE TABLE users (id integer PRIMARY KEY, mail varchar(40));\nCREATE VIEW v AS SELECT id FROM users;\n',
  '20260101000000_base.down.sql': 'DROP VIEW v;\nDROP TABLE users;\n',
  [ANN.replace('.up', '.down')]: '-- irreversible: it is about the way up\n',
  [BEN.replace('.up', '.down')]: '-- irreversible: it is about the way up\n',
}

/** What `quarry lint` says of two migrations whose authors knew the first one alone. */
async function lintBoth(project: MigratedProject, ann: string, ben: string): Promise<Ended> {
  change(project.root, {
    [`db/migrations/${ANN}`]: PARENT + ann,
    [`db/migrations/${BEN}`]: PARENT + ben,
  })
  return project.quarry('lint')
}

for (const engine of newestEngines) {
  test(`${engine}: migrations that know nothing of each other may come in either order`, () =>
    withProject(engine, base, async (project) => {
      const { root, quarry } = project
      const clean = await lintBoth(
        project,
        'CREATE TABLE a (x integer);\nALTER TABLE users ADD COLUMN age integer;\n',
        'CREATE TABLE b (x integer);\nINSERT INTO b VALUES (1);\nALTER TABLE users ADD COLUMN name varchar(9);\n',
      )
      assert.equal([clean.code, clean.err], [0, ''], clean.out)
      const remembered = join(root, '.quarry/forks')
      assert.ok(existsSync(remembered))
      const nowhere = ' --dev-url postgres://127.0.0.1:1/nowhere'
      if (engine !== 'sqlite') {
        assert.is((await quarry(`lint${nowhere}`)).err, '')
        rmSync(remembered)
        const untested = await quarry(`lint${nowhere}`)
        assert.is(untested.code, 0)
        assert.match(untested.err, 'warning: this migration and "20260102000000_ann" know nothing')
        assert.match(untested.err, '[untested-heads]')
      }
      assert.is((await quarry('migrate next')).code, 0)
      const next = readdirSync(join(root, 'db/migrations')).find((name) =>
        /_next\.up\.sql$/.test(name),
      )
      assert.is(
        readFileSync(join(root, 'db/migrations', next ?? ''), 'utf8').trim(),
        '-- parent: 20260102000000\n-- parent: 20260103000000',
      )
      assert.is((await quarry('lint')).code, 0)
    }))

  test(`${engine}: where their order matters, the conflict names the object`, () =>
    withProject(engine, base, async (project) => {
      const same = await lintBoth(
        project,
        'CREATE TABLE orders (x integer);\n',
        'CREATE TABLE orders (y integer);\n',
      )
      assert.is(same.code, 3, same.err)
      assert.match(same.err, /ben\.up\.sql:2:1: error: this migration and "20260102000000_ann"/)
      assert.match(same.err, /order matters: table [\w.]*orders: .*exists/i)

      const gone = await lintBoth(
        project,
        'DROP VIEW v;\nALTER TABLE users DROP COLUMN mail;\n',
        '\nCREATE INDEX by_mail ON users (mail);\n',
      )
      assert.is(gone.code, 3, gone.err)
      assert.match(gone.err, /order matters: table [\w.]*users: /)

      const view = await lintBoth(
        project,
        'DROP VIEW v;\nCREATE VIEW v AS SELECT mail FROM users;\n',
        'DROP VIEW v;\nCREATE VIEW v AS SELECT id, mail FROM users;\n',
      )
      assert.is(view.code, 3, view.err)
      assert.match(view.err, /order matters: view [\w.]*v\b/)
      const json = await project.quarry('lint --json')
      assert.is(json.code, 3)
      assert.is(JSON.parse(json.out).diagnostics[0].code, 'conflicting-migrations')

      change(project.root, {
        [`db/migrations/${BEN}`]:
          '-- parent: 20260102000000\nDROP VIEW v;\nCREATE VIEW v AS SELECT id, mail FROM users;\n',
      })
      const settled = await project.quarry('lint')
      assert.equal([settled.code, settled.err], [0, ''])
    }))
}

test.run()
