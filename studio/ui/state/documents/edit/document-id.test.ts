import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readEjson } from '../ejson/read-ejson.ts'
import { askedIds, namedDocuments } from './document-id.ts'

const found = (...ids: readonly string[]) => ids.map((id) => ({ id: readEjson(id) }))

test('identifiers that no list can name are named by a filter, and never by nothing', () => {
  const mixed = found("'65f1c0a2e4b0a1d2c3f4a001'", '7')
  assert.is(askedIds(mixed), undefined)
  assert.equal(namedDocuments(mixed), {
    filter: '{"_id":{"$in":["65f1c0a2e4b0a1d2c3f4a001",{"$numberInt":"7"}]}}',
  })
  assert.equal(namedDocuments(found("'a'")), { ids: ['a'], idsAs: 'string' })
})

test.run()
