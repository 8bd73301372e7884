import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { classify } from './classify.ts'
import type { Dialect } from './dialects/dialect.ts'
import { mysql } from './dialects/mysql/dialect.ts'
import { postgresql } from './dialects/postgresql/dialect.ts'
import { sqlite } from './dialects/sqlite/dialect.ts'

/** `kind`, and behind an arrow what leaves the database, or the code of a fault. */
function check(dialect: Dialect, text: string, expected: string): void {
  test(`${dialect.label}: ${text}`, () => {
    const found = classify(text, dialect, (schema) => ['public', 'shop'].includes(schema))
    const beyond = found.leavesDatabase?.command ?? found.diagnostics[0]?.code
    assert.is([found.kind, ...(beyond === undefined ? [] : [beyond])].join(' -> '), expected)
  })
}

check(postgresql, 'SELECT 1', 'query')
check(postgresql, 'CREATE TABLE public.a (x int)', 'create-table')
check(postgresql, 'DROP DATABASE shop', 'drop database -> DROP DATABASE')
check(postgresql, 'CREATE TABLE (', 'unreadable -> syntax-error')
check(mysql, 'DROP TABLE shop.a', 'drop')
check(mysql, 'DROP TABLE other.a', 'drop -> the name "other.a"')
check(mysql, 'USE other', 'use -> USE')
check(sqlite, "ATTACH 'x.db' AS x", 'attach -> ATTACH')

test.run()
