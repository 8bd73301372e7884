import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { emit } from '../../compiler/5-emit/emit.ts'
import { printFiles } from '../../compiler/5-emit/print.ts'
import { driversOf } from '../fixtures/case-settings.ts'
import { compileCase, hasErrors } from '../fixtures/compile-case.ts'
import { readCases } from '../fixtures/golden-case.ts'

const DIST = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'dist')

/** The printer as it is in the bundle, where ts-morph stands on a part of TypeScript. */
async function bundledPrinter(): Promise<(files: unknown) => unknown> {
  const paths = readdirSync(DIST).map((name) => join(DIST, name))
  const [chunk, ...others] = paths.filter((path) =>
    readFileSync(path, 'utf8').includes('export{printFiles}'),
  )
  assert.equal(others, [])
  const module: object = await import(pathToFileURL(chunk ?? '').href)
  const printer: unknown = Reflect.get(module, 'printFiles')
  if (typeof printer !== 'function') throw new TypeError('the bundle has no printer')
  return (files) => Reflect.apply(printer, undefined, [files])
}

test('the bundle prints what the sources print', async () => {
  const print = await bundledPrinter()
  let count = 0
  for (const goldenCase of readCases()) {
    for (const dialect of goldenCase.settings.dialects) {
      const drivers = driversOf(dialect).filter((name) => goldenCase.settings.emits.includes(name))
      for (const driver of drivers) {
        const { compilation, target } = await compileCase(goldenCase, dialect, driver)
        if (hasErrors(compilation)) continue
        const files = emit(compilation.project, target.dialect, target.driver, target.options)
        assert.equal(print(files), printFiles(files))
        count += 1
      }
    }
  }
  assert.ok(count > 30, `${count} outputs`)
})

test.run()
