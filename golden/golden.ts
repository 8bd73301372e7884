import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { expectedFiles, madeFiles } from './fixtures/expected-files.ts'
import { type GoldenCase, readCases } from './fixtures/golden-case.ts'
import { commonestFiles, SHARED } from './fixtures/shared-files.ts'
import { differencesOf, type Files, readFiles, replaceFiles } from './fixtures/stored-files.ts'

/** `npm run golden -- [-t part-of-a-name] [-u]`: compares, or rewrites what is expected. */
const { values } = parseArgs({
  options: {
    update: { type: 'boolean', short: 'u', default: false },
    test: { type: 'string', short: 't', default: '' },
  },
})
process.exitCode = await run()

async function run(): Promise<number> {
  if (values.update && process.env['CI'] !== undefined) return refuse('-u is not for CI')
  const cases = readCases(values.test)
  if (cases.length === 0) return refuse(`no case has "${values.test}" in its name`)
  if (values.update && values.test === '') await rewriteShared(cases)
  let changed = 0
  for (const goldenCase of cases) changed += (await runCase(goldenCase)) ? 1 : 0
  const outcome = values.update ? 'rewritten' : 'different'
  process.stdout.write(`${cases.length} cases, ${changed} ${outcome}\n`)
  return changed > 0 && !values.update ? 1 : 0
}

/** All cases say together which text is the shared one. */
async function rewriteShared(cases: readonly GoldenCase[]): Promise<void> {
  const made: Files[] = []
  for (const goldenCase of cases) made.push(await madeFiles(goldenCase))
  replaceFiles(SHARED, commonestFiles(made))
}

/** Whether the case differed from what was expected of it. */
async function runCase(goldenCase: GoldenCase): Promise<boolean> {
  const folder = join(goldenCase.folder, 'expected')
  const made = await expectedFiles(goldenCase)
  const differences = differencesOf(readFiles(folder), made)
  if (differences.length === 0) return false
  process.stdout.write(`${goldenCase.name}\n${differences.map((line) => `  ${line}\n`).join('')}`)
  if (values.update) replaceFiles(folder, made)
  return true
}

function refuse(reason: string): number {
  process.stderr.write(`golden: ${reason}\n`)
  return 1
}
