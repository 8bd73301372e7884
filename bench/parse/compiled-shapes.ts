import { compileQuery } from '../../compiler/compile-query.ts'
import { compileSchema } from '../../compiler/compile-schema.ts'
import { describeParts } from '../../compiler/describe-parts.ts'
import { listed, unionOf } from './shapes.ts'
import { syntaxes } from './syntaxes.ts'

/** A query of `t (a integer PRIMARY KEY, b text)` or a schema that can be made as large as one likes, for all stages. */
export interface CompiledShape {
  readonly name: string
  readonly largest: number
  readonly write: (count: number) => string
  /** What comes of the text. */
  readonly compile: (text: string) => string
}

const dialect = syntaxes.postgresql

export const compiledShapes: readonly CompiledShape[] = [
  query('arms of UNION ALL', 2_000, unionOf),
  query(
    'operands of OR',
    10_000,
    (count) => `SELECT a FROM t WHERE ${listed(count, (i) => `a = ${i}`, ' OR ')}`,
  ),
  query('operands of +', 10_000, (count) => `SELECT ${listed(count, String, ' + ')} AS x`),
  query(
    'items of IN',
    20_000,
    (count) => `SELECT a FROM t WHERE a IN (${listed(count, String, ', ')})`,
  ),
  query(
    'rows of INSERT',
    10_000,
    (count) =>
      `INSERT INTO t (a, b) VALUES ${listed(count, (i) => `(${i}, 'row ${i}')`, ', ')} RETURNING a`,
  ),
  query(
    'WHENs of CASE',
    5_000,
    (count) =>
      `SELECT CASE ${listed(count, (i) => `WHEN a = ${i} THEN ${i}`, ' ')} END AS x FROM t`,
  ),
  query(
    'items of SELECT',
    5_000,
    (count) => `SELECT ${listed(count, (i) => `a + ${i} AS c${i}`, ', ')} FROM t`,
  ),
  query(
    'keys of GROUP BY',
    1_000,
    (count) =>
      `SELECT ${listed(count, (i) => `a + ${i} AS c${i}`, ', ')} FROM t
      GROUP BY ${listed(count, (i) => `a + ${i}`, ', ')}`,
  ),
  query(
    'joins',
    500,
    (count) => `SELECT t.a FROM t ${listed(count, (i) => `JOIN t AS t${i} ON t${i}.a = t.a`, ' ')}`,
  ),
  query(
    'outer joins, all shown',
    500,
    (count) =>
      `SELECT ${listed(count, (i) => `t${i}.b AS b${i}`, ', ')}
      FROM t ${listed(count, (i) => `FULL JOIN t AS t${i} ON t${i}.a = t.a`, ' ')}`,
  ),
  query(
    'CTEs',
    1_000,
    (count) =>
      `WITH ${listed(count, (i) => `c${i} AS (SELECT a FROM t WHERE a = ${i})`, ', ')} SELECT a FROM c0`,
  ),
  query(
    'subqueries of SELECT',
    1_000,
    (count) =>
      `SELECT ${listed(count, (i) => `(SELECT b FROM t AS u WHERE u.a = t.a + ${i}) AS s${i}`, ', ')} FROM t`,
  ),
  query(
    'calls in each other',
    400,
    (count) => `SELECT ${'coalesce('.repeat(count)}a${', 1)'.repeat(count)} AS x FROM t`,
  ),
  schema('tables with foreign keys', 2_000, (count) =>
    listed(
      count,
      (i) =>
        `CREATE TABLE t${i} (a integer PRIMARY KEY, b integer REFERENCES t${i === 0 ? 0 : i - 1} (a))`,
      ';',
    ),
  ),
  schema(
    'columns of CREATE TABLE',
    1_500,
    (count) =>
      `CREATE TABLE t (${listed(count, (i) => `c${i} integer NOT NULL DEFAULT ${i}`, ', ')})`,
  ),
  schema(
    'views of one table',
    1_000,
    (count) =>
      `CREATE TABLE t (a integer); ${listed(count, (i) => `CREATE VIEW v${i} AS SELECT a FROM t`, ';')}`,
  ),
  schema(
    'indexes of one table',
    500,
    (count) =>
      `CREATE TABLE t (a integer); ${listed(count, (i) => `CREATE INDEX i${i} ON t (a)`, ';')}`,
  ),
  schema(
    'CHECKs of one table',
    500,
    (count) => `CREATE TABLE t (a integer, ${listed(count, (i) => `CHECK (a > ${i})`, ', ')})`,
  ),
  schema(
    'rows between definitions',
    20_000,
    (count) =>
      `CREATE TABLE t (a integer); ${listed(count, (i) => `INSERT INTO t VALUES (${i})`, ';')}`,
  ),
]

function query(name: string, largest: number, write: CompiledShape['write']): CompiledShape {
  const path = 'schema.sql'
  const text = 'CREATE TABLE t (a integer PRIMARY KEY, b text)'
  const { catalog } = compileSchema([{ path, text }], dialect, describeParts)
  const compile = (sql: string) => {
    const named = { name: 'Query', kind: 'many', doc: [], text: sql } as const
    return compileQuery(named, catalog, dialect).query ? 'compiled' : 'diagnostic'
  }
  return { name, largest, write, compile }
}

function schema(name: string, largest: number, write: CompiledShape['write']): CompiledShape {
  const compile = (text: string) => {
    const { diagnostics } = compileSchema([{ path: 'schema.sql', text }], dialect, describeParts)
    return diagnostics.length === 0 ? 'compiled' : 'diagnostic'
  }
  return { name, largest, write, compile }
}
