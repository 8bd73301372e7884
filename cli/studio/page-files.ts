import { fileURLToPath } from 'node:url'
import { readStaticFiles, type StaticFiles } from '../../studio/server/static/static-files.ts'

/** Beside the published command, and below the directory of quarry where the sources run. */
const places = ['studio/', '../../dist/studio/']

/** The files of the page; none where it has not been built. */
export async function pageFiles(): Promise<StaticFiles> {
  for (const place of places) {
    const files = await readStaticFiles(fileURLToPath(new URL(place, import.meta.url)))
    if (files.size > 0) return files
  }
  return new Map()
}
