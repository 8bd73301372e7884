import { test } from 'uvu'
import { expectTree, type SyntaxName } from '../../../golden/expect-tree.ts'

/** What MySQL's queries and changes say besides: nothing of it is lost. */
function check(sql: string, expected: unknown, name: SyntaxName = 'mysql'): void {
  test(`${name}: ${sql}`, () => expectTree(name, sql, expected))
}

const table = (text: string) => ({ kind: 'table', name: { parts: [{ text }] } })
const on = (text: string) => ({ kind: 'on', expression: { parts: [{ text }] } })

check('select /*+ MAX_EXECUTION_TIME(9) */ straight_join SQL_NO_CACHE distinctrow a from t', {
  body: {
    hints: 'MAX_EXECUTION_TIME(9)',
    modifiers: ['straight_join', 'sql_no_cache'],
    distinct: 'distinct',
  },
})
check('select /* + */ /*+ X */ a', { body: { hints: '' } })
check(
  'select /*+ BKA(t) */ a from t',
  { body: { hints: '' } },
  // A comment to MariaDB.
  'mariadb',
)
check('insert /*+ X() */ low_priority ignore into t partition (p0, p1) values (1)', {
  hints: 'X()',
  modifiers: ['low_priority'],
  mode: 'ignore',
  partitions: [{ text: 'p0' }, { text: 'p1' }],
})
check('replace delayed t values (1)', { mode: 'replace', modifiers: ['delayed'] })
check('update /*+ X() */ low_priority ignore t set a = 1', {
  hints: 'X()',
  modifiers: ['low_priority', 'ignore'],
})
check('delete quick ignore from t', { hints: '', modifiers: ['quick', 'ignore'] })
check('select 1 union distinctrow select 2', { body: { all: false } })
check('select count(distinctrow a)', { body: { items: [{ expression: { distinct: true } }] } })

check('select 1 from t partition (p0) as x use index () force key for order by (a, primary)', {
  body: {
    from: [
      {
        partitions: [{ text: 'p0' }],
        alias: { name: { text: 'x' } },
        indexHints: [
          { action: 'use', purpose: 'any', indexes: [] },
          { action: 'force', purpose: 'order-by', indexes: [{ text: 'a' }, { text: 'primary' }] },
        ],
      },
    ],
  },
})
check('select 1 from t x tablesample bernoulli (?)', {
  body: {
    from: [
      {
        alias: { name: { text: 'x' } },
        sample: { method: { parts: [{ text: 'bernoulli' }] }, arguments: [{ kind: 'parameter' }] },
      },
    ],
  },
})

check('select 1 from a join b left join c on x', {
  body: {
    from: [
      {
        type: 'left',
        left: { type: 'inner', left: table('a'), right: table('b'), condition: { kind: 'none' } },
        right: table('c'),
        condition: on('x'),
      },
    ],
  },
})
check('select 1 from a left join b straight_join c on x on y', {
  body: {
    from: [
      {
        type: 'left',
        left: table('a'),
        right: { type: 'inner', straight: true, left: table('b'), condition: on('x') },
        condition: on('y'),
      },
    ],
  },
})
check('select 1 from a join (b right join c on x)', {
  body: { from: [{ type: 'inner', left: table('a'), right: { type: 'right' } }] },
})
check('select 1 from a join b natural join c', {
  body: { from: [{ left: { left: table('a') }, condition: { kind: 'natural' } }] },
})
check('select 1 from {oj a left join b on x}', {
  body: { from: [{ type: 'left', left: table('a') }] },
})

check("select {d '2020-01-01'}, {fn now()}", {
  body: {
    items: [
      { expression: { kind: 'cast', type: { words: 'date' }, operand: { value: '2020-01-01' } } },
      { expression: { kind: 'call', name: { parts: [{ text: 'now' }] } } },
    ],
  },
})
check("select f(a as b, c 'd')", {
  body: {
    items: [{ expression: { arguments: [{ alias: { text: 'b' } }, { alias: { text: 'd' } }] } }],
  },
})
check('select sum(a) over (order by b range between interval 1 day preceding and 2 following)', {
  body: {
    items: [
      {
        expression: {
          over: {
            frame: {
              start: { kind: 'preceding', offset: { kind: 'interval', unit: 'day' } },
              end: { kind: 'following', offset: { value: '2' } },
            },
          },
        },
      },
    ],
  },
})
check('delete from s.t as x partition (p0) where a order by b limit 1', {
  targets: [{ alias: { name: { text: 'x' } }, partitions: [{ text: 'p0' }] }],
  from: [],
  orderBy: [{}],
  limit: { count: { value: '1' } },
})
check('delete from a.*, b using a join b where x', {
  targets: [table('a'), table('b')],
  from: [{ kind: 'join' }],
  where: { parts: [{ text: 'x' }] },
})
check('insert into t (t.a, s.t.b) values (1, 2) as n(x, y) on duplicate key update a = x', {
  columns: [{ text: 'a' }, { text: 'b' }],
  rowAlias: { name: { text: 'n' }, columns: [{ text: 'x' }, { text: 'y' }] },
  conflicts: [{ kind: 'on-duplicate-key' }],
})
check('insert into t values row(1, default) order by 1', {
  source: { kind: 'query', query: { body: { rows: [[{ value: '1' }, { kind: 'default' }]] } } },
})
check('select 1 from t group by cube (a, (b, c)) window w as () qualify x', {
  body: {
    groupBy: [{ kind: 'cube', members: [{}, { kind: 'row' }] }],
    qualify: { parts: [{ text: 'x' }] },
  },
})
check('select 1 from t group by grouping sets ((a, b), ())', {
  body: {
    groupBy: [
      {
        kind: 'grouping-sets',
        items: [{ kind: 'group-expression', expression: { kind: 'row' } }, { kind: 'empty-set' }],
      },
    ],
  },
})
check(
  `select 1 from s, json_table(s.j, '$' columns (a for ordinality, b int collate c path '$.b'
   default '1' on empty error on error, d int exists path '$.d', nested path '$.e' columns (f json path '$'))) as t`,
  {
    body: {
      from: [
        {},
        {
          kind: 'json-table',
          document: { kind: 'column' },
          path: { value: '$' },
          alias: { name: { text: 't' } },
          columns: [
            { kind: 'ordinality', name: { text: 'a' } },
            {
              kind: 'path',
              type: { words: 'int' },
              collation: { parts: [{ text: 'c' }] },
              path: { value: '$.b' },
              onEmpty: { kind: 'default', value: { value: '1' } },
              onError: { kind: 'error' },
            },
            { kind: 'path', exists: true },
            { kind: 'nested', path: { value: '$.e' }, columns: [{ name: { text: 'f' } }] },
          ],
        },
      ],
    },
  },
)
check('select select.from, a + any from dual', {
  body: {
    items: [
      { expression: { kind: 'column', parts: [{ text: 'select' }, { text: 'from' }] } },
      { expression: { right: { kind: 'column' } } },
    ],
    from: [],
  },
})

check('create procedure p() done:begin leave done; end', {
  kind: 'create-routine',
  body: { kind: 'other' },
})
check('select 1 limit :begin', { limit: { count: { kind: 'parameter', name: 'begin' } } })

test.run()
