import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { startStopwatch } from './stopwatch.ts'

function check(
  entries: readonly (readonly [number, string])[],
  end: number,
  expected: string,
): void {
  let time = 0
  const stopwatch = startStopwatch(() => time)
  for (const [at, stage] of entries) {
    time = at
    stopwatch.enter(stage)
  }
  time = end
  assert.is([...stopwatch.times()].map(([stage, ms]) => `${stage} ${ms}`).join(', '), expected)
}

test('shares out the time among the stages', () => {
  check([], 5, 'start 5')
  check([[30, 'read']], 40, 'start 30, read 10')
  check(
    [
      [30, 'parse'],
      [31, 'check'],
      [34, 'parse'],
    ],
    40,
    'start 30, parse 7, check 3',
  )
})

test.run()
