import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { ServerProcess } from '../../../api/activity.ts'
import { type LockNode, lockTree } from './lock-tree.ts'
import { spanText } from './span-text.ts'

const process = (id: string, ...blockedBy: string[]): ServerProcess => ({
  ...{ id, blockedBy, user: 'u', client: 'c', state: 'active', seconds: 1 },
  ...{ sql: 'SELECT 1', lock: null, own: false },
})

const drawn = (nodes: readonly LockNode[]): unknown =>
  nodes.map(({ process: { id }, waiting }) => (waiting.length === 0 ? id : [id, drawn(waiting)]))

test('who waits for whom is a tree', () => {
  const tree = lockTree([
    process('1'),
    process('2', '1'),
    process('3', '2'),
    process('4', '1'),
    process('5'),
  ])
  assert.equal(drawn(tree), [['1', [['2', ['3']], '4']]])
  assert.equal(lockTree([process('1'), process('2')]), [])
  assert.equal(lockTree([]), [])
})

test('who waits for two stands under both', () => {
  assert.equal(drawn(lockTree([process('1'), process('2'), process('3', '1', '2')])), [
    ['1', ['3']],
    ['2', ['3']],
  ])
})

test('a circle ends', () => {
  assert.equal(drawn(lockTree([process('1', '2'), process('2', '1')])), [['1', ['2']]])
})

test('a blocker that nobody sees hides nothing else', () => {
  assert.equal(drawn(lockTree([process('2', '99')])), ['2'])
})

test('spans are in the two greatest units', () => {
  assert.equal([0, 0.44, 9.94, 10.6, 59.9, 60, 185, 3600, 7800, 100_000].map(spanText), [
    '0.0 s',
    '0.4 s',
    '9.9 s',
    '10 s',
    '59 s',
    '1 min 0 s',
    '3 min 5 s',
    '1 h 0 min',
    '2 h 10 min',
    '1 d 3 h',
  ])
})

test.run()
