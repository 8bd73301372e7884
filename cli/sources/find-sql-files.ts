import { readdir } from 'node:fs/promises'
import { sep } from 'node:path'
import type { Renderable } from '../../compiler/diagnostics/render.ts'
import type { Placed } from '../config/config-table.ts'
import { fault } from '../fault.ts'
import { ioCode, unreadable } from '../io-fault.ts'
import { inMigrationOrder, isWayBack } from './migration-order.ts'

export interface FoundFiles {
  /** Relative to the directory, with `/`; queries in the order of their code units. */
  readonly paths: readonly string[]
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
 * The files of a directory and all below it. What starts with a dot is left out: editors keep their
 * own files so. A directory with the suffix is found as well; reading it is a fault.
 */
export async function findSqlFiles(directory: SearchedDirectory): Promise<FoundFiles> {
  try {
    const entries = await readdir(directory.absolute, { recursive: true })
    const paths = entries
      .map((path) => path.split(sep).join('/'))
      .filter((path) => isWanted(path, directory))
    return {
      paths: directory.holds === 'schema' ? inMigrationOrder(paths) : paths.sort(),
      faults: [],
    }
  } catch (error) {
    return { paths: [], faults: [directoryFault(directory, error)] }
  }
}

function isWanted(path: string, { suffix, holds }: SearchedDirectory): boolean {
  if (holds === 'schema' && isWayBack(path)) return false
  return path.endsWith(suffix) && !/(?:^|\/)\./.test(path)
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
