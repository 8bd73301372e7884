import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

export interface WrittenFile {
  /** Relative to the directory. */
  readonly path: string
  /** Undefined: the file is removed. */
  readonly text: string | undefined
}

/** A file with what is laid beside it. */
interface Staged {
  readonly path: string
  /** The new text; undefined where the file is removed. */
  readonly partial: string | undefined
  /** The old text; undefined where there is none. */
  readonly backup: string | undefined
}

/**
 * Brings all files to their new texts, or none; a reader finds whole files at any time. What needs room on the disk is
 * laid beside the files first, so that a disk that is full changes none of them. Throws what the file system throws.
 */
export function writeFiles(directory: string, files: readonly WrittenFile[]): void {
  const laid: string[] = []
  const lay = (path: string, write: (path: string) => void): string => {
    laid.push(path)
    write(path)
    return path
  }
  try {
    const staged = files.map(({ path, text }): Staged => {
      const target = join(directory, path)
      mkdirSync(dirname(target), { recursive: true })
      const beside = `${target}.${process.pid}`
      const partial =
        text === undefined
          ? undefined
          : lay(`${beside}.partial`, (each) => writeFileSync(each, text, { flag: 'wx' }))
      const backup = existsSync(target)
        ? lay(`${beside}.backup`, (each) => keep(target, each))
        : undefined
      return { path: target, partial, backup }
    })
    exchange(staged)
  } finally {
    for (const each of laid) rmSync(each, { force: true })
  }
}

/** Some file systems have no second name for a file. */
function keep(path: string, backup: string): void {
  try {
    linkSync(path, backup)
  } catch {
    copyFileSync(path, backup)
  }
}

function exchange(staged: readonly Staged[]): void {
  const done: Staged[] = []
  try {
    for (const each of staged) {
      done.push(each)
      if (each.partial === undefined) rmSync(each.path, { force: true })
      else renameSync(each.partial, each.path)
    }
  } catch (error) {
    for (const { path, backup } of done.toReversed()) {
      if (backup === undefined) rmSync(path, { force: true })
      else renameSync(backup, path)
    }
    throw error
  }
}
