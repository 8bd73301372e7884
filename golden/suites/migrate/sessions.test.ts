import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { RunnerConnection } from '../../../runtime/migrate/run/runner-engine.ts'
import { runnerOf } from '../../../runtime/registry.ts'
import { type MigratedEngine, newestEngines, providers, withProject } from './harness.ts'

const patience = { onWait: () => undefined, signal: new AbortController().signal }

interface Spoiling {
  /** What a file may do to its session by statements that leave the session to the next file. */
  readonly statements: readonly string[]
  /** What a session shows of itself, without what is of the server or of the time. */
  readonly shown: readonly string[]
}

const mysql: Spoiling = {
  statements: [
    `set names latin1, session sql_mode = 'ANSI_QUOTES', session autocommit = 0, session foreign_key_checks = 0`,
    `set @x = 5, session time_zone = '+03:00', session max_sort_length = 99`,
    'create temporary table hidden (n integer)',
    'create table shown (n integer auto_increment primary key)',
    'insert into shown values ()',
    `do get_lock('mine', 0)`,
    'lock tables shown write',
    'start transaction',
    'insert into shown values ()',
  ],
  shown: [
    `show session variables where variable_name not in ('timestamp', 'pseudo_thread_id', 'statement_id', 'rand_seed1', 'rand_seed2',
       'last_gtid', 'gtid_executed', 'in_transaction', 'identity', 'error_count', 'warning_count', 'server_uuid')`,
    "select @x, last_insert_id(), is_free_lock('mine'), database(), current_user()",
  ],
}

const spoiling: Readonly<Record<(typeof providers)[MigratedEngine], Spoiling>> = {
  postgresql: {
    statements: [
      `set search_path = public, pg_catalog; set timezone = 'Asia/Tokyo'; set statement_timeout = 5000; set role pg_monitor`,
      `reset role; create temp table hidden (n integer); create table shown (n serial)`,
      'insert into shown default values',
      `prepare mine as select 1; listen mine; select pg_advisory_lock(77)`,
      'begin; declare held cursor with hold for select 1; commit',
      'set session_replication_role = replica; set default_transaction_read_only = on',
    ],
    shown: [
      `select name, setting from pg_settings where name not in ('lock_timeout') order by name`,
      `select current_user, current_schema(), (select count(*) from pg_prepared_statements) as prepared,
         (select count(*) from pg_cursors where is_holdable) as cursors,
         (select count(*) from pg_listening_channels()) as channels, to_regclass('hidden') as hidden,
         (select array_agg(objid order by objid) from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks`,
    ],
  },
  mysql,
  mariadb: mysql,
  sqlite: {
    statements: [
      'create table shown (n integer primary key)',
      'insert into shown values (1)',
      'create trigger t after insert on shown begin select 1; end',
    ],
    shown: [
      'select * from pragma_foreign_keys, pragma_recursive_triggers, pragma_defer_foreign_keys',
      'select count(*) from sqlite_temp_schema',
    ],
  },
}

for (const engine of newestEngines)
  test(`${engine}: a session that is reset is like a new one`, () =>
    withProject(engine, {}, async ({ url }) => {
      const { statements, shown } = spoiling[providers[engine]]
      const lock = await (await runnerOf(url)).lock(url, patience)
      const first = await lock.connect()
      for (const statement of statements) await first.execute(statement)
      const spoilt = await show(first, shown)
      await first.reset()
      const reset = await show(first, shown)
      await first.close()
      const second = await lock.connect()
      const fresh = await show(second, shown)
      assert.equal(differing(reset, fresh), differing(fresh, reset))
      if (engine !== 'sqlite') assert.not.equal(spoilt, reset, 'the statements do something')
      await second.close()
      await lock.release()
    }))

async function show(
  connection: RunnerConnection,
  queries: readonly string[],
): Promise<readonly string[]> {
  const lines: string[] = []
  for (const query of queries)
    for (const row of await connection.query<object>(query))
      lines.push(Object.values(row).join(' '))
  return lines
}

function differing(lines: readonly string[], others: readonly string[]): readonly string[] {
  return lines.filter((line) => !others.includes(line))
}

const marked: Readonly<Record<(typeof newestEngines)[number], readonly [string, string]>> = {
  'postgresql-18': [
    `do $$ begin execute format('alter database %I set search_path = other, public', current_database()); end $$;
     create schema other;`,
    'create table other_or_public (n integer);',
  ],
  mysql: ["set sql_mode = 'ANSI_QUOTES';\nset @n = 7;", 'create table t (n integer default "3");'],
  mariadb: [
    "set sql_mode = 'ANSI_QUOTES';\nset @n = 7;",
    'create table t (n integer default "3");',
  ],
  sqlite: [
    'pragma foreign_keys = off;\npragma case_sensitive_like = on;\ncreate temp table hidden (n integer);',
    "create temp table hidden (n integer);\ncreate table t (n check ('A' like 'a'));\ninsert into t values (1);",
  ],
}

for (const engine of newestEngines)
  test(`${engine}: what a file sets for its session, or for new ones, is as with a connection for each file`, () =>
    withProject(
      engine,
      {
        '20260101000000_one.up.sql': `${marked[engine][0]}\n`,
        '20260102000000_two.up.sql': `${marked[engine][1]}\n`,
      },
      async ({ quarry, rows }) => {
        const { code, err } = await quarry('apply')
        assert.is(code, 0, err)
        if (engine.startsWith('postgresql'))
          assert.equal(
            await rows(`select to_regclass('other.other_or_public') is not null as there`),
            [[true]],
          )
      },
    ))

for (const engine of ['mysql', 'mariadb'] as const)
  test(`${engine}: a file that asks for what a plain file has left in its session finds a new one`, () =>
    withProject(
      engine,
      {
        '20260101000000_one.up.sql':
          'CREATE TABLE t (n integer AUTO_INCREMENT PRIMARY KEY, m integer);\nINSERT INTO t (m) VALUES (7);\n',
        '20260102000000_two.up.sql': 'INSERT INTO t (m) VALUES (LAST_INSERT_ID());\n',
      },
      async ({ quarry, rows }) => {
        const { code, err } = await quarry('apply')
        assert.is(code, 0, err)
        assert.equal(await rows('select m from t order by n'), [[7], [0]])
      },
    ))

test('postgresql-18: a file that asks for what a plain file has left in its session finds a new one', () =>
  withProject(
    'postgresql-18',
    {
      '20260101000000_one.up.sql': 'CREATE TABLE t (n serial);\nINSERT INTO t VALUES (DEFAULT);\n',
      '20260102000000_two.up.sql': 'INSERT INTO t VALUES (lastval());\n',
    },
    async ({ quarry }) => {
      const { code, err } = await quarry('apply')
      assert.is(code, 1, err)
      assert.match(err, 'lastval is not yet defined in this session')
    },
  ))

const leaving = `CREATE SCHEMA other;
CREATE TABLE t (n integer);
CREATE FUNCTION leave() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM set_config('search_path', 'other', false);
  CREATE TEMP TABLE u (n integer);
  RETURN NEW;
END $$;
CREATE TRIGGER leaves BEFORE INSERT ON t FOR EACH ROW EXECUTE FUNCTION leave();
`

test('postgresql-18: what a trigger leaves in the session is gone for the next file, though both are sent together', () =>
  withProject(
    'postgresql-18',
    {
      '20260101000000_trigger.up.sql': leaving,
      '20260102000000_row.up.sql': 'INSERT INTO t VALUES (1);\n',
      '20260103000000_table.up.sql': 'CREATE TABLE u (n integer);\nINSERT INTO u VALUES (2);\n',
    },
    async ({ quarry, rows }) => {
      assert.is((await quarry('apply --count 1')).code, 0)
      const { code, out, err } = await quarry('apply')
      assert.is(code, 0, out + err)
      assert.equal(await rows('select n from public.u'), [[2]])
    },
  ))

test('sqlite: a table of the temporary schema is gone for the next file, however it was written', () =>
  withProject(
    'sqlite',
    {
      '20260101000000_one.up.sql':
        'create table t (n integer);\ncreate table temp.t (n integer);\n',
      '20260102000000_two.up.sql': 'insert into t values (1);\n',
    },
    async ({ quarry, rows }) => {
      const { code, err } = await quarry('apply')
      assert.is(code, 0, err)
      assert.equal(await rows('select n from t'), [[1]])
    },
  ))

test.run()
