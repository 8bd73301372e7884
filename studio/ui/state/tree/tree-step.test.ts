import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type TreeLine, type TreeStep, treeStep } from './tree-step.ts'

/** `-` an open line, `+` a closed one, else a leaf; two blanks for each step below the top. */
function lineOf(text: string): TreeLine {
  const [, blanks = '', sign = '', label = ''] = /^( *)([-+]?)(.*)$/.exec(text) ?? []
  const isOpen = sign === '' ? undefined : sign === '-'
  return { id: label, label, depth: blanks.length / 2 + 1, isOpen }
}

const tables = ['-Tables', '  authors', '  books', '+Views']
const keys = ['-session', '  -ann', '    cart', '    mail', '  bob', 'session']

function check(lines: readonly string[], key: string, at: number, expected: TreeStep | undefined) {
  assert.equal(treeStep(key, lines, at, lineOf), expected, `${key} at ${at}`)
}

test('arrows and pages go from line to line and no further', () => {
  check(tables, 'ArrowDown', 0, { to: 1 })
  check(tables, 'ArrowDown', 3, { to: 3 })
  check(tables, 'ArrowUp', 0, { to: 0 })
  check(tables, 'End', 0, { to: 3 })
  check(tables, 'Home', 3, { to: 0 })
  check(tables, 'PageDown', 0, { to: 3 })
  check(tables, 'PageUp', 3, { to: 0 })
})

test('to the right a line is opened, then entered; to the left it is closed, then left', () => {
  check(tables, 'ArrowRight', 0, { to: 1 })
  check(tables, 'ArrowRight', 3, { toggle: 'Views' })
  check(tables, 'ArrowRight', 1, undefined)
  check(tables, 'ArrowLeft', 0, { toggle: 'Tables' })
  check(tables, 'ArrowLeft', 2, { to: 0 })
  check(tables, 'ArrowLeft', 3, { to: 3 })
  check(keys, 'ArrowLeft', 3, { to: 1 })
  check(keys, 'ArrowLeft', 4, { to: 0 })
  check(keys, 'ArrowLeft', 5, { to: 5 })
})

test('a letter goes to the next line that begins with it', () => {
  check(tables, 'b', 0, { to: 2 })
  check(tables, 'v', 3, { to: 3 })
  check(tables, 'T', 2, { to: 0 })
  check(tables, 'x', 0, undefined)
})

test('other keys are none of the tree', () => {
  check(tables, 'Enter', 1, undefined)
  check(tables, ' ', 1, undefined)
  check([], 'ArrowRight', 0, undefined)
})

test.run()
