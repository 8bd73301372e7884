import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

export type Fill = (directory: string) => Promise<{ readonly version: string }>

/** `$XDG_CACHE_HOME/quarry-engines`, `~/.cache/quarry-engines` without the variable. */
export function cacheDirectory(): string {
  return join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'quarry-engines')
}

/** The complete directories `<engine>-<version>` of the cache, or of one version. */
export function cached(engine: string, version = ''): readonly string[] {
  const directory = cacheDirectory()
  if (!existsSync(directory)) return []
  return readdirSync(directory)
    .filter((entry) => isVersionOf(entry, engine) && entry.endsWith(version))
    .map((entry) => join(directory, entry))
}

/**
 * Fetches an engine into the cache and returns its directory. It appears complete or not at all; of
 * two processes that fetch at once, one keeps its directory and both use that.
 */
export async function fetchInto(engine: string, fill: Fill): Promise<string> {
  mkdirSync(cacheDirectory(), { recursive: true })
  sweepAbandoned()
  const partial = mkdtempSync(join(cacheDirectory(), `partial-${process.pid}-`))
  try {
    const { version } = await fill(partial)
    return settle(partial, join(cacheDirectory(), `${engine}-${version}`))
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
}

function isVersionOf(entry: string, engine: string): boolean {
  return entry.startsWith(`${engine}-`) && /^\d/.test(entry.slice(engine.length + 1))
}

function settle(partial: string, complete: string): string {
  try {
    renameSync(partial, complete)
  } catch (error) {
    // ENOTEMPTY: another process was faster, and its directory serves as well.
    if (!existsSync(complete)) throw error
  }
  return complete
}

function sweepAbandoned(): void {
  for (const entry of readdirSync(cacheDirectory())) {
    const owner = /^partial-(\d+)-/.exec(entry)?.[1]
    if (owner !== undefined && !isAlive(Number(owner)))
      rmSync(join(cacheDirectory(), entry), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  return existsSync('/proc/self') ? existsSync(`/proc/${pid}`) : true
}
