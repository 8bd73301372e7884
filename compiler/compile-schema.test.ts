import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { describeParts } from './describe-parts.ts'
import { compileSchema } from './compile-schema.ts'
import type { Dialect } from './dialects/dialect.ts'
import { mysql } from './dialects/mysql/dialect.ts'
import { postgresql } from './dialects/postgresql/dialect.ts'
import { sqlite } from './dialects/sqlite/dialect.ts'
import type { Catalog } from './ir/catalog.ts'

interface Expected {
  /** The relations with their columns, `t(a b)`, that the engine has in the end. */
  readonly held: readonly string[]
  /** The same with what the faulty statements were meant to do; absent: the same. */
  readonly meant?: readonly string[]
  /** The texts of the statements without effect. */
  readonly refused?: readonly string[]
}

function check(
  dialect: Dialect,
  text: string,
  { held, meant = held, refused = [] }: Expected,
): void {
  const compiled = compileSchema([{ path: 'schema.sql', text }], dialect, describeParts)
  assert.equal(relations(compiled.catalog, dialect), held)
  assert.equal(relations(compiled.meant, dialect), meant)
  const places = compiled.refused.map(({ start, end }) => text.slice(start, end))
  assert.equal(places, refused)
}

function relations({ schemas }: Catalog, { names }: Dialect): readonly string[] {
  const schema = schemas.get(names.relationKey(names.defaultSchema))
  return [...(schema?.relations.values() ?? [])].map(
    ({ name, columns }) => `${name}(${columns.map((column) => column.name).join(' ')})`,
  )
}

test('a statement with a fault has no effect, and what follows is judged as if it had', () => {
  check(postgresql, 'create table t (a nothing); alter table t add b int; create table u (c int)', {
    held: ['u(c)'],
    meant: ['t(a b)', 'u(c)'],
    refused: ['create table t (a nothing)', 'alter table t add b int'],
  })
})

test('what is refused makes sense once there is what it lacked', () => {
  const view = 'create view v as select x from f(1)'
  const table = 'create table t (a int)'
  const trigger = 'create trigger g after insert on t for each row execute function h()'
  check(postgresql, `${view}; ${functionWith('f(int, out x int, out y int)')}; ${view}`, {
    held: ['v(x)'],
    refused: [view],
  })
  const returnsTrigger = functionWith('h() returns trigger')
  check(postgresql, `${table}; ${trigger}; ${returnsTrigger}; ${trigger}`, {
    held: ['t(a)'],
    refused: [trigger],
  })
})

function functionWith(signature: string): string {
  return `create function ${signature} language plpgsql as 'begin end'`
}

test('statements behind a forgotten semicolon are meant, and one fault is one diagnostic', () => {
  const check3 = (text: string, meant: readonly string[], refused: readonly string[]) => {
    const all = `create table t (a int); ${text}; create table u (c int)`
    for (const dialect of [postgresql, mysql, sqlite]) {
      check(dialect, all, { held: ['t(a)', 'u(c)'], meant, refused })
      const files = [{ path: 'schema.sql', text: all }]
      const { diagnostics } = compileSchema(files, dialect, describeParts)
      const expected = refused.slice(1).map(() => 'syntax-error')
      assert.equal(
        diagnostics.map(({ code }) => code),
        expected.length > 0 ? expected : ['syntax-error'],
        all,
      )
    }
  }
  check3(
    'create table a (x int)\n-- the next\ncreate table b (y int)',
    ['t(a)', 'a(x)', 'b(y)', 'u(c)'],
    ['create table a (x int)', 'create table b (y int)'],
  )
  check3(
    'create table a (x int)\nalter table t add b int\ncreate view v as select b from t',
    ['t(a b)', 'a(x)', 'v(b)', 'u(c)'],
    ['create table a (x int)', 'alter table t add b int', 'create view v as select b from t'],
  )
  // What stands behind it has a fault of its own, which may follow from the first.
  check3(
    'create table a (x int)\ncreate table b (y int,)',
    ['t(a)', 'a(x)', 'u(c)'],
    ['create table a (x int)'],
  )
})

test('all actions of a statement or none', () => {
  check(postgresql, 'create table t (a int); alter table t add b int, drop column c, drop a', {
    held: ['t(a)'],
    meant: ['t(b)'],
    refused: ['alter table t add b int, drop column c, drop a'],
  })
})

test('what is dropped by mistake is there again', () => {
  check(postgresql, 'create table a (x int); create table b (y int); drop table a, c', {
    held: ['b(y)', 'a(x)'],
    meant: ['b(y)'],
    refused: ['drop table a, c'],
  })
})

test('transactions are told by their grammar, whatever stands between the words', () => {
  check(
    postgresql,
    `begin; create table a (x int); savepoint "A b"; create table b (y int);
     rollback /* not whole */ work to "A b"; commit and -- goes on
     chain; create table c (z int); rollback`,
    { held: ['a(x)'] },
  )
  check(
    postgresql,
    `begin; create table a (x int); commit and no /* . */ chain; create table c (z int); rollback`,
    { held: ['a(x)', 'c(z)'] },
  )
  check(
    sqlite,
    `begin; create table a (x int); savepoint S; create table b (y int);
     rollback transaction t to savepoint "s"; commit`,
    { held: ['a(x)'] },
  )
})

test('ROLLBACK takes definitions back', () => {
  const text = 'begin; create table a (x int); rollback; create table b (y int)'
  check(postgresql, text, { held: ['b(y)'] })
  check(sqlite, text, { held: ['b(y)'] })
  check(mysql, text, { held: ['a(x)', 'b(y)'] })
})

test('a chained transaction goes on', () => {
  check(
    postgresql,
    'begin; create table a (x int); commit and chain; create table b (y int); abort',
    { held: ['a(x)'] },
  )
})

test('savepoints', () => {
  check(
    postgresql,
    `begin; create table a (x int); savepoint one; create table b (y int);
     rollback to one; create table c (z int); release one; commit`,
    { held: ['a(x)', 'c(z)'] },
  )
})

test('a fault ends the transaction, or not', () => {
  const text =
    'begin; create table a (x int); drop table n; create table b (y int); commit; create table c (z int)'
  check(postgresql, text, {
    held: ['c(z)'],
    meant: ['a(x)', 'b(y)', 'c(z)'],
    refused: ['drop table n', 'create table b (y int)'],
  })
  check(sqlite, text, { held: ['a(x)', 'b(y)', 'c(z)'], refused: ['drop table n'] })
})

test('a savepoint saves from a fault', () => {
  check(
    postgresql,
    'begin; create table a (x int); savepoint s; drop table n; rollback to s; create table b (y int); commit',
    { held: ['a(x)', 'b(y)'], refused: ['drop table n'] },
  )
})

test.run()
