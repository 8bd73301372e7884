import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { agoText, shortChecksum } from './migration-words.ts'

const NOW = Date.parse('2026-03-15T12:00:00.000Z')

const cases: Readonly<Record<string, string>> = {
  '2026-03-15T11:59:30.000Z': 'just now',
  '2026-03-15T11:59:00.000Z': '1 minute ago',
  '2026-03-15T11:00:01.000Z': '59 minutes ago',
  '2026-03-15T11:00:00.000Z': '1 hour ago',
  '2026-03-14T12:00:01.000Z': '23 hours ago',
  '2026-03-14T12:00:00.000Z': '1 day ago',
  '2026-03-01T12:00:00.000Z': '14 days ago',
  // A clock of another machine may be ahead.
  '2026-03-16T12:00:00.000Z': 'just now',
}

for (const [at, expected] of Object.entries(cases))
  test(`${at} is ${expected}`, () => assert.is(agoText(at, NOW), expected))

test('a checksum is told by its beginning', () => {
  assert.is(shortChecksum('9f3c71abff'), '9f3c 71ab')
})

test.run()
