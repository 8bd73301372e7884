import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { unwritable } from './unwritable.ts'

/** A file of JSON that belongs to the user: nobody else reads it. One change is written after the other. */
export class StateFile<T> {
  private readonly path: string
  private readonly parse: (value: unknown) => T
  private last: Promise<unknown> = Promise.resolve()

  /** `parse` is given undefined where there is no file. */
  constructor(path: string, parse: (value: unknown) => T) {
    this.path = path
    this.parse = parse
  }

  async read(): Promise<T> {
    await this.last
    return this.load()
  }

  /** Writes what `change` makes of the value, and gives what it answers; nothing is written where it throws. Throws: Refusal. */
  update<Answer>(change: (value: T) => readonly [T, Answer]): Promise<Answer> {
    const next = this.last.then(async () => {
      const [value, answer] = change(await this.load())
      await this.save(value)
      return answer
    })
    // The next change does not depend on whether this one succeeds, which its caller is told.
    this.last = Promise.allSettled([next])
    return next
  }

  private async load(): Promise<T> {
    try {
      return this.parse(JSON.parse(await readFile(this.path, 'utf8')))
    } catch (error) {
      // What stands in a damaged file may be wanted by a person: it is set aside, as the next change writes anew.
      if (error instanceof SyntaxError) await rename(this.path, `${this.path}.damaged`)
      else if (!isAbsent(error)) throw error
      return this.parse(undefined)
    }
  }

  private async save(value: T): Promise<void> {
    const partial = `${this.path}.${randomUUID()}`
    try {
      await mkdir(dirname(this.path), { recursive: true, mode: 0o700 })
      await writeFile(partial, JSON.stringify(value), { mode: 0o600, flag: 'wx' })
      await rename(partial, this.path)
    } catch (error) {
      throw unwritable(error)
    }
  }
}

/** No file, or something in its way. */
function isAbsent(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOENT' || code === 'ENOTDIR'
}

/** The directory of what is kept of one database: its address without the password is not readable from it. */
export function databaseDirectory(stateDirectory: string, address: string): string {
  const digest = createHash('sha256').update(address).digest('hex')
  return join(stateDirectory, 'studio', digest.slice(0, 32))
}
