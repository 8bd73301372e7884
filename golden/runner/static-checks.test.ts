import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { runStaticCheck, staticChecks } from './static-checks.ts'

/** Each check runs as `npm run check` runs it, but over one file outside the project. */

const place = mkdtempSync(join(tmpdir(), 'quarry-static-'))
copyFileSync('.prettierrc.json', join(place, '.prettierrc.json'))
test.after(() => rmSync(place, { recursive: true }))

const expectedCode = {
  extends: join(process.cwd(), 'golden/cases/tsconfig.json'),
  include: [join(place, '*.d.ts')],
}

function write(path: string, text: string): string {
  writeFileSync(join(place, path), text)
  return join(place, path)
}

const checks = {
  format: () => write('code.js', "const a = 'b'\n"),
  'types of expected code': () => {
    write('tsconfig.json', JSON.stringify(expectedCode))
    write('good.d.ts', 'export declare const rows: readonly string[]\n')
    return place
  },
}

const faults = {
  format: () => write('code.js', 'const a   = "b"\n'),
  'types of expected code': () => write('bad.d.ts', 'export declare const rows: NoSuchType[]\n'),
}

for (const name of ['format', 'types of expected code'] as const) {
  test(`${name}: passes what is right, finds what is not`, async () => {
    const check = staticChecks.find((check) => check.name === name)
    assert.ok(check)
    const aimed = { ...check, args: check.args.map((arg) => aim(arg, checks[name]())) }
    assert.is((await runStaticCheck(aimed)).failed, 0)
    faults[name]()
    assert.is((await runStaticCheck(aimed)).failed, 1)
  })
}

/** What the check looks at, and where it keeps its cache, are replaced. */
function aim(arg: string, target: string): string {
  if (arg === '.' || arg === 'golden/.expected-code') return target
  return arg.endsWith('.tsbuildinfo') ? join(place, 'cache.tsbuildinfo') : arg
}

test.run()
