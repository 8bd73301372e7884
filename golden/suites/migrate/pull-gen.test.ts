import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { change, snapshot } from '../cli/project.ts'
import { engines, type MigratedEngine, providers, withProject } from './harness.ts'

/** A schema with whatever the engine has beside tables, each statement by itself. */
const schemas = {
  postgresql: [
    `CREATE TYPE mood AS ENUM ('sad', 'it''s fine')`,
    `CREATE DOMAIN money_amount AS numeric(10, 2) CHECK (VALUE >= 0)`,
    `CREATE TYPE span AS (since date, until date)`,
    `CREATE SEQUENCE numbers START 10`,
    `CREATE TABLE "Odd Names" (
      "Id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      number integer NOT NULL DEFAULT nextval('numbers'),
      mood mood NOT NULL DEFAULT 'sad',
      price money_amount,
      tags text[] NOT NULL DEFAULT '{}',
      during span,
      doubled numeric GENERATED ALWAYS AS (price * 2) STORED,
      CHECK (number > 0)
    )`,
    `CREATE FUNCTION is_dear(amount numeric) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$ SELECT amount > 100 $$`,
    `CREATE VIEW dear AS SELECT "Id", price FROM "Odd Names" WHERE is_dear(price)`,
    `CREATE MATERIALIZED VIEW counted AS SELECT mood, count(*) AS number FROM "Odd Names" GROUP BY mood`,
    `CREATE TABLE parts (id integer, day date NOT NULL, PRIMARY KEY (id, day)) PARTITION BY RANGE (day)`,
    `CREATE TABLE parts_new PARTITION OF parts FOR VALUES FROM ('2026-01-01') TO (MAXVALUE)`,
    `CREATE INDEX by_tags ON "Odd Names" USING gin (tags)`,
  ],
  mysql: [
    `CREATE TABLE \`odd names\` (
      \`Id\` bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
      mood enum('sad', 'it''s fine') NOT NULL DEFAULT 'sad',
      marks set('a', 'b'),
      price decimal(10, 2) DEFAULT NULL COMMENT 'in euros; not less',
      doubled decimal(12, 2) AS (price * 2) STORED,
      document json,
      KEY by_mood (mood)
    )`,
    `CREATE TABLE rows_of (id int NOT NULL PRIMARY KEY, odd_id bigint unsigned NOT NULL,
      CONSTRAINT rows_odd FOREIGN KEY (odd_id) REFERENCES \`odd names\` (\`Id\`) ON DELETE CASCADE)`,
    `CREATE VIEW dear AS SELECT \`Id\`, price FROM \`odd names\` WHERE price > 100`,
    `CREATE TRIGGER first BEFORE INSERT ON rows_of FOR EACH ROW BEGIN SET NEW.id = NEW.id + 1; END`,
    `CREATE PROCEDURE p(IN n int) BEGIN SELECT n; END`,
    `CREATE FUNCTION twice(n int) RETURNS int DETERMINISTIC RETURN n * 2`,
  ],
  sqlite: [
    `CREATE TABLE "odd names" ("Id" INTEGER PRIMARY KEY AUTOINCREMENT, mood TEXT NOT NULL CHECK (mood IN ('sad', 'it''s fine')),
      price REAL, doubled REAL AS (price * 2) STORED) STRICT`,
    `CREATE TABLE lines (odd_id INTEGER NOT NULL REFERENCES "odd names" ("Id") ON DELETE CASCADE, line INTEGER NOT NULL,
      PRIMARY KEY (odd_id, line)) WITHOUT ROWID`,
    `CREATE VIEW dear AS SELECT "Id", price FROM "odd names" WHERE price > 100`,
    `CREATE TRIGGER lines_first AFTER INSERT ON lines BEGIN UPDATE "odd names" SET price = 1; END`,
    `CREATE VIRTUAL TABLE found USING fts5(title, body)`,
    `CREATE INDEX by_mood ON "odd names" (mood) WHERE price IS NOT NULL`,
  ],
}

const only: Readonly<Partial<Record<MigratedEngine, readonly string[]>>> = {
  'postgresql-18': ['CREATE TABLE half (x integer, y integer GENERATED ALWAYS AS (x / 2) VIRTUAL)'],
  mariadb: ['CREATE SEQUENCE numbers START WITH 5'],
}

const quoted = (engine: MigratedEngine, name: string) =>
  engine === 'mysql' || engine === 'mariadb' ? `\`${name}\`` : `"${name}"`

for (const engine of engines)
  test(`${engine}: what is pulled compiles, and so do queries on it`, () =>
    withProject(engine, {}, async ({ root, url, quarry, execute }) => {
      change(root, { 'db/schema': undefined, 'db/queries/books.sql': '' })
      const provider = providers[engine]
      const statements = schemas[provider === 'mariadb' ? 'mysql' : provider]
      for (const sql of [...statements, ...(only[engine] ?? [])]) await execute(sql)
      const pulled = await quarry('pull')
      assert.is(pulled.code, 0, pulled.out + pulled.err)
      for (const line of ['check', 'check --verify', `diff ${url} schema`, 'gen']) {
        const { code, out, err } = await quarry(line)
        assert.is(code, 0, `${line}: ${out}${err}`)
      }
      const odd = quoted(engine, provider === 'postgresql' ? 'Odd Names' : 'odd names')
      const queries = ['-- name: Odd :many', `SELECT * FROM ${odd};`]
      change(root, {
        'db/queries/all.sql': [...queries, '-- name: Dear :many', 'SELECT * FROM dear;', ''].join(
          '\n',
        ),
      })
      for (const line of ['check --verify', 'gen', 'gen --check']) {
        const { code, out, err } = await quarry(line)
        assert.is(code, 0, `${line}: ${out}${err}`)
      }
      const generated = Object.values(snapshot(join(root, 'quarry_gen'))).join('\n')
      assert.match(generated, /doubled: (?:number|string) | null/)
    }))

test.run()
