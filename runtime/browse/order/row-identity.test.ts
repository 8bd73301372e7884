import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Key, Relation } from '../../../compiler/ir/catalog.ts'
import { scalar } from '../../../compiler/ir/type.ts'
import { sampleColumn, sampleRelation } from '../../../golden/suites/browse/sample-relation.ts'
import { postgresqlSqlText } from '../../engines/postgresql/sql-text.ts'
import { sqliteSqlText } from '../../engines/sqlite/sql-text.ts'
import { rowIdentity } from './row-identity.ts'

const columns = [
  sampleColumn('code', scalar('text'), { nullable: false }),
  sampleColumn('name', scalar('text')),
]

const key = (...names: readonly string[]): Key => ({ name: undefined, columns: names })
const unique = { unique: true, partial: false, name: 'i' }

/** The columns of the key and those of the order, in PostgreSQL and in SQLite. */
const expected: readonly (readonly [title: string, Partial<Relation>, string, string])[] = [
  ['the primary key', {}, 'key id by id', 'key id by id'],
  [
    'a unique key in which no NULL can be',
    { primaryKey: undefined, uniqueKeys: [key('name'), key('code')] },
    'key code by code',
    'key code by code',
  ],
  [
    'a primary key that may hold NULL',
    { primaryKey: key('name') },
    'none  by ',
    'key name by rowid',
  ],
  [
    'a unique index',
    { primaryKey: undefined, indexes: [{ ...unique, columns: ['code'] }] },
    'key code by code',
    'key code by code',
  ],
  [
    'a unique index of some rows or of an expression',
    {
      primaryKey: undefined,
      indexes: [
        { ...unique, partial: true, columns: ['code'] },
        { ...unique, columns: ['code', undefined] },
      ],
    },
    'none  by ',
    'row-number rowid by rowid',
  ],
  [
    'a key over ranges, and one that holds for nothing yet',
    {
      primaryKey: { ...key('id'), period: true },
      uniqueKeys: [{ ...key('code'), invalid: true }],
    },
    'none  by ',
    'key id by rowid',
  ],
  [
    'keys that do not hold for the rows of those that inherit',
    { heirs: [{ schema: 'public', name: 'child' }] },
    'none  by ',
    'key id by rowid',
  ],
  ['a view', { kind: 'view', primaryKey: undefined }, 'none  by ', 'none  by '],
]

for (const [title, parts, inPostgresql, inSqlite] of expected) {
  test(title, () => {
    const relation = sampleRelation(columns, parts)
    const shown = [postgresqlSqlText, sqliteSqlText].map((sqlText) => {
      const identity = rowIdentity(relation, sqlText)
      const names = (list: typeof identity.columns) => list.map(({ name }) => name).join()
      return `${identity.kind} ${names(identity.columns)} by ${names(identity.order)}`
    })
    assert.equal(shown, [inPostgresql, inSqlite])
  })
}

test('a column of that name hides the number of a row', () => {
  const hidden = [...columns, sampleColumn('ROWID', scalar('text'))]
  const relation = sampleRelation(hidden, { primaryKey: undefined })
  assert.equal(
    rowIdentity(relation, sqliteSqlText).columns.map(({ name }) => name),
    ['_rowid_'],
  )
})

test.run()
