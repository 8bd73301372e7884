import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compileQuery } from '../../compile-query.ts'
import { describeParts } from '../../describe-parts.ts'
import { compileSchema } from '../../compile-schema.ts'
import { postgresql } from '../../dialects/postgresql/dialect.ts'

const schema = `
  CREATE TABLE a (id integer PRIMARY KEY, x integer NOT NULL, y integer, UNIQUE (x, y));
  CREATE TABLE b (id integer PRIMARY KEY, a_id integer NOT NULL, code text NOT NULL);
  CREATE UNIQUE INDEX b_code ON b (code);
  CREATE UNIQUE INDEX b_some ON b (a_id) WHERE a_id > 5;
  CREATE TABLE parent (id integer PRIMARY KEY);
  CREATE TABLE heir () INHERITS (parent);
  CREATE TABLE parted (id integer PRIMARY KEY) PARTITION BY LIST (id);
  CREATE TABLE part PARTITION OF parted DEFAULT;
`
const { catalog } = compileSchema([{ path: 'schema.sql', text: schema }], postgresql, describeParts)

function check(expected: boolean, queries: readonly string[]): void {
  for (const text of queries) {
    const named = { name: 'Query', kind: 'many', doc: [], text } as const
    const { query, diagnostics } = compileQuery(named, catalog, postgresql)
    assert.is(query?.atMostOneRow, expected, `${text} ${diagnostics.map((d) => d.message)}`)
  }
}

test('one row at most', () => {
  check(true, [
    'SELECT * FROM a WHERE id = $1',
    'SELECT * FROM a WHERE x = 1 AND y = $1',
    'SELECT * FROM a AS q (x, id) WHERE q.x = 1',
    'SELECT * FROM b WHERE code = $1 AND a_id > 1',
    'SELECT * FROM ONLY parent WHERE id = 1',
    'UPDATE ONLY parent SET id = 2 WHERE id = 1 RETURNING id',
    'SELECT * FROM parted WHERE id = 1',
    'SELECT * FROM a JOIN b ON b.a_id = a.id WHERE b.id = $1',
    'SELECT * FROM b LEFT JOIN a ON a.id = b.a_id WHERE b.id = $1',
    'SELECT * FROM b LEFT JOIN a ON a.id = 1 WHERE b.id = $1',
    'SELECT count(*) FROM a',
    'SELECT (SELECT count(a.id) FROM b) FROM a',
    'SELECT (SELECT (SELECT count(a.id) FROM b AS c LIMIT 1) FROM b LIMIT 1) FROM a',
    'SELECT 1',
    'SELECT * FROM a WHERE (id, x) = ($1, $2)',
    'SELECT max(id) AS id FROM a HAVING count(*) > 3',
    'SELECT x, count(*) FROM a WHERE x = $1 GROUP BY x',
    'SELECT * FROM a LIMIT 1',
    'INSERT INTO a (id, x) VALUES (1, 2) RETURNING *',
    'UPDATE a SET x = 1 WHERE id = $1 RETURNING *',
  ])
})

test('perhaps many rows', () => {
  check(false, [
    'SELECT * FROM a',
    'SELECT * FROM a WHERE x = 1',
    'SELECT * FROM parent WHERE id = 1',
    'DELETE FROM parent WHERE id = 1 RETURNING id',
    'SELECT * FROM a AS q (x, id) WHERE q.id = 1',
    'SELECT * FROM b WHERE a_id = 1',
    'SELECT * FROM a WHERE id = 1 OR x = 2',
    'SELECT * FROM a WHERE id > $1',
    'SELECT * FROM a WHERE id = x',
    'SELECT * FROM a JOIN b ON b.a_id = a.id WHERE a.id = $1',
    'SELECT * FROM a FULL JOIN b ON b.id = a.id WHERE a.id = $1',
    'SELECT * FROM a LEFT JOIN b ON a.id = 1 AND b.id = 1',
    'SELECT * FROM a RIGHT JOIN b ON a.id = 1 AND b.id = 1',
    'SELECT a.id FROM a LEFT JOIN (SELECT max(id) AS id FROM b) s ON s.id = a.id',
    `SELECT * FROM b WHERE code = 'a' COLLATE "und-x-icu"`,
    'SELECT (SELECT count(a.id) FROM b) FROM a GROUP BY x',
    'SELECT (SELECT count(b.id) FROM b) FROM a',
    'SELECT (SELECT (SELECT count(a.id + b.id) FROM b AS c LIMIT 1) FROM b LIMIT 1) FROM a',
    'SELECT x, count(*) FROM a GROUP BY x',
    'SELECT x, y FROM a WHERE x = $1 GROUP BY x, y',
    'SELECT x FROM a WHERE x = $1 GROUP BY GROUPING SETS (x, ())',
    'SELECT x FROM a WHERE x = y GROUP BY x',
    'SELECT a.x FROM a JOIN b ON b.id = a.id WHERE a.x = b.a_id GROUP BY a.x',
    'SELECT * FROM a WHERE (id, x) > ($1, $2)',
    'SELECT unnest(array_agg(id)) FROM a',
    'SELECT generate_series(1, 2)',
    'SELECT * FROM a LIMIT 2',
    'INSERT INTO a (id, x) VALUES (1, 2), (3, 4) RETURNING *',
    'SELECT id FROM a WHERE id = 1 UNION SELECT id FROM b WHERE id = 1',
  ])
})

test('500 joins, each waiting for the next one: passes over all of them would not end', () => {
  const joins = Array.from({ length: 499 }, (_, i) => {
    const same = Array.from({ length: 20 }, () => `a${i}.y = a${i + 1}.y`).join(' AND ')
    return `JOIN a AS a${i + 1} ON a${i}.id = a${i + 1}.id AND ${same}`
  })
  const chain = `SELECT 1 AS one FROM a AS a0 ${joins.join(' ')}`
  check(true, [`${chain} WHERE a499.id = 1`])
  check(false, [`${chain} WHERE a499.x = 1`])
})

test.run()
