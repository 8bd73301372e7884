import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { engines, withProject } from '../migrate/harness.ts'

/** Each is a check that the engine itself holds: what is refused fails the command. */
const understood = `
create table bookings (
  id integer primary key,
  state varchar(10) not null check (state in ('new', 'paid', 'gone')),
  seats integer not null check (seats between 1 and 8),
  price decimal(8, 2) not null check (price > 0),
  least_price decimal(8, 2) not null,
  rebate decimal(5, 2) not null check (rebate >= 0 and rebate < 0.5),
  day_from date not null check (day_from >= '2031-01-01'),
  day_to date not null,
  day_back date not null,
  code varchar(12) not null unique check (length(code) = 6),
  plate varchar(10) not null check (plate like '__-%'),
  grade integer not null check (grade <> 3 and grade >= 2 and grade <= 4),
  note varchar(40) check (note is null or length(note) > 5),
  check (day_to > day_from),
  check (day_back >= day_to),
  check (least_price <= price)
);`

const tried = `
create table numbers (id integer primary key, n integer not null check (n % 2 = 0), m integer not null);`

const impossible = `
create table voids (id integer primary key, n integer not null, constraint never check (n * n < 0));`

for (const engine of engines) {
  test(`conditions that are understood hold for all rows: ${engine}`, () =>
    withProject(engine, {}, async ({ quarry, rows, execute }) => {
      await execute(understood)
      const ended = await quarry('seed --count 3000')
      assert.is(ended.code, 0, ended.err)
      const states = await rows(
        'select state, count(*) from bookings group by state order by state',
      )
      assert.equal(
        states.map(([state]) => state),
        ['gone', 'new', 'paid'],
      )
      assert.equal(await rows('select distinct grade from bookings order by grade'), [[2], [4]])
    }))

  test(`rows for other conditions are tried: ${engine}`, () =>
    withProject(engine, {}, async ({ quarry, rows, execute }) => {
      await execute(tried)
      const ended = await quarry('seed --count 300')
      assert.is(ended.code, 0, ended.err)
      assert.equal(await rows('select count(*) as a, count(distinct n % 2) as b from numbers'), [
        [300, 1],
      ])
    }))

  test(`a condition that no row meets is named, and nothing is written: ${engine}`, () =>
    withProject(engine, {}, async ({ quarry, rows, execute }) => {
      await execute(tried + impossible)
      const ended = await quarry('seed')
      assert.is(ended.code, 1)
      assert.match(ended.err, 'no row was found that "voids" takes')
      assert.match(ended.err, 'never')
      assert.equal(await rows('select count(*) from numbers'), [[0]])
    }))
}

test.run()
