import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { scalar, type Type } from '../../../ir/type.ts'
import type { Filled } from '../../dialect.ts'
import { types } from '../sql-types.ts'
import { filled } from './filled.ts'

/** The column of a derived table that is filled, as MySQL 9.7 describes it. */
function check(type: Type, expected: Readonly<Record<Filled, string>>): void {
  for (const made of ['column', 'aggregate', 'expression', 'arms'] as const) {
    assert.is(types.render(filled(type, made)), expected[made], made)
  }
}

test('few digits fit an INT where an expression makes them', () => {
  check(scalar('bigint', ['2']), {
    column: 'bigint',
    aggregate: 'bigint',
    expression: 'int',
    arms: 'bigint',
  })
  check(scalar('bigint', ['12']), {
    column: 'bigint',
    aggregate: 'bigint',
    expression: 'bigint',
    arms: 'bigint',
  })
  check(scalar('tinyint'), {
    column: 'tinyint',
    aggregate: 'tinyint',
    expression: 'int',
    arms: 'tinyint',
  })
})

test('more than 512 characters are TEXT, but in a column of a table', () => {
  check(scalar('varchar', ['600']), {
    column: 'varchar(600)',
    aggregate: 'text',
    expression: 'text',
    arms: 'text',
  })
  check(scalar('varbinary', ['600']), {
    column: 'varbinary(600)',
    aggregate: 'blob',
    expression: 'blob',
    arms: 'blob',
  })
  check(scalar('varchar', ['512']), {
    column: 'varchar(512)',
    aggregate: 'varchar(512)',
    expression: 'varchar(512)',
    arms: 'varchar(512)',
  })
})

test('NULL is kept as no bytes', () => {
  const kept = 'varbinary(0)'
  check(scalar('null'), { column: kept, aggregate: kept, expression: kept, arms: kept })
})

test.run()
