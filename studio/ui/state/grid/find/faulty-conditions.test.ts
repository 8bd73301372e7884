import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Filter } from '../../../../api/pages.ts'
import { ApiFailure } from '../../api/api-failure.ts'
import { faultyConditions } from './faulty-conditions.ts'

const part: Filter = { column: 'a', op: 'isnull' }

function failure(...details: readonly { path: string; message: string }[]) {
  const error = { code: 'invalid_value', message: 'invalid value', requestId: '', details }
  return new ApiFailure(422, { error: { ...error, details: [...details] } })
}

test('a fault is told of the condition that it stands in', () => {
  const told = failure(
    { path: 'filter.and.1.or.0.value', message: 'Not so.' },
    { path: 'filter.and.1.or.1.value', message: 'Nor so.' },
    { path: 'sort.0.column', message: 'unknown column' },
  )
  assert.equal([...faultyConditions(told, { and: [part, part] })], [[1, 'Not so.']])
})

test('a filter that is no AND is one condition', () => {
  const told = failure({ path: 'filter.or.3.column', message: 'unknown column' })
  assert.equal([...faultyConditions(told, { or: [part] })], [[0, 'unknown column']])
})

test('other failures tell nothing of conditions', () => {
  assert.is(faultyConditions(new Error('x'), part).size, 0)
  assert.is(faultyConditions(failure({ path: 'where', message: 'x' }), part).size, 0)
})

test.run()
