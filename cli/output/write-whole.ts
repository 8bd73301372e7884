import { renameSync, writeFileSync } from 'node:fs'

/** Writes a file so that a reader finds the whole text or the one before. Throws what the file system throws. */
export function writeWhole(path: string, text: string): void {
  const partial = `${path}.${process.pid}.partial`
  writeFileSync(partial, text, { flag: 'wx' })
  renameSync(partial, path)
}
