import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Answer } from '../route.ts'
import { Attempt } from './attempt.ts'
import { KeptAttempts } from './kept-attempts.ts'

const limits = { attempts: 3, characters: 100, milliseconds: 1000 }
const never = new AbortController().signal

function attemptOf(answer: Promise<Answer>): Attempt {
  const work = { id: '', text: '', signal: never, isWhole: true, run: () => answer }
  return Attempt.begin(work).attempt
}

async function check(
  sizes: readonly number[],
  { elapsed = 0, kept }: { readonly elapsed?: number; readonly kept: readonly number[] },
): Promise<void> {
  let now = 0
  const attempts = new KeptAttempts(limits, () => now)
  for (const [index, size] of sizes.entries()) {
    const attempt = attemptOf(Promise.resolve({ json: 'x'.repeat(size) }))
    attempts.add(String(index), '', attempt)
    await attempt.ending
    await Promise.resolve()
  }
  now = elapsed
  const found = sizes.map((_, index) => index).filter((index) => attempts.find(String(index)))
  assert.equal(found, kept)
}

test('the oldest answers go when there are too many', () =>
  check([1, 1, 1, 1, 1], { kept: [2, 3, 4] }))

test('the oldest answers go when they are too long together', () =>
  check([60, 30, 30], { kept: [1, 2] }))

test('answers go when they are too old', async () => {
  await check([1, 1], { elapsed: 1000, kept: [0, 1] })
  await check([1, 1], { elapsed: 1001, kept: [] })
})

test('work that is not over stays, and what has changed nothing does not', async () => {
  const attempts = new KeptAttempts(limits, () => 0)
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const running = attemptOf(promise)
  attempts.add('running', '', running)
  const failed = attemptOf(Promise.reject(new Error('refused')))
  attempts.add('failed', '', failed)
  await failed.ending
  await Promise.resolve()
  assert.is(attempts.find('failed'), undefined)
  for (const index of [1, 2, 3, 4]) {
    const attempt = attemptOf(Promise.resolve({ json: '' }))
    attempts.add(String(index), '', attempt)
    await attempt.ending
  }
  await Promise.resolve()
  assert.is(attempts.find('running')?.attempt, running)
  resolve({ json: '' })
  await running.ending
})

test.run()
