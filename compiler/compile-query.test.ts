import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compileQuery } from './compile-query.ts'
import { describeParts } from './describe-parts.ts'
import { compileSchema } from './compile-schema.ts'
import { postgresql } from './dialects/postgresql/dialect.ts'

const schema = `
  CREATE TABLE a (id integer PRIMARY KEY, "order" integer);
  CREATE TABLE b (id integer PRIMARY KEY, a_id integer);
`
const { catalog } = compileSchema([{ path: 'schema.sql', text: schema }], postgresql, describeParts)

/** The text that is sent, each parameter as its number in braces. */
function check(rows: readonly (readonly [string, string])[]): void {
  for (const [text, expected] of rows) {
    const named = { name: 'Query', kind: 'many', doc: [], text } as const
    const { query, diagnostics } = compileQuery(named, catalog, postgresql)
    const sent = query?.text.map((piece) =>
      piece.kind === 'text' ? piece.text : `{${query.parameters[piece.parameter]?.number}}`,
    )
    assert.is(sent?.join(''), expected, `${text} ${diagnostics.map((d) => d.message)}`)
  }
}

test('a query as deep as may be is compiled, or is a diagnostic; never an end of the stack', () => {
  const nested = (open: string, inner: string, close: string, depth: number) =>
    `${open.repeat(depth)}${inner}${close.repeat(depth)}`
  // What is quadratic does not end within the time of a test file.
  const arms = (count: number) =>
    Array.from({ length: count }, (_, i) => `SELECT ${i} AS x`).join(' UNION ALL ')
  const deep = [
    `SELECT ${nested('coalesce(', 'id', ', 1)', 500)} AS x FROM a`,
    `SELECT ${nested('CASE WHEN id = 1 THEN ', 'id', ' END', 500)} AS x FROM a`,
    `SELECT ${nested('(SELECT ', 'id', ' FROM a LIMIT 1)', 500)} AS x FROM a`,
    `SELECT x.id FROM ${nested('(SELECT * FROM ', 'a', ') x', 500)}`,
    `SELECT 1 ${'+ 1 '.repeat(500)} AS x`,
    arms(2_000),
    arms(8_000),
  ]
  for (const text of deep) {
    const named = { name: 'Query', kind: 'many', doc: [], text } as const
    const { query, diagnostics } = compileQuery(named, catalog, postgresql)
    const codes = diagnostics.map(({ code }) => code)
    assert.equal(codes, query ? [] : ['nesting-too-deep'], text.slice(0, 60))
  }
  const view = `${schema}; CREATE VIEW v AS SELECT ${nested('(SELECT ', 'id', ' FROM a LIMIT 1)', 500)}`
  const files = [{ path: 'schema.sql', text: view }]
  const { diagnostics } = compileSchema(files, postgresql, describeParts)
  assert.ok(diagnostics.every(({ code }) => code === 'nesting-too-deep'))
})

function chain(operand: string, operator: string, count: number): string {
  return Array.from({ length: count }, () => operand).join(` ${operator} `)
}

test('operators in a row are compiled however many they are', () => {
  const codes = (text: string) => {
    const named = { name: 'Query', kind: 'many', doc: [], text } as const
    return compileQuery(named, catalog, postgresql).diagnostics.map(({ code }) => code)
  }
  assert.equal(codes(`SELECT ${chain('id', '+', 10_000)} AS x FROM a`), [])
  assert.equal(codes(`SELECT ${chain("'x'", '||', 10_000)} AS x FROM a`), [])
  assert.equal(codes(`SELECT id FROM a WHERE ${chain('id = 1', 'AND', 10_000)}`), [])
  const sum = chain('id', '+', 2_000)
  const everywhere = `
    SELECT ${sum} AS x, count(${sum}) OVER () AS n FROM a
    WHERE (${sum}) IN (${sum}) GROUP BY id, ${sum} HAVING (${sum}) = (${sum})`
  assert.equal(codes(everywhere), [])
  const definitions = `
    ${schema};
    ALTER TABLE a ADD CHECK ((${sum}) IS NOT NULL);
    CREATE INDEX i ON a ((${sum}));
    CREATE VIEW v AS SELECT ${sum} AS x FROM a`
  const files = [{ path: 'schema.sql', text: definitions }]
  assert.equal(compileSchema(files, postgresql, describeParts).diagnostics, [])
})

test('the columns of wide relations are found as those of others', () => {
  const columns = Array.from({ length: 40 }, (_, i) => `c${i} integer`).join(', ')
  const files = [{ path: 'schema.sql', text: `CREATE TABLE w (${columns}, c0_ integer)` }]
  const wide = compileSchema(files, postgresql, describeParts).catalog
  const rows = [
    ['SELECT C39, w.c0, W."c0_" FROM w', []],
    ['UPDATE w SET c39 = 1, C38 = 2 WHERE c0 = 1 RETURNING c39', []],
    ['SELECT c40 FROM w', ['unknown-column']],
    ['SELECT w."C1" FROM w', ['unknown-column']],
    ['UPDATE w SET c40 = 1 RETURNING c0', ['unknown-column']],
    ['SELECT c39 FROM w, w AS x', ['ambiguous-column']],
  ] as const
  for (const [text, expected] of rows) {
    const named = { name: 'Query', kind: 'many', doc: [], text } as const
    const { diagnostics } = compileQuery(named, wide, postgresql)
    const codes = diagnostics.map(({ code }) => code)
    assert.equal(codes, expected, text)
  }
})

test('stars are written out', () => {
  check([
    ['SELECT * FROM a', 'SELECT id, "order" FROM a'],
    ['SELECT a.* FROM a', 'SELECT id, "order" FROM a'],
    [
      'SELECT *, 1 AS one FROM a JOIN b ON b.a_id = a.id',
      'SELECT a.id, a."order", b.id AS id_2, b.a_id, 1 AS one FROM a JOIN b ON b.a_id = a.id',
    ],
    [
      'SELECT * FROM a x JOIN b USING (id)',
      'SELECT x.id, x."order", b.a_id FROM a x JOIN b USING (id)',
    ],
    [
      'SELECT * FROM a UNION SELECT * FROM b',
      'SELECT id, "order" FROM a UNION SELECT id, a_id FROM b',
    ],
    ['SELECT s.id FROM (SELECT * FROM a) s', 'SELECT s.id FROM (SELECT * FROM a) s'],
    ['DELETE FROM a RETURNING *', 'DELETE FROM a RETURNING id, "order"'],
    [
      'SELECT a.* FROM a LEFT JOIN b ON b.id = a.id',
      'SELECT a.id, a."order" FROM a LEFT JOIN b ON b.id = a.id',
    ],
    [
      'UPDATE a SET "order" = 1 FROM b RETURNING b.*',
      'UPDATE a SET "order" = 1 FROM b RETURNING b.id, b.a_id',
    ],
    [
      'SELECT b.* FROM public.a JOIN public.b ON b.id = a.id',
      'SELECT public.b.id, public.b.a_id FROM public.a JOIN public.b ON b.id = a.id',
    ],
    ['TABLE a UNION ALL TABLE b', 'SELECT id, "order" FROM a UNION ALL SELECT id, a_id FROM b'],
  ])
})

test('a second column of one name is sent under another', () => {
  check([
    ['SELECT a.id, b.id FROM a, b', 'SELECT a.id, b.id AS id_2 FROM a, b'],
    [
      'SELECT * FROM (SELECT * FROM a JOIN b ON b.a_id = a.id) s',
      'SELECT id, "order", id_2, a_id FROM (SELECT a.id, a."order", b.id AS id_2, b.a_id FROM a JOIN b ON b.a_id = a.id) s',
    ],
    [
      'WITH t AS (SELECT a.id, b.id FROM a, b) SELECT * FROM t',
      'WITH t AS (SELECT a.id, b.id AS id_2 FROM a, b) SELECT id, id_2 FROM t',
    ],
    [
      'SELECT s.p FROM (SELECT a.id, b.id FROM a, b) s (p, q)',
      'SELECT s.p FROM (SELECT a.id, b.id FROM a, b) s (p, q)',
    ],
    ['SELECT a.id x, b.id x, 1 x_2 FROM a, b', 'SELECT a.id x, b.id x_3, 1 x_2 FROM a, b'],
  ])
})

test('parameters of every spelling', () => {
  check([
    ['SELECT id FROM a WHERE id = $1', 'SELECT id FROM a WHERE id = {1}'],
    ['SELECT id FROM a WHERE id = @id', 'SELECT id FROM a WHERE id = {1}'],
    [
      'SELECT id FROM a WHERE id = sqlc.arg(id) OR id = $1',
      'SELECT id FROM a WHERE id = {2} OR id = {1}',
    ],
    ["SELECT id FROM a WHERE id = sqlc.narg('id')", 'SELECT id FROM a WHERE id = {1}'],
    ['SELECT id FROM a WHERE id IN (sqlc.slice(ids))', 'SELECT id FROM a WHERE id IN ({1})'],
  ])
})

test('recursive CTEs within recursive CTEs are resolved once a level', () => {
  let text = 'SELECT 1 AS n'
  for (let depth = 0; depth < 40; depth++) {
    text = `WITH RECURSIVE c AS (${text} UNION ALL SELECT n + 1 FROM c WHERE n < 9) SELECT n FROM c`
  }
  check([[text, text]])
})

test.run()
