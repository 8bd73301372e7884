import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { unavailable, type Found } from './engine.ts'
import { firstFound, type Place } from './first-found.ts'

const found: Found = {
  kind: 'found',
  how: 'here',
  version: '1',
  start: () => Promise.reject(new Error('not started in this test')),
}

test('the first place that has it ends the search', async () => {
  const places: Place[] = [
    async () => unavailable('not here'),
    async () => found,
    () => Promise.reject(new Error('asked')),
  ]
  assert.is(await firstFound(places), found)
})

test('every place says why; one that throws does not end the search', async () => {
  const places: Place[] = [
    async () => unavailable('not here'),
    () => Promise.reject(new Error('no network')),
  ]
  assert.equal(await firstFound(places), unavailable('not here; no network'))
})

test.run()
