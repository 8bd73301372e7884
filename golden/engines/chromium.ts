import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { debianRoot, librariesOf } from './debian-root.ts'
import {
  unavailable,
  type Found,
  type Started,
  type TestEngine,
  type Unavailable,
} from './engine.ts'
import { firstFound } from './first-found.ts'
import { guardedDirectory } from './guarded-directory.ts'
import { installedProgram } from './installed-program.ts'
import { mustRun, runProgram } from './run-program.ts'

const INSTALLED = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
/** Without all that draws windows, it takes a third less time for the same pages. */
const SHELL = 'chromium-headless-shell'
const PROGRAM = `usr/lib/chromium/${SHELL}`

/** The browser in which the studio is tested: tests run `program`. */
export const chromium: TestEngine = {
  name: 'chromium',
  find: () =>
    firstFound([
      () => programAt(process.env.QUARRY_TEST_CHROMIUM, 'path in QUARRY_TEST_CHROMIUM'),
      () => programAt(installedProgram(INSTALLED), 'installed'),
      fetched,
    ]),
}

async function programAt(program: string | undefined, how: string): Promise<Found | Unavailable> {
  if (program === undefined || program === '') return unavailable(`chromium: no ${how}`)
  const { stdout, stderr } = await runProgram(program, ['--version'])
  const version = versionIn(stdout)
  if (version === undefined) return unavailable(`${program} says ${(stdout || stderr).trim()}`)
  return { kind: 'found', how, version, start: () => startFiles(async () => program) }
}

/** Debian's package, with all its libraries and a font. */
async function fetched(): Promise<Found> {
  const root = await debianRoot({
    engine: SHELL,
    name: SHELL,
    suite: undefined,
    version: rootVersion,
  })
  const start = () => startFiles((directory) => writeLauncher(directory, root))
  return { kind: 'found', how: `Debian's ${SHELL}`, version: await rootVersion(root), start }
}

async function rootVersion(root: string): Promise<string> {
  const env = { ...process.env, ...environmentOf(root) }
  const said = await mustRun(join(root, PROGRAM), ['--version'], { env })
  const version = versionIn(said)
  if (version === undefined) throw new Error(`${join(root, PROGRAM)} says ${said.trim()}`)
  return version
}

function versionIn(text: string): string | undefined {
  return /^(?:Chromium|Google Chrome) (\d[\d.]+)/.exec(text)?.[1]
}

/** Its fonts are those of the root as well, so that it draws the same on every machine. */
function environmentOf(root: string): Readonly<Record<string, string>> {
  return { LD_LIBRARY_PATH: librariesOf(root).join(':'), FONTCONFIG_SYSROOT: root }
}

/** A program that needs nothing to be said: Chromium starts its own file anew for each of its processes, so that no loader can stand before it. */
async function writeLauncher(directory: string, root: string): Promise<string> {
  const settings = Object.entries(environmentOf(root)).map(([name, value]) => `${name}='${value}'`)
  const launcher = join(directory, SHELL)
  await writeFile(
    launcher,
    `#!/bin/sh\nexport ${settings.join(' ')}\nexec '${join(root, PROGRAM)}' "$@"\n`,
  )
  await chmod(launcher, 0o755)
  return launcher
}

async function startFiles(program: (directory: string) => Promise<string>): Promise<Started> {
  const { path, remove } = guardedDirectory('chromium')
  return { url: `file://${path}`, program: await program(path), stop: remove }
}
