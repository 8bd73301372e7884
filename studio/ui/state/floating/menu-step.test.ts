import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { menuStep } from './menu-step.ts'

const names = ['Sort ascending', 'Sort descending', 'Hide']

test('arrows go round, Home and End to the borders', () => {
  assert.is(menuStep('ArrowDown', 2, names), 0)
  assert.is(menuStep('ArrowUp', 0, names), 2)
  assert.is(menuStep('ArrowUp', -1, names), 2)
  assert.is(menuStep('Home', 1, names), 0)
  assert.is(menuStep('End', 0, names), 2)
})

test('a letter leads to the next item that begins with it', () => {
  assert.is(menuStep('s', 0, names), 1)
  assert.is(menuStep('S', 1, names), 0)
  assert.is(menuStep('h', -1, names), 2)
  assert.is(menuStep('x', 0, names), undefined)
})

test('other keys lead nowhere, and nothing leads into an empty menu', () => {
  assert.is(menuStep('Enter', 0, names), undefined)
  assert.is(menuStep(' ', 0, names), undefined)
  assert.is(menuStep('ArrowDown', -1, []), undefined)
})

test.run()
