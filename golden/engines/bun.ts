import { join } from 'node:path'
import { unavailable, type Found, type TestEngine, type Unavailable } from './engine.ts'
import { firstFound } from './first-found.ts'
import { installedProgram } from './installed-program.ts'
import { npmPackage } from './npm-package.ts'
import { runProgram } from './run-program.ts'
import { startFiles } from './start-files.ts'

const VERSION = '1.4.5'

/** Bun, for `bun:sqlite`: tests run `program`; the databases are files, as of `sqlite`. */
export const bun: TestEngine = {
  name: 'bun',
  find: () =>
    firstFound([
      () => programAt(process.env.QUARRY_TEST_BUN, 'path in QUARRY_TEST_BUN'),
      () => programAt(installedProgram(['bun']), 'installed'),
      async () => programAt(join(await npmPackage(packageOf()), 'bin', 'bun'), packageOf().name),
    ]),
}

function packageOf() {
  const arch = process.arch === 'arm64' ? 'aarch64' : process.arch
  return { engine: 'bun', name: `@oven/bun-${process.platform}-${arch}`, version: VERSION }
}

async function programAt(program: string | undefined, how: string): Promise<Found | Unavailable> {
  if (program === undefined) return unavailable(`bun: no ${how}`)
  const { stdout, stderr } = await runProgram(program, ['--version'])
  const version = /^\d+\.\d+\.\d+/.exec(stdout)?.[0]
  if (version === undefined) return unavailable(`${program} says ${(stdout || stderr).trim()}`)
  return { kind: 'found', how, version, start: () => startFiles(program) }
}
