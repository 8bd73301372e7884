import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { locate } from './locate.ts'
import { createReport } from './report.ts'

test('spans become places of the file, places stay', () => {
  const report = createReport()
  const elsewhere = { file: 'other.sql', start: 1, end: 2 }
  report.add(
    'unknown-schema',
    { start: 3, end: 5 },
    { schema: 's', suggestion: undefined },
    { at: { start: 0, end: 1 }, label: 'here' },
    { at: elsewhere, label: 'there' },
  )
  const [found] = report.all().map((each) => locate(each, { file: 'a.sql', start: 100, end: 120 }))
  assert.equal(found?.place, { file: 'a.sql', start: 103, end: 105 })
  assert.equal(found?.related, [
    { place: { file: 'a.sql', start: 100, end: 101 }, label: 'here' },
    { place: elsewhere, label: 'there' },
  ])
  assert.is(found?.message, 'schema "s" does not exist')
})

test.run()
