import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { dialectNames, loadDialect } from './registry.ts'

test('every dialect can be loaded and has its default driver', async () => {
  for (const name of dialectNames) {
    const dialect = await loadDialect(name)
    assert.is(dialect.label.toLowerCase(), name)
    assert.ok(Object.keys(dialect.drivers).includes(dialect.defaultDriver), name)
  }
})

test.run()
