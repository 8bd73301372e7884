import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { engines, withProject } from '../migrate/harness.ts'

const clubs = `
create table people (id integer primary key, nick varchar(30) not null unique, code char(3) not null unique);
create table clubs (id integer primary key);
create table members (
  club_id integer not null references clubs (id), person_id integer not null references people (id),
  since date not null, number integer not null,
  primary key (club_id, person_id), unique (club_id, number),
  foreign key (club_id) references clubs (id), foreign key (person_id) references people (id));
create table passports (
  person_id integer primary key references people (id), issued date not null unique,
  foreign key (person_id) references people (id));`

for (const engine of engines) {
  test(`keys of one and of several columns are unique: ${engine}`, () =>
    withProject(engine, {}, async ({ quarry, rows, execute }) => {
      await execute(clubs)
      const ended = await quarry('seed people:40 clubs:10 members:400 passports:40')
      assert.is(ended.code, 0, ended.err)
      const [counts] = await rows(
        `select (select count(*) from members) as a, (select count(distinct person_id) from members) as b,
          (select count(distinct issued) from passports) as c`,
      )
      assert.equal(counts, [400, 40, 40])
    }))

  test(`a number that keys leave no room for is refused, what is usual is made less: ${engine}`, () =>
    withProject(engine, {}, async ({ quarry, rows, execute }) => {
      await execute(clubs)
      const many = await quarry('seed people:5 clubs:3 members:16')
      assert.is(many.code, 1)
      assert.match(many.err, '"members" cannot have 16 more rows: (club_id, person_id) is unique')
      assert.match(many.err, 'there are values for 15')
      assert.match(many.err, '[impossible-count]')
      assert.equal(await rows('select count(*) from people'), [[0]])
      const ended = await quarry('seed people:5 clubs:3 members passports')
      assert.is(ended.code, 0, ended.err)
      assert.equal(await rows('select count(*) from members'), [[15]])
      assert.equal(await rows('select count(*) from passports'), [[5]])
    }))

  test(`rows are added twice behind those that are there: ${engine}`, () =>
    withProject(engine, {}, async ({ quarry, rows, execute }) => {
      await execute(clubs)
      await execute(`insert into people values (7, 'ann17', 'AAA'), (70, 'bob', 'AAC')`)
      for (const line of ['seed --append', 'seed --append', 'seed members:50 --append']) {
        const ended = await quarry(line)
        assert.is(ended.code, 0, `${line}: ${ended.err}`)
      }
      assert.equal(await rows('select count(*), min(id), max(id) from people'), [[202, 7, 270]])
      assert.equal(await rows('select count(*) from members'), [[250]])
    }))
}

test.run()
