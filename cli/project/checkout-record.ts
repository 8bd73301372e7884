import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ioCode } from '../diagnostics/io-fault.ts'

/** A file that belongs to one checkout of a project, without which the next run takes longer, and nothing else. */
export interface CheckoutRecord {
  /** Empty where there is none. */
  readonly read: () => string
  readonly write: (text: string) => void
}

/** Git leaves the directory out of the project, since it has a .gitignore of its own. */
const DIRECTORY = '.quarry'

export function checkoutRecord(root: string, name: string): CheckoutRecord {
  const directory = join(root, DIRECTORY)
  const path = join(directory, name)
  return {
    read: () => readRecord(path),
    write: (text) => writeUnlessRefused(directory, path, text),
  }
}

function readRecord(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (ioCode(error) === undefined) throw error
    return ''
  }
}

function writeUnlessRefused(directory: string, path: string, text: string): void {
  const partial = `${path}.${process.pid}`
  try {
    mkdirSync(directory, { recursive: true })
    writeFileSync(join(directory, '.gitignore'), '*\n')
    writeFileSync(partial, text)
    renameSync(partial, path)
  } catch (error) {
    if (ioCode(error) === undefined) throw error
  }
}
