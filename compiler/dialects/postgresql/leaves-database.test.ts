import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compileSchema } from '../../compile-schema.ts'
import { describeParts } from '../../describe-parts.ts'
import { postgresql } from './dialect.ts'

function check(text: string, expected: boolean): void {
  const { diagnostics } = compileSchema([{ path: 'schema.sql', text }], postgresql, describeParts)
  assert.is(
    diagnostics.some(({ code }) => code === 'schema-leaves-database'),
    expected,
    text,
  )
}

test('a user belongs to the server, a user mapping to its database', () => {
  check('CREATE USER ann', true)
  check('DROP USER ann', true)
  check('CREATE USER MAPPING FOR ann SERVER s', false)
  check("ALTER USER MAPPING FOR ann SERVER s OPTIONS (SET password 'x')", false)
  check('DROP USER MAPPING FOR ann SERVER s', false)
})

test.run()
