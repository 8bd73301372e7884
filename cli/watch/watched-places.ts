import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { OpenedProject } from '../config/open-project.ts'
import { outputDirectory } from '../output/output-directory.ts'
import { queryDirectory, schemaDirectory } from '../sources/read-sources.ts'

/** The absolute paths that a project is read from. */
export interface WatchedPlaces {
  readonly files: readonly string[]
  /** All SQL files below them count. */
  readonly directories: readonly string[]
}

/** If the project file has a fault, only the file itself is known. */
export function placesOf({ path, root, config }: OpenedProject): WatchedPlaces {
  if (!config) return { files: [path], directories: [] }
  const searched = [schemaDirectory(root, config), queryDirectory(root, config)]
  const out = outputDirectory(root, config.gen.out).absolute
  return {
    files: [path, ...packagesAbove(dirname(out), root)],
    directories: searched.map(({ absolute }) => absolute),
  }
}

/** The package.json that decides about the generated modules, and where a nearer one may come to be. */
function packagesAbove(directory: string, root: string): readonly string[] {
  const path = join(directory, 'package.json')
  if (existsSync(path)) return [path]
  const parent = dirname(directory)
  return parent === directory ? [join(root, 'package.json')] : withNearer(path, parent, root)
}

function withNearer(path: string, parent: string, root: string): readonly string[] {
  const above = packagesAbove(parent, root)
  return above.some((each) => existsSync(each)) ? [path, ...above] : above
}
