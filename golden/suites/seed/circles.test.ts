import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { engines, type MigratedEngine, withProject } from '../migrate/harness.ts'

const company = `
create table departments (id integer primary key, name varchar(40) not null, head_id integer);
create table employees (
  id integer primary key, name varchar(40) not null, boss_id integer references employees (id),
  department_id integer not null,
  foreign key (boss_id) references employees (id),
  foreign key (department_id) references departments (id));`

const head = 'foreign key (head_id) references employees (id)'

/** SQLite adds no constraint to a table that is there, and takes one that leads to a table which comes later. */
function withHead(engine: MigratedEngine, key: string): string {
  if (engine === 'sqlite') return company.replace('head_id integer)', `head_id integer, ${key})`)
  return `${company}\nalter table departments add constraint heads ${key};`
}

for (const engine of engines) {
  test(`a circle and a table that refers to itself are filled: ${engine}`, () =>
    withProject(engine, {}, async ({ quarry, rows, execute }) => {
      await execute(withHead(engine, head))
      const ended = await quarry('seed departments:20 employees:300')
      assert.is(ended.code, 0, ended.err)
      const [counts = []] = await rows(
        `select (select count(*) from employees where boss_id < id) as a,
          (select count(*) from employees where boss_id >= id) as b,
          (select count(*) from departments where head_id between 1 and 300) as c`,
      )
      const [below, others, heads] = counts.map(Number)
      assert.ok(below !== undefined && below > 200, `${below} have a boss`)
      assert.is(others, 0)
      assert.ok(heads !== undefined && heads > 10, `${heads} have a head`)
    }))

  test(`a circle without a way in is refused, unless the database waits: ${engine}`, () =>
    withProject(engine, {}, async ({ quarry, rows, execute }) => {
      const required = withHead(engine, head).replace('head_id integer', 'head_id integer not null')
      await execute(required)
      const ended = await quarry('seed departments:20 employees:300')
      if (engine === 'sqlite') {
        assert.is(ended.code, 0, ended.err)
        return
      }
      assert.is(ended.code, 1)
      assert.match(ended.err, '[unbreakable-circle]')
      assert.match(ended.err, 'departments')
      assert.equal(await rows('select count(*) from employees'), [[0]])
      if (!engine.startsWith('postgresql')) return
      await execute('alter table departments alter constraint heads deferrable')
      const waited = await quarry('seed departments:20 employees:300')
      assert.is(waited.code, 0, waited.err)
    }))
}

test.run()
