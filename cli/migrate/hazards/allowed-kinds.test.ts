import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { hazardKinds } from '../../../runtime/migrate/step.ts'
import { allowedKinds } from './allowed-kinds.ts'

/** The kinds, or the code of the fault. */
function check(written: string | undefined, expected: readonly string[] | string): void {
  const found = allowedKinds(written)
  assert.equal('code' in found ? found.code : [...found], expected)
}

test('kinds are named one by one, or all of them', () => {
  check(undefined, [])
  check('', [])
  check('rewrite, data-loss', ['data-loss', 'rewrite'])
  check('all', [...hazardKinds])
})

test('what is no kind is refused', () => {
  check('data-los', 'unknown-hazard')
  check('rewrite,ALL', 'unknown-hazard')
})

test.run()
