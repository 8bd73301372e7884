import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { engines, withProject } from '../migrate/harness.ts'
import { shop } from './schemas.ts'

const READ = 'select * from customers order by id'

for (const engine of engines) {
  test(`the same seed makes the same rows, and a new column shifts none: ${engine}`, () =>
    withProject(engine, {}, async ({ quarry, rows, execute }) => {
      const seeded = async (line: string, sql = READ) => {
        const ended = await quarry(`seed customers:50 ${line}`)
        assert.is(ended.code, 0, ended.err)
        return rows(sql)
      }
      await execute(shop(engine))
      const first = await seeded('--seed a')
      assert.equal(await seeded('--seed a --truncate --yes'), first)
      const other = await seeded('--seed b --truncate --yes')
      assert.not.equal(other, first)
      await execute('alter table customers add column nick varchar(20)')
      const named =
        'select id, email, name, is_active, credit, created_at from customers order by id'
      assert.equal(await seeded('--seed a --truncate --yes', named), first)
      const fewer = await seeded('--seed a --truncate --yes --count 7', named)
      assert.equal(fewer, first)
    }))

  test(`the next row gets the next number: ${engine}`, () =>
    withProject(engine, {}, async ({ quarry, rows, execute }) => {
      await execute(shop(engine))
      await quarry('seed customers:10 orders:25')
      await execute(`insert into orders (customer_id, status) values (3, 'new')`)
      assert.equal(await rows('select max(id), count(*) from orders'), [[26, 26]])
      const ended = await quarry('seed orders:5 --append')
      assert.is(ended.code, 0, ended.err)
      await execute(`insert into orders (customer_id, status) values (3, 'new')`)
      assert.equal(await rows('select max(id), count(*) from orders'), [[32, 32]])
    }))
}

test.run()
