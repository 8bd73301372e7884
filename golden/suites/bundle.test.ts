import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
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
  const scripts = readdirSync(DIST).filter((name) => name.endsWith('.js'))
  const paths = scripts.map((name) => join(DIST, name))
  const [chunk, ...others] = paths.filter((path) =>
    readFileSync(path, 'utf8').includes('export{printFiles}'),
  )
  assert.equal(others, [])
  const module: object = await import(pathToFileURL(chunk ?? '').href)
  const printer: unknown = Reflect.get(module, 'printFiles')
  if (typeof printer !== 'function') throw new TypeError('the bundle has no printer')
  return (files) => Reflect.apply(printer, undefined, [files])
}

/** The name of the chunk that is loaded first, where the one that it loads later holds this text. */
async function firstChunk(text: string): Promise<string | undefined> {
  const modules: Readonly<Record<string, string>> = {
    entry: 'import("first")',
    first: 'export const first = () => import("later")',
    later: `export const later = ${JSON.stringify(text)}`,
  }
  const { outputFiles } = await build({
    entryPoints: ['entry'],
    outdir: 'out',
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    plugins: [
      {
        name: 'modules',
        setup(bundle) {
          bundle.onResolve({ filter: /.*/ }, ({ path }) => ({ path, namespace: 'module' }))
          bundle.onLoad({ filter: /.*/ }, ({ path }) => ({ contents: modules[path] ?? '' }))
        },
      },
    ],
  })
  const chunk = outputFiles.find((file) => file.text.includes('first = () =>'))
  return chunk && basename(chunk.path)
}

test('the name of a chunk tells of all that it loads, so that it can name a build', async () => {
  const names = await Promise.all(['one', 'one', 'two'].map(firstChunk))
  assert.type(names[0], 'string')
  assert.equal([names[0] === names[1], names[1] === names[2]], [true, false])
})

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
