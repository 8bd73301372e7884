import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { engines, type MigratedEngine, withProject } from '../migrate/harness.ts'

const postgresql = `
create type mood as enum ('sad', 'ok');
create type place as (name text, x int, at timestamptz);
create domain short as varchar(5) check (length(value) >= 2);
create domain positive as int not null check (value > 0);
create schema other;
create table other.things (
  id serial primary key, a int2 not null, b int8 not null, c numeric(6, 3) not null, d numeric not null,
  e real not null, f float8 not null, g money not null, h boolean not null, i text not null, j varchar(3) not null unique,
  k char(4) not null, l bytea not null, m uuid not null unique, n json not null, o jsonb not null, p date not null,
  q time not null, r timetz not null, s timestamp not null, t timestamptz not null, u interval not null,
  v inet not null unique, w cidr not null, x macaddr not null, y bit(5) not null, z varbit(9) not null,
  aa mood not null, ab place not null, ac short not null, ad positive, ae int[] not null, af text[] not null,
  ag mood[] not null, ah int4range not null, ai tstzrange not null, aj daterange not null, ak point not null,
  al box not null, am circle not null, an polygon not null, ao xml not null, ap tsvector not null, aq box[] not null,
  ar short[] not null, "at" place[] not null, "Odd ""name" int not null, unseen regclass,
  au int generated always as (a * 2) stored, av nummultirange not null, aw bytea[] not null, ax "char" not null);`

const mysql = `
create table things (
  id int auto_increment primary key, a tinyint not null, b bigint unsigned not null, c decimal(6, 3) unsigned not null,
  d float not null, e double not null, f boolean not null, g char(3) not null unique, h varchar(20) not null,
  i text not null, j enum('x', 'it''s') not null, k set('a', 'b') not null, l binary(4) not null, m varbinary(9) not null,
  n blob not null, o json not null, p date not null, q time not null, r datetime(3) not null, s timestamp not null,
  t year not null, u bit(1) not null, v bit(9) not null, w point not null, x mediumint not null, y tinytext not null,
  z int generated always as (a + 1) stored, \`odd \`\`name\` int not null);`

const schemas: Readonly<Record<MigratedEngine, string>> = {
  'postgresql-15': postgresql,
  'postgresql-18': postgresql,
  mysql,
  mariadb: mysql.replace(
    'x mediumint',
    'ip inet6 not null unique, ip4 inet4 not null, code uuid not null unique, x mediumint',
  ),
  sqlite: `
create table things (
  id integer primary key, a int not null, b text not null, c blob not null, d real not null, e any not null,
  "odd ""name" int not null, m int generated always as (a + 1) stored) strict;
create table loose (
  id integer primary key, f decimal(6, 3) not null, g boolean not null, h date not null, i datetime not null,
  j json not null, k varchar(3) not null unique, n not null, p numeric not null);`,
}

for (const engine of engines)
  test(`every type has values: ${engine}`, () =>
    withProject(engine, {}, async ({ quarry, rows, execute }) => {
      await execute(schemas[engine])
      const ended = await quarry('seed --count 300')
      assert.is(ended.code, 0, ended.err)
      const table = engine.startsWith('postgresql') ? 'other.things' : 'things'
      assert.equal(await rows(`select count(*) from ${table}`), [[300]])
      const more = await quarry('seed --count 300 --append')
      assert.is(more.code, 0, more.err)
    }))

test.run()
