import { EventEmitter } from 'node:events'
import type { Client } from 'pg'

/** The type and the length of a message of the server. */
const HEADER = 5
const DATA_ROW = 0x44
/** A row without columns, in the place of the first one that was left out. */
const LEFT_OUT = Buffer.from([DATA_ROW, 0, 0, 0, 6, 0, 0])

/**
 * The stream from the server without rows that are too long. The driver would hold a whole row in memory before
 * anybody sees it: `SELECT repeat('x', 1000000000)`.
 */
export class RowFilter extends EventEmitter {
  private budget = Number.POSITIVE_INFINITY
  private isMarked = false
  private header = Buffer.alloc(0)
  /** What is left of the message that is being passed or skipped. */
  private inside = 0
  private isSkipping = false

  /** The bytes of rows that may pass from now on. */
  allow(bytes: number): void {
    this.budget = bytes
    this.isMarked = false
  }

  take(chunk: Buffer): void {
    let at = 0
    let from = 0
    while (at < chunk.length) {
      if (this.inside > 0) {
        at += this.advance(chunk.length - at)
        if (this.isSkipping) from = at
      } else if (this.header.length === 0 && chunk.length - at >= HEADER) {
        const isLeftOut = this.begins(chunk.subarray(at, at + HEADER))
        if (isLeftOut) this.pass(chunk.subarray(from, at))
        at += HEADER
        if (isLeftOut) from = at
        this.mark()
      } else {
        this.pass(chunk.subarray(from, at))
        at += this.collect(chunk.subarray(at, at + HEADER - this.header.length))
        from = at
      }
    }
    this.pass(chunk.subarray(from, at))
  }

  private advance(available: number): number {
    const count = Math.min(this.inside, available)
    this.inside -= count
    return count
  }

  /** A header that comes in parts is held back until it is whole. */
  private collect(part: Buffer): number {
    this.header = Buffer.concat([this.header, part])
    if (this.header.length < HEADER) return part.length
    const { header } = this
    this.header = Buffer.alloc(0)
    if (!this.begins(header)) this.pass(header)
    this.mark()
    return part.length
  }

  /** Whether the message that begins is left out. */
  private begins(header: Buffer): boolean {
    const length = header.readInt32BE(1)
    this.inside = length - 4
    const isRow = header[0] === DATA_ROW
    this.isSkipping = isRow && length > this.budget
    if (isRow) this.budget = this.isSkipping ? 0 : this.budget - length
    return this.isSkipping
  }

  private mark(): void {
    if (!this.isSkipping || this.isMarked) return
    this.isMarked = true
    this.pass(LEFT_OUT)
  }

  private pass(bytes: Buffer): void {
    if (bytes.length > 0) this.emit('data', bytes)
  }
}

/** Puts a filter between the server and a client that is not connected yet. */
export function filterRows(client: Client): RowFilter {
  const { connection } = client
  const attach: unknown = Reflect.get(connection, 'attachListeners')
  if (typeof attach !== 'function') throw new Error('this version of pg reads its stream otherwise')
  const filter = new RowFilter()
  Reflect.set(connection, 'attachListeners', (stream: EventEmitter) => {
    stream.on('data', (chunk: Buffer) => filter.take(chunk))
    stream.on('end', () => filter.emit('end'))
    Reflect.apply(attach, connection, [filter])
  })
  return filter
}
