import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { PlanNode } from '../../../../api/sql.ts'
import { misjudgedText, planLines, stepDuration } from './plan-lines.ts'

const node = (label: string, more: Partial<PlanNode> = {}): PlanNode => ({
  label,
  relation: null,
  details: [],
  estimatedRows: null,
  actualRows: null,
  cost: null,
  loops: null,
  milliseconds: null,
  children: [],
  ...more,
})

test('the slow step is the one with the most time of its own', () => {
  const scan = node('Scan', { milliseconds: 62 })
  const join = node('Join', {
    milliseconds: 80,
    children: [scan, node('Hash', { milliseconds: 8 })],
  })
  const lines = planLines(node('Limit', { milliseconds: 100, children: [join] }))
  assert.equal(
    lines.map(({ node: { label }, level, ownMs, isSlowest }) => [label, level, ownMs, isSlowest]),
    [
      ['Limit', 1, 20, false],
      ['Join', 2, 10, false],
      ['Scan', 3, 62, true],
      ['Hash', 3, 8, false],
    ],
  )
  assert.is(lines[2]?.share, 0.62)
})

test('where steps take the same time none is the slow one', () => {
  const scan = node('Scan', { milliseconds: 1 })
  const lines = planLines(node('Sort', { milliseconds: 2, children: [scan] }))
  assert.equal(
    lines.map(({ isSlowest }) => isSlowest),
    [false, false],
  )
})

test('without times the cost is compared', () => {
  const lines = planLines(node('Sort', { cost: 10, children: [node('Scan', { cost: 9 })] }))
  assert.equal(
    lines.map(({ share, ownMs, isSlowest }) => [share, ownMs, isSlowest]),
    [
      [0.1, undefined, false],
      [0.9, undefined, true],
    ],
  )
})

test('an engine that tells no figures has no slow step', () => {
  const lines = planLines(node('Query', { children: [node('SCAN a'), node('SEARCH b')] }))
  assert.equal(
    lines.map(({ share, isSlowest }) => [share, isSlowest]),
    [
      [undefined, false],
      [undefined, false],
      [undefined, false],
    ],
  )
})

test('short steps have a duration too', () => {
  assert.is(stepDuration(0.018), '0.02 ms')
  assert.is(stepDuration(12.4), '12 ms')
})

test('steps that ran beside each other do not count below zero', () => {
  const child = node('Parallel scan', { milliseconds: 30 })
  const [gather] = planLines(node('Gather', { milliseconds: 10, children: [child] }))
  assert.is(gather?.ownMs, 0)
})

test('an estimate that is far off is told', () => {
  const [line] = planLines(node('Scan', { estimatedRows: 1, actualRows: 1200 }))
  assert.is(line?.misjudged, 1200)
  assert.is(misjudgedText(1200), '1,200 times more rows than estimated')
  assert.is(misjudgedText(1 / 15), '15 times fewer rows than estimated')
  assert.is(planLines(node('Scan', { estimatedRows: 5, actualRows: 90 }))[0]?.misjudged, undefined)
  assert.is(planLines(node('Scan', { estimatedRows: 5 }))[0]?.misjudged, undefined)
})

test.run()
