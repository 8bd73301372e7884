import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { ErrorBody } from '../../../../api/error.ts'
import { ApiFailure } from '../../api/api-failure.ts'
import { failureText, rolledBackFrom } from './failure-text.ts'

const text = 'select 1;\nselect nam from items'

const run = {
  query: 'select nam from items',
  offset: 10,
  params: [],
  counts: [0],
  mode: 'run' as const,
  limit: 100,
  schema: undefined,
  tx: undefined,
}

function failed(status: number, error: Omit<ErrorBody['error'], 'requestId'>) {
  return new ApiFailure(status, { error: { ...error, requestId: 'r1' } })
}

test('a failure is placed in the editor, however little of it was sent', () => {
  const details = [
    { position: 8, line: 1, column: 8, message: 'no column "nam"', suggestions: ['name'] },
  ]
  const error = failed(422, { code: 'sql_error', message: 'internal error', details })
  const told = failureText({ error, isCancelled: false, run }, text, 30_000)
  assert.equal(told.sentences, ['No column "nam".'])
  assert.equal(told.place, { at: 17, line: 2, column: 8, suggestions: ['name'] })
  assert.is(told.requestId, 'r1')
})

test('a limit of time is told, and is no cancelling', () => {
  const error = failed(504, { code: 'timeout', message: 'request timed out' })
  const timedOut = failureText({ error, isCancelled: false, run }, text, 30_000)
  assert.match(timedOut.sentences[0] ?? '', 'ended after 30.0 s')
  assert.is(failureText({ error, isCancelled: true, run }, text, 30_000).title, 'Cancelled')
})

test('read-only and an ended transaction say how to go on', () => {
  const readOnly = failed(403, { code: 'read_only', message: 'the studio is read-only' })
  const told = failureText({ error: readOnly, isCancelled: false, run }, text, 1)
  assert.match(told.sentences[0] ?? '', '--read-only')
  const gone = failed(404, { code: 'not_found', message: 'not found' })
  const inside = { ...run, tx: 'one' }
  const ended = failureText({ error: gone, isCancelled: false, run: inside }, text, 1)
  assert.match(ended.sentences[0] ?? '', 'nothing of it was kept')
})

test('what a failure leaves of the statements before it is told, of a cancelled run too', () => {
  const message = 'its transaction is rolled back: nothing of it is kept'
  const error = failed(504, { code: 'timeout', message: 'x', details: [{ message, line: 1 }] })
  const told = failureText({ error, isCancelled: true, run }, text, 1)
  assert.is(told.sentences[1], `I${message.slice(1)}.`)
  assert.is(rolledBackFrom({ error }), undefined)
  const body = { error: { code: 'sql_error', message: 'x', requestId: 'r1' }, rolledBackFrom: 0 }
  assert.is(rolledBackFrom({ error: new ApiFailure(422, body) }), 0)
})

test('an error of the page itself is told as it is', () => {
  const told = failureText({ error: new Error('x'), isCancelled: false, run }, text, 1)
  assert.equal([told.title, told.place], ['x', undefined])
})

test.run()
