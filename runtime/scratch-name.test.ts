import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isAbandoned, scratchName } from './scratch-name.ts'

const NOW = Date.UTC(2030, 0, 1)
const HOUR = 3_600_000

test('two scratch databases of one process have two names', () => {
  const owner = { processId: 7, now: NOW }
  assert.is.not(scratchName(owner), scratchName(owner))
  assert.match(scratchName(owner), /^quarry_scratch_7_1893456000_\d+$/)
})

test('a scratch database is abandoned after an hour', () => {
  const name = scratchName({ processId: 7, now: NOW })
  assert.is(isAbandoned(name, NOW + HOUR), false)
  assert.is(isAbandoned(name, NOW + HOUR + 1000), true)
})

test('other databases are never abandoned', () => {
  for (const name of ['quarry_scratch', 'quarry_test_1_1', 'my_quarry_scratch_7_1_1', 'postgres'])
    assert.is(isAbandoned(name, NOW), false)
})

test.run()
