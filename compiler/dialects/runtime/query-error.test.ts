import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { noRow, queryError } from './query-error.ts'

class DriverError extends Error {
  readonly code: string
  readonly detail = { column: 'a' }

  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}

/** The error as the caller of a query gets it. */
function named(error: unknown, query: string): object {
  const found = queryError(error, { query })
  if (typeof found !== 'object' || found === null) throw new Error('no object')
  return found
}

test('an error gets the name and stays itself', () => {
  const error = new DriverError('broken', '23505')
  const { stack } = error
  assert.is(named(error, 'GetBook'), error)
  assert.equal({ ...error }, { detail: { column: 'a' }, code: '23505', query: 'GetBook' })
  assert.is(error.stack, stack)
})

test('what is no error is thrown as it is', () => {
  for (const thrown of ['text', undefined, null, 1]) {
    assert.is(queryError(thrown, { query: 'GetBook' }), thrown)
  }
})

test('an error that has a name already is copied, with class, code, properties and cause', () => {
  const cause = new Error('cause')
  const shared = Object.assign(new DriverError('broken', '23505'), { query: 'SELECT 1', cause })
  Object.defineProperty(shared, 'hidden', { value: 1, enumerable: false })
  const copy = named(shared, 'GetBook')
  assert.is.not(copy, shared)
  assert.is(shared.query, 'SELECT 1')
  assert.instance(copy, DriverError)
  assert.instance(copy, Error)
  assert.is(Reflect.get(copy, 'message'), 'broken')
  assert.is(Reflect.get(copy, 'code'), '23505')
  assert.is(Reflect.get(copy, 'detail'), shared.detail)
  assert.is(Reflect.get(copy, 'cause'), cause)
  assert.is(Reflect.get(copy, 'query'), 'GetBook')
  assert.equal(Object.getOwnPropertyDescriptor(copy, 'hidden'), {
    ...{ value: 1, enumerable: false, writable: false, configurable: false },
  })
})

test('calls that fail by one error get one each, and the name is shown', () => {
  const error = new DriverError('connection lost', 'ECONNRESET')
  const copies = ['A', 'B', 'C'].map((query) => named(error, query))
  assert.is(new Set(copies).size, 3)
  assert.equal(
    copies.map((each) => Reflect.get(each, 'query')),
    ['A', 'B', 'C'],
  )
  assert.ok(copies.every((each) => Object.keys(each).includes('query')))
})

test('the stack of a copy has its message and begins where the call failed', () => {
  function generatedMethod(): object {
    const error = new DriverError('broken', '1')
    return named(Object.assign(error, { name: 'DriverError', query: 'x' }), 'GetBook')
  }
  const [first = '', ...frames] = String(Reflect.get(generatedMethod(), 'stack')).split('\n')
  assert.match(first, /^DriverError: broken$/)
  assert.not.match(frames[0] ?? '', /queryError/)
  assert.ok(frames.some((frame) => frame.includes('generatedMethod')))
})

test('a missing row has a code of its own and the name', () => {
  const error = noRow({ query: 'GetBook' })
  assert.instance(error, Error)
  assert.is(error.message, 'GetBook found no row')
  assert.is(Reflect.get(error, 'code'), 'QUARRY_NO_ROW')
  assert.is(Reflect.get(error, 'query'), 'GetBook')
})

test.run()
