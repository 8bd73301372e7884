import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createConnection } from './connection.ts'

test('it is lost until a try is answered', async () => {
  let isThere = false
  let returned = 0
  const connection = createConnection({
    ask: () => (isThere ? Promise.resolve() : Promise.reject(new Error('gone'))),
    onReturn: () => {
      returned += 1
    },
  })
  assert.is(connection.state(), 'connected')
  connection.note('database-lost')
  assert.is(connection.state(), 'database-lost')
  assert.type(connection.nextTry(), 'number')
  // An answer that needs no database is no proof that it is back.
  connection.note('connected')
  assert.is(connection.state(), 'database-lost')
  connection.note('studio-lost')
  assert.is(connection.state(), 'studio-lost')
  isThere = true
  connection.tryNow()
  assert.is(connection.nextTry(), undefined)
  await Promise.resolve()
  await Promise.resolve()
  assert.is(connection.state(), 'connected')
  assert.equal([returned, connection.returns()], [1, 1])
})

test.run()
