import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { MigrationEvent } from '../../../api/migrations.ts'
import { progressed, type RunProgress } from './migration-run.ts'

const BEGUN: RunProgress = { id: '1', name: 'a', done: 1, total: 3, waiting: undefined }

function check(name: string, event: MigrationEvent, expected: Partial<RunProgress>): void {
  test(name, () => assert.equal(progressed(BEGUN, event), { ...BEGUN, ...expected }))
}

check(
  'a file begins',
  { event: 'start', id: '2', name: 'b', total: 5 },
  { id: '2', name: 'b', done: 0, total: 5 },
)
check('a statement is done', { event: 'statement', number: 2, milliseconds: 3 }, { done: 2 })
check(
  'another run is waited for',
  { event: 'wait', holder: 'backend 7' },
  { waiting: 'another run: backend 7' },
)
check(
  'a lock is waited for',
  { event: 'blocked', blockers: ['x', 'y'] },
  { waiting: 'a lock of x, y' },
)
check('a file ends', { event: 'end', id: '1', milliseconds: 3 }, {})

test('what was waited for is forgotten with the next statement', () => {
  const waiting = { ...BEGUN, waiting: 'a lock' }
  const event = { event: 'statement', number: 2, milliseconds: 3 } as const
  assert.is(progressed(waiting, event).waiting, undefined)
})

test.run()
