import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { changeText, nextRedo, nextUndo } from './undo-order.ts'

const change = (undoId: string, state: 'done' | 'undone', superseded = false) => ({
  undoId,
  state,
  superseded,
  schema: 'main',
  table: 'orders',
  kind: 'update' as const,
  rows: 1,
  at: '2026-01-01T00:00:00Z',
})

test('undoes the newest change that is done', () => {
  const changes = [change('3', 'undone'), change('2', 'done'), change('1', 'done')]
  assert.is(nextUndo(changes)?.undoId, '2')
  assert.is(nextUndo([change('1', 'undone')]), undefined)
})

test('redoes what was undone last', () => {
  const changes = [change('3', 'undone'), change('2', 'undone'), change('1', 'done')]
  assert.is(nextRedo(changes)?.undoId, '2')
  assert.is(nextRedo([change('2', 'undone'), change('1', 'undone')])?.undoId, '1')
})

test('a new change takes the undone ones out of reach', () => {
  const [old, later] = [change('1', 'undone', true), change('2', 'undone')]
  assert.is(nextRedo([change('2', 'done'), old]), undefined)
  assert.is(nextRedo([later, old])?.undoId, '2')
  assert.is(nextRedo([]), undefined)
})

test('names a change in words', () => {
  assert.is(changeText({ ...change('1', 'done'), rows: 3 }), 'change of 3 rows of orders')
})

test.run()
