import { test } from 'uvu'
import { expectTree, type SyntaxName } from '../../../golden/expect-tree.ts'

function check(name: SyntaxName, sql: string, expected: unknown): void {
  test(`${name}: ${sql}`, () => expectTree(name, sql, expected))
}

const all: readonly SyntaxName[] = ['postgresql', 'mysql', 'sqlite']
const column = (...parts: string[]) => ({ kind: 'column', parts: parts.map((text) => ({ text })) })

for (const name of all) {
  check(name, 'select *, a, t.b as c, t.* from t', {
    kind: 'query',
    body: {
      kind: 'select',
      distinct: 'all',
      items: [
        { kind: 'star', qualifier: undefined },
        { kind: 'item', expression: column('a'), alias: undefined, text: 'a' },
        { kind: 'item', expression: column('t', 'b'), alias: { text: 'c' }, text: 't.b' },
        { kind: 'star', qualifier: { parts: [{ text: 't' }] } },
      ],
    },
  })
  check(name, 'select 1 from a left outer join b using (x, y) cross join c', {
    body: {
      from: [
        {
          kind: 'join',
          type: 'cross',
          left: {
            type: 'left',
            condition: { kind: 'using', columns: [{ text: 'x' }, { text: 'y' }] },
          },
          right: { kind: 'table', name: { parts: [{ text: 'c' }] } },
        },
      ],
    },
  })
  check(name, 'select 1 union all select 2 except select 3', {
    body: {
      kind: 'set-operation',
      operator: 'except',
      left: { kind: 'set-operation', operator: 'union', all: true },
    },
  })
  check(
    name,
    'with recursive a (n) as (select 1) select * from a order by n desc limit 2 offset 1',
    {
      with: { recursive: true, ctes: [{ name: { text: 'a' }, columns: [{ text: 'n' }] }] },
      orderBy: [{ expression: column('n'), descending: true }],
      limit: { count: { value: '2' }, offset: { value: '1' }, withTies: false },
    },
  )
  check(
    name,
    'select sum(a) over (partition by b order by c rows between 1 preceding and current row) from t',
    {
      body: {
        items: [
          {
            expression: {
              kind: 'call',
              over: {
                partitionBy: [column('b')],
                frame: {
                  unit: 'rows',
                  start: { kind: 'preceding', offset: { value: '1' } },
                  end: { kind: 'current-row' },
                  exclude: undefined,
                },
              },
            },
          },
        ],
      },
    },
  )
  check(name, 'select rank() over w from t window w as (order by a)', {
    body: { from: [{ kind: 'table', alias: undefined }], windows: [{ name: { text: 'w' } }] },
  })
  check(name, 'select * from (select 1 as x) as d where x > 0 group by x having count(*) > 1', {
    body: {
      from: [{ kind: 'derived', lateral: false, alias: { name: { text: 'd' } } }],
      groupBy: [{ kind: 'group-expression', expression: column('x') }],
      having: { kind: 'binary', operator: '>' },
    },
  })
}

for (const name of ['mysql', 'sqlite'] as const) {
  check(name, 'select 1 limit 2, 3', { limit: { offset: { value: '2' }, count: { value: '3' } } })
}

check('postgresql', 'select distinct on (a) b from t', {
  body: { distinct: { on: [column('a')] } },
})
check('postgresql', 'select 1 from a join b join c on x on y', {
  body: {
    from: [
      {
        left: { name: { parts: [{ text: 'a' }] } },
        right: { kind: 'join', condition: { expression: column('x') } },
        condition: { expression: column('y') },
      },
    ],
  },
})
check(
  'postgresql',
  'select 1 from f(1) with ordinality as x(a, b), lateral g(2), rows from (h(), i())',
  {
    body: {
      from: [
        { kind: 'function', ordinality: true, alias: { columns: [{ text: 'a' }, { text: 'b' }] } },
        { kind: 'function', lateral: true },
        { kind: 'function', calls: [{ kind: 'call' }, { kind: 'call' }] },
      ],
    },
  },
)
check('postgresql', 'select 1 from f() as x(a int, b text)', {
  body: { from: [{ alias: { types: [{ words: 'int' }, { words: 'text' }] } }] },
})
check('postgresql', 'select 1 group by grouping sets ((a, b), ()), rollup (c, d)', {
  body: {
    groupBy: [
      {
        kind: 'grouping-sets',
        items: [{ expression: { items: [column('a'), column('b')] } }, { kind: 'empty-set' }],
      },
      { kind: 'rollup', members: [column('c'), column('d')] },
    ],
  },
})
check(
  'postgresql',
  'select a from t order by a fetch first 3 rows with ties for update of t nowait',
  {
    limit: { count: { value: '3' }, withTies: true },
    locking: [{ strength: 'update', wait: 'nowait', of: [{ parts: [{ text: 't' }] }] }],
  },
)
check(
  'postgresql',
  'select percentile_cont(0.5) within group (order by a) filter (where b) from t',
  {
    body: {
      items: [{ expression: { withinGroup: [{ expression: column('a') }], filter: column('b') } }],
    },
  },
)
check('postgresql', 'with x as (insert into t values (1) returning a) select * from x', {
  with: { ctes: [{ query: { kind: 'insert', returning: [{ kind: 'item' }] } }] },
})
check('postgresql', '((select 1) union (select 2)) limit 1', {
  limit: { count: { value: '1' } },
  body: { kind: 'query', body: { kind: 'set-operation' } },
})
check('mysql', "select group_concat(distinct a order by b separator '; ') from t", {
  body: { items: [{ expression: { distinct: true, separator: { value: '; ' } } }] },
})
check('mysql', 'select 1 from dual', { body: { from: [] } })
check('mysql', 'select a, count(*) from t group by a with rollup', {
  body: { groupBy: [{ kind: 'with-rollup', items: [{ expression: column('a') }] }] },
})
check('mysql', 'select 1 from t force index (i) where a lock in share mode', {
  body: { where: column('a') },
  locking: [{ strength: 'share' }],
})
check('mysql', 'values row(1, 2), row(3, 4)', {
  body: {
    kind: 'values',
    rows: [
      [{}, {}],
      [{}, {}],
    ],
  },
})
check('sqlite', 'select "a", [b], `c` from t indexed by i', {
  body: {
    items: [{ expression: column('a') }, { expression: column('b') }, { expression: column('c') }],
  },
})

check('mysql', 'select a, b into x, @y from t', {
  body: { into: { kind: 'into-targets', text: 'into x, @y' } },
})
check('mysql', "select a from t limit 1 into outfile 'f' fields terminated by ','", {
  into: { kind: 'into-targets', text: "into outfile 'f' fields terminated by ','" },
})

test.run()
