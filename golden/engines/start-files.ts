import type { Started } from './engine.ts'
import { guardedDirectory } from './guarded-directory.ts'

/** A directory for the files of an engine that is no server. */
export async function startFiles(program: string | undefined): Promise<Started> {
  const { path, remove } = guardedDirectory('sqlite')
  return { url: `sqlite://${path}`, program, stop: remove }
}
