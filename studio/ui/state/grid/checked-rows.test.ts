import { createRoot } from 'solid-js'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type CheckedRows, createCheckedRows } from './checked-rows.ts'

const ORDER = ['a', 'b', 'c', 'd', 'e']

function withChecked(work: (checked: CheckedRows) => void): void {
  createRoot((dispose) => {
    work(createCheckedRows(() => undefined))
    dispose()
  })
}

test('Shift checks all rows from the one that was toggled last, in either direction', () =>
  withChecked((checked) => {
    checked.toggle('d')
    checked.extendTo('b', ORDER)
    assert.equal([...checked.ids()].toSorted(), ['b', 'c', 'd'])
    checked.extendTo('e', ORDER)
    assert.equal([...checked.ids()].toSorted(), ['b', 'c', 'd', 'e'])
  }))

test('Shift without a row before checks the row itself', () =>
  withChecked((checked) => {
    checked.extendTo('c', ORDER)
    assert.equal([...checked.ids()], ['c'])
  }))

test('rows of a range are checked together, and unchecked where all are', () =>
  withChecked((checked) => {
    checked.toggle('a')
    checked.toggleAll(['a', 'b'])
    assert.equal([...checked.ids()], ['a', 'b'])
    checked.toggleAll(['a', 'b'])
    assert.is(checked.isAny(), false)
  }))

test('a single row ends the choice of all that match', () =>
  withChecked((checked) => {
    checked.checkAllMatching()
    assert.is(checked.has('anything'), true)
    checked.toggle('a')
    assert.is(checked.isAllMatching(), false)
  }))

test.run()
