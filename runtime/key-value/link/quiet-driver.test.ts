import { Redis } from 'ioredis'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { quietDriver } from './quiet-driver.ts'

type Told = (error: unknown, text?: string) => void

/** A driver whose server refuses with these words. */
function driverOf(words: string) {
  class Driver {
    async auth(): Promise<string> {
      throw new Error(words)
    }

    async info(told: Told): Promise<void> {
      told(new Error(words))
    }
  }
  quietDriver(Driver)
  quietDriver(Driver)
  return new Driver()
}

/** What the driver is told of its password: the words of an error, or the answer. */
async function check(words: string, expected: string) {
  const told = await driverOf(words)
    .auth()
    .catch((error: unknown) => (error instanceof Error ? error.message : ''))
  assert.is(told, expected)
}

test('a password that is not needed is taken, and others are refused', async () => {
  const advice = 'the server knows no users: leave the name out of the address'
  await check('ERR Client sent AUTH, but no password is set', 'OK')
  await check(
    'ERR AUTH <password> called without any password configured for the default user',
    'OK',
  )
  await check("ERR wrong number of arguments for 'auth' command", advice)
  await check(
    'WRONGPASS invalid username-password pair',
    'WRONGPASS invalid username-password pair',
  )
})

test('a user who may not ask whether the server is ready goes on', () => {
  const told: unknown[] = []
  const note: Told = (error, text) => told.push(error instanceof Error ? error.message : text)
  void driverOf('NOPERM this user has no permissions').info(note)
  void driverOf('LOADING').info(note)
  assert.equal(told, ['', 'LOADING'])
})

test('the driver has the methods', () => {
  assert.not.throws(() => quietDriver(Redis))
})

test.run()
