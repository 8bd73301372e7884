import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Filter } from '../../../../api/pages.ts'
import {
  conditionsOf,
  depthOf,
  fromConditions,
  nodeAt,
  nodesOf,
  testsOf,
  withAlternative,
  withNode,
  withoutNode,
} from './filter-tree.ts'

const a: Filter = { column: 'a', op: 'eq', value: 1 }
const b: Filter = { column: 'b', op: 'isnull' }
const c: Filter = { column: 'c', op: 'in', value: ['x'] }
const filter: Filter = { and: [a, { or: [b, { not: c }] }] }

test('depth and nodes are counted as the server counts them', () => {
  assert.is(depthOf(a), 1)
  assert.is(depthOf(filter), 4)
  assert.is(nodesOf(filter), 6)
})

test('conditions are the parts of the outermost and, and make it again', () => {
  assert.equal(conditionsOf(undefined), [])
  assert.equal(conditionsOf(a), [a])
  assert.equal(conditionsOf({ or: [a, b] }), [{ or: [a, b] }])
  assert.equal(fromConditions(conditionsOf(filter)), filter)
  assert.is(fromConditions([]), undefined)
})

test('a node is found, replaced and taken out at its path', () => {
  const conditions = conditionsOf(filter)
  assert.equal(nodeAt(conditions, [1, 1, 0]), c)
  assert.is(nodeAt(conditions, [1, 2]), undefined)
  assert.is(nodeAt(conditions, []), undefined)
  assert.equal(withNode(conditions, [1, 1, 0], a), [a, { or: [b, { not: a }] }])
  assert.equal(withNode(conditions, [7], a), conditions)
  assert.equal(withoutNode(conditions, [1, 0]), [a, { or: [{ not: c }] }])
  assert.equal(withoutNode(conditions, [0]), [{ or: [b, { not: c }] }])
  assert.equal(withoutNode(conditions, [9]), conditions)
})

test('a group that loses its last part goes with it', () => {
  assert.equal(withoutNode([a, { or: [{ not: c }] }], [1, 0, 0]), [a])
})

test('an alternative makes an or-group of a condition, or joins one', () => {
  assert.equal(withAlternative([a], 0, b), [{ or: [a, b] }])
  assert.equal(withAlternative([{ or: [a, b] }], 0, c), [{ or: [a, b, c] }])
  assert.equal(withAlternative([a], 3, b), [a])
})

test('tests are found at every depth', () => {
  assert.equal(testsOf(filter), [a, b, c])
})

test.run()
