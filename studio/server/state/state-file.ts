import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

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

  /** Writes what `change` makes of the value, and gives what it answers; nothing is written where it throws. */
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
      const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT'
      if (isAbsent) return this.parse(undefined)
      throw error
    }
  }

  private async save(value: T): Promise<void> {
    await mkdir(dirname(this.path), { recursive: true, mode: 0o700 })
    const partial = `${this.path}.${randomUUID()}`
    await writeFile(partial, JSON.stringify(value), { mode: 0o600, flag: 'wx' })
    await rename(partial, this.path)
  }
}

/** The directory of what is kept of one database: its address without the password is not readable from it. */
export function databaseDirectory(stateDirectory: string, address: string): string {
  const digest = createHash('sha256').update(address).digest('hex')
  return join(stateDirectory, 'studio', digest.slice(0, 32))
}
