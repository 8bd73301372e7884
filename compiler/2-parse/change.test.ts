import { test } from 'uvu'
import { expectTree, type SyntaxName } from '../../golden/expect-tree.ts'

function check(name: SyntaxName, sql: string, expected: unknown): void {
  test(`${name}: ${sql}`, () => expectTree(name, sql, expected))
}

const named = (...parts: string[]) => ({ parts: parts.map((text) => ({ text })) })
const target = (text: string) => ({ name: named(text) })

for (const name of ['postgresql', 'mysql', 'sqlite'] as const) {
  check(name, 'insert into t (a, b) values (1, 2), (3, 4)', {
    kind: 'insert',
    target: named('t'),
    columns: [{ text: 'a' }, { text: 'b' }],
    source: {
      kind: 'rows',
      rows: [
        [{}, {}],
        [{}, {}],
      ],
    },
    mode: 'insert',
  })
  check(name, 'insert into t select * from s', {
    source: { kind: 'query', query: { kind: 'query' } },
  })
  check(name, 'update t set a = 1, b = b + 1 where c', {
    kind: 'update',
    targets: [{ kind: 'table', alias: undefined }],
    assignments: [{ targets: [target('a')] }, { targets: [target('b')] }],
    where: { kind: 'column' },
  })
  check(name, 'delete from t where a = 1', {
    kind: 'delete',
    targets: [{ name: named('t') }],
    from: [],
  })
}

for (const name of ['postgresql', 'sqlite'] as const) {
  check(
    name,
    'insert into t (a) values (1) on conflict (a) where b do update set a = excluded.a where t.c returning a, *',
    {
      conflicts: [
        {
          kind: 'on-conflict',
          action: 'update',
          target: {
            kind: 'columns',
            columns: [{ expression: { kind: 'column' } }],
            where: { kind: 'column' },
          },
          where: { kind: 'column' },
        },
      ],
      returning: [{ kind: 'item' }, { kind: 'star' }],
    },
  )
  check(name, 'insert into t default values', { source: { kind: 'defaults' } })
  check(name, 'update t set (a, b) = (select 1, 2) from s', {
    assignments: [{ targets: [target('a'), target('b')], value: { kind: 'subquery' } }],
    from: [{ kind: 'table' }],
  })
}

check('postgresql', 'insert into t values (default, 1) on conflict on constraint k do nothing', {
  source: { rows: [[{ kind: 'default' }, { kind: 'literal' }]] },
  conflicts: [{ action: 'nothing', target: { kind: 'constraint', name: { text: 'k' } } }],
})
check('postgresql', 'update t x set a[1] = 2', {
  targets: [{ alias: { name: { text: 'x' } } }],
  assignments: [{ targets: [{ name: named('a'), path: [{ kind: 'subscript' }] }] }],
})
check('postgresql', 'delete from t using s where t.a = s.a returning t.*', {
  from: [{ name: named('s') }],
  returning: [{ kind: 'star' }],
})
check('mysql', 'insert ignore t set a = 1, b = default', {
  mode: 'ignore',
  columns: [{ text: 'a' }, { text: 'b' }],
  source: { kind: 'rows', rows: [[{ kind: 'literal' }, { kind: 'default' }]] },
})
check('mysql', 'insert into t (a) values (1) as n on duplicate key update a = n.a, b = values(b)', {
  rowAlias: { name: { text: 'n' } },
  conflicts: [{ kind: 'on-duplicate-key', assignments: [{}, { value: { kind: 'call' } }] }],
})
check('mysql', 'replace into t values ()', { mode: 'replace', source: { rows: [[]] } })
check('mysql', 'update a join b on a.x = b.x set a.y = 1', {
  targets: [{ kind: 'join' }],
  assignments: [{ targets: [{ name: named('a', 'y') }] }],
})
check('mysql', 'delete a, b.* from a join b where a.x = b.x', {
  targets: [{ name: named('a') }, { name: named('b') }],
  from: [{ kind: 'join' }],
})
check('mysql', 'delete from t order by a limit 3', { limit: { count: { value: '3' } } })
check('sqlite', 'insert or replace into t values (1)', { mode: 'insert', resolution: 'replace' })
check('sqlite', 'update or rollback t set a = :a', {
  resolution: 'rollback',
  assignments: [{ value: { kind: 'parameter', sign: ':', name: 'a' } }],
})
check(
  'sqlite',
  'insert into t values (1) on conflict (a) do nothing on conflict do update set b = ?2',
  {
    conflicts: [
      { action: 'nothing', target: { kind: 'columns' } },
      { action: 'update', assignments: [{ value: { sign: '?', number: 2 } }] },
    ],
  },
)

test.run()
