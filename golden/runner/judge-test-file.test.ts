import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { judgeTestFile } from './judge-test-file.ts'
import type { Outcome } from './outcome.ts'
import { closingText } from './print-outcome.ts'
import type { ChildResult } from './run-child.ts'

const finished: ChildResult = { output: '', exitCode: 0, timedOut: false, seconds: 1 }

function summary(total: number, passed: number, skipped = 0): string {
  return `• •\n\n  Total:     ${total}\n  Passed:    ${passed}\n  Skipped:   ${skipped}\n  Duration:  1ms\n\n`
}

function check(child: Partial<ChildResult>, expected: Partial<Outcome>): void {
  const outcome = judgeTestFile('a.test.ts', { ...finished, ...child })
  const { passed, failed, problem } = outcome
  const skipped = outcome.skipped.map(({ count, reason }) => ({ count, reason }))
  assert.equal(
    { passed, failed, skipped, problem },
    { passed: 0, failed: 0, skipped: [], problem: undefined, ...expected },
  )
}

test('counts what uvu counts', () => {
  check({ output: summary(3, 3) }, { passed: 3 })
  check({ output: summary(3, 1), exitCode: 1 }, { passed: 1, failed: 2 })
})

test('fails a file that reports no test', () => {
  const missing = 'reports no test: is test.run() missing?'
  check({ output: '' }, { failed: 1, problem: missing })
  check({ output: 'SyntaxError: x', exitCode: 1 }, { failed: 1, problem: missing })
  check({ output: summary(0, 0) }, { failed: 1, problem: 'reports 0 tests' })
})

test('fails a file whose process fails although its tests pass', () => {
  const output = summary(2, 2)
  check(
    { output, exitCode: 1 },
    { passed: 2, failed: 1, problem: 'exit code 1 although its tests passed' },
  )
  check(
    { output, exitCode: undefined },
    { passed: 2, failed: 1, problem: 'ended by a signal after its tests' },
  )
  check(
    { output, timedOut: true, seconds: 600 },
    { passed: 2, failed: 1, problem: 'stopped after 600 s' },
  )
})

test('fails a file that ran twice', () => {
  const problem = 'ran its tests more than once: an await stands between two run()'
  check({ output: summary(1, 1) + summary(2, 2) }, { passed: 2, failed: 1, problem })
})

test('counts skips with their reasons', () => {
  const output = `\nSKIPPED 12 no samples\n\nSKIPPED 1 no Bun\n${summary(1, 1)}`
  const skipped = [
    { count: 12, reason: 'no samples' },
    { count: 1, reason: 'no Bun' },
  ]
  check({ output }, { passed: 1, skipped })
  check(
    { output: `\nSKIPPED 4 no samples\n${summary(0, 0)}` },
    { skipped: [{ count: 4, reason: 'no samples' }] },
  )
  check(
    { output: summary(1, 1, 2) },
    {
      passed: 1,
      skipped: [{ count: 2, reason: 'test.skip or test.only in a.test.ts' }],
    },
  )
})

test('closes with one plain line after the reasons', () => {
  const outcome = { name: 'a', passed: 2, failed: 1, seconds: 1, output: 'x' }
  const skipped = [{ count: 3, reason: 'no samples' }]
  const text = closingText([
    { ...outcome, skipped },
    { ...outcome, failed: 0, name: 'b', skipped },
  ])
  const lines = text.trimEnd().split('\n')
  assert.equal(lines.slice(-2), ['SKIPPED 6: no samples', '4 passed, 1 failed, 6 skipped'])
  assert.is(lines.filter((line) => line.startsWith('FAIL')).length, 1)
})

test.run()
