import type { OpenedProject } from '../config/open-project.ts'
import { queryDirectory, schemaDirectory } from '../sources/read-sources.ts'

/** What a project is read from; absolute paths. */
export interface WatchedPlaces {
  readonly files: readonly string[]
  /** All SQL files below them count. */
  readonly directories: readonly string[]
}

/** Of a project file with a fault only the file itself is known. */
export function placesOf({ path, root, config }: OpenedProject): WatchedPlaces {
  const searched = config ? [schemaDirectory(root, config), queryDirectory(root, config)] : []
  return { files: [path], directories: searched.map(({ absolute }) => absolute) }
}
