import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Renderable } from '../../compiler/diagnostics/render.ts'
import type { Placed } from '../config/config-table.ts'
import { fault } from '../diagnostics/fault.ts'
import { ioCode, unreadable } from '../diagnostics/io-fault.ts'
import { inMigrationOrder, isWayBack } from './migration-order.ts'

export interface FoundFiles {
  /** Relative to the directory, with `/`; queries in the order of their code units. */
  readonly paths: readonly string[]
  /** The number of SQL files that have another suffix than is asked for, or take a migration back. */
  readonly passedOver: number
  readonly faults: readonly Renderable[]
}

export interface SearchedDirectory {
  /** The key of quarry.toml that names it. */
  readonly key: string
  /** As written there. */
  readonly written: Placed<string>
  readonly absolute: string
  readonly suffix: '.sql' | '.up.sql'
  readonly holds: 'schema' | 'queries'
}

/**
 * The files of a directory and all below it, each directory once, whatever symbolic links lead to it. What starts with
 * a dot is left out: editors keep their own files so. A directory with the suffix is found as well; reading it is a fault.
 */
export function findSqlFiles(directory: SearchedDirectory): FoundFiles {
  try {
    const all = entriesBelow(directory.absolute)
    const paths = all.filter((path) => isWanted(path, directory))
    return {
      passedOver: all.filter((path) => path.endsWith('.sql')).length - paths.length,
      paths: directory.holds === 'schema' ? inMigrationOrder(paths) : paths.sort(),
      faults: [],
    }
  } catch (error) {
    return { paths: [], passedOver: 0, faults: [directoryFault(directory, error)] }
  }
}

function isWanted(path: string, { suffix, holds }: SearchedDirectory): boolean {
  if (holds === 'schema' && isWayBack(path)) return false
  return path.endsWith(suffix)
}

/** Level by level, so that the shortest of several paths to a directory is its own. */
function entriesBelow(root: string): readonly string[] {
  const found: string[] = []
  const visited = new Set([realpathSync(root)])
  let level = ['']
  while (level.length > 0) {
    const next: string[] = []
    for (const below of level) {
      const entries = visibleEntries(join(root, below))
      for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
        const path = `${below}${entry.name}`
        found.push(path)
        const real = realDirectory(join(root, path), entry)
        if (real === undefined || visited.has(real)) continue
        visited.add(real)
        next.push(`${path}/`)
      }
    }
    level = next
  }
  return found
}

function visibleEntries(directory: string): readonly Dirent[] {
  const entries = readdirSync(directory, { withFileTypes: true })
  return entries.filter(({ name }) => !name.startsWith('.'))
}

/** Undefined for what is no directory, and for a link that leads nowhere: who reads it finds out. */
function realDirectory(path: string, entry: Dirent): string | undefined {
  if (entry.isDirectory()) return realpathSync(path)
  if (!entry.isSymbolicLink()) return undefined
  try {
    return statSync(path).isDirectory() ? realpathSync(path) : undefined
  } catch (error) {
    if (ioCode(error) === undefined) throw error
    return undefined
  }
}

function directoryFault({ key, written }: SearchedDirectory, error: unknown): Renderable {
  const params = { directory: written.value, key }
  switch (ioCode(error)) {
    case 'ENOENT':
      return fault('missing-directory', params, written.place)
    case 'ENOTDIR':
      return fault('not-a-directory', params, written.place)
    default:
      return unreadable(written.value, error)
  }
}
