import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { change } from '../cli/project.ts'
import { engines, withProject } from './harness.ts'

const shop = {
  '20260101000000_books.up.sql':
    'CREATE TABLE books (id integer PRIMARY KEY, title varchar(40) NOT NULL);\n',
  '20260101000000_books.down.sql': 'DROP TABLE books;\n',
  '20260102000000_rows.up.sql': `INSERT INTO books VALUES (1, 'one; two');\nINSERT INTO books VALUES (2, 'two');\n`,
  '20260102000000_rows.down.sql': 'DELETE FROM books;\n',
  '20260103000000_price.up.sql':
    'ALTER TABLE books ADD COLUMN price decimal(10, 2);\nUPDATE books SET price = 3;\n',
  '20260103000000_price.down.sql': 'ALTER TABLE books DROP COLUMN price;\n',
}

for (const engine of engines) {
  test(`${engine}: what is pending is applied, shown, and taken back`, () =>
    withProject(engine, shop, async ({ quarry, rows }) => {
      const before = await quarry('status --json')
      assert.is(before.code, 2, before.err)
      const states = (text: string) =>
        JSON.parse(text).migrations.map(({ state }: { state: string }) => state)
      assert.equal(states(before.out), ['pending', 'pending', 'pending'])

      const dry = await quarry('apply --dry-run')
      assert.is(dry.code, 0, dry.err)
      assert.match(dry.out, 'ALTER TABLE books ADD COLUMN price')

      const two = await quarry('apply --count 2')
      assert.is(two.code, 0, two.err)
      assert.match(two.out, '2 migrations applied')
      assert.equal(await rows('select id, title from books order by id'), [
        [1, 'one; two'],
        [2, 'two'],
      ])
      assert.equal(states((await quarry('status --json')).out), ['applied', 'applied', 'pending'])

      const rest = await quarry('apply --json')
      assert.is(rest.code, 0, rest.err)
      assert.equal(
        JSON.parse(rest.out).applied.map(({ id }: { id: string }) => id),
        ['20260103000000'],
      )
      const clean = await quarry('status')
      assert.is(clean.code, 0, clean.out + clean.err)
      assert.match(clean.out, '3 applied')
      assert.match((await quarry('apply')).out, 'nothing is pending')

      const refused = await quarry('down')
      assert.is(refused.code, 1)
      assert.match(refused.err, 'data-loss: column books.price (2 rows)')
      assert.match(refused.err, 'add --allow data-loss')
      const back = await quarry('down --allow data-loss')
      assert.is(back.code, 0, back.err)
      assert.equal(states((await quarry('status --json')).out), ['applied', 'applied', 'pending'])
      const all = await quarry('down --count 5 --allow all')
      assert.is(all.code, 0, all.err)
      assert.equal(states((await quarry('status --json')).out), ['pending', 'pending', 'pending'])
    }))

  test(`${engine}: a statement that fails is shown, and a mended file goes on`, () =>
    withProject(
      engine,
      {
        '20260101000000_a.up.sql':
          'CREATE TABLE a (x integer);\nINSERT INTO a VALUES (1);\nINSERT INTO nowhere VALUES (1);\nCREATE TABLE b (x integer);\n',
        '20260101000000_a.down.sql': 'DROP TABLE b;\nDROP TABLE a;\n',
      },
      async ({ quarry, rows, root }) => {
        const failed = await quarry('apply')
        assert.is(failed.code, 1)
        assert.match(
          failed.err,
          /20260101000000_a\.up\.sql:3:\d+: error: the database refuses this/,
        )
        const shown = JSON.parse((await quarry('status --json')).out)
        assert.is(shown.migrations[0].state, 'failed')
        change(root, {
          'db/migrations/20260101000000_a.up.sql':
            'CREATE TABLE a (x integer);\nINSERT INTO a VALUES (1);\nINSERT INTO a VALUES (2);\nCREATE TABLE b (x integer);\n',
        })
        const mended = await quarry('apply')
        assert.is(mended.code, 0, mended.err)
        assert.equal(await rows('select x from a order by x'), [[1], [2]])
        assert.is((await quarry('status')).code, 0)
      },
    ))
}

test.run()
