import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Dialect } from '../dialects/dialect.ts'
import { mysql } from '../dialects/mysql/dialect.ts'
import { postgresql } from '../dialects/postgresql/dialect.ts'
import { sqlite } from '../dialects/sqlite/dialect.ts'
import { readTableText, tableText } from './table-text.ts'

const dialects: readonly Dialect[] = [postgresql, mysql, sqlite]

const SHOP = `CREATE TABLE users ( -- those who buy
  -- Never given again.
  id integer PRIMARY KEY, -- the key
  /* How (much), really. */ total numeric(12, 2) DEFAULT (1 + 2),
  mail varchar(80) NOT NULL CHECK (mail <> 'a,b)'), name text -- the last
  , CONSTRAINT named UNIQUE (name, mail)
  -- That is all.
)`

test('a statement falls into its elements, each with its comments', () => {
  for (const dialect of dialects) {
    const table = readTableText(SHOP, dialect)
    assert.ok(table, dialect.label)
    assert.equal(
      table.elements.map(({ text }) => text),
      [
        'id integer PRIMARY KEY',
        'total numeric(12, 2) DEFAULT (1 + 2)',
        "mail varchar(80) NOT NULL CHECK (mail <> 'a,b)')",
        'name text',
        'CONSTRAINT named UNIQUE (name, mail)',
      ],
      dialect.label,
    )
    assert.match(table.elements[0]?.lead ?? '', /those who buy.*Never given again/s)
    assert.is(table.elements[0]?.trail, ' -- the key')
    assert.match(table.tail, /That is all/)
    assert.is(tableText(table), SHOP)
  }
})

test('an element that goes takes its comments along, and no other', () => {
  for (const dialect of dialects) {
    const table = readTableText(SHOP, dialect)
    assert.ok(table)
    const without = tableText({ ...table, elements: table.elements.filter((_, at) => at !== 1) })
    assert.not.match(without, /How \(much\)/)
    assert.match(without, /-- the key\n +mail varchar/)
    const last = tableText({ ...table, elements: table.elements.slice(0, 3) })
    assert.match(last, /'a,b\)'\)\n +-- That is all/)
  }
})

test('an element that comes behind a comment stands on a line of its own', () => {
  for (const dialect of dialects) {
    const table = readTableText('CREATE TABLE t (a int, b int -- last\n)', dialect)
    assert.ok(table)
    const turned = tableText({ ...table, elements: table.elements.toReversed() })
    assert.is(turned, 'CREATE TABLE t ( b int, -- last\na int\n)', dialect.label)
  }
})

test('what has no elements is not taken apart', () => {
  for (const text of ['CREATE TABLE a AS SELECT 1 AS b', 'SELECT 1', 'CREATE TABLE a (b', ''])
    for (const dialect of dialects) assert.is(readTableText(text, dialect), undefined, text)
})

test.run()
