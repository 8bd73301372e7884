import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { unsplit } from './unsplit-statement.ts'

test('a statement without a semicolon outside of quotes stays as it is', () => {
  const statement = `CREATE TABLE \`a;b\` (c text DEFAULT ('x;"y\\';'))`
  assert.is(unsplit(statement), statement)
})

test('one with semicolons is hidden in quotes that do not end before it does', () => {
  assert.is(unsplit('BEGIN x; END'), '/*!999999 " */ BEGIN x; END /*!999999 " */')
  assert.is(unsplit('BEGIN "a;"; END'), `/*!999999 ' */ BEGIN "a;"; END /*!999999 ' */`)
  const both = `BEGIN "a;"; 'b;'; END`
  assert.is(unsplit(both), `/*!999999 \` */ ${both} /*!999999 \` */`)
  assert.is(unsplit('BEGIN x; "y;"; END').slice(0, 14), `/*!999999 ' */`)
})

test('quotes around names end those that hide, and begin them again', () => {
  const body = `BEGIN "a;"; 'b;'; \`c\`; END`
  assert.is(unsplit(body), `/*!999999 \` */ ${body} /*!999999 \` */`)
})

test.run()
