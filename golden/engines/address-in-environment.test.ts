import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { addressInEnvironment } from './address-in-environment.ts'
import { isPostgresql } from './server-version.ts'

const test = suite('address in the environment')
const VARIABLE = 'QUARRY_TEST_POSTGRESQL_15_URL'
const before = process.env[VARIABLE]

test.after.each(() => {
  if (before === undefined) delete process.env[VARIABLE]
  else process.env[VARIABLE] = before
})

function find(url: string, version: string) {
  process.env[VARIABLE] = url
  return addressInEnvironment({
    name: 'postgresql-15',
    askVersion: async () => version,
    accepts: (answer) => isPostgresql(answer, 15),
  })
}

test('a server of the right version is used, and left running', async () => {
  const found = await find('postgres://db/app', '15.4')
  if (found.kind === 'unavailable') return assert.unreachable(found.reason)
  assert.equal([found.how, found.version], [`address in ${VARIABLE}`, '15.4'])
  const started = await found.start()
  assert.is(started.url, 'postgres://db/app')
  await started.stop()
})

test('a server of another version is refused by name', async () => {
  const outcome = await find('postgres://db/app', '16.1')
  const reason = `${VARIABLE} is a server of version 16.1`
  assert.equal(outcome, { kind: 'unavailable', reason })
})

test('an empty variable is none', async () => {
  assert.equal(await find('', '15.4'), { kind: 'unavailable', reason: `no ${VARIABLE}` })
})

test.run()
