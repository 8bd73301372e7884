import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ConnectionFailed, hidePassword } from './connection-failed.ts'

function check(url: string, expected: string) {
  test(expected, () => assert.is(hidePassword(url), expected))
}

check('postgres://ann:secret@db:5432/app', 'postgres://ann:***@db:5432/app')
check('mysql://ann:p%40ss@db/app', 'mysql://ann:***@db/app')
check('postgres://ann@db/app', 'postgres://ann@db/app')
check('postgres://ann:sec ret@[', 'postgres:...')
check('postgres://db/app?password=secret&ssl=true', 'postgres://db/app?password=***&ssl=true')
check('postgres://db/app?sslpassword=s%20t', 'postgres://db/app?sslpassword=***')
check('mysql://ann@db/app?ssl=%7B%22key%22:%22s%22%7D', 'mysql://ann@db/app?ssl=***')

test('the message names the address and the cause', () => {
  const cause = new AggregateError([new Error('refused by ::1'), new Error('refused by 127.0.0.1')])
  const failure = new ConnectionFailed('mysql://ann:secret@db/app', { cause })
  assert.is(
    failure.message,
    'cannot connect to mysql://ann:***@db/app: refused by ::1; refused by 127.0.0.1',
  )
  assert.is(failure.cause, cause)
})

test.run()
