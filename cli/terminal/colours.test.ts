import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { paintFor } from './colours.ts'

function check(
  isTerminal: boolean | undefined,
  environment: Record<string, string>,
  coloured: boolean,
): void {
  const painted = paintFor(isTerminal, environment).red('x') !== 'x'
  assert.is(painted, coloured, JSON.stringify([isTerminal, environment]))
}

test('only on a terminal', () => {
  check(true, {}, true)
  check(false, {}, false)
  check(undefined, { CI: '1' }, false)
  check(true, { TERM: 'dumb' }, false)
})

test('NO_COLOR wins over FORCE_COLOR, which wins over the terminal', () => {
  check(true, { NO_COLOR: '1' }, false)
  check(true, { NO_COLOR: '' }, true)
  check(false, { FORCE_COLOR: '1' }, true)
  check(false, { FORCE_COLOR: '' }, true)
  check(true, { FORCE_COLOR: '0' }, false)
  check(true, { FORCE_COLOR: '1', NO_COLOR: '1' }, false)
})

test.run()
