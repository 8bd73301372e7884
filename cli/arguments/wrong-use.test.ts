import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { findWrongUse } from './wrong-use.ts'

/** `message; hint`, or nothing when the use is right. */
function check(line: string, expected: string): void {
  const argv = line.split(' ').filter(Boolean)
  const wrong = findWrongUse(
    argv,
    argv.find((argument) => !argument.startsWith('-')),
  )
  assert.is(wrong === undefined ? '' : `${wrong.message}; ${wrong.hint}`, expected)
}

test('commands', () => {
  check('', '')
  check('gen', '')
  check('gne', 'unknown command "gne"; did you mean "gen"?')
  check(
    'deploy',
    'unknown command "deploy"; there is init, gen, check, explain-type, apply, down, status, baseline, resolve, reset, lint, raw, migrate, diff, pull, seed, export, studio, parse, help',
  )
})

test('options', () => {
  check('gen --check --timing -h', '')
  check('gen --cwd=a --config b', '')
  check('init --sqlite', '')
  check('check -- --anything', '')
  check('gen --chek', 'unknown option "--chek"; did you mean "--check"?')
  check('gen --verify', 'unknown option "--verify"; add --help to see the options')
  check('init --mysq=1', 'unknown option "--mysq"; did you mean "--mysql"?')
  check('gen -x', 'unknown option "-x"; add --help to see the options')
  check('--versoin', 'unknown option "--versoin"; did you mean "--version"?')
})

test.run()
