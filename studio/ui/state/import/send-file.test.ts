import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ApiFailure } from '../api/api-failure.ts'
import { faultsOf } from './send-file.ts'

const refused = (code: string, path: string, message: string) =>
  new ApiFailure(400, {
    error: { code, message: code, requestId: '', details: [{ path, message }] },
  })

test('a row that cannot be read is a fault of its row, like a value that is refused', () => {
  const unread = refused('bad_request', 'rows.1', 'Row 2: The row is nested more than 64 deep.')
  assert.equal(faultsOf(unread), [{ row: 1, message: 'The row is nested more than 64 deep.' }])
  const value = refused('invalid_value', 'rows.0.price', 'No number.')
  assert.equal(faultsOf(value), [{ row: 0, column: 'price', message: 'No number.' }])
  assert.equal(faultsOf(refused('bad_request', 'text', 'The file holds zero bytes.')), [])
})

test.run()
