import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { EngineName, Running, Unavailable } from '../engines/engine.ts'
import { engineOutcomes, engineTable } from './engine-outcomes.ts'

const running: Running = {
  kind: 'running',
  name: 'mysql',
  how: 'installed',
  version: '9.7.0',
  url: 'mysql://127.0.0.1:1/',
  program: undefined,
  startMs: 40,
}
const asked = new Map<EngineName, Running | Unavailable>([
  ['mysql', running],
  ['bun', { kind: 'unavailable', reason: 'no package' }],
])

function check(required: readonly EngineName[], expected: readonly string[]): void {
  const failed = engineOutcomes({ asked, required })
  assert.equal(
    failed.map(({ name, problem }) => `${name}: ${problem}`),
    expected,
  )
  assert.ok(failed.every((outcome) => outcome.failed === 1))
}

test('fails for a required engine that was not tested', () => {
  check(['mysql'], [])
  check(['mysql', 'bun'], ['engine bun: no package'])
  check(['mariadb'], ['engine mariadb: no test asked for it'])
  check([], [])
})

test('prints what was asked for, in columns', () => {
  const expected = ['mysql  9.7.0  40 ms  installed', 'bun    none          no package', '']
  assert.is(engineTable(asked), expected.join('\n'))
})

test.run()
