import { join } from 'node:path'
import { type EngineName, type TestEngine, unavailable } from './engine.ts'
import { firstFound } from './first-found.ts'
import { npmPackage } from './npm-package.ts'
import { runProgram } from './run-program.ts'
import { startFiles } from './start-files.ts'

/** The oldest Node that quarry supports; `engines` of package.json names it. */
export const node22: TestEngine = nodeOf('node-22', '22.14.0', 'QUARRY_TEST_NODE_22')

/** The newest Node; the tests themselves run on the one between. */
export const node26: TestEngine = nodeOf('node-26', '26.10.0', 'QUARRY_TEST_NODE_26')

/** A Node of its own version: tests run `program`; the databases are files, as of `sqlite`. */
function nodeOf(name: EngineName, version: string, variable: string): TestEngine {
  const wanted = { engine: name, name: `node-${process.platform}-${process.arch}`, version }
  return {
    name,
    find: () =>
      firstFound([
        () => programAt(process.env[variable], `path in ${variable}`),
        async () => programAt(join(await npmPackage(wanted), 'bin', 'node'), `npm ${wanted.name}`),
      ]),
  }
}

async function programAt(program: string | undefined, how: string) {
  if (program === undefined) return unavailable(`node: no ${how}`)
  const { stdout, stderr } = await runProgram(program, ['--version'])
  const version = /^v(\d+\.\d+\.\d+)/.exec(stdout)?.[1]
  if (version === undefined) return unavailable(`${program} says ${(stdout || stderr).trim()}`)
  return { kind: 'found' as const, how, version, start: () => startFiles(program) }
}
