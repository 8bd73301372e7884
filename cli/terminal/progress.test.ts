import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { plain } from '../../compiler/diagnostics/render.ts'
import { showProgress } from './progress.ts'
import { startStopwatch } from './stopwatch.ts'

const CLEAR_LINE = '\r\u001B[2K'

/** Stages at these times in milliseconds, and then a line of output. */
function check(stages: readonly (readonly [time: number, stage: string])[], expected: string) {
  let printed = ''
  let time = 0
  const print = (text: string) => {
    printed += text
  }
  const terminal = { out: print, err: print, paint: plain, errorPaint: plain, errorColumns: 80 }
  const now = () => time
  const shown = showProgress({ terminal, stopwatch: startStopwatch(now) }, now)
  for (const [at, stage] of stages) {
    time = at
    shown.stopwatch.enter(stage)
  }
  shown.terminal.out('done\n')
  shown.terminal.out('more\n')
  assert.is(printed, `${expected}done\nmore\n`)
}

test('short work says nothing', () => {
  check(
    [
      [0, 'read'],
      [200, 'schema'],
      [900, 'queries'],
      [990, 'report'],
    ],
    '',
  )
})

test('long work says what it is at, and the line goes', () => {
  check(
    [
      [0, 'read'],
      [900, 'schema'],
      [1200, 'queries'],
      [1250, 'queries'],
      [2300, 'queries'],
    ],
    `${CLEAR_LINE}compiling the queries (1 s)${CLEAR_LINE}compiling the queries (2 s)${CLEAR_LINE}`,
  )
})

test('a later piece of work has its own time', () => {
  check(
    [
      [60_000, 'load compiler'],
      [60_500, 'schema'],
      [60_900, 'queries'],
    ],
    '',
  )
})

test.run()
