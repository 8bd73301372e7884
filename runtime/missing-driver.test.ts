import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { loadDriver, MissingDriver } from './missing-driver.ts'

async function outcome(load: () => Promise<unknown>): Promise<unknown> {
  return loadDriver('better-sqlite3', load).catch((error: unknown) => error)
}

const absences = {
  'a package that is not installed': () => import(['not', 'installed'].join('-')),
  'a native part that was never built': () =>
    Promise.reject(new Error('Could not locate the bindings file. Tried: ...')),
  'a native part for another Node': () =>
    Promise.reject(Object.assign(new Error('NODE_MODULE_VERSION'), { code: 'ERR_DLOPEN_FAILED' })),
}

for (const [absence, load] of Object.entries(absences))
  test(`${absence} is one clear message with the command`, async () => {
    const error = await outcome(load)
    assert.instance(error, MissingDriver)
    assert.match(
      String(error),
      'the driver "better-sqlite3" cannot be loaded; install it: npm install better-sqlite3',
    )
  })

test('another fault of a driver stays what it is', async () => {
  const fault = new TypeError('x is not a function')
  assert.is(await outcome(() => Promise.reject(fault)), fault)
})

test('a driver that is there is handed on', async () => {
  assert.is(await outcome(async () => 'driver'), 'driver')
})

test.run()
