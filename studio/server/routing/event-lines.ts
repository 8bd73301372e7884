import { PassThrough, type Readable } from 'node:stream'

/** The characters that are kept of one answer for a client that asks for it once more. */
export const MOST_KEPT = 2 * 1024 * 1024

/** An answer that is written line by line, and that a second client can read from its beginning. */
export class EventLines {
  /** Resolves with whether the work has failed, when the last line is written. */
  readonly end: Promise<{ readonly hasFailed: boolean }>
  readonly #first = new PassThrough()
  readonly #readers = new Set([this.#first])
  readonly #finish: (end: { readonly hasFailed: boolean }) => void
  #isRead = false
  #isOver = false
  #kept = ''
  #isCut = false

  constructor() {
    const { promise, resolve } = Promise.withResolvers<{ readonly hasFailed: boolean }>()
    this.end = promise
    this.#finish = resolve
  }

  write(event: object): void {
    const line = `${JSON.stringify(event)}\n`
    for (const reader of this.#readers) if (!reader.destroyed) reader.write(line)
    if (this.#isCut || this.#kept.length + line.length > MOST_KEPT) {
      this.#isCut = true
      this.#kept = ''
    } else this.#kept += line
  }

  close(end: { readonly hasFailed: boolean }): void {
    this.#isOver = true
    for (const reader of this.#readers) reader.end()
    this.#finish(end)
  }

  /** Returns how many characters are kept. */
  get size(): number {
    return this.#kept.length
  }

  /** Returns a stream of all lines, those that come later too; undefined where their beginning is not kept any more. */
  read(): Readable | undefined {
    if (!this.#isRead) {
      this.#isRead = true
      return this.#first
    }
    if (this.#isCut) return undefined
    const reader = new PassThrough()
    reader.write(this.#kept)
    if (this.#isOver) reader.end()
    else this.#readers.add(reader)
    return reader
  }
}
