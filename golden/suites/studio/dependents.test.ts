import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { DependencyList } from '../../../studio/api/tables.ts'
import { askStudio, type StudioEngine, studioEngines } from './ask-studio.ts'

const ODD = 'Odd_x'

interface Case {
  /** The names of tables in its quotes. */
  readonly odd: string
  readonly log: string
  readonly more: readonly string[]
  readonly dependents: readonly string[]
}

const inMysql: Case = {
  odd: `\`${ODD}\``,
  log: '`log`',
  more: [
    `CREATE TRIGGER writes AFTER INSERT ON \`log\` FOR EACH ROW BEGIN INSERT INTO \`${ODD}\` VALUES (1); END`,
    `CREATE TRIGGER other BEFORE INSERT ON \`log\` FOR EACH ROW SET NEW.id = NEW.id /* ${ODD} */`,
    `CREATE PROCEDURE counts() SELECT count(*) FROM \`${ODD}\``,
    `CREATE PROCEDURE prepares() BEGIN SET @q = 'SELECT * FROM \`${ODD}\`'; PREPARE q FROM @q; EXECUTE q; END`,
    `CREATE PROCEDURE longer() BEGIN SET @q = 'SELECT * FROM \`${ODD} of others\`'; PREPARE q FROM @q; EXECUTE q; END`,
    `CREATE PROCEDURE says() SELECT '${ODD}'`,
  ],
  dependents: ['routine counts', 'routine prepares', 'trigger writes', 'view shown'],
}

const inPostgresql: Case = {
  odd: `"${ODD}"`,
  log: '"log"',
  more: [
    `CREATE FUNCTION writes() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO "${ODD}" VALUES (1); RETURN NEW; END $$`,
    `CREATE FUNCTION counts() RETURNS bigint LANGUAGE sql AS $$ SELECT count(*) FROM public."${ODD}" $$`,
    `CREATE FUNCTION prepares() RETURNS void LANGUAGE plpgsql AS $$ BEGIN EXECUTE 'DELETE FROM "${ODD}"'; END $$`,
    `CREATE FUNCTION nests() RETURNS void LANGUAGE plpgsql AS $$ BEGIN EXECUTE 'DO ''BEGIN DELETE FROM "${ODD}"; END'''; END $$`,
    `CREATE FUNCTION longer() RETURNS void LANGUAGE plpgsql AS $$ BEGIN EXECUTE 'DELETE FROM "${ODD} of others"'; END $$`,
    `CREATE FUNCTION says() RETURNS text LANGUAGE sql AS $$ SELECT '${ODD}'::text -- ${ODD}
    $$`,
    `CREATE SCHEMA elsewhere`,
    `CREATE TABLE elsewhere."${ODD}" (id int)`,
    `CREATE FUNCTION far() RETURNS bigint LANGUAGE sql AS $$ SELECT count(*) FROM elsewhere."${ODD}" $$`,
  ],
  dependents: [
    'routine counts',
    'routine nests',
    'routine prepares',
    'routine writes',
    'view shown',
  ],
}

const cases: Readonly<Record<StudioEngine, Case>> = {
  'postgresql-15': inPostgresql,
  'postgresql-18': inPostgresql,
  mysql: inMysql,
  mariadb: inMysql,
  sqlite: {
    odd: `"${ODD}"`,
    log: '[log]',
    more: [
      `CREATE TRIGGER writes AFTER INSERT ON log BEGIN INSERT INTO [${ODD.toUpperCase()}] VALUES (1); END`,
      `CREATE TRIGGER other AFTER INSERT ON log BEGIN SELECT '${ODD}' /* "${ODD}" */; END`,
      `CREATE TRIGGER own AFTER INSERT ON "${ODD}" BEGIN SELECT 1; END`,
    ],
    dependents: ['trigger own', 'trigger writes', 'view shown'],
  },
}

for (const engine of studioEngines)
  test(`what uses a relation is found by what its text says, not by words in it: ${engine}`, () => {
    const { odd, log, more, dependents } = cases[engine]
    const schema = [
      `CREATE TABLE ${odd} (id int)`,
      `CREATE TABLE ${log} (id int)`,
      `CREATE VIEW shown AS SELECT id FROM ${odd}`,
      `CREATE VIEW talk AS SELECT id, '${ODD}' AS word FROM ${log}`,
      ...more,
    ]
    return askStudio(engine, { schema }, async (ask) => {
      const { status, text } = await ask(
        'GET',
        `/api/tables/${encodeURIComponent(ODD)}/dependencies`,
      )
      assert.is(status, 200, text)
      const { dependencies }: DependencyList = JSON.parse(text)
      assert.equal(
        dependencies.map(({ kind, name }) => `${kind} ${name}`),
        dependents,
      )
    })
  })

test.run()
