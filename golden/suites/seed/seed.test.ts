import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { engines, withProject } from '../migrate/harness.ts'
import { shop } from './schemas.ts'

for (const engine of engines)
  test(`a shop is filled as its keys and conditions have it: ${engine}`, () =>
    withProject(engine, {}, async ({ quarry, rows, execute }) => {
      await execute(shop(engine))
      const ended = await quarry('seed customers:20 products:30 orders:200 order_lines:500 --json')
      assert.is(ended.code, 0, ended.err)
      assert.equal(JSON.parse(ended.out), {
        version: 1,
        seed: '1',
        tables: [
          { name: 'customers', rows: 20 },
          { name: 'orders', rows: 200 },
          { name: 'products', rows: 30 },
          { name: 'order_lines', rows: 500 },
        ],
      })
      const counts = await rows(
        `select (select count(*) from customers) as a, (select count(*) from products) as b,
          (select count(*) from orders) as c, (select count(*) from order_lines) as d`,
      )
      assert.equal(counts.flat().map(Number), [20, 30, 200, 500])
      const customers = await rows('select email, name, credit from customers order by id')
      for (const [email, name] of customers) {
        assert.match(String(email), /^[a-z]+\.[a-z]+\d+@example\.(?:com|org|net)$/)
        assert.match(String(name), /^\p{Lu}.* \p{Lu}/u)
      }
      await execute(`insert into products (sku, name, price, discount) values ('x', 'x', 1, 1)`)
    }))

test.run()
