import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { ExportOutput, OutputFile } from '../../runtime/export/export-target.ts'

/** A new directory that has its name only when everything is in it. */
export interface ExportDirectory extends ExportOutput {
  /** Gives it its name, and tells the absolute path. Throws what the file system throws. */
  complete(): string
  /** Leaves nothing of it, unless it is complete. */
  remove(): Promise<void>
}

export interface DirectoryWish {
  /** The absolute path of the directory of all exports. */
  readonly parent: string
  readonly format: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Throws what the file system throws. */
export function createExportDirectory({ parent, format, now }: DirectoryWish): ExportDirectory {
  const name = `${stampOf(now)}-${format}`
  const partial = join(parent, `.partial-${name}-${process.pid}`)
  const handles = new Set<FileHandle>()
  let isOpen = true
  mkdirSync(partial, { recursive: true })
  const pathOf = (file: string) => join(partial, file)
  return {
    pathOf,
    async create(file) {
      const handle = await open(pathOf(file), 'wx')
      handles.add(handle)
      return outputFile(handle, () => handles.delete(handle))
    },
    complete() {
      // An interruption has begun to remove it: what is left must not get the name.
      if (!isOpen) throw new Error('the directory of the export has been removed')
      const path = freePath(join(parent, name))
      renameSync(partial, path)
      isOpen = false
      return path
    },
    async remove() {
      if (isOpen) rmSync(partial, { recursive: true, force: true })
      isOpen = false
      await Promise.all([...handles].map((handle) => handle.close()))
    },
  }
}

/** Bytes that are written at once. One buffer for a whole file: new ones would wait for the garbage collector. */
const BUFFER = 262_144

function outputFile(handle: FileHandle, leave: () => void): OutputFile {
  const encoder = new TextEncoder()
  const buffer = new Uint8Array(BUFFER)
  return {
    async write(text) {
      for (let from = 0; from < text.length;) {
        const { read, written } = encoder.encodeInto(text.slice(from), buffer)
        await writeAll(handle, buffer.subarray(0, written))
        from += read
      }
    },
    async close() {
      await handle.sync()
      leave()
      await handle.close()
    },
  }
}

async function writeAll(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let from = 0; from < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, from)
    from += bytesWritten
  }
}

/** `20241231T235959Z` */
function stampOf(now: number): string {
  return new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

/** Two exports may end in one second. */
function freePath(path: string): string {
  let free = path
  for (let number = 2; existsSync(free); number += 1) free = `${path}-${number}`
  return free
}
