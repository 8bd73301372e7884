import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { scalar } from '../../../compiler/ir/type.ts'
import { sampleColumn, sampleRelation } from '../../../golden/suites/browse/sample-relation.ts'
import type { RawValue } from '../../raw-value.ts'
import { mysqlSqlText } from '../../engines/mysql/sql-text.ts'
import { mysqlValues } from '../../engines/mysql/values/values.ts'
import { postgresqlSqlText } from '../../engines/postgresql/sql-text.ts'
import { postgresqlValues } from '../../engines/postgresql/values/values.ts'
import { sqliteSqlText } from '../../engines/sqlite/sql-text.ts'
import { sqliteValues } from '../../engines/sqlite/values/values.ts'
import { checkPage } from './check-page.ts'
import type { PageRequest } from './page-request.ts'
import type { PageStart } from '../order/page-start.ts'
import { pageStatement } from './page-statement.ts'
import { newSeal } from '../order/seal.ts'

const engines = {
  postgresql: { sqlText: postgresqlSqlText, values: postgresqlValues },
  mysql: { sqlText: mysqlSqlText, values: mysqlValues },
  sqlite: { sqlText: sqliteSqlText, values: sqliteValues },
}

type EngineName = keyof typeof engines

const mood = { kind: 'enum', schema: 'public', name: 'mood', labels: ['sad', 'ok'] } as const

function relationOf(engine: EngineName) {
  const integer = scalar(engine === 'postgresql' ? 'int4' : 'int')
  const relation = sampleRelation([
    sampleColumn('age', integer, { nullable: false }),
    sampleColumn('rank', integer),
    sampleColumn('mood', mood, { nullable: false }),
  ])
  const [, ...columns] = relation.columns
  return { ...relation, columns: [sampleColumn('id', integer, { nullable: false }), ...columns] }
}

/** FROM and what follows it, with its parameters. */
function tailOf(engine: EngineName, request: Partial<PageRequest>, start?: Partial<PageStart>) {
  const open = engines[engine]
  const whole = { sort: [], limit: 10, cell: 256, select: ['id'], ...request }
  const checked = checkPage(relationOf(engine), whole, { open, seal: newSeal() })
  if (checked.kind === 'refused') throw new Error(JSON.stringify(checked.faults))
  const page = { ...checked.value, start: { ...checked.value.start, ...start } }
  const { sql, parameters } = pageStatement(page, open).statement
  return [sql.slice(sql.indexOf(' from ') + 1), ...parameters]
}

interface Expected {
  readonly title: string
  readonly request: Partial<PageRequest>
  readonly start?: Partial<PageStart>
  readonly texts: Readonly<Record<EngineName, readonly RawValue[]>>
}

const expected: readonly Expected[] = [
  {
    title: 'the key alone orders what is not sorted',
    request: {},
    texts: {
      postgresql: ['from "public"."people" order by "id" asc limit 11'],
      mysql: ['from `people` order by `id` asc limit 11'],
      sqlite: ['from "people" order by "id" asc limit 11'],
    },
  },
  {
    title: 'rows behind one, by a column that is never NULL and by the key',
    request: { sort: [{ column: 'age', direction: 'desc' }] },
    start: { values: ['30', '7'] },
    texts: {
      postgresql: [
        'from "public"."people" where ("age" <= $1::"int4" and ("age" < $2::"int4" or ("age" = $3::"int4" and ("id" < $4::"int4")))) order by "age" desc, "id" desc limit 11',
        '30',
        '30',
        '30',
        '7',
      ],
      mysql: [
        'from `people` where (`age` <= cast(? as signed) and (`age` < cast(? as signed) or (`age` = cast(? as signed) and (`id` < cast(? as signed))))) order by `age` desc, `id` desc limit 11',
        '30',
        '30',
        '30',
        '7',
      ],
      sqlite: [
        'from "people" where ("age" <= ? and ("age" < ? or ("age" = ? and ("id" < ?)))) order by "age" desc, "id" desc limit 11',
        '30',
        '30',
        '30',
        '7',
      ],
    },
  },
  {
    title: 'rows in front of one, through NULLs that the engine puts at either end',
    request: { sort: [{ column: 'rank', direction: 'asc' }] },
    start: { scan: 'backward', values: [null, '7'] },
    texts: {
      postgresql: [
        'from "public"."people" where ("rank" is not null or ("id" < $1::"int4")) order by "rank" desc, "id" desc limit 11',
        '7',
      ],
      mysql: [
        'from `people` where (`rank` is null and (`id` < cast(? as signed))) order by `rank` desc, `id` desc limit 11',
        '7',
      ],
      sqlite: [
        'from "people" where ("rank" is null and ("id" < ?)) order by "rank" desc, "id" desc limit 11',
        '7',
      ],
    },
  },
  {
    title: 'NULLs where the engine does not put them by itself',
    request: { sort: [{ column: 'rank', direction: 'asc', nulls: 'last' }] },
    start: { values: ['3', '7'] },
    texts: {
      postgresql: [
        'from "public"."people" where (("rank" >= $1::"int4" or "rank" is null) and ("rank" > $2::"int4" or "rank" is null or ("rank" = $3::"int4" and ("id" > $4::"int4")))) order by "rank" asc, "id" asc limit 11',
        '3',
        '3',
        '3',
        '7',
      ],
      mysql: [
        'from `people` where ((`rank` >= cast(? as signed) or `rank` is null) and (`rank` > cast(? as signed) or `rank` is null or (`rank` = cast(? as signed) and (`id` > cast(? as signed))))) order by `rank` is null asc, `rank` asc, `id` asc limit 11',
        '3',
        '3',
        '3',
        '7',
      ],
      sqlite: [
        'from "people" where (("rank" >= ? or "rank" is null) and ("rank" > ? or "rank" is null or ("rank" = ? and ("id" > ?)))) order by "rank" asc nulls last, "id" asc limit 11',
        '3',
        '3',
        '3',
        '7',
      ],
    },
  },
  {
    title: 'an enum is compared as it is sorted',
    request: { sort: [{ column: 'mood', direction: 'asc' }] },
    start: { values: ['1', '7'] },
    texts: {
      postgresql: [
        'from "public"."people" where ("mood" >= $1::"public"."mood" and ("mood" > $2::"public"."mood" or ("mood" = $3::"public"."mood" and ("id" > $4::"int4")))) order by "mood" asc, "id" asc limit 11',
        '1',
        '1',
        '1',
        '7',
      ],
      mysql: [
        'from `people` where (`mood` + 0 >= cast(? as unsigned) and (`mood` + 0 > cast(? as unsigned) or (`mood` + 0 = cast(? as unsigned) and (`id` > cast(? as signed))))) order by `mood` asc, `id` asc limit 11',
        '1',
        '1',
        '1',
        '7',
      ],
      sqlite: [
        'from "people" where ("mood" >= ? and ("mood" > ? or ("mood" = ? and ("id" > ?)))) order by "mood" asc, "id" asc limit 11',
        '1',
        '1',
        '1',
        '7',
      ],
    },
  },
  {
    title: 'the last page is the first one of the reversed order',
    request: { sort: [{ column: 'age', direction: 'asc' }] },
    start: { scan: 'backward', boundary: { from: 'end', rows: 0 } },
    texts: {
      postgresql: ['from "public"."people" order by "age" desc, "id" desc limit 11'],
      mysql: ['from `people` order by `age` desc, `id` desc limit 11'],
      sqlite: ['from "people" order by "age" desc, "id" desc limit 11'],
    },
  },
  {
    title: 'all values of a filter are parameters, in the order of their places',
    request: {
      filter: {
        or: [
          { not: { column: 'age', op: 'between', value: [1, 2] } },
          { column: 'mood', op: 'contains', value: '5%' },
          { column: 'id', op: 'in', value: [3, 4] },
        ],
      },
      search: 'x_',
      offset: 5,
    },
    texts: {
      postgresql: [
        `from "public"."people" where ((not ("age" between $1::"int4" and $2::"int4")) or ("mood"::text ilike $3::"text" escape '!') or ("id" in ($4::"int4", $5::"int4"))) and ("mood"::text ilike $6::"text" escape '!') order by "id" asc limit 11 offset 5`,
        '1',
        '2',
        '%5!%%',
        '3',
        '4',
        '%x!_%',
      ],
      mysql: [
        "from `people` where ((not (`age` between cast(? as signed) and cast(? as signed))) or (lower(convert(`mood` using utf8mb4)) like lower(?) escape '!') or (`id` in (cast(? as signed), cast(? as signed)))) and (lower(convert(`mood` using utf8mb4)) like lower(?) escape '!') order by `id` asc limit 11 offset 5",
        '1',
        '2',
        '%5!%%',
        '3',
        '4',
        '%x!_%',
      ],
      sqlite: [
        'from "people" where ((not ("age" between ? and ?)) or (instr(lower("mood"), lower(?)) > 0) or ("id" in (?, ?))) and (instr(lower("mood"), lower(?)) > 0) order by "id" asc limit 11 offset 5',
        1n,
        2n,
        '5%',
        3n,
        4n,
        'x_',
      ],
    },
  },
]

for (const { title, request, start, texts } of expected) {
  for (const engine of ['postgresql', 'mysql', 'sqlite'] as const) {
    test(`${engine}: ${title}`, () => {
      assert.equal(tailOf(engine, request, start), texts[engine])
    })
  }
}

test('the items of the list have names that no column has', () => {
  const relation = sampleRelation([sampleColumn('quarry_1', scalar('text'))])
  const open = engines.postgresql
  const request = { sort: [], limit: 1, cell: 8 }
  const checked = checkPage(relation, request, { open, seal: newSeal() })
  const sql = checked.kind === 'checked' ? pageStatement(checked.value, open).statement.sql : ''
  assert.match(
    sql,
    'left(("quarry_1")::text, 8) as quarry__2, length(("quarry_1")::text) as quarry__3',
  )
})

test.run()
