import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { methodName } from './method-name.ts'

test('the name of a tab becomes that of a method', () => {
  assert.is(methodName('Revenue by month'), 'RevenueByMonth')
  assert.is(methodName('Untitled 2'), 'Untitled2')
  assert.is(methodName('2 books'), 'Books')
  assert.is(methodName('<script>'), 'Script')
  assert.is(methodName('日本'), 'Query')
  assert.is(methodName('x'.repeat(80)).length, 63)
})

test.run()
