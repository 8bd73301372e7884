import { basename, dirname } from 'node:path'
import { writeFiles } from './write-files.ts'

/** Writes a file so that a reader finds the whole text or the one before. Throws what the file system throws. */
export function writeWhole(path: string, text: string): void {
  writeFiles(dirname(path), [{ path: basename(path), text }])
}
