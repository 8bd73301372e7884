import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { newestEngines, withProject } from '../migrate/harness.ts'
import { shop } from './schemas.ts'

/** Milliseconds after which the command has surely begun, and not ended. */
const BUSY = 6000

for (const engine of newestEngines) {
  test(`tables with rows need a word: ${engine}`, () =>
    withProject(engine, {}, async ({ quarry, rows, execute }) => {
      await execute(shop(engine))
      await quarry('seed customers:3 orders:4')
      const refused = await quarry('seed customers')
      assert.is(refused.code, 1)
      assert.match(refused.err, 'there are rows already in customers')
      assert.match(refused.err, '[rows-in-table]')
      const asked = await quarry('seed customers --truncate')
      assert.is(asked.code, 1)
      assert.match(
        asked.err,
        '--truncate deletes all rows of these tables: orders (4 rows), customers (3 rows)',
      )
      assert.equal(await rows('select count(*) from orders'), [[4]])
      const ended = await quarry('seed customers:8 --truncate --yes')
      assert.is(ended.code, 0, ended.err)
      assert.equal(await rows('select count(*) from customers'), [[8]])
      assert.equal(await rows('select count(*) from orders'), [[0]])
    }))

  test(`a table alone needs rows to refer to: ${engine}`, () =>
    withProject(engine, {}, async ({ quarry, rows, execute }) => {
      await execute(shop(engine))
      const refused = await quarry('seed orders:5')
      assert.is(refused.code, 1)
      assert.match(
        refused.err,
        '"orders" refers to "customers" by (customer_id), and there is no row',
      )
      await quarry('seed customers:2')
      const ended = await quarry('seed orders:50')
      assert.is(ended.code, 0, ended.err)
      assert.equal(await rows('select count(distinct customer_id) from orders'), [[2]])
    }))

  test(`an interruption leaves nothing, and keeps what --truncate was to delete: ${engine}`, () =>
    withProject(engine, {}, async ({ quarry, start, rows, execute }) => {
      await execute(shop(engine))
      await quarry('seed customers:3')
      const child = start('seed customers:5000000 products --truncate --yes')
      await delay(BUSY)
      child.kill('SIGINT')
      const [code] = await once(child, 'exit')
      assert.is(code, 130)
      assert.equal(await rows('select count(*) from customers'), [[3]])
      assert.equal(await rows('select count(*) from products'), [[0]])
    }))

  test(`words that are wrong: ${engine}`, () =>
    withProject(engine, {}, async ({ quarry, root, execute }) => {
      await execute(shop(engine))
      const check = async (line: string, expected: string) => {
        const ended = await quarry(line)
        assert.is(ended.code, 1, line)
        assert.match(ended.err, expected)
      }
      await check('seed custmers', 'no table or view "custmers"')
      await check('seed customers:many', '"many" is no number of rows')
      await check('seed customers:0', '"0" is no number of rows')
      await check('seed --count x', '"x" is no count')
      await check('seed --append --truncate', '--append and --truncate exclude each other')
      await check('seed --truncat', 'did you mean "--truncate"?')
      writeFileSync(
        join(root, 'quarry.toml'),
        `version = "2"\n[database]\nprovider = "${engine.replace(/-\d+$/, '')}"\n[seed.tables.custmers]\ncount = 5\n`,
      )
      await check('seed', '[seed.tables] names "custmers"')
    }))

  test(`settings: rows for each row of another table, and NULLs: ${engine}`, () =>
    withProject(engine, {}, async ({ quarry, root, rows, execute }) => {
      await execute(shop(engine))
      writeFileSync(
        join(root, 'quarry.toml'),
        `version = "2"
[database]
provider = "${engine.replace(/-\d+$/, '')}"
[seed]
count = 30
null_rate = 0
[seed.tables.orders]
per_parent = { customers = 4 }
null_rates = { note = 1 }
[seed.tables.order_lines]
per_parent = { orders = [1, 3] }
`,
      )
      const ended = await quarry('seed')
      assert.is(ended.code, 0, ended.err)
      assert.equal(
        await rows(
          'select count(*) as a, min(n) as b, max(n) as c from (select count(*) as n from orders group by customer_id) as o',
        ),
        [[30, 4, 4]],
      )
      assert.equal(await rows('select count(*) as a, count(note) as b from orders'), [[120, 0]])
      assert.equal(await rows('select count(credit) from customers'), [[30]])
      assert.equal(
        await rows(
          `select count(*) as a, min(n) as b, max(n) as c, max(most - n) as d
           from (select count(*) as n, max(line_no) as most from order_lines group by order_id) as l`,
        ),
        [[120, 1, 3, 0]],
      )
    }))
}

test.run()
