import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The directory that a run fills before it renames; the process id tells whether that run still lives. */
export function partialName(directory: string, pid: number): string {
  return `${partialPrefix(directory)}${pid}`
}

function partialPrefix(directory: string): string {
  return `.${basename(directory)}.partial-`
}

/** The directories beside the output directory and in it that runs left behind which were killed. */
export function findLeftovers(directory: string): readonly string[] {
  return [dirname(directory), directory].filter(existsSync).flatMap((parent) =>
    readdirSync(parent)
      .filter((name) => name.startsWith(partialPrefix(directory)))
      .map((name) => join(parent, name)),
  )
}
