import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { change } from '../cli/project.ts'
import { type MigratedProject, newestEngines, withProject } from './harness.ts'

const SCHEMA = 'db/schema/shop.sql'
const MIGRATIONS = 'db/migrations'

interface Case {
  readonly from: string
  readonly to: string
  /** What is said of the pair, which is written all the same. */
  readonly says: RegExp
}

const people = (columns: string) => `CREATE TABLE people (id integer PRIMARY KEY, ${columns});`

/** Pairs that lead where they should, and are refused by rows that are easily there. */
const refused: Readonly<Record<string, Case>> = {
  'a column that is not NULL and has no default': {
    from: people('a integer'),
    to: people('a integer, b integer NOT NULL'),
    says: /way up .*\[rows-refused\]/,
  },
  'NULLs in a column that is to be without them': {
    from: people('a integer, b varchar(20)'),
    to: people('a integer NOT NULL, b varchar(20)'),
    says: /way up .*\[rows-refused\]/,
  },
  'a unique key over duplicates': {
    from: people('name varchar(20) NOT NULL'),
    to: people('name varchar(20) NOT NULL, CONSTRAINT one UNIQUE (name)'),
    says: /way up .*\[rows-refused\]/,
  },
  'a check that values do not pass': {
    from: people('a integer NOT NULL'),
    to: people('a integer NOT NULL, CONSTRAINT low CHECK (a < -2000000000)'),
    says: /way up .*\[rows-refused\]/,
  },
  'a column that comes back without its values': {
    from: people('a integer NOT NULL, b integer NOT NULL'),
    to: people('a integer NOT NULL'),
    says: /way down .*\[rows-refused\]/,
  },
}

/** Of types that hold what is declared. */
const narrowed: Readonly<Record<string, Case>> = {
  'a shorter type': {
    from: people('note varchar(200) NOT NULL'),
    to: people('note varchar(2) NOT NULL'),
    says: /way up .*\[rows-refused\]/,
  },
  'a cast that fails': {
    from: people('note varchar(200) NOT NULL'),
    to: people('note integer NOT NULL'),
    says: /way up .*\[rows-refused\]/,
  },
}

for (const engine of newestEngines) {
  const cases = engine === 'sqlite' ? refused : { ...refused, ...narrowed }
  test(`${engine}: what rows may refuse is said where the pair is made`, () =>
    withProject(engine, {}, async (project) => {
      for (const [name, each] of Object.entries(cases)) await isSaid(name, each, project)
    }))

  test(`${engine}: a pair that keeps rows is written without a word`, () =>
    withProject(engine, {}, keeps))

  test(`${engine}: rows that cannot be made stand against no pair`, () =>
    withProject(engine, {}, unmade))
}

async function isSaid(
  name: string,
  { from, to, says }: Case,
  project: MigratedProject,
): Promise<void> {
  const { code, err } = await second({ from, to }, project)
  assert.is(code, 0, `${name}: ${err}`)
  assert.match(err.replaceAll(/\s+/g, ' '), says, `${name}: ${err}`)
  assert.is(readdirSync(join(project.root, MIGRATIONS)).length, 4, name)
}

/** Makes the pair from one schema to the other. */
async function second(
  { from, to }: Pick<Case, 'from' | 'to'>,
  { root, quarry }: MigratedProject,
): ReturnType<MigratedProject['quarry']> {
  rmSync(join(root, MIGRATIONS), { recursive: true, force: true })
  change(root, { [SCHEMA]: from })
  const first = await quarry('migrate first --auto')
  assert.is(first.code, 0, first.err)
  change(root, { [SCHEMA]: to })
  return quarry('migrate second --auto --allow all')
}

/** References, a circle, renames, unique keys, checks, types that hold what was there, and what is computed otherwise. */
const kept = `CREATE TABLE people (
  id integer PRIMARY KEY,
  mail varchar(80) NOT NULL UNIQUE,
  age smallint CHECK (age BETWEEN 1 AND 120),
  boss integer REFERENCES people (id),
  note text
);
CREATE TABLE orders (
  id integer PRIMARY KEY,
  person integer NOT NULL REFERENCES people (id),
  total decimal(10, 2) NOT NULL,
  taxed decimal(12, 2) GENERATED ALWAYS AS (total * 2) STORED
);
`

const wanted = `-- @renamed from=people
CREATE TABLE users (
  id integer PRIMARY KEY,
  -- @renamed from=mail
  email varchar(80) NOT NULL UNIQUE,
  age integer CHECK (age BETWEEN 1 AND 120),
  boss integer REFERENCES users (id),
  note text,
  rank integer NOT NULL DEFAULT 0
);
CREATE TABLE orders (
  id integer PRIMARY KEY,
  person integer NOT NULL REFERENCES users (id),
  total decimal(10, 2) NOT NULL DEFAULT 0,
  taxed decimal(12, 2) GENERATED ALWAYS AS (total * 3) STORED
);
CREATE INDEX of_person ON orders (person);
`

async function keeps(project: MigratedProject): Promise<void> {
  const { code, err } = await second(
    { from: kept, to: wanted.replace('rank ', 'level_ ') },
    project,
  )
  assert.is(code, 0, err)
  assert.is(err, '')
}

/** Nobody finds a value of the check by chance; the other table is tried all the same. */
async function unmade(project: MigratedProject): Promise<void> {
  const odd = 'CREATE TABLE odd (n integer NOT NULL, CHECK (n * n = 998001 AND n % 7 = 5));\n'
  const { code, err } = await second(
    { from: odd + people('a integer'), to: odd + people('a integer NOT NULL') },
    project,
  )
  assert.is(code, 0, err)
  assert.match(err, /odd.*\[unmade-rows\]/)
  assert.match(err, /rows-refused/)
}

test.run()
