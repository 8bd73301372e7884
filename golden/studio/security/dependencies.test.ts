import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import * as v from 'valibot'
import manifest from '../../../package.json' with { type: 'json' }
import { skip } from '../../skip.ts'

const ROOT = dirname(fileURLToPath(new URL('../../', import.meta.url)))

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      link: v.optional(v.boolean()),
      integrity: v.optional(v.string()),
      hasInstallScript: v.optional(v.boolean()),
    }),
  ),
})

function lockedPackages() {
  const lock: unknown = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  return Object.entries(v.parse(lockSchema, lock).packages).filter(([path]) => path !== '')
}

test('each dependency is pinned by its hash (security 64)', () => {
  const loose = lockedPackages().filter(([, { integrity }]) => integrity === undefined)
  assert.equal(
    loose.map(([path]) => path),
    [],
  )
})

test('only packages that are listed may run a script at installation (security 64)', () => {
  const scripted = lockedPackages().filter(([, { hasInstallScript }]) => hasInstallScript === true)
  const names = scripted.map(([path]) => path.slice('node_modules/'.length))
  assert.equal(names.sort(), Object.keys(manifest.allowScripts).sort())
})

test('what a user installs has no fault that is known as high or critical (security 64)', () => {
  const args = ['audit', '--omit=dev', '--audit-level=high', '--loglevel=error']
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8' })
  if (stderr.includes('audit endpoint')) return skip('npm audit: the registry has no answer')
  assert.is(status, 0, stdout + stderr)
})

test.run()
