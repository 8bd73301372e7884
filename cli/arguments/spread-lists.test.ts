import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { spreadLists } from './spread-lists.ts'

function check(line: string, expected: string): void {
  assert.is(spreadLists(line.split(' '), ['--schema', '--queries']).join(' '), expected)
}

test('repeats the option before each further value', () => {
  check('check --schema a', 'check --schema a')
  check('check --schema a b c', 'check --schema a --schema b --schema c')
  check(
    'check --schema a b --queries c d --json',
    'check --schema a --schema b --queries c --queries d --json',
  )
  check('check --schema a --dialect b', 'check --schema a --dialect b')
  check('check --cwd a b', 'check --cwd a b')
})

test.run()
